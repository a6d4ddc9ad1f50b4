# The words of the web client at the tables of the card games, in Spanish.

## The phone

web-cards-counters = { $count ->
    [one] 1 contador
   *[other] { $count } contadores
}
web-cards-hand = { $count ->
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
}
web-cards-seconds = { $count ->
    [one] queda 1 segundo
   *[other] quedan { $count } segundos
}
web-cards-whom = { $move }: ¿a quién?
web-cards-more-cards = { $move }. Puedes poner más cartas con ella.
web-cards-lay = Poner { $move }
web-cards-which-discard = ¿Qué cartas tiras?
web-cards-which-heal = ¿Con qué cartas te curas?
web-cards-do-discard = { $count ->
    [0] Descartar
    [one] Descartar 1 carta
   *[other] Descartar { $count } cartas
}
web-cards-do-heal = { $count ->
    [0] Curarse
    [one] Curarse con 1 carta
   *[other] Curarse con { $count } cartas
}
web-cards-may = Esta carta se puede jugar ahora.
web-cards-grey = ahora no
web-cards-picked = elegida
web-cards-say = Dilo con la jugada
web-cards-more = Más
web-cards-empty-hand = No tienes cartas en la mano.
web-cards-watching = Estás mirando.

## Standing answers, and what else can be done at any time

web-cards-standing = Respuestas fijas
web-cards-standing-why = Lo que dejas pasar sin que te pregunten. Nadie lo ve.
web-cards-standing-others = Lo que no va contra mí
web-cards-standing-all = Todo
web-cards-standing-cards = No me preguntes por
web-cards-standing-until = Hasta cuándo
web-cards-standing-set = Dejarlo así
web-cards-standing-on = Algunas preguntas te las saltas.
web-cards-discards = Ver los descartes
web-cards-discards-none = Todavía no se ha descartado nada.

## How somebody is

web-cards-is-poked = a ciegas
web-cards-is-heart-broken = con el corazón roto
web-cards-is-thrown = fuera del local
web-cards-is-vomiting = vomitando
web-cards-is-dazed = viendo estrellas
web-cards-is-stomped = cojeando
web-cards-is-weak = sin fuerzas
web-cards-is-weak-times = sin fuerzas ×{ $times }
web-cards-is-skipping = pierde un turno
web-cards-is-holding = sujeta a { $name }
web-cards-is-held = sujeto por { $name } ({ $card })
web-cards-is-hunted = barra libre
web-cards-is-asked = puede responder
web-cards-is-turn = le toca
web-cards-is-winner = gana

## Cards in flight

web-cards-flight = En el aire
web-cards-flight-at = { $by } → { $on }
web-cards-flight-by = { $by }
web-cards-how-defends = se defiende
web-cards-how-humiliates = lo estropea
web-cards-how-follow-up = tras el Agarre
web-cards-how-distracted-follow-up = tras el Agarre
web-cards-how-free = ataque gratis
web-cards-how-shot = golpe gratis
web-cards-how-jab = en la Llave de Cabeza
web-cards-how-distracted = no hay defensa que valga
web-cards-how-season = barra libre
web-cards-how-bonus = se aprovecha
web-cards-how-block-grab = tras el Bloqueo
web-cards-how-tick = la presa sigue
web-cards-how-escape = se zafa
web-cards-how-heals = se cura
web-cards-how-rescue = para no caer
web-cards-how-opening = ataca
web-cards-void = anulada
web-cards-halved = a mitad de fuerza
web-cards-with-cards = + { $count }

## The table, for all to see

web-cards-pile = Mazo: { $count }
web-cards-discarded = Descartes: { $count }
web-cards-to-move = Le toca a { $name }
web-cards-lost = −{ $count }
web-cards-gained = +{ $count }
