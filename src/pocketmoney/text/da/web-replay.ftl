# Replays: looking at a game again, and playing on from a moment of it; in Danish.

problem-no-such-moment = der er ikke noget øjeblik { $step } i det her spil; det sidste er { $most }
problem-record-fails = det passer ikke her: { $claimed }
problem-record-fails-elsewhere = det passer ikke her: { $claimed }; optegnelsen er lavet med version { $theirs } af reglerne, og programmet her bruger version { $ours }
web-replay-differs = Spillet vises hertil: { $why }.
problem-record-too-long = det tager for lang tid at spille den her optegnelse igen
problem-record-too-many-moves = en optegnelse må højst have { $most } træk her
problem-replays-waiting = der gengives højst { $most } spil ad gangen for én adresse
problem-verify-continued = det her spil begyndte med { $moves } træk fra et tidligere, så der blev ikke delt nyt ud, som kan efterprøves
problem-no-reviews = den her server regner ingen chancer ud
problem-review-at-work = der regnes allerede på et spil for dig; ét ad gangen, tak
problem-reviews-busy = der regnes på for mange spil lige nu; prøv igen om et minut
problem-review-failed = chancerne i det her spil kunne ikke regnes ud i tide

refusal-continue-no-seat = Der er kun { $seats } pladser i det spil.
refusal-continue-over = Spillet er slut i det øjeblik; gå lidt tilbage.
refusal-continue-out = { $name } er ude i det øjeblik; tag en anden plads, eller gå lidt tilbage.

web-replay = Gensyn
web-replay-fetching = Henter spillet …
web-replay-begin = Spillet begynder.
web-replay-line = Linje { $line }: { $why }

## The way through it

web-replay-way = Vejen gennem spillet
web-replay-moment = Øjeblik
web-replay-of = { $at } / { $last }
web-replay-first = Til begyndelsen
web-replay-back = Et øjeblik tilbage
web-replay-run = Lad det køre
web-replay-pause = Stop her
web-replay-forward = Et øjeblik frem
web-replay-last = Til slutningen
web-replay-next-turn = Til næste tur
web-replay-next-fall = Til næste knockout eller vendepunkt
web-replay-speed = Hastighed
web-replay-times = { $speed }×

## Through whose eyes

web-replay-eyes = Set af
web-replay-eyes-all = alle: alle hænder åbne
web-replay-eyes-none = en tilskuer
web-replay-eyes-seat = { $name }
web-replay-hand = Hånden hos { $name }
web-replay-empty-hand = ingen kort

## What can be done with it

web-replay-again = Se spillet igen
web-replay-link = Kopiér et link til det her øjeblik
web-replay-linked = Linket til det her øjeblik er kopieret.
web-replay-record = Hent spillet som fil
web-replay-table = Til bordet
web-replay-open = Se et spil igen
web-replay-choose = Vælg en fil …
web-replay-open-note = En fil som aften.play, eller træk den herhen. Serveren spiller den igennem igen og gemmer intet af den.

## Playing on

web-replay-continue = Spil videre herfra mod bots
web-replay-continue-over = Spillet er slut her; gå lidt tilbage.
web-replay-take = Du tager pladsen efter
web-replay-against = De andre er bots:
web-replay-continue-note = Hænder, bunker og terninger er dem fra det spil og kommer, som de ville være kommet. Der er intet ur. Der bliver ikke delt nyt ud, så det kan ikke efterprøves.
web-replay-play-on = Spil videre
web-replay-understood = Forstået, spil videre
web-continued = Det her spil begyndte med et øjeblik fra et tidligere. Der blev ikke delt nyt ud, så det kan ikke efterprøves.

## Who was winning

web-replay-review = Regn ud, hvem der førte
web-replay-reviewing = Bots spiller spillet videre fra mange øjeblikke. Det kan tage et minut.
web-replay-ribbon = Chancer for at vinde gennem spillet: { $told }
web-replay-chance-went = { $name } fra { $first } til { $last } %
web-replay-chance = { $name } { $percent } %
web-replay-turned = Hvor spillet vendte
web-replay-how = Fra hvert øjeblik, der blev set på, spillede bots ({ $bot }) spillet videre { $count } gange. Med så få spil er det ikke mere end et godt gæt.
web-replay-mark-turn = Vendepunkt ved øjeblik { $step }
web-replay-mark-worst = Dårligt træk ved øjeblik { $step }
web-replay-turning = { $step }: { $told } { $name } går fra { $before } til { $after } %.
web-replay-no-turning = Intet øjeblik skiller sig ud.
web-replay-worst = { $step }: { $told } Det kostede { $name } { $lost } point. Bedre: { $better }
web-replay-let-pass = at lade det ske.
