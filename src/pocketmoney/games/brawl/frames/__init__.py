"""The steps of a brawl: each frame is something that must finish before play goes on."""
