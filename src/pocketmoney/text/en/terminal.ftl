# What the terminal says around the game.

## Beginning and end

terminal-welcome = { $game }, clockwise: { $names }.{ $bot-count ->
    [0] { "" }
    [one] { " " }{ $bots } is a bot.
   *[other] { " " }{ $bots } are bots.
} Type help to see what else you can type.
terminal-recording = As you play, the game is written to { $file }
terminal-over = This game is over already.
terminal-recorded = The record: { $file }
terminal-seed = The seed of this game was { $seed }.
terminal-left-saved = The game is saved. Continue with: pocketmoney play --from { $file }
terminal-left-kept = The game is kept. Continue with: pocketmoney play
terminal-left-unsaved = Nothing was played. Every game is kept from your first move on: pocketmoney play offers to continue it.
terminal-go-on-with = { $game } with { $names }, last played { $when }, is not over. Enter: continue it; anything else: a new game.
terminal-watch = You are out. Enter: watch the rest; anything else: see only how it ends.

## Questions

terminal-ask-of = [{ $name }] { $question }
terminal-ask-any = Your answer (Enter: nothing):
terminal-ask-must = You must choose:
terminal-ask-turn = Your move:
terminal-ask-window = Your answer (Enter: none):
terminal-ask-pass-on = Which way does it swing on? (Enter: left)
terminal-ask-follow-up = What follows the Grab? (Enter: nothing)
terminal-ask-block-grab = A Grab after the Block? (Enter: no)
terminal-ask-free-attack = Your free attack (Enter: none):
terminal-ask-distracted = The attack after the Distraction, which you must make:
terminal-ask-series = Another blow? (Enter: no more)
terminal-ask-open-season = Have a go? (Enter: no)
terminal-ask-weapon-back = Drop the weapon, or keep it? (Enter: keep)
terminal-ask-keep-hold = Hold on, or let go? (Enter: hold on)
terminal-ask-rescue = Heal, or fall? (Enter: fall)
terminal-which-cards = Which cards to { $word }? Letters or names; Enter: none after all.
terminal-give-up = Really give up? Type yes to do so.
terminal-yes-words = y yes
terminal-all-agree = Do all agree? Type yes to do so:
terminal-replace = { $file } holds another game. Replace it? Type yes to do so.
terminal-hand-over = Pass the keyboard to { $name }. { $name }, press Enter.
terminal-anyone = Does anyone answer? A name, or Enter for nobody:
terminal-anyone-else = Does anyone else answer? A name, or Enter for nobody:
terminal-not-asked = { $name } cannot answer this.
terminal-has-answered = { $name } has answered already.
terminal-rights = Before { $whose }'s turn you may { $moves } (Enter: no):
terminal-rights-only = Type { $moves }, or press Enter to go on.

## Replies

terminal-talk = { $name }: “{ $words }”
terminal-talk-rides = Talk goes with a move: type the move, then your words in quotes.
terminal-not-understood = { $word } is neither a move nor a command{ $near ->
    [none] .
   *[other] ; did you mean { $near }?
} Type help to see what you can type.
terminal-no-number = There is no { $number } to choose; the numbers go up to { $last }.
terminal-private-word = { $word } works only on your own turn at the keyboard; no hand is shown here.
terminal-rules-of-what = Which rules? Name a card or a ruling, as in: rules grab, rules R46.
terminal-why-what = Why what? Name a card or a move, as in: why block.
terminal-why-not = Nothing stops it: { $move } is allowed.
terminal-save-where = Save where? Name a file, as in: save game.play.
terminal-saved = Saved. Continue later with: pocketmoney play --from { $file }
terminal-plain = { $on ->
    [yes] Plain from now on: no bars, no colours.
   *[no] Bars and colours are back.
}
terminal-help =
    A move is its number, or text: kick-4 > Rex, or the card's letter and a name: a rex.
    The beginning of a name is enough: gra rex.
    Words in quotes after a move are said aloud: 3 "Take that."
    discard and heal ask which cards; or name them: discard a c.
    why CARD: why you cannot use it now, and what would change that
    rules CARD, rules R46: what a card does, what a ruling says
    table, hand, moves: show them again
    log: the last things that happened; log all: everything
    save FILE: save the game to a file, and whatever follows
    undo: take back your last move; stand others: answer only what is aimed at you
    plain: without bars and colours, for screen readers
    concede: give up
    quit: leave

## Moves

terminal-move-play = play
terminal-move-heal = heal
terminal-heal-with = heal with { $cards }
terminal-heal-some = heal with some of them
terminal-discard-some = discard
terminal-move-pass = pass
terminal-move-take = nothing
terminal-take-window = let it happen
terminal-take-weapon-back = keep it
terminal-take-keep-hold = hold on
terminal-take-rescue = fall
terminal-move-left = left
terminal-move-right = right
terminal-move-release = let go (release)
terminal-move-drop = drop it

## The table

terminal-piles = Pile { $pile }, discards { $discards }{ $discards ->
    [0] { "" }
   *[other] , { $top } on top
}, counters lost { $lost }.
terminal-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
terminal-out = out
terminal-turn-mark = Turn:
terminal-seat = { $name } { $counters }, { terminal-seat-cards }{ $has-troubles ->
    [yes] , { $troubles }
   *[no] { "" }
}.
terminal-seat-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
terminal-seat-out = { $name } is out.
terminal-holds = has { $on } in { $card }
terminal-held = in { $by }'s { $card }
terminal-is-poked = cannot see
terminal-is-heart-broken = heart-broken
terminal-is-thrown = thrown out
terminal-is-vomiting = vomiting
terminal-is-dazed = attacks 1 weaker for now
terminal-is-stomped = next attack halved
terminal-is-weak = attacks { $amount } weaker for good
terminal-has = has { $cards }
