# The words of the web client at the tables of the card games.

## The phone

web-cards-counters = { $count } Counter
web-cards-hand = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
web-cards-seconds = { $count ->
    [one] noch 1 Sekunde
   *[other] noch { $count } Sekunden
}
web-cards-whom = { $move }: gegen wen?
web-cards-more-cards = { $move }. Du kannst noch mehr dazulegen.
web-cards-lay = { $move } legen
web-cards-which-discard = Welche Karten wirfst du ab?
web-cards-which-heal = Mit welchen Karten heilst du dich?
web-cards-do-discard = { $count ->
    [0] Abwerfen
    [one] 1 Karte abwerfen
   *[other] { $count } Karten abwerfen
}
web-cards-do-heal = { $count ->
    [0] Heilen
    [one] Mit 1 Karte heilen
   *[other] Mit { $count } Karten heilen
}
web-cards-may = Diese Karte kannst du jetzt spielen.
web-cards-grey = jetzt nicht
web-cards-picked = gewählt
web-cards-say = Beim Zug dazu sagen
web-cards-more = Mehr
web-cards-empty-hand = Deine Hand ist leer.
web-cards-watching = Du schaust zu.

## Standing answers, and what else can be done at any time

web-cards-standing = Feste Antworten
web-cards-standing-why = Was du ohne Nachfrage geschehen lässt. Niemand sieht es.
web-cards-standing-others = Was nicht gegen mich geht
web-cards-standing-all = Alles
web-cards-standing-cards = Frag mich nicht nach
web-cards-standing-until = Wie lange
web-cards-standing-set = So lassen
web-cards-standing-on = Manche Fragen bekommst du nicht.
web-cards-discards = Ablagestapel ansehen
web-cards-discards-none = Noch liegt nichts auf dem Ablagestapel.

## How somebody is

web-cards-is-poked = sieht nichts
web-cards-is-heart-broken = Herz gebrochen
web-cards-is-thrown = vor der Tür
web-cards-is-vomiting = kotzt
web-cards-is-dazed = benommen
web-cards-is-stomped = humpelt
web-cards-is-weak = geschwächt
web-cards-is-weak-times = geschwächt ×{ $times }
web-cards-is-skipping = setzt aus
web-cards-is-holding = hält { $name }
web-cards-is-held = festgehalten von { $name } ({ $card })
web-cards-is-hunted = Freiwild
web-cards-is-asked = darf antworten
web-cards-is-turn = am Zug
web-cards-is-winner = Sieg

## Cards in flight

web-cards-flight = In der Luft
web-cards-flight-at = { $by } → { $on }
web-cards-flight-by = { $by }
web-cards-how-defends = verteidigt
web-cards-how-humiliates = macht es zunichte
web-cards-how-follow-up = nach dem Greifen
web-cards-how-distracted-follow-up = nach dem Greifen
web-cards-how-free = freier Angriff
web-cards-how-shot = Freischlag
web-cards-how-jab = im Schwitzkasten
web-cards-how-distracted = keine Abwehr hilft
web-cards-how-season = Freiwild
web-cards-how-bonus = nutzt es aus
web-cards-how-block-grab = nach dem Abblocken
web-cards-how-tick = hält weiter fest
web-cards-how-escape = reißt sich los
web-cards-how-heals = heilt
web-cards-how-rescue = rettet sich
web-cards-how-opening = greift an
web-cards-void = zunichte
web-cards-halved = halb so stark
web-cards-with-cards = + { $count }

## The table, for all to see

web-cards-pile = Ziehstapel: { $count }
web-cards-discarded = Ablage: { $count }
web-cards-to-move = { $name } ist am Zug
web-cards-lost = −{ $count }
web-cards-gained = +{ $count }
