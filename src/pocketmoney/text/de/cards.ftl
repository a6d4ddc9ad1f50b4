# The names of decks, types and cards. `.short` says in a few words what a card does; the number on it is shown apart,
# because a house rule may change it. A name is a noun that stands without an article and is never inflected; it is singular, for a verb may follow it.

## Decks

deck-lunch-money = Lunch Money
deck-beer-money = Beer Money

## Types

type-basic = Basisangriff
type-weapon = Waffe
type-defense = Verteidigung
type-specialty = Spezialkarte

## Cards in both decks

card-block = Abblocken
    .short = stoppt einen Angriff; danach ist Greifen erlaubt
card-dodge = Ausweichen
    .short = stoppt einen Angriff oder ein Greifen
card-freedom = Freiheit
    .short = befreit dich aus Greifen und Haltegriffen
card-grab = Greifen
    .short = packt jemanden für einen Folgeangriff
card-kick-2 = Tritt (2)
    .short = Basisangriff
card-kick-4 = Tritt (4)
    .short = Basisangriff

## Lunch Money

card-jab = Gerade
    .short = Basisangriff; ein Schlag im Schwitzkasten
card-hook = Haken
    .short = Basisangriff
card-pimp-slap = Ohrfeige
    .short = Basisangriff
card-elbow = Ellbogenstoß
    .short = Basisangriff
card-uppercut = Kinnhaken
    .short = Basisangriff; ein Schlag im Schwitzkasten
card-headbutt = Kopfstoß
    .short = Basisangriff; bricht den Würgegriff
card-spinning-backfist = Faustrücken
    .short = Basisangriff; geht weiter, wenn man ausweicht
card-roundhouse = Rundumschlag
    .short = Basisangriff; geht weiter, wenn man ausweicht
card-hail-mary = Hail Mary
    .short = Basisangriff
card-knife = Messer
    .short = Waffe; bleibt bei dir, bis man dich entwaffnet
card-chain = Kette
    .short = Waffe; bleibt bei dir, bis man dich entwaffnet
card-pipe = Eisenrohr
    .short = Waffe; bleibt bei dir, bis man dich entwaffnet
card-hammer = Hammer
    .short = Waffe; bleibt bei dir, bis man dich entwaffnet
card-disarm = Entwaffnen
    .short = stoppt eine Waffe und nimmt sie weg
card-first-aid = Erste Hilfe
    .short = heilt dich
card-big-combo = Kombi-Angriff
    .short = zwei Hälften, jede einzeln abzuwehren
card-choke = Würgegriff
    .short = nach Greifen: hält fest, jeden Zug ein Counter
card-headlock = Schwitzkasten
    .short = nach Greifen: hält fest, mit freien Schlägen
card-humiliation = Demütigung
    .short = ruiniert jede Karte; ein freier Angriff folgt
card-poke-in-the-eye = Fingerstoß aufs Auge
    .short = wehrlos bis nach dem nächsten Zug; ein Freischlag
card-powerplay = Powerplay
    .short = nach Greifen: ein Schlag und ein freier Basisangriff
card-stomp = Stampfen
    .short = halbiert den nächsten Angriff des Opfers; bricht Haltegriffe
card-uppercut-squared = Kinnhaken²
    .short = ein Schlag und ein freier Basisangriff

## Beer Money

card-smack = Klatsche
    .short = Basisangriff
card-love-tap = Liebesklaps
    .short = Basisangriff
card-knuckle-sammitch = Knöchelstulle
    .short = Basisangriff
card-sucker-punch = Hinterhalt
    .short = Basisangriff
card-coldcock = Kaltmacher
    .short = Basisangriff
card-death-from-above = Tod von oben
    .short = Basisangriff
card-smite = Strafgericht
    .short = Basisangriff
card-little-helper = Helferlein
    .short = Waffe; behalten oder fallen lassen
card-beer-bottle = Bierflasche
    .short = Waffe; behalten oder fallen lassen
card-hardware = Werkzeug
    .short = Waffe; behalten oder fallen lassen
card-tequila-bottle = Tequilaflasche
    .short = Waffe; behalten oder fallen lassen
card-disarmament = Abrüstung
    .short = stoppt eine Waffe und nimmt sie weg
card-self-help = Selbsthilfe
    .short = heilt dich
card-redemption = Erlösung
    .short = heilt dich kräftig
card-choke-and-puke = Würgen & Kotzen
    .short = nach Greifen: hält fest, jeden Zug ein Counter, am Ende wird gekotzt
card-distraction = Ablenkung
    .short = gegen den Angriff danach hilft keine Verteidigung
card-fists-of-fury = Fausthagel
    .short = drei Treffer, jeder einzeln abzuwehren
card-heart-breaker = Herzensbrecher
    .short = wehrlos für eine Runde
card-horror-of-horrors = Horror pur
    .short = ruiniert jede Karte; ein freier Angriff folgt
card-manhandle = Rauswurf
    .short = nach Greifen: eine Runde vor die Tür
card-medieval = Mittelalter
    .short = verschlimmert den Angriff, mit dem es gelegt wird
card-open-hand = Handballen
    .short = schlägt Schwache k. o.; darf auf Greifen folgen
card-piledriver = Rammbock
    .short = nach Greifen: schlägt Schwache k. o.
card-pound-of-flesh = Pfund Fleisch
    .short = nach Greifen: schwächere Angriffe auf Dauer
card-thunder-head = Brummschädel
    .short = schwächere Angriffe für zwei Runden; bricht Würgen & Kotzen
