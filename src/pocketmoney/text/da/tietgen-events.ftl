# Hvad der sker i Tietgen, som det fortælles ved bordet. Der siges, hvad der betales og bogføres; ingen får besked på at
# drikke.
#
# Mængder kommer med enhed. `$paid-beer` er, hvad en spiller betaler spillet, `$gained-beer` hvad spillet betaler en
# spiller, `$moved-beer` hvad der går fra en spiller til en anden, `$drunk-beer` hvad der bogføres som drukket,
# `$piggy-beer` hvad der går i sparegrisen, `$left-beer` lageret bagefter. `$drunk-beer-is` og `$piggy-beer-is` siger
# `some` eller `none`.

## Small words

and-booked = { $drunk-beer-is ->
    [some] , bogført som drukket
   *[none] { "" }
}
and-into-the-piggy-bank = { $piggy-beer-is ->
    [some] { " " }Sparegrisen får lige så meget.
   *[none] { "" }
}
built-there = { $level ->
    [0] ingenting
    [1] én kasse
    [5] et køleskab
   *[other] { $level } kasser
}

## Throwing and moving

event-tietgen-turn = { $seat-is ->
    [you] Du har turen.
   *[other] { $seat } har turen.
}
event-tietgen-again = { $seat-is ->
    [you] To ens: du slår igen.
   *[other] To ens: { $seat } slår igen.
}
event-tietgen-throws = { $seat-is ->
    [you] Du slår { $first } og { $second }{ tietgen-is-double }.
   *[other] { $seat } slår { $first } og { $second }{ tietgen-is-double }.
}
tietgen-is-double = { $double ->
    [yes] , to ens
   *[no] { "" }
}
event-tietgen-moves = { $seat-is ->
    [you] Du lander på { $space }.
   *[other] { $seat } lander på { $space }.
}
event-tietgen-coupons = START: { $gained-beer } i kuponer til { $seat }, { $left-beer } på lager.

## The administration

event-tietgen-sent = { $seat-is ->
    [you] { tietgen-sent-for } Du bliver sendt til administrationen til en reprimande.
   *[other] { tietgen-sent-for } { $seat } bliver sendt til administrationen til en reprimande.
}
tietgen-sent-for = { $why ->
    [doubles] To ens for tredje gang i træk!
    [card] Sådan står der i brevet.
   *[space] Det forkerte hjørne.
}
event-tietgen-stays = { $seat-is ->
    [you] Ikke to ens: du bliver, hvor du er. Det var kast { $failed } af tre.
   *[other] Ikke to ens: { $seat } bliver i administrationen. Det var kast { $failed } af tre.
}
event-tietgen-free = { $seat-is ->
    [you] Du må forlade administrationen.
   *[other] { $seat } må forlade administrationen.
}
event-tietgen-pays-fine = { $seat-is ->
    [you] Du betaler bøden på { $paid-beer }{ and-booked }; der er { $left-beer } tilbage.{ and-into-the-piggy-bank }
   *[other] { $seat } betaler bøden på { $paid-beer }{ and-booked }; der er { $left-beer } tilbage.{ and-into-the-piggy-bank }
}
event-tietgen-flirts = { $seat-is ->
    [you] Du bruger et flirtekort. Vægteren kigger den anden vej.
   *[other] { $seat } bruger et flirtekort. Vægteren kigger den anden vej.
}

## Mail

event-tietgen-mail = { $seat-is ->
    [you] Der er post til dig: ”{ $mail }”
   *[other] Der er post til { $seat }: ”{ $mail }”
}
event-tietgen-letter = { $seat-is ->
    [you] Du finder et brev i køkkenets postkasse: ”{ $letter }”
   *[other] { $seat } finder et brev i køkkenets postkasse: ”{ $letter }”
}
event-tietgen-no-mail = Ingen post i dag: alle kort i bunken er på hånden hos nogen.
event-tietgen-card-gain = { $seat-is ->
    [you] Du får { $gained-beer } og har { $left-beer } på lager.
   *[other] { $seat } får { $gained-beer } og har { $left-beer } på lager.
}
event-tietgen-pays-card = { $seat-is ->
    [you] Du betaler { $paid-beer }{ and-booked }; der er { $left-beer } tilbage.{ and-into-the-piggy-bank }
   *[other] { $seat } betaler { $paid-beer }{ and-booked }; der er { $left-beer } tilbage.{ and-into-the-piggy-bank }
}
event-tietgen-pays-player = { $by-is ->
    [you] Du betaler { $on } { $moved-beer }; der er { $left-beer } tilbage.
   *[other] { $by } betaler { $on } { $moved-beer }; der er { $left-beer } tilbage.
}
event-tietgen-card-throw = Terningerne siger hvor meget: { $first } og { $second }.

## Energy, key, piggy bank

event-tietgen-chugs = { $seat-is ->
    [you] Du gør det op med dit glas: { $drunk-beer } bogført som drukket, og dit lager er uændret.
   *[other] { $seat } gør det op med glasset: { $drunk-beer } bogført som drukket, og lageret er uændret.
}
event-tietgen-drinks = { $seat-is ->
    [you] Du gør det op fra dit lager: { $due-beer }.
   *[other] { $seat } gør det op fra lageret: { $due-beer }.
}
event-tietgen-pays-tax = { $seat-is ->
    [you] { $space }: du betaler { $paid-beer }{ and-booked }; der er { $left-beer } tilbage.{ and-into-the-piggy-bank }
   *[other] { $space }: { $seat } betaler { $paid-beer }{ and-booked }; der er { $left-beer } tilbage.{ and-into-the-piggy-bank }
}
event-tietgen-empties-piggy = { $seat-is ->
    [you] Du tømmer sparegrisen: { $emptied-beer } mere på lager, { $left-beer } i alt.
   *[other] { $seat } tømmer sparegrisen: { $emptied-beer } mere på lager, { $left-beer } i alt.
}

## Buying and auctions

event-tietgen-buys = { $seat-is ->
    [you] Du køber { $space } for { $paid-beer }{ and-booked }; der er { $left-beer } tilbage.
   *[other] { $seat } køber { $space } for { $paid-beer }{ and-booked }; der er { $left-beer } tilbage.
}
event-tietgen-declines = { $seat-is ->
    [you] Du køber ikke { $space }.
   *[other] { $seat } køber ikke { $space }.
}
event-tietgen-auction = { $space } kommer på auktion.
event-tietgen-bids = { $seat-is ->
    [you] Du byder { $bid-beer }.
   *[other] { $seat } byder { $bid-beer }.
}
event-tietgen-wins-auction = { $seat-is ->
    [you] Solgt: du får { $space } for { $paid-beer }{ and-booked }; der er { $left-beer } tilbage.
   *[other] Solgt: { $seat } får { $space } for { $paid-beer }{ and-booked }; der er { $left-beer } tilbage.
}
event-tietgen-bid-void = { $seat } er ude, og buddet på { $bid-beer } gælder ikke: auktionen begynder forfra.
event-tietgen-unsold = Ingen vil have { $space }: feltet forbliver uden ejer.

## Rent

event-tietgen-rent-due = { $on-is ->
    [you] Du skylder { $by } { $due-beer } i leje for { $space }, hvis den bliver opkrævet i tide.
   *[other] { $on } skylder { $by } { $due-beer } i leje for { $space }, hvis den bliver opkrævet i tide.
}
event-tietgen-claims = { $by-is ->
    [you] Du opkræver { $due-beer } i leje for { $space } af { $on }.
   *[other] { $by } opkræver { $due-beer } i leje for { $space } af { $on }.
}
event-tietgen-pays-rent = { $by-is ->
    [you] Du betaler { $on } { $moved-beer }{ and-booked }; der er { $left-beer } tilbage.
   *[other] { $by } betaler { $on } { $moved-beer }{ and-booked }; der er { $left-beer } tilbage.
}
event-tietgen-rent-forfeited = { $by-is ->
    [you] Et pantsat skøde giver ingen leje: du kan ikke længere opkræve de { $due-beer } for { $space }.
   *[other] Et pantsat skøde giver ingen leje: { $by } kan ikke længere opkræve de { $due-beer } for { $space }.
}
event-tietgen-rent-lost = { $by-is ->
    [you] For sent: du fik ikke opkrævet de { $due-beer } i leje for { $space }.
   *[other] For sent: { $by } fik ikke opkrævet de { $due-beer } i leje for { $space }.
}

## Crates and fridges

event-tietgen-builds = { $seat-is ->
    [you] Du bygger på { $space } for { $paid-beer }{ and-booked }: nu { built-there }; der er { $left-beer } tilbage.{ and-into-the-piggy-bank }
   *[other] { $seat } bygger på { $space } for { $paid-beer }{ and-booked }: nu { built-there }; der er { $left-beer } tilbage.{ and-into-the-piggy-bank }
}
event-tietgen-last-piece = { $seat-is ->
    [you] Du byder { $bid-beer } for { tietgen-piece }, og en anden har også plads.
   *[other] { $seat } byder { $bid-beer } for { tietgen-piece }, og en anden har også plads.
}
tietgen-piece = { $piece ->
    [fridge] det sidste køleskab
   *[crate] den sidste kasse
}
event-tietgen-sells = { $seat-is ->
    [you] Du sælger fra { $space } for { $gained-beer }: { built-there } tilbage dér, { $left-beer } på lager.
   *[other] { $seat } sælger fra { $space } for { $gained-beer }: { built-there } tilbage dér, { $left-beer } på lager.
}
event-tietgen-sells-down = { $seat-is ->
    [you] Der er for få kasser til det: du sælger hele gruppen med { $space } ned til { built-there } på hvert felt for { $gained-beer }; { $left-beer } på lager.
   *[other] Der er for få kasser til det: { $seat } sælger hele gruppen med { $space } ned til { built-there } på hvert felt for { $gained-beer }; { $left-beer } på lager.
}

## Mortgages

event-tietgen-mortgages = { $seat-is ->
    [you] Du pantsætter { $space } for { $gained-beer }; { $left-beer } på lager.
   *[other] { $seat } pantsætter { $space } for { $gained-beer }; { $left-beer } på lager.
}
event-tietgen-lifts = { $seat-is ->
    [you] Du indfrir pantet i { $space } for { $paid-beer }{ and-booked }; der er { $left-beer } tilbage.
   *[other] { $seat } indfrir pantet i { $space } for { $paid-beer }{ and-booked }; der er { $left-beer } tilbage.
}
event-tietgen-pays-interest = { $seat-is ->
    [you] Du betaler { $paid-beer } i rente{ and-booked }; der er { $left-beer } tilbage.
   *[other] { $seat } betaler { $paid-beer } i rente{ and-booked }; der er { $left-beer } tilbage.
}

## Trades

event-tietgen-offers = { $by-is ->
    [you] Du tilbyder { $on } { $give } for { $get }.
   *[other] { $by } tilbyder { $on } { $give } for { $get }.
}
event-tietgen-accepts = { $by-is ->
    [you] Du siger ja. Handlen med { $on } er i hus.
   *[other] { $by } siger ja. Handlen med { $on } er i hus.
}
event-tietgen-refuses = { $by-is ->
    [you] Du afslår tilbuddet fra { $on }.
   *[other] { $by } afslår tilbuddet fra { $on }.
}
event-tietgen-takes-back = { $by-is ->
    [you] Du trækker dit tilbud til { $on } tilbage.
   *[other] { $by } trækker tilbuddet til { $on } tilbage.
}
event-tietgen-offer-dies = { $by-is ->
    [you] Dit tilbud til { $on } gælder ikke længere.
   *[other] Tilbuddet fra { $by } til { $on } gælder ikke længere.
}
event-tietgen-gives-beer = { $by-is ->
    [you] Du giver { $on } { $moved-beer }; der er { $left-beer } tilbage.
   *[other] { $by } giver { $on } { $moved-beer }; der er { $left-beer } tilbage.
}
event-tietgen-gives-deed = { $by-is ->
    [you] Du giver { $on } skødet på { $space }.
   *[other] { $by } giver { $on } skødet på { $space }.
}
event-tietgen-gives-flirt = { $by-is ->
    [you] Du giver { $on } et flirtekort.
   *[other] { $by } giver { $on } et flirtekort.
}

## Debts and bankruptcy

event-tietgen-owes-game = { $seat-is ->
    [you] Du skylder { $due-beer } { tietgen-owed-for } og har { $left-beer }.
   *[other] { $seat } skylder { $due-beer } { tietgen-owed-for } og har { $left-beer }.
}
event-tietgen-owes-player = { $seat-is ->
    [you] Du skylder { $on } { $due-beer } { tietgen-owed-for } og har { $left-beer }.
   *[other] { $seat } skylder { $on } { $due-beer } { tietgen-owed-for } og har { $left-beer }.
}
tietgen-owed-for = { $what ->
    [rent] i leje
    [tax] for feltet
    [fine] i bøde
    [interest] i rente
   *[card] for brevet
}
event-tietgen-surrenders = { $seat-is ->
    [you] Du kan ikke skaffe { $due-beer } og overgiver dig.
   *[other] { $seat } kan ikke skaffe { $due-beer } og overgiver sig.
}
event-tietgen-concedes = { $seat-is ->
    [you] Du giver op.
   *[other] { $seat } giver op.
}
event-tietgen-out = { $seat-is ->
    [you] Du er tørlagt og ude.
   *[other] { $seat } er tørlagt og ude.
}
event-tietgen-out-to = { $seat-is ->
    [you] Du er tørlagt og ude. Det hele går til { $on }.
   *[other] { $seat } er tørlagt og ude. Det hele går til { $on }.
}
event-tietgen-leaves-beer = { $by-is ->
    [you] Du efterlader { $moved-beer } til { $on }.
   *[other] { $by } efterlader { $moved-beer } til { $on }.
}
event-tietgen-leaves-game = { $seat-is ->
    [you] Dine sidste { $paid-beer } går tilbage til spillet.
   *[other] De sidste { $paid-beer } fra { $seat } går tilbage til spillet.
}

## The end

event-tietgen-wealth = { $seat-is ->
    [you] Du ejer { $wealth-beer } i alt.
   *[other] { $seat } ejer { $wealth-beer } i alt.
}
event-tietgen-wealthiest = { $seat-is ->
    [you] Tiden er gået, og du vinder med { $wealth-beer }!
   *[other] Tiden er gået, og { $seat } vinder med { $wealth-beer }!
}
event-tietgen-draw = Tiden er gået. Mere end én spiller ejer { $wealth-beer }, så ingen vinder.
event-tietgen-wins = { $seat-is ->
    [you] Du er den sidste tilbage og vinder!
   *[other] { $seat } er den sidste tilbage og vinder!
}
