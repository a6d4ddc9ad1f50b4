# Hvad skærmen for alle siger: stempler på kort, hvad bordet venter på, knapper og slutningen på et spil.

## På bordet

web-tv-with = { $card } + { $more }
web-tv-stamp-block = Blokeret
web-tv-stamp-dodge = Undveget
web-tv-stamp-stopped = Stoppet
web-tv-stamp-humiliated = Ydmyget
web-tv-stamp-disarmed = Afvæbnet
web-tv-shame = Hvor pinligt!
web-tv-laughs = Ha ha!
web-tv-turn-lost = Mister sin tur
web-tv-ko-by = Slået ud af { $name }
web-tv-felled = { $on } går bevidstløs i gulvet. Det var { $by } med { $card }.

## Hvad bordet venter på

web-tv-thinks = Hvad nu?
web-tv-asks-window = Er der nogen, der svarer?
web-tv-asks-follow-up = Hvad følger efter grebet, { $names }?
web-tv-asks-block-grab = { $names } må gribe forbi blokeringen.
web-tv-asks-free-attack = { $names } får et gratis slag.
web-tv-asks-distracted = Hvilket angreb, { $names }?
web-tv-asks-series = { $names } må slå igen.
web-tv-asks-keep-hold = { $names }: hold fast eller giv slip?
web-tv-asks-rescue = { $names } skal hele sig nu.
web-tv-asks-weapon-back = { $names }: behold våbnet eller smid det?
web-tv-asks-pass-on = { $names }: til venstre eller til højre?
web-tv-bot-plays = en bot spiller

## Knapper

web-tv-tap-for-sound = Tryk for lyd
web-tv-sound-on = Lyden er slået til
web-tv-settings = Denne skærms indstillinger
web-tv-volume = Lydstyrke
web-tv-announcer = Speaker
web-tv-full-screen = Fuld skærm
web-tv-pace = Tempo
web-tv-pace-slow = langsomt
web-tv-pace-usual = normalt
web-tv-pace-fast = hurtigt
web-tv-close = Luk
web-tv-tap-for-full-screen = Tryk for fuld skærm
web-remote = TV’ets indstillinger
web-remote-silent = Tryk én gang på TV’et: indtil da holder browseren det tavst.
web-remote-full-screen = TV’et beder nu om et tryk; browseren vil have det på selve skærmen.

## Slutningen på et spil

web-tv-finale = Sådan endte det
web-tv-ranking = Rangliste
web-tv-awards = Priser
web-tv-grudges = Aftenens regnskab
web-tv-grudge = { $by } skylder { $on } { $count }
web-tv-last-blow = Det sidste slag
web-tv-again = Vis det igen
web-tv-comic = Tegneserien
web-tv-comic-title = { $game }: { $name } vinder
web-tv-comic-title-none = { $game }: ingen vinder
web-tv-comic-hit = BANG!
web-tv-comic-fall = K.O.!
web-tv-comic-win = HURRA!
web-tv-comic-save-svg = Gem som SVG
web-tv-comic-save-png = Gem som PNG
web-tv-comic-share = Del billedet
web-tv-comic-moments = Øjeblikkene
web-tv-award-meanest = Mest ondskabsfuld
web-tv-award-meanest-why = tog { $count } fra de andre
web-tv-award-luckiest-block = Heldigste forsvar
web-tv-award-luckiest-block-why = stoppede { $card }
web-tv-award-most-humiliated = Mest ydmyget
web-tv-award-most-humiliated-why = { $count ->
    [one] blev grinet ad én gang
   *[other] blev grinet ad { $count } gange
}
web-tv-award-best-comeback = Bedste comeback
web-tv-award-best-comeback-why = var nede på { $low } og kom op på { $high }
web-tv-award-punchbag = Boksebold
web-tv-award-punchbag-why = mistede { $count } og smilede videre
web-tv-award-knock-outs = Dusørjæger
web-tv-award-knock-outs-why = { $count ->
    [one] slog én ud
   *[other] slog { $count } ud
}
web-tv-award-landlord = Husvært
web-tv-award-landlord-why = { $count ->
    [one] krævede leje én gang
   *[other] krævede leje { $count } gange
}
web-tv-award-builder = Bygmester
web-tv-award-builder-why = { $count ->
    [one] byggede én gang
   *[other] byggede { $count } gange
}
web-tv-award-dealer = Handelsmand
web-tv-award-dealer-why = { $count ->
    [one] lavede én handel
   *[other] lavede { $count } handler
}
web-tv-award-reprimanded = Stamgæst i administrationen
web-tv-award-reprimanded-why = { $count ->
    [one] sendt derhen én gang
   *[other] sendt derhen { $count } gange
}
web-tv-award-lucky-dice = Varme terninger
web-tv-award-lucky-dice-why = { $count ->
    [one] slog ét par
   *[other] slog { $count } par
}
web-tv-award-sleeper = Søvnigste husvært
web-tv-award-sleeper-why = { $count ->
    [one] glemte at kræve leje én gang
   *[other] glemte at kræve leje { $count } gange
}
