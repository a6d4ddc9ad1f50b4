# Why a move is not allowed, said to whoever tried it, and what would unlock it.
#
# `$on`, `$by` and `$asked` are names, `$card` and `$against` names of cards. The number of the ruling is put behind.

refusal-by-rule = { $why } (R{ $rule })

## The moment

refusal-game-over = Das Spiel ist aus.
refusal-seat-out = Du bist aus dem Spiel.
refusal-not-asked = Nicht du bist gefragt, sondern { $asked }.
refusal-only-on-turn = Das geht nur in deinem eigenen Zug, und am Zug ist { $asked }.
refusal-action-running = Das ist keine Antwort auf das, was du jetzt gefragt wirst.
refusal-answered = Du hast deine Antwort schon gegeben; jetzt ist { $asked } gefragt.
refusal-not-now = { $card } bringt in diesem Moment nichts.
refusal-unknown-move = So einen Zug gibt es in diesem Spiel nicht.
refusal-take-on-turn = Du bist am Zug: Da gibt es nichts geschehen zu lassen.
refusal-choose-a-way = Links oder rechts: Eins von beiden muss es sein.
refusal-no-way-to-choose = Jetzt gibt es keine Richtung zu wählen: Danach wird gefragt, wenn jemand einem Rundschlag ausgewichen ist.
refusal-compulsory = Du musst { $on } jetzt angreifen; ablehnen geht nicht.
refusal-release-now = { $reason ->
    [tick] Du kannst { $on } noch nicht loslassen: Erst ist der Counter deines Griffs fällig.
   *[escape] Du kannst { $on } jetzt nicht loslassen: Gegen deinen Griff ist eine Befreiungskarte unterwegs.
}
refusal-weapon-first = Sag erst, was aus der Waffe wird, die du gerade benutzt hast.
refusal-hold-first = Sag erst, ob du { $on } weiter festhältst.
refusal-nothing-to-release = Du hältst niemanden fest.
refusal-nothing-to-drop = Du hast keine Waffe fallen zu lassen: Das geht nur nach dem Einsatz einer Waffe aus Beer Money, wenn der Angriff entschieden ist.
refusal-not-droppable = { $card } ist eine Waffe aus Lunch Money: Sie kommt immer zurück und kann nicht fallen gelassen werden.

## The card

refusal-not-in-hand = Du hast { $card } nicht auf der Hand.
refusal-needs-grab = { $card } darf nur auf Greifen folgen.
refusal-no-defence = { $card } hilft nicht: Gegen { $against } hilft hier nur eine Demütigung.
refusal-only-humiliation = { $card } hilft nicht: Auf { $against } antwortet nur eine Demütigung.
refusal-wrong-defence = { $card } hilft nicht gegen { $against }.
refusal-disarm-after-grab = An diesem Tisch hilft { $card } nach Greifen nicht gegen { $against }.
refusal-dodge-after-block = An diesem Tisch kann man Greifen nach Abblocken nicht ausweichen.
refusal-not-attacked = { $card } hilft nur, wenn du angegriffen wirst, und das wirst du gerade nicht.
refusal-no-answer = { $card } ist keine Antwort auf { $against }.
refusal-grab-is-no-answer = Greifen ist keine Antwort auf eine Karte; es kann auf Abblocken folgen.
refusal-only-a-grab = Nach Abblocken darf nur Greifen folgen, nicht { $card }.
refusal-defender-grabs-first = { $asked } hat abgeblockt und darf zuerst greifen.
refusal-grab-declined = Deine Gelegenheit zum Greifen hast du vorbeigehen lassen; jetzt darf { $asked } greifen.
refusal-grab-of-two = Nach diesem Abblocken dürfen nur { $by } und { $on } greifen.
refusal-not-after-grab = { $card } darf an diesem Tisch nicht auf Greifen folgen.
refusal-no-follow-up = { $card } darf nicht auf Greifen folgen: Das dürfen ein Basisangriff, eine Waffe oder eine Karte, die dafür gemacht ist.
refusal-no-blow = { $card } ist kein Schlag für deinen Griff an { $on }.
refusal-blow-elsewhere = In dieser Schlagfolge kannst du nur { $on } treffen, in deinem Griff.
refusal-blow-or-heal = Heilen wäre eine eigene Aktion: Jetzt geht es um noch einen Schlag gegen { $on }.
refusal-free-basic-or-weapon = { $card } geht nicht: Der freie Angriff muss ein Basisangriff oder eine Waffe sein.
refusal-shot-basic = { $card } geht nicht: Dieser freie Angriff muss ein Basisangriff sein.
refusal-season-basic-or-weapon = { $card } geht nicht: Bei Freiwild greifst du mit einem Basisangriff oder einer Waffe an.
refusal-nothing-to-humiliate = Es liegt keine Karte auf dem Tisch, auf die du antworten könntest.
refusal-medieval-alone = Mittelalter geht nur zusammen mit einem Angriff.
refusal-medieval-once = An diesem Tisch geht Mittelalter nur einmal pro Angriff.
refusal-medieval-nothing = Mittelalter geht mit einer Karte, die Counter kostet; { $card } kostet keine.
refusal-medieval-escape = An diesem Tisch löst { $card } nur den Griff, also kann Mittelalter nicht dazu.
refusal-distraction-empty = Du hast nichts auf der Hand, was auf eine Ablenkung folgen könnte.
refusal-grab-not-after-distraction = An diesem Tisch darf Greifen nicht auf eine Ablenkung folgen.
refusal-not-after-distraction = { $card } geht nicht: Auf eine Ablenkung muss ein Angriff folgen.
refusal-not-held = { $card } hat nichts zu lösen: Niemand hält dich fest.
refusal-no-humiliation-of-self = Du kannst dich nicht selbst demütigen.

## The target

refusal-no-target = { $card } braucht ein Ziel: Nenne jemanden.
refusal-not-yourself = Du kannst nicht auf dich selbst losgehen.
refusal-target-out = { $on } ist aus dem Spiel.
refusal-target-thrown = { $on } ist vor die Tür geflogen und außer Reichweite.
refusal-not-with-target = Das richtet sich gegen niemanden; lass den Namen weg.
refusal-poke-basic-only = { $on } hat einen Finger im Auge: Dagegen geht für dich nur ein Basisangriff.
refusal-hold-on-held = { $on } wird schon festgehalten, von { $by }, und einen zweiten Griff gibt es nicht.

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
refusal-discard-nothing = Du hast nichts zum Abwerfen genannt.
refusal-heal-when = Heilen kannst du dich als Aktion in deinem Zug oder wenn dich ein Schlag auf 0 oder darunter bringt; du hast { $left }.
refusal-heal-as-heal = Heilung ist für dich selbst: Heile damit, ohne Ziel.
refusal-heal-nothing = Nenne die Karten, mit denen du dich heilst.
refusal-not-healing = { $card } heilt nicht.
refusal-only-healing = Du bist auf { $left }: Jetzt hilft nur noch Heilung.
refusal-at-cap = Du hast { $left } Counter; mehr bringt Heilung nicht.
refusal-heal-wasted = Du hast { $left } Counter, und { $cap } ist die Obergrenze: Auch ohne die größte dieser Karten ist sie schon erreicht.

## What would unlock it

unlock-release = Lass erst los: `release`.
unlock-drop-or-take = Lass sie mit `drop` fallen, oder behalte sie mit `take`.
unlock-release-or-take = Lass mit `release` los, oder halte mit `take` fest.
unlock-own-turn = Warte auf deinen eigenen Zug.
unlock-next-turn = Warte auf deinen nächsten Zug.
unlock-take = Geschehen lassen: `take`.
unlock-pass = Nichts tun: `pass`.
unlock-after-grab = Pack erst jemanden mit Greifen.
unlock-block-first = Blocke den Angriff erst ab.
unlock-wait = Das geht vorbei; warte.
unlock-settled = Warte, bis das entschieden ist.
unlock-recover = Es endet mit dem Zug von { $asked }.
unlock-recover-next = Es endet mit dem nächsten Zug von { $asked }.
unlock-recover-own = Es endet mit deinem eigenen nächsten Zug.
unlock-recover-missed = Du setzt einen Zug aus; es endet mit dem Zug von { $asked } danach.
unlock-fewer = Heile mit weniger Karten.
unlock-discard-fewer = Wirf weniger Karten ab.
unlock-attacked = Das ist für den Fall, dass du angegriffen wirst.
unlock-grabbed = Das ist für den Fall, dass dich jemand greift oder festhält.
unlock-weapon-attack = Das ist für den Fall, dass dich jemand mit einer Waffe angreift.
unlock-add-attack = Nenne einen Angriff dazu, etwa `kick-4 medieval > NAME`.
unlock-laid-card = Damit antwortest du auf eine Karte, die jemand anders gerade gelegt hat.
unlock-break = Befreie dich in deinem Zug, oder warte, bis es vorbei ist.
unlock-break-now = Nutze diesen Zug, um dich zu befreien, oder warte, bis es vorbei ist.
unlock-house-rule = Das entscheidet die Hausregel { $option }.
