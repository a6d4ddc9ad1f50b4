# What happens, as it is told at the table.
#
# `$by`, `$on` and `$seat` are names, or "du"; `$by-is`, `$on-is` and `$seat-is` say `you` or `other`, where the verb
# needs to know. `$card` is the name of a card and `$card-id` its id. `$left` is how many counters somebody has then.
# Names are not inflected and of no known gender: no genitive, no "er" or "sie".

## Small words

you = du
you-as-a-name = Du
list-none = nichts
list-comma = { $before }, { $after }
list-and = { $before } und { $after }
and-medieval = { $medievals ->
    [0] { "" }
    [one] { " " }und Mittelalter
   *[other] { " " }und { $medievals }-mal Mittelalter
}

# Whom, and to whom: "dich" and "dir" where somebody is spoken to.
on-accusative = { $on-is ->
    [you] dich
   *[other] { $on }
}
on-dative = { $on-is ->
    [you] dir
   *[other] { $on }
}
by-dative = { $by-is ->
    [you] dir
   *[other] { $by }
}
in-the-hold = { $card-id ->
    [headlock] im Schwitzkasten
    [choke] im Würgegriff
   *[other] im Griff ({ $card })
}

## Turns

event-turn-begins = { $seat-is ->
    [you] Du bist dran.
   *[other] { $seat } ist dran.
}
event-turn-skipped = { $seat-is ->
    [you] Du setzt aus: { reason-you-are }.
   *[other] { $seat } setzt aus: { reason-they-are }.
}
reason-you-are = { $reason ->
    [poked] Du siehst nichts
    [vomiting] Du musst kotzen
    [heart-broken] Dein Herz ist gebrochen
    [thrown] Du bist noch vor der Tür
   *[other] Du bist wehrlos
}
reason-they-are = { $reason ->
    [poked] Finger im Auge
    [vomiting] mit Kotzen beschäftigt
    [heart-broken] Herz gebrochen
    [thrown] noch vor der Tür
   *[other] wehrlos
}
event-passes = { $seat-is ->
    [you] Du passt.
   *[other] { $seat } passt.
}
event-discards = { $seat-is ->
    [you] Du wirfst { $cards } ab.
   *[other] { $seat } wirft { $cards } ab.
}
event-pays = { $seat-is ->
    [you] Das kostet dich { $amount }: Du hast noch { $left }.
   *[other] Das kostet { $seat } { $amount }, es bleiben { $left }.
}
event-open-season = { $on-is ->
    [you] Du bist Freiwild: Alle dürfen auf dich losgehen.
   *[other] { $on } ist Freiwild: Alle dürfen draufhauen.
}
event-draws = { $seat-is ->
    [you] Du ziehst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
   *[other] { $seat } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
}
event-you-draw = { $seat-is ->
    [you] Du ziehst { $cards }.
   *[other] { $seat } zieht { $cards }.
}
event-reshuffles = { $count ->
    [one] Die letzte abgelegte Karte ist der neue Ziehstapel.
   *[other] Der Ablagestapel mit { $count } Karten wird gemischt und ist der neue Ziehstapel.
}

## Attacks

event-attacks = { $by-is ->
    [you] Du greifst { on-accusative } mit { $card }{ and-medieval } an.
   *[other] { $by } greift { on-accusative } mit { $card }{ and-medieval } an.
}
event-follows-up = { $by-is ->
    [you] Du setzt bei { on-dative } nach, mit { $card }{ and-medieval }.
   *[other] { $by } setzt bei { on-dative } nach, mit { $card }{ and-medieval }.
}
event-free-attack = { $by-is ->
    [you] Du hast einen freien Angriff gegen { on-accusative }: { $card }{ and-medieval }.
   *[other] { $by } hat einen freien Angriff gegen { on-accusative }: { $card }{ and-medieval }.
}
event-season-attack = { $by-is ->
    [you] Strafe fürs Abwerfen: Du gehst auf { on-accusative } los, mit { $card }{ and-medieval }.
   *[other] Strafe fürs Abwerfen: { $by } geht auf { on-accusative } los, mit { $card }{ and-medieval }.
}
event-bonus-attack = { $by-is ->
    [you] Du gönnst dir einen Freischlag gegen { on-accusative }: { $card }{ and-medieval }.
   *[other] { $by } nutzt die Lage und schlägt { on-accusative }: { $card }{ and-medieval }.
}
event-grabs = { $by-is ->
    [you] Du packst { on-accusative }.
   *[other] { $by } packt { on-accusative }.
}
event-distracts = { $by-is ->
    [you] Du lenkst { on-accusative } ab: Keine Verteidigung wird helfen.
   *[other] { $by } lenkt { on-accusative } ab: Keine Verteidigung wird helfen.
}
event-passes-on = { $by-is ->
    [you] Dein Schlag geht weiter auf { on-accusative }: { $card }.
   *[other] { $by } schlägt weiter auf { on-accusative }: { $card }.
}
event-goes-left = { $by-is ->
    [you] Du schlägst nach links weiter.
   *[other] { $by } schlägt nach links weiter.
}
event-goes-right = { $by-is ->
    [you] Du schlägst nach rechts weiter.
   *[other] { $by } schlägt nach rechts weiter.
}
event-missed = { $card } geht einmal im Kreis und trifft niemanden.
event-halved = { $by-is ->
    [you] Deine Karte { $card } macht nur halben Schaden.
   *[other] { $by } macht mit { $card } nur halben Schaden.
}

## Answers

event-defends = { $by-is ->
    [you] { $card-id ->
        [block] Du blockst { on-accusative } ab.
        [dodge] Du weichst { on-dative } aus.
        [freedom] Du windest dich aus dem Griff von { on-dative }: Freiheit!
       *[other] Du stoppst { on-accusative } mit { $card }.
    }
   *[other] { $card-id ->
        [block] { $by } blockt { on-accusative } ab.
        [dodge] { $by } weicht { on-dative } aus.
        [freedom] { $by } entwindet sich { on-dative }: Freiheit!
       *[other] { $by } stoppt { on-accusative } mit { $card }.
    }
}
event-humiliates = { $by-is ->
    [you] Du legst { $card }: { $on-is ->
        [you] Du bist blamiert.
       *[other] { $on } ist blamiert.
    }
   *[other] { $by } legt { $card }: { $on-is ->
        [you] Du bist blamiert.
       *[other] { $on } ist blamiert.
    }
}
event-voided = { $by-is ->
    [you] Du hast { $card } umsonst gelegt.
   *[other] { $by } hat { $card } umsonst gelegt.
}
event-restored = { $by-is ->
    [you] Du hast { $card } doch nicht umsonst gelegt.
   *[other] { $by } hat { $card } doch nicht umsonst gelegt.
}
event-disarmed = { $by-is ->
    [you] { $card } ist weg: Du hast { on-accusative } entwaffnet.
   *[other] { $card } ist weg: { $by } hat { on-accusative } entwaffnet.
}
event-takes-back = { $seat-is ->
    [you] Du behältst { $card }.
   *[other] { $seat } behält { $card }.
}
event-drops = { $seat-is ->
    [you] Du lässt { $card } fallen.
   *[other] { $seat } lässt { $card } fallen.
}

## Damage and healing

event-hits = { $amount ->
    [0] { $card } trifft { on-accusative }, aber ohne Schaden.
   *[other] { $card }: { $on-is ->
        [you] Du verlierst { $amount } und hast noch { $left }.
       *[other] { $on } verliert { $amount } und hat noch { $left }.
    }
}
event-knocks-out = { $card } haut { on-accusative } glatt um.
event-rescue-needed = { $seat-is ->
    [you] Jetzt hilft dir nur noch Heilung.
   *[other] Jetzt hilft { $seat } nur noch Heilung.
}
event-heals = { $seat-is ->
    [you] Du legst { $cards } zum Heilen.
   *[other] { $seat } legt { $cards } zum Heilen.
}
event-healed = { $seat-is ->
    [you] Du gewinnst { $amount } und hast jetzt { $left }.
   *[other] { $seat } gewinnt { $amount } und hat jetzt { $left }.
}
event-falls = { $seat-is ->
    [you] Du gehst bewusstlos zu Boden.
   *[other] { $seat } geht bewusstlos zu Boden.
}
event-concedes = { $seat-is ->
    [you] Du gibst auf.
   *[other] { $seat } gibt auf.
}

## Holds

event-hold-set = { $by-is ->
    [you] Du hast { on-accusative } { in-the-hold }.
   *[other] { $by } hat { on-accusative } { in-the-hold }.
}
event-hold-released = { $by-is ->
    [you] Du lässt { on-accusative } los.
   *[other] { $by } lässt { on-accusative } los.
}
event-hold-broken = { $on-is ->
    [you] Du bist frei: Der Griff ist gebrochen ({ $card }).
   *[other] { $on } ist frei: Der Griff ist gebrochen ({ $card }).
}
event-hold-ends = { $on-is ->
    [you] { $card } gegen dich ist vorbei.
   *[other] { $card } gegen { $on } ist vorbei.
}
event-tick = { $by-is ->
    [you] Du drückst zu: { $on } verliert { $amount } und hat noch { $left }.
   *[other] { $by } drückt zu: { $on-is ->
        [you] Du verlierst { $amount } und hast noch { $left }.
       *[other] { $on } verliert { $amount } und hat noch { $left }.
    }
}
event-escapes = { $by-is ->
    [you] Du wehrst dich gegen { on-accusative }: { $card }{ and-medieval }.
   *[other] { $by } wehrt sich gegen { on-accusative }: { $card }{ and-medieval }.
}

## What lasts

event-stomped = { $on-is ->
    [you] Du humpelst: Dein nächster Angriff macht nur halben Schaden.
   *[other] { $on } humpelt: Der nächste Angriff von { $on } macht nur halben Schaden.
}
event-poked = { $on-is ->
    [you] Du siehst nichts und bist wehrlos.
   *[other] { $on } sieht nichts und ist wehrlos.
}
event-heart-broken = { $on-is ->
    [you] Dein Herz ist gebrochen, du bist wehrlos.
   *[other] { $on } hat ein gebrochenes Herz und ist wehrlos.
}
event-thrown = { $on-is ->
    [you] Du fliegst vor die Tür: bis zur nächsten Runde außer Reichweite.
   *[other] { $on } fliegt vor die Tür: bis zur nächsten Runde außer Reichweite.
}
event-vomits = { $on-is ->
    [you] Du kotzt und bist wehrlos.
   *[other] { $on } kotzt und ist wehrlos.
}
event-dazed = { $on-is ->
    [you] Du bist benommen: Zwei Runden lang machen deine Angriffe 1 Schaden weniger.
   *[other] { $on } ist benommen: Zwei Runden lang machen Angriffe von { $on } 1 Schaden weniger.
}
event-weakened = { $on-is ->
    [you] Du bist geschwächt: Ab jetzt machen deine Angriffe 1 Schaden weniger.
   *[other] { $on } ist geschwächt: Ab jetzt machen Angriffe von { $on } 1 Schaden weniger.
}
event-recovers = { $seat-is ->
    [you] { $reason ->
        [poked] Du siehst wieder etwas.
        [vomiting] Du hast dich ausgekotzt.
        [heart-broken] Du bist drüber weg.
        [thrown] Du bist wieder drinnen.
        [dazed] Dein Kopf ist wieder klar.
       *[other] Du bist wieder auf dem Damm.
    }
   *[other] { $reason ->
        [poked] { $seat } sieht wieder etwas.
        [vomiting] { $seat } hat sich ausgekotzt.
        [heart-broken] { $seat } ist drüber weg.
        [thrown] { $seat } ist wieder drinnen.
        [dazed] { $seat } hat wieder einen klaren Kopf.
       *[other] { $seat } ist wieder auf dem Damm.
    }
}

## The end

event-locked = Niemand kann oder will noch etwas tun. Die meisten Counter gewinnen, und das sind { $left }.
event-wins = { $seat-is ->
    [you] Du gewinnst!
   *[other] { $seat } gewinnt!
}
event-nobody-wins = So viele hat mehr als einer, also gewinnt niemand.
