# Bots: what each of them is, and what is wrong with a word that should seat one.

problem-unknown-bot = there is no bot called { $word }{ problem-near-or-known }
problem-bot-needs-more = { $word } needs something after a colon, as in { $word }:...; pocketmoney bots says what
problem-bad-iterations = { $word } is not a number of iterations: search: needs a whole number from 1 to { NUMBER($most, useGrouping: 0) }

bots-title = Words that seat a bot: pocketmoney play --seats You,fair,grudge
bots-levels = Levels, weakest first:
bots-kinds = Kinds, by how they think:
bots-characters = Characters, with a style and table talk:

bot-bot = the default, the same as fair
bot-easy = a beginner who makes a mistake one time in three
bot-fair = a sensible beginner
bot-hard = searches imagined worlds for about a tenth of a second per move
bot-brutal = searches twice as long, and harder
bot-random = plays whatever comes up
bot-greedy = plays by rules of thumb
bot-search = searches as many imagined worlds as you say, as in search:500
bot-doctrine = obeys the standing orders in a file (see pocketmoney doctrine --help)
bot-bruiser = attacks and attacks, and defends only what really hurts
bot-bully = picks on the weakest
bot-gambler = all or nothing: the heaviest card, the last centilitre
bot-grudge = hits back at the last attacker, and forgets nothing
bot-joker = here for the laugh; one move in four is whatever comes to mind
bot-landlady = property first: buys everything, lets go of nothing, claims every rent
bot-leveller = cannot stand anyone being ahead, so it hits the strongest
bot-miser = hoards beer and cards until the others have spent theirs
bot-tortoise = slow and sure: defends everything and heals early
