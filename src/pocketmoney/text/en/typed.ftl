# What people type, several forms with commas between them, the one that is shown first. Case, accents and hyphens do
# not matter. Records have the English words, which are the keys.

## Moves of the card games

typed-play = play, lay
typed-discard = discard
typed-heal = heal
typed-pass = pass
typed-take = take
typed-left = left
typed-right = right
typed-release = release, let go
typed-drop = drop
typed-concede = concede, give up

## Moves of Tietgen

typed-roll = roll, throw
typed-buy = buy
typed-decline = decline
typed-bid = bid
typed-claim = claim, rent
typed-build = build
typed-sell = sell
typed-mortgage = mortgage
typed-lift = lift
typed-keep = keep
typed-fine = fine
typed-flirt = flirt
typed-chug = chug, glass
typed-drink = drink, stock
typed-offer = offer, trade
typed-accept = accept
typed-refuse = refuse
typed-settle = settle
typed-surrender = surrender
typed-draw = draw
typed-mail = mail, card
typed-time = time

## Words inside of moves

typed-give = give
typed-get = get, for
typed-filler = a, card, cards, the
typed-at = on, at, against, to

## Words that show or arrange something

typed-help = help
typed-table = table
typed-hand = hand
typed-moves = moves
typed-log = log
typed-why = why
typed-rules = rules
typed-save = save
typed-plain = plain
typed-quiet = quiet
typed-quit = quit, exit
typed-board = board
typed-deeds = deeds
typed-players = players
typed-debt = debt
typed-administration = administration, admin
typed-ledger = ledger
