# Das Handy neben einem Brett aus Pappe, ein Tisch, der Schluss macht, und Regeln, über die abgestimmt wird.

web-tietgen-page-ledger = Konten
web-tietgen-die-1 = Erster Würfel
web-tietgen-die-2 = Zweiter Würfel
web-tietgen-tell-dice = Was zeigen deine Würfel?
web-tietgen-told-dice = Es sind { $first } und { $second }
web-tietgen-throw-for-me = Würfle für mich
web-tietgen-card-number = Nummer der Karte
web-tietgen-card-not-there = Karte { $number } liegt nicht im Stapel.
web-tietgen-told-card = Die ist es
web-tietgen-last-throw = Der letzte Wurf
web-tietgen-put-piece = { $name }: { $space }
web-tietgen-player = Wer
web-badge-drunk = gebucht
web-tietgen-look-up = Ein Feld nachschlagen
web-tietgen-owed = Wer schuldet was
web-tietgen-dispute = Der Wurf stimmt nicht
web-sure-time = Jetzt Schluss machen?
web-tietgen-time-why = Wenn alle das wollen, die noch dabei sind, wird das Bier gezählt, und der größte Besitz gewinnt.
web-tietgen-time-asked = Schluss machen möchte: { $names }.
web-tietgen-time-too = Ich auch
web-undo-disputed = { $name } sagt, der Wurf oder die Karte von { $whose } war anders. Zurücknehmen?

web-ruling = Andere Regel …
web-ruling-why = Dieses Spiel geht weiter wie bisher. Was die meisten wollen, gilt ab dem nächsten.
web-ruling-which = Worum geht es?
web-ruling-now = Jetzt: { $value }
web-ruling-instead = Stattdessen
web-ruling-ask = Abstimmen lassen
