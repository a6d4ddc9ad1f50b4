# Die Worte rund um das Spiel.

## The start page

web-quick = Sofort gegen drei Bots spielen
web-tv-this = Das ist der Fernseher
web-tv-this-how = Dieser Bildschirm zeigt allen den Tisch; gespielt wird auf den Handys.
web-companion = Tietgen auf eurem Brett
web-companion-how = Euer Brett liegt auf dem Tisch. Die Handys verwalten Urkunden, Kasse und Auktionen.

## A screen for all

web-screen-open = { $address } öffnen und { $code } eintippen
web-screen-title = Den Tisch auf einem Fernseher zeigen
web-screen-how = Im Browser des Fernsehers öffnest du
web-screen-or = oder du öffnest dort { $address }, drückst „{ web-tv-this }“ und tippst { $code }.
web-screen-code = Code eines Tisches, der schon offen ist
web-screen-local = Diese Adresse gilt nur auf diesem Gerät. Öffne die Seite unter der Adresse, die der Server genannt hat.
web-screen-here = Diesen Bildschirm nehmen
web-screen-wait = Wer sich zuerst setzt, ist Host.

## Before the deal

web-wait-start = Warten, bis { $host } anfängt.
web-you-are-in = Du bist dabei.
web-absent = { $count ->
    [one] { $names } ist weg.
   *[other] { $names } sind weg.
}
web-absent-keep = Der Platz bleibt für das nächste Spiel frei.
web-absent-without = Ohne { $names } spielen

## A face of one's own

web-face = Mein Gesicht zeichnen
web-face-paper = Papier zum Zeichnen
web-face-full = Mehr passt nicht aufs Papier.
web-face-undo = Strich zurück
web-face-clear = Alles wegwischen
web-face-save = Das bin ich
web-face-remove = Zeichnung von { $name } entfernen

## Delete and leave

web-delete-title = Diesen Tisch löschen?
web-delete-running = Das laufende Spiel endet für alle.
web-delete-games = { $count ->
    [0] Hier wurde noch nicht gespielt.
    [one] Das Spiel, das hier gespielt wurde, kann niemand mehr ansehen.
   *[other] Die { $count } Spiele, die hier gespielt wurden, kann niemand mehr ansehen.
}
web-delete-people = { $count ->
    [one] { $names } verliert den Platz.
   *[other] { $names } verlieren ihre Plätze.
}
web-delete-go = Endgültig löschen
web-delete-not = Den Tisch behalten
web-leave-title = Den Tisch verlassen?
web-leave-playing = Ein Bot spielt deine Hand zu Ende, und dein Platz ist weg.
web-leave-lobby = Dein Platz wird frei.
web-leave-not = Bleiben

## Bots

web-bots-more = Mehr Bots
web-bots-seat = { $name } hinsetzen
web-bot-easy = Anfänger
    .short = Macht jedes dritte Mal einen Fehler.
web-bot-fair = Solide
    .short = Spielt vernünftig, ohne Schnickschnack.
web-bot-hard = Stark
    .short = Denkt vor jedem Zug voraus.
web-bot-brutal = Brutal
    .short = Denkt doppelt so lange und findet den besten Zug.
web-bot-bruiser = Bruiser
    .short = Greift an und an; verteidigt nur, was richtig wehtut.
web-bot-bully = Bully
    .short = Geht auf die Schwächsten los.
web-bot-gambler = Gambler
    .short = Alles oder nichts: immer die schwerste Karte.
web-bot-grudge = Grudge
    .short = Schlägt zurück und vergisst nichts.
web-bot-joker = Joker
    .short = Zum Spaß hier: Jeder vierte Zug ist eine Laune.
web-bot-leveller = Leveller
    .short = Erträgt niemanden an der Spitze: schlägt die Stärksten.
web-bot-miser = Miser
    .short = Hortet Karten, bis die anderen ihre verbraucht haben.
web-bot-tortoise = Tortoise
    .short = Langsam und sicher: wehrt alles ab und heilt früh.
web-bot-landlady = Landlady
    .short = Besitz zuerst: kauft alles und kassiert jede Miete.
web-bot-tietgen-gambler = Alles oder nichts: bietet bis zum letzten Zentiliter.
web-bot-tietgen-grudge = Vergisst keine Miete und keinen abgelehnten Handel.
web-bot-tietgen-joker = Zum Spaß hier: Jeder vierte Zug ist eine Laune.
web-bot-tietgen-landlady = Besitz zuerst: kauft alles und kassiert jede Miete.
web-bot-tietgen-miser = Hortet Bier, bis die anderen ihres verbraucht haben.
web-bot-tietgen-tortoise = Langsam und sicher: baut spät und sitzt nie auf dem Trockenen.

## House rules as questions

question-heal-cap = Wie weit kann Heilen dich bringen?
question-heal-while-helpless = Darf sich retten, wer wehrlos ist?
question-humiliate-healing = Kann Heilen gedemütigt werden?
question-disarm-after-grab = Kann man eine Waffe nach dem Greifen entwaffnen?
question-dodge-grab-after-block = Was stoppt ein Greifen nach dem Abblocken?
question-discard-rule = Was kostet es, Karten abzuwerfen?
question-lm-values = Was sind Kinnhaken und Rundumschlag wert?
question-stomp-scope = Welcher Angriff zählt nach dem Stampfen halb?
question-poke-next-basic-only = Wer darf Geblendete nur mit Basisangriffen angreifen?
question-headlock-any-basic = Welche Schläge gehen im Schwitzkasten?
question-break-also-hits = Trifft das Sprengen eines Griffs auch den Halter?
question-grab-follow-ups = Welche Spezialkarten dürfen auf Greifen folgen?
question-heart-breaker-skips-turn = Verliert ein gebrochenes Herz den Zug?
question-medieval-stack = Wie viele Mittelalter passen zu einem Angriff?
question-choke-victim = Was darf das Opfer von Würgen & Kotzen tun?
question-vomit-bonus-attack = Ist der Angriff auf Kotzende ein Extra?
question-distraction-grab = Darf Greifen auf Ablenkung folgen?
question-drink-rent = Wird Miete als getrunken verbucht?
question-drink-buildings = Wird der Preis für Kästen und Kühlschränke als getrunken verbucht?
question-tax-chug = Womit darf der höhere Energieverbrauch beglichen werden?
question-glass = Wie viel zählt ein Glas?
question-kitchen-mail = Hat die Küche einen eigenen Briefkasten?
question-rent-must-be-claimed = Muss man Miete einfordern?
question-rent-claim-until = Bis wann kann man Miete einfordern?
question-building-shortage = Wer bekommt den letzten Kasten oder Kühlschrank?
question-interest-base = Wovon ist der Zins ein Zehntel?
question-end-rule = Wann endet das Spiel?
question-throw-limit = Nach wie vielen Würfen?
question-wealth = Was zählt bei der Abrechnung?
question-buildings-fill-piggy = Füllt Bauen auch das Sparschwein?
question-dice = Wer würfelt?
question-cards = Wer zieht die Postkarten?
web-rules-presets = Wie spielt ihr?
web-rules-single = Jede Regel einzeln
preset-name-written = Wie geschrieben
preset-name-quick = Schnell
preset-name-wild = Wild
preset-name-short = Kurzer Abend
preset-name-cut-throat = Gnadenlos
preset-name-own = Eure eigenen
preset-name-2002 = Die Liste von 2002
preset-name-strict-text = Wortgetreu
preset-name-printed-example = Wie das gedruckte Beispiel
preset-name-no-endless-discards = Kein endloses Abwerfen
preset-name-companion = Mit einem echten Brett
preset-written = Die Regeln des Buchs, unverändert.
preset-own = { $count ->
    [one] Eine Regel habt ihr geändert.
   *[other] { $count } Regeln habt ihr geändert.
}
web-rules-more = Weitere Spielarten

## The lesson

web-lesson-back = Zurück zur Lektion
