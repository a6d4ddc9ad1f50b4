# De første minutter: kommandoen alene og `pocketmoney doctor`.

cli-start =
    Pocket Money: Lunch Money, Beer Money og Tietgen Monopoly, mod bots eller med venner.
        pocketmoney play      spil lige her i terminalen
        pocketmoney serve     åbn et bord, som dine venner er med ved på deres telefoner
        pocketmoney doctor    tjek, at alt virker
        pocketmoney --help    se alt det andet: regler, genspil, bots, laboratoriet

cli-help-doctor =
    pocketmoney doctor [tilvalg]

    Tjekker installationen og skriver en linje om hver del: fint, en bemærkning, eller hvordan det ordnes. Intet ændres.
    Afslutningskode 0: serve og play vil køre. 1: noget ville stoppe dem.

    --data MAPPE       tjek den her datamappe (ellers: den sædvanlige)
    --host ADRESSE     tjek den her adresse (ellers: alle)
    --port NUMMER      tjek den her port (ellers: 8765 eller den næste ledige)
    --json             skriv det hele som JSON til en fejlrapport

doctor-state-fine = fint
doctor-state-note = bemærk
doctor-state-mend = fejl

doctor-part-python = Python
doctor-part-packages = Pakker
doctor-part-build = Udgave
doctor-part-data = Datamappe
doctor-part-port = Port
doctor-part-network = Netværk
doctor-part-client = Webklient
doctor-part-terminal = Terminal
doctor-part-extras = Tilvalg

doctor-fit = Alt, hvad serve og play har brug for, er på plads.
doctor-broken = Ordn det, der er mærket, og kør pocketmoney doctor igen.

doctor-python-fine = { $version }, { $path }
doctor-python-lacks = { $version } i { $path } er bygget uden { $modules }; installér en komplet Python 3.11 eller nyere, og installér Pocket Money med den.

doctor-packages-fine = { $count ->
    [0] Ikke installeret som pakke; kører fra en mappe.
    [one] Den ene, der er brug for, er installeret.
   *[other] Alle { $count }, der er brug for, er installeret.
}
doctor-packages-missing = Mangler: { $packages }. Ordn det med: pip install { $packages }

doctor-build-fine = Kompileret: Reglerne kører for fuld fart.
doctor-build-pure = Ikke kompileret, så bots og servere er langsommere: { $why ->
    [no-compiler] Der var ingen C-compiler. Installér en (Debian: apt install gcc), og installér så igen med: { $again }
    [no-headers] Pythons C-headere manglede. Installér dem (Debian: apt install python3-dev), og installér så igen med: { $again }
    [off] Kompilering var slået fra. Fjern POCKETMONEY_COMPILED for at få fuld fart, og installér igen med: { $again }
    [source-tree] Du kører kildekoden, som den ligger. make play kompilerer den til næste start.
   *[failed] { $detail }. Ret det, og installér så igen med: { $again }
}

doctor-data-fine = { $folder }: { $tables ->
    [one] ét bord
   *[other] { $tables } borde
}, heraf { $open } åbne; version { $version } af dataene; { $free } MB ledig.
doctor-data-new = { $folder }: intet endnu, den første serve opretter den; { $free } MB ledig.
doctor-data-space = { $folder }: kun { $free } MB tilbage på disken. Skaf plads, eller vælg en anden mappe med --data.

doctor-port-fine = { $port } er ledig.
doctor-port-other = { $wanted } er optaget af { doctor-holder }; serve tager { $port } i stedet.
doctor-port-taken = { $port } er optaget af { doctor-holder }; vælg en anden med --port.
doctor-holder = { $holder ->
    [pocketmoney] en Pocket Money-server, der allerede kører
    [unknown] et andet program
   *[other] { $holder }
}

doctor-network-fine = { $url } er det, de andre på dit netværk skriver; kan de ikke nå den, så åbn porten i maskinens firewall.
doctor-network-alone = Maskinen har ingen adresse på et netværk, så kun du kan være med, på { $url }. Gå på et netværk, eller vælg en adresse med --host.
doctor-network-silent = Maskinen svarer ikke på sin egen adresse { $address }, så andre kan ikke nå { $url }. Se efter VPN og firewall, eller vælg en anden adresse med --host.

doctor-client-fine = Bygget og komplet (udgave { $build }).
doctor-client-missing = Den mangler, så dine venner kan kun være med fra en terminal: { $why ->
    [no-node] Der var ingen Node.js. Installér Node.js 20.19 eller nyere, og installér så igen med: { $again }
    [no-registry] npm-registret kunne ikke nås. Installér igen, når du er på nettet, med: { $again }
    [off] Den blev udeladt. Fjern POCKETMONEY_WEB, og installér igen med: { $again }
    [source-tree] Den er ikke bygget. Byg den med: python -m tools.site
   *[failed] { $detail }. Ret det, og installér så igen med: { $again }
}
doctor-client-incomplete = { $count ->
    [one] { $file } mangler.
   *[other] { $file } og andre filer mangler.
} Installér igen med: { $again }

doctor-terminal-fine = { $encoding }: Alle bogstaver kan vises.
doctor-terminal-letters = { $encoding } kan ikke vise alle bogstaver. Sæt LC_ALL=C.UTF-8, eller PYTHONUTF8=1 på Windows.

doctor-extras-all = Alle installeret: { $there }.
doctor-extras-some = Installeret: { $there }. Ikke installeret: { $missing }. Tilføj et med: pip install "pocketmoney[{ $example }]"
doctor-extras-none = Ingen installeret: { $missing }. Tilføj et med: pip install "pocketmoney[{ $example }]"

serve-no-client = Der er ingen webklient her, så dine venner kan kun være med fra en terminal. Se, hvordan du får den: pocketmoney doctor
