# What the lab says: sim, compare, tournament, review, and their reports.
#
# `$value` is a number, `$low` and `$high` are numbers with their units, `$thing` is a card, a deed, a seat or a player.

## Numbers

lab-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u00A0" }%
lab-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u00A0" }Punkte
lab-beer = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u00A0" }cl
lab-number-whole = { NUMBER($value, maximumFractionDigits: 0) }
lab-number-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-number-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-interval = { $low } bis { $high }
lab-interval-share = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-interval-beer = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-game = { $game ->
    [lunch-money] Lunch Money
    [beer-money] Beer Money
    [tietgen] Tietgen-Monopoly
   *[other] { $game }
}
lab-one-of = { $bot } Nr. { $number }
lab-seat = Platz { $number }
lab-as-printed = wie gedruckt

## While it runs

lab-progress = { $done } von { $whole } Spielen, { $spent } s, noch etwa { $left } s
lab-goes-on = In { $file } { $games ->
    [one] stand schon ein Spiel dieses Auftrags; es zählt mit.
   *[other] standen schon { $games } Spiele dieses Auftrags; sie zählen mit.
}
lab-interrupted = Angehalten nach { $games } von { $whole } Spielen. Derselbe Befehl spielt dieselben Spiele noch mal; mit --json FILE ginge es von hier weiter.
lab-interrupted-saved = Angehalten nach { $games } von { $whole } Spielen; sie liegen in { $file }. Derselbe Befehl macht dort weiter.
lab-nothing-yet = Angehalten, bevor ein Spiel zu Ende war.
lab-written = Der Bericht steht in { $file }, eine Zusammenfassung in { $summary }.

## What is counted

lab-figure-turns = Züge pro Spiel
lab-figure-decisions = Entscheidungen pro Spiel
lab-figure-comeback = Durch Aufholen gewonnene Spiele
lab-figure-nobody = Spiele, die niemand gewann
lab-figure-unfinished = Abgebrochene Spiele
lab-figure-wins-player = Spiele, die { $thing } gewann
lab-figure-wins-seat = Von { $thing } aus gewonnene Spiele
lab-figure-first-out = Zuerst raus: { $thing }
lab-figure-damage = Durch Schaden verlorene Counter, pro Spiel
lab-figure-healing = Geheilte Counter, pro Spiel
lab-figure-answered = Mit einer Karte beantwortete Angriffe
lab-figure-damage-card = Schaden durch { $thing }, pro Spiel
lab-figure-wins-card = Siege, wenn man { $thing } gelegt hat
lab-figure-laid-card = { $thing } gelegt, pro Spiel
lab-figure-drunk = Als getrunken verbuchtes Bier, pro Person
lab-figure-sips-an-hour = Schlucke pro Stunde, pro Person
lab-figure-rent = Gezahlte Miete pro Spiel
lab-figure-rent-missed = Nicht rechtzeitig eingeforderte Mieten
lab-figure-built = Gebaute Kästen und Kühlschränke, pro Spiel
lab-figure-auctions = Versteigerungen pro Spiel
lab-figure-trades = Tauschgeschäfte pro Spiel
lab-figure-reprimands = Verweise pro Spiel
lab-figure-players-out = Wie viele auf dem Trockenen sitzen, pro Spiel
lab-figure-wins-deed = Siege, wenn man { $thing } gekauft hat

## Reports

lab-sim-title = { lab-game }: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
} mit { $bots }
lab-compare-title = { lab-game } nach zweierlei Regeln: je { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}
lab-compare-sides = A: { $first }. B: { $second }.
lab-compare-lead = { $count ->
    [0] Von { $questions } Größen ändert sich zwischen A und B keine stärker, als Zufall erklären könnte.
    [one] Von { $questions } Größen ändert sich zwischen A und B eine stärker, als Zufall erklärt.
   *[other] Von { $questions } Größen ändern sich zwischen A und B { $count } stärker, als Zufall erklärt.
}
lab-change = { $what }: { $way ->
    [up] plus
   *[down] minus
} { $by } (B minus A: { $interval }), von { $first } auf { $second }.
lab-compare-changed = Was sich ändert
lab-note-changed = Stärker, als Zufall erklärt, auch wenn man alle Fragen hier zusammennimmt.
lab-compare-rest = Was sich nicht ändert, soweit diese Spiele zeigen
lab-note-rest = Liegt die Null im Intervall, gibt es vielleicht gar keinen Unterschied.
lab-compare-details = Plätze, Karten und Urkunden, die sich nicht ändern, soweit diese Spiele zeigen
lab-note-details = Jeder Platz, jede Karte und jede Urkunde, die auf beiden Seiten oft genug vorkam.
lab-fact-side = Regeln { $side }
lab-fact-chance = Änderungen
lab-chance-means = B minus A bei gleichen Startwerten, Spiel für Spiel; als Änderung gilt, was Zufall in weniger als 5 % erklärt (Holm-Korrektur über alle Größen), und nie bei weniger als 30 Spielen
lab-tournament-title = { lab-game }: ein Turnier mit { $bots } Bots, { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}
lab-tournament-lead = { $clear ->
    [yes] { $best } ist am stärksten, klar vor { $second }.
   *[no] { $best } führt, aber { $second } ist noch zu dicht dran, um sie zu unterscheiden.
}
lab-ranking-title = Rangliste
lab-pairs-title = Wer vor wem landet
lab-pairs-note = In einer Zeile: der Anteil gemeinsamer Tische, an denen dieser Bot vor dem in der Spalte landete. Wer später ausscheidet, steht höher; ein Gleichstand zählt für beide halb.
lab-fact-rating = Wertungen
lab-rating-means = openskill, Plackett-Luce; alle beginnen bei 25, und das Intervall ist auf jeder Seite das 1,96-Fache der Unsicherheit, die das Modell selbst angibt
lab-fact-table = Tische
lab-table-means = mit { $seats }, reihum jede Auswahl der Bots; jede Verteilung wird einmal von jedem Platz aus gespielt
lab-sim-lead = { $best } gewinnt am häufigsten: { $share } der Spiele ({ $interval }). Ein Spiel dauert { $turns } Züge.
lab-few-games = Bei { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
} ist fast alles Zufall; einige hundert sagen mehr.
lab-who-wins = Wer gewinnt
lab-even-share = Wäre es egal, wer spielt, würden alle { $share } gewinnen.
lab-seats-title = Wo man sitzt
lab-seats-edge = Platz 1 fängt an. Verglichen mit einem gleichen Anteil ist das Anfangen { $edge } wert ({ $interval }).
lab-seats-fixed = Die Bots blieben auf ihren Plätzen und sind nicht alle gleich, also zeigt dies Plätze und Bots zusammen; --rotate trennt beides.
lab-length-title = Wie lang ein Spiel ist
lab-length-told = { $named ->
    [yes] { $side }: Die Hälfte
   *[no] Die Hälfte
} der Spiele dauert höchstens { $middle } Züge; das kürzeste Zehntel endet bis Zug { $low }, das längste Zehntel geht über Zug { $high } hinaus.
lab-figures-title = Größen
lab-comeback-means = Aufgeholt hat, wer gewinnt, obwohl er zu Beginn irgendeines Zuges allein auf dem letzten Platz lag und höchstens halb so viel hatte wie der Erste.
lab-cards-title = Karten
lab-cards-note = Siege sind die von allen, die die Karte mindestens einmal im Spiel gelegt haben. In langen Spielen werden mehr Karten gelegt, also beweist das keine Stärke.
lab-deeds-title = Urkunden
lab-deeds-note = Siege sind die von allen, die die Urkunde gekauft haben, vom Spiel oder bei einer Versteigerung.
lab-facts-title = Wie dies entstand
lab-repeat = Dasselbe noch mal
lab-fact-game = Spiel
lab-fact-rules = Hausregeln
lab-fact-bots = Spieler
lab-fact-seats = Plätze
lab-fact-games = Spiele
lab-fact-seed = Startwert
lab-fact-longest = Lange Spiele
lab-fact-intervals = Intervalle
lab-fact-version = Pocket Money
lab-fact-beer = Bier
lab-rotated = { $rotated ->
    [yes] rotierend: alle sitzen gleich oft auf jedem Platz
   *[no] fest
}
lab-seed-means = { $seed }; Spiel Nummer n, von 0 bis { $last }, hat einen Startwert, der aus diesem und n folgt
lab-longest-means = ein Spiel, das nach { $turns } Zügen nicht zu Ende ist, wird abgebrochen und hat keinen Sieger
lab-intervals-mean = 95 %; Anteile nach Wilson, der Rest nach der Streuung von Spiel zu Spiel
lab-beer-means = wie die Regeln es verbuchen; ein Wurf mit allem, was folgt, gilt als eine Minute, ein Schluck als 2 cl

lab-head-who = Spieler
lab-head-share = Siege
lab-head-interval = 95-%-Intervall
lab-head-seat = Platz
lab-head-wins = Siege
lab-head-first-out = zuerst raus
lab-head-figure = Größe
lab-head-value = Wert
lab-head-card = Karte
lab-head-laid = gelegt pro Spiel
lab-head-damage = Schaden pro Spiel
lab-head-wins-with = Siege damit
lab-head-deed = Urkunde
lab-head-moment = Moment
lab-head-change = Änderung
lab-head-rating = Wertung
lab-head-games = Spiele
lab-head-ahead = landet vor
lab-axis-share = % der Spiele
lab-axis-turns = Züge
lab-axis-games = % der Spiele
lab-axis-change = Änderung in % von A
lab-axis-rating = Wertung
lab-axis-moments = Momente des Spiels
lab-axis-chance = Gewinnchance, %
lab-axis-damage = Schaden pro Spiel
lab-alt-bars = Balkendiagramm. { $what }: { $told }. Die Zahlen stehen in der Tabelle darunter.
lab-alt-changes = Diagramm der Änderungen von A zu B in % von A, mit Intervallen: { $told }. Die Zahlen stehen in der Tabelle darunter.
lab-alt-lengths = Histogramm der Spiellängen. { $told }

## Review

lab-progress-review = { $done } von { $whole } Momenten, { $spent } s, noch etwa { $left } s
lab-review-interrupted = Angehalten; einen Rückblick gibt es ganz oder gar nicht. Derselbe Befehl fängt von vorn an.
lab-review-title = { lab-game } mit { $names }, noch mal angesehen
lab-review-lead = { $over ->
    [yes] { $name } hat gewonnen.
   *[no] Die Aufzeichnung endet vor dem Spiel; { $name } hat dann die beste Chance, { $chance }.
}
lab-review-move = { $name }: { $move }.
lab-review-declines = { $name } lässt es geschehen.
lab-chance = { NUMBER($value, maximumFractionDigits: 0) }{ "\u00A0" }%
lab-from-to = { $name } von { $first } auf { $last }
lab-ribbon-title = Das Band
lab-ribbon-note = Die Höhe eines Streifens ist die Gewinnchance dieser Person. Die Zahlen oben sind die Wendepunkte unten.
lab-alt-ribbon = Gestapelte Streifen mit den Gewinnchancen aller im Lauf des Spiels: { $told }. Die Zahlen stehen in der Tabelle am Ende.
lab-turning-points-title = Wendepunkte
lab-turning-point = { $number }. Zeile { $line }: { $told } Die Chance von { $name } { $way ->
    [up] steigt
   *[down] fällt
} von { $before } auf { $after }.
lab-no-turning-points = Kein einzelner Moment hat mehr geändert, als diese Testläufe zeigen können.
lab-worst-title = Die schlechtesten Züge
lab-mistake = Zeile { $line }: { $told } Besser: { $better } Das wäre { $lost } Punkte mehr wert gewesen (Standardfehler { $error }), zusätzlich zu { $kept }.
lab-no-mistakes = Kein Zug war um mehr schlechter als ein anderer, als diese Testläufe zeigen können.
lab-course-title = Jeder Moment
lab-course-start = der Anfang
lab-course-line = Zeile { $line }: { $told }
lab-fact-record = Aufzeichnung
lab-fact-rollouts = Testläufe
lab-rollouts-mean = { $count } von jedem Moment aus, mit { $bot } auf jedem Platz; eine Chance ist der Anteil davon, den jemand gewinnt
lab-fact-error = Standardfehler
lab-error-means = höchstens { $points } Punkte bei einer Chance; ein Wendepunkt oder ein schlechtester Zug ist mehr als das Doppelte seines Fehlers, und beide werden mit anderen Testläufen ein zweites Mal gemessen
lab-fact-hands = Hände
lab-hands-mean = wie sie wirklich waren: Ein Rückblick sieht alle, beim Spielen sah man sie nicht; was noch nicht gezogen oder gewürfelt war, kommt in jedem Testlauf anders
lab-fact-horizon = Lange Spiele
lab-horizon-means = ein Testlauf endet nach { $throws } weiteren Würfen, und wer am meisten besitzt, hat ihn gewonnen
lab-fact-thinned = Momente
lab-thinned-means = { $shown } von { $moments } wurden angesehen, gleichmäßig verteilt; --moments sieht mehr an

## What is wrong

problem-lab-needs-game = { $command }: welches Spiel? Erwartet wird pocketmoney { $command } GAME ...; es gibt: { $known }
problem-lab-needs-seats = wer spielt? Erwartet wird { $flag } mit den Wörtern von Bots, etwa { $flag } hard,fair,fair
problem-lab-needs-vs = was womit vergleichen? Erwartet wird pocketmoney compare GAME --seats ... --option A=1 vs --option A=2, mit einem vs
problem-lab-same-sides = beide Seiten haben dieselben Regeln; hinter vs wird etwas anderes erwartet
problem-lab-bot-twice = { $word } nimmt zweimal teil; ein Bot kann nur einmal in der Rangliste stehen
problem-lab-one-bot = { $word } ist allein; ein Turnier braucht mindestens zwei Bots
problem-lab-table-size = ein Tisch mit { $seats } braucht mindestens { $seats } Bots, und es gibt { $bots }
problem-lab-needs-record = auf welche Aufzeichnung zurückblicken? Erwartet wird pocketmoney review FILE
problem-lab-record-fails = die Aufzeichnung stimmt hier nicht: { $claimed }; pocketmoney replay { $file } sagt mehr
problem-lab-record-empty = in { $file } gibt es keinen Zug anzusehen
problem-lab-empty-seat = ein Bot in { $flag } hat kein Wort
problem-lab-count = { $flag } muss eine ganze Zahl von 1 bis { $most } sein, nicht { $word }
problem-lab-engine = es gibt keine Engine namens { $word }{ problem-near-or-known }
problem-lab-needs-extra = { $what } braucht { $library }, und das ist nicht installiert; pip install "pocketmoney[{ $extra }]" bringt es mit
problem-lab-worker-died = ein Arbeitsprozess endete von selbst, vielleicht aus Mangel an Speicher; versuch es mit weniger, mit --jobs
problem-lab-no-ledger = { $file } ist keine Datei des Labors und bleibt, wie sie ist; nenne für --json eine andere
problem-lab-other-job = { $file } enthält einen anderen Auftrag (Unterschied: { $what }) und bleibt, wie sie ist; nenne für --json eine andere
problem-lab-same-file = { $file } kann nicht zugleich der Bericht und die Datei von --json sein
problem-lab-report-name = ein Bericht heißt FILE.html, nicht { $file }

## Help

cli-help-sim =
    pocketmoney sim GAME --seats BOT,BOT,... [options]

    Lässt Bots viele Spiele spielen und sagt, wer gewinnt, wie lange es dauert und was jede Karte bewirkt.

    --seats hard,fair,fair   die Bots, im Uhrzeigersinn; der erste fängt an
    --rotate                 nach jedem Spiel rücken alle einen Platz weiter
    --games NUMBER           wie viele Spiele (ohne Angabe: 1000)
    --decks, --option, --preset, --board, --kitchen    wie bei pocketmoney play
    { cli-help-lab }

cli-help-compare =
    pocketmoney compare GAME --seats BOT,BOT,... [rules of A] vs [rules of B]

    Spielt jedes Spiel zweimal mit demselben Startwert, nach zweierlei Regeln, und sagt, was sich ändert. Die Regeln
    einer Seite sind --decks, --option, --preset, --board und --kitchen; eine Seite ohne spielt wie gedruckt.
    Die Plätze rotieren immer.

    --seats fair,fair,fair   die Bots, auf beiden Seiten dieselben
    --both NAME=VALUE        eine Hausregel beider Seiten; geht mehrmals
    --games NUMBER           wie viele Spiele je Seite (ohne Angabe: 1000)
    { cli-help-lab }

cli-help-tournament =
    pocketmoney tournament GAME --bots BOT,BOT,... [options]

    Lässt jede Auswahl der Bots an vollen Tischen spielen, von jedem Platz aus, und stellt eine Rangliste auf.

    --bots easy,fair,greedy  wer teilnimmt
    --table NUMBER           Plätze an einem Tisch (ohne Angabe: 4, oder alle, wenn es weniger sind)
    --games NUMBER           wie viele Spiele (ohne Angabe: 1000)
    --decks, --option, --preset, --board, --kitchen    wie bei pocketmoney play
    { cli-help-lab }

# What these three have in common.
cli-help-lab =
    --seed NUMBER            andere Spiele; derselbe Startwert gibt dieselben Spiele (ohne Angabe: 0)
    --longest NUMBER         ein Spiel nach so vielen Zügen abbrechen (ohne Angabe: 2000)
    --json FILE              alle Zahlen dort aufbewahren; eine Datei desselben Auftrags macht weiter, wo sie aufhörte
    --report FILE.html       eine Seite zum Verschicken schreiben, und eine Zusammenfassung daneben
    --force                  eine Seite oder ein Bild ersetzen, die es schon gibt
    --jobs NUMBER            wie viele Prozesse (ohne Angabe: einer pro Prozessor)
    --engine ray             auf einem Ray-Cluster spielen; die Ergebnisse sind dieselben

    Strg-C hält an, behält, was gespielt wurde, und sagt, wie es weitergeht.

cli-help-review =
    pocketmoney review FILE [options]

    Spielt von jedem Moment einer Aufzeichnung viele Male weiter und sagt, wie sich die Gewinnchancen aller
    entwickelten, wo das Spiel kippte und welche Züge die schlechtesten waren.

    --rollouts NUMBER        von jedem Moment aus (ohne Angabe: 60); viermal so viele halbieren den Fehler
    --policy BOT             wer weiterspielt (ohne Angabe: greedy; random ist schneller)
    --moments NUMBER         wie viele Momente eines langen Spiels angesehen werden (ohne Angabe: 120)
    --seed NUMBER            andere Testläufe (ohne Angabe: 0)
    --html FILE.html         eine Seite mit dem Band schreiben, und eine Zusammenfassung daneben
    --svg FILE               nur das Band schreiben
    --force                  eine Seite oder ein Bild ersetzen, die es schon gibt
    --jobs, --engine         wie bei pocketmoney sim
