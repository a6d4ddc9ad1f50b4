# Was der Bildschirm für alle sagt: Stempel auf Karten, worauf der Tisch wartet, Bedienung, Ende eines Spiels.

## Auf dem Tisch

web-tv-with = { $card } + { $more }
web-tv-stamp-block = Geblockt
web-tv-stamp-dodge = Ausgewichen
web-tv-stamp-stopped = Abgewehrt
web-tv-stamp-humiliated = Gedemütigt
web-tv-stamp-disarmed = Entwaffnet
web-tv-shame = Wie peinlich!
web-tv-laughs = Ha ha!
web-tv-turn-lost = Setzt aus
web-tv-ko-by = K. o. durch { $name }
web-tv-felled = { $on } geht bewusstlos zu Boden. Das war { $by }, mit { $card }.

## Worauf der Tisch wartet

web-tv-thinks = Was jetzt?
web-tv-asks-window = Antwortet jemand?
web-tv-asks-follow-up = Was folgt auf das Greifen, { $names }?
web-tv-asks-block-grab = { $names } darf am Block vorbeigreifen.
web-tv-asks-free-attack = { $names } hat einen Schlag frei.
web-tv-asks-distracted = Welcher Angriff, { $names }?
web-tv-asks-series = { $names } darf noch einmal zuschlagen.
web-tv-asks-keep-hold = { $names }: festhalten oder loslassen?
web-tv-asks-rescue = { $names } muss sich jetzt heilen.
web-tv-asks-weapon-back = { $names }: die Waffe behalten oder ablegen?
web-tv-asks-pass-on = { $names }: nach links oder nach rechts?
web-tv-bot-plays = ein Bot spielt

## Bedienung

web-tv-tap-for-sound = Ton einschalten
web-tv-sound-on = Der Ton ist an
web-tv-settings = Einstellungen dieses Bildschirms
web-tv-volume = Lautstärke
web-tv-announcer = Ansager
web-tv-full-screen = Vollbild
web-tv-pace = Tempo
web-tv-pace-slow = langsam
web-tv-pace-usual = normal
web-tv-pace-fast = schnell
web-tv-close = Schließen
web-tv-tap-for-full-screen = Tippen für Vollbild
web-remote = Einstellungen des Fernsehers
web-remote-silent = Tippe einmal auf den Fernseher: Bis dahin hält sein Browser ihn stumm.
web-remote-full-screen = Tippe jetzt auf den Fernseher: Browser verlangen das auf dem Bildschirm selbst.

## Das Ende eines Spiels

web-tv-finale = So ging es aus
web-tv-ranking = Rangliste
web-tv-awards = Auszeichnungen
web-tv-grudges = Offene Rechnungen des Abends
web-tv-grudge = { $by } schuldet { $on } { $count }
web-tv-last-blow = Der letzte Schlag
web-tv-again = Noch einmal zeigen
web-tv-comic = Der Comic
web-tv-comic-title = { $game }: { $name } gewinnt
web-tv-comic-title-none = { $game }: niemand gewinnt
web-tv-comic-hit = WUMM!
web-tv-comic-fall = K. O.!
web-tv-comic-win = HURRA!
web-tv-comic-save-svg = Als SVG speichern
web-tv-comic-save-png = Als PNG speichern
web-tv-comic-share = Bild teilen
web-tv-comic-moments = Seine Momente
web-tv-award-meanest = Am gemeinsten
web-tv-award-meanest-why = hat den anderen { $count } abgenommen
web-tv-award-luckiest-block = Glücklichste Abwehr
web-tv-award-luckiest-block-why = hat { $card } abgewehrt
web-tv-award-most-humiliated = Am meisten gedemütigt
web-tv-award-most-humiliated-why = { $count ->
    [one] einmal ausgelacht
   *[other] { $count }-mal ausgelacht
}
web-tv-award-best-comeback = Bestes Comeback
web-tv-award-best-comeback-why = war bei { $low } und kam auf { $high } zurück
web-tv-award-punchbag = Sandsack
web-tv-award-punchbag-why = hat { $count } verloren und weitergelächelt
web-tv-award-knock-outs = Kopfgeldjäger
web-tv-award-knock-outs-why = { $count ->
    [one] ein K. o.
   *[other] { $count } K. o.
}
web-tv-award-landlord = Hausherr
web-tv-award-landlord-why = { $count ->
    [one] hat einmal Miete verlangt
   *[other] hat { $count }-mal Miete verlangt
}
web-tv-award-builder = Baumeister
web-tv-award-builder-why = { $count ->
    [one] hat einmal gebaut
   *[other] hat { $count }-mal gebaut
}
web-tv-award-dealer = Händler
web-tv-award-dealer-why = { $count ->
    [one] hat einmal gehandelt
   *[other] hat { $count }-mal gehandelt
}
web-tv-award-reprimanded = Stammgast der Verwaltung
web-tv-award-reprimanded-why = { $count ->
    [one] einmal vorgeladen
   *[other] { $count }-mal vorgeladen
}
web-tv-award-lucky-dice = Heiße Würfel
web-tv-award-lucky-dice-why = { $count ->
    [one] hat einen Pasch geworfen
   *[other] hat { $count } Pasche geworfen
}
web-tv-award-sleeper = Verschlafenster Hausherr
web-tv-award-sleeper-why = { $count ->
    [one] hat einmal die Miete vergessen
   *[other] hat { $count }-mal die Miete vergessen
}
