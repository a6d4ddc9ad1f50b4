# Tietgen in the terminal. What is owed and booked is said; nobody is told to drink.

## Beginning

terminal-tietgen-title = Monopoly, The Tietgen Drinking edition
terminal-tietgen-throw-first = Everybody throws for the start: { $throws }.
terminal-tietgen-throw-again = The highest were equal and throw again: { $throws }.
terminal-tietgen-thrown = { $name } { $pips }
terminal-tietgen-begins = { $is ->
    [you] You begin.
   *[other] { $name } begins.
}
terminal-go-on = Press Enter to go on.

## The board

terminal-tietgen-mark-fridge = F
terminal-tietgen-mark-mortgaged = m
terminal-tietgen-kind-go = GO
terminal-tietgen-kind-mail = Mail
terminal-tietgen-kind-energy = Energy
terminal-tietgen-kind-fee = Fee
terminal-tietgen-kind-administration = Admin
terminal-tietgen-kind-piggy-bank = Piggy
terminal-tietgen-kind-go-to-administration = >Admin
terminal-tietgen-space-bike-room-a = Bike A
terminal-tietgen-space-computer-room = Comp
terminal-tietgen-space-bike-room-b = Bike B
terminal-tietgen-space-bike-room-c = Bike C
terminal-tietgen-space-laundry = Laund
terminal-tietgen-space-cellar-parking = Cellar
terminal-tietgen-space-lost-key = Key
terminal-tietgen-left = { $crates ->
    [one] 1 crate
   *[other] { $crates } crates
}, { $fridges ->
    [one] 1 fridge
   *[other] { $fridges } fridges
} left
terminal-tietgen-legend = # crate  F fridge  m mortgaged
terminal-tietgen-piggy = piggy bank { $amount }
terminal-tietgen-deeds = { $count ->
    [0] { "" }
    [one] 1 deed
   *[other] { $count } deeds
}
terminal-tietgen-held = held
terminal-tietgen-side = { $number ->
    [1] From GO to the administration:
    [2] From the administration to the piggy bank:
    [3] From the piggy bank on:
   *[4] And back to GO:
}
terminal-tietgen-for-sale = for sale at { $amount }
terminal-tietgen-here = here: { $names }
terminal-tietgen-mortgaged = mortgaged
terminal-tietgen-built = { $is-fridge ->
    [True] fridge
   *[other] { $level ->
        [one] 1 crate
       *[other] { $level } crates
    }
}

## Players

terminal-tietgen-player = { $name } at { $place }, { $amount } in stock.
terminal-tietgen-player-held = Held in the administration, { $failed } of 3 throws failed.
terminal-tietgen-own = Yours: { $deeds }
terminal-tietgen-group = { $group } { $deeds }{ $is-whole ->
    [True] { " " }(all)
   *[other] { "" }
}
terminal-tietgen-no-deeds = no deeds
terminal-tietgen-flirts = { $count ->
    [one] 1 Flirting card.
   *[other] { $count } Flirting cards.
}
terminal-tietgen-ledger = The ledger, in table order:
terminal-tietgen-ledger-of = { $name }: { $drunk } booked as drunk, { $stock } in stock.
terminal-tietgen-ledger-game = Piggy bank: { $piggy }. The game has paid out { $paid } and taken in { $taken }.

## Questions

terminal-tietgen-ask-throw = Your throw (Enter: roll):
terminal-tietgen-ask-throw-held = Held in the administration, throw { $number } of 3: a double gets you out{ $is-last ->
    [True] , else the fine of { $fine } is due
   *[other] , so does the fine of { $fine } or a Flirting card
} (Enter: roll):
terminal-tietgen-ask-purchase = { $space } is for sale: { $price } to pay, booked as drunk; you have { $stock } (Enter: decline, it goes to auction):
terminal-tietgen-ask-auction = { $space } (price { $price }) is at auction, { $has-bid ->
    [True] { $bid } bid by { $name }
   *[other] no bid yet
}.
terminal-tietgen-ask-auction-piece = The last piece is at auction, for { $space } or another kitchen: { $has-bid ->
    [True] { $bid } bid by { $name }
   *[other] no bid yet
}.
terminal-tietgen-ask-bid = You have { $stock }; from { $least } on, as in bid { $least } (Enter: pass):
terminal-tietgen-ask-who-bids = Who bids? A name, or name and bid, as in Ann bid 3cl (Enter: nobody):
terminal-tietgen-ask-who-answers = Who answers? (Enter: nobody):
terminal-tietgen-ask-place = The piece is yours. Where does it go? (Enter: the first place)
terminal-tietgen-ask-tax = { $space } is to be settled: with the glass ({ $glass } booked, your stock stays) or from your stock of { $stock } ({ $due }, into the piggy bank). chug or drink:
terminal-tietgen-ask-debt = { $to-game ->
    [True] You owe the game { $due }
   *[other] You owe { $whom } { $due }
} and have { $stock }. { $is-enough ->
    [True] Sell, mortgage or offer; you can raise { $reach } (Enter: the program raises it for you):
   *[other] You can raise { $reach } at most, so only a trade could help (Enter: surrender):
}
terminal-tietgen-ask-interest = { $deeds } came to you mortgaged: lift at once, or keep the mortgage and pay a tenth of it now (Enter: keep):
terminal-tietgen-ask-rent = { $owner } may claim { $amount } of rent from { $payer } for { $space }: type claim (Enter: let it go):
terminal-tietgen-ask-rights = Before { $whose } throws you may { $moves } (Enter: nothing{ $hint ->
    [True] ; quiet: ask me less
   *[other] { "" }
}):
terminal-tietgen-ask-offer = Your answer to { $name }: accept or refuse? (Enter: no answer)
terminal-tietgen-ask-who-deals = Before { $name } throws: does anybody do business? A name, or name and move (Enter: nobody):
terminal-tietgen-ask-printed = { $space }: { $price }.
terminal-tietgen-ask-printed-rents = Rents: { $rents }. Crate: { $crate }.
terminal-room-form = { $word } is nobody at this keyboard. Type a name, or a name and a move, as in: { $name } moves; or Enter.

## Moves

terminal-tietgen-move-roll = roll
terminal-tietgen-move-fine = fine ({ $amount })
terminal-tietgen-move-flirt = flirt (a Flirting card)
terminal-tietgen-move-buy = buy ({ $amount })
terminal-tietgen-move-decline = decline
terminal-tietgen-move-bid = bid { $amount }
terminal-tietgen-move-pass = pass
terminal-tietgen-move-keep = keep
terminal-tietgen-move-chug = chug (glass, { $amount } booked)
terminal-tietgen-move-drink = drink ({ $amount } of the stock)
terminal-tietgen-move-settle = settle (the program raises it)
terminal-tietgen-move-surrender = surrender
terminal-tietgen-head-claim = claim
terminal-tietgen-head-accept = accept
terminal-tietgen-head-refuse = refuse
terminal-tietgen-own-offer = take back your offer to { $name }
terminal-tietgen-head-build = build
terminal-tietgen-head-lift = lift
terminal-tietgen-head-sell = sell
terminal-tietgen-head-mortgage = mortgage
terminal-tietgen-head-offer = offer
terminal-tietgen-head-also = also
terminal-tietgen-also = { $moves } (moves lists them, help offer explains)
terminal-tietgen-for = { $what } ({ $amount })
terminal-tietgen-trade = { $name }: { $give } for { $get }

## Words typed

terminal-tietgen-help =
    A move is its number, or text: roll, buy, build 12.1, mortgage bike-room-a, bid 3.5cl.
    The beginning of a word will do: mort laun.
    help offer, help bid, help claim, help build, help debt, help administration: more on each
    board: the board; deeds, deeds NAME: who owns what; ledger: what has been booked
    moves: everything you may do now, numbered
    rules 12.1, rules R136: what a space or a ruling says; why build 12.1: why not
    quiet: at others' throws be asked only about rent and offers, or again about everything
    Ann: claim, Ben: accept, at any prompt: somebody else at this keyboard does something
    Words in quotes after a move are said aloud: roll "Sixes, please."
    log: the last things that happened; log all: everything
    save FILE: save the game to a file, and whatever follows
    undo: take back your last move; stand claim: claim rent without being asked
    plain: lists instead of drawings and colours, for screen readers
    concede: give up; quit: leave
terminal-tietgen-help-offer =
    An offer is typed as: offer NAME give THINGS get THINGS
    As in: offer Ben give kitchen-12.1 5cl get bike-room-a
    Things are deeds (12.1 will do), beer (5cl) and Flirting cards (flirt), as many as you like on both sides.
    Each side gives something, and one side a deed or a card; no deed of a group with crates on it (R155).
    The other answers accept or refuse. An offer is gone with the next throw; refuse NAME takes yours back.
terminal-tietgen-help-bid =
    A bid is typed as: bid 3.5cl
    It goes in steps of 0.1cl, beats the last one, and is no more than you have (R140).
    pass lets it go; as soon as somebody else bids you may bid again. The winner pays, and it is booked as drunk (R142).
terminal-tietgen-help-claim =
    Rent is yours only if you claim it before another player throws: type claim (R136). You are asked in time.
terminal-tietgen-help-build = build 12.1 puts a crate on Kitchen 12.1; the fifth is a fridge. You need the whole group, nothing of it mortgaged, and build evenly (R145, R146). sell 12.1 takes one back at half its price. mortgage 12.1 brings half the price of the deed; lift 12.1 costs that and a tenth more (R147).
terminal-tietgen-help-debt = Who owes more than the stock can sell, mortgage and trade first (R134). settle, or Enter, has the program raise it: crates and fridges from the dearest group, then mortgages from the cheapest deed. Who cannot raise it is out.
terminal-tietgen-help-administration = Out of the administration: a double within three throws, the fine before the first or second of them, or a Flirting card: type fine or flirt before you throw. After the third throw the fine is due (R162).
terminal-tietgen-help-quiet =
    quiet: before the throws of others you are asked only about rent and offers. quiet again: about everything.
terminal-tietgen-plain = { $on ->
    [yes] Plain from now on: lists, no drawings, no colours.
   *[no] Drawings and colours are back.
}
terminal-quiet = { $on ->
    [yes] Before the throws of others you are asked only about what is due to you. Type quiet again to be asked about everything.
   *[no] You are asked before every throw again.
}
terminal-tietgen-rules-of-what = Which rules? Name a space or a ruling, as in: rules 12.1, rules R136.
terminal-tietgen-why-what = Why what? Name a move or a deed, as in: why build 12.1.

## The command line

problem-flag-of-other-game = { $flag } is not for { $game }
problem-file-not-text = { $file } is not text; expected TOML in UTF-8
problem-board-no-utf8 = this is not text; expected a board in TOML, in UTF-8
problem-board-word = expected pocketmoney board check FILE, board show or board new
problem-board-needs-file = check which board? Expected pocketmoney board check FILE
cli-help-board =
    pocketmoney board check FILE [--kitchen LETTERS]
    pocketmoney board show [FILE]
    pocketmoney board new [FILE] [--force]

    check reports mistakes in a board for tietgen, one per line; with --kitchen also in its kitchen letters.
    Exit code 0: you can play on it. 2: you cannot.
    show prints a board as a table (default: the Tietgen board).
    new prints the Tietgen board as a file to start from, or writes it to FILE; --force replaces one.

    Play on it with: pocketmoney play tietgen --board FILE --kitchen LETTERS
cli-board-holds = { $file }: a board to play on, with { $spaces } spaces, { $deeds } deeds, { $groups } groups and { $mail } mail cards.
cli-board-columns = no. id name group price rents
cli-board-rents = In centilitres. Rents of a kitchen: bare, 1 to 4 crates, fridge. Transport, by how many are owned: { $transport }. Utilities, for each pip: { $utility }.
cli-board-crates = A crate costs: { $crates }.
cli-board-template =
    A board for Pocket Money: forty spaces clockwise, the first one is GO. Amounts are centilitres.
    Check it with: pocketmoney board check FILE
    Play on it with: pocketmoney play tietgen --board FILE
cli-board-stock = Stock at the start: { $start }. GO: { $go }. Fine: { $fine }. Pieces: { $crates } crates and { $fridges } fridges.
