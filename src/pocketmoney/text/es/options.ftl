# House rules in Spanish.

option-heal-cap = Hasta cuántos contadores puede llegar alguien curándose.
option-heal-cap-15 = hasta quince
option-heal-cap-none = sin límite

option-heal-while-helpless = Si alguien sin defensa o en una presa puede curarse al perder el último contador.
option-heal-while-helpless-on = se puede salvar
option-heal-while-helpless-off = cae sin remedio

option-humiliate-healing = Si una cura se puede humillar.
option-humiliate-healing-on = las curas se pueden humillar
option-humiliate-healing-off = las curas van sobre seguro

option-disarm-after-grab = Si se puede desarmar un arma que sigue a un Agarre.
option-disarm-after-grab-on = se puede desarmar
option-disarm-after-grab-off = solo la detiene una Humillación

option-dodge-grab-after-block = Si se puede esquivar un Agarre que viene tras un Bloqueo.
option-dodge-grab-after-block-on = Esquivar, Libertad o Humillación
option-dodge-grab-after-block-off = solo Libertad o Humillación

option-discard-rule = Cuánto cuesta descartar como acción del turno.
option-discard-rule-free = nada
option-discard-rule-forbidden = no se puede descartar
option-discard-rule-pay-1 = 1 contador
option-discard-rule-pay-2 = 2 contadores
option-discard-rule-pay-3 = 3 contadores
option-discard-rule-pay-per-card = 1 contador por carta
option-discard-rule-open-season = los demás pueden atacar una vez a quien descarta
option-discard-rule-underdog-free = 1 contador por más de una carta, nada para quien menos contadores tiene

option-lm-values = Cuánto valen Uppercut y Molinete.
option-lm-values-seed = Uppercut 2, Molinete 4
option-lm-values-spr = los dos 3

option-stomp-scope = Qué ataque de quien ha sufrido un Pisotón hace la mitad de daño.
option-stomp-scope-next-attack = la siguiente carta de ataque, aunque la detengan
option-stomp-scope-next-own-turn-hit = el siguiente ataque que acierte en su turno

option-poke-next-basic-only = Quién solo puede usar ataques básicos contra quien tiene un Dedo en el Ojo.
option-poke-next-basic-only-on = quien metió el dedo y quien tiene el turno siguiente
option-poke-next-basic-only-off = solo quien metió el dedo

option-headlock-any-basic = Qué golpes puede dar quien hace una Llave de Cabeza.
option-headlock-any-basic-off = Directo, Uppercut y Pisotón
option-headlock-any-basic-on = todos los ataques básicos, y Pisotón

option-break-also-hits = Si un Pisotón, Testarazo o Cabeza de Trueno que rompe una presa también golpea.
option-break-also-hits-on = rompe y golpea
option-break-also-hits-off = solo rompe

option-grab-follow-ups = Qué especialidades de ataque pueden seguir a un Agarre.
option-grab-follow-ups-text-plus-open-hand = solo Mano Abierta
option-grab-follow-ups-text = ninguna
option-grab-follow-ups-any-attack = todas

option-heart-breaker-skips-turn = Si quien tiene el corazón roto pierde el turno.
option-heart-breaker-skips-turn-on = pierde el turno
option-heart-breaker-skips-turn-off = puede actuar, pero ni defenderse ni humillar

option-medieval-stack = Cuántas cartas Demente pueden ir con un ataque.
option-medieval-stack-on = las que se quiera
option-medieval-stack-off = una

option-choke-victim = Qué puede hacer la víctima de Ahogo & Vómito.
option-choke-victim-lunch-money = tan poco como la víctima de una Asfixia
option-choke-victim-unrestricted = todo, y además zafarse

option-vomit-bonus-attack = Si el ataque básico contra quien vomita se suma a la acción.
option-vomit-bonus-attack-extra = se suma a la acción
option-vomit-bonus-attack-instead = es la acción

option-distraction-grab = Si un Agarre puede seguir a una Distracción.
option-distraction-grab-on = puede seguir un Agarre
option-distraction-grab-off = solo puede seguir una carta de ataque

## Presets

preset-2002 = Los valores de la lista de cartas de 2002: Uppercut y Molinete valen 3.
preset-strict-text = La letra de las hojas de reglas, sin lo que solo muestra un ejemplo impreso.
preset-printed-example = Lo que hace falta para que el ejemplo impreso con Lunch Money salga como se cuenta.
preset-no-endless-discards = Quien descarta paga un contador.
preset-quick = Una partida más corta: descartar cuesta uno por carta, y sin defensa no hay rescate.
preset-wild = Curarse no tiene tope, a un Agarre le sigue cualquier ataque y quien descarta queda a tiro de todos.
