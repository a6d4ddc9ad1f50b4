# What the terminal says around the game.

## Beginning and end

terminal-welcome = { $game }, im Uhrzeigersinn: { $names }.{ $bot-count ->
    [0] { "" }
    [one] { " " }{ $bots } ist ein Bot.
   *[other] { " " }{ $bots } sind Bots.
} Tippe hilfe, um zu sehen, was du sonst noch tippen kannst.
terminal-recording = Während du spielst, wird das Spiel in { $file } geschrieben
terminal-over = Dieses Spiel ist schon aus.
terminal-recorded = Die Aufzeichnung: { $file }
terminal-seed = Der Startwert dieses Spiels war { $seed }.
terminal-left-saved = Das Spiel ist gespeichert. Weiter geht es mit: pocketmoney play --from { $file }
terminal-left-kept = Das Spiel bleibt aufgehoben. Weiter geht es mit: pocketmoney play
terminal-left-unsaved = Es wurde nichts gespielt. Jedes Spiel wird von deinem ersten Zug an aufgehoben: pocketmoney play bietet an, es fortzusetzen.
terminal-go-on-with = { $game } mit { $names }, zuletzt gespielt am { $when }, ist nicht zu Ende. Enter: fortsetzen; alles andere: ein neues Spiel.
terminal-watch = Du bist raus. Enter: den Rest ansehen; irgendetwas anderes: nur sehen, wie es ausgeht.

## Questions

terminal-ask-of = [{ $name }] { $question }
terminal-ask-any = Deine Antwort (Enter: nichts):
terminal-ask-must = Du musst wählen:
terminal-ask-turn = Dein Zug:
terminal-ask-window = Deine Antwort (Enter: keine):
terminal-ask-pass-on = In welche Richtung geht es weiter? (Enter: links)
terminal-ask-follow-up = Was folgt auf das Greifen? (Enter: nichts)
terminal-ask-block-grab = Greifen nach dem Abblocken? (Enter: nein)
terminal-ask-free-attack = Dein freier Angriff (Enter: keiner):
terminal-ask-distracted = Der Angriff nach der Ablenkung, den du machen musst:
terminal-ask-series = Noch ein Schlag? (Enter: keiner mehr)
terminal-ask-open-season = Draufhauen? (Enter: nein)
terminal-ask-weapon-back = Waffe fallen lassen oder behalten? (Enter: behalten)
terminal-ask-keep-hold = Festhalten oder loslassen? (Enter: festhalten)
terminal-ask-rescue = Heilen oder umfallen? (Enter: umfallen)
terminal-which-cards = Welche Karten ({ $word })? Buchstaben oder Namen; Enter: doch keine.
terminal-give-up = Wirklich aufgeben? Dann tippe ja.
terminal-yes-words = j ja y yes
terminal-all-agree = Sind alle einverstanden? Mit ja geschieht es:
terminal-replace = In { $file } steht ein anderes Spiel. Ersetzen? Mit ja geschieht es.
terminal-hand-over = Gib { $name } die Tastatur. { $name }, drück Enter.
terminal-anyone = Antwortet jemand? Ein Name, oder Enter für niemand:
terminal-anyone-else = Antwortet noch jemand? Ein Name, oder Enter für niemand:
terminal-not-asked = { $name } kann hierauf nicht antworten.
terminal-has-answered = { $name } hat schon geantwortet.
terminal-rights = Bevor { $whose } dran ist, kannst du: { $moves } (Enter: nein):
terminal-rights-only = Tippe { $moves }, oder drück Enter, um weiterzumachen.

## Replies

terminal-talk = { $name }: „{ $words }“
terminal-talk-rides = Reden gehört zu einem Zug: Tippe den Zug und dahinter deine Worte in Anführungszeichen.
terminal-not-understood = { $word } ist kein Zug und kein Befehl{ $near ->
    [none] .
   *[other] ; meinst du { $near }?
} Tippe hilfe, um zu sehen, was du tippen kannst.
terminal-no-number = Nummer { $number } gibt es nicht; die Nummern gehen bis { $last }.
terminal-private-word = { $word } ist für deinen eigenen Zug an der Tastatur; hier wird keine Hand gezeigt.
terminal-rules-of-what = Welche Regeln? Nenne eine Karte oder eine Regel, etwa: regeln greifen, regeln R46.
terminal-why-what = Warum was? Nenne eine Karte oder einen Zug, etwa: warum abblocken.
terminal-why-not = Nichts spricht dagegen: { $move } ist erlaubt.
terminal-save-where = Wohin speichern? Nenne eine Datei, etwa: speichern spiel.play.
terminal-saved = Gespeichert. Weiter geht es später mit: pocketmoney play --from { $file }
terminal-plain = { $on ->
    [yes] Ab jetzt schlicht: keine Balken, keine Farben.
   *[no] Balken und Farben sind wieder da.
}
terminal-help =
    Ein Zug ist seine Nummer oder Text: tritt 4 > Rex, oder Buchstabe der Karte und Name: a rex.
    Der Anfang eines Namens genügt, auch ohne Umlaute oder auf Englisch: grei rex.
    Worte in Anführungszeichen nach einem Zug werden laut gesagt: 3 "Nimm das."
    abwerfen und heilen fragen nach den Karten; oder nenne sie: abwerfen a c.
    warum KARTE: warum du sie jetzt nicht nutzen kannst und was das ändern würde
    regeln KARTE, regeln R46: was eine Karte tut, was eine Regel sagt
    tisch, karten, züge: alles noch mal zeigen
    verlauf: was zuletzt geschah; verlauf alles: alles
    speichern DATEI: das Spiel in einer Datei speichern, und alles, was folgt
    undo: deinen letzten Zug zurücknehmen; stand others: nur antworten, wenn es dich trifft
    schlicht: ohne Balken und Farben, für Screenreader
    aufgeben: du gibst dich geschlagen
    ende: gehen

## Moves

terminal-move-play = spielen
terminal-move-heal = heilen
terminal-heal-with = heilen mit { $cards }
terminal-heal-some = mit einigen davon heilen
terminal-discard-some = abwerfen
terminal-move-pass = passen
terminal-move-take = nichts
terminal-take-window = geschehen lassen
terminal-take-weapon-back = behalten
terminal-take-keep-hold = festhalten
terminal-take-rescue = umfallen
terminal-move-left = links
terminal-move-right = rechts
terminal-move-release = loslassen
terminal-move-drop = fallen lassen

## The table

terminal-piles = Ziehstapel { $pile }, Ablage { $discards }{ $discards ->
    [0] { "" }
   *[other] , oben { $top }
}, verlorene Counter { $lost }.
terminal-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
terminal-out = raus
terminal-turn-mark = Dran:
terminal-seat = { $name } { $counters }, { terminal-seat-cards }{ $has-troubles ->
    [yes] , { $troubles }
   *[no] { "" }
}.
terminal-seat-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
terminal-seat-out = { $name } ist raus.
terminal-holds = hält { $on } ({ $card })
terminal-held = von { $by } gehalten ({ $card })
terminal-is-poked = sieht nichts
terminal-is-heart-broken = Herz gebrochen
terminal-is-thrown = vor der Tür
terminal-is-vomiting = kotzt
terminal-is-dazed = Angriffe vorerst 1 schwächer
terminal-is-stomped = nächster Angriff halbiert
terminal-is-weak = Angriffe auf Dauer { $amount } schwächer
terminal-has = hat { $cards }
