# Et bræt af pap på bordet: terninger og kort, som programmet får at vide; og et bord, der vil slutte.

## Husregler

option-dice = Hvem der kaster terningerne.
option-dice-thrown = programmet
option-dice-typed = det gør I på bordet, og I taster, hvad de viser

option-cards = Hvem der trækker postkortene.
option-cards-drawn = programmet
option-cards-typed = det gør I fra jeres egen bunke, og I taster nummeret

preset-companion = Et bræt af pap på bordet: telefonerne er skøder, regnskab og ejendomsmægler, og I kaster selv terningerne.
preset-short = Der tælles op efter 120 kast, og leje skal ikke opkræves.
preset-cut-throat = Opkræv lejen før næste kast, eller den er tabt; der bydes på den sidste kasse, og byggeri fylder sparegrisen.

## Det, der sker

event-tietgen-calls-time = { $seat-is ->
    [you] Du vil slutte: når alle, der stadig er med, vil det, tælles øllet op, og den rigeste vinder.
   *[other] { $seat } vil slutte: når alle, der stadig er med, vil det, tælles øllet op, og den rigeste vinder.
}

## Hvorfor ikke

refusal-tietgen-dice-are-thrown = Ved dette bord kaster programmet terningerne.
refusal-tietgen-cards-are-drawn = Ved dette bord trækker programmet kortene.
refusal-tietgen-card-not-there = Kort { $number } kan ikke være trukket: nogen har det, eller også er det ikke i bunken.
refusal-tietgen-no-card = Du er ikke landet på et postfelt: der er ikke noget kort at trække.
refusal-tietgen-not-your-card = Det er { $on }, der skal trække det kort.
refusal-tietgen-time-called = Du vil allerede slutte; de andre skal være med på det.
problem-tietgen-which-dice = { $word } står alene eller med to terninger efter sig, f.eks. 3-4
problem-tietgen-which-card = { $word } skal have kortets nummer, f.eks. 12

## I terminalen

terminal-tietgen-ask-mail = Du trækker et postkort. Skriv dets nummer, f.eks.: kort 12 (Enter: programmet trækker et):
terminal-tietgen-ask-card-throw = Kortet kræver et nyt kast. Skriv, hvad terningerne viser, f.eks.: kast 3-4 (Enter: programmet kaster):
terminal-tietgen-ask-throw-typed = Dit kast. Skriv, hvad terningerne viser, f.eks.: kast 3-4 (Enter: programmet kaster for dig):
terminal-tietgen-move-draw = træk (det gør programmet)

## I browseren

web-ask-mail = Du trækker et postkort.
web-ask-card-throw = Kast for kortet.
web-move-draw = Træk et for mig
web-move-mail = Kort
web-move-time = Slut spillet

## Kontrol af en optegnelse

verify-told = { $count ->
    [one] Ét kast eller kort kom fra bordet og blev tastet ind: det kan ingen kontrollere.
   *[other] { $count } kast og kort kom fra bordet og blev tastet ind: dem kan ingen kontrollere.
}
