# What happens in Tietgen, as it is told at the table. What is paid and booked is said; nobody is told to drink.
#
# Amounts come with their unit. `$paid-beer` is what a player pays the game, `$gained-beer` what the game pays a player,
# `$moved-beer` what goes from one player to another, `$drunk-beer` what is booked as drunk, `$piggy-beer` what goes into
# the piggy bank, `$left-beer` the stock afterwards. `$drunk-beer-is` and `$piggy-beer-is` say `some` or `none`.

## Small words

and-booked = { $drunk-beer-is ->
    [some] , booked as drunk
   *[none] { "" }
}
and-into-the-piggy-bank = { $piggy-beer-is ->
    [some] { " " }The piggy bank gets as much.
   *[none] { "" }
}
built-there = { $level ->
    [0] nothing
    [1] one crate
    [5] a fridge
   *[other] { $level } crates
}

## Throwing and moving

event-tietgen-turn = { $seat-is ->
    [you] Your turn.
   *[other] { $seat }'s turn.
}
event-tietgen-again = { $seat-is ->
    [you] That was a double: you throw again.
   *[other] That was a double: { $seat } throws again.
}
event-tietgen-throws = { $seat-is ->
    [you] You throw { $first } and { $second }{ tietgen-is-double }.
   *[other] { $seat } throws { $first } and { $second }{ tietgen-is-double }.
}
tietgen-is-double = { $double ->
    [yes] , a double
   *[no] { "" }
}
event-tietgen-moves = { $seat-is ->
    [you] You come to { $space }.
   *[other] { $seat } comes to { $space }.
}
event-tietgen-coupons = { $seat-is ->
    [you] GO: { $gained-beer } in coupons for you, { $left-beer } in stock.
   *[other] GO: { $gained-beer } in coupons for { $seat }, { $left-beer } in stock.
}

## The administration

event-tietgen-sent = { $seat-is ->
    [you] { tietgen-sent-for } You are sent to the administration for a reprimand.
   *[other] { tietgen-sent-for } { $seat } is sent to the administration for a reprimand.
}
tietgen-sent-for = { $why ->
    [doubles] The third double in a row!
    [card] So the letter says.
   *[space] The wrong corner.
}
event-tietgen-stays = { $seat-is ->
    [you] No double: you stay where you are. That was throw { $failed } of three.
   *[other] No double: { $seat } stays in the administration. That was throw { $failed } of three.
}
event-tietgen-free = { $seat-is ->
    [you] You may leave the administration.
   *[other] { $seat } may leave the administration.
}
event-tietgen-pays-fine = { $seat-is ->
    [you] You pay the fine of { $paid-beer }{ and-booked }; { $left-beer } are left.{ and-into-the-piggy-bank }
   *[other] { $seat } pays the fine of { $paid-beer }{ and-booked }; { $left-beer } are left.{ and-into-the-piggy-bank }
}
event-tietgen-flirts = { $seat-is ->
    [you] You use a Flirting card. The vægter looks the other way.
   *[other] { $seat } uses a Flirting card. The vægter looks the other way.
}

## Mail

event-tietgen-mail = { $seat-is ->
    [you] You have mail: “{ $mail }”
   *[other] { $seat } has mail: “{ $mail }”
}
event-tietgen-letter = { $seat-is ->
    [you] You find a letter in the kitchen mailbox: “{ $letter }”
   *[other] { $seat } finds a letter in the kitchen mailbox: “{ $letter }”
}
event-tietgen-no-mail = No mail today: every card of the deck is in somebody's hand.
event-tietgen-card-gain = { $seat-is ->
    [you] You get { $gained-beer } and have { $left-beer } in stock.
   *[other] { $seat } gets { $gained-beer } and has { $left-beer } in stock.
}
event-tietgen-pays-card = { $seat-is ->
    [you] You pay { $paid-beer }{ and-booked }; { $left-beer } are left.{ and-into-the-piggy-bank }
   *[other] { $seat } pays { $paid-beer }{ and-booked }; { $left-beer } are left.{ and-into-the-piggy-bank }
}
event-tietgen-pays-player = { $by-is ->
    [you] You pay { $on } { $moved-beer }; { $left-beer } are left.
   *[other] { $by } pays { $on } { $moved-beer }; { $left-beer } are left.
}
event-tietgen-card-throw = The dice say how much: { $first } and { $second }.

## Energy, key, piggy bank

event-tietgen-chugs = { $seat-is ->
    [you] You settle it with your glass: { $drunk-beer } booked as drunk, and your stock stays as it is.
   *[other] { $seat } settles it with the glass: { $drunk-beer } booked as drunk, and the stock stays as it is.
}
event-tietgen-drinks = { $seat-is ->
    [you] You settle it from your stock: { $due-beer }.
   *[other] { $seat } settles it from the stock: { $due-beer }.
}
event-tietgen-pays-tax = { $seat-is ->
    [you] { $space } costs you { $paid-beer }{ and-booked }; { $left-beer } are left.{ and-into-the-piggy-bank }
   *[other] { $space } costs { $seat } { $paid-beer }{ and-booked }; { $left-beer } are left.{ and-into-the-piggy-bank }
}
event-tietgen-empties-piggy = { $seat-is ->
    [you] You empty the piggy bank: { $emptied-beer } more in stock, { $left-beer } in all.
   *[other] { $seat } empties the piggy bank: { $emptied-beer } more in stock, { $left-beer } in all.
}

## Buying and auctions

event-tietgen-buys = { $seat-is ->
    [you] You buy { $space } for { $paid-beer }{ and-booked }; { $left-beer } are left.
   *[other] { $seat } buys { $space } for { $paid-beer }{ and-booked }; { $left-beer } are left.
}
event-tietgen-declines = { $seat-is ->
    [you] You do not buy { $space }.
   *[other] { $seat } does not buy { $space }.
}
event-tietgen-auction = { $space } goes to auction.
event-tietgen-bids = { $seat-is ->
    [you] You bid { $bid-beer }.
   *[other] { $seat } bids { $bid-beer }.
}
event-tietgen-wins-auction = { $seat-is ->
    [you] Sold: { $space } is yours for { $paid-beer }{ and-booked }; { $left-beer } are left.
   *[other] Sold: { $space } goes to { $seat } for { $paid-beer }{ and-booked }; { $left-beer } are left.
}
event-tietgen-bid-void = { $seat } is out, and the bid of { $bid-beer } is void: the auction begins again.
event-tietgen-unsold = Nobody wants { $space }: it stays without an owner.

## Rent

event-tietgen-rent-due = { $on-is ->
    [you] You owe { $by } { $due-beer } of rent for { $space }, if it is claimed in time.
   *[other] { $on } owes { $by } { $due-beer } of rent for { $space }, if it is claimed in time.
}
event-tietgen-claims = { $by-is ->
    [you] You claim { $due-beer } of rent for { $space } from { $on }.
   *[other] { $by } claims { $due-beer } of rent for { $space } from { $on }.
}
event-tietgen-pays-rent = { $by-is ->
    [you] You pay { $on } { $moved-beer }{ and-booked }; { $left-beer } are left.
   *[other] { $by } pays { $on } { $moved-beer }{ and-booked }; { $left-beer } are left.
}
event-tietgen-rent-forfeited = { $by-is ->
    [you] A mortgaged deed brings no rent: you can no longer claim the { $due-beer } for { $space }.
   *[other] A mortgaged deed brings no rent: { $by } can no longer claim the { $due-beer } for { $space }.
}
event-tietgen-rent-lost = { $by-is ->
    [you] Too late: you have not claimed the { $due-beer } of rent for { $space }.
   *[other] Too late: { $by } has not claimed the { $due-beer } of rent for { $space }.
}

## Crates and fridges

event-tietgen-builds = { $seat-is ->
    [you] You build in { $space } for { $paid-beer }{ and-booked }: { built-there } now; { $left-beer } are left.{ and-into-the-piggy-bank }
   *[other] { $seat } builds in { $space } for { $paid-beer }{ and-booked }: { built-there } now; { $left-beer } are left.{ and-into-the-piggy-bank }
}
event-tietgen-last-piece = { $seat-is ->
    [you] You bid { $bid-beer } for the last { tietgen-piece }, and somebody else could place it too.
   *[other] { $seat } bids { $bid-beer } for the last { tietgen-piece }, and somebody else could place it too.
}
tietgen-piece = { $piece ->
    [fridge] fridge
   *[crate] crate
}
event-tietgen-sells = { $seat-is ->
    [you] You sell from { $space } for { $gained-beer }: { built-there } left there, { $left-beer } in stock.
   *[other] { $seat } sells from { $space } for { $gained-beer }: { built-there } left there, { $left-beer } in stock.
}
event-tietgen-sells-down = { $seat-is ->
    [you] There are too few crates for that: you sell the whole group of { $space } down to { built-there } each, for { $gained-beer }; { $left-beer } in stock.
   *[other] There are too few crates for that: { $seat } sells the whole group of { $space } down to { built-there } each, for { $gained-beer }; { $left-beer } in stock.
}

## Mortgages

event-tietgen-mortgages = { $seat-is ->
    [you] You mortgage { $space } for { $gained-beer }; { $left-beer } in stock.
   *[other] { $seat } mortgages { $space } for { $gained-beer }; { $left-beer } in stock.
}
event-tietgen-lifts = { $seat-is ->
    [you] You lift the mortgage of { $space } for { $paid-beer }{ and-booked }; { $left-beer } are left.
   *[other] { $seat } lifts the mortgage of { $space } for { $paid-beer }{ and-booked }; { $left-beer } are left.
}
event-tietgen-pays-interest = { $seat-is ->
    [you] You pay { $paid-beer } of interest{ and-booked }; { $left-beer } are left.
   *[other] { $seat } pays { $paid-beer } of interest{ and-booked }; { $left-beer } are left.
}

## Trades

event-tietgen-offers = { $by-is ->
    [you] You offer { $on } { $give } for { $get }.
   *[other] { $by } offers { $on } { $give } for { $get }.
}
event-tietgen-accepts = { $by-is ->
    [you] You accept. The trade with { $on } is made.
   *[other] { $by } accepts. The trade with { $on } is made.
}
event-tietgen-refuses = { $by-is ->
    [you] You refuse the offer of { $on }.
   *[other] { $by } refuses the offer of { $on }.
}
event-tietgen-takes-back = { $by-is ->
    [you] You take back your offer to { $on }.
   *[other] { $by } takes back the offer to { $on }.
}
event-tietgen-offer-dies = { $by-is ->
    [you] Your offer to { $on } is gone.
   *[other] The offer of { $by } to { $on } is gone.
}
event-tietgen-gives-beer = { $by-is ->
    [you] You give { $on } { $moved-beer }; { $left-beer } are left.
   *[other] { $by } gives { $on } { $moved-beer }; { $left-beer } are left.
}
event-tietgen-gives-deed = { $by-is ->
    [you] You give { $on } the deed of { $space }.
   *[other] { $by } gives { $on } the deed of { $space }.
}
event-tietgen-gives-flirt = { $by-is ->
    [you] You give { $on } a Flirting card.
   *[other] { $by } gives { $on } a Flirting card.
}

## Debts and bankruptcy

event-tietgen-owes-game = { $seat-is ->
    [you] You owe { $due-beer } for { tietgen-owed-for } and have { $left-beer }.
   *[other] { $seat } owes { $due-beer } for { tietgen-owed-for } and has { $left-beer }.
}
event-tietgen-owes-player = { $seat-is ->
    [you] You owe { $on } { $due-beer } for { tietgen-owed-for } and have { $left-beer }.
   *[other] { $seat } owes { $on } { $due-beer } for { tietgen-owed-for } and has { $left-beer }.
}
tietgen-owed-for = { $what ->
    [rent] rent
    [tax] this space
    [fine] the fine
    [interest] interest
   *[card] this letter
}
event-tietgen-surrenders = { $seat-is ->
    [you] You cannot raise { $due-beer } and surrender.
   *[other] { $seat } cannot raise { $due-beer } and surrenders.
}
event-tietgen-concedes = { $seat-is ->
    [you] You give up.
   *[other] { $seat } gives up.
}
event-tietgen-out = { $seat-is ->
    [you] You have run dry and are out.
   *[other] { $seat } has run dry and is out.
}
event-tietgen-out-to = { $seat-is ->
    [you] You have run dry and are out. Everything goes to { $on }.
   *[other] { $seat } has run dry and is out. Everything goes to { $on }.
}
event-tietgen-leaves-beer = { $by-is ->
    [you] You leave { $on } { $moved-beer }.
   *[other] { $by } leaves { $on } { $moved-beer }.
}
event-tietgen-leaves-game = { $seat-is ->
    [you] Your last { $paid-beer } go back to the game.
   *[other] The last { $paid-beer } of { $seat } go back to the game.
}

## The end

event-tietgen-wealth = { $seat-is ->
    [you] You own { $wealth-beer } in all.
   *[other] { $seat } owns { $wealth-beer } in all.
}
event-tietgen-wealthiest = { $seat-is ->
    [you] Time is up, and you win with { $wealth-beer }!
   *[other] Time is up, and { $seat } wins with { $wealth-beer }!
}
event-tietgen-draw = Time is up. More than one player owns { $wealth-beer }, so nobody wins.
event-tietgen-wins = { $seat-is ->
    [you] You are the last one left and win!
   *[other] { $seat } is the last one left and wins!
}
