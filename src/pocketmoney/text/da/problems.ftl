# Hvad der er galt med noget, som nogen har givet os. En sætning står bag en fil og en linje, så den begynder med småt.
#
# `$word` er det givne, `$near` det nærmeste, der findes (`none`, hvis intet), `$known` alt, hvad der findes.

problem-near = { $near ->
    [none] { "" }
   *[other] ; mente du { $near }?
}
problem-near-or-known = { $near ->
    [none] ; der er: { $known }
   *[other] ; mente du { $near }?
}

## Names of things

problem-unknown-game = der er ikke noget spil, der hedder { $word }{ problem-near-or-known }
problem-unknown-deck = der er ingen kortbunke, der hedder { $word }{ problem-near-or-known }
problem-unknown-card = der er ikke noget kort, der hedder { $word }{ $near ->
    [none] ; et kort skrives som kick-4 eller first-aid, og `pocketmoney rules SPIL` nævner dem alle
   *[other] { problem-near }
}
problem-unknown-seat = der er ingen plads, der hedder { $word }{ problem-near-or-known }
problem-unknown-option = der er ingen husregel, der hedder { $word }{ problem-near }
problem-unknown-value = { $option } kan ikke være { $word }{ problem-near-or-known }
problem-unknown-preset = der er ikke noget forvalg, der hedder { $word }{ problem-near-or-known }
problem-unknown-ruling = der er ingen afgørelse { $word }; de hedder R1, R2 og så videre
problem-unknown-topic = der er ikke noget spil, kort, felt eller nogen afgørelse, der hedder { $word }{ problem-near }

## Names of people

problem-name-empty = en plads har et tomt navn
problem-name-letters = { $word } kan ikke være et navn: ingen anførselstegn og ingen styretegn, tak
problem-name-missing = et bord skal have et navn til værten; uden navn kan kun en skærm åbne det
problem-name-twice = to pladser hedder { $word }
problem-name-needs-quotes = navnet { $word } skal stå i anførselstegn
problem-one-name = her skal stå ét navn, der står: { $text }

## The file

problem-no-file = den fil findes ikke{ problem-near }
problem-is-directory = det er en mappe; en optegnelse er en fil, der som regel hedder NAVN.play
problem-unreadable = kan ikke læses: { $why }
problem-too-large = det er for stort til en optegnelse; den må højst fylde { $most } megabyte
problem-cannot-read = { $file } kan ikke læses: { $why }
problem-cannot-write = { $file } kan ikke skrives: { $why }
problem-file-foreign = { $file } findes allerede, og Pocket Money har ikke skrevet den; den forbliver, som den er
problem-file-exists = { $file } findes allerede; tilføj --force for at erstatte den
problem-game-not-kept = dette spil kan ikke gemmes: { $file } kan ikke skrives: { $why }. Skriv save FIL for at gemme det et andet sted
problem-game-in-use = spil { $game } spilles i et andet vindue
problem-game-broken = { $file } er ikke et gemt spil, eller den er beskadiget
problem-game-other-rules = spil { $game } blev spillet efter andre regler end denne versions; det kan ikke fortsætte, men pocketmoney games export skriver det til en fil
problem-unknown-kept-game = der er intet gemt spil { $word }; pocketmoney games viser dem{ $near ->
    [none] { "" }
   *[other] ; mente du { $near }?
}
problem-games-form = pocketmoney games { $word } skal have andre ord; pocketmoney games --help viser dem
problem-games-word = pocketmoney games kender ikke { $word }{ $near ->
    [none] { "" }
   *[other] ; mente du { $near }?
}
problem-games-nothing-open = intet gemt spil er åbent
problem-from-fails = det gemte spil kan ikke fortsætte: { $claimed } passer ikke; pocketmoney replay { $file } fortæller mere
problem-empty-record = der er ingenting i filen; en optegnelse begynder med game: NAVN
problem-not-text = det er ikke tekst; en optegnelse er i UTF-8
problem-no-divider = hovedet slutter aldrig; der skal stå en linje --- mellem hoved og træk

## The header

problem-no-colon = her skal stå nøgle: værdi, der står: { $text }
problem-no-key = hovedet mangler { $key }; der skal være en linje { $key }: ...
problem-unknown-key = der er ingen nøgle i hovedet, der hedder { $word }{ problem-near-or-known }
problem-key-twice = { $key } står her for anden gang; første gang er på linje { $first }
problem-key-needs-seat = { $key } handler om én plads; skriv { $key } NAVN: ...
problem-key-takes-no-seat = { $key } handler ikke om en plads; skriv { $key }: ...
problem-key-needs-thing = { $key } handler om én ting; skriv { $key } NAVN: ...
problem-one-file = { $key } nævner én fil, der står: { $text }
problem-named-file = filen { $file }, som { $key } nævner, kan ikke læses
problem-file-elsewhere = filen { $file }, som { $key } nævner, skal ligge ved siden af optegnelsen eller under dens mappe
problem-no-value = { $key } har ingen værdi; skriv { $key }: ...
problem-one-word = { $key } skal have ét ord, der står: { $text }
problem-bad-integer = { $key } skal være et helt tal, der står { $word }
problem-integer-too-long = { $key } tager et helt tal med højst { $most } cifre, og det her har { $digits }
problem-bad-counters = liv skal være et helt tal fra 1 til { $most }, der står: { $word }
problem-option-form = en husregel skrives navn=værdi, der står { $word }
problem-option-twice = { $word } er valgt to gange
problem-seat-count = { $count ->
    [0] der er ingen pladser
    [one] der er én plads
   *[other] der er { $count } pladser
}; der skal være { $least } til { $most }
problem-too-few-cards = der er { $cards } kort, og der skal bruges { $needed } for at dele ud
problem-pile-too-large = bunken nævner { $count } kort; der må højst være { $most }, fordi hver plads får en fuld hånd
problem-no-decks = der er ikke nævnt nogen kortbunke; der er: { $known }
problem-hand-too-large = { $count } kort på en hånd; der må højst være { $most }
problem-too-many-copies = så mange kort med { $card } er der ikke: bunkerne har { $copies }

## Moves, facts and claims

problem-open-quote = et anførselstegn bliver aldrig lukket: { $text }
problem-after-talk = efter snakken skal linjen slutte, eller der skal stå +, der står: { $text }
problem-talk-in-claim = en påstand har ingen snak; skriv træk med komma imellem
problem-no-move-line = her skal stå Navn: træk, = kendsgerninger, ? Navn: træk eller ! Navn: træk, der står: { $text }
problem-no-name = der mangler et navn før kolonet: { $text }
problem-no-move = der mangler et træk
problem-word-alone = { $word } står alene; efter det står: { $text }
problem-heal-needs-card = heal med hvad? Skriv heal KORT ...
problem-no-target = der mangler et navn efter { $word } >
problem-one-target = { $word } går kun til én spiller
problem-only-medieval = kun medieval kan lægges til { $word }, ikke { $other }
problem-empty-fact = der mangler en kendsgerning, f.eks. Ann 15 eller turn Ann
problem-bad-fact = det er ikke en kendsgerning: { $text }; skriv f.eks. Ann 15, Ann hand 5, Ann holds grab, turn Ann
problem-unknown-fact = der er ingen kendsgerning med { $word }{ problem-near-or-known }
problem-unknown-hold = { $word } er ikke et låsegreb{ problem-near-or-known }

## The command line

problem-unknown-command = der er ingen kommando { $word }{ problem-near-or-known }
problem-unknown-flag = { $command } har ikke noget tilvalg { $word }{ problem-near-or-known }
problem-flag-needs-value = { $flag } skal have en værdi; pocketmoney { $command } --help viser hvordan
problem-flag-takes-no-value = { $flag } tager ingen værdi
problem-too-many-words = { $command } ved ikke, hvad den skal gøre med { $word }; pocketmoney { $command } --help viser hvordan
problem-from-alone = --from fortsætter et gemt spil, som det er; udelad { $word }
problem-needs-file = hvilken optegnelse? Nævn mindst én fil, f.eks. game.play
problem-needs-game = husreglerne for hvilket spil? Skriv pocketmoney options SPIL; der er: { $known }
problem-too-many-bots = der er navne til { $most } bots, ikke til { $count }
problem-card-of-other-game = { $card } er ikke et kort i { $game }, men i { $other }
problem-no-output = resultatet kan ikke skrives: { $why }
problem-typed-several = { $word } kan betyde flere ting: { $names }
