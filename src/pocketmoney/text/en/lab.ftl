# What the lab says: sim, compare, tournament, review, and their reports.
#
# `$value` is a number, `$low` and `$high` are numbers with their units, `$thing` is a card, a deed, a seat or a player.

## Numbers

lab-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u00A0" }%
lab-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u00A0" }points
lab-beer = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u00A0" }cl
lab-number-whole = { NUMBER($value, maximumFractionDigits: 0) }
lab-number-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-number-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-interval = { $low } to { $high }
lab-interval-share = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-interval-beer = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-game = { $game ->
    [lunch-money] Lunch Money
    [beer-money] Beer Money
    [tietgen] Tietgen Monopoly
   *[other] { $game }
}
lab-one-of = { $bot } no. { $number }
lab-seat = seat { $number }
lab-as-printed = as printed

## While it runs

lab-progress = { $done } of { $whole } games, { $spent } s, about { $left } s to go
lab-goes-on = { $file } held { $games ->
    [one] one game
   *[other] { $games } games
} of this job already; they count.
lab-interrupted = Stopped after { $games } of { $whole } games. The same command plays the same games again; with --json FILE it would go on from here.
lab-interrupted-saved = Stopped after { $games } of { $whole } games; they are kept in { $file }. The same command goes on from there.
lab-nothing-yet = Stopped before a game was over.
lab-written = The report is in { $file }, a summary in { $summary }.

## What is counted

lab-figure-turns = Turns in a game
lab-figure-decisions = Decisions in a game
lab-figure-comeback = Games won by a comeback
lab-figure-nobody = Games that nobody won
lab-figure-unfinished = Games left unfinished
lab-figure-wins-player = Games won by { $thing }
lab-figure-wins-seat = Games won from { $thing }
lab-figure-first-out = First one out: { $thing }
lab-figure-damage = Counters lost to damage, in a game
lab-figure-healing = Counters healed, in a game
lab-figure-answered = Attacks answered by a card
lab-figure-damage-card = Damage by { $thing }, in a game
lab-figure-wins-card = Wins of players who laid { $thing }
lab-figure-laid-card = { $thing } laid, in a game
lab-figure-drunk = Beer booked as drunk, for each player
lab-figure-sips-an-hour = Sips in an hour, for each player
lab-figure-rent = Rent paid in a game
lab-figure-rent-missed = Rents that were not claimed in time
lab-figure-built = Crates and fridges built, in a game
lab-figure-auctions = Auctions in a game
lab-figure-trades = Trades in a game
lab-figure-reprimands = Reprimands in a game
lab-figure-players-out = Players who ran dry, in a game
lab-figure-wins-deed = Wins of players who bought { $thing }

## Reports

lab-sim-title = { lab-game }: { $games ->
    [one] one game
   *[other] { $games } games
} among { $bots }
lab-compare-title = { lab-game } by two sets of rules: { $games ->
    [one] one game
   *[other] { $games } games
} of each
lab-compare-sides = A: { $first }. B: { $second }.
lab-compare-lead = { $count ->
    [0] Of { $questions } figures none changes from A to B by more than chance could explain.
    [one] Of { $questions } figures one changes from A to B by more than chance explains.
   *[other] Of { $questions } figures { $count } change from A to B by more than chance explains.
}
lab-change = { $what }: { $way ->
    [up] up
   *[down] down
} by { $by } (B less A: { $interval }), from { $first } to { $second }.
lab-compare-changed = What changes
lab-note-changed = More than chance explains, also when all questions asked here are taken together.
lab-compare-rest = What does not change, as far as these games show
lab-note-rest = If nought lies in the interval, there may be no difference at all.
lab-compare-details = Seats, cards and deeds that do not change, as far as these games show
lab-note-details = Every seat, card or deed that was seen often enough on both sides.
lab-fact-side = Rules { $side }
lab-fact-chance = Changes
lab-chance-means = B less A on the same seeds, game by game; called a change if chance explains it in less than 5 % (Holm's correction over all figures), and never with fewer than 30 games
lab-tournament-title = { lab-game }: a tournament of { $bots } bots, { $games ->
    [one] one game
   *[other] { $games } games
}
lab-tournament-lead = { $clear ->
    [yes] { $best } is the strongest, clearly ahead of { $second }.
   *[no] { $best } leads, but { $second } is too close to tell them apart yet.
}
lab-ranking-title = Ranking
lab-pairs-title = Who comes in ahead of whom
lab-pairs-note = In a row: the share of shared tables at which that bot came in ahead of the one in the column. The bot that is out later ranks higher; a tie counts half for both.
lab-fact-rating = Ratings
lab-rating-means = openskill, Plackett-Luce; everybody begins at 25, and the interval is 1.96 times the model's own uncertainty to each side
lab-fact-table = Tables
lab-table-means = of { $seats }, every selection of the bots in turn; every deal is played once from each seat
lab-sim-lead = { $best } wins most often: { $share } of the games ({ $interval }). A game takes { $turns } turns.
lab-few-games = With { $games ->
    [one] one game
   *[other] { $games } games
} nearly everything is chance; some hundreds say more.
lab-who-wins = Who wins
lab-even-share = If it made no difference who plays, everybody would win { $share }.
lab-seats-title = Where one sits
lab-seats-edge = Seat 1 begins. Compared with an even share, beginning is worth { $edge } ({ $interval }).
lab-seats-fixed = The bots kept their seats and are not all alike, so this shows seats and bots together; --rotate tells them apart.
lab-length-title = How long a game is
lab-length-told = { $named ->
    [yes] { $side }: half
   *[no] Half
} of the games take { $middle } turns or fewer; the shortest tenth end by turn { $low }, the longest tenth go past turn { $high }.
lab-figures-title = Figures
lab-comeback-means = A comeback is a win by somebody who was, at the beginning of some turn, alone in last place with at most half of what the leader had.
lab-cards-title = Cards
lab-cards-note = Wins are those of players who laid the card at least once in the game. Long games let more cards be laid, so this is no proof of strength.
lab-deeds-title = Deeds
lab-deeds-note = Wins are those of players who bought the deed, from the game or at an auction.
lab-facts-title = How this was made
lab-repeat = The same again
lab-fact-game = Game
lab-fact-rules = House rules
lab-fact-bots = Players
lab-fact-seats = Seats
lab-fact-games = Games
lab-fact-seed = Seed
lab-fact-longest = Long games
lab-fact-intervals = Intervals
lab-fact-version = Pocket Money
lab-fact-beer = Beer
lab-rotated = { $rotated ->
    [yes] rotated: everybody sits in every seat equally often
   *[no] fixed
}
lab-seed-means = { $seed }; game number n, from 0 to { $last }, has a seed that follows from this one and n
lab-longest-means = a game that has not ended after { $turns } turns is left and has no winner
lab-intervals-mean = 95 %; shares by Wilson's score, the rest by the spread from game to game
lab-beer-means = as the rules book it; a throw with all that follows is taken as one minute, and a sip as 2 cl

lab-head-who = player
lab-head-share = wins
lab-head-interval = 95 % interval
lab-head-seat = seat
lab-head-wins = wins
lab-head-first-out = out first
lab-head-figure = figure
lab-head-value = value
lab-head-card = card
lab-head-laid = laid a game
lab-head-damage = damage a game
lab-head-wins-with = wins with it
lab-head-deed = deed
lab-head-moment = moment
lab-head-change = change
lab-head-rating = rating
lab-head-games = games
lab-head-ahead = ahead of
lab-axis-share = % of games
lab-axis-turns = turns
lab-axis-games = % of games
lab-axis-change = change in % of A
lab-axis-rating = rating
lab-axis-moments = moments of the game
lab-axis-chance = chance of winning, %
lab-axis-damage = damage in a game
lab-alt-bars = Bar chart. { $what }: { $told }. The numbers are in the table below.
lab-alt-changes = Chart of changes from A to B in % of A, with intervals: { $told }. The numbers are in the table below.
lab-alt-lengths = Histogram of the length of games. { $told }

## Review

lab-progress-review = { $done } of { $whole } moments, { $spent } s, about { $left } s to go
lab-review-interrupted = Stopped; a review is whole or nothing. The same command begins again.
lab-review-title = { lab-game } with { $names }, looked at again
lab-review-lead = { $over ->
    [yes] { $name } won.
   *[no] The record ends before the game does; { $name } then has the best chance, { $chance }.
}
lab-review-move = { $name }: { $move }.
lab-review-declines = { $name } lets it pass.
lab-chance = { NUMBER($value, maximumFractionDigits: 0) }{ "\u00A0" }%
lab-from-to = { $name } from { $first } to { $last }
lab-ribbon-title = The ribbon
lab-ribbon-note = The height of a band is that player's chance of winning. The numbers on top are the turning points below.
lab-alt-ribbon = Stacked bands of everybody's chance of winning over the game: { $told }. The numbers are in the table at the end.
lab-turning-points-title = Turning points
lab-turning-point = { $number }. Line { $line }: { $told } The chance of { $name } { $way ->
    [up] rises
   *[down] falls
} from { $before } to { $after }.
lab-no-turning-points = No single moment changed more than these rollouts can show.
lab-worst-title = The worst moves
lab-mistake = Line { $line }: { $told } Better: { $better } That would have been worth { $lost } points more (standard error { $error }), on top of { $kept }.
lab-no-mistakes = No move was worse than another by more than these rollouts can show.
lab-course-title = Every moment
lab-course-start = the beginning
lab-course-line = line { $line }: { $told }
lab-fact-record = Record
lab-fact-rollouts = Rollouts
lab-rollouts-mean = { $count } from each moment, with { $bot } in every seat; a chance is the share of them that a player wins
lab-fact-error = Standard error
lab-error-means = at most { $points } points for a chance; a turning point or a worst move is more than twice its error, and both are measured a second time with other rollouts
lab-fact-hands = Hands
lab-hands-mean = as they really were: a review sees all of them, a player did not; what had not been drawn or thrown yet goes another way in every rollout
lab-fact-horizon = Long games
lab-horizon-means = a rollout ends after { $throws } more throws, and the player who owns most has won it
lab-fact-thinned = Moments
lab-thinned-means = { $shown } of { $moments } were looked at, evenly spread; --moments looks at more

## What is wrong

problem-lab-needs-game = { $command } of which game? Expected pocketmoney { $command } GAME ...; there are: { $known }
problem-lab-needs-seats = who plays? Expected { $flag } with the words of bots, as in { $flag } hard,fair,fair
problem-lab-needs-vs = compare what with what? Expected pocketmoney compare GAME --seats ... --option A=1 vs --option A=2, with one vs
problem-lab-same-sides = both sides have the same rules; expected something different behind vs
problem-lab-bot-twice = { $word } takes part twice; a bot can be ranked once only
problem-lab-one-bot = { $word } is alone; a tournament takes two bots or more
problem-lab-table-size = a table of { $seats } needs { $seats } bots or more, and there are { $bots }
problem-lab-needs-record = review which record? Expected pocketmoney review FILE
problem-lab-record-fails = the record does not hold here: { $claimed }; pocketmoney replay { $file } tells more
problem-lab-record-empty = there is no move in { $file } to look at
problem-lab-empty-seat = a bot in { $flag } has no word
problem-lab-count = { $flag } must be a whole number from 1 to { $most }, not { $word }
problem-lab-engine = there is no engine called { $word }{ problem-near-or-known }
problem-lab-needs-extra = { $what } needs { $library }, which is not installed; pip install "pocketmoney[{ $extra }]" brings it
problem-lab-worker-died = a worker process ended by itself, perhaps for want of memory; try fewer with --jobs
problem-lab-no-ledger = { $file } is no file of the lab and stays as it is; name another for --json
problem-lab-other-job = { $file } holds another job (what differs: { $what }) and stays as it is; name another for --json
problem-lab-same-file = { $file } cannot be both the report and the file of --json
problem-lab-report-name = a report is called FILE.html, not { $file }

## Help

cli-help-sim =
    pocketmoney sim GAME --seats BOT,BOT,... [options]

    Lets bots play many games and reports who wins, how long games are, and what each card does.

    --seats hard,fair,fair   the bots, clockwise; the first one begins
    --rotate                 move everybody one seat on after each game
    --games NUMBER           how many games (default: 1,000)
    --decks, --option, --preset, --board, --kitchen    as with pocketmoney play
    { cli-help-lab }

cli-help-compare =
    pocketmoney compare GAME --seats BOT,BOT,... [rules of A] vs [rules of B]

    Plays every game twice on the same seed, by two sets of rules, and reports what changes. The rules of a side
    are --decks, --option, --preset, --board and --kitchen; a side without any plays as printed.
    The seats are always rotated.

    --seats fair,fair,fair   the bots, the same on both sides
    --both NAME=VALUE        a house rule for both sides; may be repeated
    --games NUMBER           how many games for each side (default: 1,000)
    { cli-help-lab }

cli-help-tournament =
    pocketmoney tournament GAME --bots BOT,BOT,... [options]

    Lets every combination of the bots play, from every seat, and ranks them.

    --bots easy,fair,greedy  who takes part
    --table NUMBER           seats at a table (default: 4, or all if they are fewer)
    --games NUMBER           how many games (default: 1,000)
    --decks, --option, --preset, --board, --kitchen    as with pocketmoney play
    { cli-help-lab }

# What these three have in common.
cli-help-lab =
    --seed NUMBER            the same seed gives the same games (default: 0)
    --longest NUMBER         abandon a game after so many turns (default: 2,000)
    --json FILE              store the results; a file of the same job is continued
    --report FILE.html       write a page to share, and a summary next to it
    --force                  replace a page or picture that is there already
    --jobs NUMBER            how many processes (default: one for each processor)
    --engine ray             play on a Ray cluster; results are the same

    Ctrl-C stops, keeps what was played, and says how to continue.

cli-help-review =
    pocketmoney review FILE [options]

    Continues from every moment of a record many times, and reports everybody's chance of winning, where the game
    turned, and which moves were worst.

    --rollouts NUMBER        how many from each moment (default: 60); four times as many halve the error
    --policy BOT             the bot that continues (default: greedy; random is quicker)
    --moments NUMBER         how many moments of a long game to review (default: 120)
    --seed NUMBER            other rollouts (default: 0)
    --html FILE.html         write a page with the ribbon, and a summary next to it
    --svg FILE               write the ribbon alone
    --force                  replace a page or picture that is there already
    --jobs, --engine         as with pocketmoney sim
