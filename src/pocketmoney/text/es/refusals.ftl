# Why a move is not allowed, and what would unlock it, in Spanish.

refusal-by-rule = { $why } (R{ $rule })

## The moment

refusal-game-over = La partida ha terminado.
refusal-seat-out = Estás fuera de la partida.
refusal-not-asked = No te toca actuar a ti, sino a { $asked }.
refusal-only-on-turn = Eso solo se puede hacer en tu turno, y es el turno de { $asked }.
refusal-action-running = Eso no responde a lo que se te pregunta ahora.
refusal-answered = Ya has dado tu respuesta; ahora le toca a { $asked }.
refusal-not-now = { $card } no hace nada en este momento.
refusal-unknown-move = Esa no es una jugada de este juego.
refusal-take-on-turn = Es tu turno: no hay nada que dejar pasar.
refusal-choose-a-way = Izquierda o derecha: una de las dos tiene que ser.
refusal-no-way-to-choose = Ahora no hay lado que elegir: eso se pregunta cuando se esquiva un golpe que da la vuelta.
refusal-compulsory = Ahora tienes que atacar a { $on }; no puedes negarte.
refusal-release-now = { $reason ->
    [tick] Todavía no puedes soltar a { $on }: antes se cobra el contador de tu presa.
   *[escape] Ahora no puedes soltar a { $on }: hay una carta para zafarse de tu presa en camino.
}
refusal-weapon-first = Di primero qué haces con el arma que acabas de usar.
refusal-hold-first = Di primero si mantienes a { $on } en tu presa.
refusal-nothing-to-release = No sujetas a nadie.
refusal-nothing-to-drop = No tienes un arma que soltar: solo se puede tras usar un arma de Beer Money cuyo ataque se ha resuelto.
refusal-not-droppable = { $card } es un arma de Lunch Money: siempre vuelve y no se puede soltar.

## The card

refusal-not-in-hand = No tienes { $card } en la mano.
refusal-needs-grab = { $card } solo puede seguir a un Agarre.
refusal-no-defence = { $card } no sirve: a { $against } aquí solo lo detiene una Humillación.
refusal-only-humiliation = { $card } no sirve: a { $against } solo se responde con una Humillación.
refusal-wrong-defence = { $card } no detiene { $against }.
refusal-disarm-after-grab = En esta mesa { $card } no detiene { $against } después de un Agarre.
refusal-dodge-after-block = En esta mesa un Agarre tras un Bloqueo no se puede esquivar.
refusal-not-attacked = { $card } es para quien recibe el ataque, y no eres tú.
refusal-no-answer = { $card } no es respuesta a { $against }.
refusal-grab-is-no-answer = Un Agarre no responde a una carta; puede seguir a un Bloqueo.
refusal-only-a-grab = Tras un Bloqueo solo puede seguir un Agarre, no { $card }.
refusal-defender-grabs-first = { $asked } ha bloqueado y puede agarrar primero.
refusal-grab-declined = Ya has dejado pasar tu ocasión de agarrar; ahora le toca a { $asked } agarrar o no.
refusal-grab-of-two = Tras este Bloqueo solo pueden agarrar { $by } y { $on }.
refusal-not-after-grab = En esta mesa { $card } no puede seguir a un Agarre.
refusal-no-follow-up = { $card } no puede seguir a un Agarre: puede un ataque básico, un arma o una carta hecha para eso.
refusal-no-blow = { $card } no es un golpe para tu presa sobre { $on }.
refusal-blow-elsewhere = En esta serie de golpes solo puedes pegar a { $on }, en tu presa.
refusal-blow-or-heal = Curarse sería otra acción: ahora se te pregunta por otro golpe a { $on }.
refusal-free-basic-or-weapon = { $card } no vale: el ataque gratis tiene que ser un ataque básico o un arma.
refusal-shot-basic = { $card } no vale: este ataque gratis tiene que ser un ataque básico.
refusal-season-basic-or-weapon = { $card } no vale: cuando hay barra libre se ataca con un ataque básico o un arma.
refusal-nothing-to-humiliate = No hay ninguna carta en la mesa a la que responder.
refusal-medieval-alone = Demente va con un ataque, no sola.
refusal-medieval-once = En esta mesa solo puede ir una Demente con cada ataque.
refusal-medieval-nothing = Demente va con una carta que quita contadores, y { $card } no quita ninguno.
refusal-medieval-escape = En esta mesa { $card } solo rompe la presa, así que no puede llevar Demente.
refusal-distraction-empty = No tienes en la mano nada que pueda seguir a una Distracción.
refusal-grab-not-after-distraction = En esta mesa un Agarre no puede seguir a una Distracción.
refusal-not-after-distraction = { $card } no vale: tras una Distracción tiene que venir un ataque.
refusal-not-held = { $card } no tiene nada que romper: nadie te sujeta.
refusal-no-humiliation-of-self = No puedes humillarte a ti.

## The target

refusal-no-target = { $card } necesita a alguien enfrente: nombra a un jugador.
refusal-not-yourself = No puedes ir a por ti.
refusal-target-out = { $on } está fuera de la partida.
refusal-target-thrown = { $on } ha salido volando del local y no está a tu alcance.
refusal-not-with-target = Eso no va contra nadie; quita el nombre.
refusal-poke-basic-only = { $on } tiene un dedo en el ojo: ahí solo puedes usar un ataque básico.
refusal-hold-on-held = A { $on } ya le sujeta { $by }, y no se le puede poner una segunda presa.

## Your own state

refusal-helpless = { $reason ->
    [poked] Tienes un dedo en el ojo y no te puedes mover.
    [vomiting] Estás vomitando y no te puedes mover.
    [heart-broken] Tienes el corazón roto; no te puedes mover.
    [thrown] Te han sacado volando del local.
   *[other] No te puedes mover.
}
refusal-held = { $by } te tiene en { $card }; no puedes hacer eso.
refusal-holding = Tienes a { $on } en { $card }: tus manos están ocupadas.

## Discarding and healing

refusal-cannot-discard = En esta mesa no se puede descartar.
refusal-discard-price = Eso costaría { $price ->
    [one] 1 contador
   *[other] { $price } contadores
} y tienes { $left }: tiene que quedarte uno.
refusal-discard-nothing = No has nombrado nada que descartar.
refusal-heal-when = Puedes curarte como acción de tu turno, o cuando un golpe te deja en 0 o menos; tienes { $left }.
refusal-heal-as-heal = Las curas son para ti: cúrate con ella, sin apuntar a nadie.
refusal-heal-nothing = Nombra las cartas con las que te curas.
refusal-not-healing = { $card } no cura.
refusal-only-healing = Has caído a { $left }: ahora solo sirve curarse.
refusal-at-cap = Tienes { $left } contadores; curarse no da para más.
refusal-heal-wasted = Tienes { $left } contadores y el límite es { $cap }: sin la mayor de estas cartas, las demás ya llegan a él.

## What would unlock it

unlock-release = Suelta primero: `release`.
unlock-drop-or-take = Suéltala con `drop`, o quédatela con `take`.
unlock-release-or-take = Suelta con `release`, o sigue sujetando con `take`.
unlock-own-turn = Espera a tu turno.
unlock-next-turn = Espera a tu próximo turno.
unlock-take = Para dejarlo pasar: `take`.
unlock-pass = Para no hacer nada: `pass`.
unlock-after-grab = Agarra primero a alguien.
unlock-block-first = Bloquea primero el ataque.
unlock-wait = Se pasará; espera.
unlock-settled = Espera a que eso se resuelva.
unlock-recover = Se te pasa con el turno de { $asked }.
unlock-recover-next = Se te pasa con el próximo turno de { $asked }.
unlock-recover-own = Se te pasa con tu propio próximo turno.
unlock-recover-missed = Pierdes un turno; se te pasa con el turno de { $asked } que venga después.
unlock-fewer = Cúrate con menos cartas.
unlock-discard-fewer = Descarta menos cartas.
unlock-attacked = Es para cuando te ataquen.
unlock-grabbed = Es para cuando te agarren o te sujeten.
unlock-weapon-attack = Es para cuando te ataquen con un arma.
unlock-add-attack = Nombra un ataque con ella, como en `kick-4 medieval > NAME`.
unlock-laid-card = Responde a una carta que otra persona acaba de poner.
unlock-break = Rompe la presa en tu turno, o espera a que acabe.
unlock-break-now = Aprovecha este turno para romper la presa, o espera a que acabe.
unlock-house-rule = Eso lo decide la regla de la casa { $option }.
