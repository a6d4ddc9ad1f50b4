# What is wrong with something a person gave us. A sentence stands behind a file and a line, so it begins small.
#
# `$word` is what was given, `$near` the nearest thing that exists (`none` if there is none), `$known` all that exist.

problem-near = { $near ->
    [none] { "" }
   *[other] ; did you mean { $near }?
}
problem-near-or-known = { $near ->
    [none] ; there are: { $known }
   *[other] ; did you mean { $near }?
}

## Names of things

problem-unknown-game = there is no game called { $word }{ problem-near-or-known }
problem-unknown-deck = there is no deck called { $word }{ problem-near-or-known }
problem-unknown-card = there is no card called { $word }{ $near ->
    [none] ; a card is written like kick-4 or first-aid, and `pocketmoney rules GAME` names them all
   *[other] { problem-near }
}
problem-unknown-seat = there is no seat called { $word }{ problem-near-or-known }
problem-unknown-option = there is no house rule called { $word }{ problem-near }
problem-unknown-value = { $option } cannot be { $word }{ problem-near-or-known }
problem-unknown-preset = there is no preset called { $word }{ problem-near-or-known }
problem-unknown-ruling = there is no ruling { $word }; they are called R1, R2 and so on
problem-unknown-topic = there is no game, card, space or ruling called { $word }{ problem-near }

## Names of people

problem-name-empty = a seat has an empty name
problem-name-letters = { $word } cannot be a name: no double quotes and no control characters, please
problem-name-missing = a table needs a name for its host; without one only a screen can set it up
problem-name-twice = two seats are called { $word }
problem-name-needs-quotes = the name { $word } must stand in double quotes
problem-one-name = expected one name, found: { $text }

## The file

problem-no-file = there is no such file{ problem-near }
problem-is-directory = this is a directory; a record is a file, usually called NAME.play
problem-unreadable = cannot be read: { $why }
problem-too-large = this is too large for a record; expected at most { $most } megabytes
problem-cannot-read = { $file } cannot be read: { $why }
problem-cannot-write = { $file } cannot be written: { $why }
problem-file-foreign = { $file } is there already, and Pocket Money did not write it; it stays as it is
problem-file-exists = { $file } is there already; add --force to replace it
problem-game-not-kept = this game cannot be kept: { $file } cannot be written: { $why }. Type save FILE to save it elsewhere
problem-game-in-use = game { $game } is being played in another window
problem-game-broken = { $file } is no kept game, or it is damaged
problem-game-other-rules = game { $game } was played by other rules than this version's; it cannot continue, but pocketmoney games export writes it to a file
problem-unknown-kept-game = there is no kept game { $word }; pocketmoney games lists them{ $near ->
    [none] { "" }
   *[other] ; did you mean { $near }?
}
problem-games-form = pocketmoney games { $word } needs other words; pocketmoney games --help shows them
problem-games-word = pocketmoney games does not know { $word }{ $near ->
    [none] { "" }
   *[other] ; did you mean { $near }?
}
problem-games-nothing-open = no kept game is unfinished
problem-from-fails = the saved game cannot continue: { $claimed } does not hold; pocketmoney replay { $file } says more
problem-empty-record = there is nothing in this file; expected a record, beginning with game: NAME
problem-not-text = this is not text; expected a record in UTF-8
problem-no-divider = the header never ends; expected a line --- between header and moves

## The header

problem-no-colon = expected key: value, found: { $text }
problem-no-key = the header has no { $key }; expected a line { $key }: ...
problem-unknown-key = there is no header key { $word }{ problem-near-or-known }
problem-key-twice = { $key } is here a second time; the first is on line { $first }
problem-key-needs-seat = { $key } is about one seat; expected { $key } NAME: ...
problem-key-takes-no-seat = { $key } is not about a seat; expected { $key }: ...
problem-key-needs-thing = { $key } is about one thing; expected { $key } NAME: ...
problem-one-file = { $key } names one file, found: { $text }
problem-named-file = the file { $file } that { $key } names cannot be read
problem-file-elsewhere = the file { $file } that { $key } names must lie beside the record or below its folder
problem-no-value = { $key } has no value; expected { $key }: ...
problem-one-word = { $key } takes one word, found: { $text }
problem-bad-integer = expected a whole number for { $key }, found { $word }
problem-integer-too-long = { $key } takes a whole number of at most { $most } digits, and this one has { $digits }
problem-bad-counters = counters must be a whole number from 1 to { $most }, found: { $word }
problem-option-form = expected a house rule as name=value, found { $word }
problem-option-twice = { $word } is chosen twice
problem-seat-count = { $count ->
    [0] there are no seats
    [one] there is one seat
   *[other] there are { $count } seats
}; expected { $least } to { $most }
problem-too-few-cards = there are { $cards } cards, and { $needed } are needed to deal
problem-pile-too-large = { $count } cards are named in the pile; expected at most { $most }, because every seat is dealt a full hand
problem-no-decks = no deck is named; there are: { $known }
problem-hand-too-large = { $count } cards in a hand; expected at most { $most }
problem-too-many-copies = there are not so many { $card } cards: the decks hold { $copies }

## Moves, facts and claims

problem-open-quote = a quote is never closed: { $text }
problem-after-talk = expected the end of the line or + after the talk, found: { $text }
problem-talk-in-claim = a claim has no talk; expected moves with commas between them
problem-no-move-line = expected Name: move, = facts, ? Name: moves or ! Name: moves, found: { $text }
problem-no-name = expected a name before the colon: { $text }
problem-no-move = expected a move
problem-word-alone = { $word } stands alone; found after it: { $text }
problem-heal-needs-card = heal with what? Expected heal CARD ...
problem-no-target = expected a name after { $word } >
problem-one-target = { $word } goes to one player only
problem-only-medieval = only medieval can be added to { $word }, not { $other }
problem-empty-fact = expected a fact, as in Ann 15 or turn Ann
problem-bad-fact = this is not a fact: { $text }; expected something like Ann 15, Ann hand 5, Ann holds grab, turn Ann
problem-unknown-fact = there is no fact with { $word }{ problem-near-or-known }
problem-unknown-hold = { $word } is not a hold{ problem-near-or-known }

## The command line

problem-unknown-command = there is no command { $word }{ problem-near-or-known }
problem-unknown-flag = { $command } has no option { $word }{ problem-near-or-known }
problem-flag-needs-value = { $flag } needs a value; pocketmoney { $command } --help shows how
problem-flag-takes-no-value = { $flag } takes no value
problem-too-many-words = { $command } does not know what to do with { $word }; pocketmoney { $command } --help shows how
problem-from-alone = --from continues a saved game as it is; leave out { $word }
problem-needs-file = which record? Name at least one file, such as game.play
problem-needs-game = which game? Expected pocketmoney options GAME; there are: { $known }
problem-too-many-bots = there are names for { $most } bots, not for { $count }
problem-card-of-other-game = { $card } is a card of { $other }, not of { $game }
problem-no-output = the output cannot be written: { $why }
problem-typed-several = { $word } could be any of these: { $names }
