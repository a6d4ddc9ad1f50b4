# Bots: what each of them is, and what is wrong with a word that should seat one.

problem-unknown-bot = es gibt keinen Bot namens { $word }{ problem-near-or-known }
problem-bot-needs-more = { $word } braucht etwas hinter einem Doppelpunkt, etwa { $word }:...; pocketmoney bots sagt, was
problem-bad-iterations = { $word } ist keine Zahl von Durchgängen: search: braucht eine ganze Zahl von 1 bis { NUMBER($most, useGrouping: 0) }

bots-title = Wörter, die einen Bot hinsetzen: pocketmoney play --seats Du,fair,grudge
bots-levels = Stärken, die schwächste zuerst:
bots-kinds = Arten, danach, wie sie denken:
bots-characters = Charaktere, mit Temperament und losem Mundwerk:

bot-bot = der übliche, dasselbe wie fair
bot-easy = fängt gerade an und irrt sich jedes dritte Mal
bot-fair = fängt gerade an, aber mit Verstand
bot-hard = durchsucht vorgestellte Welten, etwa eine Zehntelsekunde pro Zug
bot-brutal = sucht doppelt so lange, und gründlicher
bot-random = spielt, was gerade kommt
bot-greedy = spielt nach Faustregeln
bot-search = durchsucht so viele vorgestellte Welten, wie du sagst, etwa search:500
bot-doctrine = befolgt die Anweisungen in einer Datei (siehe pocketmoney doctrine --help)
bot-bruiser = greift an und greift an und wehrt nur ab, was richtig wehtut
bot-bully = geht immer auf die Schwächsten
bot-gambler = alles oder nichts: die schwerste Karte, der letzte Zentiliter
bot-grudge = schlägt zurück und vergisst nichts
bot-joker = nur zum Spaß hier; jeder vierte Zug ist, was gerade einfällt
bot-landlady = Besitz zuerst: kauft alles, gibt nichts her, fordert jede Miete ein
bot-leveller = kann niemanden vorn sehen und geht darum auf die Stärksten
bot-miser = hortet Bier und Karten, bis die anderen ihre los sind
bot-tortoise = langsam, aber sicher: wehrt alles ab und heilt sich früh
