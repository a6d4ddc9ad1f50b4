# What happens, as it is told at the table.
#
# `$by`, `$on` and `$seat` are names, or "you"; `$by-is`, `$on-is` and `$seat-is` say `you` or `other`, where the verb
# needs to know. `$card` is the name of a card and `$card-id` its id. `$left` is how many counters somebody has then.

## Small words

you = you
you-as-a-name = You
list-none = nothing
list-comma = { $before }, { $after }
list-and = { $before } and { $after }
and-medieval = { $medievals ->
    [0] { "" }
    [one] { " " }and Medieval
   *[other] { " " }and { $medievals } Medievals
}

## Turns

event-turn-begins = { $seat-is ->
    [you] Your turn.
   *[other] { $seat }'s turn.
}
event-turn-skipped = { $seat-is ->
    [you] You lose your turn: { reason-you-are }.
   *[other] { $seat } loses a turn: { reason-they-are }.
}
reason-you-are = { $reason ->
    [poked] you cannot see a thing
    [vomiting] you are vomiting
    [heart-broken] your heart is broken
    [thrown] you are still out of the room
   *[other] you are helpless
}
reason-they-are = { $reason ->
    [poked] poked in the eye
    [vomiting] busy vomiting
    [heart-broken] heart-broken
    [thrown] thrown out
   *[other] helpless
}
event-passes = { $seat-is ->
    [you] You pass.
   *[other] { $seat } passes.
}
event-discards = { $seat-is ->
    [you] You discard { $cards }.
   *[other] { $seat } discards { $cards }.
}
event-pays = { $seat-is ->
    [you] You pay { $amount } for it, down to { $left }.
   *[other] { $seat } pays { $amount } for it, down to { $left }.
}
event-open-season = { $on-is ->
    [you] Open season: everybody may have a go at you.
   *[other] Open season: everybody may have a go at { $on }.
}
event-draws = { $seat-is ->
    [you] You draw { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[other] { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
}
event-you-draw = { $seat-is ->
    [you] You draw { $cards }.
   *[other] { $seat } draws { $cards }.
}
event-reshuffles = { $count ->
    [one] The last discarded card is the new draw pile.
   *[other] The discard pile, { $count } cards, is shuffled and becomes the draw pile.
}

## Attacks

event-attacks = { $by-is ->
    [you] You attack { $on } with { $card }{ and-medieval }.
   *[other] { $by } attacks { $on } with { $card }{ and-medieval }.
}
event-follows-up = { $by-is ->
    [you] You follow up on { $on } with { $card }{ and-medieval }.
   *[other] { $by } follows up on { $on } with { $card }{ and-medieval }.
}
event-free-attack = { $by-is ->
    [you] You take a free shot at { $on }: { $card }{ and-medieval }.
   *[other] { $by } takes a free shot at { $on }: { $card }{ and-medieval }.
}
event-season-attack = { $by-is ->
    [you] You strike at { $on }, who discarded: { $card }{ and-medieval }.
   *[other] { $by } strikes at { $on }, who discarded: { $card }{ and-medieval }.
}
event-bonus-attack = { $by-is ->
    [you] You help yourself to a free shot at { $on }: { $card }{ and-medieval }.
   *[other] { $by } takes advantage of { $on }: { $card }{ and-medieval }.
}
event-grabs = { $by-is ->
    [you] You grab { $on }.
   *[other] { $by } grabs { $on }.
}
event-distracts = { $by-is ->
    [you] You distract { $on }: no defence will help.
   *[other] { $by } distracts { $on }: no defence will help.
}
event-passes-on = { $by-is ->
    [you] Your { $card } swings on to { $on }.
   *[other] { $by }'s { $card } swings on to { $on }.
}
event-goes-left = { $by-is ->
    [you] You swing on to the left.
   *[other] { $by } swings on to the left.
}
event-goes-right = { $by-is ->
    [you] You swing on to the right.
   *[other] { $by } swings on to the right.
}
event-missed = { $card } comes all the way round and hits nobody.
event-halved = { $by-is ->
    [you] Your { $card } will do half the damage.
   *[other] { $by }'s { $card } will do half the damage.
}

## Answers

event-defends = { $by-is ->
    [you] { $card-id ->
        [block] You block { $on }.
        [dodge] You dodge { $on }.
        [freedom] You wriggle free of { $on } with Freedom.
       *[other] You stop { $on } with { $card }.
    }
   *[other] { $card-id ->
        [block] { $by } blocks { $on }.
        [dodge] { $by } dodges { $on }.
        [freedom] { $by } wriggles free of { $on } with Freedom.
       *[other] { $by } stops { $on } with { $card }.
    }
}
event-humiliates = { $by-is ->
    [you] You lay { $card }: { $on-is ->
        [you] you are humiliated.
       *[other] { $on } is humiliated.
    }
   *[other] { $by } lays { $card }: { $on-is ->
        [you] you are humiliated.
       *[other] { $on } is humiliated.
    }
}
event-voided = { $by-is ->
    [you] Your { $card } counts for nothing.
   *[other] { $by }'s { $card } counts for nothing.
}
event-restored = { $by-is ->
    [you] Your { $card } counts after all.
   *[other] { $by }'s { $card } counts after all.
}
event-disarmed = { $by-is ->
    [you] { $card } is gone: you disarmed { $on }.
   *[other] { $card } is gone: { $by } disarmed { $on }.
}
event-takes-back = { $seat-is ->
    [you] You keep { $card }.
   *[other] { $seat } keeps { $card }.
}
event-drops = { $seat-is ->
    [you] You drop { $card }.
   *[other] { $seat } drops { $card }.
}

## Damage and healing

event-hits = { $amount ->
    [0] { $card } lands on { $on } and does no harm.
   *[other] { $card } hits { $on } for { $amount }, down to { $left }.
}
event-knocks-out = { $card } knocks { $on } out cold.
event-rescue-needed = { $seat-is ->
    [you] Only healing can save you now.
   *[other] Only healing can save { $seat } now.
}
event-heals = { $seat-is ->
    [you] You lay { $cards } to heal.
   *[other] { $seat } lays { $cards } to heal.
}
event-healed = { $seat-is ->
    [you] You gain { $amount }, up to { $left }.
   *[other] { $seat } gains { $amount }, up to { $left }.
}
event-falls = { $seat-is ->
    [you] You fall unconscious.
   *[other] { $seat } falls unconscious.
}
event-concedes = { $seat-is ->
    [you] You give up.
   *[other] { $seat } gives up.
}

## Holds

event-hold-set = { $by-is ->
    [you] You have { $on } in { $card }.
   *[other] { $by } has { $on } in { $card }.
}
event-hold-released = { $by-is ->
    [you] You let go of { $on }.
   *[other] { $by } lets go of { $on }.
}
event-hold-broken = { $on-is ->
    [you] You are free: { $card } is broken.
   *[other] { $on } is free: { $card } is broken.
}
event-hold-ends = { $on-is ->
    [you] That is the end of { $card } on you.
   *[other] That is the end of { $card } on { $on }.
}
event-tick = { $by-is ->
    [you] You squeeze { $amount } out of { $on }, down to { $left }.
   *[other] { $by } squeezes { $amount } out of { $on }, down to { $left }.
}
event-escapes = { $by-is ->
    [you] You struggle against { $on } with { $card }{ and-medieval }.
   *[other] { $by } struggles against { $on } with { $card }{ and-medieval }.
}

## What lasts

event-stomped = { $on-is ->
    [you] You limp: your next attack will do half.
   *[other] { $on } limps: the next attack of { $on } will do half.
}
event-poked = { $on-is ->
    [you] You cannot see a thing and are helpless.
   *[other] { $on } cannot see a thing and is helpless.
}
event-heart-broken = { $on-is ->
    [you] Your heart is broken and you are helpless.
   *[other] { $on } is heart-broken and helpless.
}
event-thrown = { $on-is ->
    [you] You fly out of the room: out of reach until next round.
   *[other] { $on } flies out of the room: out of reach until next round.
}
event-vomits = { $on-is ->
    [you] You vomit and are helpless.
   *[other] { $on } vomits and is helpless.
}
event-dazed = { $on-is ->
    [you] You are dazed: your attacks do 1 less for two rounds.
   *[other] { $on } is dazed and does 1 less damage for two rounds.
}
event-weakened = { $on-is ->
    [you] You are weakened: your attacks do 1 less from now on.
   *[other] { $on } is weakened and does 1 less damage from now on.
}
event-recovers = { $seat-is ->
    [you] { $reason ->
        [poked] You can see again.
        [vomiting] You have stopped vomiting.
        [heart-broken] You are over it.
        [thrown] You are back in the room.
        [dazed] Your head is clear again.
       *[other] You are yourself again.
    }
   *[other] { $reason ->
        [poked] { $seat } can see again.
        [vomiting] { $seat } has stopped vomiting.
        [heart-broken] { $seat } is over it.
        [thrown] { $seat } is back in the room.
        [dazed] { $seat } has a clear head again.
       *[other] { $seat } is well again.
    }
}

## The end

event-locked = Nobody can or will do anything any more. The most counters win, and that is { $left }.
event-wins = { $seat-is ->
    [you] You win!
   *[other] { $seat } wins!
}
event-nobody-wins = More than one player has that many, so nobody wins.
