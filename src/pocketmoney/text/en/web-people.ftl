# The words around the game: the start page, screens, bots, house rules as questions, people who are away.

## The start page

web-quick = Play now against three bots
web-tv-this = This is the TV
web-tv-this-how = This screen shows the table to everybody; you play on your phones.
web-companion = Tietgen on your own board
web-companion-how = Your board lies on the table. The phones keep deeds, ledger and auctions.

## A screen for all

web-screen-open = Open { $address } and type { $code }
web-screen-title = Show the table on a TV
web-screen-how = In the browser of the TV, open
web-screen-or = or open { $address } there, press “{ web-tv-this }” and type { $code }.
web-screen-code = Code of a table that is open already
web-screen-local = This address works on this device only. Open the page by the address that the server printed.
web-screen-here = Use this screen
web-screen-wait = The first to sit down is the host.

## Before the deal

web-wait-start = Waiting for { $host } to start.
web-you-are-in = You are in.
web-absent = { $count ->
    [one] { $names } is away.
   *[other] { $names } are away.
}
web-absent-keep = { $count ->
    [one] The chair is kept for the next game.
   *[other] Their chairs are kept for the next game.
}
web-absent-without = Play without { $names }

## A face of one's own

web-face = Draw my face
web-face-paper = Paper to draw on
web-face-full = That is all the paper there is.
web-face-undo = Undo a stroke
web-face-clear = Wipe it clean
web-face-save = This is me
web-face-remove = Remove the drawing of { $name }

## Delete and leave

web-delete-title = Delete this table?
web-delete-running = The game that is running ends for everybody.
web-delete-games = { $count ->
    [0] Nobody has played here yet.
    [one] The game that was played here can no longer be watched.
   *[other] The { $count } games that were played here can no longer be watched.
}
web-delete-people = { $count ->
    [one] { $names } loses a seat here.
   *[other] { $names } lose their seats.
}
web-delete-go = Delete it for good
web-delete-not = Keep the table
web-leave-title = Leave the table?
web-leave-playing = A bot plays your hand to the end, and your seat is gone.
web-leave-lobby = Your seat is free for somebody else.
web-leave-not = Stay

## Bots

web-bots-more = More bots
web-bots-seat = Seat { $name }
web-bot-easy = Novice
    .short = Makes a mistake one time in three.
web-bot-fair = Solid
    .short = Plays sensibly, nothing fancy.
web-bot-hard = Tough
    .short = Thinks ahead before every move.
web-bot-brutal = Brutal
    .short = Thinks twice as long, and finds it.
web-bot-bruiser = Bruiser
    .short = Attacks and attacks; defends only what really hurts.
web-bot-bully = Bully
    .short = Picks on the weakest.
web-bot-gambler = Gambler
    .short = All or nothing: always the heaviest card.
web-bot-grudge = Grudge
    .short = Hits back at the last attacker and forgets nothing.
web-bot-joker = Joker
    .short = Here for the laugh: one move in four is a whim.
web-bot-leveller = Leveller
    .short = Cannot stand anyone being ahead: hits the strongest.
web-bot-miser = Miser
    .short = Hoards cards until the others have spent theirs.
web-bot-tortoise = Tortoise
    .short = Slow and sure: defends everything and heals early.
web-bot-landlady = Landlady
    .short = Property first: buys everything and claims every rent.
web-bot-tietgen-gambler = All or nothing: bids down to the last centilitre.
web-bot-tietgen-grudge = Forgets no rent and no refused trade.
web-bot-tietgen-joker = Here for the laugh: one move in four is a whim.
web-bot-tietgen-landlady = Property first: buys everything and claims every rent.
web-bot-tietgen-miser = Hoards beer until the others have spent theirs.
web-bot-tietgen-tortoise = Slow and sure: builds late and never runs dry.

## House rules as questions

question-heal-cap = How high can healing bring you?
question-heal-while-helpless = May a helpless player be saved from falling?
question-humiliate-healing = Can healing be humiliated?
question-disarm-after-grab = Can a weapon after a Grab be disarmed?
question-dodge-grab-after-block = What stops a Grab that comes after a Block?
question-discard-rule = What does it cost to throw cards away?
question-lm-values = What are Uppercut and Roundhouse worth?
question-stomp-scope = Which attack does half damage after a Stomp?
question-poke-next-basic-only = Who may use only basic attacks on a blinded player?
question-headlock-any-basic = Which blows can you deal in a Headlock?
question-break-also-hits = Does breaking a hold also hit the holder?
question-grab-follow-ups = Which specialties may follow a Grab?
question-heart-breaker-skips-turn = Does a heart-broken player lose the turn?
question-medieval-stack = How many Medievals may go with one attack?
question-choke-victim = What may the victim of Choke & Puke do?
question-vomit-bonus-attack = Is the attack on a vomiting player extra?
question-distraction-grab = May a Grab follow a Distraction?
question-drink-rent = Is rent booked as drunk?
question-drink-buildings = Is the price of crates and fridges booked as drunk?
question-tax-chug = How may increased energy usage be settled?
question-glass = How much does a glass count for?
question-kitchen-mail = Does the kitchen have a mailbox of its own?
question-rent-must-be-claimed = Must an owner claim the rent?
question-rent-claim-until = Until when can a rent be claimed?
question-building-shortage = Who gets the last crate or fridge?
question-interest-base = What is the interest a tenth of?
question-end-rule = When does the game end?
question-throw-limit = After how many throws?
question-wealth = What counts when the game is counted?
question-buildings-fill-piggy = Does building also fill the piggy bank?
question-dice = Who throws the dice?
question-cards = Who draws the mail cards?
web-rules-presets = How do you play?
web-rules-single = Each rule by itself
preset-name-written = As written
preset-name-quick = Quick
preset-name-wild = Wild
preset-name-short = Short evening
preset-name-cut-throat = Cut-throat
preset-name-own = Your own
preset-name-2002 = The list of 2002
preset-name-strict-text = To the letter
preset-name-printed-example = Like the printed example
preset-name-no-endless-discards = No endless discarding
preset-name-companion = With a real board
preset-written = The rules of the book, unchanged.
preset-own = { $count ->
    [one] One rule is as you want it.
   *[other] { $count } rules are as you want them.
}
web-rules-more = More ways to play

## The lesson

web-lesson-back = Back to the lesson
