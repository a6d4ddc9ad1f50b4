# What `pocketmoney connect` says: playing at a remote table, line by line.
#
# `$is` says `you` or `other`; of questions to the table also `asked`, if the reader is to answer.

## Finding the table

connect-ask-code = Which table? Its code, or Enter to set up a new one:
connect-ask-code-only = Which table? Its code:
connect-ask-your-name = Your name:
connect-ask-game = What will you play? { $games } (Enter: { $usual }):
connect-ask-name = Your name (Enter: only watch):
connect-watching = You watch. To play after all, connect again and type a name.
connect-seated = You sit at the table as { $name }. { $host ->
    [yes] You are the host: bot seats a bot, game and option choose what is played, deal begins. Type link for what others need to join, help host for the rest.
   *[no] Type ready when you are, help for what else you can type.
}
connect-welcome-back = You are back in your seat, { $name }. Type help for what you can type.
connect-seat-gone = Your seat at this table is no longer kept.
connect-link = Others join with: pocketmoney connect { $link }
connect-gone = You are gone, but your seat is kept. Come back with: pocketmoney connect { $link }
connect-lost = The connection is gone; trying again.
connect-again = Connected again.
connect-late = { $move } was not sent again, because the game has gone on. If it is not told below, it came too late.
connect-not-there = There is no table yet; wait a moment.
connect-puzzled = The table says something that this version cannot show ({ $why }). You can go on; type who, table or moves to look.
connect-unknown = The table says: { $key }.

## Who is at the table

connect-table = Table { $code }: { $game }, speed { $speed }.
connect-rules = House rules: { $rules }.
connect-chair = { $name }: { $notes }
connect-empty = nobody yet
connect-watchers = { $count ->
    [one] One person watches.
   *[other] { $count } people watch.
}
connect-note-you = you
connect-note-host = host
connect-note-bot = bot ({ $bot })
connect-note-stand-in = a bot ({ $bot }) plays for them
connect-note-away = not connected
connect-note-ready = ready
connect-note-not-ready = not ready
connect-note-waits = waits for the next deal
connect-note-wins = { $count ->
    [one] 1 win
   *[other] { $count } wins
}

## What changes

connect-sat = { $name } sits down.
connect-bot-sat = { $name } sits down, a bot ({ $bot }).
connect-left = { $name } has left.
connect-here = { $name } is connected again.
connect-away = { $name } is not connected any more.
connect-ready = { $is ->
    [you] You are ready.
   *[other] { $name } is ready.
}
connect-not-ready = { $is ->
    [you] You are not ready any more.
   *[other] { $name } is not ready any more.
}
connect-stands-in = { $is ->
    [you] A bot ({ $bot }) plays for you. Type back, or make a move, to play yourself.
   *[other] A bot ({ $bot }) plays for { $name }.
}
connect-is-back = { $is ->
    [you] You play yourself again.
   *[other] { $name } plays again.
}
connect-host = { $is ->
    [you] You are the host now.
   *[other] { $name } is the host now.
}
connect-game = The next game: { $game }.
connect-rules-changed = House rules that change: { $rules }.
connect-speed = The speed is { $speed } now.
connect-family = { $on ->
    [yes] Rude words are starred out now.
   *[no] Rude words are no longer starred out.
}
connect-listed = { $on ->
    [yes] Strangers find this table in the list now.
   *[no] Strangers no longer find this table.
}
connect-stand-in = From now on a bot of this kind plays for missing players: { $bot }.
connect-dealt-by = This game began by version { $theirs } of the rules. It is the same by the present ones, and goes on by those.
connect-adopted = The table goes on by version { $ours } of the rules.
connect-stuck = This game was played by version { $theirs } of the rules and cannot go on by version { $ours }. The host can start another.
connect-paused = { $on ->
    [yes] The game is paused.
   *[no] The game goes on.
}
connect-undo = { $is ->
    [you] You ask the others to let you take your last move back.
    [asked] { $name } asks to take the last move back. Do you agree? yes or no:
   *[other] { $name } asks to take the last move back.
}
connect-undo-stays = The move stays.
connect-vote = { $name } puts a house rule for the next game to the vote: { $option }={ $value }.{ $is ->
    [asked] { " " }Are you for it? yes or no:
   *[other] { "" }
}
connect-vote-rules = This game began by version { $theirs } of the rules and goes another way by version { $ours }. The table votes on going on from here by version { $ours }.{ $is ->
    [asked] { " " }Are you for it? yes or no:
   *[other] { "" }
}
connect-voted = { $won ->
    [yes] The vote is over: { $option }={ $value } holds from the next game on.
   *[no] The vote is over: { $option } stays as it was.
}
connect-read = When you have read that, type read.

## The game

connect-begins = { $game } begins, clockwise: { $names }. The deck is bound to the commit { $commit }
connect-missed = { $count ->
    [one] One thing happened before that is no longer told.
   *[other] { $count } things happened before that are no longer told.
}
connect-clock = { $question } [{ $seconds } s{ $bank ->
    [0] { "" }
   *[other] , then { $bank } s of your own
}]
connect-clock-left = { $seconds } seconds are left{ $bank ->
    [0] { "" }
   *[other] , and { $bank } of the asked player's own
}.
connect-no-clock = No clock is running.
connect-hurry = { $seconds } seconds left.
connect-sealed = Your answer is sealed until everybody has answered.
connect-waits = { $count ->
    [one] { $names } is asked now.
   *[other] { $names } are asked now.
}
connect-just-changed = The question has just changed; look again.
connect-talk-alone = To say something without a move, type say and your words.
connect-another = The game is over. { $host ->
    [yes] For another one, everybody else types ready, and you deal.
   *[no] For another one, type ready.
}
connect-discards = { $count ->
    [0] The discard pile is empty.
   *[other] The discard pile, top first: { $cards }.
}
connect-mail = Mail: { $hidden } cards in an order that nobody knows, then { $known } that everybody has seen{ $known ->
    [0] .
   *[other] , in this order:
}
connect-letters = Kitchen letters: { $hidden } cards in an order that nobody knows, then { $known } that everybody has seen{ $known ->
    [0] .
   *[other] , in this order:
}
connect-code = Your seat can move to another device: type there pocketmoney connect { $link } and then take-over { $code }. The code is good for { $seconds } seconds, once.
connect-you-left = You have left the table.
connect-stands = { $count ->
    [0] You have no standing answers now.
   *[other] Standing until the end of the { $until }: { $what }.
}
connect-stand-others = let pass what is not aimed at you
connect-stand-all = let everything pass
connect-stand-claim = claim what is due to you
connect-settled = Private: you settle with { $how }{ $cap ->
    [0] { "" }
   *[other] , up to { $cap } ml
}{ $pace ->
    [0] { "" }
   *[other] , at most { $pace } ml an hour
}. Nobody else learns of it.
connect-muted = { $on ->
    [yes] You no longer hear { $name }.
   *[no] You hear { $name } again.
}
connect-sure-leave = Really leave for good? Type yes to do so. (quit only goes away, and keeps your seat.)
connect-sure-delete = Really delete this table with everything it holds? Type yes to do so.

## Whether the deck was honest

connect-reveal-holds = Checked: the deck was the one that the table had bound itself to before the deal. The seed was { $seed }.
connect-reveal-unseen = The secret of the table fits the seed { $seed }; you were not there before the deal to see what it was bound to.
connect-reveal-commit = Careful: the table shows another secret than the one it had bound itself to before the deal.
connect-reveal-numbers = Careful: somebody's numbers are not those that were shown before the deal.
connect-reveal-mine = Careful: the numbers that you brought along are not in the seed.
connect-reveal-seed = Careful: the seed { $seed } does not follow from the secret and the numbers.

## Help

connect-help-table =
    ready: you are ready for the deal; wait: not any more
    who: who is here; link: what others need to join; options: the house rules
    say WORDS: talk; mute NAME, unmute NAME
    vote RULE=VALUE: put a house rule of the next game to the vote; yes, no: answer
    settle beer, alcohol-free, water or points, and if you like cap ML and pace ML: private, for Tietgen
    code: move your seat to another device; take-over CODE: take it there
    plain: without drawings and colours, for screen readers
    leave: get up for good; quit: go away, your seat is kept
    help host: what the host can do
connect-help-host =
    bot, bot WORD, bot WORD NAME: seat a bot; bots lists them
    game NAME, or with decks, game NAME DECK DECK: what is played next; option RULE=VALUE: a house rule
    deal: begin, when everybody else is ready; deal NAME: that player begins
    speed relaxed, normal, quick or none: how long questions stay open
    pause, go: stop the game, go on; fill NAME: let a bot play for somebody who is missing
    kick NAME, host NAME: take a chair away, pass the hosting on
    stand-in WORD: which bots play for who is missing; family on: star rude words out; listed on: let strangers find the table
    delete: the table and everything it holds
connect-help-game =
    A move is its number, or text: kick-4 > Rex, or the card's letter and a name: a rex. Enter lets it pass.
    The beginning of a name will do: gra rex.
    Words in quotes after a move are said aloud: 3 "Take that."; say WORDS: without a move
    discard and heal ask which cards; or name them: discard a c.
    stand others: let pass what is not aimed at you; stand all; stand dodge block: never ask about these; stand off
    Behind these, game: until the end of the game, not of the turn.
    undo: ask to take your last move back; yes, no: answer such a question
    why CARD: why you cannot use it now; rules CARD, rules R46: what a card does, what a ruling says
    table, hand, moves, look (discard pile), log, clock, who: show them
    out: let a bot play for you; back: play again; concede: give up
    help table: what else you can type; quit: go away, your seat is kept
connect-help-tietgen =
    A move is its number, or text: roll, buy, build 12.1, mortgage bike-room-a, bid 3.5cl. Enter: the usual answer.
    The beginning of a word will do: mort laun.
    help offer, help bid, help claim, help build, help debt, help administration: more on each
    board, deeds, deeds NAME, ledger, look (the mail): show them; moves: everything you may do now, numbered
    Words in quotes after a move are said aloud: roll "Sixes, please."; say WORDS: without a move
    stand claim: claim all rent that is due to you, for the rest of the game; stand off: no longer
    undo: ask to take your last move back; yes, no: answer such a question
    settle water cap 500 pace 250: private, how you settle what is booked
    rules 12.1, rules R136; why build 12.1: why not
    log, clock, who; out: let a bot play for you; back: play again; concede: give up
    help table: what else you can type; quit: go away, your seat is kept

## What is wrong

problem-connect-where = connect where? Expected the address that the server printed, as in pocketmoney connect http://192.168.1.5:8765/#BCDFG
problem-connect-address = { $word } is no address of a table; expected something like http://192.168.1.5:8765/#BCDFG
problem-connect-nobody = nobody answers at { $server } ({ $why }); is the server running, and the address right?
problem-connect-silent = { $server } does not answer in time; is the address right?
problem-connect-no-table-server = there is a server at { $server }, but it serves no tables
problem-connect-turned-away = { $why }
problem-connect-no-token = { $file } holds no token of a seat; name another file with --token-file, or delete it
problem-connect-on-off = { $word } is on or off
problem-connect-who = { $word } whom? Name somebody at the table
problem-connect-what = { $word } what? Type help to see what belongs there
problem-connect-too-long = at most { $most } characters can be said at once
problem-connect-stand = stand what? others, all, cards, claim or off; type help to see more
problem-connect-settle = expected something like: settle water cap 500 pace 250, in ml
problem-connect-no-game = there is no game yet
problem-connect-no-cards = nothing in this game is answered with cards; type stand claim or stand off
