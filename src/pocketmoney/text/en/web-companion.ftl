# The phone beside a board of cardboard, a table that calls time, and rulings that are put to the vote.

web-tietgen-page-ledger = Ledger
web-tietgen-die-1 = First die
web-tietgen-die-2 = Second die
web-tietgen-tell-dice = What do your dice show?
web-tietgen-told-dice = Thrown: { $first } and { $second }
web-tietgen-throw-for-me = Throw for me
web-tietgen-card-number = Number of the card
web-tietgen-card-not-there = Card { $number } is not in the pile.
web-tietgen-told-card = That one
web-tietgen-last-throw = The last throw
web-tietgen-put-piece = { $name }: { $space }
web-tietgen-player = Player
web-badge-drunk = booked
web-tietgen-look-up = Look up a space
web-tietgen-owed = Who owes what
web-tietgen-dispute = That throw is wrong
web-sure-time = Call time now?
web-tietgen-time-why = When all who are still in call time, the beer is counted and the wealthiest wins.
web-tietgen-time-asked = { $names } would like to call time.
web-tietgen-time-too = Me too
web-undo-disputed = { $name } says that the throw or card of { $whose } was not so. Take it back?

web-ruling = Another ruling …
web-ruling-why = The game goes on as it is. What most of you want holds from the next game on.
web-ruling-which = What is in dispute?
web-ruling-now = Now: { $value }
web-ruling-instead = Instead
web-ruling-ask = Put it to the vote
