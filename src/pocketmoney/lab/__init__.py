"""Many games at once: what house rules change, which bots are strong, where a game was decided."""
