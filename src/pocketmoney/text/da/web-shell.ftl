# The words of the page around the games: faults, newer versions, and what a device may do to be noticed.

problem-move-too-late = Forbindelsen var væk, og spillet er gået videre uden dette træk. Se efter, og vælg igen.

web-newer = Der er en ny version
web-newer-kept = Denne side er ældre end serveren. Indlæs den igen: din plads og spillet bliver, som de er.
web-ended-no-table = Det bord findes ikke
web-ended-code = Der er intet bord med koden { $code }. Koder har fem bogstaver; måske blev et hørt forkert, eller bordet er lukket.
web-join = Vær med
web-join-next = Der er et spil i gang. Tag en stol, så er du med næste gang; eller overtag den plads, du har på en anden enhed.
web-join-watch = Alle stole er taget. Du kan kigge med eller bede værten om en stol.
web-join-watch-go = Kig med

## This device

web-device = Denne enhed
web-device-sound = Lyde
web-device-buzz = Vibrér, når det er min tur
web-device-awake = Hold skærmen tændt, mens vi spiller
web-device-notices = Sig til, når det er min tur, og jeg kigger et andet sted hen
web-device-notices-denied = Browseren tillader ikke beskeder fra denne side; det kan du ændre i dens indstillinger.
web-device-install = Installér som app
web-device-plain = Denne adresse er almindelig http. Over den kan en browser ikke installere spillet, sende beskeder eller holde skærmen tændt. Den, der kører serveren, kan starte den med: pocketmoney serve --tls
