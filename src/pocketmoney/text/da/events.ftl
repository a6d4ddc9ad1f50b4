# Hvad der sker, som det fortælles ved bordet.
#
# `$by`, `$on` og `$seat` er navne eller "dig"; som grundled skrives "du" derfor altid ud i grenen `[you]`. Navne får
# aldrig ejefalds-s, fordi nogle af dem ender på s: "Jens har turen", "Spark (2) fra Jens". Kortnavne har forskelligt
# køn og står uden "din" og "dit".

## Small words

you = dig
you-as-a-name = Du
list-none = ingenting
list-comma = { $before }, { $after }
list-and = { $before } og { $after }
and-medieval = { $medievals ->
    [0] { "" }
    [one] { " " }og Middelalder
   *[other] { " " }og { $medievals } gange Middelalder
}

## Turns

event-turn-begins = { $seat-is ->
    [you] Du har turen.
   *[other] { $seat } har turen.
}
event-turn-skipped = { $seat-is ->
    [you] Du mister din tur: { reason-you-are }.
   *[other] { $seat } { reason-they-are } og mister en tur.
}
reason-you-are = { $reason ->
    [poked] du kan ikke se en pind
    [vomiting] du brækker dig
    [heart-broken] dit hjerte er knust
    [thrown] du er stadig uden for døren
   *[other] du er hjælpeløs
}
reason-they-are = { $reason ->
    [poked] har fået en finger i øjet
    [vomiting] har travlt med at brække sig
    [heart-broken] er hjerteknust
    [thrown] er smidt ud
   *[other] er hjælpeløs
}
event-passes = { $seat-is ->
    [you] Du melder pas.
   *[other] { $seat } melder pas.
}
event-discards = { $seat-is ->
    [you] Du smider { $cards }.
   *[other] { $seat } smider { $cards }.
}
event-pays = { $seat-is ->
    [you] Du betaler { $amount } liv for det og er nede på { $left }.
   *[other] { $seat } betaler { $amount } liv for det og er nede på { $left }.
}
event-open-season = Fri jagt: alle må lange ud efter { $on }.
event-draws = { $seat-is ->
    [you] Du trækker { $count ->
        [one] et kort
       *[other] { $count } kort
    }.
   *[other] { $seat } trækker { $count ->
        [one] et kort
       *[other] { $count } kort
    }.
}
event-you-draw = { $seat-is ->
    [you] Du trækker { $cards }.
   *[other] { $seat } trækker { $cards }.
}
event-reshuffles = { $count ->
    [one] Det sidste smidte kort bliver den nye trækbunke.
   *[other] De { $count } smidte kort bliver blandet og er den nye trækbunke.
}

## Attacks

event-attacks = { $by-is ->
    [you] Du angriber { $on } med { $card }{ and-medieval }.
   *[other] { $by } angriber { $on } med { $card }{ and-medieval }.
}
event-follows-up = { $by-is ->
    [you] Du følger op på { $on } med { $card }{ and-medieval }.
   *[other] { $by } følger op på { $on } med { $card }{ and-medieval }.
}
event-free-attack = { $by-is ->
    [you] Du har et frit slag mod { $on }: { $card }{ and-medieval }.
   *[other] { $by } har et frit slag mod { $on }: { $card }{ and-medieval }.
}
event-season-attack = { $by-is ->
    [you] Du langer ud efter { $on }, der smed kort: { $card }{ and-medieval }.
   *[other] { $by } langer ud efter { $on }, der smed kort: { $card }{ and-medieval }.
}
event-bonus-attack = { $by-is ->
    [you] Du snupper et frit slag mod { $on }: { $card }{ and-medieval }.
   *[other] { $by } udnytter situationen og går efter { $on }: { $card }{ and-medieval }.
}
event-grabs = { $by-is ->
    [you] Du griber fat i { $on }.
   *[other] { $by } griber fat i { $on }.
}
event-distracts = { $by-is ->
    [you] Du afleder { $on }: intet forsvar hjælper.
   *[other] { $by } afleder { $on }: intet forsvar hjælper.
}
event-passes-on = { $by-is ->
    [you] Du svinger videre mod { $on } med { $card }.
   *[other] { $by } svinger videre mod { $on } med { $card }.
}
event-goes-left = { $by-is ->
    [you] Du svinger videre til venstre.
   *[other] { $by } svinger videre til venstre.
}
event-goes-right = { $by-is ->
    [you] Du svinger videre til højre.
   *[other] { $by } svinger videre til højre.
}
event-missed = { $card } når hele vejen rundt og rammer ingen.
event-halved = { $by-is ->
    [you] Du gør kun halv skade med { $card }.
   *[other] { $by } gør kun halv skade med { $card }.
}

## Answers

event-defends = { $by-is ->
    [you] { $card-id ->
        [block] Du blokerer for { $on }.
        [dodge] Du undviger { $on }.
        [freedom] Du vrider dig fri af { $on } med Frihed.
       *[other] Du stopper { $on } med { $card }.
    }
   *[other] { $card-id ->
        [block] { $by } blokerer for { $on }.
        [dodge] { $by } undviger { $on }.
        [freedom] { $by } vrider sig fri af { $on } med Frihed.
       *[other] { $by } stopper { $on } med { $card }.
    }
}
event-humiliates = { $by-is ->
    [you] Du lægger { $card }: { $on-is ->
        [you] du er ydmyget.
       *[other] { $on } er ydmyget.
    }
   *[other] { $by } lægger { $card }: { $on-is ->
        [you] du er ydmyget.
       *[other] { $on } er ydmyget.
    }
}
event-voided = { $by-is ->
    [you] Du lagde { $card } forgæves.
   *[other] { $by } lagde { $card } forgæves.
}
event-restored = { $by-is ->
    [you] Du lagde alligevel ikke { $card } forgæves.
   *[other] { $by } lagde alligevel ikke { $card } forgæves.
}
event-disarmed = { $by-is ->
    [you] { $card } er væk: du har afvæbnet { $on }.
   *[other] { $card } er væk: { $by } har afvæbnet { $on }.
}
event-takes-back = { $seat-is ->
    [you] Du beholder { $card }.
   *[other] { $seat } beholder { $card }.
}
event-drops = { $seat-is ->
    [you] Du smider { $card } fra dig.
   *[other] { $seat } smider { $card } fra sig.
}

## Damage and healing

event-hits = { $amount ->
    [0] { $card } rammer { $on } uden at gøre skade.
   *[other] { $card }: { $on-is ->
        [you] du mister { $amount } og har { $left }.
       *[other] { $on } mister { $amount } og har { $left }.
    }
}
event-knocks-out = { $card } slår { $on } helt ud.
event-rescue-needed = Kun heling kan redde { $seat } nu.
event-heals = { $seat-is ->
    [you] Du lægger { $cards } for at hele dig.
   *[other] { $seat } lægger { $cards } for at hele sig.
}
event-healed = { $seat-is ->
    [you] Du får { $amount } liv og er oppe på { $left }.
   *[other] { $seat } får { $amount } liv og er oppe på { $left }.
}
event-falls = { $seat-is ->
    [you] Du går omkuld og er ude.
   *[other] { $seat } går omkuld og er ude.
}
event-concedes = { $seat-is ->
    [you] Du giver op.
   *[other] { $seat } giver op.
}

## Holds

event-hold-set = { $by-is ->
    [you] Du har { $on } i { $card }.
   *[other] { $by } har { $on } i { $card }.
}
event-hold-released = { $by-is ->
    [you] Du giver slip på { $on }.
   *[other] { $by } giver slip på { $on }.
}
event-hold-broken = { $on-is ->
    [you] Du er fri: { $card } er brudt.
   *[other] { $on } er fri: { $card } er brudt.
}
event-hold-ends = { $on-is ->
    [you] Du slipper ud af { $card }.
   *[other] { $on } slipper ud af { $card }.
}
event-tick = { $by-is ->
    [you] Du klemmer til: { $on } mister { $amount } og har { $left }.
   *[other] { $by } klemmer til: { $on-is ->
        [you] du mister { $amount } og har { $left }.
       *[other] { $on } mister { $amount } og har { $left }.
    }
}
event-escapes = { $by-is ->
    [you] Du prøver at rive dig løs fra { $on } med { $card }{ and-medieval }.
   *[other] { $by } prøver at rive sig løs fra { $on } med { $card }{ and-medieval }.
}

## What lasts

event-stomped = { $on-is ->
    [you] Du halter: dit næste angreb gør halv skade.
   *[other] { $on } halter: næste angreb fra { $on } gør halv skade.
}
event-poked = { $on-is ->
    [you] Du kan ikke se en pind og er hjælpeløs.
   *[other] { $on } kan ikke se en pind og er hjælpeløs.
}
event-heart-broken = { $on-is ->
    [you] Dit hjerte er knust, og du er hjælpeløs.
   *[other] { $on } er hjerteknust og hjælpeløs.
}
event-thrown = { $on-is ->
    [you] Du ryger ud ad døren: uden for rækkevidde til næste runde.
   *[other] { $on } ryger ud ad døren: uden for rækkevidde til næste runde.
}
event-vomits = { $on-is ->
    [you] Du brækker dig og er hjælpeløs.
   *[other] { $on } brækker sig og er hjælpeløs.
}
event-dazed = { $on-is ->
    [you] Du er groggy: dine angreb gør 1 mindre i to runder.
   *[other] { $on } er groggy: angreb fra { $on } gør 1 mindre i to runder.
}
event-weakened = { $on-is ->
    [you] Du er svækket: dine angreb gør 1 mindre fra nu af.
   *[other] { $on } er svækket: angreb fra { $on } gør 1 mindre fra nu af.
}
event-recovers = { $seat-is ->
    [you] { $reason ->
        [poked] Du kan se igen.
        [vomiting] Du er færdig med at brække dig.
        [heart-broken] Du er kommet over det.
        [thrown] Du er tilbage i lokalet.
        [dazed] Du er klar i hovedet igen.
       *[other] Du er dig selv igen.
    }
   *[other] { $reason ->
        [poked] { $seat } kan se igen.
        [vomiting] { $seat } er færdig med at brække sig.
        [heart-broken] { $seat } er kommet over det.
        [thrown] { $seat } er tilbage i lokalet.
        [dazed] { $seat } er klar i hovedet igen.
       *[other] { $seat } er på benene igen.
    }
}

## The end

event-locked = Ingen kan eller vil gøre mere. Flest liv vinder, og det er { $left }.
event-wins = { $seat-is ->
    [you] Du vinder!
   *[other] { $seat } vinder!
}
event-nobody-wins = Mere end én spiller har så mange, så ingen vinder.
