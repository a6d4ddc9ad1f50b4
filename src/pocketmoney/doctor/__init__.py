"""`pocketmoney doctor`: check what `serve` and `play` need, and say what to mend."""
