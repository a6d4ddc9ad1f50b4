# A board of cardboard on the table: dice and cards that are told to the program; and a table that calls time.

## House rules

option-dice = Who throws the dice.
option-dice-thrown = the program
option-dice-typed = you do, on the table, and type what they show

option-cards = Who draws the mail cards.
option-cards-drawn = the program
option-cards-typed = you do, from your own pile, and type the number

preset-companion = A board of cardboard on the table: the phones are the deeds, the ledger and the realtor, and you throw the dice.
preset-short = The game is counted after 120 throws, and rents need no claiming.
preset-cut-throat = Claim before the next throw or lose the rent, bid for the last crate, and building fills the piggy bank.

## What happens

event-tietgen-calls-time = { $seat-is ->
    [you] You call time: when all who are still in do, the beer is counted and the wealthiest wins.
   *[other] { $seat } calls time: when all who are still in do, the beer is counted and the wealthiest wins.
}

## Why not

refusal-tietgen-dice-are-thrown = At this table the program throws the dice.
refusal-tietgen-cards-are-drawn = At this table the program draws the cards.
refusal-tietgen-card-not-there = Card { $number } cannot have been drawn: somebody keeps it, or the pile has no such card.
refusal-tietgen-no-card = You have not come to a mail space: there is no card for you to draw.
refusal-tietgen-not-your-card = This card is for { $on } to draw.
refusal-tietgen-time-called = You have called time already; the others have to agree.
problem-tietgen-which-dice = { $word } is alone, or has two dice behind it, like 3-4
problem-tietgen-which-card = { $word } needs the number of the card, like 12

## In the terminal

terminal-tietgen-ask-mail = You draw a mail card. Type its number, as in: mail 12 (Enter: the program draws one):
terminal-tietgen-ask-card-throw = The card asks for a new throw. Type what the dice show, as in: roll 3-4 (Enter: the program throws):
terminal-tietgen-ask-throw-typed = Your throw. Type what the dice show, as in: roll 3-4 (Enter: the program throws for you):
terminal-tietgen-move-draw = draw (by the program)

## In a browser

web-ask-mail = You draw a mail card.
web-ask-card-throw = Throw for the card.
web-move-draw = Draw one for me
web-move-mail = Card
web-move-time = Call time

## Checking a record

verify-told = { $count ->
    [one] One throw or card happened on the table and was typed in: nobody can check that one.
   *[other] { $count } throws and cards happened on the table and were typed in: nobody can check those.
}
