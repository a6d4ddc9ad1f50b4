# The words of the web client itself. Sentences about the game are those of the other files.

web-title = Pocket Money
web-tagline = One table for three games. Sit down.
problem-server-away = The server cannot be reached.

web-game-lunch-money = Lunch Money
    .short = A brawl in the schoolyard. Chalk lines, bruises, no teachers.
web-game-beer-money = Beer Money
    .short = The same brawl ten years later, in a bar.
web-game-tietgen = Tietgen
    .short = Kitchens, crates and rent around the round dormitory.
web-seats = { $least } to { $most } players

## Start page

web-start-new = Start a table
web-start-game = What do you play?
web-start-name = Your name
web-start-make = Open the table
web-start-join = Join a table
web-start-code = Code of the table
web-start-go = Join
web-start-mine = Your open games
web-start-forget = Forget
web-start-listed = Open tables here
web-mode = Brightness
web-mode-auto = as the device
web-mode-dark = dark
web-mode-light = light
web-language = Language

## Connection

web-status-connecting = Connecting …
web-status-waiting = The connection is gone. Trying again; nothing is lost.
web-ended = This table is closed to you
web-ended-home = To the start page
web-ended-again = Connect once more
web-ended-anew = Come in as a guest
web-reload = Reload the page

## Lobby

web-lobby-code = Code
web-lobby-qr = QR code with the address of this table
web-lobby-share = Share the link
web-lobby-copied = The link is copied.
web-lobby-tv = Show on a TV
web-lobby-seats = Who plays
web-lobby-watchers = { $count ->
    [one] 1 is watching
   *[other] { $count } are watching
}
web-lobby-sit = Take a seat
web-lobby-sit-name = Your name
web-lobby-ready = I am ready
web-lobby-not-ready = Not ready after all
web-lobby-deal = Deal
web-lobby-begin = Begin
web-lobby-again = Play again
web-lobby-first = Who begins
web-lobby-first-chance = chance decides
web-lobby-first-next = next in turn
web-lobby-too-few = { $missing ->
    [one] One more player is needed: a guest, or a bot.
   *[other] { $missing } more players are needed: guests, or bots.
}
web-lobby-too-many = At most { $most } can play this.
web-lobby-wait-for = Not ready yet: { $names }.
web-lobby-bots = Add a bot
web-lobby-bot-name = { $name } – { $what }
web-lobby-game = Game
web-lobby-decks = Decks, shuffled together
web-lobby-rules = House rules
web-lobby-rules-changed = { $count ->
    [0] as written
    [one] 1 changed
   *[other] { $count } changed
}
web-lobby-settings = The table
web-lobby-speed = Speed
web-lobby-family = Family talk: rude words get stars
web-lobby-listed = Show this table on the start page of this server
web-lobby-notice = Please read
web-lobby-understood = Understood
web-lobby-free-amount = an amount, as in 75cl
web-lobby-free-number = a number

web-chair-host = host
web-chair-you = you
web-chair-bot = bot
web-chair-ready = ready
web-chair-waiting = not ready
web-chair-away = away
web-chair-wins = { $count ->
    [one] 1 win
   *[other] { $count } wins
}
web-chair-more = More about { $name }
web-chair-kick = Send away
web-chair-pass-host = Make host
web-chair-mute = Mute
web-chair-unmute = Unmute
web-chair-fill-in = Let a bot play

## Menu of the table

web-menu = Menu
web-menu-leave = Leave the table
web-menu-step-out = Let a bot play for me
web-menu-come-back = I play again
web-menu-hand-over = Move my seat to another device
web-menu-hand-over-code = On the other device, open this table and type { $code }. It is good for { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
web-menu-take-over = I hold a seat on another device
web-menu-take-over-code = Code from that device
web-menu-take-over-go = Take it over
web-menu-undo = Take back my last move
web-menu-pause = Pause
web-menu-go-on = Go on
web-menu-delete = Delete the table
web-menu-close = Close

## Playing

web-turn-title = ● Your turn – { $game }
web-play-wait = Waiting for { $names }.
web-play-rights = You may also
web-play-paused = The game is paused.
web-play-stuck = This game was played by other rules and cannot go on.
web-play-hand = Your hand
web-play-story = What happened
web-play-missed = { $count ->
    [one] One earlier event is no longer kept.
   *[other] { $count } earlier events are no longer kept.
}
web-play-won = { $name } wins!
web-play-nobody-won = Nobody wins.
web-play-target = Whom?
web-play-one = Which one?
web-play-some = Which cards?
web-play-amount = How much?
web-play-do-it = Do it
web-play-cancel = Back
web-play-sure = Really { $move }?
web-play-at = { $move } → { $name }
web-play-sealed = Your answer is sealed: { $move }
web-play-out = out

web-undo-asked = { $name } asks to take back the last move.
web-vote-asked = { $name } asks for another ruling in the next game: { $what } – { $value }.
web-vote-rules = This game began by version { $theirs } of the rules and goes another way by version { $ours }. Go on from here by version { $ours }?
web-yes = Yes
web-no = No

web-talk = Talk
web-talk-say = Say something
web-talk-send = Say it
web-talk-line = { $name }: { $words }

web-ask-turn = Your turn. What do you do?
web-ask-window = Do you answer?
web-ask-follow-up = What follows the Grab?
web-ask-block-grab = A Grab after the Block?
web-ask-free-attack = A free attack: with what?
web-ask-distracted = You must attack after the Distraction.
web-ask-series = Another blow?
web-ask-keep-hold = Hold on, or let go?
web-ask-rescue = Heal, or fall?
web-ask-weapon-back = Drop the weapon, or keep it?
web-ask-pass-on = Which way does it swing on?
web-ask-open-season = Have a go?
web-ask-throw = Your throw.
web-ask-purchase = Do you buy it?
web-ask-tax = How do you settle it?
web-ask-auction = Do you bid?
web-ask-place = Where does the piece go?
web-ask-debt = You owe more than you have.
web-ask-interest = Lift the mortgage, or keep it?
web-ask-last-call = Last call.
web-ask-over = The game is over.

web-move-accept = Accept
web-move-bid = Bid
web-move-build = Build
web-move-buy = Buy
web-move-chug = From the glass
web-move-claim = Claim
web-move-concede = Give up
web-move-decline = Decline
web-move-discard = Discard
web-move-drink = From the stock
web-move-drop = Drop it
web-move-fine = Pay the fine
web-move-flirt = Use a Flirting card
web-move-heal = Heal
web-move-keep = Keep
web-move-left = Left
web-move-lift = Lift
web-move-mortgage = Mortgage
web-move-offer = Offer
web-move-pass = Pass
web-move-refuse = Refuse
web-move-release = Let go
web-move-right = Right
web-move-roll = Throw the dice
web-move-sell = Sell
web-move-settle = Have it raised
web-move-surrender = Surrender
web-move-take = Nothing
web-move-give = give
web-move-get = get
web-take-window = Let it happen
web-take-weapon-back = Keep it
web-take-keep-hold = Hold on
web-take-rescue = Fall

## The table, for all to see

web-tv-join = Join with the code
web-badge-counters = counters
web-badge-cards = cards in hand
web-badge-stock = in stock
web-badge-at = at
