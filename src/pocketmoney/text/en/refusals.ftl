# Why a move is not allowed, said to whoever tried it, and what would unlock it.
#
# `$on`, `$by` and `$asked` are names, `$card` and `$against` names of cards. The number of the ruling is put behind.

refusal-by-rule = { $why } (R{ $rule })

## The moment

refusal-game-over = The game is over.
refusal-seat-out = You are out of the game.
refusal-not-asked = It is not for you to act: { $asked } must.
refusal-only-on-turn = That can only be done on your own turn.
refusal-not-now = { $card } does nothing at this moment.
refusal-unknown-move = That is no move of this game.
refusal-take-on-turn = It is your turn: there is nothing to let happen. To do nothing, pass.
refusal-choose-a-way = Left or right: one of them it must be.
refusal-no-way-to-choose = There is no way to choose now: that is asked when a swinging attack was dodged.
refusal-compulsory = You must attack now; it cannot be declined.
refusal-release-now = You cannot let go at this moment.
refusal-nothing-to-release = You hold nobody.
refusal-nothing-to-drop = You have no weapon to drop: it is offered right after a Beer Money weapon was used.

## The card

refusal-not-in-hand = You do not have { $card } in your hand.
refusal-needs-grab = { $card } can only follow a Grab.
refusal-no-defence = Nothing can be defended against with { $card } here: this attack allows no defence.
refusal-wrong-defence = { $card } does not stop { $against }.
refusal-not-attacked = { $card } is for whoever is attacked, and that is not you.
refusal-not-after-grab = { $card } cannot follow a Grab at this table.
refusal-free-basic-or-weapon = A free attack must be a basic attack or a weapon.
refusal-nothing-to-humiliate = There is no card on the table to answer.
refusal-medieval-alone = Medieval goes with an attack, not alone.
refusal-medieval-once = Only one Medieval may go with an attack at this table.
refusal-medieval-nothing = Medieval goes with an attack that does damage; this is none.
refusal-distraction-empty = You have nothing in your hand that could follow a Distraction.
refusal-grab-not-after-distraction = At this table no Grab may follow a Distraction.
refusal-no-humiliation-of-self = You cannot humiliate yourself.
refusal-healing-not-humiliated = At this table healing cannot be humiliated.

## The target

refusal-no-target = { $card } needs somebody to go at: name a player.
refusal-not-yourself = You cannot go at yourself.
refusal-target-out = { $on } is out of the game.
refusal-target-thrown = { $on } has been thrown out of the room and is out of reach.
refusal-not-with-target = That is not aimed at anybody; leave the name away.
refusal-poke-basic-only = { $on } is poked: only a basic attack will do.
refusal-hold-on-held = { $on } is held already.

## Your own state

refusal-helpless = { $reason ->
    [poked] You have been poked in the eye and are helpless.
    [vomiting] You are vomiting and helpless.
    [heart-broken] Your heart is broken; you are helpless.
    [thrown] You have been thrown out of the room.
   *[other] You are helpless.
}
refusal-held = { $by } has you in { $card }; you cannot do that.
refusal-holding = You have { $on } in { $card }, so your hands are full.

## Discarding and healing

refusal-cannot-discard = Discarding is not allowed at this table.
refusal-discard-price = That would cost { $price ->
    [one] 1 counter
   *[other] { $price } counters
}, and you have { $left }: one must remain.
refusal-discard-nothing = There is nothing named to discard. To do nothing, pass.
refusal-heal-when = You can heal as the action of your turn, or when you are down at 0 or less.
refusal-heal-as-heal = Healing is for yourself: heal with it, at nobody.
refusal-heal-nothing = Name the cards to heal with.
refusal-not-healing = { $card } does not heal.
refusal-heal-helpless = At this table nobody who is held or helpless can be rescued.
refusal-only-healing = You are down: only healing helps now.
refusal-at-cap = You have { $cap } counters; healing goes no higher.
refusal-heal-wasted = One of these cards would be wasted; heal with fewer.

## What would unlock it

unlock-release = Let go first: `release`.
unlock-own-turn = Wait for your own turn.
unlock-after-grab = Grab somebody first.
unlock-wait = It will pass; wait.
unlock-attacked = It is for when you are attacked.
unlock-weapon-attack = It is for when somebody attacks you with a weapon.
unlock-add-attack = Name an attack with it, as in `kick-4 medieval > NAME`.
unlock-laid-card = It answers a card that somebody else has just laid.
unlock-break = Break the hold on your turn, or wait until it ends.
unlock-house-rule = The house rule { $option } decides that.
