# Kommandoens egne ord.

cli-help =
    Pocket Money: Lunch Money, Beer Money og Tietgen Monopoly i din terminal.

    Begynd med:  pocketmoney play

    pocketmoney play [SPIL]            spil mod bots eller med venner ved ét tastatur
    pocketmoney games                  vis, fortsæt, eksportér og slet de spil, du har spillet her
    pocketmoney serve                  åbn borde for dine venner med telefon, browser eller terminal
    pocketmoney connect URL            spil ved et bord, som en anden har åbnet
    pocketmoney replay FIL ...         fortæl et optegnet spil igen, og kontrollér, hvad det påstår
    pocketmoney verify FIL ...         kontrollér, at kort og terninger i et spil var ærlige
    pocketmoney options SPIL           vis alle husregler, deres værdier og forvalgene
    pocketmoney rules [SPIL] [KORT]    skriv reglerne for et spil, et kort, et felt eller en afgørelse (R46)
    pocketmoney board check FIL        tjek dit eget bræt
    pocketmoney bots                   vis alle bots, deres niveauer og typer
    pocketmoney doctrine check FIL     tjek stående ordrer til en bot
    pocketmoney sim SPIL               lad bots spille mange spil, og tæl, hvad der sker
    pocketmoney compare SPIL           mål, hvad en husregel ændrer
    pocketmoney tournament SPIL        ranglist bots
    pocketmoney review FIL             vis, hvor et optegnet spil blev vundet og tabt
    pocketmoney backup FIL             sikkerhedskopiér alle serverens borde til én fil
    pocketmoney check DATA             tjek alt, der er gemt, for skader
    pocketmoney repair DATA            reparér beskadigede data med en sikkerhedskopi
    pocketmoney doctor                 tjek installationen, og se, hvordan den ordnes
    pocketmoney --version

    pocketmoney KOMMANDO --help fortæller mere om en af dem.

cli-help-play =
    pocketmoney play [SPIL] [tilvalg]

    SPIL er lunch-money (hvis du ikke skriver noget), beer-money eller tietgen.

    --seats NAVN,NAVN,bot    hvem der spiller, med uret; et ord, som pocketmoney bots viser, er en bot (ellers:
                             dig og tre bots)
    --decks BUNKE,BUNKE      bland de her kortbunker sammen, hver så ofte, den nævnes
    --option NAVN=VÆRDI      vælg en husregel; kan gives flere gange
    --preset NAVN            vælg flere på én gang; kan gives flere gange
    --seed TAL               del de samme kort ud og slå de samme terninger igen
    --record FIL             gem spillet i FIL undervejs
    --force                  erstat optegnelsen i FIL
    --from FIL               fortsæt et gemt spil
    --board FIL              tietgen: spil på dit eget bræt (se pocketmoney board --help)
    --kitchen FIL            tietgen: breve til køkkenets postkasse, med --option kitchen-mail=on

    pocketmoney options SPIL viser husreglerne og forvalgene.

cli-help-games =
    pocketmoney games                    viser de spil, der er gemt på denne computer, det seneste først
    pocketmoney games continue [ID]      fortsætter det seneste spil, der ikke er slut, eller et andet
    pocketmoney games export ID FIL      skriver et spils optegnelse til FIL; - viser den
    pocketmoney games delete ID ...      sletter spil for altid

    Hvert spil, du spiller her, gemmes fra dit første træk. Begyndelsen af et ID er nok.

    --force                              lader export erstatte en anden optegnelse

cli-help-serve =
    pocketmoney serve [tilvalg]

    Holder borde åbne på det lokale netværk, til du trykker Ctrl-C, og skriver adressen til de andre.

    --host ADRESSE         lyt kun på denne adresse (ellers: på dem alle)
    --port TAL             lyt på denne port (ellers: 8765 eller den næste ledige)
    --data MAPPE           gem spillene her
    --public-url URL       den adresse, folk skriver, hvis der står en proxy foran
    --trusted-proxy NET    stol på X-Forwarded-For fra denne adresse eller dette net; kan gives flere gange
    --tls                  tal https, med et certifikat, som serveren selv laver
    --tls-cert FIL         tal https med dette certifikat; --tls-key FIL er nøglen til det
    --keep-days TAL        slet borde, som ingen har besøgt i så mange dage (ellers: 90; 0: aldrig)
    --limit NAVN=TAL       ændr en grænse, f.eks. --limit tables=100; kan gives flere gange
    --log FORM             logformatet: text eller json
    --workers 1            én proces betjener alle borde
    --cluster URL          vær en node i en klynge over NATS JetStream, f.eks. nats://host:4222
    --cluster-creds, --cluster-ca, --cluster-name, --cluster-replicas, --cluster-lease, --cluster-bytes, --archive
                           klyngens indstillinger: se docs/reference/server-settings.md
    --quiet                skriv kun fejl

cli-help-connect =
    pocketmoney connect URL [tilvalg]

    URL er det, serveren skrev, med et bords kode, f.eks. http://192.168.1.5:8765/#BCDFG; 192.168.1.5/BCDFG er nok.
    Uden kode bliver du spurgt om en, eller du åbner et bord.

    --name NAVN          sæt dig under det navn (ellers bliver du spurgt)
    --watch              kig kun med
    --token-file FIL     hvor nøglen til din plads gemmes (ellers: i din datamappe, en fil pr. bord)

    Opretter du forbindelse igen, får du samme plads. Ved bordet siger help, hvad du kan skrive.

cli-help-replay =
    pocketmoney replay FIL ... [--quiet]

    Fortæller, hvad der sker i hver optegnelse, og kontrollerer, hvad den påstår; - læser fra standard-input.
    Slutkode 0: hver påstand holder. 1: en gør ikke. 2: en fil kan ikke læses som optegnelse.

    --quiet    skriv kun fejl

cli-help-verify =
    pocketmoney verify FIL ... [--commit HASH]

    Kontrollerer uden nogen server, at hver optegnelses seed er det, som bordet var bundet til, før der blev delt ud, og at
    hele spillet følger af det seed; - læser fra standard-input.
    --commit HASH    den hash, du så, før der blev delt ud; den skal stå i optegnelsen
    Slutkode 0: det hele holder. 1: noget gør ikke. 2: en optegnelse kan ikke læses eller indeholder ingen commit.

cli-help-options =
    pocketmoney options SPIL

    Viser hver husregel i et spil med dens værdier, de afgørelser, den hører til, og forvalgene.
    Vælg med pocketmoney play SPIL --option NAVN=VÆRDI.

cli-help-rules =
    pocketmoney rules [SPIL] [KORT, FELT, AFGØRELSE, HUSREGEL eller KAPITEL]

    pocketmoney rules lunch-money                 alle regler i et spil
    pocketmoney rules beer-money kvæl og bræk     et kort, med navn eller id (choke-and-puke)
    pocketmoney rules tietgen køkken 12.1         et felt
    pocketmoney rules R46                         en afgørelse
    pocketmoney rules heal-cap                    en husregel
    pocketmoney rules tietgen sparegrisen         et kapitel

    Navne kan skrives på dit sprog eller på engelsk, uden æ, ø og å og forkortet. --language vælger sproget, som reglerne
    vises på.

cli-rules-games =
    Regler for hvad? Der er:
    { $games }

cli-options-title = Husregler i { $game }. Stjernen viser standardværdien.
cli-options-other = De her betyder kun noget, når { $deck } er blandet i.
cli-options-presets = Forvalg, til --preset NAVN:
cli-option-head = { $name }  ({ $rules })

cli-help-backup =
    pocketmoney backup FIL [--data MAPPE]

    Kopierer alle serverens borde til FIL, som ikke må findes i forvejen. Serveren må gerne køre.

    --data MAPPE  den mappe, som serveren blev startet med (ellers: dens sædvanlige)

    For at gendanne lægger du FIL som tables.db i en tom mappe og starter serveren med den; se docs/how-to/backup.md.

cli-backup-done = { $file }: { $tables ->
    [one] ét bord
   *[other] { $tables } borde
}, { $entries ->
    [one] én linje
   *[other] { $entries } linjer
}

cli-not-compiled =
    Denne installation er langsommere, end den kunne være, fordi reglerne ikke er kompileret: { $why ->
        [no-compiler] Der var ingen C-compiler, da den blev installeret.
        [no-headers] Pythons C-headere manglede, da den blev installeret.
        [off] Kompilering var slået fra, da den blev installeret.
       *[failed] { $detail }.
    } Se, hvordan det ordnes: pocketmoney doctor

## Kept games

games-line = { $id }  { $when }  { $game }: { $names } ({ $state ->
    [playing] spilles nu
    [over] slut
   *[other] ikke slut
})
games-none = Der er endnu ingen gemte spil i { $folder }.
games-exported = Skrevet til { $file }
games-deleted = Spil { $id } er slettet.
cli-board-written = Skrevet til { $file }. Tjek det med: pocketmoney board check { $file }
