"""What is asked for by HTTP: the API with its description, records and replays, health, figures, the first page."""
