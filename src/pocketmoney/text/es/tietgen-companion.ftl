# Un tablero de cartón en la mesa: dados y cartas que se le dicen al programa; y una mesa que pide parar.

## Reglas de la casa

option-dice = Quién tira los dados.
option-dice-thrown = el programa
option-dice-typed = vosotros, en la mesa, y escribís lo que muestran

option-cards = Quién roba las cartas de correo.
option-cards-drawn = el programa
option-cards-typed = vosotros, de vuestro propio mazo, y escribís el número

preset-companion = Un tablero de cartón en la mesa: los móviles son las escrituras, la cuenta y la inmobiliaria, y los dados los tiráis vosotros.
preset-short = La partida se cuenta tras 120 tiradas, y no hace falta reclamar los alquileres.
preset-cut-throat = El alquiler se reclama antes de la siguiente tirada o se pierde, se puja por la última caja y construir llena la hucha.

## Lo que pasa

event-tietgen-calls-time = { $seat-is ->
    [you] Pides parar: cuando lo pidan todos los que siguen en juego se cuenta la cerveza y gana quien más tenga.
   *[other] { $seat } pide parar: cuando lo pidan todos los que siguen en juego se cuenta la cerveza y gana quien más tenga.
}

## Por qué no

refusal-tietgen-dice-are-thrown = En esta mesa los dados los tira el programa.
refusal-tietgen-cards-are-drawn = En esta mesa las cartas las roba el programa.
refusal-tietgen-card-not-there = La carta { $number } no puede haber salido: alguien la guarda, o el mazo no la tiene.
refusal-tietgen-no-card = No has caído en un espacio de correo: no tienes que robar ninguna carta.
refusal-tietgen-not-your-card = Esta carta le toca robarla a { $on }.
refusal-tietgen-time-called = Ya has pedido parar; faltan los demás.
problem-tietgen-which-dice = { $word } va sin nada, o seguido de dos dados, como 3-4
problem-tietgen-which-card = { $word } necesita el número de la carta, como 12

## En la terminal

terminal-tietgen-ask-mail = Robas una carta de correo. Escribe su número, como en: carta 12 (Enter: la roba el programa):
terminal-tietgen-ask-card-throw = La carta pide otra tirada. Escribe lo que muestran los dados, como en: tirar 3-4 (Enter: tira el programa):
terminal-tietgen-ask-throw-typed = Te toca tirar. Escribe lo que muestran los dados, como en: tirar 3-4 (Enter: el programa tira por ti):
terminal-tietgen-move-draw = robar (lo hace el programa)

## En el navegador

web-ask-mail = Robas una carta de correo.
web-ask-card-throw = Tira por la carta.
web-move-draw = Roba una por mí
web-move-mail = Carta
web-move-time = Pedir parar

## Comprobar un registro

verify-told = { $count ->
    [one] Una tirada o carta salió en la mesa y se escribió a mano: esa no la puede comprobar nadie.
   *[other] { $count } tiradas y cartas salieron en la mesa y se escribieron a mano: esas no las puede comprobar nadie.
}
