# Why a move is not allowed, and what would unlock it, in Spanish.

refusal-by-rule = { $why } (R{ $rule })

## The moment

refusal-game-over = La partida ha terminado.
refusal-seat-out = Estás fuera de la partida.
refusal-not-asked = No te toca actuar a ti, sino a { $asked }.
refusal-only-on-turn = Eso solo se puede hacer en tu turno.
refusal-not-now = { $card } no hace nada en este momento.
refusal-unknown-move = Esa no es una jugada de este juego.
refusal-take-on-turn = Es tu turno: no hay nada que dejar pasar. Para no hacer nada, pasa.
refusal-choose-a-way = Izquierda o derecha: una de las dos tiene que ser.
refusal-no-way-to-choose = Ahora no hay lado que elegir: eso se pregunta cuando se esquiva un golpe que da la vuelta.
refusal-compulsory = Ahora tienes que atacar; no puedes negarte.
refusal-release-now = En este momento no puedes soltar.
refusal-nothing-to-release = No sujetas a nadie.
refusal-nothing-to-drop = No tienes un arma que soltar: se ofrece justo después de usar un arma de Beer Money.

## The card

refusal-not-in-hand = No tienes { $card } en la mano.
refusal-needs-grab = { $card } solo puede seguir a un Agarre.
refusal-no-defence = Aquí no te defiendes con { $card }: este ataque no admite defensa.
refusal-wrong-defence = { $card } no detiene { $against }.
refusal-not-attacked = { $card } es para quien recibe el ataque, y no eres tú.
refusal-not-after-grab = En esta mesa { $card } no puede seguir a un Agarre.
refusal-free-basic-or-weapon = Un ataque gratis tiene que ser un ataque básico o un arma.
refusal-nothing-to-humiliate = No hay ninguna carta en la mesa a la que responder.
refusal-medieval-alone = Demente va con un ataque, no sola.
refusal-medieval-once = En esta mesa solo puede ir una Demente con cada ataque.
refusal-medieval-nothing = Demente va con un ataque que hace daño, y este no lo hace.
refusal-distraction-empty = No tienes en la mano nada que pueda seguir a una Distracción.
refusal-grab-not-after-distraction = En esta mesa un Agarre no puede seguir a una Distracción.
refusal-no-humiliation-of-self = No puedes humillarte a ti.
refusal-healing-not-humiliated = En esta mesa las curas no se pueden humillar.

## The target

refusal-no-target = { $card } necesita a alguien enfrente: nombra a un jugador.
refusal-not-yourself = No puedes ir a por ti.
refusal-target-out = { $on } está fuera de la partida.
refusal-target-thrown = { $on } ha salido volando del local y no está a tu alcance.
refusal-not-with-target = Eso no va contra nadie; quita el nombre.
refusal-poke-basic-only = { $on } tiene un dedo en el ojo: solo vale un ataque básico.
refusal-hold-on-held = A { $on } ya le sujetan.

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
refusal-discard-nothing = No has nombrado nada que descartar. Para no hacer nada, pasa.
refusal-heal-when = Puedes curarte como acción de tu turno, o cuando bajas a 0 o menos.
refusal-heal-as-heal = Las curas son para ti: cúrate con ella, sin apuntar a nadie.
refusal-heal-nothing = Nombra las cartas con las que te curas.
refusal-not-healing = { $card } no cura.
refusal-heal-helpless = En esta mesa nadie que esté en una presa o sin defensa se puede salvar.
refusal-only-healing = Estás cayendo: ahora solo sirve curarse.
refusal-at-cap = Tienes { $cap } contadores; curarse no da para más.
refusal-heal-wasted = Una de estas cartas se desperdiciaría; cúrate con menos.

## What would unlock it

unlock-release = Suelta primero: `release`.
unlock-own-turn = Espera a tu turno.
unlock-after-grab = Agarra primero a alguien.
unlock-wait = Se te pasará; espera.
unlock-attacked = Es para cuando te ataquen.
unlock-weapon-attack = Es para cuando te ataquen con un arma.
unlock-add-attack = Nombra un ataque con ella, como en `kick-4 medieval > NAME`.
unlock-laid-card = Responde a una carta que otra persona acaba de poner.
unlock-break = Rompe la presa en tu turno, o espera a que acabe.
unlock-house-rule = Eso lo decide la regla de la casa { $option }.
