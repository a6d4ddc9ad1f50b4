# Hvorfor et træk i Tietgen ikke er tilladt, sagt til den, der prøvede, og hvad der ville gøre det muligt; og hvad der er
# galt med mængder, brætter og breve, som nogen har skrevet.
#
# `$on` er et navn, `$space` og `$other` er navne på felter. Mængder kommer med enhed. Afgørelsen sættes bagefter.

## The moment

refusal-tietgen-unknown-move = Det er ikke et træk i det her spil.
refusal-tietgen-seat-out = Du er ude af spillet.
refusal-tietgen-not-your-throw = Det er { $on }, der skal kaste.
refusal-tietgen-not-settled = { $what ->
    [purchase] Feltet, du er landet på, skal først købes eller afslås.
    [tax] Energiregningen skal først gøres op.
    [auction] Der er stadig en auktion i gang.
    [place] Brikken fra auktionen skal først stilles op.
    [debt] Der er først en gæld, der skal betales.
    [interest] Et pantsat skøde har lige skiftet ejer, og den nye ejer skal vælge først.
    [mail] Der skal først trækkes et postkort.
    [card-throw] Kastet til kortet skal først kastes.
   *[last-call] Spillet er ved at slutte: der kastes ikke mere.
}
refusal-tietgen-before-throw = Det kan du kun gøre i din egen tur, før du kaster.
refusal-tietgen-nothing-to-buy = Der er ikke noget for dig at købe nu.
refusal-tietgen-not-your-purchase = Det er { $on }, der skal købe eller afslå { $space }.
refusal-tietgen-at-auction = { $space } er på auktion: du kan kun byde.
refusal-tietgen-running = { $what ->
    [auction] Der er en auktion i gang.
    [place] Brikken fra auktionen skal først stilles op.
   *[interest] Et pantsat skøde har lige skiftet ejer, og den nye ejer skal vælge først.
}
refusal-tietgen-last-call = Spillet er ved at slutte: nu spørges kun { $on } om den sidste leje.
refusal-tietgen-not-your-call = Spillet er ved at slutte, og { $on } spørges først om den sidste leje: ingen opkræver uden for tur.
refusal-tietgen-time-is-up = Alle vil slutte: det, der skyldes, gøres op, og ellers sker der ikke mere.
refusal-tietgen-pay-first = Du skylder { $due-beer }. Indtil det er betalt, kan du kun sælge, pantsætte og handle.
refusal-tietgen-only-debtor = { $on-is ->
    [you] Du er ved at betale en gæld. Indtil da kan kun du handle.
   *[other] { $on } er ved at betale en gæld. Indtil da kan kun { $on } handle.
}
refusal-tietgen-no-tax = Der er ingen energiregning at gøre op nu.
refusal-tietgen-not-your-tax = Det er { $on }, der skal gøre den energiregning op.
refusal-tietgen-must-chug = Du skal betale { $due-beer } og kan højst skaffe { $reach-beer }: der er kun glasset tilbage.
refusal-tietgen-no-chug = Ved det her bord kan det ikke gøres op med glasset: det betales fra lageret.
refusal-tietgen-no-interest = Du har ikke lige fået et pantsat skøde.
refusal-tietgen-no-debt = Du skylder ikke noget, som dit lager ikke kan betale.
refusal-tietgen-not-your-debt = Det er { $on }, der skal betale gælden på { $due-beer }.
refusal-tietgen-can-pay = Du skylder { $due-beer } og kan skaffe { $reach-beer }: det er nok til at betale.
refusal-tietgen-cannot-raise = Du skylder { $due-beer } og kan ikke skaffe mere end { $reach-beer }.

## The administration

refusal-tietgen-not-reprimanded = Du er ikke tilbageholdt i administrationen.
refusal-tietgen-no-flirt = Du har ikke noget flirtekort.
refusal-tietgen-fine-too-late = Før det tredje kast er der ingen bøde at betale. Hvis kastet ikke lykkes, skal bøden betales.

## Beer

refusal-tietgen-too-dear = Det koster { $price-beer }, og du har { $stock-beer }.

## Auctions

refusal-tietgen-no-auction = Der er ingen auktion nu.
refusal-tietgen-own-bid = Det højeste bud, { $bid-beer }, er allerede dit.
refusal-tietgen-has-passed = Du har meldt pas. Du må byde igen, så snart en anden gør det.
refusal-tietgen-not-your-auction = Auktionen er for dem, der har plads til brikken nu, og det har du ikke.
refusal-tietgen-bid-above-stock = Du kan ikke byde { $bid-beer }: du har { $stock-beer }.
refusal-tietgen-bid-too-low = Et bud skal være på { $least-beer } eller mere, ikke { $bid-beer }; du har { $stock-beer }.
refusal-tietgen-bid-step = Bud går op i trin på { $step-beer }; { $bid-beer } ligger mellem to trin.
refusal-tietgen-other-piece = { $piece ->
    [fridge] Du har vundet et køleskab, og der er ikke plads til et i { $space }.
   *[crate] Du har vundet en kasse, og der er ikke plads til en i { $space }.
}
refusal-tietgen-bid-below-place = Det billigste køkken, du kunne bygge på, koster { $least-beer }: så meget skal du mindst byde, ikke { $bid-beer }.
refusal-tietgen-place-above-bid = Det koster { $price-beer } at bygge på { $space }, og du har budt { $bid-beer }.

## Rent

refusal-tietgen-no-rent = Der er ingen leje at opkræve, eller ikke længere.
refusal-tietgen-not-your-rent = Det er { $on }, der kan opkræve den leje.

## Deeds and buildings

refusal-tietgen-no-deed = { $space } kan ikke ejes.
refusal-tietgen-no-kitchen = { $space } er ikke et køkken: der er ikke noget at bygge eller sælge.
refusal-tietgen-not-yours = Det er { $on }, der ejer { $space }.
refusal-tietgen-unowned = Ingen ejer { $space }.
refusal-tietgen-not-theirs = { $on-is ->
    [you] Du ejer ikke { $space }.
   *[other] { $on } ejer ikke { $space }.
}
refusal-tietgen-group-incomplete = Du ejer ikke hele gruppen med { $space }: { $other } mangler.
refusal-tietgen-group-mortgaged = Der kan ikke bygges i gruppen med { $space }: der er pant i { $other }.
refusal-tietgen-group-built = { $space } skal blive, som det er: der står { $level ->
    [1] én kasse
    [5] et køleskab
   *[other] { $level } kasser
} på { $other } i samme gruppe.
refusal-tietgen-is-built = { $space } skal blive, som det er: der står { $level ->
    [1] en kasse
    [5] et køleskab
   *[other] { $level } kasser
} på det.
refusal-tietgen-full = { $space } har et køleskab, og der er ikke plads til mere.
refusal-tietgen-uneven = { $space } har { tietgen-crates } og { $other } { $least ->
    [0] ingen
   *[other] kun { $least }
}: byg jævnt.
tietgen-crates = { $level ->
    [1] én kasse
   *[other] { $level } kasser
}
refusal-tietgen-no-crates = Alle { $all } kasser står på brættet.
refusal-tietgen-no-fridges = Alle { $all } køleskabe står på brættet.
refusal-tietgen-nothing-built = Der er ikke noget at sælge på { $space }.
refusal-tietgen-uneven-sale = { $other } har mere end { $space }: { $most ->
    [5] et køleskab
   *[other] { $most } kasser
} mod { $level }. Sælg jævnt.
refusal-tietgen-is-mortgaged = Der er allerede pant i { $space }.
refusal-tietgen-not-mortgaged = Der er ikke pant i { $space }.
refusal-tietgen-not-at-once = { $space } har ikke lige skiftet ejer.
refusal-tietgen-interest-first = Det koster { $price-beer } at indfri { $space }. Du har { $stock-beer }, og { $kept-beer } af dem skal være tilbage til renter af de andre skøder.

## Trades

refusal-tietgen-offer-to-self = Du kan ikke handle med dig selv.
refusal-tietgen-offer-to-out = { $on } er ude af spillet.
refusal-tietgen-offer-open = Der er et åbent tilbud mellem dig og { $on }.
refusal-tietgen-offer-gives-nothing = Du giver ikke { $on } noget til gengæld: ingen gaver.
refusal-tietgen-offer-gets-nothing = Du beder ikke { $on } om noget til gengæld: ingen gaver.
refusal-tietgen-offer-only-beer = Øl for øl ville være et lån: den ene side skal give et skøde eller et flirtekort.
refusal-tietgen-too-few-flirts = { $on-is ->
    [you] Du har
   *[other] { $on } har
} { $count ->
    [0] ikke noget flirtekort
    [1] ét flirtekort
   *[other] { $count } flirtekort
}, og handlen kræver { $wanted }.
refusal-tietgen-too-little-beer = { $on-is ->
    [you] Du har
   *[other] { $on } har
} { $stock-beer }, og handlen kræver { $price-beer }.
refusal-tietgen-interest-short = { $on-is ->
    [you] Du ville
   *[other] { $on } ville
} kun have { $stock-beer } tilbage til { $due-beer } i rente.
refusal-tietgen-no-offer = Der er ikke noget åbent tilbud mellem dig og { $on }.
refusal-tietgen-no-offers = Der er ikke noget åbent tilbud, du kan svare på.
refusal-tietgen-own-offer = Det åbne tilbud mellem dig og { $on } er dit eget: det er { $on }, der kan tage imod det.
refusal-tietgen-own-offers = { $count ->
    [1] Det eneste åbne tilbud er dit eget: det er den anden, der kan tage imod det.
   *[other] Alle { $count } åbne tilbud er dine egne: det er de andre, der kan tage imod dem.
}
refusal-tietgen-which-offer = Der er { $count } åbne tilbud: sig, hvis tilbud du mener.

## What would unlock it

unlock-tietgen-flirt = Træk et i posten, eller køb et: `offer NAVN give 4cl get flirt`.
unlock-tietgen-throw = Kast, eller brug et flirtekort.
unlock-tietgen-settled = Vent, til det er gjort op.
unlock-tietgen-answer = Svar på det først.
unlock-tietgen-turn = Vent, til det er din tur.
unlock-tietgen-raise = Du må sælge, pantsætte eller handle først.
unlock-tietgen-settle = Med `settle` skaffer programmet det.
unlock-tietgen-surrender = Find en, der vil handle med dig, eller giv op med `surrender`.
unlock-tietgen-group = Du mangler også { $other }: byt dig til det, eller køb det.
unlock-tietgen-lift = Indfri først pantet i { $other }.
unlock-tietgen-bare = Sælg først det, der står i gruppen.
unlock-tietgen-supply = Der kommer først flere, når en spiller sælger.
unlock-tietgen-time = Hvis du kaster igen, tager du det tilbage.
unlock-tietgen-even = Byg først, hvor der står mindst.
unlock-tietgen-even-sale = Sælg først, hvor der står mest.
unlock-tietgen-refuse = Det skal først have et ja, et nej eller trækkes tilbage: `refuse NAVN`.
unlock-tietgen-take-back = Du kan trække det tilbage: `refuse NAVN`.

## Amounts

problem-tietgen-no-amount = { $word } er ikke en mængde; skriv f.eks. 5cl eller 2.5cl
problem-tietgen-decimals = { $word } har { $decimals } decimaler; der må højst være { $most } (R{ $rule })
problem-no-amount = { $option } skal have en mængde som 25cl eller 12.5cl, ikke { $word }
problem-no-number = { $option } skal have et helt tal fra 1 til 999999999, ikke { $word }

## Moves, facts and headers of records

problem-tietgen-unknown-word = der er ikke noget træk { $word }{ problem-near-or-known }
problem-tietgen-unknown-space = der er ikke noget felt, der hedder { $word }{ problem-near }
problem-tietgen-which-space = { $word } skal have ét felt; skriv f.eks. { $word } kitchen-12.1
problem-tietgen-how-much = { $word } skal have én mængde; skriv f.eks. { $word } 3.5cl
problem-tietgen-offer-form = et tilbud skrives som: offer Bob give kitchen-12.1 5cl get bike-room-a
problem-tietgen-offer-twice = { $word } står to gange i tilbuddet
problem-tietgen-bad-fact = det er ikke en kendsgerning: { $text }; skriv f.eks. Ann stock 70cl, owner kitchen-12.1 Ann eller turn Ann
problem-tietgen-no-letters = brættet har intet felt til breve fra køkkenets postkasse, så kitchen-mail kan ikke være on
problem-tietgen-needs-kitchen = vores prøve på køkkenbreve passer ikke til brættet; det skal have sine egne breve: kitchen: FIL
problem-tietgen-no-deed = { $word } kan ikke ejes
problem-tietgen-deed-twice = { $word } har allerede en ejer
problem-tietgen-mortgaged-unowned = { $word } kan ikke pantsættes, fordi ingen ejer det
problem-tietgen-mortgaged-twice = mortgaged nævner { $word } to gange
problem-tietgen-crates-kitchen = { $word } er ikke et køkken, så der kan ikke stå en kasse
problem-tietgen-crates-number = der skal stå 0 til 4 kasser eller 5 for et køleskab, ikke { $word }
problem-tietgen-crates-unowned = ingen ejer { $word }, så der kan ikke stå en kasse
problem-tietgen-crates-mortgaged = der er pant i gruppen med { $word }, så der kan ikke stå en kasse
problem-tietgen-crates-owners = gruppen med { $word } tilhører ikke én spiller: { $other } mangler, så der kan ikke stå en kasse
problem-tietgen-crates-supply = der er kun { $crates } kasser og { $fridges } køleskabe
problem-tietgen-flirts-number = forventede 0 til { $most } flirtekort, fandt { $word }
problem-tietgen-flirts-supply = flirtekort tilbage til denne plads: { $left }; fandt { $word }
problem-tietgen-card-number = { $key } har intet kort { $word }; det skal være et tal fra 1 til { $most }
problem-tietgen-card-twice = { $key } nævner kort { $word } to gange
problem-tietgen-bad-dice = { $word } er ikke et kast; skriv to terninger fra 1 til 6, f.eks. 3-4

## Boards and kitchen letters: what is wrong, and where

problem-board-toml = det er ikke TOML: { $why }
problem-file-toml = { $where }: det er ikke TOML: { $why }
problem-board-no-table = { $where }: her skal stå en tabel med felter
problem-board-missing = { $where }: { $field } mangler
problem-board-no-text = { $where }: { $field } skal være en tekst, der ikke er tom
problem-board-no-number = { $where }: { $field } skal være et helt tal fra { $least } til { $most }
problem-board-no-boolean = { $where }: { $field } skal være true eller false
problem-board-no-list = { $where }: { $field } skal være en liste af mængder
problem-board-no-tables = { $where }: { $field } skal være en liste af tabeller, [[{ $field }]]
problem-board-no-amount = { $where }: { $field } skal være en mængde over nul, f.eks. "2.5cl", ikke { $word }
problem-board-decimals = { $where }: { $field } har for mange decimaler i { $word }; der må højst være { $most }
problem-board-not-whole = { $where }: { $field } skal være et helt antal gange { $step }, så intet skal afrundes; det er { $word } ikke
problem-board-unknown-field = { $where }: der er ikke noget, der hedder { $word }{ problem-near-or-known }
problem-board-unknown-kind = { $where }: der er ingen slags felt, der hedder { $word }{ problem-near-or-known }
problem-board-unknown-group = { $where }: der er ingen gruppe, der hedder { $word }{ problem-near-or-known }
problem-board-unknown-effect = { $where }: der er ingen virkning, der hedder { $word }{ problem-near-or-known }
problem-board-unknown-space = { $where }: der er ikke noget felt, der hedder { $word }{ problem-near }
problem-board-id-form = { $where }: { $field } skal være små bogstaver og tal med enkelte bindestreger eller punktummer imellem, og ikke et ord fra notationen
problem-board-id-twice = { $where }: { $field } står allerede ved nummer { $first }
problem-board-count = { $where }: { $field } har { $count } poster; der skal være { $needed }
problem-board-one-go = { $where }: der skal være præcis ét felt af slagsen go, og det kommer først; der er { $count }
problem-board-one-administration = { $where }: der skal være præcis ét felt af slagsen administration; der er { $count }
problem-board-group-small = { $where }: en gruppe skal have mindst to køkkener; der er { $count }
problem-board-no-cards = { $where }: der er ikke et eneste kort
problem-board-card-numbers = { $where }: de { $count } kort skal have numre fra 1 til { $count }, hvert nummer én gang
problem-board-to-mail = { $where }: { $field } fører til et postfelt, og det ville aldrig holde op
problem-board-leads-nowhere = { $where }: der er ikke noget felt af den slags på brættet til { $field }
problem-board-circle = { $where }: kort, der går tilbage, fører fra post til post i det uendelige, fra { $space }
