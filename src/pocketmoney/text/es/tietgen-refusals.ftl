# Why a move of Tietgen is not allowed, and what would unlock it, in Spanish; and what is wrong with amounts, boards
# and letters that a person has written.

## The moment

refusal-tietgen-unknown-move = Esa no es una jugada de este juego.
refusal-tietgen-seat-out = Estás fuera de la partida.
refusal-tietgen-not-your-throw = Le toca tirar a { $on }.
refusal-tietgen-not-settled = { $what ->
    [purchase] Aún hay que comprar o rechazar el espacio en el que has caído.
    [tax] Aún hay que saldar la factura de energía.
    [auction] Aún hay una subasta en marcha.
    [place] Aún hay que colocar la pieza subastada.
    [debt] Aún hay que saldar una deuda.
    [interest] Una escritura hipotecada acaba de cambiar de manos, y primero tiene que elegir quien la recibe.
    [mail] Aún hay que robar una carta de correo.
    [card-throw] Aún falta la tirada que pide la carta.
   *[last-call] La partida se acaba: ya no hay más tiradas.
}
refusal-tietgen-before-throw = Eso solo se puede hacer en tu turno, antes de tirar.
refusal-tietgen-nothing-to-buy = Ahora no hay nada que puedas comprar.
refusal-tietgen-not-your-purchase = Le toca a { $on } comprar o rechazar { $space }.
refusal-tietgen-at-auction = { $space } está en subasta: solo puedes pujar.
refusal-tietgen-running = { $what ->
    [auction] Hay una subasta en marcha.
    [place] Aún hay que colocar la pieza subastada.
   *[interest] Una escritura hipotecada acaba de cambiar de manos, y primero tiene que elegir quien la recibe.
}
refusal-tietgen-last-call = La partida se acaba: ahora solo le toca a { $on }, por el último alquiler.
refusal-tietgen-not-your-call = La partida se acaba y primero se pregunta a { $on } por el último alquiler: nadie reclama fuera de su turno.
refusal-tietgen-time-is-up = Todos piden parar: se salda lo que se debe y no se hace nada más.
refusal-tietgen-pay-first = Debes { $due-beer }. Hasta que los pagues solo puedes vender, hipotecar y hacer tratos.
refusal-tietgen-only-debtor = { $on } está saldando una deuda. Hasta entonces nadie más puede hacer negocios.
refusal-tietgen-no-tax = Ahora no hay ninguna factura de energía que saldar.
refusal-tietgen-not-your-tax = Esta factura de energía le toca saldarla a { $on }.
refusal-tietgen-must-chug = Son { $due-beer } y podrías reunir { $reach-beer } como mucho: solo queda el vaso.
refusal-tietgen-no-chug = En esta mesa no se salda con el vaso: se paga de la reserva.
refusal-tietgen-no-interest = No acabas de recibir ninguna escritura hipotecada.
refusal-tietgen-no-debt = No debes nada que tu reserva no pueda pagar.
refusal-tietgen-not-your-debt = La deuda de { $due-beer } le toca saldarla a { $on }.
refusal-tietgen-can-pay = Debes { $due-beer } y puedes reunir { $reach-beer }: basta para pagar.
refusal-tietgen-cannot-raise = Debes { $due-beer } y no puedes reunir más de { $reach-beer }.

## The administration

refusal-tietgen-not-reprimanded = No estás en la administración.
refusal-tietgen-no-flirt = No tienes ninguna carta de Flirteo.
refusal-tietgen-fine-too-late = Antes de la tercera tirada no hay multa que pagar. Si la tirada falla, toca pagarla.

## Beer

refusal-tietgen-too-dear = Eso cuesta { $price-beer } y tienes { $stock-beer }.

## Auctions

refusal-tietgen-no-auction = Ahora no hay ninguna subasta.
refusal-tietgen-own-bid = La mejor puja, { $bid-beer }, ya es tuya.
refusal-tietgen-has-passed = Has pasado. Podrás pujar otra vez en cuanto puje alguien más.
refusal-tietgen-not-your-auction = Esta subasta es para quienes podrían colocar la pieza ahora, y tú no podrías.
refusal-tietgen-bid-above-stock = No puedes pujar { $bid-beer }: tienes { $stock-beer }.
refusal-tietgen-bid-too-low = Una puja tiene que ser de { $least-beer } o más, no de { $bid-beer }; tienes { $stock-beer }.
refusal-tietgen-bid-step = Las pujas suben de { $step-beer } en { $step-beer }; { $bid-beer } cae entre dos pasos.
refusal-tietgen-other-piece = { $piece ->
    [fridge] Has ganado una nevera, y en { $space } no cabe ninguna.
   *[crate] Has ganado una caja, y en { $space } no cabe ninguna.
}
refusal-tietgen-bid-below-place = Construir en la cocina más barata donde podrías ponerla cuesta { $least-beer }: la puja debe llegar a eso, y { $bid-beer } no llega.
refusal-tietgen-place-above-bid = Construir en { $space } cuesta { $price-beer }, y tú has pujado { $bid-beer }.

## Rent

refusal-tietgen-no-rent = No hay alquiler que reclamar, o ya no.
refusal-tietgen-not-your-rent = Ese alquiler le toca reclamarlo a { $on }.

## Deeds and buildings

refusal-tietgen-no-deed = { $space } no puede tener dueño.
refusal-tietgen-no-kitchen = { $space } no es una cocina: no hay nada que construir ni vender.
refusal-tietgen-not-yours = { $space } es de { $on }.
refusal-tietgen-unowned = { $space } no tiene dueño.
refusal-tietgen-not-theirs = { $space } no es de { $on }.
refusal-tietgen-group-incomplete = No tienes todo el grupo de { $space }: falta { $other }.
refusal-tietgen-group-mortgaged = No se puede construir en el grupo de { $space }: { $other } tiene una hipoteca.
refusal-tietgen-group-built = { $space } tiene que quedarse como está: en { $other }, del mismo grupo, hay { $level ->
    [1] una caja
    [5] una nevera
   *[other] { $level } cajas
}.
refusal-tietgen-is-built = { $space } tiene que quedarse como está: encima { $level ->
    [1] hay una caja
    [5] hay una nevera
   *[other] hay { $level } cajas
}.
refusal-tietgen-full = { $space } tiene una nevera, y no cabe más.
refusal-tietgen-uneven = { $space } tiene { tietgen-crates } y { $other } { $least ->
    [0] ninguna
   *[other] solo { $least }
}: construye por igual.
tietgen-crates = { $level ->
    [1] una caja
   *[other] { $level } cajas
}
refusal-tietgen-no-crates = Las { $all } cajas están en el tablero.
refusal-tietgen-no-fridges = Las { $all } neveras están en el tablero.
refusal-tietgen-nothing-built = En { $space } no hay nada que vender.
refusal-tietgen-uneven-sale = { $other } tiene más que { $space }: { $most ->
    [5] una nevera
   *[other] { $most } cajas
} contra { $level }. Vende por igual.
refusal-tietgen-is-mortgaged = { $space } ya tiene una hipoteca.
refusal-tietgen-not-mortgaged = { $space } no tiene hipoteca.
refusal-tietgen-not-at-once = { $space } no acaba de cambiar de manos.
refusal-tietgen-interest-first = Levantar la hipoteca de { $space } cuesta { $price-beer }. Tienes { $stock-beer }, y { $kept-beer } tienen que quedar para los intereses de las otras escrituras.

## Trades

refusal-tietgen-offer-to-self = No puedes hacer tratos contigo.
refusal-tietgen-offer-to-out = { $on } está fuera de la partida.
refusal-tietgen-offer-open = Entre { $on } y tú hay una oferta abierta.
refusal-tietgen-offer-gives-nothing = No ofreces nada a { $on } a cambio: nada de regalos.
refusal-tietgen-offer-gets-nothing = No pides nada a { $on } a cambio: nada de regalos.
refusal-tietgen-offer-only-beer = Cerveza por cerveza sería un préstamo: un lado tiene que dar una escritura o una carta de Flirteo.
refusal-tietgen-too-few-flirts = { $on } tiene { $count ->
    [0] cero cartas de Flirteo
    [1] una carta de Flirteo
   *[other] { $count } cartas de Flirteo
}, y el trato pide { $wanted }.
refusal-tietgen-too-little-beer = { $on } tiene { $stock-beer }, y el trato pide { $price-beer }.
refusal-tietgen-interest-short = A { $on } le quedarían { $stock-beer } para { $due-beer } de interés.
refusal-tietgen-no-offer = No hay ninguna oferta abierta entre { $on } y tú.
refusal-tietgen-no-offers = No hay ninguna oferta abierta que puedas contestar.
refusal-tietgen-own-offer = La oferta abierta entre { $on } y tú es tuya: le toca a { $on } aceptarla.
refusal-tietgen-own-offers = { $count ->
    [1] La única oferta abierta es tuya: le toca aceptarla a quien se la has hecho.
   *[other] Las { $count } ofertas abiertas son tuyas: les toca a los demás aceptarlas.
}
refusal-tietgen-which-offer = Hay { $count } ofertas abiertas: di de quién es la que contestas.

## What would unlock it

unlock-tietgen-flirt = Saca una del correo o compra una: `offer NAME give 4cl get flirt`.
unlock-tietgen-throw = Tira, o usa una carta de Flirteo.
unlock-tietgen-settled = Espera a que eso se salde.
unlock-tietgen-answer = Contesta eso primero.
unlock-tietgen-turn = Espera a que sea tu turno.
unlock-tietgen-raise = Antes puedes vender, hipotecar o hacer un trato.
unlock-tietgen-settle = Con `settle` lo reúne el programa.
unlock-tietgen-surrender = Busca a alguien con quien hacer un trato, o ríndete con `surrender`.
unlock-tietgen-group = Te falta { $other }: consíguela con un trato o cómprala.
unlock-tietgen-lift = Levanta antes la hipoteca de { $other }.
unlock-tietgen-bare = Vende antes lo que hay en el grupo.
unlock-tietgen-supply = Volverá a haber cuando alguien venda.
unlock-tietgen-time = Si vuelves a tirar, lo retiras.
unlock-tietgen-even = Construye primero en la que tiene menos.
unlock-tietgen-even-sale = Vende primero de la que tiene más.
unlock-tietgen-refuse = Antes hay que aceptarla, rechazarla o retirarla: `refuse NAME`.
unlock-tietgen-take-back = Puedes retirarla: `refuse NAME`.

## Amounts

problem-tietgen-no-amount = { $word } no es una cantidad; se esperaba algo como 5cl o 2.5cl
problem-tietgen-decimals = { $word } tiene { $decimals } decimales; se esperaban { $most } como mucho (R{ $rule })
problem-no-amount = { $option } lleva una cantidad como 25cl o 12.5cl, no { $word }
problem-no-number = { $option } lleva un número entero de 1 a 999999999, no { $word }

## Moves, facts and headers of records

problem-tietgen-unknown-word = no hay una jugada { $word }{ problem-near-or-known }
problem-tietgen-unknown-space = no hay un espacio llamado { $word }{ problem-near }
problem-tietgen-which-space = { $word } necesita un espacio; se esperaba algo como { $word } kitchen-12.1
problem-tietgen-how-much = { $word } necesita una cantidad; se esperaba algo como { $word } 3.5cl
problem-tietgen-offer-form = se esperaba una oferta como: offer Bob give kitchen-12.1 5cl get bike-room-a
problem-tietgen-offer-twice = { $word } está dos veces en esta oferta
problem-tietgen-bad-fact = esto no es un hecho: { $text }; se esperaba algo como Ann stock 70cl, owner kitchen-12.1 Ann o turn Ann
problem-tietgen-no-letters = este tablero no tiene espacio para cartas del buzón de la cocina, así que kitchen-mail no puede estar en on
problem-tietgen-needs-kitchen = nuestras cartas de cocina de muestra no encajan en este tablero; se esperaban cartas propias: kitchen: FILE
problem-tietgen-no-deed = { $word } no puede tener dueño
problem-tietgen-deed-twice = { $word } ya tiene dueño
problem-tietgen-mortgaged-unowned = { $word } no se puede hipotecar, porque no es de nadie
problem-tietgen-mortgaged-twice = mortgaged nombra { $word } dos veces
problem-tietgen-crates-kitchen = { $word } no es una cocina, así que ahí no puede haber cajas
problem-tietgen-crates-number = se esperaban de 0 a 4 cajas, o 5 para una nevera; hay { $word }
problem-tietgen-crates-unowned = { $word } no es de nadie, así que ahí no puede haber cajas
problem-tietgen-crates-mortgaged = el grupo de { $word } tiene una hipoteca, así que ahí no puede haber cajas
problem-tietgen-crates-owners = el grupo de { $word } no es de un solo jugador: falta { $other }, así que no puede haber cajas ahí
problem-tietgen-crates-supply = solo hay { $crates } cajas y { $fridges } neveras
problem-tietgen-flirts-number = se esperaban de 0 a { $most } cartas de Flirteo, pero hay { $word }
problem-tietgen-flirts-supply = cartas de Flirteo que quedan para este puesto: { $left }; encontradas { $word }
problem-tietgen-card-number = { $key } no tiene una carta { $word }; se esperaba un número del 1 al { $most }
problem-tietgen-card-twice = { $key } nombra dos veces la carta { $word }
problem-tietgen-bad-dice = { $word } no es una tirada; se esperaban dos dados del 1 al 6, como 3-4

## Boards and kitchen letters: what is wrong, and where

problem-board-toml = esto no es TOML: { $why }
problem-file-toml = { $where }: esto no es TOML: { $why }
problem-board-no-table = { $where }: se esperaba una tabla de campos
problem-board-missing = { $where }: falta { $field }
problem-board-no-text = { $where }: { $field } tiene que ser un texto que no esté vacío
problem-board-no-number = { $where }: { $field } tiene que ser un número entero de { $least } a { $most }
problem-board-no-boolean = { $where }: { $field } tiene que ser true o false
problem-board-no-list = { $where }: { $field } tiene que ser una lista de cantidades
problem-board-no-tables = { $where }: { $field } tiene que ser una lista de tablas, [[{ $field }]]
problem-board-no-amount = { $where }: { $field } tiene que ser una cantidad mayor que cero, como "2.5cl", no { $word }
problem-board-decimals = { $where }: { $field } tiene demasiados decimales en { $word }; se esperaban { $most } como mucho
problem-board-not-whole = { $where }: { $field } tiene que ser un múltiplo de { $step } para no tener que redondear; { $word } no lo es
problem-board-unknown-field = { $where }: no hay un campo { $word }{ problem-near-or-known }
problem-board-unknown-kind = { $where }: no hay un tipo de espacio llamado { $word }{ problem-near-or-known }
problem-board-unknown-group = { $where }: no hay un grupo llamado { $word }{ problem-near-or-known }
problem-board-unknown-effect = { $where }: no hay un efecto llamado { $word }{ problem-near-or-known }
problem-board-unknown-space = { $where }: no hay un espacio llamado { $word }{ problem-near }
problem-board-id-form = { $where }: { $field } se escribe con minúsculas y cifras, con guiones o puntos sueltos entre ellas, y no puede ser una palabra de la notación
problem-board-id-twice = { $where }: este { $field } ya está en el número { $first }
problem-board-count = { $where }: { $field } tiene { $count } entradas; se esperaban { $needed }
problem-board-one-go = { $where }: se esperaba un solo espacio del tipo go, y el primero de todos; hay { $count }
problem-board-one-administration = { $where }: se esperaba un solo espacio del tipo administration; hay { $count }
problem-board-group-small = { $where }: un grupo necesita dos cocinas o más; hay { $count }
problem-board-no-cards = { $where }: no hay ni una sola carta
problem-board-card-numbers = { $where }: las { $count } cartas tienen que llevar los números del 1 al { $count }, cada uno una vez
problem-board-to-mail = { $where }: { $field } lleva a un espacio de correo, y eso no acabaría nunca
problem-board-leads-nowhere = { $where }: en el tablero no hay un espacio de ese tipo para este { $field }
problem-board-circle = { $where }: las cartas que retroceden llevan de correo en correo sin fin, empezando en { $space }
