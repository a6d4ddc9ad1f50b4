# Replays: looking at a game again, and playing on from a moment of it; in German.

problem-no-such-moment = einen Moment { $step } gibt es in diesem Spiel nicht; der letzte ist { $most }
problem-record-fails = das stimmt hier nicht: { $claimed }
problem-record-fails-elsewhere = das stimmt hier nicht: { $claimed }; die Aufzeichnung wurde mit Version { $theirs } der Regeln gemacht, dieses Programm spielt nach Version { $ours }
web-replay-differs = Das Spiel ist bis hierher zu sehen: { $why }.
problem-record-too-long = es dauert zu lange, diese Aufzeichnung hier noch einmal zu spielen
problem-record-too-many-moves = eine Aufzeichnung darf hier höchstens { $most } Züge haben
problem-replays-waiting = für eine Adresse werden höchstens { $most } Spiele gleichzeitig nachgespielt
problem-verify-continued = dieses Spiel begann mit { $moves } Zügen eines früheren, also wurde nichts neu ausgeteilt, das sich prüfen ließe
problem-no-reviews = dieser Server rechnet keine Chancen aus
problem-review-at-work = für dich wird schon ein Spiel durchgerechnet; bitte eins nach dem anderen
problem-reviews-busy = gerade werden zu viele Spiele durchgerechnet; versuch es in einer Minute noch einmal
problem-review-failed = die Chancen dieses Spiels ließen sich nicht rechtzeitig ausrechnen

refusal-continue-no-seat = In diesem Spiel gibt es nur { $seats } Plätze.
refusal-continue-over = In diesem Moment ist das Spiel schon vorbei; geh ein Stück zurück.
refusal-continue-out = { $name } ist in diesem Moment schon ausgeschieden; nimm einen anderen Platz oder geh ein Stück zurück.

web-replay = Wiederholung
web-replay-fetching = Das Spiel wird geholt …
web-replay-begin = Das Spiel beginnt.
web-replay-line = Zeile { $line }: { $why }

## The way through it

web-replay-way = Der Weg durch das Spiel
web-replay-moment = Moment
web-replay-of = { $at } / { $last }
web-replay-first = Zum Anfang
web-replay-back = Einen Moment zurück
web-replay-run = Laufen lassen
web-replay-pause = Hier anhalten
web-replay-forward = Einen Moment weiter
web-replay-last = Zum Ende
web-replay-next-turn = Zum nächsten Zug
web-replay-next-fall = Zum nächsten K. o. oder Wendepunkt
web-replay-speed = Tempo
web-replay-times = { $speed }×

## Through whose eyes

web-replay-eyes = Gesehen von
web-replay-eyes-all = allen: alle Hände offen
web-replay-eyes-none = Zuschauern
web-replay-eyes-seat = { $name }
web-replay-hand = Hand von { $name }
web-replay-empty-hand = keine Karten

## What can be done with it

web-replay-again = Das Spiel noch einmal ansehen
web-replay-link = Link zu diesem Moment kopieren
web-replay-linked = Der Link zu diesem Moment ist kopiert.
web-replay-record = Aufzeichnung herunterladen
web-replay-table = Zum Tisch
web-replay-open = Eine Aufzeichnung ansehen
web-replay-choose = Datei wählen …
web-replay-open-note = Eine Datei wie abend.play; du kannst sie auch hierher ziehen. Der Server spielt sie noch einmal durch und behält nichts davon.

## Playing on

web-replay-continue = Von hier gegen Bots weiterspielen
web-replay-continue-over = Hier ist das Spiel schon vorbei; geh ein Stück zurück.
web-replay-take = Du nimmst den Platz von
web-replay-against = Die anderen sind Bots:
web-replay-continue-note = Hände, Stapel und Würfel sind die von damals und kommen, wie sie gekommen wären. Es läuft keine Uhr. Weil nichts neu ausgeteilt wird, lässt sich das Austeilen auch nicht prüfen.
web-replay-play-on = Weiterspielen
web-replay-understood = Verstanden, weiterspielen
web-continued = Dieses Spiel begann mit einem Moment eines früheren. Weil nichts neu ausgeteilt wurde, lässt sich das Austeilen nicht prüfen.

## Who was winning

web-replay-review = Ausrechnen, wer vorn lag
web-replay-reviewing = Bots spielen das Spiel von vielen Momenten aus weiter. Das kann eine Minute dauern.
web-replay-ribbon = Siegchancen im Lauf des Spiels: { $told }
web-replay-chance-went = { $name } von { $first } auf { $last } %
web-replay-chance = { $name } { $percent } %
web-replay-turned = Wo sich das Spiel gedreht hat
web-replay-how = Von jedem betrachteten Moment aus haben Bots ({ $bot }) das Spiel { $count }-mal weitergespielt. Bei so wenigen Spielen ist das nicht mehr als gut geraten.
web-replay-mark-turn = Wendepunkt bei Moment { $step }
web-replay-mark-worst = Schlechter Zug bei Moment { $step }
web-replay-turning = { $step }: { $told } { $name } kommt von { $before } auf { $after } %.
web-replay-no-turning = Kein Moment sticht heraus.
web-replay-worst = { $step }: { $told } Das hat { $name } { $lost } Punkte gekostet. Besser: { $better }
web-replay-let-pass = es geschehen lassen.
