# What is wrong with something a person gave us. A sentence stands behind a file and a line, so it begins small.
#
# `$word` is what was given, `$near` the nearest thing that exists (`none` if there is none), `$known` all that exist.

problem-near = { $near ->
    [none] { "" }
   *[other] ; meinst du { $near }?
}
problem-near-or-known = { $near ->
    [none] ; es gibt: { $known }
   *[other] ; meinst du { $near }?
}

## Names of things

problem-unknown-game = es gibt kein Spiel namens { $word }{ problem-near-or-known }
problem-unknown-deck = es gibt kein Deck namens { $word }{ problem-near-or-known }
problem-unknown-card = es gibt keine Karte namens { $word }{ $near ->
    [none] ; eine Karte schreibt man wie kick-4 oder first-aid, und `pocketmoney rules GAME` nennt alle
   *[other] { problem-near }
}
problem-unknown-seat = es gibt keinen Platz namens { $word }{ problem-near-or-known }
problem-unknown-option = es gibt keine Hausregel namens { $word }{ problem-near }
problem-unknown-value = { $option } kann nicht { $word } sein{ problem-near-or-known }
problem-unknown-preset = es gibt kein Regelpaket namens { $word }{ problem-near-or-known }
problem-unknown-ruling = es gibt keine Regel { $word }; sie heißen R1, R2 und so weiter
problem-unknown-topic = es gibt kein Spiel, keine Karte, kein Feld und keine Regel namens { $word }{ problem-near }

## Names of people

problem-name-empty = ein Platz hat einen leeren Namen
problem-name-letters = { $word } kann kein Name sein: bitte keine Anführungszeichen und keine Steuerzeichen
problem-name-missing = ein Tisch braucht einen Namen für den Gastgeber; ohne Namen kann ihn nur ein Bildschirm aufmachen
problem-name-twice = zwei Plätze heißen { $word }
problem-name-needs-quotes = der Name { $word } muss in doppelten Anführungszeichen stehen
problem-one-name = erwartet wird ein Name, gefunden: { $text }

## The file

problem-no-file = diese Datei gibt es nicht{ problem-near }
problem-is-directory = das ist ein Ordner; eine Aufzeichnung ist eine Datei, meist NAME.play
problem-unreadable = nicht lesbar: { $why }
problem-too-large = das ist zu groß für eine Aufzeichnung; erlaubt sind höchstens { $most } Megabyte
problem-cannot-read = { $file } lässt sich nicht lesen: { $why }
problem-cannot-write = { $file } lässt sich nicht schreiben: { $why }
problem-file-foreign = { $file } gibt es schon, und Pocket Money hat die Datei nicht geschrieben; sie bleibt, wie sie ist
problem-file-exists = { $file } gibt es schon; mit --force wird die Datei ersetzt
problem-game-not-kept = dieses Spiel lässt sich nicht aufheben: { $file } lässt sich nicht schreiben: { $why }. Mit save FILE kommt es woandershin
problem-game-in-use = Spiel { $game } wird in einem anderen Fenster gespielt
problem-game-broken = { $file } ist kein aufgehobenes Spiel oder ist beschädigt
problem-game-other-rules = Spiel { $game } wurde nach anderen Regeln gespielt als denen dieser Version; es kann nicht weitergehen, aber pocketmoney games export schreibt es in eine Datei
problem-unknown-kept-game = es gibt kein aufgehobenes Spiel { $word }; pocketmoney games zählt sie auf{ $near ->
    [none] { "" }
   *[other] ; meintest du { $near }?
}
problem-games-form = pocketmoney games { $word } braucht andere Wörter; pocketmoney games --help zeigt sie
problem-games-word = pocketmoney games kennt { $word } nicht{ $near ->
    [none] { "" }
   *[other] ; meintest du { $near }?
}
problem-games-nothing-open = kein aufgehobenes Spiel ist offen
problem-from-fails = das gespeicherte Spiel kann nicht weitergehen: { $claimed } stimmt nicht; pocketmoney replay { $file } sagt mehr
problem-empty-record = in dieser Datei steht nichts; erwartet wird eine Aufzeichnung, die mit game: NAME beginnt
problem-not-text = das ist kein Text; erwartet wird eine Aufzeichnung in UTF-8
problem-no-divider = der Kopf hört nicht auf; erwartet wird eine Zeile --- zwischen Kopf und Zügen

## The header

problem-no-colon = erwartet wird Schlüssel: Wert, gefunden: { $text }
problem-no-key = im Kopf fehlt { $key }; erwartet wird eine Zeile { $key }: ...
problem-unknown-key = im Kopf gibt es keinen Schlüssel { $word }{ problem-near-or-known }
problem-key-twice = { $key } steht hier zum zweiten Mal; zuerst in Zeile { $first }
problem-key-needs-seat = { $key } gilt für einen Platz; erwartet wird { $key } NAME: ...
problem-key-takes-no-seat = { $key } gilt nicht für einen Platz; erwartet wird { $key }: ...
problem-key-needs-thing = { $key } gilt für eine Sache; erwartet wird { $key } NAME: ...
problem-one-file = { $key } nennt eine Datei, gefunden: { $text }
problem-named-file = die Datei { $file }, die { $key } nennt, lässt sich nicht lesen
problem-file-elsewhere = die Datei { $file }, die { $key } nennt, muss neben der Aufzeichnung oder unterhalb ihres Ordners liegen
problem-no-value = { $key } hat keinen Wert; erwartet wird { $key }: ...
problem-one-word = { $key } braucht ein Wort, gefunden: { $text }
problem-bad-integer = für { $key } wird eine ganze Zahl erwartet, gefunden: { $word }
problem-integer-too-long = { $key } nimmt eine ganze Zahl mit höchstens { $most } Ziffern, und diese hat { $digits }
problem-bad-counters = Counter müssen eine ganze Zahl von 1 bis { $most } sein, gefunden: { $word }
problem-option-form = erwartet wird eine Hausregel als name=wert, gefunden: { $word }
problem-option-twice = { $word } ist zweimal gewählt
problem-seat-count = { $count ->
    [0] es gibt keine Plätze
    [one] es gibt einen Platz
   *[other] es gibt { $count } Plätze
}; erwartet werden { $least } bis { $most }
problem-too-few-cards = es gibt { $cards } Karten, und zum Austeilen braucht es { $needed }
problem-pile-too-large = der Stapel nennt { $count } Karten; erwartet werden höchstens { $most }, weil jeder Platz eine volle Hand bekommt
problem-no-decks = es ist kein Deck genannt; es gibt: { $known }
problem-hand-too-large = { $count } Karten auf einer Hand; erlaubt sind höchstens { $most }
problem-too-many-copies = so oft gibt es { $card } nicht: in den Decks steckt die Karte { $copies }-mal

## Moves, facts and claims

problem-open-quote = ein Anführungszeichen wird nicht geschlossen: { $text }
problem-after-talk = nach der Rede wird das Zeilenende oder + erwartet, gefunden: { $text }
problem-talk-in-claim = eine Behauptung hat keine Rede; erwartet werden Züge mit Kommas dazwischen
problem-no-move-line = erwartet wird Name: Zug, = Tatsachen, ? Name: Züge oder ! Name: Züge, gefunden: { $text }
problem-no-name = vor dem Doppelpunkt wird ein Name erwartet: { $text }
problem-no-move = erwartet wird ein Zug
problem-word-alone = { $word } steht allein; dahinter gefunden: { $text }
problem-heal-needs-card = womit heilen? Erwartet wird heal CARD ...
problem-no-target = nach { $word } > wird ein Name erwartet
problem-one-target = { $word } geht nur gegen eine Person
problem-only-medieval = zu { $word } kann nur medieval dazukommen, nicht { $other }
problem-empty-fact = erwartet wird eine Tatsache, etwa Ann 15 oder turn Ann
problem-bad-fact = das ist keine Tatsache: { $text }; erwartet wird etwas wie Ann 15, Ann hand 5, Ann holds grab, turn Ann
problem-unknown-fact = es gibt keine Tatsache mit { $word }{ problem-near-or-known }
problem-unknown-hold = { $word } ist kein Haltegriff{ problem-near-or-known }

## The command line

problem-unknown-command = es gibt keinen Befehl { $word }{ problem-near-or-known }
problem-unknown-flag = { $command } hat keine Option { $word }{ problem-near-or-known }
problem-flag-needs-value = { $flag } braucht einen Wert; pocketmoney { $command } --help zeigt, wie
problem-flag-takes-no-value = { $flag } nimmt keinen Wert
problem-too-many-words = { $command } kann mit { $word } nichts anfangen; pocketmoney { $command } --help zeigt, wie
problem-from-alone = --from setzt ein gespeichertes Spiel fort, wie es ist; lass { $word } weg
problem-needs-file = welche Aufzeichnung? Nenne mindestens eine Datei, etwa game.play
problem-needs-game = die Hausregeln welches Spiels? Erwartet wird pocketmoney options GAME; es gibt: { $known }
problem-too-many-bots = es gibt Namen für { $most } Bots, nicht für { $count }
problem-card-of-other-game = { $card } ist keine Karte von { $game }, sondern von { $other }
problem-no-output = die Ausgabe lässt sich nicht schreiben: { $why }
problem-typed-several = { $word } kann mehreres bedeuten: { $names }
