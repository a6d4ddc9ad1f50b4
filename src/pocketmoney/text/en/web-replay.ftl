# Replays: looking at a game again, and playing on from a moment of it.

problem-no-such-moment = there is no moment { $step } in this game; the last one is { $most }
problem-record-fails = this does not hold here: { $claimed }
problem-record-fails-elsewhere = this does not hold here: { $claimed }; the record was made with version { $theirs } of the rules, and this program rules by version { $ours }
web-replay-differs = The game is shown up to here: { $why }.
problem-record-too-long = this record takes too long to be played again here
problem-record-too-many-moves = a record may have at most { $most } moves here
problem-replays-waiting = at most { $most } games are replayed for one address at a time
problem-verify-continued = this game began with { $moves } moves of an earlier one, so there was no fresh deal that could be checked
problem-no-reviews = this server works out no chances
problem-review-at-work = a game is being worked out for you already; one at a time, please
problem-reviews-busy = too many games are being worked out just now; try again in a minute
problem-review-failed = the chances of this game could not be worked out in time

refusal-continue-no-seat = There are only { $seats } seats in that game.
refusal-continue-over = The game is over at that moment; go back a little.
refusal-continue-out = { $name } is out at that moment; take another seat, or go back a little.

web-replay = Replay
web-replay-fetching = Fetching the game …
web-replay-begin = The game begins.
web-replay-line = Line { $line }: { $why }

## The way through it

web-replay-way = The way through the game
web-replay-moment = Moment
web-replay-of = { $at } / { $last }
web-replay-first = To the beginning
web-replay-back = One moment back
web-replay-run = Let it run
web-replay-pause = Stop here
web-replay-forward = One moment on
web-replay-last = To the end
web-replay-next-turn = To the next turn
web-replay-next-fall = To the next knock-out or turning point
web-replay-speed = Speed
web-replay-times = { $speed }×

## Through whose eyes

web-replay-eyes = Seen by
web-replay-eyes-all = everybody: all hands open
web-replay-eyes-none = a spectator
web-replay-eyes-seat = { $name }
web-replay-hand = Hand of { $name }
web-replay-empty-hand = no cards

## What can be done with it

web-replay-again = Watch the game again
web-replay-link = Copy a link to this moment
web-replay-linked = The link to this moment is copied.
web-replay-record = Download the record
web-replay-table = To the table
web-replay-open = Look at a record
web-replay-choose = Choose a file …
web-replay-open-note = A file like evening.play, or drop it here. It is replayed on the server and not kept.

## Playing on

web-replay-continue = Play on from here against bots
web-replay-continue-over = The game is over here; go back a little.
web-replay-take = You take the seat of
web-replay-against = The others are bots:
web-replay-continue-note = Hands, piles and dice are those of that game, and come as they would have come. There is no clock. It is no fresh deal, so it cannot be checked as one.
web-replay-play-on = Play on
web-replay-understood = Understood, play on
web-continued = This game began with a moment of an earlier one. It was no fresh deal, so it cannot be checked as one.

## Who was winning

web-replay-review = Work out who was winning
web-replay-reviewing = Bots play the game on from many moments. That may take a minute.
web-replay-ribbon = Chances of winning over the game: { $told }
web-replay-chance-went = { $name } from { $first } to { $last } %
web-replay-chance = { $name } { $percent } %
web-replay-turned = Where the game turned
web-replay-how = From each moment that was looked at, { $bot } bots played the game on { $count } times. So small a number of games is no more than a good guess.
web-replay-mark-turn = Turning point at moment { $step }
web-replay-mark-worst = Bad move at moment { $step }
web-replay-turning = { $step }: { $told } { $name } goes from { $before } to { $after } %.
web-replay-no-turning = No moment stands out.
web-replay-worst = { $step }: { $told } This cost { $name } { $lost } points. Better: { $better }
web-replay-let-pass = letting it pass.
