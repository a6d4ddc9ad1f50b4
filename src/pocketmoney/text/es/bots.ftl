# Bots in Spanish: what each of them is, and what is wrong with a word that should seat one.

problem-unknown-bot = no hay un bot llamado { $word }{ problem-near-or-known }
problem-bot-needs-more = { $word } necesita algo tras dos puntos, como en { $word }:...; pocketmoney bots dice qué
problem-bad-iterations = { $word } no es un número de iteraciones: search: quiere un número entero de 1 a { NUMBER($most, useGrouping: 0) }

bots-title = Palabras que sientan un bot: pocketmoney play --seats Tú,fair,grudge
bots-levels = Niveles, del más flojo al más fuerte:
bots-kinds = Clases, según cómo piensan:
bots-characters = Personajes, con estilo propio y ganas de hablar:

bot-bot = el habitual, igual que fair
bot-easy = principiante que falla una de cada tres veces
bot-fair = principiante con sentido común
bot-hard = explora mundos imaginados, cerca de una décima de segundo por jugada
bot-brutal = explora el doble de tiempo, y con más ganas
bot-random = juega lo primero que sale
bot-greedy = juega por reglas sencillas
bot-search = explora tantos mundos imaginados como digas, como en search:500
bot-doctrine = obedece las órdenes de un archivo (mira pocketmoney doctrine --help)
bot-bruiser = ataca y ataca, y solo se defiende de lo que duele de verdad
bot-bully = se mete con quien está más débil
bot-gambler = todo o nada: la carta más fuerte, el último centilitro
bot-grudge = devuelve el golpe a quien le pegó por última vez, y no olvida nada
bot-joker = ha venido a reírse; una jugada de cada cuatro es lo que se le ocurra
bot-landlady = primero la propiedad: lo compra todo, no suelta nada, reclama cada alquiler
bot-leveller = no soporta que nadie vaya delante, así que pega a quien más tiene
bot-miser = acapara cerveza y cartas hasta que los demás han gastado las suyas
bot-tortoise = despacio y seguro: se defiende de todo y se cura pronto
