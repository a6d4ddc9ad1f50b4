# Bots: what is wrong with a word that should seat one, and what each of them is.

problem-unknown-bot = there is no bot called { $word }{ problem-near-or-known }
problem-bot-needs-more = { $word } needs something behind a colon, as in { $word }:...
