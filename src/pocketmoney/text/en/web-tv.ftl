# What the screen for all says: stamps on cards, what the table waits for, its controls, and the end of a game.

## On the table

web-tv-with = { $card } + { $more }
web-tv-stamp-block = Blocked
web-tv-stamp-dodge = Dodged
web-tv-stamp-stopped = Stopped
web-tv-stamp-humiliated = Humiliated
web-tv-stamp-disarmed = Disarmed
web-tv-shame = Shame!
web-tv-laughs = Ha ha!
web-tv-turn-lost = Turn lost
web-tv-ko-by = KO by { $name }
web-tv-felled = { $on } falls unconscious. That was { $by }, with { $card }.

## What the table waits for

web-tv-thinks = What now?
web-tv-asks-window = Does anybody answer?
web-tv-asks-follow-up = What follows the Grab, { $names }?
web-tv-asks-block-grab = { $names } may reach past the block.
web-tv-asks-free-attack = { $names } gets a free shot.
web-tv-asks-distracted = Which attack, { $names }?
web-tv-asks-series = { $names } may strike again.
web-tv-asks-keep-hold = { $names }: hold on or let go?
web-tv-asks-rescue = { $names } has to heal now.
web-tv-asks-weapon-back = { $names }: keep the weapon or drop it?
web-tv-asks-pass-on = { $names }: swing left or right?
web-tv-bot-plays = a bot plays

## Controls

web-tv-tap-for-sound = Tap for sound
web-tv-sound-on = Sound is on
web-tv-settings = Settings of this screen
web-tv-volume = Volume
web-tv-announcer = Announcer
web-tv-full-screen = Full screen
web-tv-pace = Pace
web-tv-pace-slow = slow
web-tv-pace-usual = usual
web-tv-pace-fast = fast
web-tv-close = Close
web-tv-tap-for-full-screen = Tap for full screen
web-remote = Settings of the TV
web-remote-silent = Tap the TV once: until then its browser keeps it silent.
web-remote-full-screen = The TV asks for a tap now. Browsers want it on the screen itself.

## The end of a game

web-tv-finale = How it ended
web-tv-ranking = Ranking
web-tv-awards = Awards
web-tv-grudges = Grudges of the evening
web-tv-grudge = { $by } owes { $on } { $count }
web-tv-last-blow = The last blow
web-tv-again = Show it again
web-tv-comic = The comic
web-tv-comic-title = { $game }: { $name } wins
web-tv-comic-title-none = { $game }: nobody wins
web-tv-comic-hit = POW!
web-tv-comic-fall = KO!
web-tv-comic-win = HOORAY!
web-tv-comic-save-svg = Save as SVG
web-tv-comic-save-png = Save as PNG
web-tv-comic-share = Share the picture
web-tv-comic-moments = Its moments
web-tv-award-meanest = Meanest
web-tv-award-meanest-why = took { $count } from the others
web-tv-award-luckiest-block = Luckiest Block
web-tv-award-luckiest-block-why = stopped { $card }
web-tv-award-most-humiliated = Most Humiliated
web-tv-award-most-humiliated-why = { $count ->
    [one] humiliated once
    [2] humiliated twice
   *[other] humiliated { $count } times
}
web-tv-award-best-comeback = Best Comeback
web-tv-award-best-comeback-why = was down to { $low } and came back to { $high }
web-tv-award-punchbag = Punchbag
web-tv-award-punchbag-why = lost { $count } and kept smiling
web-tv-award-knock-outs = Headhunter
web-tv-award-knock-outs-why = { $count ->
    [one] one knock-out
   *[other] { $count } knock-outs
}
web-tv-award-landlord = Landlord
web-tv-award-landlord-why = { $count ->
    [one] claimed rent once
    [2] claimed rent twice
   *[other] claimed rent { $count } times
}
web-tv-award-builder = Master Builder
web-tv-award-builder-why = { $count ->
    [one] built once
    [2] built twice
   *[other] built { $count } times
}
web-tv-award-dealer = Dealmaker
web-tv-award-dealer-why = { $count ->
    [one] made one trade
   *[other] made { $count } trades
}
web-tv-award-reprimanded = Regular at the Administration
web-tv-award-reprimanded-why = { $count ->
    [one] sent there once
    [2] sent there twice
   *[other] sent there { $count } times
}
web-tv-award-lucky-dice = Hot Dice
web-tv-award-lucky-dice-why = { $count ->
    [one] threw one double
   *[other] threw { $count } doubles
}
web-tv-award-sleeper = Sleepiest Landlord
web-tv-award-sleeper-why = { $count ->
    [one] forgot to claim rent once
    [2] forgot to claim rent twice
   *[other] forgot to claim rent { $count } times
}
