# Tietgen i terminalen. Der siges, hvad der skyldes og bogføres; ingen får besked på at drikke.

## Beginning

terminal-tietgen-title = Monopoly, The Tietgen Drinking edition
terminal-tietgen-throw-first = Alle kaster om, hvem der begynder: { $throws }.
terminal-tietgen-throw-again = De højeste var lige og kaster igen: { $throws }.
terminal-tietgen-thrown = { $name } { $pips }
terminal-tietgen-begins = { $name } begynder.
terminal-go-on = Tryk Enter for at gå videre.

## The board

terminal-tietgen-mark-fridge = K
terminal-tietgen-mark-mortgaged = p
terminal-tietgen-kind-go = START
terminal-tietgen-kind-mail = Post
terminal-tietgen-kind-energy = Energi
terminal-tietgen-kind-fee = Gebyr
terminal-tietgen-kind-administration = Admin
terminal-tietgen-kind-piggy-bank = Gris
terminal-tietgen-kind-go-to-administration = >Admin
terminal-tietgen-space-bike-room-a = CykelA
terminal-tietgen-space-computer-room = Comp
terminal-tietgen-space-bike-room-b = CykelB
terminal-tietgen-space-bike-room-c = CykelC
terminal-tietgen-space-laundry = Vask
terminal-tietgen-space-cellar-parking = P-kæld
terminal-tietgen-space-lost-key = Nøgle
terminal-tietgen-left = { $crates ->
    [one] 1 kasse
   *[other] { $crates } kasser
}, { $fridges ->
    [one] 1 køleskab
   *[other] { $fridges } køleskabe
} tilbage
terminal-tietgen-legend = # kasse  K køleskab  p pantsat
terminal-tietgen-piggy = sparegris { $amount }
terminal-tietgen-deeds = { $count ->
    [0] { "" }
    [one] 1 skøde
   *[other] { $count } skøder
}
terminal-tietgen-held = holdt
terminal-tietgen-side = { $number ->
    [1] Fra START til administrationen:
    [2] Fra administrationen til sparegrisen:
    [3] Fra sparegrisen og frem:
   *[4] Og tilbage til START:
}
terminal-tietgen-for-sale = til salg for { $amount }
terminal-tietgen-here = her: { $names }
terminal-tietgen-mortgaged = pantsat
terminal-tietgen-built = { $is-fridge ->
    [True] køleskab
   *[other] { $level ->
        [one] 1 kasse
       *[other] { $level } kasser
    }
}

## Players

terminal-tietgen-player = { $name } på { $place }, { $amount } på lager.
terminal-tietgen-player-held = Tilbageholdt i administrationen, { $failed } af 3 kast er brugt.
terminal-tietgen-own = Dine: { $deeds }
terminal-tietgen-group = { $group } { $deeds }{ $is-whole ->
    [True] { " " }(alle)
   *[other] { "" }
}
terminal-tietgen-no-deeds = ingen skøder
terminal-tietgen-flirts = { $count } flirtekort.
terminal-tietgen-ledger = Regnskabet, i bordets rækkefølge:
terminal-tietgen-ledger-of = { $name }: { $drunk } bogført som drukket, { $stock } på lager.
terminal-tietgen-ledger-game = Sparegris: { $piggy }. Spillet har udbetalt { $paid } og taget { $taken } ind.

## Questions

terminal-tietgen-ask-throw = Dit kast (Enter: kast):
terminal-tietgen-ask-throw-held = Tilbageholdt i administrationen, kast { $number } af 3: to ens får dig ud{ $is-last ->
    [True] , ellers skal bøden på { $fine } betales
   *[other] , det gør bøden på { $fine } eller et flirtekort også
} (Enter: kast):
terminal-tietgen-ask-purchase = { $space } er til salg: { $price } at betale, bogført som drukket; du har { $stock } (Enter: nej, det går på auktion):
terminal-tietgen-ask-auction = { $space } (pris { $price }) er på auktion, { $has-bid ->
    [True] { $bid } budt af { $name }
   *[other] intet bud endnu
}.
terminal-tietgen-ask-auction-piece = Den sidste brik er på auktion, til { $space } eller et andet køkken: { $has-bid ->
    [True] { $bid } budt af { $name }
   *[other] intet bud endnu
}.
terminal-tietgen-ask-bid = Du har { $stock }; fra { $least } og op, f.eks. byd { $least } (Enter: pas):
terminal-tietgen-ask-who-bids = Hvem byder? Et navn, eller navn og bud, f.eks. Ann byd 3 cl (Enter: ingen):
terminal-tietgen-ask-who-answers = Hvem svarer? (Enter: ingen):
terminal-tietgen-ask-place = Brikken er din. Hvor skal den stå? (Enter: det første sted)
terminal-tietgen-ask-tax = { $space } skal gøres op: med glasset ({ $glass } bogført, dit lager er uændret) eller fra dit lager på { $stock } ({ $due }, i sparegrisen). glas eller lager:
terminal-tietgen-ask-debt = { $to-game ->
    [True] Du skylder spillet { $due }
   *[other] Du skylder { $whom } { $due }
} og har { $stock }. { $is-enough ->
    [True] Sælg, pantsæt eller tilbyd; du kan skaffe { $reach } (Enter: programmet skaffer det for dig):
   *[other] Du kan højst skaffe { $reach }, så kun en handel kan hjælpe (Enter: overgiv):
}
terminal-tietgen-ask-interest = Du har fået { $deeds } med pant: indfri det straks, eller behold pantet og betal en tiendedel af det nu (Enter: behold):
terminal-tietgen-ask-rent = { $owner } kan opkræve { $amount } i leje af { $payer } for { $space }: skriv opkræv (Enter: lad det gå):
terminal-tietgen-ask-rights = Før { $whose } kaster, kan du skrive { $moves } (Enter: ingenting{ $hint ->
    [True] ; stille: spørg mig mindre
   *[other] { "" }
}):
terminal-tietgen-ask-offer = Dit svar til { $name }: sig ja eller sig nej? (Enter: intet svar)
terminal-tietgen-ask-who-deals = Før { $name } kaster: er der nogen, der vil handle? Et navn, eller navn og træk (Enter: ingen):
terminal-tietgen-ask-printed = { $space }: { $price }.
terminal-tietgen-ask-printed-rents = Leje: { $rents }. Kasse: { $crate }.
terminal-room-form = { $word } sidder ikke ved tastaturet. Skriv et navn, eller et navn og et træk, f.eks. { $name } træk; eller Enter.

## Moves

terminal-tietgen-move-roll = kast
terminal-tietgen-move-fine = betal bøden ({ $amount })
terminal-tietgen-move-flirt = brug et flirtekort
terminal-tietgen-move-buy = køb ({ $amount })
terminal-tietgen-move-decline = nej tak
terminal-tietgen-move-bid = byd { $amount }
terminal-tietgen-move-pass = pas
terminal-tietgen-move-keep = behold
terminal-tietgen-move-chug = glasset ({ $amount } bogført)
terminal-tietgen-move-drink = lageret ({ $amount })
terminal-tietgen-move-settle = skaf det (det gør programmet)
terminal-tietgen-move-surrender = overgiv dig
terminal-tietgen-head-claim = opkræv
terminal-tietgen-head-accept = sig ja
terminal-tietgen-head-refuse = sig nej
terminal-tietgen-own-offer = træk dit tilbud til { $name } tilbage
terminal-tietgen-head-build = byg
terminal-tietgen-head-lift = indfri
terminal-tietgen-head-sell = sælg
terminal-tietgen-head-mortgage = pantsæt
terminal-tietgen-head-offer = tilbyd
terminal-tietgen-head-also = også
terminal-tietgen-also = { $moves } (træk viser dem, hjælp tilbyd forklarer)
terminal-tietgen-for = { $what } ({ $amount })
terminal-tietgen-trade = { $name }: { $give } for { $get }

## Words typed

terminal-tietgen-help =
    Skriv et træk som nummer eller som tekst: kast, køb, byg 12.1, pantsæt cykelrum A, byd 3,5 cl.
    Begyndelsen af et ord er nok, også uden æ, ø og å eller på engelsk: pant vask.
    hjælp tilbyd, hjælp byd, hjælp opkræv, hjælp byg, hjælp gæld, hjælp administration: mere om hver
    bræt: vis det; skøder, skøder NAVN: hvem ejer hvad; regnskab: hvad der er bogført
    træk: alt, hvad du kan gøre nu, med numre
    regler 12.1, regler R136: hvad et felt eller en afgørelse siger; hvorfor byg 12.1: hvorfor ikke
    stille: bliv kun spurgt om leje og tilbud før de andres kast, eller igen om alt
    Ann: opkræv, Ben: sig ja, når som helst: en anden ved tastaturet gør noget
    Ord i anførselstegn efter et træk siges højt: kast "Seksere, tak."
    forløb: det seneste, der er sket; forløb alt: alt
    gem FIL: gem spillet i en fil, og alt hvad der følger
    undo: tag dit sidste træk tilbage; stand claim: kræv leje uden at blive spurgt
    enkel: lister i stedet for tegninger og farver, til skærmlæsere
    giv op: du overgiver dig; afslut: gå
terminal-tietgen-help-offer =
    Et tilbud skrives som: tilbyd NAVN giver TING får TING
    F.eks.: tilbyd Ben giver 12.1 5 cl får cykelrum A
    Ting er skøder (12.1 er nok), øl (5 cl) og flirtekort (flirtekort), så mange du vil på begge sider.
    Hver side giver noget, og den ene side et skøde eller et kort; intet skøde fra en gruppe med kasser (R155).
    Den anden svarer sig ja eller sig nej. Et tilbud forsvinder ved næste kast; sig nej NAVN trækker dit tilbage.
terminal-tietgen-help-bid =
    Et bud skrives som: byd 3,5 cl
    Det går i trin på 0,1 cl, slår det sidste bud og er ikke højere end det, du har (R140).
    pas lader det gå; så snart en anden byder, må du byde igen. Den, der vinder, betaler, og det bogføres som drukket (R142).
terminal-tietgen-help-claim =
    Du får kun din leje, hvis du opkræver den, før en anden spiller kaster: skriv opkræv (R136). Du bliver spurgt i tide.
terminal-tietgen-help-build = byg 12.1 sætter en kasse på Køkken 12.1; den femte er et køleskab. Du skal have hele gruppen, intet af den pantsat, og bygge jævnt (R145, R146). sælg 12.1 tager en tilbage til halv pris. pantsæt 12.1 giver skødets halve pris; indfri 12.1 koster det og en tiendedel oveni (R147).
terminal-tietgen-help-debt = Den, der skylder mere, end der er på lager, kan først sælge, pantsætte og handle (R134). Med skaf eller Enter skaffer programmet det: kasser og køleskabe fra den dyreste gruppe, så pant i de billigste skøder. Den, der ikke kan skaffe det, er ude.
terminal-tietgen-help-administration = Ud af administrationen: to ens inden for tre kast, bøden før det første eller andet af dem, eller et flirtekort: skriv bøde eller flirtekort, før du kaster. Efter det tredje kast skal bøden betales (R162).
terminal-tietgen-help-quiet =
    stille: før de andres kast bliver du kun spurgt om leje og tilbud. stille igen: om alt.
terminal-tietgen-plain = { $on ->
    [yes] Enkelt fra nu af: lister, ingen tegninger, ingen farver.
   *[no] Tegninger og farver er tilbage.
}
terminal-quiet = { $on ->
    [yes] Før de andres kast bliver du kun spurgt om det, du har til gode. Skriv stille igen for at blive spurgt om alt.
   *[no] Du bliver igen spurgt før hvert kast.
}
terminal-tietgen-rules-of-what = Regler for hvad? Nævn et felt eller en afgørelse, f.eks. regler 12.1, regler R136.
terminal-tietgen-why-what = Hvorfor hvad? Nævn et træk eller et skøde, f.eks. hvorfor byg 12.1.

## The command line

problem-flag-of-other-game = { $flag } er ikke til { $game }
problem-file-not-text = { $file } er ikke tekst; det skal være TOML i UTF-8
problem-board-no-utf8 = det er ikke tekst; det skal være et bræt i TOML, i UTF-8
problem-board-word = skriv pocketmoney board check FIL, board show eller board new
problem-board-needs-file = kontrollere hvilket bræt? Skriv pocketmoney board check FIL
cli-help-board =
    pocketmoney board check FIL [--kitchen BREVE]
    pocketmoney board show [FIL]
    pocketmoney board new [FIL] [--force]

    check siger, hvad der er galt med et bræt til tietgen, og hvor, en linje ad gangen; med --kitchen også med køkkenbreve
    til det. Slutkode 0: man kan spille på det. 2: det kan man ikke.
    show skriver et bræt som en tabel, Tietgen-brættet, hvis der ikke nævnes en fil.
    new skriver Tietgen-brættet ud, som du kan begynde dit eget med, eller gemmer det i FIL; --force erstatter et.

    Spil på det med: pocketmoney play tietgen --board FIL --kitchen BREVE
cli-board-holds = { $file }: et bræt til at spille på, med { $spaces } felter, { $deeds } skøder, { $groups } grupper og { $mail } postkort.
cli-board-columns = nr. id navn gruppe pris leje
cli-board-rents = I centiliter. Leje for et køkken: tomt, 1 til 4 kasser, køleskab. Transport, efter hvor mange man ejer: { $transport }. Forsyning, for hvert øje: { $utility }.
cli-board-crates = En kasse koster: { $crates }.
cli-board-template =
    Et bræt til Pocket Money: fyrre felter med uret, det første er START (go). Mængder er centiliter.
    Kontrollér det med: pocketmoney board check FIL
    Spil på det med: pocketmoney play tietgen --board FIL
cli-board-stock = Lager ved start: { $start }. START: { $go }. Bøde: { $fine }. Brikker: { $crates } kasser og { $fridges } køleskabe.
