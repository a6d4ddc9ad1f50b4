# What happens in Tietgen, as it is told at the table, in Spanish. What is paid and booked is said; nobody is told to
# drink. `te-on`, `le-on` and `a-on` are in events.ftl.

## Small words

and-booked = { $drunk-beer-is ->
    [some] , anotados como bebidos
   *[none] { "" }
}
and-into-the-piggy-bank = { $piggy-beer-is ->
    [some] { " " }La hucha recibe lo mismo.
   *[none] { "" }
}
built-there = { $level ->
    [0] nada
    [1] una caja
    [5] una nevera
   *[other] { $level } cajas
}

## Throwing and moving

event-tietgen-turn = { $seat-is ->
    [you] Te toca.
   *[other] Le toca a { $seat }.
}
event-tietgen-again = { $seat-is ->
    [you] Era un doble: tiras otra vez.
   *[other] Era un doble: { $seat } tira otra vez.
}
event-tietgen-throws = { $seat-is ->
    [you] Sacas { $first } y { $second }{ tietgen-is-double }.
   *[other] { $seat } saca { $first } y { $second }{ tietgen-is-double }.
}
tietgen-is-double = { $double ->
    [yes] , un doble
   *[no] { "" }
}
event-tietgen-moves = { $seat-is ->
    [you] Llegas a { $space }.
   *[other] { $seat } llega a { $space }.
}
event-tietgen-coupons = { $seat-is ->
    [you] SALIDA: { $gained-beer } en cupones para ti, { $left-beer } en reserva.
   *[other] SALIDA: { $gained-beer } en cupones para { $seat }, { $left-beer } en reserva.
}

## The administration

event-tietgen-sent = { $seat-is ->
    [you] { tietgen-sent-for } Te mandan a la administración por un rapapolvo.
   *[other] { tietgen-sent-for } A { $seat } le mandan a la administración por un rapapolvo.
}
tietgen-sent-for = { $why ->
    [doubles] ¡El tercer doble seguido!
    [card] Lo dice la carta.
   *[space] Mala esquina.
}
event-tietgen-stays = { $seat-is ->
    [you] Sin doble: te quedas donde estás. Era la tirada { $failed } de tres.
   *[other] Sin doble: { $seat } se queda en la administración. Era la tirada { $failed } de tres.
}
event-tietgen-free = { $seat-is ->
    [you] Puedes salir de la administración.
   *[other] { $seat } puede salir de la administración.
}
event-tietgen-pays-fine = { $seat-is ->
    [you] Pagas la multa: { $paid-beer }{ and-booked }; te quedan { $left-beer }.{ and-into-the-piggy-bank }
   *[other] { $seat } paga la multa: { $paid-beer }{ and-booked }; le quedan { $left-beer }.{ and-into-the-piggy-bank }
}
event-tietgen-flirts = { $seat-is ->
    [you] Usas una carta de Flirteo. El vægter mira para otro lado.
   *[other] { $seat } usa una carta de Flirteo. El vægter mira para otro lado.
}

## Mail

event-tietgen-mail = { $seat-is ->
    [you] Tienes correo: «{ $mail }»
   *[other] { $seat } tiene correo: «{ $mail }»
}
event-tietgen-letter = { $seat-is ->
    [you] Encuentras una carta en el buzón de la cocina: «{ $letter }»
   *[other] { $seat } encuentra una carta en el buzón de la cocina: «{ $letter }»
}
event-tietgen-no-mail = Hoy no hay correo: todas las cartas del mazo están en manos de alguien.
event-tietgen-card-gain = { $seat-is ->
    [you] Recibes { $gained-beer } y tienes { $left-beer } en reserva.
   *[other] { $seat } recibe { $gained-beer } y tiene { $left-beer } en reserva.
}
event-tietgen-pays-card = { $seat-is ->
    [you] Pagas { $paid-beer }{ and-booked }; te quedan { $left-beer }.{ and-into-the-piggy-bank }
   *[other] { $seat } paga { $paid-beer }{ and-booked }; le quedan { $left-beer }.{ and-into-the-piggy-bank }
}
event-tietgen-pays-player = { $by-is ->
    [you] Pagas { $moved-beer }{ a-on }; te quedan { $left-beer }.
   *[other] { $by } { te-on }paga { $moved-beer }{ a-on }; le quedan { $left-beer }.
}
event-tietgen-card-throw = Los dados dicen cuánto: { $first } y { $second }.

## Energy, key, piggy bank

event-tietgen-chugs = { $seat-is ->
    [you] Lo saldas con tu vaso: { $drunk-beer } anotados como bebidos, y tu reserva se queda como está.
   *[other] { $seat } lo salda con el vaso: { $drunk-beer } anotados como bebidos, y la reserva se queda como está.
}
event-tietgen-drinks = { $seat-is ->
    [you] Lo saldas de tu reserva: { $due-beer }.
   *[other] { $seat } lo salda de la reserva: { $due-beer }.
}
event-tietgen-pays-tax = { $seat-is ->
    [you] { $space } te cuesta { $paid-beer }{ and-booked }; te quedan { $left-beer }.{ and-into-the-piggy-bank }
   *[other] { $space } le cuesta { $paid-beer } a { $seat }{ and-booked }; le quedan { $left-beer }.{ and-into-the-piggy-bank }
}
event-tietgen-empties-piggy = { $seat-is ->
    [you] Vacías la hucha: { $emptied-beer } más en reserva, { $left-beer } en total.
   *[other] { $seat } vacía la hucha: { $emptied-beer } más en reserva, { $left-beer } en total.
}

## Buying and auctions

event-tietgen-buys = { $seat-is ->
    [you] Compras { $space } por { $paid-beer }{ and-booked }; te quedan { $left-beer }.
   *[other] { $seat } compra { $space } por { $paid-beer }{ and-booked }; le quedan { $left-beer }.
}
event-tietgen-declines = { $seat-is ->
    [you] No compras { $space }.
   *[other] { $seat } no compra { $space }.
}
event-tietgen-auction = { $space } sale a subasta.
event-tietgen-bids = { $seat-is ->
    [you] Pujas { $bid-beer }.
   *[other] { $seat } puja { $bid-beer }.
}
event-tietgen-wins-auction = { $seat-is ->
    [you] ¡Vendido! { $space } es para ti por { $paid-beer }{ and-booked }; te quedan { $left-beer }.
   *[other] ¡Vendido! { $space } es para { $seat } por { $paid-beer }{ and-booked }; le quedan { $left-beer }.
}
event-tietgen-bid-void = { $seat } ya no juega, y su puja de { $bid-beer } no vale: la subasta empieza de nuevo.
event-tietgen-unsold = Nadie quiere { $space }: se queda sin dueño.

## Rent

event-tietgen-rent-due = { $on-is ->
    [you] Debes { $due-beer } de alquiler a { $by } por { $space }, si lo reclama a tiempo.
   *[other] { $by-is ->
        [you] { $on } te debe { $due-beer } de alquiler por { $space }, si lo reclamas a tiempo.
       *[other] { $on } debe { $due-beer } de alquiler a { $by } por { $space }, si lo reclama a tiempo.
    }
}
event-tietgen-claims = { $by-is ->
    [you] Reclamas { $due-beer } de alquiler{ a-on } por { $space }.
   *[other] { $by } { te-on }reclama { $due-beer } de alquiler{ a-on } por { $space }.
}
event-tietgen-pays-rent = { $by-is ->
    [you] Pagas { $moved-beer }{ a-on }{ and-booked }; te quedan { $left-beer }.
   *[other] { $by } { te-on }paga { $moved-beer }{ a-on }{ and-booked }; le quedan { $left-beer }.
}
event-tietgen-rent-forfeited = { $by-is ->
    [you] Una escritura hipotecada no da alquiler: ya no puedes reclamar los { $due-beer } de { $space }.
   *[other] Una escritura hipotecada no da alquiler: { $by } ya no puede reclamar los { $due-beer } de { $space }.
}
event-tietgen-rent-lost = { $by-is ->
    [you] Demasiado tarde: no has reclamado los { $due-beer } de alquiler de { $space }.
   *[other] Demasiado tarde: { $by } no ha reclamado los { $due-beer } de alquiler de { $space }.
}

## Crates and fridges

event-tietgen-builds = { $seat-is ->
    [you] Construyes en { $space } por { $paid-beer }{ and-booked }: ahora hay { built-there }; te quedan { $left-beer }.{ and-into-the-piggy-bank }
   *[other] { $seat } construye en { $space } por { $paid-beer }{ and-booked }: ahora hay { built-there }; le quedan { $left-beer }.{ and-into-the-piggy-bank }
}
event-tietgen-last-piece = { $seat-is ->
    [you] Pujas { $bid-beer } por la última { tietgen-piece }, y alguien más podría colocarla.
   *[other] { $seat } puja { $bid-beer } por la última { tietgen-piece }, y alguien más podría colocarla.
}
tietgen-piece = { $piece ->
    [fridge] nevera
   *[crate] caja
}
event-tietgen-sells = { $seat-is ->
    [you] Vendes de { $space } por { $gained-beer }: allí queda { built-there }, { $left-beer } en reserva.
   *[other] { $seat } vende de { $space } por { $gained-beer }: allí queda { built-there }, { $left-beer } en reserva.
}
event-tietgen-sells-down = { $seat-is ->
    [you] No hay cajas suficientes: vendes de todo el grupo de { $space } hasta dejar { built-there } en cada cocina, por { $gained-beer }; { $left-beer } en reserva.
   *[other] No hay cajas suficientes: { $seat } vende de todo el grupo de { $space } hasta dejar { built-there } en cada cocina, por { $gained-beer }; { $left-beer } en reserva.
}

## Mortgages

event-tietgen-mortgages = { $seat-is ->
    [you] Hipotecas { $space } por { $gained-beer }; { $left-beer } en reserva.
   *[other] { $seat } hipoteca { $space } por { $gained-beer }; { $left-beer } en reserva.
}
event-tietgen-lifts = { $seat-is ->
    [you] Levantas la hipoteca de { $space } por { $paid-beer }{ and-booked }; te quedan { $left-beer }.
   *[other] { $seat } levanta la hipoteca de { $space } por { $paid-beer }{ and-booked }; le quedan { $left-beer }.
}
event-tietgen-pays-interest = { $seat-is ->
    [you] Pagas { $paid-beer } de interés{ and-booked }; te quedan { $left-beer }.
   *[other] { $seat } paga { $paid-beer } de interés{ and-booked }; le quedan { $left-beer }.
}

## Trades

event-tietgen-offers = { $by-is ->
    [you] Ofreces{ a-on } { $give } a cambio de { $get }.
   *[other] { $by } { te-on }ofrece{ a-on } { $give } a cambio de { $get }.
}
event-tietgen-accepts = { $by-is ->
    [you] Aceptas. Trato hecho con { $on }.
   *[other] { $by } acepta. Trato hecho { $on-is ->
        [you] contigo.
       *[other] con { $on }.
    }
}
event-tietgen-refuses = { $on-is ->
    [you] { $by } rechaza tu oferta.
   *[other] { $by-is ->
        [you] Rechazas la oferta de { $on }.
       *[other] { $by } rechaza la oferta de { $on }.
    }
}
event-tietgen-takes-back = { $by-is ->
    [you] Retiras tu oferta a { $on }.
   *[other] { $by } retira su oferta a { $on }.
}
event-tietgen-offer-dies = { $by-is ->
    [you] Tu oferta a { $on } ya no vale.
   *[other] La oferta de { $by } a { $on } ya no vale.
}
event-tietgen-gives-beer = { $by-is ->
    [you] Das { $moved-beer }{ a-on }; te quedan { $left-beer }.
   *[other] { $by } { te-on }da { $moved-beer }{ a-on }; le quedan { $left-beer }.
}
event-tietgen-gives-deed = { $by-is ->
    [you] Das{ a-on } la escritura de { $space }.
   *[other] { $by } { te-on }da{ a-on } la escritura de { $space }.
}
event-tietgen-gives-flirt = { $by-is ->
    [you] Das{ a-on } una carta de Flirteo.
   *[other] { $by } { te-on }da{ a-on } una carta de Flirteo.
}

## Debts and bankruptcy

event-tietgen-owes-game = { $seat-is ->
    [you] Debes { $due-beer } por { tietgen-owed-for } y tienes { $left-beer }.
   *[other] { $seat } debe { $due-beer } por { tietgen-owed-for } y tiene { $left-beer }.
}
event-tietgen-owes-player = { $seat-is ->
    [you] Debes { $due-beer }{ a-on } por { tietgen-owed-for } y tienes { $left-beer }.
   *[other] { $seat } { te-on }debe { $due-beer }{ a-on } por { tietgen-owed-for } y tiene { $left-beer }.
}
tietgen-owed-for = { $what ->
    [rent] alquiler
    [tax] este espacio
    [fine] la multa
    [interest] intereses
   *[card] esta carta
}
event-tietgen-surrenders = { $seat-is ->
    [you] No puedes reunir { $due-beer } y lo entregas todo.
   *[other] { $seat } no puede reunir { $due-beer } y lo entrega todo.
}
event-tietgen-concedes = { $seat-is ->
    [you] Te rindes.
   *[other] { $seat } se rinde.
}
event-tietgen-out = { $seat-is ->
    [you] No te queda ni gota y estás fuera.
   *[other] A { $seat } no le queda ni gota y está fuera.
}
event-tietgen-out-to = { $seat-is ->
    [you] No te queda ni gota y estás fuera. Todo pasa a { $on }.
   *[other] A { $seat } no le queda ni gota y está fuera. Todo pasa a { $on }.
}
event-tietgen-leaves-beer = { $by-is ->
    [you] Dejas { $moved-beer }{ a-on }.
   *[other] { $by } { te-on }deja { $moved-beer }{ a-on }.
}
event-tietgen-leaves-game = { $seat-is ->
    [you] Tus últimos { $paid-beer } vuelven al juego.
   *[other] Los últimos { $paid-beer } de { $seat } vuelven al juego.
}

## The end

event-tietgen-wealth = { $seat-is ->
    [you] Tienes { $wealth-beer } en total.
   *[other] { $seat } tiene { $wealth-beer } en total.
}
event-tietgen-wealthiest = { $seat-is ->
    [you] Se acabó el tiempo: ¡ganas con { $wealth-beer }!
   *[other] Se acabó el tiempo: ¡{ $seat } gana con { $wealth-beer }!
}
event-tietgen-draw = Se acabó el tiempo. Más de un jugador tiene { $wealth-beer }, así que no gana nadie.
event-tietgen-wins = { $seat-is ->
    [you] Solo quedas tú: ¡ganas!
   *[other] Solo queda { $seat }: ¡gana!
}
