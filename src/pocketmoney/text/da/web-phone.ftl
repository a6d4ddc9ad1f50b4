# Telefonens ord.

## What a card does

web-look-card = Om { $card }
web-look-now = Lige nu
web-look-rules = I regelbogen

## What is asked

web-at-you = { $by } rammer DIG med { $card }: du mister { $amount }
web-at-again = { $card } fra { $by } rammer DIG: du mister { $amount }
web-at-you-plain = { $by } lægger { $card } mod DIG
web-at-you-grab = { $by } griber DIG
web-at-you-spoils = { $by } ødelægger DIT kort { $card }
web-at-you-stops = { $by } stopper dig med { $card }
web-at-them = { $by } rammer { $on } med { $card }: −{ $amount }
web-at-them-plain = { $by } lægger { $card } mod { $on }
web-at-them-grab = { $by } griber { $on }
web-at-them-spoils = { $by } ydmyger { $on }: { $card } tæller ikke
web-at-them-stops = { $by } stopper { $on } med { $card }
web-at-self = { $by } lægger { $card }
web-at-answer = Svarer du?
web-at-raised = De løftede kort stopper det.
web-at-nothing = Ingen af dine kort hjælper her. Det går videre af sig selv.
web-at-helpless = Ingen af dine kort stopper det.
web-at-grab-planned = Dit { card-grab } følger, hvis ingen svarer på { card-block }.
web-air-stops = stopper det
web-ask-turn-none = Din tur. Ingen af dine kort kan spilles: byt nogle af dem.
web-ask-block-grab-at = { $name } blokerede dig. Vil du gribe { $name }?
web-ask-block-grab-mine = Du blokerede { $name }. Vil du gribe { $name }?
web-ask-follow-up-at = Du har fat i { $name }. Hvad følger?
web-ask-free-attack-at = Et frit angreb på { $name }: med hvad?
web-ask-distracted-at = { $name } er afledt. Angrib!
web-rescue-needed = Du er på { $left }. Du skal bruge { $needed } for at blive i spillet.
web-rescue-short = Al din heling giver { $have }: ikke nok.
web-rescue-none = Du har ikke noget at hele dig med.
web-rescue-warn = Det giver { $have }, du skal bruge { $needed }. Du ville falde alligevel.
web-rescue-saves = Det redder dig.
web-rescue-heal = Hel: +{ $have }
web-rescue-heal-anyway = Læg det alligevel
web-rescue-fall-sure = Vil du virkelig falde?
web-sum = { $card } { $value } + { $more } { $extra } = { $total }

## Buttons

web-do-swap = Byt kort
web-do-not-this-turn = Ikke denne tur
web-do-only-me = Kun hvis det er mig
web-do-ask-again = Spørg mig igen
web-standing-turn = I denne tur bliver du kun spurgt, når det går ud over dig.
web-standing-game = Du bliver kun spurgt, når det går ud over dig.
web-standing-all = Du lader alt passere.

## What happened to me

web-hit-note = { $by }: { $card } −{ $amount }
web-out-by = { $by } slog dig ud med { $card }. Du blev nummer { $place }.
web-out-plain = Du er ude. Du blev nummer { $place }.
web-you-won = Du vinder!
web-last-one = Hjertet viser dine liv. Den sidste, der har nogen tilbage, vinder.
web-log = Hvad der er sket

## Time

web-clock-own = egen tid { $time }
web-clock-own-said = Tiden er gået; du har { $seconds } sekunder af din egen tid.
web-clock-bot = En bot spiller videre om { $seconds } s
web-clock-passes = Det går videre om { $seconds } s
web-bot-for-you = En bot spiller for dig.
web-bot-back = Jeg er tilbage
web-bot-plays = en bot spiller for { $name }
web-away = væk
web-wait-away = { $name } er væk.
web-wait-away-bot = { $name } er væk. En bot spiller videre om { $time }.
web-wait-claim = { $name } må kræve ind … { $seconds }

## Talk

web-taunts = Sig det med ét tryk
web-out-heckle = Råb op
web-out-bet = Hvem vinder? Sæt et væddemål, bare for sjov.
web-out-bet-on = Du har væddet på { $name }.
web-out-bet-won = Du væddede på { $name }: rigtigt!
web-out-bet-lost = Du væddede på { $name }: ikke denne gang.
web-out-banana = Kast din banan

## Names for a screen reader

web-name-person = { $name }, { $counters }, { $cards }
web-name-aim = { $person }: sigt her

## A phone that is gone

web-seat-asked = En ny telefon siger, at den er { $name }s.
web-seat-asked-why = { $name }s egen telefon er ikke forbundet. Siger du ja, har den nye pladsen og den gamle ikke længere.
web-seat-asked-here = { $name }s egen telefon ser ud til stadig at være forbundet. Siger du ja, har den nye pladsen og den gamle ikke længere.
web-seat-allow = Ja, det er { $name }
web-seat-are-you = Er du { $name }?
web-seat-ask = Jeg er { $name }. Spørg { $host }
web-seat-ask-why = Hvis din gamle telefon er væk, kan { $host } give dig din plads igen.
web-seat-asking = { $host } bliver spurgt. Vent et øjeblik.
