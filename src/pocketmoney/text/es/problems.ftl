# What is wrong with something a person gave us, in Spanish. A sentence stands behind a file and a line, so it begins
# small.

problem-near = { $near ->
    [none] { "" }
   *[other] ; ¿querías decir { $near }?
}
problem-near-or-known = { $near ->
    [none] ; hay: { $known }
   *[other] ; ¿querías decir { $near }?
}

## Names of things

problem-unknown-game = no hay un juego llamado { $word }{ problem-near-or-known }
problem-unknown-deck = no hay un mazo llamado { $word }{ problem-near-or-known }
problem-unknown-card = no hay una carta llamada { $word }{ $near ->
    [none] ; una carta se escribe como kick-4 o first-aid, y `pocketmoney rules GAME` las nombra todas
   *[other] { problem-near }
}
problem-unknown-seat = no hay un sitio llamado { $word }{ problem-near-or-known }
problem-unknown-option = no hay una regla de la casa llamada { $word }{ problem-near }
problem-unknown-value = { $option } no puede ser { $word }{ problem-near-or-known }
problem-unknown-preset = no hay un conjunto de reglas llamado { $word }{ problem-near-or-known }
problem-unknown-ruling = no hay una regla { $word }; se llaman R1, R2 y así
problem-unknown-topic = no hay un juego, carta, espacio o regla que se llame { $word }{ problem-near }

## Names of people

problem-name-empty = un sitio tiene el nombre vacío
problem-name-letters = { $word } no puede ser un nombre: sin comillas dobles ni caracteres de control, por favor
problem-name-missing = una mesa necesita un nombre para el anfitrión; sin él solo puede abrirla una pantalla
problem-name-twice = dos sitios se llaman { $word }
problem-name-needs-quotes = el nombre { $word } tiene que ir entre comillas dobles
problem-one-name = se esperaba un nombre; hay: { $text }

## The file

problem-no-file = no existe ese archivo{ problem-near }
problem-is-directory = esto es una carpeta; un registro es un archivo, que suele llamarse NOMBRE.play
problem-unreadable = no se puede leer: { $why }
problem-too-large = esto es demasiado grande para un registro; se esperaban { $most } megabytes como mucho
problem-cannot-read = no se puede leer { $file }: { $why }
problem-cannot-write = no se puede escribir { $file }: { $why }
problem-file-foreign = { $file } ya existe y no lo escribió Pocket Money; queda como está
problem-file-exists = { $file } ya existe; añade --force para sustituirlo
problem-game-not-kept = esta partida no se puede conservar: no se puede escribir { $file }: { $why }. Escribe save FILE para guardarla en otro sitio
problem-game-in-use = la partida { $game } se juega en otra ventana
problem-game-broken = { $file } no es una partida guardada, o está dañada
problem-game-other-rules = la partida { $game } se jugó con otras reglas que las de esta versión; no puede seguir, pero pocketmoney games export la escribe en un archivo
problem-unknown-kept-game = no hay ninguna partida guardada { $word }; pocketmoney games las enumera{ $near ->
    [none] { "" }
   *[other] ; ¿querías decir { $near }?
}
problem-games-form = pocketmoney games { $word } necesita otras palabras; pocketmoney games --help las muestra
problem-games-word = pocketmoney games no conoce { $word }{ $near ->
    [none] { "" }
   *[other] ; ¿querías decir { $near }?
}
problem-games-nothing-open = no hay ninguna partida sin terminar
problem-from-fails = la partida guardada no puede seguir: { $claimed } no se cumple; pocketmoney replay { $file } dice más
problem-empty-record = en este archivo no hay nada; se esperaba un registro que empiece con game: NAME
problem-not-text = esto no es texto; se esperaba un registro en UTF-8
problem-no-divider = la cabecera no acaba nunca; se esperaba una línea --- entre la cabecera y las jugadas

## The header

problem-no-colon = se esperaba clave: valor; hay: { $text }
problem-no-key = la cabecera no tiene { $key }; se esperaba una línea { $key }: ...
problem-unknown-key = no hay una clave de cabecera { $word }{ problem-near-or-known }
problem-key-twice = { $key } está aquí por segunda vez; la primera, en la línea { $first }
problem-key-needs-seat = { $key } trata de un sitio; se esperaba { $key } NAME: ...
problem-key-takes-no-seat = { $key } no trata de un sitio; se esperaba { $key }: ...
problem-key-needs-thing = { $key } trata de una cosa; se esperaba { $key } NAME: ...
problem-one-file = { $key } nombra un archivo; hay: { $text }
problem-named-file = no se puede leer el archivo { $file } que nombra { $key }
problem-file-elsewhere = el archivo { $file } que nombra { $key } debe estar junto al registro o por debajo de su carpeta
problem-no-value = { $key } no tiene valor; se esperaba { $key }: ...
problem-one-word = { $key } lleva una palabra; hay: { $text }
problem-bad-integer = se esperaba un número entero para { $key }; hay { $word }
problem-integer-too-long = { $key } admite un número entero de { $most } cifras como mucho, y este tiene { $digits }
problem-bad-counters = los contadores tienen que ser un número entero de 1 a { $most }; hay: { $word }
problem-option-form = se esperaba una regla de la casa como nombre=valor; hay { $word }
problem-option-twice = { $word } se elige dos veces
problem-seat-count = { $count ->
    [0] no hay ningún sitio
    [one] hay un sitio
   *[other] hay { $count } sitios
}; se esperaban de { $least } a { $most }
problem-too-few-cards = hay { $cards } cartas, y para repartir hacen falta { $needed }
problem-pile-too-large = el mazo nombra { $count } cartas; se esperaban como mucho { $most }, porque cada asiento recibe una mano entera
problem-no-decks = no se nombra ningún mazo; hay: { $known }
problem-hand-too-large = { $count } cartas en una mano; se esperaban { $most } como mucho
problem-too-many-copies = no hay tantas cartas { $card }: en los mazos hay { $copies }

## Moves, facts and claims

problem-open-quote = unas comillas no se cierran: { $text }
problem-after-talk = se esperaba el final de la línea o + tras la charla; hay: { $text }
problem-talk-in-claim = una afirmación no lleva charla; se esperaban jugadas separadas por comas
problem-no-move-line = se esperaba Nombre: jugada, = hechos, ? Nombre: jugadas o ! Nombre: jugadas; hay: { $text }
problem-no-name = se esperaba un nombre antes de los dos puntos: { $text }
problem-no-move = se esperaba una jugada
problem-word-alone = { $word } va en solitario; detrás hay: { $text }
problem-heal-needs-card = ¿heal con qué? Se esperaba heal CARD ...
problem-no-target = se esperaba un nombre detrás de { $word } >
problem-one-target = { $word } va contra un solo jugador
problem-only-medieval = a { $word } solo se le puede añadir medieval, no { $other }
problem-empty-fact = se esperaba un hecho, como Ann 15 o turn Ann
problem-bad-fact = esto no es un hecho: { $text }; se esperaba algo como Ann 15, Ann hand 5, Ann holds grab, turn Ann
problem-unknown-fact = no hay un hecho con { $word }{ problem-near-or-known }
problem-unknown-hold = { $word } no es una presa{ problem-near-or-known }

## The command line

problem-unknown-command = no hay una orden { $word }{ problem-near-or-known }
problem-unknown-flag = { $command } no tiene una opción { $word }{ problem-near-or-known }
problem-flag-needs-value = { $flag } necesita un valor; pocketmoney { $command } --help enseña cómo
problem-flag-takes-no-value = { $flag } no lleva valor
problem-too-many-words = { $command } no sabe qué hacer con { $word }; pocketmoney { $command } --help enseña cómo
problem-from-alone = --from sigue una partida guardada tal como está; quita { $word }
problem-needs-file = ¿qué registro? Nombra al menos un archivo, como game.play
problem-needs-game = ¿las opciones de qué juego? Se esperaba pocketmoney options GAME; hay: { $known }
problem-too-many-bots = hay nombres para { $most } bots, no para { $count }
problem-card-of-other-game = { $card } no es una carta de { $game }, sino de { $other }
problem-no-output = no se puede escribir la salida: { $why }
problem-typed-several = { $word } puede ser cualquiera de estas: { $names }
