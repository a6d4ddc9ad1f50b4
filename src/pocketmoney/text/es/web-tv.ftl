# Lo que dice la pantalla de todos: sellos en las cartas, a qué espera la mesa, sus mandos y el final de una partida.

## En la mesa

web-tv-with = { $card } + { $more }
web-tv-stamp-block = Bloqueado
web-tv-stamp-dodge = Esquivado
web-tv-stamp-stopped = Parado
web-tv-stamp-humiliated = Humillado
web-tv-stamp-disarmed = Desarmado
web-tv-shame = ¡Qué vergüenza!
web-tv-laughs = ¡Ja, ja!
web-tv-turn-lost = Turno perdido
web-tv-ko-by = KO de { $name }
web-tv-felled = { $on } cae inconsciente. Fue { $by }, con { el-card }.

## A qué espera la mesa

web-tv-thinks = ¿Y ahora?
web-tv-asks-window = ¿Alguien responde?
web-tv-asks-follow-up = ¿Qué viene tras el agarre, { $names }?
web-tv-asks-block-grab = { $names } puede agarrar tras el bloqueo.
web-tv-asks-free-attack = { $names } tiene un golpe gratis.
web-tv-asks-distracted = ¿Qué ataque, { $names }?
web-tv-asks-series = { $names } puede volver a pegar.
web-tv-asks-keep-hold = { $names }: ¿aguantar o soltar?
web-tv-asks-rescue = { $names } tiene que curarse ya.
web-tv-asks-weapon-back = { $names }: ¿guardar el arma o soltarla?
web-tv-asks-pass-on = { $names }: ¿a la izquierda o a la derecha?
web-tv-bot-plays = juega un bot

## Mandos

web-tv-tap-for-sound = Toca para activar el sonido
web-tv-sound-on = Sonido activado
web-tv-settings = Ajustes de esta pantalla
web-tv-volume = Volumen
web-tv-announcer = Locutor
web-tv-full-screen = Pantalla completa
web-tv-pace = Ritmo
web-tv-pace-slow = lento
web-tv-pace-usual = normal
web-tv-pace-fast = rápido
web-tv-close = Cerrar
web-tv-tap-for-full-screen = Toca para pantalla completa
web-remote = Ajustes de la tele
web-remote-silent = Toca la tele una vez: hasta entonces su navegador la deja muda.
web-remote-full-screen = La tele pide ahora un toque: el navegador lo quiere en la propia pantalla.

## El final de una partida

web-tv-finale = Así terminó
web-tv-ranking = Clasificación
web-tv-awards = Premios
web-tv-grudges = Cuentas pendientes de la noche
web-tv-grudge = { $by } le debe { $count } a { $on }
web-tv-last-blow = El último golpe
web-tv-again = Verlo otra vez
web-tv-comic = El cómic
web-tv-comic-title = { $game }: gana { $name }
web-tv-comic-title-none = { $game }: no gana nadie
web-tv-comic-hit = ¡PUM!
web-tv-comic-fall = ¡KO!
web-tv-comic-win = ¡HURRA!
web-tv-comic-save-svg = Guardar como SVG
web-tv-comic-save-png = Guardar como PNG
web-tv-comic-share = Compartir la imagen
web-tv-comic-moments = Sus momentos
web-tv-award-meanest = Quien más pega
web-tv-award-meanest-why = les quitó { $count } a los demás
web-tv-award-luckiest-block = Defensa con más suerte
web-tv-award-luckiest-block-why = paró { el-card }
web-tv-award-most-humiliated = Más humillaciones
web-tv-award-most-humiliated-why = { $count ->
    [one] se rieron una vez
   *[other] se rieron { $count } veces
}
web-tv-award-best-comeback = Mejor remontada
web-tv-award-best-comeback-why = bajó a { $low } y volvió a { $high }
web-tv-award-punchbag = Saco de boxeo
web-tv-award-punchbag-why = perdió { $count } y siguió sonriendo
web-tv-award-knock-outs = Cazador de cabezas
web-tv-award-knock-outs-why = { $count ->
    [one] un KO
   *[other] { $count } KO
}
web-tv-award-landlord = Casero
web-tv-award-landlord-why = { $count ->
    [one] cobró el alquiler una vez
   *[other] cobró el alquiler { $count } veces
}
web-tv-award-builder = Maestro de obras
web-tv-award-builder-why = { $count ->
    [one] construyó una vez
   *[other] construyó { $count } veces
}
web-tv-award-dealer = Negociante
web-tv-award-dealer-why = { $count ->
    [one] cerró un trato
   *[other] cerró { $count } tratos
}
web-tv-award-reprimanded = Cliente fijo de la administración
web-tv-award-reprimanded-why = { $count ->
    [one] fue una vez
   *[other] fue { $count } veces
}
web-tv-award-lucky-dice = Dados calientes
web-tv-award-lucky-dice-why = { $count ->
    [one] sacó un doble
   *[other] sacó { $count } dobles
}
web-tv-award-sleeper = Casero dormilón
web-tv-award-sleeper-why = { $count ->
    [one] olvidó cobrar una vez
   *[other] olvidó cobrar { $count } veces
}
