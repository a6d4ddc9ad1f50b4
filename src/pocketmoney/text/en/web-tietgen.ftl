# Tietgen in the web client. What is owed and booked is said; nobody is told to drink.

## The board

web-tietgen-ring = The board. { $told }
web-tietgen-stands = { $name } stands on { $space }.
web-tietgen-thrown = Thrown: { $first } and { $second }
web-tietgen-cl = { NUMBER($cl, maximumFractionDigits: 3) }
web-tietgen-of = { $name } owns it
web-tietgen-free = for sale
web-tietgen-mortgaged = mortgaged
web-tietgen-built = { $level ->
    [5] a fridge
    [one] 1 crate
   *[other] { $level } crates
}
web-tietgen-rents-cl = rent in cl
web-tietgen-rent-crates = { $count ->
    [0] nothing built:
    [one] one crate:
    [5] a fridge:
   *[other] { $count } crates:
}
web-tietgen-rent-owned = { $count ->
    [one] one owned:
   *[other] { $count } owned:
}
web-tietgen-drink-why = it leaves your stock
web-tietgen-chug-why = a whole glass instead; your stock stays as it is
web-tietgen-room-before = Room before
web-tietgen-room-after = Next room
web-tietgen-piggy = Piggy bank { $amount }
web-tietgen-supply = { $crates ->
    [one] 1 crate
   *[other] { $crates } crates
} and { $fridges ->
    [one] 1 fridge
   *[other] { $fridges } fridges
} left
web-tietgen-table = The table
web-tietgen-short-go = GO
web-tietgen-short-mail-2 = Mail
web-tietgen-short-mail-7 = Mail
web-tietgen-short-mail-17 = Mail
web-tietgen-short-mail-22 = Mail
web-tietgen-short-mail-33 = Mail
web-tietgen-short-mail-36 = Mail
web-tietgen-short-energy = Energy
web-tietgen-short-bike-room-a = Bikes A
web-tietgen-short-bike-room-b = Bikes B
web-tietgen-short-bike-room-c = Bikes C
web-tietgen-short-cellar-parking = Cellar
web-tietgen-short-computer-room = PCs
web-tietgen-short-laundry = Wash
web-tietgen-short-administration = Admin
web-tietgen-short-piggy-bank = Piggy
web-tietgen-short-go-to-administration = Off!
web-tietgen-short-lost-key = Key

## What is going on

web-tietgen-throws = to throw
web-tietgen-auction = Going, going …
web-tietgen-no-bid = No bid yet
web-tietgen-high = { $amount } by { $name }
web-tietgen-passed = Passed: { $names }
web-tietgen-may-buy = For sale: { $price }
web-tietgen-must-settle = This is to be settled.
web-tietgen-owes = { $name } owes { $to } { $amount }
web-tietgen-owes-game = { $name } owes the game { $amount }
web-tietgen-may-claim = { $name } may claim { $amount } from { $from }!
web-tietgen-held = Held in the administration; { $failed } of three throws failed.
web-tietgen-is-held = in the administration

## The phone

web-tietgen-now = What you may do now
web-tietgen-page-board = Board
web-tietgen-page-deeds = Deeds
web-tietgen-page-trade = Trade
web-tietgen-page-mine = Me
web-tietgen-claim = Claim { $amount } of rent
web-tietgen-claim-from = from { $name }, { $space }
web-tietgen-buy = Buy for { $amount }
web-tietgen-decline = No, to auction
web-tietgen-drink = { $amount } from the stock
web-tietgen-bid = Bid { $amount }
web-tietgen-stock = you have { $amount }
web-tietgen-you-owe = You owe { $amount } and have { $stock }. Sell, mortgage or trade.
web-tietgen-less = { $what }: less
web-tietgen-more = { $what }: more
web-tietgen-no-deeds = No deeds yet.
web-tietgen-have = { $has } of { $of }
web-tietgen-crate-costs = a crate costs { $amount }
web-tietgen-rent = rent { $amount }
web-tietgen-stand-claim = Claim whatever is due to me, by itself

## Trades

web-tietgen-ready = Ideas
web-tietgen-build-trade = A trade of your own
web-tietgen-with = With whom?
web-tietgen-you-give = You give
web-tietgen-you-get = You get from { $name }
web-tietgen-beer = beer
web-tietgen-both-sides = Put something on each side.
web-tietgen-make-offer = Offer it
web-tietgen-take-back = Take it back
web-tietgen-no-trade = No trades just now.
web-tietgen-trade-open = One offer between two players at a time.

## Nobody else's business

web-tietgen-private = How you settle what is booked
web-tietgen-private-why = Only you see this. The ledger looks the same to the others whatever you choose.
web-tietgen-how = Settled with
web-tietgen-cap = Tell me at so many ml (0: never)
web-tietgen-pace = Tell me above so many ml an hour (0: never)
web-tietgen-keep = Keep it so
