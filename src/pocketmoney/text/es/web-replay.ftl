# Replays: looking at a game again, and playing on from a moment of it; in Spanish.

problem-no-such-moment = en esta partida no hay un momento { $step }; el último es el { $most }
problem-record-fails = esto no se cumple aquí: { $claimed }
problem-record-fails-elsewhere = esto no se cumple aquí: { $claimed }; el registro se hizo con la versión { $theirs } de las reglas y este programa usa la versión { $ours }
web-replay-differs = La partida se muestra hasta aquí: { $why }.
problem-record-too-long = repetir aquí este registro lleva demasiado tiempo
problem-record-too-many-moves = un registro puede tener aquí como máximo { $most } jugadas
problem-replays-waiting = para una dirección se repiten como máximo { $most } partidas a la vez
problem-verify-continued = esta partida empezó con { $moves } jugadas de otra anterior, así que no hubo un reparto nuevo que comprobar
problem-no-reviews = este servidor no calcula probabilidades
problem-review-at-work = ya se está calculando una partida para ti; de una en una, por favor
problem-reviews-busy = ahora mismo se están calculando demasiadas partidas; prueba otra vez dentro de un minuto
problem-review-failed = no se han podido calcular a tiempo las probabilidades de esta partida

refusal-continue-no-seat = En esa partida solo hay { $seats } sitios.
refusal-continue-over = En ese momento la partida ya ha terminado; retrocede un poco.
refusal-continue-out = En ese momento { $name } ya está fuera; elige otro sitio o retrocede un poco.

web-replay = Repetición
web-replay-fetching = Trayendo la partida…
web-replay-begin = Empieza la partida.
web-replay-line = Línea { $line }: { $why }

## The way through it

web-replay-way = El camino por la partida
web-replay-moment = Momento
web-replay-of = { $at } / { $last }
web-replay-first = Al principio
web-replay-back = Un momento atrás
web-replay-run = Reproducir
web-replay-pause = Parar aquí
web-replay-forward = Un momento adelante
web-replay-last = Al final
web-replay-next-turn = Al turno siguiente
web-replay-next-fall = A la siguiente caída o al siguiente giro
web-replay-speed = Velocidad
web-replay-times = { $speed }×

## Through whose eyes

web-replay-eyes = Con los ojos de
web-replay-eyes-all = todos: las manos a la vista
web-replay-eyes-none = quien mira
web-replay-eyes-seat = { $name }
web-replay-hand = Mano de { $name }
web-replay-empty-hand = sin cartas

## What can be done with it

web-replay-again = Ver otra vez la partida
web-replay-link = Copiar un enlace a este momento
web-replay-linked = Enlace a este momento copiado.
web-replay-record = Descargar el registro
web-replay-table = A la mesa
web-replay-open = Mirar un registro
web-replay-choose = Elegir un archivo…
web-replay-open-note = Un archivo como velada.play; también puedes soltarlo aquí. El servidor lo repite y no guarda nada.

## Playing on

web-replay-continue = Seguir desde aquí contra bots
web-replay-continue-over = Aquí la partida ya ha terminado; retrocede un poco.
web-replay-take = Ocupas el sitio de
web-replay-against = El resto son bots:
web-replay-continue-note = Las manos, los montones y los dados son los de aquella partida y salen como habrían salido. No hay reloj. No es un reparto nuevo, así que no se puede comprobar como tal.
web-replay-play-on = Seguir jugando
web-replay-understood = Entendido, seguir jugando
web-continued = Esta partida empezó en un momento de otra anterior. No fue un reparto nuevo, así que no se puede comprobar como tal.

## Who was winning

web-replay-review = Calcular quién iba ganando
web-replay-reviewing = Los bots siguen la partida desde muchos momentos. Puede tardar un minuto.
web-replay-ribbon = Probabilidades de ganar a lo largo de la partida: { $told }
web-replay-chance-went = { $name } del { $first } al { $last } %
web-replay-chance = { $name } { $percent } %
web-replay-turned = Dónde dio un giro la partida
web-replay-how = Desde cada momento que se miró, bots ({ $bot }) siguieron la partida { $count } veces. Con tan pocas partidas no es más que una buena estimación.
web-replay-mark-turn = Giro en el momento { $step }
web-replay-mark-worst = Mala jugada en el momento { $step }
web-replay-turning = { $step }: { $told } { $name } pasa del { $before } al { $after } %.
web-replay-no-turning = Ningún momento destaca.
web-replay-worst = { $step }: { $told } A { $name } le costó { $lost } puntos. Mejor: { $better }
web-replay-let-pass = dejarlo pasar.
