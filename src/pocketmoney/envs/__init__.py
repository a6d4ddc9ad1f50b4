"""Doors for trainers: PettingZoo, Gymnasium, OpenSpiel. Each needs its own extra, and is imported by itself."""
