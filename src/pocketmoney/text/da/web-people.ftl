# Ordene rundt om spillet.

## The start page

web-quick = Spil nu mod tre botter
web-tv-this = Dette er TV’et
web-tv-this-how = Denne skærm viser bordet for alle; I spiller på telefonerne.
web-companion = Tietgen på jeres eget bræt
web-companion-how = Brættet ligger på bordet. Telefonerne holder styr på skøder, regnskab og auktioner.

## A screen for all

web-screen-open = Åbn { $address }, og skriv { $code }
web-screen-title = Vis bordet på et TV
web-screen-how = Åbn dette i TV’ets browser
web-screen-or = eller åbn { $address } der, tryk på “{ web-tv-this }”, og skriv { $code }.
web-screen-code = Koden til et bord, der allerede er åbent
web-screen-local = Denne adresse virker kun på denne enhed. Åbn siden med den adresse, som serveren skrev.
web-screen-here = Brug denne skærm
web-screen-wait = Den, der sætter sig først, er vært.

## Before the deal

web-wait-start = Vi venter på, at { $host } starter.
web-you-are-in = Du er med.
web-absent = { $names } er væk.
web-absent-keep = Pladsen bliver holdt til næste spil.
web-absent-without = Spil uden { $names }

## A face of one's own

web-face = Tegn mit ansigt
web-face-paper = Papir at tegne på
web-face-full = Der er ikke plads til mere.
web-face-undo = Fortryd en streg
web-face-clear = Visk det hele ud
web-face-save = Det er mig
web-face-remove = Fjern tegningen af { $name }

## Delete and leave

web-delete-title = Slet dette bord?
web-delete-running = Spillet, der er i gang, slutter for alle.
web-delete-games = { $count ->
    [0] Der er ikke spillet her endnu.
    [one] Spillet, der blev spillet her, kan ikke ses igen.
   *[other] De { $count } spil, der blev spillet her, kan ikke ses igen.
}
web-delete-people = { $count ->
    [one] { $names } mister sin plads.
   *[other] { $names } mister deres pladser.
}
web-delete-go = Slet for altid
web-delete-not = Behold bordet
web-leave-title = Forlad bordet?
web-leave-playing = En bot spiller din hånd til ende, og din plads er væk.
web-leave-lobby = Din plads bliver ledig.
web-leave-not = Bliv

## Bots

web-bots-more = Flere botter
web-bots-seat = Sæt { $name } til bords
web-bot-easy = Begynder
    .short = Laver en fejl hver tredje gang.
web-bot-fair = Fornuftig
    .short = Spiller fornuftigt, uden dikkedarer.
web-bot-hard = Hård
    .short = Tænker fremad før hvert træk.
web-bot-brutal = Brutal
    .short = Tænker dobbelt så længe og finder det bedste træk.
web-bot-bruiser = Bruiser
    .short = Angriber og angriber; forsvarer kun det, der gør rigtig ondt.
web-bot-bully = Bully
    .short = Går efter den svageste.
web-bot-gambler = Gambler
    .short = Alt eller intet: altid det tungeste kort.
web-bot-grudge = Grudge
    .short = Slår igen og glemmer intet.
web-bot-joker = Joker
    .short = Er her for sjov: hvert fjerde træk er et indfald.
web-bot-leveller = Leveller
    .short = Kan ikke tåle, at nogen fører: slår den stærkeste.
web-bot-miser = Miser
    .short = Gemmer sine kort, til de andre har brugt deres.
web-bot-tortoise = Tortoise
    .short = Langsom og sikker: forsvarer alt og heler tidligt.
web-bot-landlady = Landlady
    .short = Ejendom først: køber alt og kræver enhver leje.
web-bot-tietgen-gambler = Alt eller intet: byder til sidste centiliter.
web-bot-tietgen-grudge = Glemmer ingen leje og ingen afvist handel.
web-bot-tietgen-joker = Er her for sjov: hvert fjerde træk er et indfald.
web-bot-tietgen-landlady = Ejendom først: køber alt og kræver enhver leje.
web-bot-tietgen-miser = Gemmer sin øl, til de andre har brugt deres.
web-bot-tietgen-tortoise = Langsom og sikker: bygger sent og løber aldrig tør.

## House rules as questions

question-heal-cap = Hvor højt kan heling bringe dig?
question-heal-while-helpless = Må en forsvarsløs spiller reddes fra at falde?
question-humiliate-healing = Kan heling ydmyges?
question-disarm-after-grab = Kan et våben efter et Greb afvæbnes?
question-dodge-grab-after-block = Hvad stopper et Greb efter en Blokering?
question-discard-rule = Hvad koster det at smide kort?
question-lm-values = Hvad er Uppercut og Rundspark værd?
question-stomp-scope = Hvilket angreb gør halv skade efter et Tramp?
question-poke-next-basic-only = Hvem må kun bruge grundangreb mod en blindet spiller?
question-headlock-any-basic = Hvilke slag må gives i en Hovedlås?
question-break-also-hits = Rammer man også den, der holder, når grebet brydes?
question-grab-follow-ups = Hvilke specialkort må følge efter et Greb?
question-heart-breaker-skips-turn = Mister en med knust hjerte sin tur?
question-medieval-stack = Hvor mange Middelalder må lægges med et angreb?
question-choke-victim = Hvad må offeret for Kvæl & Bræk gøre?
question-vomit-bonus-attack = Er angrebet på en, der brækker sig, ekstra?
question-distraction-grab = Må et Greb følge efter en Afledning?
question-drink-rent = Bogføres leje som drukket?
question-drink-buildings = Bogføres prisen for kasser og køleskabe som drukket?
question-tax-chug = Hvordan må øget energiforbrug gøres op?
question-glass = Hvor meget tæller et glas?
question-kitchen-mail = Har køkkenet sin egen postkasse?
question-rent-must-be-claimed = Skal ejeren kræve lejen?
question-rent-claim-until = Hvor længe kan en leje kræves?
question-building-shortage = Hvem får den sidste kasse eller det sidste køleskab?
question-interest-base = Hvad er renten en tiendedel af?
question-end-rule = Hvornår slutter spillet?
question-throw-limit = Efter hvor mange kast?
question-wealth = Hvad tæller, når der gøres op?
question-buildings-fill-piggy = Fylder byggeri også sparegrisen?
question-dice = Hvem kaster terningerne?
question-cards = Hvem trækker postkortene?
web-rules-presets = Hvordan spiller I?
web-rules-single = Hver regel for sig
preset-name-written = Som skrevet
preset-name-quick = Hurtigt
preset-name-wild = Vildt
preset-name-short = Kort aften
preset-name-cut-throat = Benhårdt
preset-name-own = Jeres egne
preset-name-2002 = Listen fra 2002
preset-name-strict-text = Efter bogstaven
preset-name-printed-example = Som det trykte eksempel
preset-name-no-endless-discards = Ingen endeløse afkast
preset-name-companion = Med et rigtigt bræt
preset-written = Bogens regler, uændret.
preset-own = { $count ->
    [one] Én regel er, som I vil have den.
   *[other] { $count } regler er, som I vil have dem.
}
web-rules-more = Flere måder at spille på

## The lesson

web-lesson-back = Tilbage til lektionen
