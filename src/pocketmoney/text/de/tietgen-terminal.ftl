# Tietgen in the terminal. What is owed and booked is said; nobody is told to drink.

## Beginning

terminal-tietgen-title = Monopoly, The Tietgen Drinking edition
terminal-tietgen-throw-first = Alle würfeln, wer anfängt: { $throws }.
terminal-tietgen-throw-again = Die Höchsten waren gleich und würfeln noch mal: { $throws }.
terminal-tietgen-thrown = { $name } { $pips }
terminal-tietgen-begins = { $is ->
    [you] Du fängst an.
   *[other] { $name } fängt an.
}
terminal-go-on = Weiter mit Enter.

## The board

terminal-tietgen-mark-fridge = K
terminal-tietgen-mark-mortgaged = h
terminal-tietgen-kind-go = LOS
terminal-tietgen-kind-mail = Post
terminal-tietgen-kind-energy = Strom
terminal-tietgen-kind-fee = Gebühr
terminal-tietgen-kind-administration = Verw.
terminal-tietgen-kind-piggy-bank = Schwein
terminal-tietgen-kind-go-to-administration = >Verw.
terminal-tietgen-space-bike-room-a = Rad A
terminal-tietgen-space-computer-room = PCs
terminal-tietgen-space-bike-room-b = Rad B
terminal-tietgen-space-bike-room-c = Rad C
terminal-tietgen-space-laundry = Wäsche
terminal-tietgen-space-cellar-parking = Keller
terminal-tietgen-space-lost-key = Schl.
terminal-tietgen-left = noch { $crates ->
    [one] 1 Kasten
   *[other] { $crates } Kästen
}, { $fridges ->
    [one] 1 Kühlschrank
   *[other] { $fridges } Kühlschränke
}
terminal-tietgen-legend = # Kasten  K Kühlschrank  h Hypothek
terminal-tietgen-piggy = Sparschwein { $amount }
terminal-tietgen-deeds = { $count ->
    [0] { "" }
    [one] 1 Feld
   *[other] { $count } Felder
}
terminal-tietgen-held = sitzt fest
terminal-tietgen-side = { $number ->
    [1] Von LOS zur Verwaltung:
    [2] Von der Verwaltung zum Sparschwein:
    [3] Vom Sparschwein weiter:
   *[4] Und zurück nach LOS:
}
terminal-tietgen-for-sale = zu verkaufen für { $amount }
terminal-tietgen-here = hier: { $names }
terminal-tietgen-mortgaged = Hypothek
terminal-tietgen-built = { $is-fridge ->
    [True] Kühlschrank
   *[other] { $level ->
        [one] 1 Kasten
       *[other] { $level } Kästen
    }
}

## Players

terminal-tietgen-player = { $name } auf { $place }, Vorrat { $amount }.
terminal-tietgen-player-held = Sitzt in der Verwaltung fest, { $failed } von 3 Würfen missglückt.
terminal-tietgen-own = Besitz: { $deeds }
terminal-tietgen-group = { $group } { $deeds }{ $is-whole ->
    [True] { " " }(alle)
   *[other] { "" }
}
terminal-tietgen-no-deeds = keine Urkunden
terminal-tietgen-flirts = { $count ->
    [one] 1 Flirtkarte.
   *[other] { $count } Flirtkarten.
}
terminal-tietgen-ledger = Das Buch, reihum:
terminal-tietgen-ledger-of = { $name }: { $drunk } als getrunken verbucht, Vorrat { $stock }.
terminal-tietgen-ledger-game = Sparschwein: { $piggy }. Das Spiel hat { $paid } ausgezahlt und { $taken } eingenommen.

## Questions

terminal-tietgen-ask-throw = Du würfelst (Enter: würfeln):
terminal-tietgen-ask-throw-held = In der Verwaltung festgehalten, Wurf { $number } von 3: Ein Pasch bringt dich raus{ $is-last ->
    [True] , sonst ist die Strafe von { $fine } fällig
   *[other] , die Strafe von { $fine } oder eine Flirtkarte auch
} (Enter: würfeln):
terminal-tietgen-ask-purchase = { $space } ist zu haben: { $price } zu zahlen, als getrunken verbucht; du hast { $stock } (Enter: nicht kaufen, es wird versteigert):
terminal-tietgen-ask-auction = { $space } (Preis { $price }) wird versteigert, { $has-bid ->
    [True] Gebot { $bid } von { $name }
   *[other] noch kein Gebot
}.
terminal-tietgen-ask-auction-piece = Das letzte Stück wird versteigert, für { $space } oder eine andere Küche: { $has-bid ->
    [True] Gebot { $bid } von { $name }
   *[other] noch kein Gebot
}.
terminal-tietgen-ask-bid = Du hast { $stock }; ab { $least }, also etwa bieten { $least } (Enter: passen):
terminal-tietgen-ask-who-bids = Wer bietet? Ein Name, oder Name und Gebot, etwa Ann bieten 3 cl (Enter: niemand):
terminal-tietgen-ask-who-answers = Wer antwortet? (Enter: niemand):
terminal-tietgen-ask-place = Das Stück gehört dir. Wohin damit? (Enter: an die erste Stelle)
terminal-tietgen-ask-tax = { $space } ist zu begleichen: mit dem Glas ({ $glass } verbucht, dein Vorrat bleibt) oder von deinem Vorrat von { $stock } ({ $due }, ins Sparschwein). Glas oder Vorrat:
terminal-tietgen-ask-debt = { $to-game ->
    [True] Du schuldest dem Spiel { $due }
   *[other] Du schuldest { $whom } { $due }
} und hast { $stock }. { $is-enough ->
    [True] Du kannst verkaufen, beleihen oder anbieten; aufbringen kannst du { $reach } (Enter: das Programm treibt es für dich auf):
   *[other] Du kannst höchstens { $reach } aufbringen, also könnte nur ein Handel helfen (Enter: Pleite anmelden):
}
terminal-tietgen-ask-interest = { $deeds } kam mit Hypothek zu dir: gleich ablösen oder die Hypothek behalten und jetzt ein Zehntel davon zahlen (Enter: behalten):
terminal-tietgen-ask-rent = { $owner } darf { $amount } Miete von { $payer } für { $space } einfordern: Tippe einfordern (Enter: darauf verzichten):
terminal-tietgen-ask-rights = Bevor { $whose } würfelt, kannst du: { $moves } (Enter: nichts{ $hint ->
    [True] ; ruhe: frag mich weniger
   *[other] { "" }
}):
terminal-tietgen-ask-offer = Deine Antwort an { $name }: annehmen oder ablehnen? (Enter: keine Antwort)
terminal-tietgen-ask-who-deals = Bevor { $name } würfelt: Macht jemand Geschäfte? Ein Name, oder Name und Zug (Enter: niemand):
terminal-tietgen-ask-printed = { $space }: { $price }.
terminal-tietgen-ask-printed-rents = Mieten: { $rents }. Kasten: { $crate }.
terminal-room-form = { $word } sitzt nicht an dieser Tastatur. Tippe einen Namen, oder einen Namen und einen Zug, etwa: { $name } züge; oder Enter.

## Moves

terminal-tietgen-move-roll = würfeln
terminal-tietgen-move-fine = Strafe zahlen ({ $amount })
terminal-tietgen-move-flirt = Flirtkarte nutzen
terminal-tietgen-move-buy = kaufen ({ $amount })
terminal-tietgen-move-decline = nicht kaufen
terminal-tietgen-move-bid = bieten: { $amount }
terminal-tietgen-move-pass = passen
terminal-tietgen-move-keep = behalten
terminal-tietgen-move-chug = Glas ({ $amount } verbucht)
terminal-tietgen-move-drink = Vorrat ({ $amount })
terminal-tietgen-move-settle = auftreiben (das macht das Programm)
terminal-tietgen-move-surrender = Pleite anmelden
terminal-tietgen-head-claim = einfordern
terminal-tietgen-head-accept = annehmen
terminal-tietgen-head-refuse = ablehnen
terminal-tietgen-own-offer = dein Angebot an { $name } zurückziehen
terminal-tietgen-head-build = bauen
terminal-tietgen-head-lift = ablösen
terminal-tietgen-head-sell = verkaufen
terminal-tietgen-head-mortgage = beleihen
terminal-tietgen-head-offer = anbieten
terminal-tietgen-head-also = außerdem
terminal-tietgen-also = { $moves } (züge listet sie auf, hilfe anbieten erklärt es)
terminal-tietgen-for = { $what } ({ $amount })
terminal-tietgen-trade = { $name }: { $give } für { $get }

## Words typed

terminal-tietgen-help =
    Ein Zug ist seine Nummer oder Text: würfeln, kaufen, bauen 12.1, beleihen Fahrradraum A, bieten 3,5 cl.
    Der Anfang eines Wortes genügt, auch ohne Umlaute oder auf Englisch: bel wasch.
    hilfe anbieten, hilfe bieten, hilfe einfordern, hilfe bauen, hilfe schulden, hilfe verwaltung: mehr dazu
    brett: zeigt es; urkunden, urkunden NAME: wem was gehört; konto: was verbucht ist
    züge: alles, was du jetzt tun darfst, mit Nummern
    regeln 12.1, regeln R136: was ein Feld oder eine Regel sagt; warum bauen 12.1: warum nicht
    ruhe: bei Würfen anderer nur nach Miete und Angeboten gefragt werden, oder wieder nach allem
    Ann: einfordern, Ben: annehmen, bei jeder Frage: jemand anders an dieser Tastatur tut etwas
    Worte in Anführungszeichen nach einem Zug werden laut gesagt: würfeln "Sechser, bitte."
    verlauf: was zuletzt geschah; verlauf alles: alles
    speichern DATEI: das Spiel in einer Datei speichern, und alles, was folgt
    undo: deinen letzten Zug zurücknehmen; stand claim: Miete ohne Nachfrage verlangen
    schlicht: Listen statt Zeichnungen und Farben, für Screenreader
    aufgeben: du gibst dich geschlagen; ende: gehen
terminal-tietgen-help-offer =
    Ein Angebot tippt man so: anbieten NAME gebe DINGE bekomme DINGE
    Zum Beispiel: anbieten Ben gebe 12.1 5 cl bekomme Fahrradraum A
    Dinge sind Urkunden (12.1 genügt), Bier (5 cl) und Flirtkarten (flirtkarte), auf beiden Seiten so viele du willst.
    Jede Seite gibt etwas, und eine Seite eine Urkunde oder Karte; keine Urkunde einer Gruppe mit Kästen (R155).
    Die Antwort ist annehmen oder ablehnen. Mit dem nächsten Wurf verfällt ein Angebot; ablehnen NAME zieht deins zurück.
terminal-tietgen-help-bid =
    Ein Gebot tippt man so: bieten 3,5 cl
    Es geht in Schritten von 0,1 cl, übertrifft das letzte und ist nicht mehr, als du hast (R140).
    passen verzichtet; sobald jemand anders bietet, darfst du wieder. Wer gewinnt, zahlt, und es wird als getrunken verbucht (R142).
terminal-tietgen-help-claim =
    Miete gehört dir nur, wenn du sie einforderst, bevor jemand anders würfelt: Tippe einfordern (R136). Du wirst rechtzeitig gefragt.
terminal-tietgen-help-build = bauen 12.1 stellt einen Kasten in Küche 12.1; der fünfte ist ein Kühlschrank. Du brauchst die ganze Gruppe, ohne Hypothek, und baust gleichmäßig (R145, R146). verkaufen 12.1 gibt einen zum halben Preis zurück. beleihen 12.1 bringt den halben Preis der Urkunde; ablösen 12.1 kostet das und ein Zehntel mehr (R147).
terminal-tietgen-help-debt = Wer mehr schuldet, als der Vorrat hergibt, kann erst verkaufen, beleihen und handeln (R134). Mit auftreiben oder Enter macht das Programm das: Kästen und Kühlschränke ab der teuersten Gruppe, dann Hypotheken ab der billigsten Urkunde. Wer es nicht aufbringt, ist raus.
terminal-tietgen-help-administration = Raus aus der Verwaltung: ein Pasch in drei Würfen, die Strafe vor dem ersten oder zweiten davon, oder eine Flirtkarte: Tippe Strafe oder Flirtkarte, bevor du würfelst. Nach dem dritten Wurf ist die Strafe fällig (R162).
terminal-tietgen-help-quiet =
    ruhe: Vor den Würfen anderer wirst du nur nach Miete und Angeboten gefragt. Noch mal ruhe: nach allem.
terminal-tietgen-plain = { $on ->
    [yes] Ab jetzt schlicht: Listen, keine Zeichnungen, keine Farben.
   *[no] Zeichnungen und Farben sind wieder da.
}
terminal-quiet = { $on ->
    [yes] Vor den Würfen anderer wirst du nur nach dem gefragt, was dir zusteht. Tippe noch mal ruhe, um nach allem gefragt zu werden.
   *[no] Du wirst wieder vor jedem Wurf gefragt.
}
terminal-tietgen-rules-of-what = Welche Regeln? Nenne ein Feld oder eine Regel, etwa: regeln 12.1, regeln R136.
terminal-tietgen-why-what = Warum was? Nenne einen Zug oder eine Urkunde, etwa: warum bauen 12.1.

## The command line

problem-flag-of-other-game = { $flag } ist nichts für { $game }
problem-file-not-text = { $file } ist kein Text; erwartet wird TOML in UTF-8
problem-board-no-utf8 = das ist kein Text; erwartet wird ein Brett in TOML, in UTF-8
problem-board-word = erwartet wird pocketmoney board check FILE, board show oder board new
problem-board-needs-file = welches Brett prüfen? Erwartet wird pocketmoney board check FILE
cli-help-board =
    pocketmoney board check FILE [--kitchen LETTERS]
    pocketmoney board show [FILE]
    pocketmoney board new [FILE] [--force]

    check sagt, was an einem Brett für tietgen falsch ist und wo, je eine Zeile; mit --kitchen auch an Küchenbriefen
    dazu. Exit-Code 0: Darauf kann man spielen. 2: Man kann nicht.
    show zeigt ein Brett als Tabelle, ohne Datei das Tietgen-Brett.
    new gibt das Tietgen-Brett als Anfang für ein eigenes aus oder schreibt es nach FILE; --force ersetzt eines.

    Darauf spielen: pocketmoney play tietgen --board FILE --kitchen LETTERS
cli-board-holds = { $file }: ein Brett zum Spielen, mit { $spaces } Feldern, { $deeds } Urkunden, { $groups } Gruppen und { $mail } Briefen.
cli-board-columns = Nr. id Name Gruppe Preis Mieten
cli-board-rents = In Zentilitern. Mieten einer Küche: leer, 1 bis 4 Kästen, Kühlschrank. Verkehr, nach Anzahl im Besitz: { $transport }. Versorgung, für jedes Auge: { $utility }.
cli-board-crates = Ein Kasten kostet: { $crates }.
cli-board-template =
    Ein Brett für Pocket Money: vierzig Felder im Uhrzeigersinn, das erste ist LOS. Mengen sind Zentiliter.
    Prüfen: pocketmoney board check FILE
    Darauf spielen: pocketmoney play tietgen --board FILE
cli-board-stock = Vorrat am Anfang: { $start }. LOS: { $go }. Strafe: { $fine }. Vorhanden: { $crates } Kästen und { $fridges } Kühlschränke.
