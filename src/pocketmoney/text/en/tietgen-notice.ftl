# What is to be read before the first game.

tietgen-notice = Before you play: the program keeps the books, nothing more. Wherever it says beer, any drink will do, water too, and points work just as well. How you settle what is booked, and whether, is up to each of you. Nobody is ranked by it.
