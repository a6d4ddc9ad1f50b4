# What `pocketmoney connect` says: playing at a remote table, line by line.
#
# `$is` says `you` or `other`; of questions to the table also `asked`, if the reader is to answer.

## Finding the table

connect-ask-code = Welcher Tisch? Sein Code, oder Enter für einen neuen:
connect-ask-code-only = Welcher Tisch? Sein Code:
connect-ask-your-name = Dein Name:
connect-ask-game = Welches Spiel soll es sein? { $games } (Enter: { $usual }):
connect-ask-name = Dein Name (Enter: nur zuschauen):
connect-watching = Du schaust zu. Um doch mitzuspielen, verbinde dich noch mal und tippe einen Namen.
connect-seated = Du sitzt als { $name } am Tisch. { $host ->
    [yes] Du bist der Host: bot setzt einen Bot dazu, game und option bestimmen, was gespielt wird, deal fängt an. Tippe link für das, was andere zum Mitspielen brauchen, hilfe host für den Rest.
   *[no] Tippe ready, wenn du bereit bist, hilfe für das, was du sonst tippen kannst.
}
connect-welcome-back = Du bist wieder auf deinem Platz, { $name }. Tippe hilfe für das, was du tippen kannst.
connect-seat-gone = Dein Platz an diesem Tisch ist nicht mehr frei gehalten.
connect-link = Andere spielen mit über: pocketmoney connect { $link }
connect-gone = Du bist weg, aber dein Platz bleibt frei. Zurück kommst du mit: pocketmoney connect { $link }
connect-lost = Die Verbindung ist weg; neuer Versuch.
connect-again = Wieder verbunden.
connect-late = { $move } wurde nicht noch mal geschickt, weil das Spiel weitergegangen ist. Steht es nicht unten, kam es zu spät.
connect-not-there = Es gibt noch keinen Tisch; warte einen Moment.
connect-puzzled = Der Tisch sagt etwas, das diese Version nicht zeigen kann ({ $why }). Du kannst weiterspielen; tippe who, table oder moves, um nachzusehen.
connect-unknown = Der Tisch sagt: { $key }.

## Who is at the table

connect-table = Tisch { $code }: { $game }, Tempo { $speed }.
connect-rules = Hausregeln: { $rules }.
connect-chair = { $name }: { $notes }
connect-empty = noch niemand
connect-watchers = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Leute schauen zu.
}
connect-note-you = du
connect-note-host = Host
connect-note-bot = Bot ({ $bot })
connect-note-stand-in = wird von einem Bot ({ $bot }) vertreten
connect-note-away = nicht verbunden
connect-note-ready = bereit
connect-note-not-ready = nicht bereit
connect-note-waits = wartet aufs nächste Austeilen
connect-note-wins = { $count ->
    [one] 1 Sieg
   *[other] { $count } Siege
}

## What changes

connect-sat = { $name } setzt sich.
connect-bot-sat = { $name } setzt sich, ein Bot ({ $bot }).
connect-left = { $name } ist gegangen.
connect-here = { $name } ist wieder verbunden.
connect-away = { $name } ist nicht mehr verbunden.
connect-ready = { $is ->
    [you] Du bist bereit.
   *[other] { $name } ist bereit.
}
connect-not-ready = { $is ->
    [you] Du bist nicht mehr bereit.
   *[other] { $name } ist nicht mehr bereit.
}
connect-stands-in = { $is ->
    [you] Ein Bot ({ $bot }) spielt für dich. Tippe back oder mach einen Zug, um selbst zu spielen.
   *[other] Ein Bot ({ $bot }) spielt für { $name }.
}
connect-is-back = { $is ->
    [you] Du spielst wieder selbst.
   *[other] { $name } spielt wieder.
}
connect-host = { $is ->
    [you] Du bist jetzt der Host.
   *[other] { $name } ist jetzt der Host.
}
connect-game = Das nächste Spiel: { $game }.
connect-rules-changed = Hausregeln, die sich ändern: { $rules }.
connect-speed = Das Tempo ist jetzt { $speed }.
connect-family = { $on ->
    [yes] Schimpfwörter bekommen jetzt Sternchen.
   *[no] Schimpfwörter bekommen keine Sternchen mehr.
}
connect-listed = { $on ->
    [yes] Fremde finden diesen Tisch jetzt in der Liste.
   *[no] Fremde finden diesen Tisch nicht mehr.
}
connect-stand-in = Für alle, die fehlen, spielt jetzt ein Bot dieser Art: { $bot }.
connect-dealt-by = Dieses Spiel hat nach Version { $theirs } der Regeln angefangen. Nach den jetzigen verläuft es gleich und geht nach ihnen weiter.
connect-adopted = Der Tisch spielt nach Version { $ours } der Regeln weiter.
connect-stuck = Dieses Spiel wurde nach Version { $theirs } der Regeln gespielt und kann nach Version { $ours } nicht weitergehen. Der Host kann ein neues anfangen.
connect-paused = { $on ->
    [yes] Das Spiel hat Pause.
   *[no] Das Spiel geht weiter.
}
connect-undo = { $is ->
    [you] Du fragst die anderen, ob du deinen letzten Zug zurücknehmen darfst.
    [asked] { $name } möchte den letzten Zug zurücknehmen. Einverstanden? yes oder no:
   *[other] { $name } möchte den letzten Zug zurücknehmen.
}
connect-undo-stays = Der Zug bleibt.
connect-vote = { $name } lässt über eine Hausregel fürs nächste Spiel abstimmen: { $option }={ $value }.{ $is ->
    [asked] { " " }Bist du dafür? yes oder no:
   *[other] { "" }
}
connect-vote-rules = Dieses Spiel hat nach Version { $theirs } der Regeln angefangen und verläuft nach Version { $ours } anders. Der Tisch stimmt ab, ob es von hier an nach Version { $ours } weitergeht.{ $is ->
    [asked] { " " }Bist du dafür? yes oder no:
   *[other] { "" }
}
connect-voted = { $won ->
    [yes] Die Abstimmung ist vorbei: { $option }={ $value } gilt ab dem nächsten Spiel.
   *[no] Die Abstimmung ist vorbei: { $option } bleibt, wie es war.
}
connect-read = Wenn du das gelesen hast, tippe read.

## The game

connect-begins = { $game } beginnt, im Uhrzeigersinn: { $names }. Das Deck ist festgelegt durch den Commit { $commit }
connect-missed = { $count ->
    [one] Davor ist etwas geschehen, das nicht mehr erzählt wird.
   *[other] Davor sind { $count } Dinge geschehen, die nicht mehr erzählt werden.
}
connect-clock = { $question } [{ $seconds } s{ $bank ->
    [0] { "" }
   *[other] , dann { $bank } s von deinen
}]
connect-clock-left = Noch { $seconds } Sekunden{ $bank ->
    [0] { "" }
   *[other] , dazu { $bank } eigene
}.
connect-no-clock = Es läuft keine Uhr.
connect-hurry = Noch { $seconds } Sekunden.
connect-sealed = Deine Antwort liegt verdeckt, bis alle geantwortet haben.
connect-waits = { $count ->
    [one] Jetzt ist { $names } gefragt.
   *[other] Jetzt sind { $names } gefragt.
}
connect-just-changed = Die Frage hat sich gerade geändert; sieh noch mal hin.
connect-talk-alone = Um etwas ohne Zug zu sagen, tippe say und deine Worte.
connect-another = Das Spiel ist aus. { $host ->
    [yes] Für ein neues tippen alle anderen ready, und du deal.
   *[no] Für ein neues tippe ready.
}
connect-discards = { $count ->
    [0] Der Ablagestapel ist leer.
   *[other] Der Ablagestapel, von oben: { $cards }.
}
connect-mail = Post: { $hidden } Karten, deren Reihenfolge niemand kennt, dann { $known }, die alle gesehen haben{ $known ->
    [0] .
   *[other] , und zwar so:
}
connect-letters = Küchenbriefe: { $hidden } Karten, deren Reihenfolge niemand kennt, dann { $known }, die alle gesehen haben{ $known ->
    [0] .
   *[other] , und zwar so:
}
connect-code = Dein Platz kann auf ein anderes Gerät umziehen: Tippe dort pocketmoney connect { $link } und dann take-over { $code }. Der Code gilt { $seconds } Sekunden, und nur einmal.
connect-you-left = Du hast den Tisch verlassen.
connect-stands = { $count ->
    [0] Du hast jetzt keine festen Antworten.
   *[other] { $until ->
        [game] Bis zum Ende des Spiels fest:
       *[turn] Bis zum Ende des Zugs fest:
    } { $what }.
}
connect-stand-others = geschehen lassen, was nicht gegen dich geht
connect-stand-all = alles geschehen lassen
connect-stand-claim = einfordern, was dir zusteht
connect-settled = Nur für dich: Du begleichst mit { $how ->
    [beer] Bier
    [alcohol-free] Alkoholfreiem
    [water] Wasser
    [points] Punkten
   *[other] { $how }
}{ $cap ->
    [0] { "" }
   *[other] , bis zu { $cap } ml
}{ $pace ->
    [0] { "" }
   *[other] , höchstens { $pace } ml in der Stunde
}. Sonst erfährt es niemand.
connect-muted = { $on ->
    [yes] Du hörst { $name } nicht mehr.
   *[no] Du hörst { $name } wieder.
}
connect-sure-leave = Wirklich für immer gehen? Dann tippe ja. (quit geht nur weg, und dein Platz bleibt frei.)
connect-sure-delete = Diesen Tisch wirklich löschen, mit allem, was dazugehört? Dann tippe ja.

## Whether the deck was honest

connect-reveal-holds = Geprüft: Das Deck war das, auf das sich der Tisch vor dem Austeilen festgelegt hatte. Der Startwert war { $seed }.
connect-reveal-unseen = Das Geheimnis des Tisches passt zum Startwert { $seed }; du warst vor dem Austeilen nicht da, um zu sehen, worauf er sich festgelegt hatte.
connect-reveal-commit = Vorsicht: Der Tisch zeigt ein anderes Geheimnis als das, auf das er sich vor dem Austeilen festgelegt hatte.
connect-reveal-numbers = Vorsicht: Die Zahlen von jemandem sind nicht die, die vor dem Austeilen gezeigt wurden.
connect-reveal-mine = Vorsicht: Die Zahlen, die du mitgebracht hast, stecken nicht im Startwert.
connect-reveal-seed = Vorsicht: Der Startwert { $seed } folgt nicht aus dem Geheimnis und den Zahlen.

## Help

connect-help-table =
    ready: du bist bereit fürs Austeilen; wait: doch nicht
    who: wer da ist; link: was andere zum Mitspielen brauchen; options: die Hausregeln
    say WORTE: reden; mute NAME, unmute NAME: nicht mehr hören, wieder hören
    vote REGEL=WERT: über eine Hausregel fürs nächste Spiel abstimmen; yes, no: antworten
    settle beer, alcohol-free, water oder points, wenn du magst mit cap ML und pace ML: nur für dich, in Tietgen
    code: deinen Platz auf ein anderes Gerät umziehen; take-over CODE: ihn dort übernehmen
    plain: ohne Zeichnungen und Farben, für Screenreader
    leave: für immer aufstehen; quit: weggehen, dein Platz bleibt frei
    hilfe host: was der Host kann
connect-help-host =
    bot, bot WORT, bot WORT NAME: einen Bot dazusetzen; bots listet sie auf
    game NAME, oder mit Decks game NAME DECK DECK: was als Nächstes gespielt wird; option REGEL=WERT: eine Hausregel
    deal: anfangen, wenn alle anderen bereit sind; deal NAME: mit dieser Person beginnen
    speed relaxed, normal, quick oder none: wie lange Fragen offen bleiben
    pause, go: das Spiel anhalten, weitermachen; fill NAME: einen Bot für jemanden spielen lassen, der fehlt
    kick NAME, host NAME: einen Platz wegnehmen, den Host weitergeben
    stand-in WORT: welche Bots für Fehlende spielen; family on: Schimpfwörter mit Sternchen; listed on: Fremde finden den Tisch
    delete: der Tisch und alles, was dazugehört
connect-help-game =
    Ein Zug ist seine Nummer oder Text: tritt 4 > Rex, oder Buchstabe der Karte und Name: a rex. Enter lässt es geschehen.
    Der Anfang eines Namens genügt, auch ohne Umlaute oder auf Englisch: grei rex.
    Worte in Anführungszeichen nach einem Zug werden laut gesagt: 3 "Nimm das."; say WORTE: ohne Zug
    abwerfen und heilen fragen nach den Karten; oder nenne sie: abwerfen a c.
    stand others: geschehen lassen, was nicht gegen dich geht; stand all; stand dodge block: nie danach fragen; stand off
    Mit game dahinter: bis zum Ende des Spiels, nicht des Zugs.
    undo: bitten, deinen letzten Zug zurückzunehmen; yes, no: auf so eine Frage antworten
    warum KARTE: warum du sie jetzt nicht nutzen kannst; regeln KARTE, regeln R46: was eine Karte tut, was eine Regel sagt
    tisch, karten, züge, look (Ablagestapel), verlauf, clock, who: zeigen
    out: einen Bot für dich spielen lassen; back: selbst spielen; aufgeben: du gibst dich geschlagen
    hilfe tisch: was du sonst tippen kannst; ende: weggehen, dein Platz bleibt frei
connect-help-tietgen =
    Ein Zug ist seine Nummer oder Text: würfeln, kaufen, bauen 12.1, beleihen Fahrradraum A, bieten 3,5 cl. Enter: die übliche Antwort.
    Der Anfang eines Wortes genügt, auch ohne Umlaute oder auf Englisch: bel wasch.
    hilfe anbieten, hilfe bieten, hilfe einfordern, hilfe bauen, hilfe schulden, hilfe verwaltung: mehr dazu
    brett, urkunden, urkunden NAME, konto, look (die Post): zeigen; züge: alles, was du jetzt tun darfst, mit Nummern
    Worte in Anführungszeichen nach einem Zug werden laut gesagt: würfeln "Sechser, bitte."; say WORTE: ohne Zug
    stand claim: für den Rest des Spiels alle Miete einfordern, die dir zusteht; stand off: nicht mehr
    undo: bitten, deinen letzten Zug zurückzunehmen; yes, no: auf so eine Frage antworten
    settle water cap 500 pace 250: nur für dich, womit du begleichst, was verbucht ist
    regeln 12.1, regeln R136; warum bauen 12.1: warum nicht
    verlauf, clock, who; out: einen Bot für dich spielen lassen; back: selbst spielen; aufgeben: du gibst dich geschlagen
    hilfe tisch: was du sonst tippen kannst; ende: weggehen, dein Platz bleibt frei

## What is wrong

problem-connect-where = wohin verbinden? Erwartet wird die Adresse, die der Server gezeigt hat, etwa pocketmoney connect http://192.168.1.5:8765/#BCDFG
problem-connect-address = { $word } ist keine Adresse eines Tisches; erwartet wird etwas wie http://192.168.1.5:8765/#BCDFG
problem-connect-nobody = unter { $server } antwortet niemand ({ $why }); läuft der Server, und stimmt die Adresse?
problem-connect-silent = { $server } antwortet nicht rechtzeitig; stimmt die Adresse?
problem-connect-no-table-server = unter { $server } läuft ein Server, aber keiner mit Tischen
problem-connect-turned-away = { $why }
problem-connect-no-token = in { $file } steht kein Schlüssel zu einem Platz; nenne mit --token-file eine andere Datei, oder lösche sie
problem-connect-on-off = { $word } ist on oder off
problem-connect-who = { $word }: wen? Nenne jemanden am Tisch
problem-connect-what = { $word }: was? Tippe hilfe, um zu sehen, was dazugehört
problem-connect-too-long = auf einmal lassen sich höchstens { $most } Zeichen sagen
problem-connect-stand = stand: was? others, all, Karten, claim oder off; tippe hilfe für mehr
problem-connect-settle = erwartet wird etwas wie: settle water cap 500 pace 250, in ml
problem-connect-no-game = es gibt noch kein Spiel
problem-connect-no-cards = in diesem Spiel antwortet man nicht mit Karten; tippe stand claim oder stand off
