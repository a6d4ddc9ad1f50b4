# What people type in Spanish, several forms with commas between them, the one that is shown first. Case, accents and hyphens do
# not matter. Records have the English words, which are the keys.

## Moves of the card games

typed-play = jugar, juego, juega
typed-discard = descartar, descarto, descarta, descarte
typed-heal = curar, curarme, curarse, me curo, cura
typed-pass = pasar, paso, pasa
typed-take = nada, aguantar, aguanto, recibir
typed-left = izquierda
typed-right = derecha
typed-release = soltar, suelto, suelta
typed-drop = dejar caer, soltarla, tirarla, dejarla
typed-concede = rendirse, rendirme, me rindo, abandonar

## Moves of Tietgen

typed-roll = tirar, lanzar, tiro, tirar los dados
typed-buy = comprar, compro, compra
typed-decline = no comprar, no compro, declinar
typed-bid = pujar, pujo, puja
typed-claim = reclamar, reclamo, cobrar, cobro, renta
typed-build = construir, construyo, construye
typed-sell = vender, vendo, vende
typed-mortgage = hipotecar, hipoteco, hipoteca
typed-lift = levantar, levanto, levanta
typed-keep = mantener, mantengo, mantén
typed-fine = multa, pagar la multa, pago la multa
typed-flirt = flirteo, flirtear, carta de flirteo
typed-chug = vaso, del vaso
typed-drink = reserva, de la reserva
typed-offer = ofrecer, ofrezco, oferta, cambiar
typed-accept = aceptar, acepto, acepta
typed-refuse = rechazar, rechazo, rechaza, retirar
typed-settle = reunir, reunirlo, saldar
typed-surrender = entregar, entregarlo todo, quiebra
typed-draw = robar, robo, sacar carta
typed-mail = carta, correo, tarjeta
typed-time = tiempo, pedir tiempo, se acabó el tiempo

## Words inside of moves

typed-give = dar, doy, da, por mi parte
typed-get = recibir, recibo, por, a cambio de
typed-filler = una, un, la, el, carta, cartas, de
typed-at = a, contra, sobre

## Words that show or arrange something

typed-help = ayuda
typed-table = mesa
typed-hand = mano
typed-moves = jugadas
typed-log = historia, registro
typed-why = por qué
typed-rules = reglas, regla
typed-save = guardar
typed-plain = sencillo
typed-quiet = silencio
typed-quit = salir
typed-board = tablero
typed-deeds = escrituras, títulos
typed-players = jugadores
typed-debt = deuda
typed-administration = administración
typed-ledger = cuentas, libro
