# Beschädigte Daten: was gefunden wird und wie man es repariert.

## Was gefunden wird

problem-store-row-damaged = was über Tisch { $table } gespeichert ist (sein Code oder sein letzter Besuch), ist nicht, was geschrieben wurde
problem-store-row-lost = Tisch Nummer { $no } war gespeichert und ist weg
problem-store-rows-lost = { $missing ->
    [one] ein Tisch, der gespeichert war, ist weg
   *[other] { $missing } Tische, die gespeichert waren, sind weg
}
problem-store-snapshot-damaged = der Schnappschuss von Tisch { $table } ist beschädigt; stattdessen wird sein Protokoll benutzt
problem-store-heads-damaged = die Datei tables.heads ist beschädigt und wird neu geschrieben
problem-store-ends-damaged = die Notiz, wo Protokolle enden, ist beschädigt und wird neu geschrieben
problem-store-page-damaged = die Datenbank ist beschädigt: { $why }
problem-store-strays = { $count ->
    [one] ein Eintrag gehört
   *[other] { $count } Einträge gehören
} zu keinem Tisch
problem-store-corrupt = { $file } ist beschädigt ({ $why }); was sich reparieren lässt, zeigt: pocketmoney repair DATA --from BACKUP
problem-store-emptied = { $file } ist leer oder weg, aber es gab Daten; repariere sie mit: pocketmoney repair DATA --from BACKUP
problem-replica-damaged = { $server } hat das Protokoll von Tisch { $table } nicht so, wie es geschrieben wurde: { $why }
problem-cluster-no-log = unter { $url } gibt es keine Tische eines Clusters namens { $name }; nenn einen anderen mit --cluster-name
problem-check-needs-path = nenne den Datenordner, die Sicherung oder den Cluster, der geprüft werden soll: pocketmoney check DATA
problem-repair-needs-folder = nenne den Datenordner, der repariert werden soll: pocketmoney repair DATA --from BACKUP
problem-repair-damaged-backup = { $file } ist selbst beschädigt; nimm eine andere Sicherung
problem-repair-older = { $folder } stammt von einer älteren Version; starte den Server einmal, damit er ihn aktualisiert, und repariere ihn dann

## Befehle

cli-help-check =
    pocketmoney check DATA [Optionen]

    Liest alles im Datenordner DATA oder in einer Sicherung und prüft jede Prüfsumme. Nichts wird geändert, und der
    Server darf dabei laufen. Exit-Code 0: alles ist heil. 1: etwas ist beschädigt; jeder Fund ist eine Zeile.
    Für einen Cluster ist DATA die Adressen all seiner NATS-Server mit Kommas dazwischen: jedes Protokoll wird von jedem
    gelesen.

    --cluster-name NAME   des Clusters (pocketmoney)
    --cluster-creds FILE  Zugangsdaten wie für einen Knoten
    --cluster-ca FILE     wer für die Zertifikate der Server bürgt

cli-help-repair =
    pocketmoney repair DATA [--from BACKUP] [options]

    Sagt, was im Datenordner DATA beschädigt ist, und repariert es mit dem, was im Ordner und in der Sicherung heil ist.
    Die beschädigten Dateien werden vorher in einen Ordner in DATA kopiert. Halte den Server vorher an. Exit-Code 0:
    jetzt ist alles heil. 1: Einträge fehlen in jeder Kopie; diese Tische lassen sich ansehen, aber nicht spielen.

    --from BACKUP  eine Datei, die pocketmoney backup gemacht hat
    --dry-run      sagt nur, was geschehen würde
    --cut          gibt Einträge auf, die in keiner Kopie sind; gespielt wird ab dem letzten heilen Eintrag

cli-check-progress = { $percent } % gelesen
cli-check-whole = { $path }: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $entries ->
    [one] ein Eintrag
   *[other] { $entries } Einträge
}; alles ist heil
cli-check-older = { $path } stammt von einer älteren Version und hat noch keine Prüfsummen; nur der Aufbau wurde geprüft
cli-check-damaged = { $path }: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $entries ->
    [one] ein Eintrag
   *[other] { $entries } Einträge
}; gefundene Schäden: { $faults }
cli-repair-nothing = { $path }: alles ist heil, also wurde nichts geändert
cli-repair-unopened = { $path }: die Datenbank lässt sich nicht öffnen
cli-repair-mended = Tisch { $table }: { $entries ->
    [one] ein Eintrag
   *[other] { $entries } Einträge
} von { $expected }, davon { $backup } aus der Sicherung
cli-repair-missing = Tisch { $table }: die Einträge { $first } bis { $expected } sind in keiner Kopie; er lässt sich ansehen, aber nicht spielen
cli-repair-cut = Tisch { $table }: die Einträge { $first } bis { $expected } sind in keiner Kopie und werden aufgegeben
cli-repair-gone = Tisch Nummer { $no }: von ihm ist nichts übrig
cli-repair-planned = nichts wurde geändert; ohne --dry-run geschieht das
cli-repair-done = { $path }: repariert; die beschädigten Dateien liegen in { $kept }
