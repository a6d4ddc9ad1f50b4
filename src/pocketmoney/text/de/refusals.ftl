# Why a move is not allowed, said to whoever tried it, and what would unlock it.
#
# `$on`, `$by` and `$asked` are names, `$card` and `$against` names of cards. The number of the ruling is put behind.

refusal-by-rule = { $why } (R{ $rule })

## The moment

refusal-game-over = Das Spiel ist aus.
refusal-seat-out = Du bist aus dem Spiel.
refusal-not-asked = Nicht du bist gefragt, sondern { $asked }.
refusal-only-on-turn = Das geht nur in deinem eigenen Zug.
refusal-not-now = { $card } bringt in diesem Moment nichts.
refusal-unknown-move = So einen Zug gibt es in diesem Spiel nicht.
refusal-take-on-turn = Du bist am Zug: Da gibt es nichts geschehen zu lassen. Wenn du nichts tun willst, passe.
refusal-choose-a-way = Links oder rechts: Eins von beiden muss es sein.
refusal-no-way-to-choose = Jetzt gibt es keine Richtung zu wählen: Danach wird gefragt, wenn jemand einem Rundschlag ausgewichen ist.
refusal-compulsory = Du musst jetzt angreifen; ablehnen geht nicht.
refusal-release-now = In diesem Moment kannst du nicht loslassen.
refusal-nothing-to-release = Du hältst niemanden fest.
refusal-nothing-to-drop = Du hast keine Waffe fallen zu lassen: Das geht direkt nach dem Einsatz einer Waffe aus Beer Money.

## The card

refusal-not-in-hand = Du hast { $card } nicht auf der Hand.
refusal-needs-grab = { $card } darf nur auf Greifen folgen.
refusal-no-defence = { $card } hilft hier nicht: Gegen diesen Angriff ist keine Verteidigung erlaubt.
refusal-wrong-defence = { $card } hilft nicht gegen { $against }.
refusal-not-attacked = { $card } hilft nur, wenn du angegriffen wirst, und das wirst du gerade nicht.
refusal-not-after-grab = { $card } darf an diesem Tisch nicht auf Greifen folgen.
refusal-free-basic-or-weapon = Ein freier Angriff muss ein Basisangriff oder eine Waffe sein.
refusal-nothing-to-humiliate = Es liegt keine Karte auf dem Tisch, auf die du antworten könntest.
refusal-medieval-alone = Mittelalter geht nur zusammen mit einem Angriff.
refusal-medieval-once = An diesem Tisch geht Mittelalter nur einmal pro Angriff.
refusal-medieval-nothing = Mittelalter braucht einen Angriff, der Schaden macht; dieser macht keinen.
refusal-distraction-empty = Du hast nichts auf der Hand, was auf eine Ablenkung folgen könnte.
refusal-grab-not-after-distraction = An diesem Tisch darf Greifen nicht auf eine Ablenkung folgen.
refusal-no-humiliation-of-self = Du kannst dich nicht selbst demütigen.
refusal-healing-not-humiliated = An diesem Tisch geht Demütigung nicht gegen Heilung.

## The target

refusal-no-target = { $card } braucht ein Ziel: Nenne jemanden.
refusal-not-yourself = Du kannst nicht auf dich selbst losgehen.
refusal-target-out = { $on } ist aus dem Spiel.
refusal-target-thrown = { $on } ist vor die Tür geflogen und außer Reichweite.
refusal-not-with-target = Das richtet sich gegen niemanden; lass den Namen weg.
refusal-poke-basic-only = { $on } hat einen Finger im Auge: Nur ein Basisangriff geht.
refusal-hold-on-held = { $on } wird schon festgehalten.

## Your own state

refusal-helpless = { $reason ->
    [poked] Du hast einen Finger im Auge und bist wehrlos.
    [vomiting] Du kotzt und bist wehrlos.
    [heart-broken] Dein Herz ist gebrochen; du bist wehrlos.
    [thrown] Du bist vor die Tür geflogen.
   *[other] Du bist wehrlos.
}
refusal-held = { $by } hält dich fest ({ $card }); das kannst du nicht tun.
refusal-holding = Du hältst { $on } fest ({ $card }), also hast du keine Hand frei.

## Discarding and healing

refusal-cannot-discard = An diesem Tisch ist Abwerfen verboten.
refusal-discard-price = Das würde { $price } Counter kosten, und du hast { $left }: Einer muss bleiben.
refusal-discard-nothing = Du hast nichts zum Abwerfen genannt. Wenn du nichts tun willst, passe.
refusal-heal-when = Heilen kannst du dich als Aktion in deinem Zug oder wenn du auf 0 oder darunter bist.
refusal-heal-as-heal = Heilung ist für dich selbst: Heile damit, ohne Ziel.
refusal-heal-nothing = Nenne die Karten, mit denen du dich heilst.
refusal-not-healing = { $card } heilt nicht.
refusal-heal-helpless = An diesem Tisch gibt es keine Rettung, wenn man festgehalten wird oder wehrlos ist.
refusal-only-healing = Du liegst am Boden: Jetzt hilft nur noch Heilung.
refusal-at-cap = Du hast { $cap } Counter; mehr bringt Heilung nicht.
refusal-heal-wasted = Eine dieser Karten wäre verschwendet; heile mit weniger.

## What would unlock it

unlock-release = Lass erst los: `release`.
unlock-own-turn = Warte auf deinen eigenen Zug.
unlock-after-grab = Pack erst jemanden mit Greifen.
unlock-wait = Das geht vorbei; warte.
unlock-attacked = Das ist für den Fall, dass du angegriffen wirst.
unlock-weapon-attack = Das ist für den Fall, dass dich jemand mit einer Waffe angreift.
unlock-add-attack = Nenne einen Angriff dazu, etwa `kick-4 medieval > NAME`.
unlock-laid-card = Damit antwortest du auf eine Karte, die jemand anders gerade gelegt hat.
unlock-break = Befreie dich in deinem Zug, oder warte, bis es vorbei ist.
unlock-house-rule = Das entscheidet die Hausregel { $option }.
