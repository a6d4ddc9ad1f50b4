# What `pocketmoney connect` says, in Spanish: playing at a remote table, line by line.

## Finding the table

connect-ask-code = ¿Qué mesa? Su código, o Enter para abrir una nueva:
connect-ask-code-only = ¿Qué mesa? Su código:
connect-ask-your-name = Tu nombre:
connect-ask-game = ¿A qué vais a jugar? { $games } (Enter: { $usual }):
connect-ask-name = Tu nombre (Enter: solo mirar):
connect-watching = Estás mirando. Si al final quieres jugar, conecta otra vez y escribe un nombre.
connect-seated = Te sientas a la mesa como { $name }. { $host ->
    [yes] La mesa la llevas tú: bot sienta un bot, game y option eligen a qué se juega, deal empieza. Escribe link para ver qué necesitan los demás para entrar, ayuda host para lo demás.
   *[no] Escribe ready cuando estés a punto, ayuda para ver qué más puedes escribir.
}
connect-welcome-back = Vuelves a tu sitio, { $name }. Escribe ayuda para ver qué puedes escribir.
connect-seat-gone = Tu sitio en esta mesa ya no se guarda.
connect-link = Los demás entran con: pocketmoney connect { $link }
connect-gone = Te has ido, pero tu sitio se guarda. Vuelve con: pocketmoney connect { $link }
connect-lost = Se ha cortado la conexión; lo intento de nuevo.
connect-again = Conectado otra vez.
connect-late = { $move } no se ha enviado otra vez, porque la partida ha seguido. Si no se cuenta abajo, llegó tarde.
connect-not-there = Aún no hay mesa; espera un momento.
connect-puzzled = La mesa dice algo que esta versión no sabe mostrar ({ $why }). Puedes seguir; escribe who, table o moves para mirar.
connect-unknown = La mesa dice: { $key }.

## Who is at the table

connect-table = Mesa { $code }: { $game }, velocidad { connect-speed-word }.
connect-speed-word = { $speed ->
    [relaxed] tranquila
    [quick] rápida
    [none] sin reloj
   *[other] { $speed }
}
connect-rules = Reglas de la casa: { $rules }.
connect-chair = { $name }: { $notes }
connect-empty = nadie todavía
connect-watchers = { $count ->
    [one] Mira una persona.
   *[other] Miran { $count } personas.
}
connect-note-you = tú
connect-note-host = anfitrión
connect-note-bot = bot ({ $bot })
connect-note-stand-in = juega un bot en su lugar ({ $bot })
connect-note-away = sin conexión
connect-note-ready = a punto
connect-note-not-ready = se está preparando
connect-note-waits = espera al próximo reparto
connect-note-wins = { $count ->
    [one] 1 victoria
   *[other] { $count } victorias
}

## What changes

connect-sat = { $name } se sienta.
connect-bot-sat = { $name } se sienta, un bot ({ $bot }).
connect-left = { $name } se ha ido.
connect-here = { $name } vuelve a tener conexión.
connect-away = { $name } ya no tiene conexión.
connect-ready = { $is ->
    [you] Estás a punto.
   *[other] { $name } está a punto.
}
connect-not-ready = { $is ->
    [you] Ya no estás a punto.
   *[other] { $name } ya no está a punto.
}
connect-stands-in = { $is ->
    [you] Un bot ({ $bot }) juega por ti. Escribe back, o haz una jugada, para jugar tú.
   *[other] Un bot ({ $bot }) juega por { $name }.
}
connect-is-back = { $is ->
    [you] Vuelves a jugar tú.
   *[other] { $name } vuelve a jugar.
}
connect-host = { $is ->
    [you] Ahora la mesa la llevas tú.
   *[other] Ahora la mesa la lleva { $name }.
}
connect-game = La próxima partida: { $game }.
connect-rules-changed = Reglas de la casa que cambian: { $rules }.
connect-speed = Ahora la velocidad es: { connect-speed-word }.
connect-family = { $on ->
    [yes] Ahora los tacos salen con asteriscos.
   *[no] Los tacos ya no salen con asteriscos.
}
connect-listed = { $on ->
    [yes] Ahora cualquiera encuentra esta mesa en la lista.
   *[no] Esta mesa ya no sale en la lista.
}
connect-stand-in = Por quien falte juega ahora un bot de esta clase: { $bot }.
connect-dealt-by = Esta partida empezó con la versión { $theirs } de las reglas. Con las de ahora es la misma, y sigue con ellas.
connect-adopted = La mesa sigue con la versión { $ours } de las reglas.
connect-stuck = Esta partida se jugó con la versión { $theirs } de las reglas y no puede seguir con la versión { $ours }. El anfitrión puede empezar otra.
connect-paused = { $on ->
    [yes] La partida está en pausa.
   *[no] La partida sigue.
}
connect-undo = { $is ->
    [you] Pides a los demás que te dejen deshacer tu última jugada.
    [asked] { $name } pide deshacer la última jugada. ¿Te parece bien? yes o no:
   *[other] { $name } pide deshacer la última jugada.
}
connect-undo-stays = La jugada se queda.
connect-vote = { $name } somete a voto una regla de la casa para la próxima partida: { $option }={ $value }.{ $is ->
    [asked] { " " }¿Votas que sí? yes o no:
   *[other] { "" }
}
connect-vote-rules = Esta partida empezó con la versión { $theirs } de las reglas y con la versión { $ours } va por otro camino. La mesa vota si sigue desde aquí con la versión { $ours }.{ $is ->
    [asked] { " " }¿Votas que sí? yes o no:
   *[other] { "" }
}
connect-voted = { $won ->
    [yes] Fin de la votación: { $option }={ $value } vale desde la próxima partida.
   *[no] Fin de la votación: { $option } se queda como estaba.
}
connect-read = Cuando lo hayas leído, escribe read.

## The game

connect-begins = Empieza { $game }, en el sentido de las agujas del reloj: { $names }. El mazo está atado al compromiso { $commit }
connect-missed = { $count ->
    [one] Antes pasó una cosa que ya no se cuenta.
   *[other] Antes pasaron { $count } cosas que ya no se cuentan.
}
connect-clock = { $question } [{ $seconds } s{ $bank ->
    [0] { "" }
   *[other] , luego { $bank } s de los tuyos
}]
connect-clock-left = Quedan { $seconds } segundos{ $bank ->
    [0] { "" }
   *[other] , y { $bank } más de quien tiene que responder
}.
connect-no-clock = No corre ningún reloj.
connect-hurry = Quedan { $seconds } segundos.
connect-sealed = Tu respuesta queda sellada hasta que todo el mundo haya respondido.
connect-waits = { $count ->
    [one] Ahora se pregunta a { $names }.
   *[other] Ahora se pregunta a: { $names }.
}
connect-just-changed = La pregunta acaba de cambiar; mira otra vez.
connect-talk-alone = Para decir algo sin jugar, escribe say y tus palabras.
connect-another = La partida ha terminado. { $host ->
    [yes] Para otra, los demás escriben ready, y tú deal.
   *[no] Para otra, escribe ready.
}
connect-discards = { $count ->
    [0] No hay descartes.
   *[other] Los descartes, desde arriba: { $cards }.
}
connect-mail = Correo: { $hidden } cartas en un orden que nadie conoce, y luego { $known } que todo el mundo ha visto{ $known ->
    [0] .
   *[other] , en este orden:
}
connect-letters = Cartas de cocina: { $hidden } cartas en un orden que nadie conoce, y luego { $known } que todo el mundo ha visto{ $known ->
    [0] .
   *[other] , en este orden:
}
connect-code = Tu sitio puede ir a otro dispositivo: escribe allí pocketmoney connect { $link } y luego take-over { $code }. El código vale una vez, durante { $seconds } segundos.
connect-you-left = Has dejado la mesa.
connect-stands = { $count ->
    [0] Ahora no tienes respuestas fijas.
   *[other] Fijo hasta el final { $until ->
        [turn] del turno
        [game] de la partida
       *[other] ({ $until })
    }: { $what }.
}
connect-stand-others = dejar pasar lo que no va contra ti
connect-stand-all = dejarlo pasar todo
connect-stand-claim = reclamar lo que te deban
connect-settled = Privado: saldas con { $how ->
    [beer] cerveza
    [alcohol-free] cerveza sin alcohol
    [water] agua
   *[other] puntos
}{ $cap ->
    [0] { "" }
   *[other] , hasta { $cap } ml
}{ $pace ->
    [0] { "" }
   *[other] , como mucho { $pace } ml por hora
}. Nadie más se entera.
connect-muted = { $on ->
    [yes] Ya no oyes a { $name }.
   *[no] Vuelves a oír a { $name }.
}
connect-sure-leave = ¿Seguro que te vas para siempre? Escribe sí para hacerlo. (quit solo te aleja y guarda tu sitio.)
connect-sure-delete = ¿Seguro que borras esta mesa con todo lo que tiene? Escribe sí para hacerlo.

## Whether the deck was honest

connect-reveal-holds = Comprobado: el mazo era el que la mesa había comprometido antes de repartir. La semilla era { $seed }.
connect-reveal-unseen = El secreto de la mesa encaja con la semilla { $seed }; no estabas antes del reparto para ver a qué se comprometió.
connect-reveal-commit = Cuidado: la mesa enseña otro secreto, no el que había comprometido antes de repartir.
connect-reveal-numbers = Cuidado: los números de alguien no son los que se enseñaron antes de repartir.
connect-reveal-mine = Cuidado: los números que trajiste no están en la semilla.
connect-reveal-seed = Cuidado: la semilla { $seed } no sale del secreto y los números.

## Help

connect-help-table =
    ready: estás a punto para el reparto; wait: ya no
    who: quién está; link: qué necesitan los demás para entrar; options: las reglas de la casa
    say PALABRAS: hablar; mute NOMBRE, unmute NOMBRE: silenciar, volver a oír
    vote REGLA=VALOR: somete a voto una regla de la próxima partida; yes, no: responder
    settle beer, alcohol-free, water o points, y si quieres cap ML y pace ML: privado, para Tietgen
    code: llevar tu sitio a otro dispositivo; take-over CÓDIGO: recogerlo allí
    plain: sin dibujos ni colores, para lectores de pantalla
    leave: levantarte para siempre; quit: irte un rato, tu sitio se guarda
    ayuda host: qué puede hacer el anfitrión
connect-help-host =
    bot, bot PALABRA, bot PALABRA NOMBRE: sentar un bot; bots los lista
    game NOMBRE, o con mazos, game NOMBRE MAZO MAZO: a qué se juega después; option REGLA=VALOR: una regla de la casa
    deal: empezar, cuando los demás estén a punto; deal NOMBRE: empieza esa persona
    speed relaxed, normal, quick o none: cuánto esperan las preguntas
    pause, go: parar la partida, seguir; fill NOMBRE: que un bot juegue por quien falta
    kick NOMBRE, host NOMBRE: quitar una silla, ceder la mesa
    stand-in PALABRA: qué bots juegan por quien falta; family on: asteriscos en los tacos; listed on: que cualquiera encuentre la mesa
    delete: borrar la mesa y todo lo que tiene
connect-help-game =
    Una jugada es su número, o un texto: patada 4 > Rex, o la letra de la carta y un nombre: a rex. Enter lo deja pasar.
    Basta el principio de un nombre, sin acentos, y también vale en inglés: agar rex.
    Lo que va entre comillas tras una jugada se dice en voz alta: 3 "Toma esa."; say PALABRAS: sin jugada
    descartar y curar preguntan qué cartas; o nómbralas: descartar a c.
    stand others: dejar pasar lo que no va contra ti; stand all; stand dodge block: no preguntar por esas; stand off
    Con game detrás: hasta el final de la partida, no del turno.
    undo: pedir deshacer tu última jugada; yes, no: responder a esa pregunta
    por qué CARTA: por qué no puedes usarla ahora; reglas CARTA, reglas R46: qué hace una carta, qué dice una regla
    mesa, mano, jugadas, look (descartes), historia, clock, who: mostrarlos
    out: que un bot juegue por ti; back: jugar otra vez; rendirse: dejar de jugar
    ayuda mesa: qué más puedes escribir; salir: irte un rato, tu sitio se guarda
connect-help-tietgen =
    Una jugada es su número, o un texto: tirar, comprar, construir 12.1, hipotecar cuarto de bicis A, pujar 3,5 cl. Enter: lo normal.
    Basta el principio de una palabra, sin acentos, y también vale en inglés: hipo lavan.
    ayuda ofrecer, ayuda pujar, ayuda reclamar, ayuda construir, ayuda deuda, ayuda administración: más sobre cada cosa
    tablero, escrituras, escrituras NOMBRE, cuentas, look (el correo): mostrarlos; jugadas: todo lo que puedes hacer, con números
    Lo que va entre comillas tras una jugada se dice en voz alta: tirar "Doble seis, por favor."; say PALABRAS: sin jugada
    stand claim: reclamar todo alquiler que te deban, el resto de la partida; stand off: ya no
    undo: pedir deshacer tu última jugada; yes, no: responder a esa pregunta
    settle water cap 500 pace 250: privado, cómo saldas lo anotado
    reglas 12.1, reglas R136; por qué construir 12.1: por qué no
    historia, clock, who; out: que un bot juegue por ti; back: jugar otra vez; rendirse: dejar de jugar
    ayuda mesa: qué más puedes escribir; salir: irte un rato, tu sitio se guarda

## What is wrong

problem-connect-where = ¿conectar adónde? Se esperaba la dirección que imprimió el servidor, como en pocketmoney connect http://192.168.1.5:8765/#BCDFG
problem-connect-address = { $word } no es la dirección de una mesa; se esperaba algo como http://192.168.1.5:8765/#BCDFG
problem-connect-nobody = nadie responde en { $server } ({ $why }); ¿está en marcha el servidor, y bien la dirección?
problem-connect-silent = { $server } no responde a tiempo; ¿está bien la dirección?
problem-connect-no-table-server = en { $server } hay un servidor, pero no sirve mesas
problem-connect-turned-away = { $why }
problem-connect-no-token = { $file } no guarda la llave de un sitio; nombra otro archivo con --token-file, o bórralo
problem-connect-on-off = { $word } lleva on u off
problem-connect-who = ¿{ $word } a quién? Nombra a alguien de la mesa
problem-connect-what = ¿{ $word } qué? Escribe ayuda para ver qué va ahí
problem-connect-too-long = de una vez se pueden decir { $most } caracteres como mucho
problem-connect-stand = ¿stand qué? others, all, cartas, claim u off; escribe ayuda para ver más
problem-connect-settle = se esperaba algo como: settle water cap 500 pace 250, en ml
problem-connect-no-game = todavía no hay partida
problem-connect-no-cards = en este juego no se responde con cartas; escribe stand claim o stand off
