# The words of the web client itself, in Spanish. Names of people have no gender here: say it so that none is needed.

web-title = Pocket Money
web-tagline = Una mesa para tres juegos. Siéntate.
problem-server-away = No se puede llegar al servidor.

web-game-lunch-money = Lunch Money
    .short = Una pelea en el patio del colegio. Rayas de tiza, moratones y ni un profesor.
web-game-beer-money = Beer Money
    .short = La misma pelea diez años después, en un bar.
web-game-tietgen = Tietgen
    .short = Cocinas, cajas y alquileres alrededor de la residencia redonda.
web-seats = de { $least } a { $most } jugadores

## Start page

web-start-new = Abre una mesa
web-start-game = ¿A qué jugáis?
web-start-name = Tu nombre
web-start-make = Abrir la mesa
web-start-join = Entra en una mesa
web-start-code = Código de la mesa
web-start-go = Entrar
web-start-mine = Tus partidas abiertas
web-start-forget = Olvidar
web-start-listed = Mesas abiertas aquí
web-mode = Brillo
web-mode-auto = como el dispositivo
web-mode-dark = oscuro
web-mode-light = claro
web-language = Idioma

## Connection

web-status-connecting = Conectando…
web-status-waiting = Se ha cortado la conexión. Reintentando; no se pierde nada.
web-ended = Esta mesa está cerrada para ti
web-ended-home = A la página de inicio
web-ended-again = Conectar otra vez
web-ended-anew = Entrar como invitado
web-reload = Volver a cargar la página

## Lobby

web-lobby-code = Código
web-lobby-qr = Código QR con la dirección de esta mesa
web-lobby-share = Compartir el enlace
web-lobby-copied = Enlace copiado.
web-lobby-tv = Mostrar en un televisor
web-lobby-seats = Quién juega
web-lobby-watchers = { $count ->
    [one] 1 persona mirando
   *[other] { $count } personas mirando
}
web-lobby-sit = Sentarse
web-lobby-sit-name = Tu nombre
web-lobby-ready = Por mí, ya
web-lobby-not-ready = Mejor espero
web-lobby-deal = Repartir
web-lobby-begin = Empezar
web-lobby-again = Otra partida
web-lobby-first = Quién empieza
web-lobby-first-chance = decide el azar
web-lobby-first-next = el siguiente en turno
web-lobby-too-few = { $missing ->
    [one] Falta un jugador: un invitado o un bot.
   *[other] Faltan { $missing } jugadores: invitados o bots.
}
web-lobby-too-many = A esto pueden jugar { $most } como mucho.
web-lobby-wait-for = Falta el sí de { $names }.
web-lobby-bots = Añadir un bot
web-lobby-bot-name = { $name }: { $what }
web-lobby-game = Juego
web-lobby-decks = Mazos, barajados juntos
web-lobby-rules = Reglas de la casa
web-lobby-rules-changed = { $count ->
    [0] como están escritas
    [one] 1 cambiada
   *[other] { $count } cambiadas
}
web-lobby-settings = La mesa
web-lobby-speed = Velocidad
web-lobby-family = Charla para todos los públicos: los tacos salen con asteriscos
web-lobby-listed = Mostrar esta mesa en la página de inicio de este servidor
web-lobby-notice = Léelo, por favor
web-lobby-understood = Entendido
web-lobby-free-amount = una cantidad, como 75cl
web-lobby-free-number = un número

web-chair-host = anfitrión
web-chair-you = tú
web-chair-bot = bot
web-chair-ready = a punto
web-chair-waiting = se está preparando
web-chair-away = fuera
web-chair-wins = { $count ->
    [one] 1 victoria
   *[other] { $count } victorias
}
web-chair-more = Más sobre { $name }
web-chair-kick = Echar
web-chair-pass-host = Hacer anfitrión
web-chair-mute = Silenciar
web-chair-unmute = Volver a oír
web-chair-fill-in = Que juegue un bot

## Menu of the table

web-menu = Menú
web-menu-leave = Dejar la mesa
web-menu-step-out = Que un bot juegue por mí
web-menu-come-back = Vuelvo a jugar yo
web-menu-hand-over = Llevar mi sitio a otro dispositivo
web-menu-hand-over-code = En el otro dispositivo, abre esta mesa y escribe { $code }. Vale durante { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
web-menu-take-over = Tengo un sitio en otro dispositivo
web-menu-take-over-code = Código de ese dispositivo
web-menu-take-over-go = Traerlo aquí
web-menu-undo = Deshacer mi última jugada
web-menu-pause = Pausa
web-menu-go-on = Seguir
web-menu-delete = Borrar la mesa
web-menu-close = Cerrar

## Playing

web-turn-title = ● Te toca – { $game }
web-play-wait = Esperando a { $names }.
web-play-rights = También puedes
web-play-paused = La partida está en pausa.
web-play-stuck = Esta partida se jugó con otras reglas y no puede seguir.
web-play-hand = Tu mano
web-play-story = Qué ha pasado
web-play-missed = { $count ->
    [one] Algo que pasó antes ya no se guarda.
   *[other] { $count } cosas que pasaron antes ya no se guardan.
}
web-play-won = ¡Gana { $name }!
web-play-nobody-won = No gana nadie.
web-play-target = ¿A quién?
web-play-one = ¿Cuál?
web-play-some = ¿Qué cartas?
web-play-amount = ¿Cuánto?
web-play-do-it = Hazlo
web-play-cancel = Atrás
web-play-sure = ¿Seguro? { $move }
web-play-at = { $move } → { $name }
web-play-sealed = Tu respuesta está sellada: { $move }
web-play-out = fuera

web-undo-asked = { $name } pide deshacer la última jugada.
web-vote-asked = { $name } pide otra regla para la próxima partida: { $what } – { $value }.
web-vote-rules = Esta partida empezó con la versión { $theirs } de las reglas y con la versión { $ours } va por otro camino. ¿Seguir desde aquí con la versión { $ours }?
web-yes = Sí
web-no = No

web-talk = Charla
web-talk-say = Di algo
web-talk-send = Decir
web-talk-line = { $name }: { $words }

web-ask-turn = Te toca. ¿Qué haces?
web-ask-window = ¿Respondes?
web-ask-follow-up = ¿Qué viene tras el Agarre?
web-ask-block-grab = ¿Un Agarre después del Bloqueo?
web-ask-free-attack = Un ataque gratis: ¿con qué?
web-ask-distracted = Tras la Distracción tienes que atacar.
web-ask-series = ¿Otro golpe?
web-ask-keep-hold = ¿Sujetas o sueltas?
web-ask-rescue = ¿Te curas o caes?
web-ask-weapon-back = ¿Sueltas el arma o te la quedas?
web-ask-pass-on = ¿Hacia qué lado sigue el golpe?
web-ask-open-season = ¿Te animas a pegar?
web-ask-throw = Te toca tirar.
web-ask-purchase = ¿Lo compras?
web-ask-tax = ¿Cómo lo saldas?
web-ask-auction = ¿Pujas?
web-ask-place = ¿Dónde va la pieza?
web-ask-debt = Debes más de lo que tienes.
web-ask-interest = ¿Levantas la hipoteca o la mantienes?
web-ask-last-call = Última ronda.
web-ask-over = La partida ha terminado.

web-move-accept = Aceptar
web-move-bid = Pujar
web-move-build = Construir
web-move-buy = Comprar
web-move-chug = Del vaso
web-move-claim = Reclamar
web-move-concede = Rendirse
web-move-decline = No comprar
web-move-discard = Descartar
web-move-drink = De la reserva
web-move-drop = Soltarla
web-move-fine = Pagar la multa
web-move-flirt = Usar una carta de Flirteo
web-move-heal = Curarse
web-move-keep = Mantener
web-move-left = Izquierda
web-move-lift = Levantar
web-move-mortgage = Hipotecar
web-move-offer = Ofrecer
web-move-pass = Pasar
web-move-refuse = Rechazar
web-move-release = Soltar
web-move-right = Derecha
web-move-roll = Tirar los dados
web-move-sell = Vender
web-move-settle = Reunirlo por mí
web-move-surrender = Entregarlo todo
web-move-take = Nada
web-move-give = dar
web-move-get = recibir
web-take-window = Dejarlo pasar
web-take-weapon-back = Quedármela
web-take-keep-hold = Seguir sujetando
web-take-rescue = Caer

## The table, for all to see

web-tv-join = Entra con el código
web-badge-counters = contadores
web-badge-cards = cartas en la mano
web-badge-stock = en reserva
web-badge-at = en
