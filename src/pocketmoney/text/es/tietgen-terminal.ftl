# Tietgen in the terminal, in Spanish. What is owed and booked is said; nobody is told to drink.

## Beginning

terminal-tietgen-title = Monopoly, The Tietgen Drinking edition
terminal-tietgen-throw-first = Todo el mundo tira para ver quién empieza: { $throws }.
terminal-tietgen-throw-again = Los más altos empatan y tiran otra vez: { $throws }.
terminal-tietgen-thrown = { $name } { $pips }
terminal-tietgen-begins = { $is ->
    [you] Empiezas tú.
   *[other] Empieza { $name }.
}
terminal-go-on = Pulsa Enter para seguir.

## The board

terminal-tietgen-mark-fridge = N
terminal-tietgen-mark-mortgaged = h
terminal-tietgen-kind-go = SALE
terminal-tietgen-kind-mail = Correo
terminal-tietgen-kind-energy = Luz
terminal-tietgen-kind-fee = Tasa
terminal-tietgen-kind-administration = Admin
terminal-tietgen-kind-piggy-bank = Hucha
terminal-tietgen-kind-go-to-administration = >Admin
terminal-tietgen-space-bike-room-a = Bici A
terminal-tietgen-space-computer-room = Orden
terminal-tietgen-space-bike-room-b = Bici B
terminal-tietgen-space-bike-room-c = Bici C
terminal-tietgen-space-laundry = Lavan
terminal-tietgen-space-cellar-parking = Sótano
terminal-tietgen-space-lost-key = Llave
terminal-tietgen-left = quedan { $crates ->
    [one] 1 caja
   *[other] { $crates } cajas
}, { $fridges ->
    [one] 1 nevera
   *[other] { $fridges } neveras
}
terminal-tietgen-legend = # caja  N nevera  h hipoteca
terminal-tietgen-piggy = hucha { $amount }
terminal-tietgen-deeds = { $count ->
    [0] { "" }
    [one] 1 escr.
   *[other] { $count } escr.
}
terminal-tietgen-held = castigo
terminal-tietgen-side = { $number ->
    [1] De la SALIDA a la administración:
    [2] De la administración a la hucha:
    [3] De la hucha en adelante:
   *[4] Y de vuelta a la SALIDA:
}
terminal-tietgen-for-sale = en venta por { $amount }
terminal-tietgen-here = aquí: { $names }
terminal-tietgen-mortgaged = con hipoteca
terminal-tietgen-built = { $is-fridge ->
    [True] nevera
   *[other] { $level ->
        [one] 1 caja
       *[other] { $level } cajas
    }
}

## Players

terminal-tietgen-player = { $name } en { $place }, { $amount } en reserva.
terminal-tietgen-player-held = En la administración, { $failed } de 3 tiradas sin suerte.
terminal-tietgen-own = Tuyo: { $deeds }
terminal-tietgen-group = { $group } { $deeds }{ $is-whole ->
    [True] { " " }(todo)
   *[other] { "" }
}
terminal-tietgen-no-deeds = sin escrituras
terminal-tietgen-flirts = { $count ->
    [one] 1 carta de Flirteo.
   *[other] { $count } cartas de Flirteo.
}
terminal-tietgen-ledger = Las cuentas, por orden de mesa:
terminal-tietgen-ledger-of = { $name }: { $drunk } anotados como bebidos, { $stock } en reserva.
terminal-tietgen-ledger-game = Hucha: { $piggy }. El juego ha pagado { $paid } y ha cobrado { $taken }.

## Questions

terminal-tietgen-ask-throw = Te toca tirar (Enter: tirar):
terminal-tietgen-ask-throw-held = En la administración, tirada { $number } de 3: un doble te saca{ $is-last ->
    [True] ; si no, toca pagar la multa de { $fine }
   *[other] , y también la multa de { $fine } o una carta de Flirteo
} (Enter: tirar):
terminal-tietgen-ask-purchase = { $space } está en venta: { $price } a pagar, anotados como bebidos; tienes { $stock } (Enter: no comprar, sale a subasta):
terminal-tietgen-ask-auction = { $space } (precio { $price }) sale a subasta, { $has-bid ->
    [True] { $bid } de { $name }
   *[other] aún sin pujas
}.
terminal-tietgen-ask-auction-piece = La última pieza sale a subasta, para { $space } u otra cocina: { $has-bid ->
    [True] { $bid } de { $name }
   *[other] aún sin pujas
}.
terminal-tietgen-ask-bid = Tienes { $stock }; desde { $least }, como en pujar { $least } (Enter: pasar):
terminal-tietgen-ask-who-bids = ¿Quién puja? Un nombre, o nombre y puja, como Ann pujar 3 cl (Enter: nadie):
terminal-tietgen-ask-who-answers = ¿Quién responde? (Enter: nadie):
terminal-tietgen-ask-place = La pieza es tuya. ¿Dónde va? (Enter: el primer sitio)
terminal-tietgen-ask-tax = { $space }, a saldar: con el vaso ({ $glass } anotados, tu reserva no se toca) o de tu reserva de { $stock } ({ $due }, a la hucha). vaso o reserva:
terminal-tietgen-ask-debt = { $to-game ->
    [True] Debes { $due } al juego
   *[other] Debes { $due } a { $whom }
} y tienes { $stock }. { $is-enough ->
    [True] Vende, hipoteca u ofrece; puedes reunir { $reach } (Enter: el programa lo reúne por ti):
   *[other] Puedes reunir { $reach } como mucho, así que solo un trato te ayudaría (Enter: entregarlo todo):
}
terminal-tietgen-ask-interest = { $deeds } te llegó con hipoteca: levantar la quita ya; mantener la conserva y paga ahora una décima parte (Enter: mantener):
terminal-tietgen-ask-rent = { $owner } puede reclamar { $amount } de alquiler a { $payer } por { $space }: escribe reclamar (Enter: dejarlo pasar):
terminal-tietgen-ask-rights = Antes de que tire { $whose } puedes { $moves } (Enter: nada{ $hint ->
    [True] ; silencio: pregúntame menos
   *[other] { "" }
}):
terminal-tietgen-ask-offer = Tu respuesta a { $name }: ¿aceptar o rechazar? (Enter: sin respuesta)
terminal-tietgen-ask-who-deals = Antes de que tire { $name }: ¿alguien hace negocios? Un nombre, o nombre y jugada (Enter: nadie):
terminal-tietgen-ask-printed = { $space }: { $price }.
terminal-tietgen-ask-printed-rents = Alquileres: { $rents }. Caja: { $crate }.
terminal-room-form = { $word } no es nadie en este teclado. Escribe un nombre, o un nombre y una jugada, como: { $name } jugadas; o Enter.

## Moves

terminal-tietgen-move-roll = tirar
terminal-tietgen-move-fine = multa ({ $amount })
terminal-tietgen-move-flirt = flirteo (una carta de Flirteo)
terminal-tietgen-move-buy = comprar ({ $amount })
terminal-tietgen-move-decline = no comprar
terminal-tietgen-move-bid = pujar { $amount }
terminal-tietgen-move-pass = pasar
terminal-tietgen-move-keep = mantener
terminal-tietgen-move-chug = vaso ({ $amount } anotados)
terminal-tietgen-move-drink = reserva ({ $amount })
terminal-tietgen-move-settle = reunir (lo hace el programa)
terminal-tietgen-move-surrender = entregarlo todo
terminal-tietgen-head-claim = reclamar
terminal-tietgen-head-accept = aceptar
terminal-tietgen-head-refuse = rechazar
terminal-tietgen-own-offer = retirar tu oferta a { $name }
terminal-tietgen-head-build = construir
terminal-tietgen-head-lift = levantar
terminal-tietgen-head-sell = vender
terminal-tietgen-head-mortgage = hipotecar
terminal-tietgen-head-offer = ofrecer
terminal-tietgen-head-also = además
terminal-tietgen-also = { $moves } (jugadas los lista, ayuda ofrecer lo explica)
terminal-tietgen-for = { $what } ({ $amount })
terminal-tietgen-trade = { $name }: { $give } por { $get }

## Words typed

terminal-tietgen-help =
    Una jugada es su número, o un texto: tirar, comprar, construir 12.1, hipotecar cuarto de bicis A, pujar 3,5 cl.
    Basta el principio de una palabra, sin acentos, y también vale en inglés: hipo lavan.
    ayuda ofrecer, ayuda pujar, ayuda reclamar, ayuda construir, ayuda deuda, ayuda administración: más sobre cada cosa
    tablero: verlo; escrituras, escrituras NOMBRE: de quién es cada cosa; cuentas: qué se ha anotado
    jugadas: todo lo que puedes hacer ahora, con números
    reglas 12.1, reglas R136: qué dice un espacio o una regla; por qué construir 12.1: por qué no
    silencio: en las tiradas de los demás, que solo se te pregunte por alquileres y ofertas, o de nuevo por todo
    Ann: reclamar, Ben: aceptar, en cualquier pregunta: otra persona de este teclado hace algo
    Lo que va entre comillas tras una jugada se dice en voz alta: tirar "Doble seis, por favor."
    historia: lo último que ha pasado; historia todo: todo
    guardar ARCHIVO: guardar la partida en un archivo, y todo lo que siga
    undo: retirar tu última jugada; stand claim: cobrar la renta sin que te pregunten
    sencillo: listas en vez de dibujos y colores, para lectores de pantalla
    rendirse: dejar de jugar; salir: dejarlo aquí
terminal-tietgen-help-offer =
    Una oferta se escribe así: ofrecer NOMBRE dar COSAS recibir COSAS
    Por ejemplo: ofrecer Ben dar 12.1 5 cl recibir cuarto de bicis A
    Las cosas son escrituras (basta 12.1), cerveza (5 cl) y cartas de Flirteo (flirteo), cuantas quieras en cada lado.
    Cada lado da algo, y uno de ellos una escritura o una carta; ninguna escritura de un grupo con cajas (R155).
    La otra persona responde aceptar o rechazar. La oferta se va con la siguiente tirada; rechazar NOMBRE retira la tuya.
terminal-tietgen-help-bid =
    Una puja se escribe así: pujar 3,5 cl
    Va en pasos de 0,1 cl, supera a la anterior y no pasa de lo que tienes (R140).
    pasar la deja ir; en cuanto puje alguien más, puedes pujar otra vez. Quien gana paga, y se anota como bebido (R142).
terminal-tietgen-help-claim =
    El alquiler es tuyo solo si lo reclamas antes de que tire otro jugador: escribe reclamar (R136). Se te pregunta a tiempo.
terminal-tietgen-help-build = construir 12.1 pone una caja en la Cocina 12.1; la quinta es una nevera. Necesitas todo el grupo, nada de él con hipoteca, y construir por igual (R145, R146). vender 12.1 devuelve una a mitad de precio. hipotecar 12.1 da la mitad del precio de la escritura; levantar 12.1 cuesta eso y una décima parte más (R147).
terminal-tietgen-help-debt = Quien debe más de lo que tiene en reserva puede antes vender, hipotecar y hacer tratos (R134). Con reunir, o Enter, lo reúne el programa: cajas y neveras desde el grupo más caro, y luego hipotecas desde la escritura más barata. Quien no puede reunirlo está fuera.
terminal-tietgen-help-administration = Para salir de la administración: un doble en tres tiradas, la multa antes de la primera o la segunda, o una carta de Flirteo: escribe multa o flirteo antes de tirar. Tras la tercera tirada toca pagar la multa (R162).
terminal-tietgen-help-quiet =
    silencio: antes de las tiradas de los demás solo se te pregunta por alquileres y ofertas. silencio otra vez: por todo.
terminal-tietgen-plain = { $on ->
    [yes] Desde ahora, sencillo: listas, sin dibujos ni colores.
   *[no] Vuelven los dibujos y los colores.
}
terminal-quiet = { $on ->
    [yes] Antes de las tiradas de los demás solo se te pregunta por lo que te deben. Escribe silencio otra vez para que se te pregunte por todo.
   *[no] Se te vuelve a preguntar antes de cada tirada.
}
terminal-tietgen-rules-of-what = ¿Qué reglas? Nombra un espacio o una regla, como: reglas 12.1, reglas R136.
terminal-tietgen-why-what = ¿Por qué qué? Nombra una jugada o una escritura, como: por qué construir 12.1.

## The command line

problem-flag-of-other-game = { $flag } no es para { $game }
problem-file-not-text = { $file } no es texto; se esperaba TOML en UTF-8
problem-board-no-utf8 = esto no es texto; se esperaba un tablero en TOML, en UTF-8
problem-board-word = se esperaba pocketmoney board check FILE, board show o board new
problem-board-needs-file = ¿qué tablero hay que revisar? Se esperaba pocketmoney board check FILE
cli-help-board =
    pocketmoney board check FILE [--kitchen LETTERS]
    pocketmoney board show [FILE]
    pocketmoney board new [FILE] [--force]

    check dice qué le falla a un tablero de tietgen, y dónde, una línea por fallo; con --kitchen, también a sus cartas de
    cocina. Código de salida 0: se puede jugar en él. 2: no se puede.
    show imprime un tablero como tabla; si no se nombra un archivo, el de Tietgen.
    new imprime el tablero de Tietgen como archivo para empezar el tuyo, o lo escribe en FILE; --force sustituye uno.

    Para jugar en él: pocketmoney play tietgen --board FILE --kitchen LETTERS
cli-board-holds = { $file }: un tablero en el que se puede jugar, con { $spaces } espacios, { $deeds } escrituras, { $groups } grupos y { $mail } cartas de correo.
cli-board-columns = n.º id nombre grupo precio alquileres
cli-board-rents = En centilitros. Alquileres de una cocina: vacía, de 1 a 4 cajas, nevera. Transporte, según cuántos se tengan: { $transport }. Servicios, por cada punto: { $utility }.
cli-board-crates = Una caja cuesta: { $crates }.
cli-board-template =
    Un tablero para Pocket Money: cuarenta espacios en el sentido de las agujas del reloj; el primero es la salida (go).
    Las cantidades son centilitros.
    Para revisarlo: pocketmoney board check FILE
    Para jugar en él: pocketmoney play tietgen --board FILE
cli-board-stock = Reserva al empezar: { $start }. SALIDA: { $go }. Multa: { $fine }. Piezas: { $crates } cajas y { $fridges } neveras.
