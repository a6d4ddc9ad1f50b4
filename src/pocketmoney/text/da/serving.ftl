# Serveren: hvad kommandoen siger, og hvad API'et og forbindelserne afviser.

serve-where =
    Bordet står på { $url }
    Alle på samme netværk kan være med dér. Fra en terminal: pocketmoney connect { $url }
    Spillene gemmes i { $data }. Tryk Ctrl-C for at stoppe; spillene fortsætter, hvor de slap, når du starter igen.
serve-other-port = Port { $wanted } er optaget, så det her er port { $port }.

page-title = Pocket Money
page-join = Her står et bord klar. Skriv det her i en terminal for at være med:
page-command = pocketmoney connect { $url }

## What is wrong with the command line

problem-one-worker = én proces betjener alle borde; --workers kan kun være 1
problem-unknown-log = loggen kan ikke skrives som { $word }{ problem-near-or-known }
problem-flag-needs-number = { $flag } skal have et helt tal, ikke { $word }
problem-bad-port = der er ingen port { $word }; porte går til 65535
problem-port-taken = port { $port } er optaget af et andet program; vælg en anden med --port
problem-port-forbidden = systemet lader dig ikke åbne port { $port }; vælg en over 1023 med --port
problem-no-such-host = maskinen har ingen adresse { $host } at lytte på
problem-bad-public-url = { $word } er ikke en adresse, som en browser kan åbne; skriv den som https://table.example.org
problem-bad-network = { $word } er hverken en adresse eller et net; skriv det som 192.0.2.7 eller 172.28.0.0/24
problem-unknown-limit = der er ingen grænse, der hedder { $word }{ problem-near-or-known }
problem-limit-needs-number = en grænse skrives navn=tal med et tal over nul, ikke { $word }

## What requests are refused for

problem-unknown-language = der er ingen ord på { $word }
problem-no-such-path = der er ikke noget på den adresse
problem-no-such-method = det kan man ikke på den adresse
problem-too-many-tables = der er allerede { $most } borde; der kan ikke åbnes flere nu
problem-too-many-tables-made = der kan højst åbnes { $most } borde fra én adresse i timen
problem-too-many-requests = der besvares højst { $most } forespørgsler i sekundet for én adresse
problem-too-many-replays = der kan højst laves { $most } genspil for én adresse i minuttet
problem-too-many-sockets = for mange forbindelser fra den adresse
problem-foreign-page = kun serverens egne sider kan åbne en forbindelse her
problem-not-json = indholdet skal være application/json, ikke { $type }
problem-body-too-large = indholdet må højst fylde { $most } byte
problem-body-too-slow = indholdet kom ikke i tide
problem-body-cut-off = indholdet blev afbrudt
problem-bad-body = indholdet er ikke det, der ventes her: { $why }
problem-bad-host = forespørgslen siger ikke, hvilken server den mener
problem-bad-handshake = det er ikke en rigtig forespørgsel om en WebSocket
problem-head-too-large = forespørgslens hoved er for stort
problem-head-too-slow = forespørgslens hoved kom ikke i tide
problem-not-ready = serveren er ikke klar endnu, eller er ved at stoppe
problem-server-fault = der er en fejl i serveren; den er skrevet ned

## Why a message is refused, or a socket closed

refusal-bad-message = Serveren forstår ikke beskeden.
refusal-too-fast = For mange beskeder på én gang.
refusal-too-large = En besked var for stor.
refusal-not-text = Beskeder skal være tekst.
refusal-no-hello = Der kom ikke noget hej i tide.
refusal-no-such-table = Der er ikke noget bord med den kode.
refusal-too-many-guesses = For mange koder, der ikke fører til noget bord; vent et minut.
refusal-slow-receiver = Forbindelsen var for langsom; opret den igen.
refusal-table-broken = Der var en fejl ved bordet, og det er genoptaget; opret forbindelsen igen.
refusal-table-newer = Et nyere Pocket Money har skrevet dette bord, og serveren kan ikke læse det. Intet er tabt: bordet åbner igen, når serveren er opdateret.
refusal-table-deleted = Bordet er slettet.
refusal-server-stops = Serveren stopper; spillet fortsætter, når den er tilbage.
