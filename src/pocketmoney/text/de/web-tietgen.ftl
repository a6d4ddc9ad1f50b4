# Tietgen in the web client. What is owed and booked is said; nobody is told to drink.

## The board

web-tietgen-ring = Das Spielbrett. { $told }
web-tietgen-stands = { $name } steht auf { $space }.
web-tietgen-thrown = Gewürfelt: { $first } und { $second }
web-tietgen-cl = { NUMBER($cl, maximumFractionDigits: 3) }
web-tietgen-of = gehört { $name }
web-tietgen-free = zu verkaufen
web-tietgen-mortgaged = Hypothek
web-tietgen-built = { $level ->
    [5] ein Kühlschrank
    [one] 1 Kasten
   *[other] { $level } Kästen
}
web-tietgen-rents-cl = Miete in cl
web-tietgen-rent-crates = { $count ->
    [0] unbebaut:
    [one] ein Kasten:
    [5] ein Kühlschrank:
   *[other] { $count } Kästen:
}
web-tietgen-rent-owned = { $count ->
    [one] mit einem:
   *[other] mit { $count }:
}
web-tietgen-drink-why = es geht von deinem Vorrat ab
web-tietgen-chug-why = stattdessen ein ganzes Glas; dein Vorrat bleibt
web-tietgen-room-before = Vorheriger Raum
web-tietgen-room-after = Nächster Raum
web-tietgen-piggy = Sparschwein { $amount }
web-tietgen-supply = noch { $crates ->
    [one] 1 Kasten
   *[other] { $crates } Kästen
} und { $fridges ->
    [one] 1 Kühlschrank
   *[other] { $fridges } Kühlschränke
}
web-tietgen-table = Der Tisch
web-tietgen-short-go = LOS
web-tietgen-short-mail-2 = Post
web-tietgen-short-mail-7 = Post
web-tietgen-short-mail-17 = Post
web-tietgen-short-mail-22 = Post
web-tietgen-short-mail-33 = Post
web-tietgen-short-mail-36 = Post
web-tietgen-short-energy = Strom
web-tietgen-short-bike-room-a = Räder A
web-tietgen-short-bike-room-b = Räder B
web-tietgen-short-bike-room-c = Räder C
web-tietgen-short-cellar-parking = Keller
web-tietgen-short-computer-room = PCs
web-tietgen-short-laundry = Wäsche
web-tietgen-short-administration = Verw.
web-tietgen-short-piggy-bank = Kasse
web-tietgen-short-go-to-administration = Ab!
web-tietgen-short-lost-key = Schl.

## What is going on

web-tietgen-throws = würfelt
web-tietgen-auction = Zum Ersten, zum Zweiten …
web-tietgen-no-bid = Noch kein Gebot
web-tietgen-high = { $amount } von { $name }
web-tietgen-passed = Gepasst: { $names }
web-tietgen-may-buy = Zu verkaufen: { $price }
web-tietgen-must-settle = Das ist noch zu begleichen.
web-tietgen-owes = { $name } schuldet { $to } { $amount }
web-tietgen-owes-game = { $name } schuldet dem Spiel { $amount }
web-tietgen-may-claim = { $name } darf { $amount } von { $from } einfordern!
web-tietgen-held = In der Verwaltung festgehalten; { $failed } von drei Würfen missglückt.
web-tietgen-is-held = in der Verwaltung

## The phone

web-tietgen-now = Was du jetzt tun darfst
web-tietgen-page-board = Brett
web-tietgen-page-deeds = Besitz
web-tietgen-page-trade = Handel
web-tietgen-page-mine = Ich
web-tietgen-claim = { $amount } Miete einfordern
web-tietgen-claim-from = von { $name }, { $space }
web-tietgen-buy = Kaufen für { $amount }
web-tietgen-decline = Nein, versteigern
web-tietgen-drink = { $amount } vom Vorrat
web-tietgen-bid = { $amount } bieten
web-tietgen-stock = du hast { $amount }
web-tietgen-you-owe = Du schuldest { $amount } und hast { $stock }. Verkaufe, beleihe oder handle.
web-tietgen-less = { $what }: weniger
web-tietgen-more = { $what }: mehr
web-tietgen-no-deeds = Noch kein Besitz.
web-tietgen-have = { $has } von { $of }
web-tietgen-crate-costs = ein Kasten kostet { $amount }
web-tietgen-rent = Miete { $amount }
web-tietgen-stand-claim = Fordere von selbst alles ein, was mir zusteht

## Trades

web-tietgen-ready = Ideen
web-tietgen-build-trade = Ein eigener Handel
web-tietgen-with = Mit wem?
web-tietgen-you-give = Du gibst
web-tietgen-you-get = Du bekommst von { $name }
web-tietgen-beer = Bier
web-tietgen-both-sides = Leg auf jede Seite etwas.
web-tietgen-make-offer = Anbieten
web-tietgen-take-back = Zurückziehen
web-tietgen-no-trade = Gerade kein Handel.
web-tietgen-trade-open = Zwischen zweien ist nur ein Angebot auf einmal offen.

## Nobody else's business

web-tietgen-private = Womit du begleichst, was verbucht ist
web-tietgen-private-why = Das siehst nur du. Für die anderen sieht das Buch gleich aus, egal was du wählst.
web-tietgen-how = Beglichen mit
web-tietgen-cap = Sag mir Bescheid ab so vielen ml (0: nie)
web-tietgen-pace = Sag mir Bescheid bei mehr ml in der Stunde (0: nie)
web-tietgen-keep = So lassen
