# Hvad laboratoriet siger: sim, compare, tournament, review og deres rapporter.
#
# `$value` er et tal, `$low` og `$high` er tal med enhed, `$thing` er et kort, et skøde, en plads eller en spiller.

## Numbers

lab-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u00A0" }%
lab-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u00A0" }point
lab-beer = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u00A0" }cl
lab-number-whole = { NUMBER($value, maximumFractionDigits: 0) }
lab-number-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-number-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-interval = { $low } til { $high }
lab-interval-share = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } til { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-interval-beer = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } til { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-game = { $game ->
    [lunch-money] Lunch Money
    [beer-money] Beer Money
    [tietgen] Tietgen Monopoly
   *[other] { $game }
}
lab-one-of = { $bot } nr. { $number }
lab-seat = plads { $number }
lab-as-printed = som trykt

## While it runs

lab-progress = { $done } af { $whole } spil, { $spent } s, cirka { $left } s tilbage
lab-goes-on = { $file } havde allerede { $games ->
    [one] ét spil
   *[other] { $games } spil
} fra det her job; de tæller med.
lab-interrupted = Stoppet efter { $games } af { $whole } spil. Den samme kommando spiller de samme spil igen; med --json FIL ville den fortsætte herfra.
lab-interrupted-saved = Stoppet efter { $games } af { $whole } spil; de er gemt i { $file }. Den samme kommando fortsætter derfra.
lab-nothing-yet = Stoppet, før et spil var slut.
lab-written = Rapporten er i { $file }, et resumé i { $summary }.

## What is counted

lab-figure-turns = Ture i et spil
lab-figure-decisions = Beslutninger i et spil
lab-figure-comeback = Spil vundet ved et comeback
lab-figure-nobody = Spil, som ingen vandt
lab-figure-unfinished = Spil, der ikke blev færdige
lab-figure-wins-player = Spil vundet af { $thing }
lab-figure-wins-seat = Spil vundet fra { $thing }
lab-figure-first-out = Først ude: { $thing }
lab-figure-damage = Liv tabt ved skade, i et spil
lab-figure-healing = Liv helet, i et spil
lab-figure-answered = Angreb besvaret med et kort
lab-figure-damage-card = Skade fra { $thing }, i et spil
lab-figure-wins-card = Sejre til spillere, der lagde { $thing }
lab-figure-laid-card = { $thing } lagt, i et spil
lab-figure-drunk = Øl bogført som drukket, pr. spiller
lab-figure-sips-an-hour = Tår i timen, pr. spiller
lab-figure-rent = Leje betalt i et spil
lab-figure-rent-missed = Leje, der ikke blev opkrævet i tide
lab-figure-built = Kasser og køleskabe bygget, i et spil
lab-figure-auctions = Auktioner i et spil
lab-figure-trades = Handler i et spil
lab-figure-reprimands = Reprimander i et spil
lab-figure-players-out = Tørlagte spillere, i et spil
lab-figure-wins-deed = Sejre til spillere, der købte { $thing }

## Reports

lab-sim-title = { lab-game }: { $games ->
    [one] ét spil
   *[other] { $games } spil
} mellem { $bots }
lab-compare-title = { lab-game } efter to sæt regler: { $games ->
    [one] ét spil
   *[other] { $games } spil
} af hvert
lab-compare-sides = A: { $first }. B: { $second }.
lab-compare-lead = { $count ->
    [0] Af { $questions } tal ændrer ingen sig fra A til B mere, end tilfældet kan forklare.
    [one] Af { $questions } tal ændrer ét sig fra A til B mere, end tilfældet forklarer.
   *[other] Af { $questions } tal ændrer { $count } sig fra A til B mere, end tilfældet forklarer.
}
lab-change = { $what }: { $way ->
    [up] op
   *[down] ned
} med { $by } (B minus A: { $interval }), fra { $first } til { $second }.
lab-compare-changed = Hvad der ændrer sig
lab-note-changed = Mere, end tilfældet forklarer, også når alle spørgsmål her tages under ét.
lab-compare-rest = Hvad der ikke ændrer sig, så vidt spillene viser
lab-note-rest = Ligger nul i intervallet, er der måske slet ingen forskel.
lab-compare-details = Pladser, kort og skøder, der ikke ændrer sig, så vidt spillene viser
lab-note-details = Hver plads, hvert kort eller skøde, der blev set ofte nok på begge sider.
lab-fact-side = Regler { $side }
lab-fact-chance = Ændringer
lab-chance-means = B minus A på de samme seeds, spil for spil; det kaldes en ændring, hvis tilfældet forklarer det i mindre end 5 % (Holms korrektion over alle tal), og aldrig med færre end 30 spil
lab-tournament-title = { lab-game }: en turnering med { $bots } bots, { $games ->
    [one] ét spil
   *[other] { $games } spil
}
lab-tournament-lead = { $clear ->
    [yes] { $best } er stærkest, klart foran { $second }.
   *[no] { $best } fører, men { $second } er for tæt på til, at man kan se forskel endnu.
}
lab-ranking-title = Rangliste
lab-pairs-title = Hvem der kommer ind foran hvem
lab-pairs-note = I en række: andelen af fælles borde, hvor den bot kom ind foran den i kolonnen. Den, der ryger senere ud, står højere; uafgjort tæller halvt til begge.
lab-fact-rating = Ratings
lab-rating-means = openskill, Plackett-Luce; alle begynder på 25, og intervallet er 1,96 gange modellens egen usikkerhed til hver side
lab-fact-table = Borde
lab-table-means = med { $seats }, hvert udvalg af bots efter tur; hver uddeling spilles én gang fra hver plads
lab-sim-lead = { $best } vinder oftest: { $share } af spillene ({ $interval }). Et spil tager { $turns } ture.
lab-few-games = Med { $games ->
    [one] ét spil
   *[other] { $games } spil
} er næsten alt tilfældigt; nogle hundrede siger mere.
lab-who-wins = Hvem der vinder
lab-even-share = Hvis det var lige meget, hvem der spiller, ville alle vinde { $share }.
lab-seats-title = Hvor man sidder
lab-seats-edge = Plads 1 begynder. I forhold til en lige andel er det { $edge } værd at begynde ({ $interval }).
lab-seats-fixed = Botterne beholdt deres pladser og er ikke alle ens, så det her viser pladser og bots under ét; --rotate skiller dem ad.
lab-length-title = Hvor langt et spil er
lab-length-told = { $named ->
    [yes] { $side }: halvdelen
   *[no] Halvdelen
} af spillene tager { $middle } ture eller færre; den korteste tiendedel er slut ved tur { $low }, den længste tiendedel går forbi tur { $high }.
lab-figures-title = Tal
lab-comeback-means = Et comeback er en sejr til en, der ved begyndelsen af en tur var alene på sidstepladsen med højst halvdelen af, hvad den førende havde.
lab-cards-title = Kort
lab-cards-note = Sejre er dem til spillere, der lagde kortet mindst én gang i spillet. I lange spil bliver der lagt flere kort, så det beviser ikke, at kortet er stærkt.
lab-deeds-title = Skøder
lab-deeds-note = Sejre er dem til spillere, der købte skødet, af spillet eller på auktion.
lab-facts-title = Hvordan det er lavet
lab-repeat = Det samme igen
lab-fact-game = Spil
lab-fact-rules = Husregler
lab-fact-bots = Spillere
lab-fact-seats = Pladser
lab-fact-games = Antal spil
lab-fact-seed = Seed
lab-fact-longest = Lange spil
lab-fact-intervals = Intervaller
lab-fact-version = Pocket Money
lab-fact-beer = Øl
lab-rotated = { $rotated ->
    [yes] på skift: alle sidder lige ofte på hver plads
   *[no] faste
}
lab-seed-means = { $seed }; spil nummer n, fra 0 til { $last }, har et seed, der følger af dette og n
lab-longest-means = et spil, der ikke er slut efter { $turns } ture, bliver forladt og har ingen vinder
lab-intervals-mean = 95 %; andele efter Wilsons metode, resten efter spredningen fra spil til spil
lab-beer-means = som reglerne bogfører den; et kast med alt, hvad der følger, regnes som ét minut og en tår som 2 cl

lab-head-who = spiller
lab-head-share = sejre
lab-head-interval = 95 %-interval
lab-head-seat = plads
lab-head-wins = sejre
lab-head-first-out = først ude
lab-head-figure = tal
lab-head-value = værdi
lab-head-card = kort
lab-head-laid = lagt pr. spil
lab-head-damage = skade pr. spil
lab-head-wins-with = sejre med det
lab-head-deed = skøde
lab-head-moment = øjeblik
lab-head-change = ændring
lab-head-rating = rating
lab-head-games = spil
lab-head-ahead = foran
lab-axis-share = % af spillene
lab-axis-turns = ture
lab-axis-games = % af spillene
lab-axis-change = ændring i % af A
lab-axis-rating = rating
lab-axis-moments = øjeblikke i spillet
lab-axis-chance = chance for at vinde, %
lab-axis-damage = skade i et spil
lab-alt-bars = Søjlediagram. { $what }: { $told }. Tallene står i tabellen nedenfor.
lab-alt-changes = Diagram over ændringer fra A til B i % af A, med intervaller: { $told }. Tallene står i tabellen nedenfor.
lab-alt-lengths = Histogram over spillenes længde. { $told }

## Review

lab-progress-review = { $done } af { $whole } øjeblikke, { $spent } s, cirka { $left } s tilbage
lab-review-interrupted = Stoppet; en gennemgang er hel eller ingenting. Den samme kommando begynder forfra.
lab-review-title = { lab-game } med { $names }, set igennem igen
lab-review-lead = { $over ->
    [yes] { $name } vandt.
   *[no] Optegnelsen slutter før spillet; dér har { $name } den bedste chance, { $chance }.
}
lab-review-move = { $name }: { $move }.
lab-review-declines = { $name } lader det passere.
lab-chance = { NUMBER($value, maximumFractionDigits: 0) }{ "\u00A0" }%
lab-from-to = { $name } fra { $first } til { $last }
lab-ribbon-title = Båndet
lab-ribbon-note = Højden på et bånd er spillerens chance for at vinde. Tallene øverst er vendepunkterne nedenfor.
lab-alt-ribbon = Stablede bånd med alles chance for at vinde gennem spillet: { $told }. Tallene står i tabellen til sidst.
lab-turning-points-title = Vendepunkter
lab-turning-point = { $number }. Linje { $line }: { $told } Chancen for { $name } { $way ->
    [up] stiger
   *[down] falder
} fra { $before } til { $after }.
lab-no-turning-points = Intet enkelt øjeblik ændrede mere, end de her gennemspil kan vise.
lab-worst-title = De dårligste træk
lab-mistake = Linje { $line }: { $told } Bedre: { $better } Det havde været { $lost } point mere værd (standardfejl { $error }) oven i { $kept }.
lab-no-mistakes = Intet træk var så meget dårligere end et andet, at de her gennemspil kan vise det.
lab-course-title = Hvert øjeblik
lab-course-start = begyndelsen
lab-course-line = linje { $line }: { $told }
lab-fact-record = Optegnelse
lab-fact-rollouts = Gennemspil
lab-rollouts-mean = { $count } fra hvert øjeblik, med { $bot } på hver plads; en chance er den andel af dem, som en spiller vinder
lab-fact-error = Standardfejl
lab-error-means = højst { $points } point for en chance; et vendepunkt eller et dårligt træk er mere end det dobbelte af sin fejl, og begge måles en gang til med andre gennemspil
lab-fact-hands = Hænder
lab-hands-mean = som de virkelig var: en gennemgang ser dem alle, det gjorde en spiller ikke; hvad der endnu ikke var trukket eller kastet, går anderledes i hvert gennemspil
lab-fact-horizon = Lange spil
lab-horizon-means = et gennemspil slutter efter { $throws } kast mere, og den, der ejer mest, har vundet det
lab-fact-thinned = Øjeblikke
lab-thinned-means = { $shown } af { $moments } er set igennem, jævnt fordelt; --moments ser på flere

## What is wrong

problem-lab-needs-game = { $command } for hvilket spil? Skriv pocketmoney { $command } SPIL ...; der er: { $known }
problem-lab-needs-seats = hvem spiller? Skriv { $flag } med ord for bots, f.eks. { $flag } hard,fair,fair
problem-lab-needs-vs = sammenligne hvad med hvad? Skriv pocketmoney compare SPIL --seats ... --option A=1 vs --option A=2, med ét vs
problem-lab-same-sides = begge sider har de samme regler; der skal stå noget andet bag vs
problem-lab-bot-twice = { $word } er med to gange; en bot kan kun ranglistes én gang
problem-lab-one-bot = { $word } er alene; en turnering kræver mindst to bots
problem-lab-table-size = et bord med { $seats } kræver mindst { $seats } bots, og der er { $bots }
problem-lab-needs-record = gennemgå hvilken optegnelse? Skriv pocketmoney review FIL
problem-lab-record-fails = optegnelsen holder ikke her: { $claimed }; pocketmoney replay { $file } fortæller mere
problem-lab-record-empty = der er ingen træk i { $file } at se på
problem-lab-empty-seat = en bot i { $flag } har intet ord
problem-lab-count = { $flag } skal være et helt tal fra 1 til { $most }, ikke { $word }
problem-lab-engine = der er ingen motor, der hedder { $word }{ problem-near-or-known }
problem-lab-needs-extra = { $what } skal bruge { $library }, som ikke er installeret; pip install "pocketmoney[{ $extra }]" henter den
problem-lab-worker-died = en arbejdsproces sluttede af sig selv, måske af mangel på hukommelse; prøv færre med --jobs
problem-lab-no-ledger = { $file } er ikke en fil fra laboratoriet og bliver, som den er; nævn en anden til --json
problem-lab-other-job = { $file } indeholder et andet job (forskellen: { $what }) og bliver, som den er; nævn en anden til --json
problem-lab-same-file = { $file } kan ikke både være rapporten og filen til --json
problem-lab-report-name = en rapport hedder FIL.html, ikke { $file }

## Help

cli-help-sim =
    pocketmoney sim SPIL --seats BOT,BOT,... [tilvalg]

    Lader bots spille mange spil og siger, hvem der vinder, hvor længe det tager, og hvad hvert kort gør.

    --seats hard,fair,fair   botterne, med uret; den første begynder
    --rotate                 flyt alle én plads efter hvert spil
    --games TAL              hvor mange spil (ellers: 1.000)
    --decks, --option, --preset, --board, --kitchen    som ved pocketmoney play
    { cli-help-lab }

cli-help-compare =
    pocketmoney compare SPIL --seats BOT,BOT,... [regler for A] vs [regler for B]

    Spiller hvert spil to gange på samme seed efter to sæt regler og siger, hvad der ændrer sig. En sides regler er
    --decks, --option, --preset, --board og --kitchen; en side uden nogen spiller som trykt.
    Pladserne går altid på skift.

    --seats fair,fair,fair   botterne, de samme på begge sider
    --both NAVN=VÆRDI        en husregel for begge sider; kan gives flere gange
    --games TAL              hvor mange spil af hvert (ellers: 1.000)
    { cli-help-lab }

cli-help-tournament =
    pocketmoney tournament SPIL --bots BOT,BOT,... [tilvalg]

    Lader hvert udvalg af bots spille ved fulde borde, fra hver plads, og ranglister dem.

    --bots easy,fair,greedy  hvem der er med
    --table TAL              pladser ved et bord (ellers: 4, eller alle, hvis de er færre)
    --games TAL              hvor mange spil (ellers: 1.000)
    --decks, --option, --preset, --board, --kitchen    som ved pocketmoney play
    { cli-help-lab }

# Hvad de tre har til fælles.
cli-help-lab =
    --seed TAL               andre spil; samme seed giver samme spil (ellers: 0)
    --longest TAL            forlad et spil efter så mange ture (ellers: 2.000)
    --json FIL               gem alle tal dér; en fil fra samme job fortsætter, hvor den slap
    --report FIL.html        skriv en side, du kan sende til venner, og et resumé ved siden af
    --force                  erstat en side eller et billede, der allerede findes
    --jobs TAL               hvor mange processer (ellers: én for hver processor)
    --engine ray             spil på en Ray-klynge; resultaterne er de samme

    Ctrl-C stopper, gemmer, hvad der er spillet, og siger, hvordan du fortsætter.

cli-help-review =
    pocketmoney review FIL [tilvalg]

    Spiller videre mange gange fra hvert øjeblik i en optegnelse og siger, hvordan alles chance for at vinde gik, hvor
    spillet vendte, og hvilke træk der var dårligst.

    --rollouts TAL           fra hvert øjeblik (ellers: 60); fire gange så mange halverer fejlen
    --policy BOT             hvem der spiller videre (ellers: greedy; random er hurtigere)
    --moments TAL            hvor mange øjeblikke i et langt spil der ses på (ellers: 120)
    --seed TAL               andre gennemspil (ellers: 0)
    --html FIL.html          skriv en side med båndet og et resumé ved siden af
    --svg FIL                skriv kun båndet
    --force                  erstat en side eller et billede, der allerede findes
    --jobs, --engine         som ved pocketmoney sim
