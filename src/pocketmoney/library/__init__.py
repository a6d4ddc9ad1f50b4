"""Pocket Money from Python: what `import pocketmoney` offers."""
