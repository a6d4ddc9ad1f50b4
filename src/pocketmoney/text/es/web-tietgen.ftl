# Tietgen in the web client, in Spanish. What is owed and booked is said; nobody is told to drink.

## The board

web-tietgen-ring = El tablero. { $told }
web-tietgen-stands = { $name } está en { $space }.
web-tietgen-thrown = Tirada: { $first } y { $second }
web-tietgen-cl = { NUMBER($cl, maximumFractionDigits: 3) }
web-tietgen-of = es de { $name }
web-tietgen-free = en venta
web-tietgen-mortgaged = con hipoteca
web-tietgen-built = { $level ->
    [5] una nevera
    [one] 1 caja
   *[other] { $level } cajas
}
web-tietgen-rents-cl = renta en cl
web-tietgen-rent-crates = { $count ->
    [0] sin construir:
    [one] una caja:
    [5] una nevera:
   *[other] { $count } cajas:
}
web-tietgen-rent-owned = { $count ->
    [one] con una:
   *[other] con { $count }:
}
web-tietgen-drink-why = sale de tu reserva
web-tietgen-chug-why = un vaso entero en su lugar; tu reserva no se toca
web-tietgen-room-before = Sala anterior
web-tietgen-room-after = Sala siguiente
web-tietgen-piggy = Hucha { $amount }
web-tietgen-supply = Quedan { $crates ->
    [one] 1 caja
   *[other] { $crates } cajas
} y { $fridges ->
    [one] 1 nevera
   *[other] { $fridges } neveras
}
web-tietgen-table = La mesa
web-tietgen-short-go = Salida
web-tietgen-short-mail-2 = Correo
web-tietgen-short-mail-7 = Correo
web-tietgen-short-mail-17 = Correo
web-tietgen-short-mail-22 = Correo
web-tietgen-short-mail-33 = Correo
web-tietgen-short-mail-36 = Correo
web-tietgen-short-energy = Luz
web-tietgen-short-bike-room-a = Bicis A
web-tietgen-short-bike-room-b = Bicis B
web-tietgen-short-bike-room-c = Bicis C
web-tietgen-short-cellar-parking = Sótano
web-tietgen-short-computer-room = PC
web-tietgen-short-laundry = Colada
web-tietgen-short-administration = Admin
web-tietgen-short-piggy-bank = Hucha
web-tietgen-short-go-to-administration = ¡Ve!
web-tietgen-short-lost-key = Llave

## What is going on

web-tietgen-throws = tira los dados
web-tietgen-auction = A la una, a las dos…
web-tietgen-no-bid = Aún no hay pujas
web-tietgen-high = { $amount } de { $name }
web-tietgen-passed = Pasan: { $names }
web-tietgen-may-buy = En venta: { $price }
web-tietgen-must-settle = Esto hay que saldarlo.
web-tietgen-owes = { $name } debe { $amount } a { $to }
web-tietgen-owes-game = { $name } debe { $amount } al juego
web-tietgen-may-claim = ¡{ $name } puede reclamar { $amount } a { $from }!
web-tietgen-held = En la administración; { $failed } de tres tiradas sin suerte.
web-tietgen-is-held = en la administración

## The phone

web-tietgen-now = Qué puedes hacer ahora
web-tietgen-page-board = Tablero
web-tietgen-page-deeds = Escrituras
web-tietgen-page-trade = Tratos
web-tietgen-page-mine = Yo
web-tietgen-claim = Reclamar { $amount } de alquiler
web-tietgen-claim-from = a { $name }, { $space }
web-tietgen-buy = Comprar por { $amount }
web-tietgen-decline = No, a subasta
web-tietgen-drink = { $amount } de la reserva
web-tietgen-bid = Pujar { $amount }
web-tietgen-stock = tienes { $amount }
web-tietgen-you-owe = Debes { $amount } y tienes { $stock }. Vende, hipoteca o negocia.
web-tietgen-less = { $what }: menos
web-tietgen-more = { $what }: más
web-tietgen-no-deeds = Aún no hay escrituras.
web-tietgen-have = { $has } de { $of }
web-tietgen-crate-costs = una caja cuesta { $amount }
web-tietgen-rent = alquiler { $amount }
web-tietgen-stand-claim = Reclamar por sí solo lo que me deban

## Trades

web-tietgen-ready = Ideas
web-tietgen-build-trade = Un trato a tu medida
web-tietgen-with = ¿Con quién?
web-tietgen-you-give = Das
web-tietgen-you-get = { $name } te da
web-tietgen-beer = cerveza
web-tietgen-both-sides = Pon algo en cada lado.
web-tietgen-make-offer = Ofrecerlo
web-tietgen-take-back = Retirarla
web-tietgen-no-trade = Ahora mismo no hay tratos.
web-tietgen-trade-open = Entre dos jugadores solo cabe una oferta a la vez.

## Nobody else's business

web-tietgen-private = Cómo saldas lo que se anota
web-tietgen-private-why = Esto solo lo ves tú. Para los demás, el libro de cuentas es igual elijas lo que elijas.
web-tietgen-how = Se salda con
web-tietgen-cap = Avísame al llegar a tantos ml (0: nunca)
web-tietgen-pace = Avísame si pasa de tantos ml por hora (0: nunca)
web-tietgen-keep = Dejarlo así
