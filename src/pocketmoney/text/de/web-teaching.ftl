# Was jede Karte tut, so wie es jemand sagt, der das Spiel erklärt. Eine Karte ohne eigenen Satz wird nach ihrer Art erklärt.

tell-basic = Kostet jemanden { $value }, außer mit { card-block } oder { card-dodge }.
tell-weapon = Kostet jemanden { $value } und kommt auf deine Hand zurück. { card-block }, { card-dodge } oder { card-disarm } stoppt sie; nur { card-disarm } nimmt sie dir weg.
tell-weapon-dropped = Kostet jemanden { $value }. Danach behältst du sie oder lässt sie fallen. { card-block }, { card-dodge } oder { card-disarmament } stoppt sie.
tell-healing = Gibt dir { $value } zurück. Leg sie als deinen Zug, gern mehrere auf einmal, oder um dich zu retten, wenn ein Schlag dich umhauen würde.

tell-block = Stoppt einen Angriff auf dich, aber kein { card-grab }. Wer dich angegriffen hat, darf dich danach greifen.
tell-dodge = Stoppt einen Angriff oder ein { card-grab } gegen dich.
tell-freedom = Befreit dich aus einem { card-grab } oder, wenn du am Zug bist, aus einem Haltegriff.
tell-grab = Packt jemanden. Stoppt es niemand, legst du gleich einen Angriff, gegen den weder { card-block } noch { card-dodge } hilft.
tell-disarm = Stoppt eine Waffe, die gegen dich benutzt wird, und sie ist endgültig weg.
tell-disarmament = Stoppt eine Waffe, die gegen dich benutzt wird, und sie ist endgültig weg.
tell-jab = Kostet jemanden { $value }, außer mit { card-block } oder { card-dodge }. Auch ein freier Schlag, solange du jemanden im { card-headlock } hast.
tell-uppercut = Kostet jemanden { $value }, außer mit { card-block } oder { card-dodge }. Auch ein freier Schlag, solange du jemanden im { card-headlock } hast.
tell-headbutt = Kostet jemanden { $value }, außer mit { card-block } oder { card-dodge }. In deinem Zug sprengt er auch einen { card-choke }, in dem du steckst.
tell-spinning-backfist = Kostet jemanden { $value }. Wer ausweicht, lenkt den Schlag auf den Nächsten.
tell-roundhouse = Kostet jemanden { $value }. Wer ausweicht, lenkt den Schlag auf den Nächsten.
tell-humiliation = Verdirbt jede Karte, die gerade gelegt wurde, auch eine andere { card-humiliation }. Danach hast du einen freien Angriff auf den, der sie gelegt hat.
tell-horror-of-horrors = Verdirbt jede Karte, die gerade gelegt wurde, auch ein anderes { card-horror-of-horrors }. Danach hast du einen freien Angriff auf den, der sie gelegt hat.
tell-big-combo = Kostet jemanden 3 und noch einmal 3. Jedes { card-block } oder { card-dodge } stoppt nur eine Hälfte.
tell-choke = Nach { card-grab }: kostet sofort 1 und in jedem deiner Züge 1, bis das Opfer sich befreit oder du loslässt.
tell-headlock = Nach { card-grab }: hält jemanden wehrlos fest, und du teilst freie Schläge aus: { card-jab }, { card-uppercut } und { card-stomp }.
tell-poke-in-the-eye = Kostet { $value } und macht jemanden blind, bis der nächste Zug vorbei ist: keine Antworten, kein Zug. Ein freier Schlag darf folgen.
tell-powerplay = Nach { card-grab }: kostet { $value }, und ein freier Basisangriff auf dasselbe Opfer kommt dazu.
tell-stomp = Kostet { $value }, und der nächste Angriff des Opfers zählt nur halb. In deinem Zug sprengt es auch einen Haltegriff, in dem du steckst.
tell-uppercut-squared = Kostet { $value }, und ein freier Basisangriff auf dasselbe Opfer kommt dazu.
tell-choke-and-puke = Nach { card-grab }: kostet sofort 1 und in jedem deiner Züge 1. Am Ende kotzt das Opfer eine Runde lang, und alle dürfen zuschlagen.
tell-distraction = Leg sie auf jemanden und greif dann dieselbe Person an: Weder { card-block } noch { card-dodge } hilft.
tell-fists-of-fury = Kostet jemanden dreimal 2. Jedes { card-block } oder { card-dodge } stoppt nur einen der drei Schläge.
tell-heart-breaker = Kostet { $value } und macht jemanden eine Runde lang wehrlos: keine Antworten, und der nächste Zug ist weg.
tell-manhandle = Nach { card-grab }: kostet { $value } und wirft jemanden für einen Zug aus dem Raum.
tell-medieval = Leg es zu einem Angriff dazu: Er kostet { $value } mehr.
tell-open-hand = Kostet jemanden { $value }; wer nur noch 3 oder weniger hat, ist sofort k. o. Darf auch auf { card-grab } folgen.
tell-piledriver = Nach { card-grab }: kostet { $value }; wer nur noch 5 oder weniger hat, ist sofort k. o.
tell-pound-of-flesh = Nach { card-grab }: kostet { $value }, und alle Angriffe des Opfers sind bis zum Ende des Spiels 1 weniger wert.
tell-thunder-head = Kostet { $value }, und alle Angriffe des Opfers sind zwei Runden lang 1 weniger wert. Sprengt auch ein { card-choke-and-puke }, in dem du steckst.
