# What people type in German, several forms with commas between them, the one that is shown first. Case, accents and hyphens do
# not matter. Records have the English words, which are the keys.

## Moves of the card games

typed-play = spielen, spiele, lege
typed-discard = abwerfen, abwurf, werfe ab, wirf ab
typed-heal = heilen, heile, heil
typed-pass = passen, passe
typed-take = nichts, nehmen, einstecken
typed-left = links
typed-right = rechts
typed-release = loslassen, los
typed-drop = fallen lassen, fallenlassen, wegwerfen
typed-concede = aufgeben, gebe auf, gib auf

## Moves of Tietgen

typed-roll = würfeln, würfle, würfel, wurf
typed-buy = kaufen, kaufe, kauf
typed-decline = nicht kaufen, verzichten
typed-bid = bieten, biete, gebot
typed-claim = einfordern, fordere ein, fordern, miete
typed-build = bauen, baue, bau
typed-sell = verkaufen, verkaufe, verkauf
typed-mortgage = beleihen, beleihe, hypothek
typed-lift = ablösen, löse ab, auslösen
typed-keep = behalten, behalte
typed-fine = strafe, strafe zahlen, zahle strafe
typed-flirt = flirten, flirtkarte, flirtkarte nutzen
typed-chug = glas, mit dem glas
typed-drink = vorrat, vom vorrat
typed-offer = anbieten, biete an, angebot, tauschen
typed-accept = annehmen, nehme an, akzeptieren
typed-refuse = ablehnen, lehne ab, zurückziehen
typed-settle = auftreiben, beschaffen, begleichen
typed-surrender = pleite, pleite anmelden, bankrott
typed-draw = ziehen, ziehe, karte ziehen
typed-mail = post, karte
typed-time = zeit, schluss, zeit ausrufen

## Words inside of moves

typed-give = gebe, gib, geben
typed-get = bekomme, nimm, für, gegen
typed-filler = ein, eine, die, der, das, karte, karten
typed-at = auf, gegen, an

## Words that show or arrange something

typed-help = hilfe
typed-table = tisch
typed-hand = karten, hand
typed-moves = züge
typed-log = verlauf, protokoll
typed-why = warum, wieso
typed-rules = regeln, regel
typed-save = speichern
typed-plain = schlicht
typed-quiet = ruhe
typed-quit = ende, verlassen
typed-board = brett
typed-deeds = urkunden, besitz
typed-players = spieler
typed-debt = schulden
typed-administration = verwaltung
typed-ledger = konto, buch
