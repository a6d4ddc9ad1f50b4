# The server: what the command says, what the API and the sockets refuse.

serve-where =
    Der Tisch steht unter { $url }
    Alle im selben Netz können dort mitspielen. Vom Terminal aus: pocketmoney connect { $url }
    Spiele liegen in { $data }. Strg-C hält an; beim nächsten Start gehen die Spiele weiter, wo sie waren.
serve-other-port = Port { $wanted } ist belegt, darum ist dies Port { $port }.

page-title = Pocket Money
page-join = Hier steht ein Tisch. Um mitzuspielen, tippe dies in ein Terminal:
page-command = pocketmoney connect { $url }

## What is wrong with the command line

problem-one-worker = ein Prozess bedient alle Tische; --workers kann nur 1 sein
problem-unknown-log = es gibt keine Form des Protokolls namens { $word }{ problem-near-or-known }
problem-flag-needs-number = { $flag } braucht eine ganze Zahl, nicht { $word }
problem-bad-port = es gibt keinen Port { $word }; Ports gehen bis 65535
problem-port-taken = Port { $port } gehört einem anderen Programm; nenne mit --port einen anderen
problem-port-forbidden = dieses System lässt dich Port { $port } nicht öffnen; nenne mit --port einen über 1023
problem-no-such-host = dieser Rechner hat keine Adresse { $host }, auf der er lauschen könnte
problem-bad-public-url = { $word } ist keine Adresse, die ein Browser öffnen kann; schreib sie wie https://table.example.org
problem-bad-network = { $word } ist weder eine Adresse noch ein Netz; schreib es wie 192.0.2.7 oder 172.28.0.0/24
problem-unknown-limit = es gibt keine Grenze namens { $word }{ problem-near-or-known }
problem-limit-needs-number = eine Grenze schreibt man name=zahl mit einer Zahl über null, nicht { $word }

## What requests are refused for

problem-unknown-language = es gibt keine Texte in der Sprache { $word }
problem-no-such-path = unter dieser Adresse gibt es nichts
problem-no-such-method = das geht unter dieser Adresse nicht
problem-too-many-tables = es gibt schon { $most } Tische; mehr lassen sich gerade nicht eröffnen
problem-too-many-tables-made = von einer Adresse aus lassen sich höchstens { $most } Tische in der Stunde eröffnen
problem-too-many-requests = für eine Adresse werden höchstens { $most } Anfragen in der Sekunde beantwortet
problem-too-many-replays = für eine Adresse lassen sich höchstens { $most } Wiederholungen in der Minute machen
problem-too-many-sockets = zu viele Verbindungen von dieser Adresse
problem-foreign-page = nur Seiten dieses Servers können hier eine Verbindung öffnen
problem-not-json = der Inhalt muss application/json sein, nicht { $type }
problem-body-too-large = der Inhalt darf höchstens { $most } Bytes haben
problem-body-too-slow = der Inhalt kam nicht rechtzeitig
problem-body-cut-off = der Inhalt brach ab
problem-bad-body = der Inhalt ist nicht, was hier erwartet wird: { $why }
problem-bad-host = die Anfrage sagt nicht, welchen Server sie meint
problem-bad-handshake = das ist keine richtige Anfrage für einen WebSocket
problem-head-too-large = der Kopf der Anfrage ist zu groß
problem-head-too-slow = der Kopf der Anfrage kam nicht rechtzeitig
problem-not-ready = der Server ist noch nicht bereit oder hält gerade an
problem-server-fault = der Server hat einen Fehler; er ist notiert

## Why a message is refused, or a socket closed

refusal-bad-message = Diese Nachricht versteht der Server nicht.
refusal-too-fast = Zu viele Nachrichten auf einmal.
refusal-too-large = Eine Nachricht war zu groß.
refusal-not-text = Nachrichten müssen Text sein.
refusal-no-hello = Die Begrüßung kam nicht rechtzeitig.
refusal-no-such-table = Zu diesem Code gibt es keinen Tisch.
refusal-too-many-guesses = Zu viele Codes, die zu keinem Tisch führen; warte eine Minute.
refusal-slow-receiver = Diese Verbindung war zu langsam; verbinde dich noch mal.
refusal-table-broken = Der Tisch hatte einen Fehler und wurde neu aufgebaut; verbinde dich noch mal.
refusal-table-newer = Ein neueres Pocket Money hat diesen Tisch geschrieben, und dieser Server kann ihn nicht lesen. Nichts ist verloren: Er öffnet sich wieder, sobald der Server aktualisiert ist.
refusal-table-deleted = Der Tisch wurde gelöscht.
refusal-server-stops = Der Server hält an; das Spiel geht weiter, wenn er wieder da ist.
