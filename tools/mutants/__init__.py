"""Mutation testing: change one spot of the engine at a time and see whether a test fails."""
