# Webklientens ord ved kortspillenes borde.

## The phone

web-cards-counters = { $count } liv
web-cards-hand = { $count } kort på hånden
web-cards-seconds = { $count ->
    [one] 1 sekund tilbage
   *[other] { $count } sekunder tilbage
}
web-cards-whom = { $move }: mod hvem?
web-cards-more-cards = { $move }. Du kan lægge flere kort med.
web-cards-lay = Læg { $move }
web-cards-which-discard = Hvilke kort smider du?
web-cards-which-heal = Hvilke kort heler du dig med?
web-cards-do-discard = { $count ->
    [0] Smid kort
   *[other] Smid { $count } kort
}
web-cards-do-heal = { $count ->
    [0] Hel dig
   *[other] Hel dig med { $count } kort
}
web-cards-may = Kortet kan spilles nu.
web-cards-grey = ikke nu
web-cards-picked = valgt
web-cards-say = Sig det sammen med trækket
web-cards-more = Mere
web-cards-empty-hand = Du har ingen kort på hånden.
web-cards-watching = Du kigger med.

## Standing answers, and what else can be done at any time

web-cards-standing = Faste svar
web-cards-standing-why = Det, du lader passere uden at blive spurgt. Ingen andre kan se det.
web-cards-standing-others = Det, der ikke går ud over mig
web-cards-standing-all = Alting
web-cards-standing-cards = Spørg mig ikke om
web-cards-standing-until = Hvor længe
web-cards-standing-set = Gem det sådan
web-cards-standing-on = Du springer nogle spørgsmål over.
web-cards-discards = Se de smidte kort igennem
web-cards-discards-none = Der er ikke smidt nogen kort endnu.

## How somebody is

web-cards-is-poked = blændet
web-cards-is-heart-broken = hjerteknust
web-cards-is-thrown = smidt ud
web-cards-is-vomiting = brækker sig
web-cards-is-dazed = groggy
web-cards-is-stomped = trampet på
web-cards-is-weak = svækket
web-cards-is-weak-times = svækket ×{ $times }
web-cards-is-skipping = mister en tur
web-cards-is-holding = holder { $name }
web-cards-is-held = holdes af { $name } ({ $card })
web-cards-is-hunted = fri jagt
web-cards-is-asked = må svare
web-cards-is-turn = har turen
web-cards-is-winner = vinder

## Cards in flight

web-cards-flight = I luften
web-cards-flight-at = { $by } → { $on }
web-cards-flight-by = { $by }
web-cards-how-defends = forsvarer sig
web-cards-how-humiliates = ødelægger det
web-cards-how-follow-up = efter Greb
web-cards-how-distracted-follow-up = efter Greb
web-cards-how-free = frit angreb
web-cards-how-shot = frit slag
web-cards-how-jab = i Hovedlås
web-cards-how-distracted = intet forsvar hjælper
web-cards-how-season = fri jagt
web-cards-how-bonus = udnytter det
web-cards-how-block-grab = efter Blokering
web-cards-how-tick = låsegrebet fortsætter
web-cards-how-escape = prøver at komme fri
web-cards-how-heals = heler sig
web-cards-how-rescue = for at blive i spillet
web-cards-how-opening = angriber
web-cards-void = ødelagt
web-cards-halved = halvt så stærkt
web-cards-with-cards = + { $count }

## The table, for all to see

web-cards-pile = Trækbunke: { $count }
web-cards-discarded = Smidt: { $count }
web-cards-to-move = { $name } har turen
web-cards-lost = −{ $count }
web-cards-gained = +{ $count }
