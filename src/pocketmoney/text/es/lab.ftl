# What the lab says, in Spanish: sim, compare, tournament, review, and their reports.

## Numbers

lab-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u00A0" }%
lab-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u00A0" }puntos
lab-beer = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u00A0" }cl
lab-number-whole = { NUMBER($value, maximumFractionDigits: 0) }
lab-number-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-number-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-interval = de { $low } a { $high }
lab-interval-share = de { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-interval-beer = de { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-game = { $game ->
    [lunch-money] Lunch Money
    [beer-money] Beer Money
    [tietgen] Tietgen Monopoly
   *[other] { $game }
}
lab-one-of = { $bot } n.º { $number }
lab-seat = sitio { $number }
lab-as-printed = como está impreso

## While it runs

lab-progress = { $done } de { $whole } partidas, { $spent } s, faltan unos { $left } s
lab-goes-on = { $file } ya tenía { $games ->
    [one] una partida
   *[other] { $games } partidas
} de este trabajo; cuentan.
lab-interrupted = Parado tras { $games } de { $whole } partidas. La misma orden juega otra vez las mismas partidas; con --json FILE seguiría desde aquí.
lab-interrupted-saved = Parado tras { $games } de { $whole } partidas; se guardan en { $file }. La misma orden sigue desde ahí.
lab-nothing-yet = Parado antes de que terminara una partida.
lab-written = El informe está en { $file }, un resumen en { $summary }.

## What is counted

lab-figure-turns = Turnos por partida
lab-figure-decisions = Decisiones por partida
lab-figure-comeback = Partidas ganadas con remontada
lab-figure-nobody = Partidas que no ganó nadie
lab-figure-unfinished = Partidas sin terminar
lab-figure-wins-player = Partidas que gana { $thing }
lab-figure-wins-seat = Partidas ganadas desde { $thing }
lab-figure-first-out = Cae primero: { $thing }
lab-figure-damage = Contadores perdidos por daño, por partida
lab-figure-healing = Contadores curados, por partida
lab-figure-answered = Ataques respondidos con una carta
lab-figure-damage-card = Daño de { $thing }, por partida
lab-figure-wins-card = Victorias de quien puso { $thing }
lab-figure-laid-card = Veces que se pone { $thing }, por partida
lab-figure-drunk = Cerveza anotada como bebida, por jugador
lab-figure-sips-an-hour = Sorbos por hora, por jugador
lab-figure-rent = Alquiler pagado por partida
lab-figure-rent-missed = Alquileres no reclamados a tiempo
lab-figure-built = Cajas y neveras construidas, por partida
lab-figure-auctions = Subastas por partida
lab-figure-trades = Tratos por partida
lab-figure-reprimands = Rapapolvos por partida
lab-figure-players-out = Jugadores que se quedan sin gota, por partida
lab-figure-wins-deed = Victorias de quien compró { $thing }

## Reports

lab-sim-title = { lab-game }: { $games ->
    [one] una partida
   *[other] { $games } partidas
} entre { $bots }
lab-compare-title = { lab-game } con dos juegos de reglas: { $games ->
    [one] una partida
   *[other] { $games } partidas
} con cada uno
lab-compare-sides = A: { $first }. B: { $second }.
lab-compare-lead = { $count ->
    [0] De { $questions } cifras, ninguna cambia de A a B más de lo que podría explicar el azar.
    [one] De { $questions } cifras, una cambia de A a B más de lo que explica el azar.
   *[other] De { $questions } cifras, { $count } cambian de A a B más de lo que explica el azar.
}
lab-change = { $what }: { $way ->
    [up] sube
   *[down] baja
} { $by } (B menos A: { $interval }), de { $first } a { $second }.
lab-compare-changed = Qué cambia
lab-note-changed = Más de lo que explica el azar, también tomando juntas todas las preguntas hechas aquí.
lab-compare-rest = Qué no cambia, por lo que muestran estas partidas
lab-note-rest = Si el cero está en el intervalo, puede que no haya ninguna diferencia.
lab-compare-details = Sitios, cartas y escrituras que no cambian, por lo que muestran estas partidas
lab-note-details = Cada sitio, carta o escritura que se vio bastantes veces en los dos lados.
lab-fact-side = Reglas { $side }
lab-fact-chance = Cambios
lab-chance-means = B menos A con las mismas semillas, partida a partida; se llama cambio si el azar lo explica en menos del 5 % (corrección de Holm sobre todas las cifras), y nunca con menos de 30 partidas
lab-tournament-title = { lab-game }: un torneo de { $bots } bots, { $games ->
    [one] una partida
   *[other] { $games } partidas
}
lab-tournament-lead = { $clear ->
    [yes] { $best } es el más fuerte, claramente por delante de { $second }.
   *[no] { $best } va en cabeza, pero { $second } está demasiado cerca para distinguirlos todavía.
}
lab-ranking-title = Clasificación
lab-pairs-title = Quién queda por delante de quién
lab-pairs-note = En cada fila: la parte de las mesas compartidas en que ese bot quedó por delante del de la columna. Quien se va más tarde queda más arriba; un empate cuenta medio para cada uno.
lab-fact-rating = Puntuaciones
lab-rating-means = openskill, Plackett-Luce; todos empiezan en 25, y el intervalo es 1,96 veces la incertidumbre del propio modelo a cada lado
lab-fact-table = Mesas
lab-table-means = de { $seats }, cada selección de los bots por turno; cada reparto se juega una vez desde cada sitio
lab-sim-lead = { $best } gana más que nadie: { $share } de las partidas ({ $interval }). Una partida dura { $turns } turnos.
lab-few-games = Con { $games ->
    [one] una partida
   *[other] { $games } partidas
} casi todo es azar; unos cientos dicen más.
lab-who-wins = Quién gana
lab-even-share = Si diera igual quién juega, cada uno ganaría { $share }.
lab-seats-title = Dónde se sienta cada uno
lab-seats-edge = Empieza el sitio 1. Frente a un reparto igual, empezar vale { $edge } ({ $interval }).
lab-seats-fixed = Los bots no cambiaron de sitio y no son todos iguales, así que esto mezcla sitios y bots; --rotate los separa.
lab-length-title = Cuánto dura una partida
lab-length-told = { $named ->
    [yes] { $side }: la mitad
   *[no] La mitad
} de las partidas dura { $middle } turnos o menos; la décima parte más corta acaba antes del turno { $low }, la más larga pasa del turno { $high }.
lab-figures-title = Cifras
lab-comeback-means = Una remontada es la victoria de alguien que, al empezar algún turno, iba último en solitario con la mitad o menos de lo que tenía el primero.
lab-cards-title = Cartas
lab-cards-note = Las victorias son las de quien puso la carta al menos una vez en la partida. En las partidas largas se ponen más cartas, así que esto no prueba su fuerza.
lab-deeds-title = Escrituras
lab-deeds-note = Las victorias son las de quien compró la escritura, al juego o en una subasta.
lab-facts-title = Cómo se ha hecho esto
lab-repeat = Lo mismo otra vez
lab-fact-game = Juego
lab-fact-rules = Reglas de la casa
lab-fact-bots = Jugadores
lab-fact-seats = Sitios
lab-fact-games = Partidas
lab-fact-seed = Semilla
lab-fact-longest = Partidas largas
lab-fact-intervals = Intervalos
lab-fact-version = Pocket Money
lab-fact-beer = Cerveza
lab-rotated = { $rotated ->
    [yes] rotados: cada uno se sienta en cada sitio las mismas veces
   *[no] fijos
}
lab-seed-means = { $seed }; la partida número n, de 0 a { $last }, tiene una semilla que sale de esta y de n
lab-longest-means = una partida que no ha acabado tras { $turns } turnos se deja y no la gana nadie
lab-intervals-mean = 95 %; las proporciones según Wilson, lo demás por la dispersión de partida a partida
lab-beer-means = como la anotan las reglas; una tirada con todo lo que sigue se cuenta como un minuto, y un sorbo como 2 cl

lab-head-who = jugador
lab-head-share = victorias
lab-head-interval = intervalo del 95 %
lab-head-seat = sitio
lab-head-wins = victorias
lab-head-first-out = cae primero
lab-head-figure = cifra
lab-head-value = valor
lab-head-card = carta
lab-head-laid = veces por partida
lab-head-damage = daño por partida
lab-head-wins-with = gana con ella
lab-head-deed = escritura
lab-head-moment = momento
lab-head-change = cambio
lab-head-rating = puntuación
lab-head-games = partidas
lab-head-ahead = por delante de
lab-axis-share = % de las partidas
lab-axis-turns = turnos
lab-axis-games = % de las partidas
lab-axis-change = cambio en % de A
lab-axis-rating = puntuación
lab-axis-moments = momentos de la partida
lab-axis-chance = probabilidad de ganar, %
lab-axis-damage = daño por partida
lab-alt-bars = Gráfico de barras. { $what }: { $told }. Los números están en la tabla de abajo.
lab-alt-changes = Gráfico de los cambios de A a B en % de A, con intervalos: { $told }. Los números están en la tabla de abajo.
lab-alt-lengths = Histograma de la duración de las partidas. { $told }

## Review

lab-progress-review = { $done } de { $whole } momentos, { $spent } s, faltan unos { $left } s
lab-review-interrupted = Parado; un repaso va entero o nada. La misma orden empieza de nuevo.
lab-review-title = { lab-game } con { $names }, vista otra vez
lab-review-lead = { $over ->
    [yes] Ganó { $name }.
   *[no] El registro acaba antes que la partida; entonces la mejor probabilidad la tiene { $name }, { $chance }.
}
lab-review-move = { $name }: { $move }.
lab-review-declines = { $name } lo deja pasar.
lab-chance = { NUMBER($value, maximumFractionDigits: 0) }{ "\u00A0" }%
lab-from-to = { $name } de { $first } a { $last }
lab-ribbon-title = La cinta
lab-ribbon-note = La altura de cada banda es la probabilidad de ganar de ese jugador. Los números de arriba son los momentos clave de abajo.
lab-alt-ribbon = Bandas apiladas con la probabilidad de ganar de cada jugador a lo largo de la partida: { $told }. Los números están en la tabla del final.
lab-turning-points-title = Momentos clave
lab-turning-point = { $number }. Línea { $line }: { $told } La probabilidad de { $name } { $way ->
    [up] sube
   *[down] baja
} de { $before } a { $after }.
lab-no-turning-points = Ningún momento cambió más de lo que estas simulaciones pueden mostrar.
lab-worst-title = Las peores jugadas
lab-mistake = Línea { $line }: { $told } Mejor: { $better } Eso habría valido { $lost } puntos más (error típico { $error }), además de { $kept }.
lab-no-mistakes = Ninguna jugada fue peor que otra en más de lo que estas simulaciones pueden mostrar.
lab-course-title = Cada momento
lab-course-start = el principio
lab-course-line = línea { $line }: { $told }
lab-fact-record = Registro
lab-fact-rollouts = Simulaciones
lab-rollouts-mean = { $count } desde cada momento, con { $bot } en cada sitio; la probabilidad es la parte de ellas que gana un jugador
lab-fact-error = Error típico
lab-error-means = como mucho { $points } puntos por probabilidad; un momento clave o una peor jugada supera el doble de su error, y ambos se miden una segunda vez con otras simulaciones
lab-fact-hands = Manos
lab-hands-mean = como eran de verdad: un repaso las ve todas, un jugador no; lo que aún no se había robado o tirado va de otra manera en cada simulación
lab-fact-horizon = Partidas largas
lab-horizon-means = una simulación acaba tras { $throws } tiradas más, y la gana quien más tiene
lab-fact-thinned = Momentos
lab-thinned-means = se miraron { $shown } de { $moments }, repartidos por igual; --moments mira más

## What is wrong

problem-lab-needs-game = ¿{ $command } de qué juego? Se esperaba pocketmoney { $command } GAME ...; hay: { $known }
problem-lab-needs-seats = ¿quién juega? Se esperaba { $flag } con las palabras de los bots, como en { $flag } hard,fair,fair
problem-lab-needs-vs = ¿comparar qué con qué? Se esperaba pocketmoney compare GAME --seats ... --option A=1 vs --option A=2, con un solo vs
problem-lab-same-sides = los dos lados tienen las mismas reglas; se esperaba algo distinto detrás de vs
problem-lab-bot-twice = { $word } participa dos veces; un bot solo se puede clasificar una vez
problem-lab-one-bot = { $word } está solo; un torneo necesita dos bots o más
problem-lab-table-size = una mesa de { $seats } necesita { $seats } bots o más, y hay { $bots }
problem-lab-needs-record = ¿repasar qué registro? Se esperaba pocketmoney review FILE
problem-lab-record-fails = el registro no se cumple aquí: { $claimed }; pocketmoney replay { $file } dice más
problem-lab-record-empty = en { $file } no hay ninguna jugada que mirar
problem-lab-empty-seat = un bot de { $flag } no tiene palabra
problem-lab-count = { $flag } tiene que ser un número entero de 1 a { $most }, no { $word }
problem-lab-engine = no hay un motor llamado { $word }{ problem-near-or-known }
problem-lab-needs-extra = { $what } necesita { $library }, que no está instalado; lo trae pip install "pocketmoney[{ $extra }]"
problem-lab-worker-died = un proceso de trabajo se acabó solo, quizá por falta de memoria; prueba con menos en --jobs
problem-lab-no-ledger = { $file } no es un archivo del laboratorio y se queda como está; nombra otro para --json
problem-lab-other-job = { $file } tiene otro trabajo (lo que cambia: { $what }) y se queda como está; nombra otro para --json
problem-lab-same-file = { $file } no puede ser a la vez el informe y el archivo de --json
problem-lab-report-name = un informe se llama FILE.html, no { $file }

## Help

cli-help-sim =
    pocketmoney sim GAME --seats BOT,BOT,... [opciones]

    Hace que los bots jueguen muchas partidas y dice quién gana, cuánto dura y qué hace cada carta.

    --seats hard,fair,fair   los bots, en el sentido de las agujas del reloj; empieza el primero
    --rotate                 mover a cada uno un sitio tras cada partida
    --games NUMBER           cuántas partidas (si no se dice: 1000)
    --decks, --option, --preset, --board, --kitchen    como en pocketmoney play
    { cli-help-lab }

cli-help-compare =
    pocketmoney compare GAME --seats BOT,BOT,... [reglas de A] vs [reglas de B]

    Juega cada partida dos veces con la misma semilla, con dos juegos de reglas, y dice qué cambia. Las reglas de un
    lado son --decks, --option, --preset, --board y --kitchen; un lado sin ninguna juega como está impreso.
    Los sitios rotan siempre.

    --seats fair,fair,fair   los bots, los mismos en los dos lados
    --both NAME=VALUE        una regla de la casa de los dos lados; se puede repetir
    --games NUMBER           cuántas partidas de cada (si no se dice: 1000)
    { cli-help-lab }

cli-help-tournament =
    pocketmoney tournament GAME --bots BOT,BOT,... [opciones]

    Hace que cada selección de los bots juegue en mesas llenas, desde cada sitio, y los clasifica.

    --bots easy,fair,greedy  quién participa
    --table NUMBER           sitios en una mesa (si no se dice: 4, o todos si son menos)
    --games NUMBER           cuántas partidas (si no se dice: 1000)
    --decks, --option, --preset, --board, --kitchen    como en pocketmoney play
    { cli-help-lab }

# What these three have in common.
cli-help-lab =
    --seed NUMBER            otras partidas; la misma semilla da las mismas partidas (si no se dice: 0)
    --longest NUMBER         dejar una partida tras tantos turnos (si no se dice: 2000)
    --json FILE              guardar ahí todos los números; un archivo del mismo trabajo sigue donde se paró
    --report FILE.html       escribir una página para enviar a tus amigos, y un resumen al lado
    --force                  sustituir una página o imagen que ya exista
    --jobs NUMBER            cuántos procesos (si no se dice: uno por procesador)
    --engine ray             jugar en un clúster de Ray; los resultados son los mismos

    Ctrl-C para, guarda lo jugado y dice cómo seguir.

cli-help-review =
    pocketmoney review FILE [opciones]

    Sigue jugando muchas veces desde cada momento de un registro, y dice cómo fue la probabilidad de ganar de cada uno,
    dónde cambió la partida y qué jugadas fueron las peores.

    --rollouts NUMBER        desde cada momento (si no se dice: 60); cuatro veces más dejan el error en la mitad
    --policy BOT             quién sigue jugando (si no se dice: greedy; random es más rápido)
    --moments NUMBER         cuántos momentos de una partida larga se miran (si no se dice: 120)
    --seed NUMBER            otras simulaciones (si no se dice: 0)
    --html FILE.html         escribir una página con la cinta, y un resumen al lado
    --svg FILE               escribir solo la cinta
    --force                  sustituir una página o imagen que ya exista
    --jobs, --engine         como en pocketmoney sim
