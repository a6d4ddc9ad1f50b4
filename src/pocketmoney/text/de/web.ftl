# The words of the web client itself. Sentences about the game are those of the other files.

web-title = Pocket Money
web-tagline = Ein Tisch für drei Spiele. Setz dich.
problem-server-away = Der Server ist nicht erreichbar.

web-game-lunch-money = Lunch Money
    .short = Prügelei auf dem Schulhof. Kreidestriche, blaue Flecken, keine Lehrer.
web-game-beer-money = Beer Money
    .short = Dieselbe Prügelei zehn Jahre später, in der Kneipe.
web-game-tietgen = Tietgen
    .short = Küchen, Kästen und Mieten rund um das runde Wohnheim.
web-seats = { $least } bis { $most } Spieler

## Start page

web-start-new = Neuer Tisch
web-start-game = Welches Spiel soll es sein?
web-start-name = Dein Name
web-start-make = Tisch eröffnen
web-start-join = An einen Tisch setzen
web-start-code = Code des Tisches
web-start-go = Mitspielen
web-start-mine = Deine offenen Spiele
web-start-forget = Vergessen
web-start-listed = Offene Tische hier
web-mode = Helligkeit
web-mode-auto = wie das Gerät
web-mode-dark = dunkel
web-mode-light = hell
web-language = Sprache

## Connection

web-status-connecting = Verbinde …
web-status-waiting = Die Verbindung ist weg. Neuer Versuch läuft; nichts geht verloren.
web-ended = Dieser Tisch ist für dich zu
web-ended-home = Zur Startseite
web-ended-again = Noch mal verbinden
web-ended-anew = Als Gast hereinkommen
web-reload = Seite neu laden

## Lobby

web-lobby-code = Code
web-lobby-qr = QR-Code mit der Adresse dieses Tisches
web-lobby-share = Link teilen
web-lobby-copied = Der Link ist kopiert.
web-lobby-tv = Auf dem Fernseher zeigen
web-lobby-seats = Wer spielt
web-lobby-watchers = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
}
web-lobby-sit = Hinsetzen
web-lobby-sit-name = Dein Name
web-lobby-ready = Ich bin bereit
web-lobby-not-ready = Doch noch nicht bereit
web-lobby-deal = Austeilen
web-lobby-begin = Anfangen
web-lobby-again = Noch mal spielen
web-lobby-first = Wer anfängt
web-lobby-first-chance = der Zufall entscheidet
web-lobby-first-next = wer als Nächstes dran ist
web-lobby-too-few = { $missing ->
    [one] Es fehlt noch jemand: ein Gast oder ein Bot.
   *[other] Es fehlen noch { $missing }: Gäste oder Bots.
}
web-lobby-too-many = Das können höchstens { $most } spielen.
web-lobby-wait-for = Noch nicht bereit: { $names }.
web-lobby-bots = Bot dazuholen
web-lobby-bot-name = { $name } – { $what }
web-lobby-game = Spiel
web-lobby-decks = Decks, zusammengemischt
web-lobby-rules = Hausregeln
web-lobby-rules-changed = { $count ->
    [0] wie im Regelheft
    [one] 1 geändert
   *[other] { $count } geändert
}
web-lobby-settings = Der Tisch
web-lobby-speed = Tempo
web-lobby-family = Jugendfrei: Schimpfwörter bekommen Sternchen
web-lobby-listed = Diesen Tisch auf der Startseite des Servers zeigen
web-lobby-notice = Bitte lesen
web-lobby-understood = Verstanden
web-lobby-free-amount = eine Menge, z. B. 75cl
web-lobby-free-number = eine Zahl

web-chair-host = Host
web-chair-you = du
web-chair-bot = Bot
web-chair-ready = bereit
web-chair-waiting = nicht bereit
web-chair-away = nicht da
web-chair-wins = { $count ->
    [one] 1 Sieg
   *[other] { $count } Siege
}
web-chair-more = Mehr zu { $name }
web-chair-kick = Wegschicken
web-chair-pass-host = Zum Host machen
web-chair-mute = Stummschalten
web-chair-unmute = Wieder hören
web-chair-fill-in = Bot spielen lassen

## Menu of the table

web-menu = Menü
web-menu-leave = Tisch verlassen
web-menu-step-out = Bot für mich spielen lassen
web-menu-come-back = Ich spiele wieder
web-menu-hand-over = Meinen Platz auf ein anderes Gerät holen
web-menu-hand-over-code = Öffne diesen Tisch auf dem anderen Gerät und tippe { $code } ein. Der Code gilt { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}.
web-menu-take-over = Ich habe auf einem anderen Gerät einen Platz
web-menu-take-over-code = Code von dem Gerät
web-menu-take-over-go = Übernehmen
web-menu-undo = Meinen letzten Zug zurücknehmen
web-menu-pause = Pause
web-menu-go-on = Weiter
web-menu-delete = Tisch löschen
web-menu-close = Schließen

## Playing

web-turn-title = ● Du bist dran – { $game }
web-play-wait = Warten auf { $names }.
web-play-rights = Du darfst auch
web-play-paused = Das Spiel hat Pause.
web-play-stuck = Dieses Spiel wurde nach anderen Regeln gespielt und kann nicht weitergehen.
web-play-hand = Deine Hand
web-play-story = Was bisher geschah
web-play-missed = { $count ->
    [one] Ein früheres Ereignis ist nicht mehr gespeichert.
   *[other] { $count } frühere Ereignisse sind nicht mehr gespeichert.
}
web-play-won = { $name } gewinnt!
web-play-nobody-won = Niemand gewinnt.
web-play-target = Gegen wen?
web-play-one = Was davon?
web-play-some = Welche Karten?
web-play-amount = Wie viel?
web-play-do-it = Los
web-play-cancel = Zurück
web-play-sure = Wirklich: { $move }?
web-play-at = { $move } → { $name }
web-play-sealed = Deine Antwort liegt verdeckt: { $move }
web-play-out = raus

web-undo-asked = { $name } möchte den letzten Zug zurücknehmen.
web-vote-asked = { $name } möchte im nächsten Spiel eine andere Regel: { $what } – { $value }.
web-vote-rules = Dieses Spiel hat nach Version { $theirs } der Regeln angefangen und verläuft nach Version { $ours } anders. Von hier an nach Version { $ours } weiterspielen?
web-yes = Ja
web-no = Nein

web-talk = Reden
web-talk-say = Sag was
web-talk-send = Sagen
web-talk-line = { $name }: { $words }

web-ask-turn = Du bist dran. Was machst du?
web-ask-window = Antwortest du?
web-ask-follow-up = Was folgt auf das Greifen?
web-ask-block-grab = Greifen nach dem Abblocken?
web-ask-free-attack = Freier Angriff: womit?
web-ask-distracted = Nach der Ablenkung musst du angreifen.
web-ask-series = Noch ein Schlag?
web-ask-keep-hold = Festhalten oder loslassen?
web-ask-rescue = Heilen oder umfallen?
web-ask-weapon-back = Waffe fallen lassen oder behalten?
web-ask-pass-on = In welche Richtung geht es weiter?
web-ask-open-season = Draufhauen?
web-ask-throw = Du würfelst.
web-ask-purchase = Kaufst du?
web-ask-tax = Wie begleichst du es?
web-ask-auction = Bietest du?
web-ask-place = Wohin damit?
web-ask-debt = Du schuldest mehr, als du hast.
web-ask-interest = Hypothek ablösen oder behalten?
web-ask-last-call = Letzte Runde.
web-ask-over = Das Spiel ist aus.

web-move-accept = Annehmen
web-move-bid = Bieten
web-move-build = Bauen
web-move-buy = Kaufen
web-move-chug = Mit dem Glas
web-move-claim = Einfordern
web-move-concede = Aufgeben
web-move-decline = Nicht kaufen
web-move-discard = Abwerfen
web-move-drink = Vom Vorrat
web-move-drop = Fallen lassen
web-move-fine = Strafe zahlen
web-move-flirt = Flirtkarte nutzen
web-move-heal = Heilen
web-move-keep = Behalten
web-move-left = Links
web-move-lift = Ablösen
web-move-mortgage = Beleihen
web-move-offer = Anbieten
web-move-pass = Passen
web-move-refuse = Ablehnen
web-move-release = Loslassen
web-move-right = Rechts
web-move-roll = Würfeln
web-move-sell = Verkaufen
web-move-settle = Automatisch beschaffen
web-move-surrender = Pleite anmelden
web-move-take = Nichts
web-move-give = gib
web-move-get = nimm
web-take-window = Geschehen lassen
web-take-weapon-back = Behalten
web-take-keep-hold = Festhalten
web-take-rescue = Umfallen

## The table, for all to see

web-tv-join = Mitspielen mit dem Code
web-badge-counters = Counter
web-badge-cards = Karten auf der Hand
web-badge-stock = im Vorrat
web-badge-at = auf
