"""Words that people read: Fluent catalogues, one folder a language, and the one function that speaks them."""
