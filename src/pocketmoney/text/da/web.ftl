# Webklientens egne ord. Sætninger om selve spillet står i de andre filer.

web-title = Pocket Money
web-tagline = Ét bord til tre spil. Sæt dig ned.
problem-server-away = Der er ingen forbindelse til serveren.

web-game-lunch-money = Lunch Money
    .short = Slagsmål i skolegården. Kridtstreger, blå mærker, ingen lærere.
web-game-beer-money = Beer Money
    .short = Det samme slagsmål ti år senere, på en bar.
web-game-tietgen = Tietgen
    .short = Køkkener, ølkasser og leje på det runde kollegium.
web-seats = { $least } til { $most } spillere

## Start page

web-start-new = Åbn et bord
web-start-game = Hvad spiller I?
web-start-name = Dit navn
web-start-make = Åbn bordet
web-start-join = Sæt dig ved et bord
web-start-code = Bordets kode
web-start-go = Vær med
web-start-mine = Dine åbne spil
web-start-forget = Glem
web-start-listed = Åbne borde her
web-mode = Lysstyrke
web-mode-auto = som enheden
web-mode-dark = mørk
web-mode-light = lys
web-language = Sprog

## Connection

web-status-connecting = Opretter forbindelse …
web-status-waiting = Forbindelsen er røget. Vi prøver igen; intet er gået tabt.
web-ended = Du er ikke længere med ved bordet
web-ended-home = Til startsiden
web-ended-again = Opret forbindelse igen
web-ended-anew = Kom ind som gæst
web-reload = Genindlæs siden

## Lobby

web-lobby-code = Kode
web-lobby-qr = QR-kode med bordets adresse
web-lobby-share = Del linket
web-lobby-copied = Linket er kopieret.
web-lobby-tv = Vis på et TV
web-lobby-seats = Hvem spiller
web-lobby-watchers = { $count ->
    [one] 1 kigger med
   *[other] { $count } kigger med
}
web-lobby-sit = Tag en plads
web-lobby-sit-name = Dit navn
web-lobby-ready = Jeg er klar
web-lobby-not-ready = Ikke klar alligevel
web-lobby-deal = Del ud
web-lobby-begin = Begynd
web-lobby-again = Spil igen
web-lobby-first = Hvem begynder
web-lobby-first-chance = tilfældet bestemmer
web-lobby-first-next = den næste i rækken
web-lobby-too-few = { $missing ->
    [one] Der mangler én spiller: en gæst eller en bot.
   *[other] Der mangler { $missing } spillere: gæster eller botter.
}
web-lobby-too-many = Højst { $most } kan være med.
web-lobby-wait-for = Ikke klar endnu: { $names }.
web-lobby-bots = Tilføj en bot
web-lobby-bot-name = { $name } – { $what }
web-lobby-game = Spil
web-lobby-decks = Kortbunker, blandet sammen
web-lobby-rules = Husregler
web-lobby-rules-changed = { $count ->
    [0] som skrevet
    [one] 1 ændret
   *[other] { $count } ændret
}
web-lobby-settings = Bordet
web-lobby-speed = Tempo
web-lobby-family = Børnevenlig snak: grimme ord får stjerner
web-lobby-listed = Vis bordet på serverens startside
web-lobby-notice = Læs lige det her
web-lobby-understood = Forstået
web-lobby-free-amount = en mængde, f.eks. 75cl
web-lobby-free-number = et tal

web-chair-host = vært
web-chair-you = dig
web-chair-bot = bot
web-chair-ready = klar
web-chair-waiting = ikke klar
web-chair-away = væk
web-chair-wins = { $count ->
    [one] 1 sejr
   *[other] { $count } sejre
}
web-chair-more = Mere om { $name }
web-chair-kick = Smid ud
web-chair-pass-host = Gør til vært
web-chair-mute = Slå lyden fra
web-chair-unmute = Slå lyden til
web-chair-fill-in = Lad en bot spille

## Menu of the table

web-menu = Menu
web-menu-leave = Forlad bordet
web-menu-step-out = Lad en bot spille for mig
web-menu-come-back = Jeg spiller selv igen
web-menu-hand-over = Flyt min plads til en anden enhed
web-menu-hand-over-code = Åbn det her bord på den anden enhed, og skriv { $code }. Koden gælder i { $minutes ->
    [one] ét minut
   *[other] { $minutes } minutter
}.
web-menu-take-over = Jeg har en plads på en anden enhed
web-menu-take-over-code = Kode fra den anden enhed
web-menu-take-over-go = Overtag pladsen
web-menu-undo = Fortryd mit sidste træk
web-menu-pause = Pause
web-menu-go-on = Fortsæt
web-menu-delete = Slet bordet
web-menu-close = Luk

## Playing

web-turn-title = ● Din tur – { $game }
web-play-wait = Venter på { $names }.
web-play-rights = Du kan også
web-play-paused = Spillet er på pause.
web-play-stuck = Spillet er spillet efter andre regler og kan ikke fortsætte.
web-play-hand = Din hånd
web-play-story = Hvad der er sket
web-play-missed = { $count ->
    [one] En tidligere hændelse er ikke gemt længere.
   *[other] { $count } tidligere hændelser er ikke gemt længere.
}
web-play-won = { $name } vinder!
web-play-nobody-won = Ingen vinder.
web-play-target = Hvem?
web-play-one = Hvilket?
web-play-some = Hvilke kort?
web-play-amount = Hvor meget?
web-play-do-it = Gør det
web-play-cancel = Tilbage
web-play-sure = { $move } – er du sikker?
web-play-at = { $move } → { $name }
web-play-sealed = Dit svar er forseglet: { $move }
web-play-out = ude

web-undo-asked = { $name } vil gerne fortryde det sidste træk.
web-vote-asked = { $name } foreslår en anden regel i næste spil: { $what } – { $value }.
web-vote-rules = Spillet begyndte efter version { $theirs } af reglerne og går anderledes efter version { $ours }. Vil I fortsætte herfra efter version { $ours }?
web-yes = Ja
web-no = Nej

web-talk = Snak
web-talk-say = Sig noget
web-talk-send = Sig det
web-talk-line = { $name }: { $words }

web-ask-turn = Din tur. Hvad gør du?
web-ask-window = Svarer du?
web-ask-follow-up = Hvad følger efter Greb?
web-ask-block-grab = Greb efter Blokering?
web-ask-free-attack = Et frit angreb: med hvad?
web-ask-distracted = Du skal angribe efter Afledning.
web-ask-series = Et slag til?
web-ask-keep-hold = Hold fast eller giv slip?
web-ask-rescue = Hel dig, eller gå omkuld?
web-ask-weapon-back = Smid våbnet eller behold det?
web-ask-pass-on = Hvilken vej svinger det videre?
web-ask-open-season = Vil du lange ud?
web-ask-throw = Dit kast.
web-ask-purchase = Køber du?
web-ask-tax = Hvordan gør du det op?
web-ask-auction = Byder du?
web-ask-place = Hvor skal den stå?
web-ask-debt = Du skylder mere, end du har.
web-ask-interest = Indfri pantet eller behold det?
web-ask-last-call = Sidste omgang.
web-ask-over = Spillet er slut.

web-move-accept = Sig ja
web-move-bid = Byd
web-move-build = Byg
web-move-buy = Køb
web-move-chug = Fra glasset
web-move-claim = Opkræv
web-move-concede = Giv op
web-move-decline = Nej tak
web-move-discard = Smid kort
web-move-drink = Fra lageret
web-move-drop = Smid det
web-move-fine = Betal bøden
web-move-flirt = Brug et flirtekort
web-move-heal = Hel dig
web-move-keep = Behold
web-move-left = Venstre
web-move-lift = Indfri
web-move-mortgage = Pantsæt
web-move-offer = Tilbyd
web-move-pass = Pas
web-move-refuse = Afslå
web-move-release = Giv slip
web-move-right = Højre
web-move-roll = Kast terningerne
web-move-sell = Sælg
web-move-settle = Lad det blive skaffet
web-move-surrender = Overgiv dig
web-move-take = Ingenting
web-move-give = giv
web-move-get = få
web-take-window = Lad det ske
web-take-weapon-back = Behold
web-take-keep-hold = Hold fast
web-take-rescue = Gå omkuld

## The table, for all to see

web-tv-join = Deltag med koden
web-badge-counters = liv
web-badge-cards = kort på hånden
web-badge-stock = på lager
web-badge-at = står på
