# The words of the web client at the tables of the card games.

## The phone

web-cards-counters = { $count ->
    [one] 1 counter
   *[other] { $count } counters
}
web-cards-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
web-cards-seconds = { $count ->
    [one] 1 second left
   *[other] { $count } seconds left
}
web-cards-whom = { $move }: at whom?
web-cards-more-cards = { $move }. You can lay more with it.
web-cards-lay = Lay { $move }
web-cards-which-discard = Which cards do you throw away?
web-cards-which-heal = Which cards do you heal with?
web-cards-do-discard = { $count ->
    [0] Discard
    [one] Discard 1 card
   *[other] Discard { $count } cards
}
web-cards-do-heal = { $count ->
    [0] Heal
    [one] Heal with 1 card
   *[other] Heal with { $count } cards
}
web-cards-may = This card can be played now.
web-cards-grey = not now
web-cards-picked = picked
web-cards-say = Say it with the move
web-cards-more = More
web-cards-empty-hand = Your hand is empty.
web-cards-watching = You are watching.

## Standing answers, and what else can be done at any time

web-cards-standing = Standing answers
web-cards-standing-why = What you let pass without being asked. Nobody sees it.
web-cards-standing-others = What is not aimed at me
web-cards-standing-all = Everything
web-cards-standing-cards = Do not ask me about
web-cards-standing-until = For how long
web-cards-standing-set = Keep it so
web-cards-standing-on = Some questions pass you by.
web-cards-discards = Look through the discards
web-cards-discards-none = Nothing was discarded yet.

## How somebody is

web-cards-is-poked = blinded
web-cards-is-heart-broken = heart-broken
web-cards-is-thrown = thrown out
web-cards-is-vomiting = vomiting
web-cards-is-dazed = dazed
web-cards-is-stomped = stomped
web-cards-is-weak = weakened
web-cards-is-weak-times = weakened ×{ $times }
web-cards-is-skipping = loses a turn
web-cards-is-holding = holds { $name }
web-cards-is-held = held by { $name } ({ $card })
web-cards-is-hunted = open season
web-cards-is-asked = may answer
web-cards-is-turn = on turn
web-cards-is-winner = winner

## Cards in flight

web-cards-flight = In the air
web-cards-flight-at = { $by } → { $on }
web-cards-flight-by = { $by }
web-cards-how-defends = defends
web-cards-how-humiliates = spoils it
web-cards-how-follow-up = after the Grab
web-cards-how-distracted-follow-up = after the Grab
web-cards-how-free = free attack
web-cards-how-shot = free shot
web-cards-how-jab = in the Headlock
web-cards-how-distracted = no defence helps
web-cards-how-season = open season
web-cards-how-bonus = taking advantage
web-cards-how-block-grab = after the Block
web-cards-how-tick = the hold goes on
web-cards-how-escape = breaks free
web-cards-how-heals = heals
web-cards-how-rescue = to stay in
web-cards-how-opening = attacks
web-cards-void = spoiled
web-cards-halved = half as strong
web-cards-with-cards = + { $count }

## The table, for all to see

web-cards-pile = Draw pile: { $count }
web-cards-discarded = Discarded: { $count }
web-cards-to-move = It is { $name }'s turn
web-cards-lost = −{ $count }
web-cards-gained = +{ $count }
