# Why a move is not allowed, said to whoever tried it, and what would unlock it.
#
# `$on`, `$by` and `$asked` are names, `$card` and `$against` names of cards. The number of the ruling is put behind.

refusal-by-rule = { $why } (R{ $rule })

## The moment

refusal-game-over = The game is over.
refusal-seat-out = You are out of the game.
refusal-not-asked = It is not for you to act: { $asked } must.
refusal-only-on-turn = That can only be done on your own turn, and it is the turn of { $asked }.
refusal-action-running = That is no answer to what you are asked now.
refusal-answered = You have given your answer already; now { $asked } is asked.
refusal-not-now = { $card } does nothing at this moment.
refusal-unknown-move = That is no move of this game.
refusal-take-on-turn = It is your turn: there is nothing to let happen.
refusal-choose-a-way = Left or right: one of them it must be.
refusal-no-way-to-choose = There is no way to choose now: that is asked when a swinging attack was dodged.
refusal-compulsory = You must attack { $on } now; it cannot be declined.
refusal-release-now = { $reason ->
    [tick] You cannot let go of { $on } yet: the counter of your hold is due first.
   *[escape] You cannot let go of { $on } now: an escape card against your hold is on its way.
}
refusal-weapon-first = First say what becomes of the weapon that you have just used.
refusal-hold-first = First say whether you keep { $on } in your hold.
refusal-nothing-to-release = You hold nobody.
refusal-nothing-to-drop = You have no weapon to drop: that is possible only after using a weapon of Beer Money whose attack was settled.
refusal-not-droppable = { $card } is a weapon of Lunch Money: it always comes back, and cannot be dropped.

## The card

refusal-not-in-hand = You do not have { $card } in your hand.
refusal-needs-grab = { $card } can only follow a Grab.
refusal-no-defence = { $card } does not help: nothing but a Humiliation stops this { $against }.
refusal-only-humiliation = { $card } does not help: only a Humiliation answers { $against }.
refusal-wrong-defence = { $card } does not stop { $against }.
refusal-disarm-after-grab = At this table { $card } does not stop { $against } after a Grab.
refusal-dodge-after-block = At this table a Grab after a Block cannot be dodged.
refusal-not-attacked = { $card } is for whoever is attacked, and that is not you.
refusal-no-answer = { $card } is no answer to { $against }.
refusal-grab-is-no-answer = A Grab is no answer to a card; it can follow a Block.
refusal-only-a-grab = After a Block only a Grab may follow, not { $card }.
refusal-defender-grabs-first = { $asked } has blocked and may Grab first.
refusal-grab-declined = You have let your chance to Grab go by; now it is for { $asked } to Grab or not.
refusal-grab-of-two = After this Block only { $by } and { $on } may Grab.
refusal-not-after-grab = { $card } cannot follow a Grab at this table.
refusal-no-follow-up = { $card } cannot follow a Grab: one basic attack, one weapon or one card made for it can.
refusal-no-blow = { $card } is no blow for your Headlock on { $on }.
refusal-blow-elsewhere = In this series of blows you can hit nobody but { $on }, whom you have in the Headlock.
refusal-blow-or-heal = Healing would be an action of its own: now you are asked for another blow at { $on }.
refusal-free-basic-or-weapon = { $card } will not do: the free attack must be a basic attack or a weapon.
refusal-shot-basic = { $card } will not do: this free attack must be a basic attack.
refusal-season-basic-or-weapon = { $card } will not do: in open season you attack with a basic attack or a weapon.
refusal-nothing-to-humiliate = There is no card on the table to answer.
refusal-medieval-alone = Medieval goes with an attack, not alone.
refusal-medieval-once = Only one Medieval may go with an attack at this table.
refusal-medieval-nothing = Medieval goes with a card that takes counters; { $card } takes none.
refusal-medieval-escape = At this table { $card } only breaks the hold, so no Medieval can go with it.
refusal-distraction-empty = You have nothing in your hand that could follow a Distraction.
refusal-grab-not-after-distraction = At this table no Grab may follow a Distraction.
refusal-not-after-distraction = { $card } will not do: an attack has to follow a Distraction.
refusal-not-held = { $card } has nothing to break: nobody holds you.
refusal-no-humiliation-of-self = You cannot humiliate yourself.

## The target

refusal-no-target = { $card } needs somebody to go at: name a player.
refusal-not-yourself = You cannot go at yourself.
refusal-target-out = { $on } is out of the game.
refusal-target-thrown = { $on } has been thrown out of the room and is out of reach.
refusal-not-with-target = That is not aimed at anybody; leave the name away.
refusal-poke-basic-only = { $on } is poked: you may use only a basic attack there.
refusal-hold-on-held = { $on } is held already, by { $by }, and cannot be put into a second hold.

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
refusal-discard-nothing = You have named nothing to discard.
refusal-heal-when = You can heal as the action of your turn, or when a blow leaves you at 0 or less; you have { $left }.
refusal-heal-as-heal = Healing is for yourself: heal with it, at nobody.
refusal-heal-nothing = Name the cards to heal with.
refusal-not-healing = { $card } does not heal.
refusal-only-healing = You are down at { $left }: only healing helps now.
refusal-at-cap = You have { $left } counters; healing goes no higher.
refusal-heal-wasted = You have { $left } counters, and { $cap } is the cap: without the largest of these cards the others reach it already.

## What would unlock it

unlock-release = Let go first: `release`.
unlock-drop-or-take = `drop` it, or keep it with `take`.
unlock-release-or-take = `release`, or hold on with `take`.
unlock-own-turn = Wait for your own turn.
unlock-next-turn = Wait for your next turn.
unlock-take = To let it go by: `take`.
unlock-pass = To do nothing: `pass`.
unlock-after-grab = Grab somebody first.
unlock-block-first = Block the attack first.
unlock-wait = It will pass; wait.
unlock-settled = Wait until that is settled.
unlock-recover = It ends with the turn of { $asked }.
unlock-recover-next = It ends with the next turn of { $asked }.
unlock-recover-own = It ends with your own next turn.
unlock-recover-missed = You miss one turn; it ends with the turn of { $asked } after that.
unlock-fewer = Heal with fewer cards.
unlock-discard-fewer = Discard fewer cards.
unlock-attacked = It is for when you are attacked.
unlock-grabbed = It is for when you are grabbed or held.
unlock-weapon-attack = It is for when somebody attacks you with a weapon.
unlock-add-attack = Name an attack with it, as in `kick-4 medieval > NAME`.
unlock-laid-card = It answers a card that somebody else has just laid.
unlock-break = Break the hold on your turn, or wait until it ends.
unlock-break-now = Use this turn to break the hold, or wait until it ends.
unlock-house-rule = The house rule { $option } decides that.
