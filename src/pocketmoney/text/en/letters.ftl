# The sample of letters from the kitchen mailbox, as in games/tietgen/data/kitchen.toml.

letter-1 = You left your pan in the sink again. Whoever washed it sends the bill.
letter-2 = Your pot plant won the kitchen's prize for survival.
letter-3 = Cooking club: everybody chips in for your lasagne.
letter-4 = You lost the bet about the smoke alarm. Each of the others is owed a little.
letter-5 = Somebody labelled your shelf of the fridge. Find out who: go back two spaces.
letter-6 = House meeting in the laundry room. Or wherever the machines are nearest.
letter-7 = A night guard still owes you a favour. Keep this letter.
letter-8 = The oven was on all weekend. Explain it to the administration.
letter-9 = Deposit on everything you stored in the corridor.
letter-10 = Breakfast is on the house. Take the short way to GO.
