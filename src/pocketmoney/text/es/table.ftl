# The table, in Spanish: why something cannot be done there, what is said to one person alone, and its settings.

## Who may

refusal-only-host = Esto solo lo puede hacer el anfitrión.
refusal-only-seated = Estás mirando. Primero siéntate.
refusal-already-seated = Ya tienes una silla.
refusal-no-such-chair = En esa silla no hay nadie.
refusal-kick-yourself = No puedes echarte a ti; puedes irte.
refusal-table-full = Las { $most } sillas de esta mesa están ocupadas.
refusal-name-letters = { $word } no puede ser un nombre: sin comillas dobles, sin caracteres invisibles y sin @ al principio, por favor.
refusal-name-twice = Aquí ya hay alguien que se llama { $word }, o casi.
refusal-unknown-bot = En esta mesa no hay un bot llamado { $word }; hay: { $known }.
refusal-token-unknown = Este sitio lo tiene otro dispositivo, o se ha dejado libre.
refusal-number-taken = Otro dispositivo tuyo se ha adelantado. Inténtalo otra vez.
refusal-code-unknown = Este código no vale, o ya no. Pide otro en el dispositivo que tiene el sitio.
refusal-seat-asks-many = Ya hay varios dispositivos que piden un sitio. Espera a que les respondan.
refusal-seat-nobody-to-ask = No hay nadie que pueda decir que este sitio es tuyo.
refusal-seat-not-asked = Ese dispositivo ya no lo pide.
refusal-no-screen = Ahora mismo ninguna tele muestra esta mesa.
refusal-not-a-screen = Solo una pantalla que muestra la mesa puede decir cómo está ajustada.
refusal-wire-version = Este servidor habla la versión { $ours }, y tu programa la { $theirs }.

## Before the deal

refusal-table-is-playing = No mientras se juega una partida.
refusal-notice-unread = Lee primero el aviso, por favor.
refusal-not-ready = { $count ->
    [one] { $names } aún no está a punto.
   *[other] Aún no están a punto: { $names }.
}
problem-no-decks-here = en este juego no hay mazos que elegir
problem-unknown-speed = no hay una velocidad { $word }{ problem-near-or-known }
problem-unknown-way = no hay una forma de saldar llamada { $word }{ problem-near-or-known }
problem-unknown-until = las respuestas fijas no pueden durar hasta { $word }{ problem-near-or-known }

## In the game

refusal-table-no-game = Aquí no hay ninguna partida en marcha para ti.
refusal-table-paused = La partida está en pausa.
refusal-table-breath = Puede que { $seat } aún quiera reclamar algo. Espera { $seconds ->
    [one] un segundo más.
   *[other] { $seconds } segundos más.
}
refusal-bot-plays-already = Ahí ya juega un bot.
refusal-nobody-stands-in = Ningún bot juega por ti.
refusal-not-missing = { $name } está aquí.
refusal-undo-open = Alguien pide deshacer una jugada; responde primero a eso.
refusal-undo-not-possible = Eso no se puede deshacer: no fue la última jugada, o desde entonces ha salido algo oculto o del azar.
refusal-undo-nothing-asked = Nadie pide deshacer una jugada.
refusal-undo-answered = Ya has dicho que sí.
refusal-vote-open = Las votaciones, de una en una.
refusal-vote-none = No hay nada que votar.
refusal-vote-twice = Ya has votado.
refusal-rules-changed = Esta partida se jugó con la versión { $theirs } de las reglas; este programa usa la versión { $ours } y no puede seguirla. El anfitrión puede empezar otra partida o borrar la mesa.
refusal-rules-vote = Esta partida empezó con la versión { $theirs } de las reglas. Votad primero si sigue con la versión { $ours }.

event-undone = { $seat-is ->
    [you] Deshaces tu última jugada.
   *[other] { $seat } deshace la última jugada.
}

## Talk

refusal-talk-empty = Ahí no había nada que oír.
refusal-talk-too-fast = Como mucho { $lines } frases en { $seconds } segundos.

## To one person alone

notice-ledger-cap = Llevas anotados { $ml } ml; querías saberlo a los { $cap } ml. El agua también cuenta.
notice-ledger-pace = Llevas anotados { $ml } ml, más deprisa que los { $pace } ml por hora que pusiste. Con calma.
notice-seat-denied = El sitio de { $name } no se le ha dado a este dispositivo.

## What is said with one tap, in Spanish

taunt-ha = ¡Ja!
taunt-ouch = ¡Ay!
taunt-come-on = ¿Eso es todo?
taunt-mercy = ¡Piedad!
taunt-well-played = Bien jugado.
taunt-hurry = ¡Que es para hoy!
taunt-told-you = Te lo dije.
taunt-boo = ¡Buu!
taunt-banana = lanza un plátano

## Why a connection is closed

problem-kicked = El anfitrión le ha dado tu silla a un bot.
problem-taken-over = Ahora este sitio lo tiene otro dispositivo.
problem-device-too-many = Demasiados dispositivos tienen este sitio; se ha soltado el más antiguo.
problem-deleted-by-host = El anfitrión ha borrado esta mesa.

## Settings

speed-relaxed = tranquila
speed-normal = normal
speed-quick = rápida
speed-none = sin reloj, para jugar durante días

settle-beer = cerveza
settle-alcohol-free = sin alcohol
settle-water = agua
settle-points = puntos

until-turn = durante este turno
until-game = durante esta partida

## Logs and records of tables

problem-log-broken = la entrada { $entry } del diario de esta mesa no se puede leer: { $why }
problem-log-newer = la entrada { $entry } del diario de la mesa { $table } la escribió un Pocket Money más nuevo ({ $why }); no se cambia nada: actualiza el programa
problem-log-misfit = la entrada { $entry } del diario de esta mesa no encaja con las anteriores: { $why }
problem-rules-differ = esta partida se jugó con la versión { $theirs } de las reglas; con la versión { $ours } va por otro camino tras la jugada { $moves }: { $why ->
    [deal] no se puede repartir así
    [move] { $name } no puede jugar «{ $move }» ahí
    [snapshot] la mesa estaba de otra manera
    [end] no termina así
   *[told] lo que sigue es distinto
}
problem-continue-adopted = esta partida empezó con la versión { $theirs } de las reglas y siguió con la versión { $ours }; solo puedes seguir desde un momento anterior
problem-game-not-over = la partida { $game } sigue en marcha
problem-no-such-game = en esta mesa no hay una partida { $game }; se han repartido { $games }
problem-broken-story = la repetición guardada de esta partida está dañada y no se puede leer
problem-newer-story = esta partida la guardó un Pocket Money más nuevo (formato { $version }; este programa conoce el { $newest }); actualiza el programa

notice-table-damaged = El registro de esta mesa está dañado desde la entrada { $entry }. Ves la mesa como estaba antes; nadie puede jugar hasta que quien lleva el servidor la arregle.
refusal-table-damaged = El registro de esta mesa está dañado desde la entrada { $entry }; no se puede cambiar nada hasta que quien lleva el servidor lo arregle.
