# The words of the command itself.

cli-help =
    Pocket Money: Lunch Money, Beer Money und Tietgen-Monopoly in deinem Terminal.

    Fang an mit:  pocketmoney play

    pocketmoney play [GAME]            spiel gegen Bots oder mit Freunden an einer Tastatur
    pocketmoney games                  hier gespielte Spiele aufzählen, fortsetzen, ausgeben und löschen
    pocketmoney serve                  öffne Tische für Freunde mit Handy, Browser oder Terminal
    pocketmoney connect URL            spiel an einem Tisch, den jemand anders geöffnet hat
    pocketmoney replay FILE ...        erzählt ein aufgezeichnetes Spiel noch mal und prüft, was es behauptet
    pocketmoney verify FILE ...        prüft, ob Deck und Würfel eines Spiels ehrlich waren
    pocketmoney options GAME           listet jede Hausregel, ihre Werte und die Regelpakete auf
    pocketmoney rules [GAME] [CARD]    zeigt die Regeln: eines Spiels, einer Karte, eines Feldes, eine einzelne (R46)
    pocketmoney board check FILE       prüft ein eigenes Brett
    pocketmoney bots                   listet die Bots auf, ihre Stärken und Charaktere
    pocketmoney doctrine check FILE    prüft Anweisungen für einen Bot
    pocketmoney sim GAME               lässt Bots viele Spiele spielen und zählt, was geschieht
    pocketmoney compare GAME           misst, was eine Hausregel ändert
    pocketmoney tournament GAME        stellt eine Rangliste der Bots auf
    pocketmoney review FILE            zeigt, wo ein aufgezeichnetes Spiel gewonnen und verloren wurde
    pocketmoney backup FILE            sichert alle Tische eines Servers in eine Datei
    pocketmoney check DATA             sucht in allem Gespeicherten nach Schäden
    pocketmoney repair DATA            repariert beschädigte Daten mit einer Sicherung
    pocketmoney doctor                 prüft diese Installation und sagt, wie du sie reparierst
    pocketmoney --version

    pocketmoney COMMAND --help sagt mehr über einen Befehl.

cli-help-play =
    pocketmoney play [GAME] [options]

    GAME ist lunch-money (ohne Angabe), beer-money oder tietgen.

    --seats NAME,NAME,bot    wer spielt, im Uhrzeigersinn; ein Wort, das pocketmoney bots auflistet, ist ein Bot
                             (ohne Angabe: du und drei Bots)
    --decks DECK,DECK        diese Decks zusammenmischen, jedes so oft, wie es genannt ist
    --option NAME=VALUE      eine Hausregel wählen; geht mehrmals
    --preset NAME            mehrere auf einmal wählen; geht mehrmals
    --seed NUMBER            dieselben Karten, dieselben Würfe noch mal
    --record FILE            das Spiel laufend in FILE speichern
    --force                  die Aufzeichnung in FILE ersetzen
    --from FILE              ein gespeichertes Spiel fortsetzen
    --board FILE             tietgen: auf einem eigenen Brett spielen (siehe pocketmoney board --help)
    --kitchen FILE           tietgen: Briefe für den Küchenbriefkasten, mit --option kitchen-mail=on

    pocketmoney options GAME listet die Hausregeln und Regelpakete auf.

cli-help-games =
    pocketmoney games                    zählt die Spiele auf, die hier aufgehoben sind, das letzte zuerst
    pocketmoney games continue [ID]      setzt das letzte offene Spiel fort, oder ein anderes
    pocketmoney games export ID FILE     schreibt die Aufzeichnung eines Spiels nach FILE; - zeigt sie
    pocketmoney games delete ID ...      löscht Spiele endgültig

    Jedes Spiel hier wird von deinem ersten Zug an aufgehoben. Der Anfang einer ID genügt.

    --force                              export darf eine andere Aufzeichnung ersetzen

cli-help-serve =
    pocketmoney serve [options]

    Stellt im lokalen Netz Tische bereit, bis du Strg-C drückst, und zeigt die Adresse für die anderen.

    --host ADDRESS         nur an dieser Adresse lauschen (ohne Angabe: an allen)
    --port NUMBER          an diesem Port lauschen (ohne Angabe: 8765, oder der nächste freie)
    --data FOLDER          Spiele hier aufbewahren
    --public-url URL       die Adresse, die man eintippt, wenn ein Proxy davorsteht
    --trusted-proxy NETZ   X-Forwarded-For von dieser Adresse oder aus diesem Netz vertrauen; geht mehrmals
    --tls                  https mit einem Zertifikat, das der Server selbst erstellt
    --tls-cert FILE        https mit diesem Zertifikat; --tls-key FILE ist sein Schlüssel
    --keep-days NUMBER     Tische löschen, an denen so viele Tage niemand war (ohne Angabe: 90; 0: nie)
    --limit NAME=NUMBER    eine Grenze ändern, etwa --limit tables=100; geht mehrmals
    --log FORM             das Format des Protokolls: text oder json
    --workers 1            ein Prozess bedient alle Tische
    --cluster URL          Knoten eines Clusters über NATS JetStream sein, etwa nats://host:4222
    --cluster-creds, --cluster-ca, --cluster-name, --cluster-replicas, --cluster-lease, --cluster-bytes, --archive
                           Einstellungen des Clusters: siehe docs/reference/server-settings.md
    --quiet                nur Fehler zeigen

cli-help-connect =
    pocketmoney connect URL [options]

    URL ist die Adresse, die der Server gezeigt hat, mit dem Code eines Tisches, etwa http://192.168.1.5:8765/#BCDFG;
    192.168.1.5/BCDFG genügt. Ohne Code wirst du nach einem gefragt, oder du eröffnest einen Tisch.

    --name NAME          unter diesem Namen hinsetzen (sonst wirst du gefragt)
    --watch              nur zuschauen
    --token-file FILE    wo der Schlüssel zu deinem Platz liegt (ohne Angabe: in deinem Datenordner, eine Datei
                         pro Tisch)

    Wenn du dich noch mal verbindest, hast du denselben Platz. Am Tisch sagt help, was du tippen kannst.

cli-help-replay =
    pocketmoney replay FILE ... [--quiet]

    Erzählt, was in jeder Aufzeichnung geschieht, und prüft, was sie behauptet; - liest von der Standardeingabe.
    Exit-Code 0: Jede Behauptung stimmt. 1: Eine stimmt nicht. 2: Eine Datei ist nicht als Aufzeichnung lesbar.

    --quiet    nur Fehler zeigen

cli-help-verify =
    pocketmoney verify FILE ... [--commit HASH]

    Prüft ohne jeden Server, dass der Startwert jeder Aufzeichnung der ist, auf den sich ihr Tisch vor dem Austeilen
    festgelegt hatte, und dass das ganze Spiel aus diesem Startwert folgt; - liest von der Standardeingabe.
    --commit HASH    der Hash, den du vor dem Austeilen gesehen hast; er muss auch in der Aufzeichnung stehen
    Exit-Code 0: Alles stimmt. 1: Etwas stimmt nicht. 2: Eine Aufzeichnung ist nicht lesbar oder legt sich auf nichts fest.

cli-help-options =
    pocketmoney options GAME

    Listet jede Hausregel eines Spiels auf, mit ihren Werten, den Regeln, zu denen sie gehört, und den Regelpaketen.
    Wähle mit pocketmoney play GAME --option NAME=VALUE.

cli-help-rules =
    pocketmoney rules [SPIEL] [KARTE, FELD, REGEL, HAUSREGEL oder KAPITEL]

    pocketmoney rules lunch-money                   alle Regeln eines Spiels
    pocketmoney rules beer-money würgen und kotzen  eine Karte, mit Namen oder Id (choke-and-puke)
    pocketmoney rules tietgen küche 12.1            ein Feld
    pocketmoney rules R46                           eine Regel
    pocketmoney rules heal-cap                      eine Hausregel
    pocketmoney rules tietgen das sparschwein       ein Kapitel

    Namen gehen in deiner Sprache oder auf Englisch, ohne Umlaute und abgekürzt. --language sagt, in welcher Sprache die
    Regeln erscheinen.

cli-rules-games =
    Welche Regeln? Es gibt:
    { $games }

cli-options-title = Hausregeln von { $game }. Der Stern markiert die Voreinstellung.
cli-options-other = Diese zählen nur, wenn { $deck } eingemischt ist.
cli-options-presets = Regelpakete, für --preset NAME:
cli-option-head = { $name }  ({ $rules })

cli-help-backup =
    pocketmoney backup FILE [--data DIR]

    Kopiert alle Tische des Servers in FILE, das es noch nicht geben darf. Der Server darf dabei laufen.

    --data DIR    der Ordner, mit dem der Server gestartet wurde (ohne Angabe: sein üblicher)

    Zum Wiederherstellen lege FILE als tables.db in einen leeren Ordner und starte den Server damit; siehe
    docs/how-to/backup.md.

cli-backup-done = { $file }: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $entries ->
    [one] ein Eintrag
   *[other] { $entries } Einträge
}

cli-not-compiled =
    Diese Installation ist langsamer als möglich, weil die Regeln nicht kompiliert sind: { $why ->
        [no-compiler] Beim Installieren gab es keinen C-Compiler.
        [no-headers] Beim Installieren fehlten die C-Header von Python.
        [off] Beim Installieren war das Kompilieren abgeschaltet.
       *[failed] { $detail }.
    } Was dagegen hilft, sagt: pocketmoney doctor

## Kept games

games-line = { $id }  { $when }  { $game }: { $names } ({ $state ->
    [playing] wird gerade gespielt
    [over] zu Ende
   *[other] nicht zu Ende
})
games-none = In { $folder } ist noch kein Spiel aufgehoben.
games-exported = Geschrieben nach { $file }
games-deleted = Spiel { $id } ist gelöscht.
cli-board-written = Geschrieben nach { $file }. Prüfen lässt es sich mit: pocketmoney board check { $file }
