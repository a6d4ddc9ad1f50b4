# The words of the server and of the data it keeps.

## Where data lies

problem-store-folder = der Datenordner { $folder } ist nicht benutzbar: { $why }; wähle mit --data einen, in den du schreiben darfst
problem-store-in-use = den Datenordner { $folder } benutzt ein anderer Server (Prozess { $process }); halte ihn erst an oder wähle mit --data einen anderen Ordner
problem-store-no-data = in { $folder } liegen keine Daten; erwartet wird der Ordner, mit dem der Server gestartet wurde
problem-store-other-database = { $file } ist keine Datenbank von Pocket Money, oder sie ist beschädigt
problem-store-newer = { $file } wurde von einem neueren Pocket Money geschrieben (Version { $version } der Daten, dieses Programm kennt { $newest }); aktualisiere das Programm
problem-store-unusable = { $file } ist nicht benutzbar: { $why }
problem-backup-needs-file = nenne die Datei, in die alles kopiert werden soll: pocketmoney backup FILE
problem-store-backup-exists = { $file } gibt es schon; eine Sicherung ersetzt nie eine Datei

## Writing

problem-store-code-taken = ein anderer offener Tisch hat den Code { $code }
problem-store-taken = Eintrag { $first } von Tisch { $table } gibt es schon: jemand anders schreibt an diesem Tisch
problem-store-gap = Eintrag { $first } von Tisch { $table } folgt nicht auf den letzten
problem-store-gone = den Tisch { $table } gibt es nicht mehr
problem-store-broken = frühere Einträge von Tisch { $table } konnten nicht geschrieben werden
problem-store-failed = die Daten lassen sich nicht schreiben: { $why }
problem-store-damaged = das Protokoll von Tisch { $table } ist ab Eintrag { $seq } beschädigt: { $found ->
    [changed] sein Inhalt passt nicht zu seiner Prüfsumme
    [lost] der Rest war gespeichert und ist weg
    [unreadable] die Datenbank kann ihn nicht lesen
   *[missing] dieser Eintrag fehlt
}
problem-store-unreadable = die Daten lassen sich nicht lesen: { $why }
problem-store-closed = die Daten sind geschlossen
