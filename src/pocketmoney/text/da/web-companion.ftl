# Telefonen ved siden af et bræt af pap, et bord, der vil slutte, og regler, der stemmes om.

web-tietgen-page-ledger = Regnskab
web-tietgen-die-1 = Første terning
web-tietgen-die-2 = Anden terning
web-tietgen-tell-dice = Hvad viser dine terninger?
web-tietgen-told-dice = Det blev { $first } og { $second }
web-tietgen-throw-for-me = Kast for mig
web-tietgen-card-number = Kortets nummer
web-tietgen-card-not-there = Kort { $number } er ikke i bunken.
web-tietgen-told-card = Det er det
web-tietgen-last-throw = Det sidste kast
web-tietgen-put-piece = { $name }: { $space }
web-tietgen-player = Spiller
web-badge-drunk = bogført
web-tietgen-look-up = Slå et felt op
web-tietgen-owed = Hvem skylder hvad
web-tietgen-dispute = Det kast er forkert
web-sure-time = Slutte spillet nu?
web-tietgen-time-why = Når alle, der stadig er med, vil det, tælles øllet op, og den rigeste vinder.
web-tietgen-time-asked = { $names } vil gerne slutte.
web-tietgen-time-too = Også mig
web-undo-disputed = { $name } siger, at kastet eller kortet fra { $whose } var anderledes. Skal det fortrydes?

web-ruling = En anden regel …
web-ruling-why = Dette spil fortsætter, som det er. Det, de fleste vil, gælder fra næste spil.
web-ruling-which = Hvad er I uenige om?
web-ruling-now = Nu: { $value }
web-ruling-instead = I stedet
web-ruling-ask = Sæt det til afstemning
