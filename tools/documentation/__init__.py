"""The documentation site: its pages gathered from docs/, the documents beside it and the code, and built strictly."""
