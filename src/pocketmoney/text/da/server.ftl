# Ordene for serveren og de data, den gemmer.

## Where data lies

problem-store-folder = datamappen { $folder } kan ikke bruges: { $why }; vælg med --data en, du kan skrive i
problem-store-in-use = datamappen { $folder } bruges af en anden server (proces { $process }); stop den først, eller vælg en anden mappe med --data
problem-store-no-data = der er ingen data i { $folder }; det skal være den mappe, som serveren blev startet med
problem-store-other-database = { $file } er ikke en database fra Pocket Money, eller den er beskadiget
problem-store-newer = { $file } er skrevet af et nyere Pocket Money (version { $version } af dataene, programmet her kender { $newest }); opdater programmet
problem-store-unusable = { $file } kan ikke bruges: { $why }
problem-backup-needs-file = skriv den fil, som alt skal kopieres til: pocketmoney backup FIL
problem-store-backup-exists = { $file } findes allerede; en sikkerhedskopi overskriver aldrig en fil

## Writing

problem-store-code-taken = et andet åbent bord har koden { $code }
problem-store-taken = linje { $first } ved bord { $table } findes allerede: en anden skriver til det bord
problem-store-gap = linje { $first } ved bord { $table } følger ikke efter den sidste
problem-store-gone = bord { $table } findes ikke mere
problem-store-broken = tidligere linjer ved bord { $table } kunne ikke skrives
problem-store-failed = dataene kan ikke skrives: { $why }
problem-store-damaged = loggen for bord { $table } er beskadiget fra linje { $seq }: { $found ->
    [changed] dens indhold passer ikke til dens kontrolsum
    [lost] resten var gemt og er væk
    [unreadable] databasen kan ikke læse den
   *[missing] den linje mangler
}
problem-store-unreadable = dataene kan ikke læses: { $why }
problem-store-closed = dataene er lukket
