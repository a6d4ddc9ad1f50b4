"""The whole server from one seed, on a virtual clock, with a simulated network, disk and crashes (ADR 16)."""
