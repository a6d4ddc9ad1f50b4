# Lektionerne: hvad der siges ved hvert trin, og et vink til et andet tilladt træk.
# $name er modstanderen. Kort, felter og sider hedder det samme som alle andre steder.

refusal-lesson-otherwise = Lektionen har noget andet i tankerne: se ovenfor.
problem-no-lesson = der er ingen lektion i { $word }{ problem-near-or-known }

web-lesson = Lektion
web-lesson-new = Ny her? To minutter
web-lesson-how = Spil et par træk mod en modstander, der viser dig, hvordan man gør.
web-lesson-of = Lær { $game }
web-lesson-title = { $game } på to minutter
web-lesson-begin = Begynd
web-lesson-step = { $step } af { $of }
web-lesson-skip = Spring lektionen over
web-lesson-out = Spring over
web-lesson-hide = Fold sammen
web-lesson-show = Hvad skal jeg gøre?
web-lesson-watch = Se, hvad { $name } gør.
web-lesson-anyway = Gør det alligevel
web-lesson-left = Nu går du din egen vej, og { $name } spiller som en begynder. Spil videre, eller tag lektionen en anden gang.
web-lesson-again = En gang til
web-lesson-play-on = Spil videre
web-lesson-done = Færdig: til det rigtige bord
web-lesson-learner = Begynder

## Lunch Money

lesson-lunch-money = Angrib, forsvar dig, hel dig, og slut af med en kombination. Den, der ikke har flere liv, er ude.
lesson-lunch-money-attack = I har begge liv; den, der mister det sidste, er ude. Tryk på { card-headbutt } og så på { $name }: det koster 3.
    .hint = Det kan man også. Men lad os begynde med det enkleste slag: { card-headbutt }, mod { $name }.
lesson-lunch-money-dodge = { $name } slår ud efter dig. Det, der er i luften, kan besvares. Læg { card-dodge }, og det rammer ved siden af.
    .hint = Lader du det ramme, koster det dig 2 liv. Læg { card-dodge } denne gang.
lesson-lunch-money-weapon = Det, du lægger, erstattes fra bunken. Et våben er bedre: det kommer tilbage på hånden. Brug { card-knife } mod { $name }.
    .hint = Gem det til senere. Et våben koster dig intet kort: { card-knife }, mod { $name }.
lesson-lunch-money-take = Et spark, og du har intet forsvar. Du bliver spurgt alligevel, så ingen kan mærke det. Lad det ramme.
    .hint = Du har intet at svare med. Lad det ramme.
lesson-lunch-money-heal = Din tur, og 8 liv. { card-first-aid } giver dig 2 tilbage; at hele er hele turen. Tryk på kortet, og læg det.
    .hint = Ikke endnu: få først nogle liv tilbage med { card-first-aid }.
lesson-lunch-money-block = { $name } slår. { card-block } stopper det ligesom { card-dodge } og giver dig en chance for at slå igen.
    .hint = Brug { card-block }: det, der kommer bagefter, er det værd.
lesson-lunch-money-grab = Efter { card-block } må du gribe fat med det samme. { card-grab } tager ingenting, men begynder en kombination. Læg det.
    .hint = Så lader du chancen gå forbi. Læg { card-grab }.
lesson-lunch-money-knock-out = Du har fat i { $name }, som har 3 liv. Følg op med { card-knife }.
    .hint = Det ville ikke være nok, eller også slipper du { $name }. { card-knife } tager 3.
lesson-lunch-money-end = { $name } er ude, du vinder. Angrib, svar, hel, kombinér: det er det hele. Tryk på et gråt kort når som helst for at høre, hvorfor det er gråt.

## Beer Money

lesson-beer-money = Hvad der er anderledes i baren: værre slag, bedre nerver, flasker og knockouts.
lesson-beer-money-medieval = { card-medieval } lægges sammen med et andet angreb og gør det 2 værre. Tryk på { card-sucker-punch }, så { card-medieval }, så { $name }.
    .hint = { card-sucker-punch } alene tager 3. Med { card-medieval } tager det 5: tryk på begge, så på { $name }.
lesson-beer-money-horror = Et hårdt spark. { card-horror-of-horrors } ophæver alt, hvad der er lagt, og gør den, der lagde det, til grin. Læg det.
    .hint = Det spark ville koste dig 4 liv. Læg { card-horror-of-horrors }.
lesson-beer-money-bottle = Den, der er gjort til grin, kan rammes med det samme, gratis. { card-beer-bottle } er fin til det.
    .hint = Chancen er der nu. Tag den med { card-beer-bottle }.
lesson-beer-money-drop = Et våben kommer tilbage på hånden. I baren må du også smide det og trække et nyt kort i stedet. Smid det.
    .hint = Det er ofte rigtigt at beholde det. Se, hvad der sker, når du smider det: smid det.
lesson-beer-money-redemption = Din tur. { card-redemption } giver dig 4 liv tilbage, mere end noget i skolegården. Læg det.
    .hint = Hel dig først: { card-redemption }.
lesson-beer-money-take = { $name } slår igen, og du har intet svar. Lad det ramme; du har råd til det.
    .hint = Du har intet at svare med. Lad det ramme.
lesson-beer-money-open-hand = { $name } har 3 liv. Hvis { card-open-hand } rammer, slår det alle ud, der har højst 3, og ingen heling hjælper. Kom så.
    .hint = { card-open-hand } slutter det her og nu.
lesson-beer-money-end = Knockout: du vinder. Alle andre kort siger på én linje, hvad de gør; et gråt siger hvorfor, når du trykker på det.

## Tietgen

lesson-tietgen = Kast, køb, opkræv husleje, byd, byt og byg rundt om huset. Øl er pengene: et regnskab, aldrig en ordre.
lesson-tietgen-throw = I går begge rundt om huset. Kast terningerne.
    .hint = Det er der tid til senere. Kast terningerne først.
lesson-tietgen-drink = { space-go } gav dig 10 cl, og regningen tager 10. Det bogføres; om du afregner med øl, vand eller point, er din egen sag. Betal fra lageret.
    .hint = Det er en anden måde at afregne på. Betal fra lageret denne gang.
lesson-tietgen-again = { $name } kom også forbi { space-go }. Din tur: kast.
    .hint = Senere. Kast terningerne.
lesson-tietgen-buy = Et køkken, som ingen ejer, og du har et andet i samme farve. Køb det.
    .hint = Det vil du have: den, der har hele farven, må bygge.
lesson-tietgen-claim = { $name } er landet på dit køkken. Huslejen skal kun betales, hvis du opkræver den, før en anden spiller kaster. Opkræv den!
    .hint = Når en anden spiller kaster, er huslejen tabt. Opkræv den.
lesson-tietgen-on = Betalt. Videre: kast.
    .hint = Kast terningerne: der er noget at se.
lesson-tietgen-decline = Du kan købe det for 7,5 cl. Gør du ikke det, kommer det på auktion, og du må også byde. Lad det gå på auktion.
    .hint = Prøv auktionen: det kan blive billigere.
lesson-tietgen-bid = { $name } byder 3 cl. Byd lidt mere: 3,1 cl.
    .hint = 3,1 cl er nok foreløbig.
lesson-tietgen-trade = Solgt til dig. Og { $name } tilbyder dig et køkken: det sidste i din farve. Sig ja.
    .hint = Uden det kan du ikke bygge. Sig ja til tilbuddet.
lesson-tietgen-build = Hele farven er din, så du må bygge kasser, og huslejen stiger. Åbn »{ web-tietgen-page-deeds }«, og byg i { space-kitchen-12-1 }.
    .hint = Byg i { space-kitchen-12-1 } først.
lesson-tietgen-end = Det er det hele: kast, køb, opkræv, byd, byt, byg. Under »{ web-tietgen-page-mine }« siger du, hvordan du afregner, og hvornår du vil have besked om at sætte farten ned.
