# Die Worte des Handys.

## What a card does

web-look-card = Über { $card }
web-look-now = Jetzt gerade
web-look-rules = Im Regelbuch

## What is asked

web-at-you = { $by } trifft DICH mit { $card }: du verlierst { $amount }
web-at-again = { $card } von { $by } trifft DICH: du verlierst { $amount }
web-at-you-plain = { $by } legt { $card } gegen DICH
web-at-you-grab = { $by } packt DICH
web-at-you-spoils = { $by } verdirbt DEINE Karte { $card }
web-at-you-stops = { $by } stoppt dich mit { $card }
web-at-them = { $by } trifft { $on } mit { $card }: −{ $amount }
web-at-them-plain = { $by } legt { $card } gegen { $on }
web-at-them-grab = { $by } packt { $on }
web-at-them-spoils = { $by } demütigt { $on }: { $card } zählt nicht
web-at-them-stops = { $by } stoppt { $on } mit { $card }
web-at-self = { $by } legt { $card }
web-at-answer = Antwortest du?
web-at-raised = Die hochgehobenen Karten stoppen es.
web-at-nothing = Nichts auf deiner Hand hilft. Es geht von selbst weiter.
web-at-helpless = Nichts auf deiner Hand stoppt es.
web-at-grab-planned = Dein { card-grab } folgt, wenn niemand auf { card-block } antwortet.
web-air-stops = stoppt es
web-ask-turn-none = Du bist dran. Keine Karte geht: Tausche welche.
web-ask-block-grab-at = { $name } hat dich geblockt. { $name } packen?
web-ask-block-grab-mine = Du hast { $name } geblockt. { $name } packen?
web-ask-follow-up-at = Du hast { $name } gepackt. Was folgt?
web-ask-free-attack-at = Ein freier Angriff auf { $name }: womit?
web-ask-distracted-at = { $name } ist abgelenkt. Greif an!
web-rescue-needed = Du stehst bei { $left }. Du brauchst { $needed }, um drin zu bleiben.
web-rescue-short = Alle deine Heilkarten geben { $have }: zu wenig.
web-rescue-none = Du hast nichts zum Heilen.
web-rescue-warn = Das gibt { $have }, du brauchst { $needed }. Du würdest trotzdem fallen.
web-rescue-saves = Das rettet dich.
web-rescue-heal = Heilen: +{ $have }
web-rescue-heal-anyway = Trotzdem legen
web-rescue-fall-sure = Wirklich umfallen?
web-sum = { $card } { $value } + { $more } { $extra } = { $total }

## Buttons

web-do-swap = Karten tauschen
web-do-not-this-turn = In diesem Zug nicht
web-do-only-me = Nur wenn ich gemeint bin
web-do-ask-again = Frag mich wieder
web-standing-turn = In diesem Zug wirst du nur gefragt, wenn du gemeint bist.
web-standing-game = Du wirst nur gefragt, wenn du gemeint bist.
web-standing-all = Du lässt alles durchgehen.

## What happened to me

web-hit-note = { $by }: { $card } −{ $amount }
web-out-by = { $by } hat dich mit { $card } umgehauen. Das ist Platz { $place }.
web-out-plain = Du bist raus. Das ist Platz { $place }.
web-you-won = Du gewinnst!
web-last-one = Das Herz zeigt deine Counter. Wer als Letzter noch welche hat, gewinnt.
web-log = Was bisher geschah

## Time

web-clock-own = eigene Zeit { $time }
web-clock-own-said = Die Zeit ist um; von deiner eigenen Zeit bleiben { $seconds } Sekunden.
web-clock-bot = In { $seconds } s spielt ein Bot weiter
web-clock-passes = In { $seconds } s geht es vorbei
web-bot-for-you = Ein Bot spielt für dich.
web-bot-back = Ich bin zurück
web-bot-plays = ein Bot spielt für { $name }
web-away = weg
web-wait-away = { $name } ist weg.
web-wait-away-bot = { $name } ist weg. In { $time } spielt ein Bot weiter.
web-wait-claim = { $name } darf kassieren … { $seconds }

## Talk

web-taunts = Mit einem Tippen sagen
web-out-heckle = Ruf dazwischen
web-out-bet = Wer gewinnt? Wette, nur zum Spaß.
web-out-bet-on = Du hast auf { $name } gewettet.
web-out-bet-won = Du hast auf { $name } gewettet: richtig!
web-out-bet-lost = Du hast auf { $name } gewettet: diesmal nicht.
web-out-banana = Wirf deine Banane

## Names for a screen reader

web-name-person = { $name }, { $counters }, { $cards }
web-name-aim = { $person }: hierhin zielen

## A phone that is gone

web-seat-asked = Ein neues Handy sagt, es gehört { $name }.
web-seat-asked-why = Das eigene Handy von { $name } ist nicht verbunden. Wenn du Ja sagst, hat das neue den Platz und das alte nicht mehr.
web-seat-asked-here = Das eigene Handy von { $name } scheint noch verbunden zu sein. Wenn du Ja sagst, hat das neue den Platz und das alte nicht mehr.
web-seat-allow = Ja, das ist { $name }
web-seat-are-you = Bist du { $name }?
web-seat-ask = Ich bin { $name }. { $host } fragen
web-seat-ask-why = Wenn dein altes Handy weg ist, kann { $host } dir deinen Platz zurückgeben.
web-seat-asking = { $host } wird gefragt. Einen Moment.
