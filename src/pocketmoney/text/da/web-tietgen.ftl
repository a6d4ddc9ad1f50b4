# Tietgen i webklienten. Der siges, hvad der skyldes og bogføres; ingen får besked på at drikke.

## The board

web-tietgen-ring = Brættet. { $told }
web-tietgen-stands = { $name } står på { $space }.
web-tietgen-thrown = Kastet: { $first } og { $second }
web-tietgen-cl = { NUMBER($cl, maximumFractionDigits: 3) }
web-tietgen-of = ejes af { $name }
web-tietgen-free = til salg
web-tietgen-mortgaged = pantsat
web-tietgen-built = { $level ->
    [5] et køleskab
    [one] 1 kasse
   *[other] { $level } kasser
}
web-tietgen-rents-cl = leje i cl
web-tietgen-rent-crates = { $count ->
    [0] intet bygget:
    [one] én kasse:
    [5] et køleskab:
   *[other] { $count } kasser:
}
web-tietgen-rent-owned = { $count ->
    [one] med én:
   *[other] med { $count }:
}
web-tietgen-drink-why = det tages fra dit lager
web-tietgen-chug-why = et helt glas i stedet; dit lager er uændret
web-tietgen-room-before = Forrige rum
web-tietgen-room-after = Næste rum
web-tietgen-piggy = Sparegris { $amount }
web-tietgen-supply = { $crates ->
    [one] 1 kasse
   *[other] { $crates } kasser
} og { $fridges ->
    [one] 1 køleskab
   *[other] { $fridges } køleskabe
} tilbage
web-tietgen-table = Bordet
web-tietgen-short-go = Start
web-tietgen-short-mail-2 = Post
web-tietgen-short-mail-7 = Post
web-tietgen-short-mail-17 = Post
web-tietgen-short-mail-22 = Post
web-tietgen-short-mail-33 = Post
web-tietgen-short-mail-36 = Post
web-tietgen-short-energy = Energi
web-tietgen-short-bike-room-a = Cykel A
web-tietgen-short-bike-room-b = Cykel B
web-tietgen-short-bike-room-c = Cykel C
web-tietgen-short-cellar-parking = Kælder
web-tietgen-short-computer-room = PC’er
web-tietgen-short-laundry = Vask
web-tietgen-short-administration = Admin
web-tietgen-short-piggy-bank = Gris
web-tietgen-short-go-to-administration = Væk!
web-tietgen-short-lost-key = Nøgle

## What is going on

web-tietgen-throws = skal kaste
web-tietgen-auction = Første, anden …
web-tietgen-no-bid = Intet bud endnu
web-tietgen-high = { $amount } fra { $name }
web-tietgen-passed = Har meldt pas: { $names }
web-tietgen-may-buy = Til salg: { $price }
web-tietgen-must-settle = Det her skal gøres op.
web-tietgen-owes = { $name } skylder { $to } { $amount }
web-tietgen-owes-game = { $name } skylder spillet { $amount }
web-tietgen-may-claim = { $name } kan opkræve { $amount } af { $from }!
web-tietgen-held = Tilbageholdt i administrationen; { $failed } af tre kast er brugt.
web-tietgen-is-held = i administrationen

## The phone

web-tietgen-now = Det kan du gøre nu
web-tietgen-page-board = Bræt
web-tietgen-page-deeds = Skøder
web-tietgen-page-trade = Byt
web-tietgen-page-mine = Mig
web-tietgen-claim = Opkræv { $amount } i leje
web-tietgen-claim-from = af { $name }, { $space }
web-tietgen-buy = Køb for { $amount }
web-tietgen-decline = Nej, på auktion
web-tietgen-drink = { $amount } fra lageret
web-tietgen-bid = Byd { $amount }
web-tietgen-stock = du har { $amount }
web-tietgen-you-owe = Du skylder { $amount } og har { $stock }. Sælg, pantsæt eller byt.
web-tietgen-less = { $what }: mindre
web-tietgen-more = { $what }: mere
web-tietgen-no-deeds = Ingen skøder endnu.
web-tietgen-have = { $has } af { $of }
web-tietgen-crate-costs = en kasse koster { $amount }
web-tietgen-rent = leje { $amount }
web-tietgen-stand-claim = Opkræv automatisk alt, hvad jeg har til gode

## Trades

web-tietgen-ready = Idéer
web-tietgen-build-trade = Din egen handel
web-tietgen-with = Med hvem?
web-tietgen-you-give = Du giver
web-tietgen-you-get = Du får af { $name }
web-tietgen-beer = øl
web-tietgen-both-sides = Læg noget på begge sider.
web-tietgen-make-offer = Send tilbuddet
web-tietgen-take-back = Træk det tilbage
web-tietgen-no-trade = Ingen handler lige nu.
web-tietgen-trade-open = Kun ét tilbud mellem to spillere ad gangen.

## Nobody else's business

web-tietgen-private = Hvordan du gør det bogførte op
web-tietgen-private-why = Det kan kun du se. Regnskabet ser ens ud for de andre, uanset hvad du vælger.
web-tietgen-how = Gøres op med
web-tietgen-cap = Sig til ved så mange ml (0: aldrig)
web-tietgen-pace = Sig til over så mange ml i timen (0: aldrig)
web-tietgen-keep = Gem det sådan
