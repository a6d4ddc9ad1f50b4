"""The steps of the rule book."""
