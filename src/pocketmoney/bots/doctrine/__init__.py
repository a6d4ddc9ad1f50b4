"""Standing orders: a small text that a player writes, and a bot that obeys it.

One order a line; what stands behind a `#` is a comment. Orders are obeyed from the top: an order that rules moves out
leaves fewer of them for those below, and the first order that asks for a move which is still there decides. What no
order decides is left to another bot. `grammar.py` lists every order.
"""
