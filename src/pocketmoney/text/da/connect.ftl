# Hvad `pocketmoney connect` siger: at spille ved et fjernt bord, linje for linje.
#
# `$is` siger `you` eller `other`; ved spørgsmål til bordet også `asked`, hvis læseren skal svare.

## Finding the table

connect-ask-code = Hvilket bord? Skriv koden, eller tryk Enter for at åbne et nyt:
connect-ask-code-only = Hvilket bord? Skriv koden:
connect-ask-your-name = Dit navn:
connect-ask-game = Hvad vil I spille? { $games } (Enter: { $usual }):
connect-ask-name = Dit navn (Enter: kig kun med):
connect-watching = Du kigger med. Vil du spille alligevel, så opret forbindelse igen, og skriv et navn.
connect-seated = Du sidder ved bordet som { $name }. { $host ->
    [yes] Du er vært: bot giver en bot en plads, game og option vælger, hvad der spilles, deal begynder. Skriv link for at se, hvad de andre skal bruge for at være med, og hjælp host for resten.
   *[no] Skriv ready, når du er klar, og hjælp for at se, hvad du ellers kan skrive.
}
connect-welcome-back = Du er tilbage på din plads, { $name }. Skriv hjælp for at se, hvad du kan skrive.
connect-seat-gone = Din plads ved bordet er ikke gemt længere.
connect-link = De andre kommer med sådan: pocketmoney connect { $link }
connect-gone = Du er gået, men din plads er gemt. Kom tilbage med: pocketmoney connect { $link }
connect-lost = Forbindelsen er røget; vi prøver igen.
connect-again = Der er forbindelse igen.
connect-late = { $move } blev ikke sendt igen, fordi spillet er gået videre. Hvis det ikke fortælles nedenfor, kom det for sent.
connect-not-there = Der er ikke noget bord endnu; vent et øjeblik.
connect-puzzled = Bordet siger noget, som den her version ikke kan vise ({ $why }). Du kan fortsætte; skriv who, table eller moves for at se efter.
connect-unknown = Bordet siger: { $key }.

## Who is at the table

connect-table = Bord { $code }: { $game }, tempo { $speed }.
connect-rules = Husregler: { $rules }.
connect-chair = { $name }: { $notes }
connect-empty = ingen endnu
connect-watchers = { $count ->
    [one] Én kigger med.
   *[other] { $count } kigger med.
}
connect-note-you = dig
connect-note-host = vært
connect-note-bot = bot ({ $bot })
connect-note-stand-in = en bot ({ $bot }) spiller i stedet
connect-note-away = ikke forbundet
connect-note-ready = klar
connect-note-not-ready = ikke klar
connect-note-waits = venter på næste omgang
connect-note-wins = { $count ->
    [one] 1 sejr
   *[other] { $count } sejre
}

## What changes

connect-sat = { $name } sætter sig.
connect-bot-sat = { $name } sætter sig, en bot ({ $bot }).
connect-left = { $name } er gået.
connect-here = { $name } har forbindelse igen.
connect-away = { $name } har ikke forbindelse længere.
connect-ready = { $is ->
    [you] Du er klar.
   *[other] { $name } er klar.
}
connect-not-ready = { $is ->
    [you] Du er ikke klar længere.
   *[other] { $name } er ikke klar længere.
}
connect-stands-in = { $is ->
    [you] En bot ({ $bot }) spiller for dig. Skriv back, eller lav et træk, for at spille selv.
   *[other] En bot ({ $bot }) spiller for { $name }.
}
connect-is-back = { $is ->
    [you] Du spiller selv igen.
   *[other] { $name } spiller igen.
}
connect-host = { $is ->
    [you] Du er vært nu.
   *[other] { $name } er vært nu.
}
connect-game = Det næste spil: { $game }.
connect-rules-changed = Husregler, der ændres: { $rules }.
connect-speed = Tempoet er nu { $speed }.
connect-family = { $on ->
    [yes] Grimme ord får stjerner nu.
   *[no] Grimme ord får ikke længere stjerner.
}
connect-listed = { $on ->
    [yes] Fremmede kan finde bordet på listen nu.
   *[no] Fremmede kan ikke længere finde bordet.
}
connect-stand-in = Nu er det den her slags bot, der spiller for dem, der mangler: { $bot }.
connect-dealt-by = Spillet begyndte efter version { $theirs } af reglerne. Det går ens efter de nuværende og fortsætter efter dem.
connect-adopted = Bordet fortsætter efter version { $ours } af reglerne.
connect-stuck = Spillet er spillet efter version { $theirs } af reglerne og kan ikke fortsætte efter version { $ours }. Værten kan starte et nyt.
connect-paused = { $on ->
    [yes] Spillet er på pause.
   *[no] Spillet fortsætter.
}
connect-undo = { $is ->
    [you] Du beder de andre om lov til at fortryde dit sidste træk.
    [asked] { $name } vil gerne fortryde det sidste træk. Er du med på det? yes eller no:
   *[other] { $name } vil gerne fortryde det sidste træk.
}
connect-undo-stays = Trækket står ved magt.
connect-vote = { $name } sætter en husregel for næste spil til afstemning: { $option }={ $value }.{ $is ->
    [asked] { " " }Er du for? yes eller no:
   *[other] { "" }
}
connect-vote-rules = Spillet begyndte efter version { $theirs } af reglerne og går anderledes efter version { $ours }. Bordet stemmer om at fortsætte herfra efter version { $ours }.{ $is ->
    [asked] { " " }Er du for? yes eller no:
   *[other] { "" }
}
connect-voted = { $won ->
    [yes] Afstemningen er slut: { $option }={ $value } gælder fra næste spil.
   *[no] Afstemningen er slut: { $option } bliver, som den var.
}
connect-read = Skriv read, når du har læst det.

## The game

connect-begins = { $game } begynder, med uret: { $names }. Kortbunken er bundet til { $commit }
connect-missed = { $count ->
    [one] Der skete én ting før, som ikke fortælles længere.
   *[other] Der skete { $count } ting før, som ikke fortælles længere.
}
connect-clock = { $question } [{ $seconds } s{ $bank ->
    [0] { "" }
   *[other] , så { $bank } s af din egen tid
}]
connect-clock-left = Der er { $seconds } sekunder tilbage{ $bank ->
    [0] { "" }
   *[other] , og { $bank } af den spurgtes egen tid
}.
connect-no-clock = Der går ikke noget ur.
connect-hurry = { $seconds } sekunder tilbage.
connect-sealed = Dit svar er forseglet, til alle har svaret.
connect-waits = { $names } bliver spurgt nu.
connect-just-changed = Spørgsmålet er lige blevet et andet; se efter igen.
connect-talk-alone = Skriv say og dine ord for at sige noget uden et træk.
connect-another = Spillet er slut. { $host ->
    [yes] Vil I spille igen, skriver alle andre ready, og du skriver deal.
   *[no] Skriv ready for at spille igen.
}
connect-discards = { $count ->
    [0] Der er ikke smidt nogen kort.
   *[other] De smidte kort, det øverste først: { $cards }.
}
connect-mail = Post: { $hidden } kort i en rækkefølge, ingen kender, så { $known }, som alle har set{ $known ->
    [0] .
   *[other] , i den her rækkefølge:
}
connect-letters = Køkkenbreve: { $hidden } kort i en rækkefølge, ingen kender, så { $known }, som alle har set{ $known ->
    [0] .
   *[other] , i den her rækkefølge:
}
connect-code = Din plads kan flytte til en anden enhed: skriv dér pocketmoney connect { $link } og så take-over { $code }. Koden gælder i { $seconds } sekunder, én gang.
connect-you-left = Du har forladt bordet.
connect-stands = { $count ->
    [0] Du har ingen faste svar nu.
   *[other] Gælder, til { $until ->
        [turn] turen
       *[game] spillet
    } er slut: { $what }.
}
connect-stand-others = lad det passere, der ikke går ud over dig
connect-stand-all = lad alt passere
connect-stand-claim = opkræv, hvad du har til gode
connect-settled = Privat: du gør op med { $how }{ $cap ->
    [0] { "" }
   *[other] , op til { $cap } ml
}{ $pace ->
    [0] { "" }
   *[other] , højst { $pace } ml i timen
}. Det får ingen andre at vide.
connect-muted = { $on ->
    [yes] Du hører ikke længere { $name }.
   *[no] Du hører { $name } igen.
}
connect-sure-leave = Vil du virkelig gå for altid? Skriv ja for at gøre det. (quit går bare og gemmer din plads.)
connect-sure-delete = Vil du virkelig slette bordet med alt, hvad der er på det? Skriv ja for at gøre det.

## Whether the deck was honest

connect-reveal-holds = Kontrolleret: kortbunken var den, som bordet havde bundet sig til, før der blev delt ud. Seedet var { $seed }.
connect-reveal-unseen = Bordets hemmelighed passer til seedet { $seed }; du var der ikke, før der blev delt ud, til at se, hvad det var bundet til.
connect-reveal-commit = Pas på: bordet viser en anden hemmelighed end den, det havde bundet sig til, før der blev delt ud.
connect-reveal-numbers = Pas på: en spillers tal er ikke dem, der blev vist, før der blev delt ud.
connect-reveal-mine = Pas på: de tal, du havde med, er ikke i seedet.
connect-reveal-seed = Pas på: seedet { $seed } følger ikke af hemmeligheden og tallene.

## Help

connect-help-table =
    ready: du er klar til, at der deles ud; wait: ikke alligevel
    who: hvem er her; link: hvad de andre skal bruge for at være med; options: husreglerne
    say ORD: snak; mute NAVN, unmute NAVN
    vote REGEL=VÆRDI: sæt en husregel for næste spil til afstemning; yes, no: svar
    settle beer, alcohol-free, water eller points, og hvis du vil cap ML og pace ML: privat, til Tietgen
    code: flyt din plads til en anden enhed; take-over KODE: overtag den dér
    plain: uden tegninger og farver, til skærmlæsere
    leave: rejs dig for altid; quit: gå, din plads er gemt
    hjælp host: hvad værten kan
connect-help-host =
    bot, bot ORD, bot ORD NAVN: giv en bot en plads; bots viser dem
    game NAVN, eller med kortbunker, game NAVN BUNKE BUNKE: hvad der spilles næste gang; option REGEL=VÆRDI: en husregel
    deal: begynd, når alle andre er klar; deal NAVN: den person begynder
    speed relaxed, normal, quick eller none: hvor længe spørgsmål står åbne
    pause, go: stop spillet, fortsæt; fill NAVN: lad en bot spille for en, der mangler
    kick NAVN, host NAVN: tag en stol, giv værtsrollen videre
    stand-in ORD: hvilke bots der spiller for dem, der mangler; family on: stjerner i grimme ord; listed on: lad fremmede finde bordet
    delete: bordet og alt, hvad der er på det
connect-help-game =
    Skriv et træk som nummer eller som tekst: spark 4 > Rex, eller kortets bogstav og et navn: a rex. Enter lader det ske.
    Begyndelsen af et navn er nok, også uden æ, ø og å eller på engelsk: gre rex.
    Ord i anførselstegn efter et træk siges højt: 3 "Værsgo."; say ORD: uden et træk
    smid og hel spørger hvilke kort; eller nævn dem: smid a c.
    stand others: lad det passere, der ikke går ud over dig; stand all; stand dodge block: spørg aldrig om dem; stand off
    Med game bagefter: til spillet er slut, ikke kun turen.
    undo: bed om at fortryde dit sidste træk; yes, no: svar på sådan et spørgsmål
    hvorfor KORT: hvorfor du ikke kan bruge det nu; regler KORT, regler R46: hvad et kort gør, hvad en afgørelse siger
    bord, hånd, træk, look (smidte kort), forløb, clock, who: vis dem
    out: lad en bot spille for dig; back: spil igen; giv op: du overgiver dig
    hjælp bord: hvad du ellers kan skrive; afslut: gå, din plads er gemt
connect-help-tietgen =
    Skriv et træk som nummer eller som tekst: kast, køb, byg 12.1, pantsæt cykelrum A, byd 3,5 cl. Enter: det sædvanlige svar.
    Begyndelsen af et ord er nok, også uden æ, ø og å eller på engelsk: pant vask.
    hjælp tilbyd, hjælp byd, hjælp opkræv, hjælp byg, hjælp gæld, hjælp administration: mere om hver
    bræt, skøder, skøder NAVN, regnskab, look (posten): vis dem; træk: alt, hvad du kan gøre nu, med numre
    Ord i anførselstegn efter et træk siges højt: kast "Seksere, tak."; say ORD: uden et træk
    stand claim: opkræv al leje, du har til gode, resten af spillet; stand off: ikke længere
    undo: bed om at fortryde dit sidste træk; yes, no: svar på sådan et spørgsmål
    settle water cap 500 pace 250: privat, hvordan du gør det bogførte op
    regler 12.1, regler R136; hvorfor byg 12.1: hvorfor ikke
    forløb, clock, who; out: lad en bot spille for dig; back: spil igen; giv op: du overgiver dig
    hjælp bord: hvad du ellers kan skrive; afslut: gå, din plads er gemt

## What is wrong

problem-connect-where = forbinde hvorhen? Skriv den adresse, som serveren viste, f.eks. pocketmoney connect http://192.168.1.5:8765/#BCDFG
problem-connect-address = { $word } er ikke adressen på et bord; skriv f.eks. http://192.168.1.5:8765/#BCDFG
problem-connect-nobody = ingen svarer på { $server } ({ $why }); kører serveren, og er adressen rigtig?
problem-connect-silent = { $server } svarer ikke i tide; er adressen rigtig?
problem-connect-no-table-server = der er en server på { $server }, men den har ingen borde
problem-connect-turned-away = { $why }
problem-connect-no-token = { $file } indeholder ikke nøglen til en plads; nævn en anden fil med --token-file, eller slet den
problem-connect-on-off = { $word } er on eller off
problem-connect-who = { $word } hvem? Nævn en ved bordet
problem-connect-what = { $word } hvad? Skriv hjælp for at se, hvad der hører til
problem-connect-too-long = der kan højst siges { $most } tegn på én gang
problem-connect-stand = stand hvad? others, all, kort, claim eller off; skriv hjælp for at se mere
problem-connect-settle = skriv f.eks. settle water cap 500 pace 250, i ml
problem-connect-no-game = der er ikke noget spil endnu
problem-connect-no-cards = intet i det her spil besvares med kort; skriv stand claim eller stand off
