# Bots: hvad hver af dem er, og hvad der er galt med et ord, der skulle give en af dem en plads.

problem-unknown-bot = der er ingen bot, der hedder { $word }{ problem-near-or-known }
problem-bot-needs-more = { $word } skal have noget bag et kolon, f.eks. { $word }:...; pocketmoney bots fortæller hvad
problem-bad-iterations = { $word } er ikke et antal gennemløb: search: skal have et helt tal fra 1 til { NUMBER($most, useGrouping: 0) }

bots-title = Ord, der giver en bot en plads: pocketmoney play --seats You,fair,grudge
bots-levels = Niveauer, de svageste først:
bots-kinds = Slags, efter hvordan de tænker:
bots-characters = Typer med temperament og noget på hjerte:

bot-bot = den sædvanlige, det samme som fair
bot-easy = en begynder, der tager fejl hver tredje gang
bot-fair = en fornuftig begynder
bot-hard = gennemsøger tænkte verdener i cirka en tiendedel sekund pr. træk
bot-brutal = søger dobbelt så længe og hårdere
bot-random = spiller, hvad der falder den ind
bot-greedy = spiller efter tommelfingerregler
bot-search = gennemsøger så mange tænkte verdener, du vil, f.eks. search:500
bot-doctrine = adlyder de stående ordrer i en fil (se pocketmoney doctrine --help)
bot-bruiser = angriber og angriber og forsvarer sig kun mod det, der virkelig gør ondt
bot-bully = går efter den svageste
bot-gambler = alt eller intet: det tungeste kort, den sidste centiliter
bot-grudge = slår igen på den, der slog sidst, og glemmer intet
bot-joker = er her for grinets skyld; hvert fjerde træk er bare det, der falder den ind
bot-landlady = ejendom først: køber alt, slipper intet og opkræver hver eneste leje
bot-leveller = kan ikke udstå, at nogen er foran, så den slår på den stærkeste
bot-miser = hamstrer øl og kort, til de andre har brugt deres
bot-tortoise = langsom og sikker: forsvarer alt og heler sig tidligt
