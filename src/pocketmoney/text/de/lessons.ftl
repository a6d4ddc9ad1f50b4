# Die Lektionen: was bei jedem Schritt gesagt wird, und der Hinweis zu einem anderen erlaubten Zug.
# $name ist der Gegner. Karten, Felder und Seiten heißen wie überall.

refusal-lesson-otherwise = Die Lektion hat etwas anderes vor: siehe oben.
problem-no-lesson = Es gibt keine Lektion zu { $word }{ problem-near-or-known }

web-lesson = Lektion
web-lesson-new = Neu hier? Zwei Minuten
web-lesson-how = Spiel ein paar Züge gegen jemanden, der dir zeigt, wie es geht.
web-lesson-of = { $game } lernen
web-lesson-title = { $game } in zwei Minuten
web-lesson-begin = Anfangen
web-lesson-step = { $step } von { $of }
web-lesson-skip = Lektion überspringen
web-lesson-out = Überspringen
web-lesson-hide = Einklappen
web-lesson-show = Was soll ich tun?
web-lesson-watch = Schau, was { $name } macht.
web-lesson-anyway = Trotzdem so
web-lesson-left = Du gehst jetzt deinen eigenen Weg, und { $name } spielt wie ein Neuling. Spiel weiter, oder nimm die Lektion ein andermal.
web-lesson-again = Noch einmal
web-lesson-play-on = Weiterspielen
web-lesson-done = Fertig: an den echten Tisch
web-lesson-learner = Neuling

## Lunch Money

lesson-lunch-money = Angreifen, verteidigen, heilen und zum Schluss eine Kombination. Wer keine Counter mehr hat, ist raus.
lesson-lunch-money-attack = Ihr habt beide Counter; wer den letzten verliert, ist raus. Tippe auf { card-headbutt }, dann auf { $name }: Das kostet 3.
    .hint = Auch das geht. Aber fangen wir mit dem schlichtesten Schlag an: { card-headbutt }, gegen { $name }.
lesson-lunch-money-dodge = { $name } schlägt nach dir. Was in der Luft ist, lässt sich beantworten. Leg { card-dodge }, und es geht daneben.
    .hint = Wenn du es treffen lässt, kostet dich das 2 Counter. Leg diesmal { card-dodge }.
lesson-lunch-money-weapon = Was du legst, wird vom Stapel ersetzt. Eine Waffe ist besser: Sie kommt auf deine Hand zurück. { card-knife } gegen { $name }!
    .hint = Heb dir das auf. Eine Waffe kostet dich keine Karte: { card-knife }, gegen { $name }.
lesson-lunch-money-take = Ein Tritt, und du hast keine Verteidigung. Gefragt wirst du trotzdem, damit es niemand merkt. Lass es treffen.
    .hint = Du hast nichts, um zu antworten. Lass es treffen.
lesson-lunch-money-heal = Du bist dran und hast 8 Counter. { card-first-aid } bringt dir 2 zurück; Heilen ist der ganze Zug. Antippen und legen.
    .hint = Noch nicht: Hol dir erst mit { card-first-aid } ein paar Counter zurück.
lesson-lunch-money-block = { $name } schlägt zu. { card-block } stoppt das wie { card-dodge } und gibt dir die Chance, zurückzuschlagen.
    .hint = Nimm { card-block }: Was danach kommt, lohnt sich.
lesson-lunch-money-grab = Nach { card-block } darfst du sofort zupacken. { card-grab } nimmt nichts weg, beginnt aber eine Kombination. Leg es.
    .hint = Damit lässt du die Chance vorbeigehen. Leg { card-grab }.
lesson-lunch-money-knock-out = Du hast { $name } im Griff, mit 3 Countern. Setz mit { card-knife } nach.
    .hint = Das würde nicht reichen oder { $name } loslassen. { card-knife } nimmt 3.
lesson-lunch-money-end = { $name } ist raus, du gewinnst. Angreifen, antworten, heilen, kombinieren: Das ist alles. Tippe jederzeit auf eine graue Karte, um zu hören, warum sie grau ist.

## Beer Money

lesson-beer-money = Was in der Bar anders ist: härtere Schläge, bessere Nerven, Flaschen und Knock-outs.
lesson-beer-money-medieval = { card-medieval } wird zu einem anderen Angriff gelegt und macht ihn um 2 schlimmer. Tippe auf { card-sucker-punch }, dann { card-medieval }, dann { $name }.
    .hint = { card-sucker-punch } allein nimmt 3. Mit { card-medieval } sind es 5: beide antippen, dann { $name }.
lesson-beer-money-horror = Ein harter Tritt. { card-horror-of-horrors } hebt alles auf, was gelegt wurde, und blamiert, wer es gelegt hat. Leg es.
    .hint = Der Tritt würde dich 4 Counter kosten. Leg { card-horror-of-horrors }.
lesson-beer-money-bottle = Wer so blamiert ist, kann sofort getroffen werden, umsonst. { card-beer-bottle } tut es.
    .hint = Die Chance ist jetzt da. Nutze sie mit { card-beer-bottle }.
lesson-beer-money-drop = Eine Waffe kommt auf die Hand zurück. In der Bar darfst du sie auch fallen lassen und dafür eine neue Karte ziehen. Lass sie fallen.
    .hint = Behalten ist oft richtig. Sieh dir an, was Fallenlassen bringt: Lass sie fallen.
lesson-beer-money-redemption = Du bist dran. { card-redemption } bringt dir 4 Counter zurück, mehr als alles auf dem Schulhof. Leg es.
    .hint = Erst heilen: { card-redemption }.
lesson-beer-money-take = { $name } schlägt zurück, und du hast keine Antwort. Lass es treffen; du kannst es dir leisten.
    .hint = Du hast nichts, um zu antworten. Lass es treffen.
lesson-beer-money-open-hand = { $name } hat 3 Counter. { card-open-hand } wirft bei einem Treffer alle um, die höchstens 3 haben, und kein Heilen hilft. Los!
    .hint = { card-open-hand } beendet es hier und jetzt.
lesson-beer-money-end = Knock-out: Du gewinnst. Jede andere Karte sagt in einer Zeile, was sie tut; eine graue sagt beim Antippen, warum.

## Tietgen

lesson-tietgen = Würfeln, kaufen, Miete einfordern, bieten, handeln und bauen, rund ums Haus. Bier ist das Geld: ein Kassenbuch, nie ein Befehl.
lesson-tietgen-throw = Ihr geht beide rund um das Haus. Würfle.
    .hint = Dafür ist später Zeit. Würfle zuerst.
lesson-tietgen-drink = { space-go } hat dir 10 cl gebracht, die Rechnung nimmt 10. Das wird als getrunken verbucht; ob du es mit Bier, Wasser oder Punkten begleichst, ist deine Sache. Zahl vom Vorrat.
    .hint = Auch so lässt es sich begleichen. Zahl diesmal vom Vorrat.
lesson-tietgen-again = { $name } ist auch über { space-go } gegangen. Du bist dran: würfle.
    .hint = Später. Würfle.
lesson-tietgen-buy = Eine Küche, die niemandem gehört, und du hast schon eine von der Farbe. Kauf sie.
    .hint = Die willst du haben: Wer die ganze Farbe hat, darf bauen.
lesson-tietgen-claim = { $name } steht in deiner Küche. Miete gibt es nur, wenn du sie einforderst, bevor jemand anders würfelt. Fordere sie ein!
    .hint = Sobald jemand anders würfelt, ist die Miete verloren. Fordere sie ein.
lesson-tietgen-on = Bezahlt. Jetzt weiter: würfle.
    .hint = Würfle: Es gibt etwas zu sehen.
lesson-tietgen-decline = Du kannst das für 7,5 cl kaufen. Sonst wird es versteigert, und du darfst mitbieten. Lass es versteigern.
    .hint = Versuch es mit der Versteigerung: Vielleicht wird es billiger.
lesson-tietgen-bid = { $name } bietet 3 cl. Biete etwas mehr: 3,1 cl.
    .hint = 3,1 cl reichen erst einmal.
lesson-tietgen-trade = Gehört dir. Und { $name } bietet dir eine Küche an: die letzte deiner Farbe. Nimm an.
    .hint = Ohne sie kannst du nicht bauen. Nimm das Angebot an.
lesson-tietgen-build = Die ganze Farbe gehört dir, also darfst du Kästen bauen, und die Miete steigt. Öffne „{ web-tietgen-page-deeds }“ und baue in { space-kitchen-12-1 }.
    .hint = Bau zuerst in { space-kitchen-12-1 }.
lesson-tietgen-end = Das ist alles: würfeln, kaufen, einfordern, bieten, handeln, bauen. Unter „{ web-tietgen-page-mine }“ sagst du, wie du begleichst und wann man dich bremsen soll.
