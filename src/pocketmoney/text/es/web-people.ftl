# The words around the game, in Spanish.

## The start page

web-quick = Jugar ya contra tres bots
web-tv-this = Esta es la tele
web-tv-this-how = Esta pantalla enseña la mesa a todos; jugáis con los móviles.
web-companion = Tietgen en vuestro tablero
web-companion-how = Vuestro tablero está en la mesa. Los móviles llevan escrituras, cuentas y subastas.

## A screen for all

web-screen-open = Abre { $address } y escribe { $code }
web-screen-title = Enseñar la mesa en una tele
web-screen-how = En el navegador de la tele, abre
web-screen-or = o abre allí { $address }, pulsa «{ web-tv-this }» y escribe { $code }.
web-screen-code = Código de una mesa que ya está abierta
web-screen-local = Esta dirección solo sirve en este dispositivo. Abre la página con la dirección que mostró el servidor.
web-screen-here = Usar esta pantalla
web-screen-wait = Quien se siente primero es el anfitrión.

## Before the deal

web-wait-start = Esperando a que { $host } empiece.
web-you-are-in = Estás dentro.
web-absent = { $count ->
    [one] { $names } no está.
   *[other] { $names } no están.
}
web-absent-keep = Se les guarda el sitio para la próxima partida.
web-absent-without = Jugar sin { $names }

## A face of one's own

web-face = Dibujar mi cara
web-face-paper = Papel para dibujar
web-face-full = No queda más papel.
web-face-undo = Deshacer un trazo
web-face-clear = Borrarlo todo
web-face-save = Así soy yo
web-face-remove = Quitar el dibujo de { $name }

## Delete and leave

web-delete-title = ¿Borrar esta mesa?
web-delete-running = La partida en curso termina para todos.
web-delete-games = { $count ->
    [0] Aquí no se ha jugado todavía.
    [one] La partida que se jugó aquí ya no se podrá ver.
   *[other] Las { $count } partidas que se jugaron aquí ya no se podrán ver.
}
web-delete-people = { $count ->
    [one] { $names } pierde su sitio.
   *[other] { $names } pierden su sitio.
}
web-delete-go = Borrar para siempre
web-delete-not = Conservar la mesa
web-leave-title = ¿Dejar la mesa?
web-leave-playing = Un bot juega tu mano hasta el final, y tu sitio se pierde.
web-leave-lobby = Tu sitio queda libre para otra persona.
web-leave-not = Quedarme

## Bots

web-bots-more = Más bots
web-bots-seat = Sentar a { $name }
web-bot-easy = Principiante
    .short = Se equivoca una de cada tres veces.
web-bot-fair = Sensato
    .short = Juega con sentido, sin florituras.
web-bot-hard = Duro
    .short = Piensa antes de cada jugada.
web-bot-brutal = Brutal
    .short = Piensa el doble y da con la mejor jugada.
web-bot-bruiser = Bruiser
    .short = Ataca y ataca; solo se defiende de lo que duele.
web-bot-bully = Bully
    .short = Se mete con el más débil.
web-bot-gambler = Gambler
    .short = Todo o nada: siempre la carta más fuerte.
web-bot-grudge = Grudge
    .short = Devuelve el golpe y no olvida nada.
web-bot-joker = Joker
    .short = Está aquí para reírse: una jugada de cada cuatro es un capricho.
web-bot-leveller = Leveller
    .short = No soporta que nadie vaya por delante: pega al más fuerte.
web-bot-miser = Miser
    .short = Guarda sus cartas hasta que los demás gastan las suyas.
web-bot-tortoise = Tortoise
    .short = Lento y seguro: lo defiende todo y se cura pronto.
web-bot-landlady = Landlady
    .short = La propiedad primero: lo compra todo y cobra cada renta.
web-bot-tietgen-gambler = Todo o nada: puja hasta el último centilitro.
web-bot-tietgen-grudge = No olvida ni una renta ni un trato rechazado.
web-bot-tietgen-joker = Está aquí para reírse: una jugada de cada cuatro es un capricho.
web-bot-tietgen-landlady = La propiedad primero: lo compra todo y cobra cada renta.
web-bot-tietgen-miser = Guarda la cerveza hasta que los demás gastan la suya.
web-bot-tietgen-tortoise = Lento y seguro: construye tarde y nunca se queda seco.

## House rules as questions

question-heal-cap = ¿Hasta dónde puede subirte una curación?
question-heal-while-helpless = ¿Puede salvarse quien está indefenso?
question-humiliate-healing = ¿Se puede humillar una curación?
question-disarm-after-grab = ¿Se puede desarmar un arma tras un Agarre?
question-dodge-grab-after-block = ¿Qué para un Agarre que llega tras un Bloqueo?
question-discard-rule = ¿Qué cuesta descartarse?
question-lm-values = ¿Cuánto valen Uppercut y Molinete?
question-stomp-scope = ¿Qué ataque hace la mitad tras un Pisotón?
question-poke-next-basic-only = ¿Quién solo puede usar ataques básicos contra quien no ve?
question-headlock-any-basic = ¿Qué golpes valen en una Llave de Cabeza?
question-break-also-hits = ¿Romper una presa también golpea a quien sujeta?
question-grab-follow-ups = ¿Qué especialidades pueden seguir a un Agarre?
question-heart-breaker-skips-turn = ¿Pierde el turno quien tiene el corazón roto?
question-medieval-stack = ¿Cuántos Dementes caben en un ataque?
question-choke-victim = ¿Qué puede hacer la víctima de Ahogo & Vómito?
question-vomit-bonus-attack = ¿El ataque a quien vomita es aparte?
question-distraction-grab = ¿Puede un Agarre seguir a una Distracción?
question-drink-rent = ¿Se apunta la renta como bebida?
question-drink-buildings = ¿Se apunta como bebido el precio de cajas y neveras?
question-tax-chug = ¿Cómo se paga el mayor consumo de energía?
question-glass = ¿Cuánto cuenta un vaso?
question-kitchen-mail = ¿Tiene la cocina su propio buzón?
question-rent-must-be-claimed = ¿Hay que reclamar la renta?
question-rent-claim-until = ¿Hasta cuándo se puede reclamar la renta?
question-building-shortage = ¿Quién se queda la última caja o nevera?
question-interest-base = ¿De qué es una décima parte el interés?
question-end-rule = ¿Cuándo acaba la partida?
question-throw-limit = ¿Después de cuántas tiradas?
question-wealth = ¿Qué cuenta al hacer cuentas?
question-buildings-fill-piggy = ¿Construir llena también la hucha?
question-dice = ¿Quién tira los dados?
question-cards = ¿Quién saca las cartas de correo?
web-rules-presets = ¿Cómo jugáis?
web-rules-single = Cada regla por separado
preset-name-written = Como está escrito
preset-name-quick = Rápida
preset-name-wild = Salvaje
preset-name-short = Noche corta
preset-name-cut-throat = Sin piedad
preset-name-own = A vuestra manera
preset-name-2002 = La lista de 2002
preset-name-strict-text = Al pie de la letra
preset-name-printed-example = Como el ejemplo impreso
preset-name-no-endless-discards = Sin descartes eternos
preset-name-companion = Con un tablero de verdad
preset-written = Las reglas del libro, sin cambios.
preset-own = { $count ->
    [one] Una regla está a vuestro gusto.
   *[other] { $count } reglas están a vuestro gusto.
}
web-rules-more = Más maneras de jugar

## The lesson

web-lesson-back = Volver a la lección
