"""Pictures of every view of the web client: `python -m tools.screenshots`."""
