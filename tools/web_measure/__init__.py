"""How quick the web client is, in a real browser."""
