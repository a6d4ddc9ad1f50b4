# Beskadigede data: hvad der findes, og hvordan det repareres.

## Hvad der findes

problem-store-row-damaged = det, der er gemt om bord { $table } (dets kode eller sidste besøg), er ikke det, der blev skrevet
problem-store-row-lost = bord nummer { $no } var gemt og er væk
problem-store-rows-lost = { $missing ->
    [one] ét bord, der var gemt, er væk
   *[other] { $missing } borde, der var gemt, er væk
}
problem-store-snapshot-damaged = øjebliksbilledet af bord { $table } er beskadiget; dets log bruges i stedet
problem-store-heads-damaged = filen tables.heads er beskadiget og skrives på ny
problem-store-ends-damaged = noten om, hvor loggene ender, er beskadiget og skrives på ny
problem-store-page-damaged = databasen er beskadiget: { $why }
problem-store-strays = { $count ->
    [one] én linje hører
   *[other] { $count } linjer hører
} ikke til noget bord
problem-store-corrupt = { $file } er beskadiget ({ $why }); se, hvad der kan repareres, med: pocketmoney repair DATA --from BACKUP
problem-store-emptied = { $file } er tom eller væk, men der var data; reparér med: pocketmoney repair DATA --from BACKUP
problem-replica-damaged = { $server } har ikke loggen for bord { $table }, som den blev skrevet: { $why }
problem-cluster-no-log = der er ingen borde fra en klynge ved navn { $name } på { $url }; angiv en anden med --cluster-name
problem-check-needs-path = nævn den datamappe, sikkerhedskopi eller klynge, der skal tjekkes: pocketmoney check DATA
problem-repair-needs-folder = nævn den datamappe, der skal repareres: pocketmoney repair DATA --from BACKUP
problem-repair-damaged-backup = { $file } er selv beskadiget; brug en anden sikkerhedskopi
problem-repair-older = { $folder } er fra en ældre version; start serveren én gang, så den opdateres, og reparér den derefter

## Kommandoer

cli-help-check =
    pocketmoney check DATA [indstillinger]

    Læser alt i datamappen DATA eller i en sikkerhedskopi og tjekker hver kontrolsum. Intet ændres, og serveren må
    gerne køre. Exitkode 0: alt er helt. 1: noget er beskadiget; hvert fund er én linje.
    For en klynge er DATA adresserne på alle dens NATS-servere med komma imellem: hver log læses fra hver af dem.

    --cluster-name NAME   på klyngen (pocketmoney)
    --cluster-creds FILE  adgangsoplysninger som til en node
    --cluster-ca FILE     hvem der står inde for servernes certifikater

cli-help-repair =
    pocketmoney repair DATA [--from BACKUP] [options]

    Siger, hvad der er beskadiget i datamappen DATA, og reparerer det med det, der er helt i mappen og i kopien. De
    beskadigede filer kopieres først til en mappe i DATA. Stop serveren forinden. Exitkode 0: nu er alt helt. 1: nogle
    linjer er ikke i nogen kopi; de borde kan ses, men ikke spilles.

    --from BACKUP  en fil, som pocketmoney backup har lavet
    --dry-run      sig kun, hvad der ville ske
    --cut          opgiv linjer, der ikke er i nogen kopi, så bordene kan spilles fra den sidste hele linje

cli-check-progress = { $percent } % læst
cli-check-whole = { $path }: { $tables ->
    [one] ét bord
   *[other] { $tables } borde
}, { $entries ->
    [one] én linje
   *[other] { $entries } linjer
}; alt er helt
cli-check-older = { $path } er fra en ældre version og har endnu ingen kontrolsummer; kun opbygningen blev tjekket
cli-check-damaged = { $path }: { $tables ->
    [one] ét bord
   *[other] { $tables } borde
}, { $entries ->
    [one] én linje
   *[other] { $entries } linjer
}; fundne skader: { $faults }
cli-repair-nothing = { $path }: alt er helt, så intet blev ændret
cli-repair-unopened = { $path }: databasen kan ikke åbnes
cli-repair-mended = bord { $table }: { $entries ->
    [one] én linje
   *[other] { $entries } linjer
} af { $expected }, heraf { $backup } fra sikkerhedskopien
cli-repair-missing = bord { $table }: linje { $first } til { $expected } er ikke i nogen kopi; det kan ses, men ikke spilles
cli-repair-cut = bord { $table }: linje { $first } til { $expected } er ikke i nogen kopi og opgives
cli-repair-gone = bord nummer { $no }: der er intet tilbage af det
cli-repair-planned = intet blev ændret; uden --dry-run sker dette
cli-repair-done = { $path }: repareret; de beskadigede filer ligger i { $kept }
