# The first minutes, in German: the command alone, and `pocketmoney doctor`.

cli-start =
    Pocket Money: Lunch Money, Beer Money und Tietgen-Monopoly, gegen Bots oder mit Freunden.
        pocketmoney play      spiel gleich hier, in diesem Terminal
        pocketmoney serve     öffne einen Tisch, an dem Freunde mit ihren Handys mitspielen
        pocketmoney doctor    prüfe, ob alles funktioniert
        pocketmoney --help    alles andere: Regeln, Wiederholungen, Bots, das Labor

cli-help-doctor =
    pocketmoney doctor [options]

    Prüft diese Installation und schreibt zu jedem Teil eine Zeile: gut, ein Hinweis, oder wie du es behebst. Nichts wird verändert.
    Exit-Code 0: serve und play werden laufen. 1: etwas würde sie aufhalten.

    --data FOLDER     diesen Datenordner prüfen (sonst: den üblichen)
    --host ADDRESS    diese Adresse prüfen (sonst: alle)
    --port NUMBER     diesen Port prüfen (sonst: 8765 oder den nächsten freien)
    --json            alles als JSON ausgeben, für eine Fehlermeldung

doctor-state-fine = gut
doctor-state-note = Hinweis
doctor-state-mend = Fehler

doctor-part-python = Python
doctor-part-packages = Pakete
doctor-part-build = Build
doctor-part-data = Datenordner
doctor-part-port = Port
doctor-part-network = Netz
doctor-part-client = Web-Client
doctor-part-terminal = Terminal
doctor-part-extras = Extras

doctor-fit = Alles ist da, was serve und play brauchen.
doctor-broken = Behebe die Fehler und starte pocketmoney doctor noch mal.

doctor-python-fine = { $version }, { $path }
doctor-python-lacks = { $version } unter { $path } wurde ohne { $modules } gebaut; installiere ein vollständiges Python ab 3.11 und damit Pocket Money.

doctor-packages-fine = { $count ->
    [0] Nicht als Paket installiert; läuft aus einem Ordner.
    [one] Das eine nötige ist installiert.
   *[other] Alle { $count } nötigen sind installiert.
}
doctor-packages-missing = Es fehlen: { $packages }. Das hilft: pip install { $packages }

doctor-build-fine = Kompiliert: Die Regeln laufen mit voller Geschwindigkeit.
doctor-build-pure = Nicht kompiliert, darum sind Bots und Server langsamer: { $why ->
    [no-compiler] Es gab keinen C-Compiler. Installiere einen (Debian: apt install gcc) und installiere dann neu mit: { $again }
    [no-headers] Es fehlten die C-Header von Python. Installiere sie (Debian: apt install python3-dev) und installiere dann neu mit: { $again }
    [off] Das Kompilieren war abgeschaltet. Für volle Geschwindigkeit entferne POCKETMONEY_COMPILED und installiere neu mit: { $again }
    [source-tree] Du verwendest den Quellcode direkt. make play kompiliert ihn für den nächsten Start.
   *[failed] { $detail }. Behebe das und installiere dann neu mit: { $again }
}

doctor-data-fine = { $folder }: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, davon { $open } offen; Version { $version } der Daten; { $free } MB frei.
doctor-data-new = { $folder }: noch nichts da, das erste serve legt ihn an; { $free } MB frei.
doctor-data-space = { $folder }: nur noch { $free } MB auf dieser Platte. Schaff Platz oder wähle mit --data einen anderen Ordner.

doctor-port-fine = { $port } ist frei.
doctor-port-other = { $wanted } ist belegt: { doctor-holder }. serve nimmt stattdessen { $port }.
doctor-port-taken = { $port } ist belegt: { doctor-holder }. Nenne mit --port einen anderen.
doctor-holder = { $holder ->
    [pocketmoney] Dort läuft schon ein Pocket-Money-Server
    [unknown] Ein anderes Programm benutzt ihn
   *[other] { $holder }
}

doctor-network-fine = { $url } tippen die anderen in deinem Netz; erreichen sie das nicht, öffne den Port in der Firewall dieses Rechners.
doctor-network-alone = Dieser Rechner hat keine Adresse in einem Netz, also kannst nur du mitspielen, unter { $url }. Verbinde dich mit einem Netz oder nenne mit --host eine Adresse.
doctor-network-silent = Dieser Rechner antwortet nicht unter seiner eigenen Adresse { $address }, also erreichen andere { $url } nicht. Sieh nach VPN und Firewall oder nenne mit --host eine andere Adresse.

doctor-client-fine = Gebaut und vollständig (Build { $build }).
doctor-client-missing = Er fehlt, also können Freunde nur vom Terminal aus mitspielen: { $why ->
    [no-node] Es gab kein Node.js. Installiere Node.js ab 20.19 und installiere dann neu mit: { $again }
    [no-registry] Die npm-Registry war nicht erreichbar. Installiere neu, sobald du online bist, mit: { $again }
    [off] Er wurde weggelassen. Entferne POCKETMONEY_WEB und installiere neu mit: { $again }
    [source-tree] Er ist nicht gebaut. Baue ihn mit: python -m tools.site
   *[failed] { $detail }. Behebe das und installiere dann neu mit: { $again }
}
doctor-client-incomplete = { $count ->
    [one] { $file } fehlt.
   *[other] { $file } und weitere Dateien fehlen.
} Installiere neu mit: { $again }

doctor-terminal-fine = { $encoding }: Jeder Buchstabe lässt sich zeigen.
doctor-terminal-letters = { $encoding } kann nicht jeden Buchstaben zeigen. Setze LC_ALL=C.UTF-8, unter Windows PYTHONUTF8=1.

doctor-extras-all = Alle installiert: { $there }.
doctor-extras-some = Installiert: { $there }. Nicht installiert: { $missing }. Eines kommt dazu mit: pip install "pocketmoney[{ $example }]"
doctor-extras-none = Keine installiert: { $missing }. Eines kommt dazu mit: pip install "pocketmoney[{ $example }]"

serve-no-client = Hier gibt es keinen Web-Client, also können Freunde nur vom Terminal aus mitspielen. Wie du ihn bekommst, sagt: pocketmoney doctor
