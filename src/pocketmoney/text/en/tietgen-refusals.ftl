# Why a move of Tietgen is not allowed, said to whoever tried it, and what would unlock it; and what is wrong with
# amounts, boards and letters that a person has written.
#
# `$on` is a name, `$space` and `$other` are names of spaces. Amounts come with their unit. The ruling is put behind.

## The moment

refusal-tietgen-unknown-move = That is no move of this game.
refusal-tietgen-seat-out = You are out of the game.
refusal-tietgen-not-your-throw = It is for { $on } to throw.
refusal-tietgen-not-settled = { $what ->
    [purchase] The space you have come to is still to be bought or declined.
    [tax] The energy bill is still to be settled.
    [auction] An auction is still running.
    [place] The piece that was auctioned is still to be placed.
    [debt] A debt is still to be settled.
    [interest] A mortgaged deed has just changed hands, and its new owner has to choose first.
    [mail] A mail card is still to be drawn.
    [card-throw] The throw that the card asks for is still to be made.
   *[last-call] The game is ending: there is no other throw.
}
refusal-tietgen-before-throw = That can only be done on your own turn, before you throw.
refusal-tietgen-nothing-to-buy = There is nothing to buy for you now.
refusal-tietgen-not-your-purchase = It is for { $on } to buy or decline { $space }.
refusal-tietgen-at-auction = { $space } is being auctioned: you can only bid for it.
refusal-tietgen-running = { $what ->
    [auction] An auction is running.
    [place] The piece that was auctioned is still to be placed.
   *[interest] A mortgaged deed has just changed hands, and its new owner has to choose first.
}
refusal-tietgen-last-call = The game is ending: only { $on } is asked now, for the last rent.
refusal-tietgen-not-your-call = The game is ending, and { $on } is asked about the last rent first: nobody claims out of turn.
refusal-tietgen-time-is-up = Everybody has called time: what is owed is settled, and nothing else is done.
refusal-tietgen-pay-first = You owe { $due-beer }. Until that is paid you can only sell, mortgage and trade.
refusal-tietgen-only-debtor = { $on } is settling a debt. Until then only { $on } can do business.
refusal-tietgen-no-tax = There is no energy bill to settle now.
refusal-tietgen-not-your-tax = This energy bill is for { $on } to settle.
refusal-tietgen-must-chug = { $due-beer } are due, and you could raise { $reach-beer } at most: only the glass is left.
refusal-tietgen-no-chug = At this table the glass does not settle it: it is paid from the stock.
refusal-tietgen-no-interest = No mortgaged deed has just come to you.
refusal-tietgen-no-debt = You owe nothing that your stock could not pay.
refusal-tietgen-not-your-debt = The debt of { $due-beer } is for { $on } to settle.
refusal-tietgen-can-pay = You owe { $due-beer } and can raise { $reach-beer }: that is enough to pay.
refusal-tietgen-cannot-raise = You owe { $due-beer } and can raise no more than { $reach-beer }.

## The administration

refusal-tietgen-not-reprimanded = You are not held in the administration.
refusal-tietgen-no-flirt = You have no Flirting card.
refusal-tietgen-fine-too-late = Before the third throw there is no fine to pay. If the throw fails, the fine is due.

## Beer

refusal-tietgen-too-dear = That costs { $price-beer }, and you have { $stock-beer }.

## Auctions

refusal-tietgen-no-auction = There is no auction now.
refusal-tietgen-own-bid = The highest bid, { $bid-beer }, is yours already.
refusal-tietgen-has-passed = You have passed. You may bid again as soon as somebody else does.
refusal-tietgen-not-your-auction = This auction is for those who could place the piece now, and you could not.
refusal-tietgen-bid-above-stock = You cannot bid { $bid-beer }: you have { $stock-beer }.
refusal-tietgen-bid-too-low = A bid must be { $least-beer } or more, not { $bid-beer }; you have { $stock-beer }.
refusal-tietgen-bid-step = Bids go up in steps of { $step-beer }; { $bid-beer } lies between two steps.
refusal-tietgen-other-piece = { $piece ->
    [fridge] You have won a fridge, and there is no place for one on { $space }.
   *[crate] You have won a crate, and there is no place for one on { $space }.
}
refusal-tietgen-bid-below-place = The cheapest kitchen where you could place it costs { $least-beer } to build on: a bid must be that much or more, not { $bid-beer }.
refusal-tietgen-place-above-bid = A piece costs { $price-beer } on { $space }, and you have bid { $bid-beer }.

## Rent

refusal-tietgen-no-rent = There is no rent to claim, or not any more.
refusal-tietgen-not-your-rent = That rent is for { $on } to claim.

## Deeds and buildings

refusal-tietgen-no-deed = { $space } cannot be owned.
refusal-tietgen-no-kitchen = { $space } is no kitchen: there is nothing to build or to sell.
refusal-tietgen-not-yours = { $space } belongs to { $on }.
refusal-tietgen-unowned = Nobody owns { $space }.
refusal-tietgen-not-theirs = { $space } does not belong to { $on }.
refusal-tietgen-group-incomplete = You do not own the whole group of { $space }: { $other } is missing.
refusal-tietgen-group-mortgaged = No building in the group of { $space }: { $other } is mortgaged.
refusal-tietgen-group-built = { $space } must stay as it is: there { $level ->
    [1] is one crate
    [5] is a fridge
   *[other] are { $level } crates
} on { $other }, in the same group.
refusal-tietgen-is-built = { $space } must stay as it is: there { $level ->
    [1] is one crate
    [5] is a fridge
   *[other] are { $level } crates
} on it.
refusal-tietgen-full = { $space } has a fridge, and there is no room for more.
refusal-tietgen-uneven = { $space } has { tietgen-crates } and { $other } { $least ->
    [0] none
   *[other] only { $least }
}: build evenly.
tietgen-crates = { $level ->
    [1] one crate
   *[other] { $level } crates
}
refusal-tietgen-no-crates = All { $all } crates are on the board.
refusal-tietgen-no-fridges = All { $all } fridges are on the board.
refusal-tietgen-nothing-built = There is nothing to sell on { $space }.
refusal-tietgen-uneven-sale = { $other } has more than { $space }: { $most ->
    [5] a fridge
   *[other] { $most } crates
} against { $level }. Sell evenly.
refusal-tietgen-is-mortgaged = { $space } is mortgaged already.
refusal-tietgen-not-mortgaged = { $space } is not mortgaged.
refusal-tietgen-not-at-once = { $space } has not just changed hands.
refusal-tietgen-interest-first = Lifting { $space } costs { $price-beer }. You have { $stock-beer }, and { $kept-beer } of it must be left for interest on the other deeds.

## Trades

refusal-tietgen-offer-to-self = You cannot trade with yourself.
refusal-tietgen-offer-to-out = { $on } is out of the game.
refusal-tietgen-offer-open = There is an open offer between you and { $on }.
refusal-tietgen-offer-gives-nothing = You offer { $on } nothing in return: no gifts.
refusal-tietgen-offer-gets-nothing = You ask { $on } for nothing in return: no gifts.
refusal-tietgen-offer-only-beer = Beer for beer would be a loan: one side must give a deed or a Flirting card.
refusal-tietgen-too-few-flirts = { $on } has { $count ->
    [0] no Flirting card
    [1] one Flirting card
   *[other] { $count } Flirting cards
}, and the trade takes { $wanted }.
refusal-tietgen-too-little-beer = { $on } has { $stock-beer }, and the trade takes { $price-beer }.
refusal-tietgen-interest-short = { $on } would have { $stock-beer } left for { $due-beer } of interest.
refusal-tietgen-no-offer = There is no open offer between you and { $on }.
refusal-tietgen-no-offers = There is no open offer for you to answer.
refusal-tietgen-own-offer = The open offer between you and { $on } is your own: it is for { $on } to accept it.
refusal-tietgen-own-offers = { $count ->
    [1] The only open offer is your own: it is for the other player to accept it.
   *[other] All { $count } open offers are your own: it is for the others to accept them.
}
refusal-tietgen-which-offer = { $count } offers are open: say whose you mean.

## What would unlock it

unlock-tietgen-flirt = Draw one from the mail, or buy one: `offer NAME give 4cl get flirt`.
unlock-tietgen-throw = Throw, or use a Flirting card.
unlock-tietgen-settled = Wait until that is settled.
unlock-tietgen-answer = Answer that first.
unlock-tietgen-turn = Wait until it is your turn.
unlock-tietgen-raise = You may sell, mortgage or trade first.
unlock-tietgen-settle = `settle` has the program raise it.
unlock-tietgen-surrender = Find somebody who trades with you, or `surrender`.
unlock-tietgen-group = You need { $other } too: trade for it, or buy it.
unlock-tietgen-lift = Lift the mortgage of { $other } first.
unlock-tietgen-bare = Sell what stands in the group first.
unlock-tietgen-supply = One comes back when a player sells one.
unlock-tietgen-time = Throwing again takes it back.
unlock-tietgen-even = Build on the lower one first.
unlock-tietgen-even-sale = Sell from the higher one first.
unlock-tietgen-refuse = It has to be accepted, refused or taken back first: `refuse NAME`.
unlock-tietgen-take-back = You can take it back: `refuse NAME`.

## Amounts

problem-tietgen-no-amount = { $word } is no amount; expected something like 5cl or 2.5cl
problem-tietgen-decimals = { $word } has { $decimals } decimals; expected at most { $most } (R{ $rule })
problem-no-amount = { $option } takes an amount like 25cl or 12.5cl, not { $word }
problem-no-number = { $option } takes a whole number from 1 to 999999999, not { $word }

## Moves, facts and headers of records

problem-tietgen-unknown-word = there is no move { $word }{ problem-near-or-known }
problem-tietgen-unknown-space = there is no space called { $word }{ problem-near }
problem-tietgen-which-space = { $word } needs one space; expected something like { $word } kitchen-12.1
problem-tietgen-how-much = { $word } needs one amount; expected something like { $word } 3.5cl
problem-tietgen-offer-form = expected an offer like: offer Bob give kitchen-12.1 5cl get bike-room-a
problem-tietgen-offer-twice = { $word } stands twice in this offer
problem-tietgen-bad-fact = this is no fact: { $text }; expected something like Ann stock 70cl, owner kitchen-12.1 Ann or turn Ann
problem-tietgen-no-letters = this board has no space for letters from the kitchen mailbox, so kitchen-mail cannot be on
problem-tietgen-needs-kitchen = our sample of kitchen letters does not fit this board; expected letters of its own: kitchen: FILE
problem-tietgen-no-deed = { $word } cannot be owned
problem-tietgen-deed-twice = { $word } has an owner already
problem-tietgen-mortgaged-unowned = { $word } cannot be mortgaged, because nobody owns it
problem-tietgen-mortgaged-twice = mortgaged names { $word } twice
problem-tietgen-crates-kitchen = { $word } is no kitchen, so no crate can stand there
problem-tietgen-crates-number = expected 0 to 4 crates, or 5 for a fridge, found { $word }
problem-tietgen-crates-unowned = nobody owns { $word }, so no crate can stand there
problem-tietgen-crates-mortgaged = the group of { $word } has a mortgage, so no crate can stand there
problem-tietgen-crates-owners = the group of { $word } does not belong to one player: { $other } is missing, so no crate can stand there
problem-tietgen-crates-supply = there are only { $crates } crates and { $fridges } fridges
problem-tietgen-flirts-number = expected 0 to { $most } Flirting cards, found { $word }
problem-tietgen-flirts-supply = Flirting cards that are left for this seat: { $left }; found { $word }
problem-tietgen-card-number = { $key } has no card { $word }; expected a number from 1 to { $most }
problem-tietgen-card-twice = { $key } names card { $word } twice
problem-tietgen-bad-dice = { $word } is no throw; expected two dice from 1 to 6, like 3-4

## Boards and kitchen letters: what is wrong, and where

problem-board-toml = this is no TOML: { $why }
problem-file-toml = { $where }: this is no TOML: { $why }
problem-board-no-table = { $where }: expected a table of fields
problem-board-missing = { $where }: { $field } is missing
problem-board-no-text = { $where }: { $field } must be a text that is not empty
problem-board-no-number = { $where }: { $field } must be a whole number from { $least } to { $most }
problem-board-no-boolean = { $where }: { $field } must be true or false
problem-board-no-list = { $where }: { $field } must be a list of amounts
problem-board-no-tables = { $where }: { $field } must be a list of tables, [[{ $field }]]
problem-board-no-amount = { $where }: { $field } must be an amount above nothing, like "2.5cl", not { $word }
problem-board-decimals = { $where }: { $field } has too many decimals in { $word }; expected at most { $most }
problem-board-not-whole = { $where }: { $field } must be a multiple of { $step }, so that nothing has to be rounded; { $word } is none
problem-board-unknown-field = { $where }: there is no field { $word }{ problem-near-or-known }
problem-board-unknown-kind = { $where }: there is no kind of space called { $word }{ problem-near-or-known }
problem-board-unknown-group = { $where }: there is no group called { $word }{ problem-near-or-known }
problem-board-unknown-effect = { $where }: there is no effect called { $word }{ problem-near-or-known }
problem-board-unknown-space = { $where }: there is no space called { $word }{ problem-near }
problem-board-id-form = { $where }: { $field } must be small letters and digits, with single hyphens or dots between them, and no word of the notation
problem-board-id-twice = { $where }: this { $field } stands already at number { $first }
problem-board-count = { $where }: { $field } has { $count } entries; expected { $needed }
problem-board-one-go = { $where }: expected exactly one space of the kind go, and it comes first; found { $count }
problem-board-one-administration = { $where }: expected exactly one space of the kind administration; found { $count }
problem-board-group-small = { $where }: a group needs two kitchens or more; found { $count }
problem-board-no-cards = { $where }: there is not a single card
problem-board-card-numbers = { $where }: the { $count } cards must be numbered from 1 to { $count }, each number once
problem-board-to-mail = { $where }: { $field } leads to a mail space, which would never end
problem-board-leads-nowhere = { $where }: there is no space of that kind on the board for this { $field }
problem-board-circle = { $where }: cards that go back lead from mail to mail for ever, beginning at { $space }
