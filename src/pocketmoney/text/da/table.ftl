# Bordet: hvorfor noget ikke kan lade sig gøre dér, hvad der siges til én person alene, og ordene for indstillingerne.
#
# Et afslag findes som `refusal-KEY`; hvor en tekst eller et valg var forkert, som `problem-KEY`. Hvorfor en forbindelse
# lukkes, er `problem-KEY`, en besked `notice-KEY`.

## Who may

refusal-only-host = Det kan kun værten gøre.
refusal-only-seated = Du kigger kun med. Tag en stol først.
refusal-already-seated = Du har allerede en stol.
refusal-no-such-chair = Der sidder ingen på den stol.
refusal-kick-yourself = Du kan ikke smide dig selv ud; men du kan gå.
refusal-table-full = Alle { $most } stole ved bordet er optaget.
refusal-name-letters = { $word } kan ikke være et navn: ingen anførselstegn, ingen usynlige tegn og intet @ forrest, tak.
refusal-name-twice = Der er allerede en her, der hedder { $word }, eller næsten.
refusal-unknown-bot = Der findes ingen bot, der hedder { $word }, ved det her bord; der er: { $known }.
refusal-token-unknown = Pladsen holdes af en anden enhed, eller den er opgivet.
refusal-number-taken = En af dine andre enheder var hurtigere. Prøv igen.
refusal-code-unknown = Koden gælder ikke, eller ikke længere. Få en ny på den enhed, der har pladsen.
refusal-seat-asks-many = Flere enheder beder allerede om en plads. Vent, til de har fået svar.
refusal-seat-nobody-to-ask = Der er ingen her, som kan sige, at pladsen er din.
refusal-seat-not-asked = Den enhed beder ikke længere om det.
refusal-no-screen = Intet tv viser dette bord lige nu.
refusal-not-a-screen = Kun en skærm, der viser bordet, kan sige, hvordan den er indstillet.
refusal-wire-version = Serveren taler version { $ours }, og dit program version { $theirs }.

## Before the deal

refusal-table-is-playing = Ikke mens et spil er i gang.
refusal-notice-unread = Læs beskeden først.
refusal-not-ready = { $count ->
    [one] { $names } er ikke klar endnu.
   *[other] Ikke klar endnu: { $names }.
}
problem-no-decks-here = der er ingen kortbunker at vælge i det her spil
problem-unknown-speed = der er ikke noget tempo, der hedder { $word }{ problem-near-or-known }
problem-unknown-way = man kan ikke gøre op med { $word }{ problem-near-or-known }
problem-unknown-until = faste svar kan ikke vare til { $word }{ problem-near-or-known }

## In the game

refusal-table-no-game = Der er ikke noget spil i gang for dig her.
refusal-table-paused = Spillet er på pause.
refusal-table-breath = { $seat } vil måske stadig opkræve noget. Vent { $seconds ->
    [one] ét sekund til.
   *[other] { $seconds } sekunder til.
}
refusal-bot-plays-already = Der spiller allerede en bot.
refusal-nobody-stands-in = Der er ingen bot, der spiller for dig.
refusal-not-missing = { $name } er her.
refusal-undo-open = Der er en, der vil fortryde et træk; svar på det først.
refusal-undo-not-possible = Det kan ikke fortrydes: det var ikke det sidste træk, eller noget skjult eller tilfældigt er kommet frem siden.
refusal-undo-nothing-asked = Der er ingen, der vil fortryde et træk.
refusal-undo-answered = Du har allerede sagt ja.
refusal-vote-open = Én afstemning ad gangen.
refusal-vote-none = Der er ikke noget at stemme om.
refusal-vote-twice = Du har allerede stemt.
refusal-rules-changed = Spillet er spillet efter version { $theirs } af reglerne; programmet her bruger version { $ours } og kan ikke fortsætte det. Værten kan starte et nyt spil eller slette bordet.
refusal-rules-vote = Spillet begyndte efter version { $theirs } af reglerne. Stem først om, hvorvidt det fortsætter efter version { $ours }.

event-undone = { $seat-is ->
    [you] Du fortryder dit sidste træk.
   *[other] { $seat } fortryder sit sidste træk.
}

## Talk

refusal-talk-empty = Der var ikke noget at høre i det.
refusal-talk-too-fast = Højst { $lines } linjer på { $seconds } sekunder.

## To one person alone

notice-ledger-cap = Der er nu bogført { $ml } ml på dig; du ville have besked ved { $cap } ml. Vand tæller også.
notice-ledger-pace = Der er nu bogført { $ml } ml på dig, hurtigere end de { $pace } ml i timen, du har sat. Tag den med ro.
notice-seat-denied = Denne enhed fik ikke { $name }s plads.

## Det, man siger med ét tryk

taunt-ha = Ha!
taunt-ouch = Av!
taunt-come-on = Var det det hele?
taunt-mercy = Nåde!
taunt-well-played = Godt spillet.
taunt-hurry = Bliver det i dag?
taunt-told-you = Hvad sagde jeg?
taunt-boo = Buh!
taunt-banana = kaster en banan

## Why a connection is closed

problem-kicked = Værten har givet din stol til en bot.
problem-taken-over = En anden enhed har pladsen nu.
problem-device-too-many = For mange enheder har den her plads; den ældste er sluppet.
problem-deleted-by-host = Værten har slettet bordet.

## Settings

speed-relaxed = afslappet
speed-normal = normalt
speed-quick = hurtigt
speed-none = uden ur, til spil over flere dage

settle-beer = øl
settle-alcohol-free = alkoholfrit
settle-water = vand
settle-points = point

until-turn = i den her tur
until-game = i det her spil

## Logs and records of tables

problem-log-broken = linje { $entry } i bordets log kan ikke læses: { $why }
problem-log-newer = linje { $entry } i loggen for bord { $table } er skrevet af et nyere Pocket Money ({ $why }); intet bliver ændret: opdater programmet
problem-log-misfit = linje { $entry } i bordets log passer ikke til dem før den: { $why }
problem-rules-differ = spillet er spillet efter version { $theirs } af reglerne; efter version { $ours } går det anderledes efter træk { $moves }: { $why ->
    [deal] sådan kan der ikke gives
    [move] { $name } må ikke spille »{ $move }« der
    [snapshot] bordet så anderledes ud
    [end] det slutter ikke sådan
   *[told] der sker noget andet
}
problem-continue-adopted = spillet begyndte efter version { $theirs } af reglerne og fortsatte efter version { $ours }; du kan kun spille videre fra et øjeblik før det
problem-game-not-over = spil { $game } er stadig i gang
problem-no-such-game = der er ikke noget spil { $game } ved det her bord; der er delt ud { $games } gange
problem-broken-story = den gemte gengivelse af det her spil er beskadiget og kan ikke læses
problem-newer-story = det her spil er gemt af et nyere Pocket Money (format { $version }, programmet her kender { $newest }); opdater programmet

notice-table-damaged = Loggen for dette bord er beskadiget fra linje { $entry }. Du ser bordet, som det var før; ingen kan spille, før den, der driver serveren, har repareret den.
refusal-table-damaged = Loggen for dette bord er beskadiget fra linje { $entry }; intet kan ændres, før den, der driver serveren, har repareret den.
