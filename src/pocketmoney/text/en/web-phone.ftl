# The words of the phone: what a card does, what is asked, what happened to me, and people who are away.

## What a card does

web-look-card = About { $card }
web-look-now = Right now
web-look-rules = In the rule book

## What is asked, as a whole sentence

web-at-you = { $by } hits YOU with { $card }: lose { $amount }
web-at-again = { $by }'s { $card } hits YOU: lose { $amount }
web-at-you-plain = { $by } lays { $card } on YOU
web-at-you-grab = { $by } grabs YOU
web-at-you-spoils = { $by } spoils YOUR { $card }
web-at-you-stops = { $by } stops you with { $card }
web-at-them = { $by } hits { $on } with { $card }: −{ $amount }
web-at-them-plain = { $by } lays { $card } on { $on }
web-at-them-grab = { $by } grabs { $on }
web-at-them-spoils = { $by } spoils { $on }: { $card } counts for nothing
web-at-them-stops = { $by } stops { $on } with { $card }
web-at-self = { $by } lays { $card }
web-at-answer = Do you answer?
web-at-raised = The raised cards stop it.
web-at-nothing = Nothing in your hand answers this. It passes by itself.
web-at-helpless = Nothing in your hand stops it.
web-at-grab-planned = Your { card-grab } follows unless somebody answers the { card-block }.
web-air-stops = stops it
web-ask-turn-none = Your turn. None of your cards can be played: swap some.
web-ask-block-grab-at = { $name } blocked you. Grab { $name }?
web-ask-block-grab-mine = You blocked { $name }. Grab { $name }?
web-ask-follow-up-at = You have got { $name }. What follows?
web-ask-free-attack-at = A free attack on { $name }: with what?
web-ask-distracted-at = { $name } is distracted. Attack!
web-rescue-needed = You are at { $left }. You need { $needed } to stay in.
web-rescue-short = All your healing gives { $have }: not enough.
web-rescue-none = You have nothing to heal with.
web-rescue-warn = That gives { $have }, you need { $needed }. You would still fall.
web-rescue-saves = That saves you.
web-rescue-heal = Heal: +{ $have }
web-rescue-heal-anyway = Lay it anyway
web-rescue-fall-sure = Really fall?
web-sum = { $card } { $value } + { $more } { $extra } = { $total }

## Buttons

web-do-swap = Swap cards
web-do-not-this-turn = Not this turn
web-do-only-me = Only if it is me
web-do-ask-again = Ask me again
web-standing-turn = For this turn you are only asked about what is aimed at you.
web-standing-game = You are only asked about what is aimed at you.
web-standing-all = You let everything pass.

## What happened to me

web-hit-note = { $by }: { $card } −{ $amount }
web-out-by = { $by } knocked you out with { $card }. { $place ->
    [2] You came 2nd.
    [3] You came 3rd.
   *[other] You came { $place }th.
}
web-out-plain = You are out. { $place ->
    [2] You came 2nd.
    [3] You came 3rd.
   *[other] You came { $place }th.
}
web-you-won = You win!
web-last-one = The heart shows your counters. The last one who has any left wins.
web-log = What happened so far

## Time, and people who are away

web-clock-own = own time { $time }
web-clock-own-said = The time is over; { $seconds } seconds of your own time are left.
web-clock-bot = A bot plays on in { $seconds } s
web-clock-passes = It passes in { $seconds } s
web-bot-for-you = A bot plays for you.
web-bot-back = I am back
web-bot-plays = a bot plays for { $name }
web-away = away
web-wait-away = { $name } is away.
web-wait-away-bot = { $name } is away. A bot plays on in { $time }.
web-wait-claim = { $name } may claim … { $seconds }

## One-tap talk, and what those who are out can do

web-taunts = Say it with one tap
web-out-heckle = Heckle
web-out-bet = Who wins? Place a bet, just for fun.
web-out-bet-on = You bet on { $name }.
web-out-bet-won = You bet on { $name }: right!
web-out-bet-lost = You bet on { $name }: not this time.
web-out-banana = Throw your banana

## Names for a screen reader

web-name-person = { $name }, { $counters }, { $cards }
web-name-aim = { $person }: aim here

## A phone that is gone

web-seat-asked = A new phone says that it is { $name }'s.
web-seat-asked-why = { $name }'s own phone is not connected. If you allow it, the new one has the seat and the old one has it no longer.
web-seat-asked-here = { $name }'s own phone still seems to be connected. If you allow it, the new one has the seat and the old one has it no longer.
web-seat-allow = Yes, that is { $name }
web-seat-are-you = Are you { $name }?
web-seat-ask = I am { $name }. Ask { $host }
web-seat-ask-why = If your old phone is gone, { $host } can give you your seat back.
web-seat-asking = { $host } is asked. Wait a moment.
