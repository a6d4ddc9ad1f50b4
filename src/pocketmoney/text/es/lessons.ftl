# Las lecciones: lo que se dice en cada paso, y la pista para otra jugada permitida.
# $name es el rival. Las cartas, las casillas y las páginas se llaman como en todas partes.

refusal-lesson-otherwise = La lección pide otra cosa: mira arriba.
problem-no-lesson = no hay ninguna lección de { $word }{ problem-near-or-known }

web-lesson = Lección
web-lesson-new = ¿Es tu primera vez? Dos minutos
web-lesson-how = Juega unas jugadas contra un rival que te enseña cómo va.
web-lesson-of = Aprender { $game }
web-lesson-title = { $game } en dos minutos
web-lesson-begin = Empezar
web-lesson-step = { $step } de { $of }
web-lesson-skip = Saltar la lección
web-lesson-out = Saltar
web-lesson-hide = Plegar
web-lesson-show = ¿Qué hago?
web-lesson-watch = Mira qué hace { $name }.
web-lesson-anyway = Hacerlo igual
web-lesson-left = Ahora vas por tu camino, y { $name } juega como principiante. Sigue jugando, o haz la lección otro día.
web-lesson-again = Otra vez
web-lesson-play-on = Seguir jugando
web-lesson-done = Listo: a la mesa de verdad
web-lesson-learner = Aprendiz

## Lunch Money

lesson-lunch-money = Atacar, defenderse, curarse y un combo para terminar. Quien se queda sin contadores está fuera.
lesson-lunch-money-attack = Los dos tenéis contadores; quien pierde el último está fuera. Toca { card-headbutt } y luego a { $name }: quita 3.
    .hint = También se puede. Pero empecemos por el golpe más sencillo: { card-headbutt }, contra { $name }.
lesson-lunch-money-dodge = { $name } te lanza un golpe. A lo que está en el aire se puede responder. Pon { card-dodge } y fallará.
    .hint = Dejar que te dé te costaría 2 contadores. Esta vez pon { card-dodge }.
lesson-lunch-money-weapon = Lo que pones se repone del mazo. Un arma es mejor: vuelve a tu mano. Usa { card-knife } contra { $name }.
    .hint = Guarda eso para luego. Un arma no te cuesta ninguna carta: { card-knife }, contra { $name }.
lesson-lunch-money-take = Una patada, y no tienes defensa. Se te pregunta igual, para que nadie lo note. Deja que te dé.
    .hint = No tienes con qué responder. Deja que te dé.
lesson-lunch-money-heal = Te toca, con 8 contadores. { card-first-aid } te devuelve 2; curarse es el turno entero. Tócala y ponla.
    .hint = Todavía no: primero recupera contadores con { card-first-aid }.
lesson-lunch-money-block = { $name } te golpea. { card-block } lo para como { card-dodge }, y te da ocasión de devolver el golpe.
    .hint = Usa { card-block }: lo que viene después merece la pena.
lesson-lunch-money-grab = Tras { card-block } puedes agarrar enseguida. { card-grab } no quita nada, pero empieza un combo. Ponla.
    .hint = Dejarías pasar la ocasión. Pon { card-grab }.
lesson-lunch-money-knock-out = Tienes a { $name } en tus manos y con 3 contadores. Remata con { card-knife }.
    .hint = Eso no bastaría, o soltaría a { $name }. { card-knife } quita 3.
lesson-lunch-money-end = { $name } está fuera: ganas. Atacar, responder, curarse, combinar: eso es todo. Toca una carta gris cuando quieras para saber por qué está gris.

## Beer Money

lesson-beer-money = Lo que cambia en el bar: golpes peores, nervios mejores, botellas y nocauts.
lesson-beer-money-medieval = { card-medieval } se pone con otro ataque y lo empeora en 2. Toca { card-sucker-punch }, luego { card-medieval } y luego a { $name }.
    .hint = { card-sucker-punch } solo quita 3. Con { card-medieval } quita 5: toca las dos y luego a { $name }.
lesson-beer-money-horror = Una buena patada. { card-horror-of-horrors } anula lo que se haya puesto y avergüenza a quien lo puso. Ponla.
    .hint = Esa patada te costaría 4 contadores. Pon { card-horror-of-horrors }.
lesson-beer-money-bottle = A quien queda así en ridículo se le puede pegar enseguida, gratis. { card-beer-bottle } servirá.
    .hint = La ocasión es ahora. Aprovéchala con { card-beer-bottle }.
lesson-beer-money-drop = Un arma vuelve a tu mano. En el bar también puedes soltarla y robar una carta nueva. Suéltala.
    .hint = Guardarla suele estar bien. Mira qué pasa al soltarla: suéltala.
lesson-beer-money-redemption = Te toca. { card-redemption } te devuelve 4 contadores, más que nada en el patio del colegio. Ponla.
    .hint = Primero cúrate: { card-redemption }.
lesson-beer-money-take = { $name } te la devuelve, y no tienes respuesta. Deja que te dé; te lo puedes permitir.
    .hint = No tienes con qué responder. Deja que te dé.
lesson-beer-money-open-hand = { $name } tiene 3 contadores. Si acierta, { card-open-hand } tumba a quien tenga 3 o menos, y no hay cura que valga. Adelante.
    .hint = { card-open-hand } lo acaba aquí y ahora.
lesson-beer-money-end = Nocaut: ganas. Las demás cartas dicen en una línea lo que hacen; una gris dice por qué cuando la tocas.

## Tietgen

lesson-tietgen = Tirar, comprar, reclamar el alquiler, pujar, hacer tratos y construir alrededor del edificio. La cerveza es el dinero: un libro de cuentas, nunca una orden.
lesson-tietgen-throw = Los dos dais la vuelta al edificio. Tira los dados.
    .hint = Ya habrá tiempo para eso. Primero tira los dados.
lesson-tietgen-drink = { space-go } te ha dado 10 cl, y la factura se lleva 10. Se anotan como bebidos; si los saldas con cerveza, agua o puntos es cosa tuya. Paga de la reserva.
    .hint = Es otra manera de saldarlo. Esta vez paga de la reserva.
lesson-tietgen-again = { $name } también ha pasado por { space-go }. Te toca: tira.
    .hint = Más tarde. Tira los dados.
lesson-tietgen-buy = Una cocina que no es de nadie, y tú tienes otra del mismo color. Cómprala.
    .hint = Esta la quieres: quien tiene todo el color puede construir.
lesson-tietgen-claim = { $name } ha llegado a tu cocina. Solo hay alquiler si lo reclamas antes de que tire otro jugador. ¡Reclámalo!
    .hint = Cuando tira otro jugador, el alquiler se pierde. Reclámalo.
lesson-tietgen-on = Cobrado. Ahora sigue: tira.
    .hint = Tira los dados: hay algo que ver.
lesson-tietgen-decline = Puedes comprarlo por 7,5 cl. Si no, va a subasta, y tú también puedes pujar. Deja que vaya a subasta.
    .hint = Prueba la subasta: puede salirte más barato.
lesson-tietgen-bid = { $name } puja 3 cl. Puja un poco más: 3,1 cl.
    .hint = Con 3,1 cl basta por ahora.
lesson-tietgen-trade = Es tuyo. Y { $name } te ofrece una cocina: la última de tu color. Acepta.
    .hint = Sin ella no puedes construir. Acepta la oferta.
lesson-tietgen-build = Todo el color es tuyo, así que puedes construir cajas, y el alquiler sube. Abre «{ web-tietgen-page-deeds }» y construye en { space-kitchen-12-1 }.
    .hint = Construye primero en { space-kitchen-12-1 }.
lesson-tietgen-end = Eso es todo: tirar, comprar, reclamar, pujar, hacer tratos, construir. En «{ web-tietgen-page-mine }» dices cómo lo saldas, y cuándo quieres que te frenen.
