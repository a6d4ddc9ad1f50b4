# What the terminal says around the game, in Spanish.

## Beginning and end

terminal-welcome = { $game }, en el sentido de las agujas del reloj: { $names }.{ $bot-count ->
    [0] { "" }
    [one] { " " }{ $bots } es un bot.
   *[other] { " " }{ $bots } son bots.
} Escribe ayuda para ver qué más puedes escribir.
terminal-recording = Mientras juegas, la partida se escribe en { $file }
terminal-over = Esta partida ya ha terminado.
terminal-recorded = El registro: { $file }
terminal-seed = La semilla de esta partida era { $seed }.
terminal-left-saved = La partida está guardada. Sigue con: pocketmoney play --from { $file }
terminal-left-kept = La partida queda guardada. Sigue con: pocketmoney play
terminal-left-unsaved = No se ha jugado nada. Cada partida se guarda desde tu primera jugada: pocketmoney play ofrece seguir con ella.
terminal-go-on-with = { $game } con { $names }, jugada por última vez el { $when }, no ha terminado. Enter: seguir con ella; otra cosa: una partida nueva.
terminal-watch = Has caído. Enter: ver el resto; cualquier otra cosa: ver solo cómo acaba.

## Questions

terminal-ask-of = [{ $name }] { $question }
terminal-ask-any = Tu respuesta (Enter: nada):
terminal-ask-must = Tienes que elegir:
terminal-ask-turn = Tu jugada:
terminal-ask-window = Tu respuesta (Enter: ninguna):
terminal-ask-pass-on = ¿Hacia qué lado sigue el golpe? (Enter: izquierda)
terminal-ask-follow-up = ¿Qué viene tras el Agarre? (Enter: nada)
terminal-ask-block-grab = ¿Un Agarre después del Bloqueo? (Enter: no)
terminal-ask-free-attack = Tu ataque gratis (Enter: ninguno):
terminal-ask-distracted = El ataque tras la Distracción, que es obligatorio:
terminal-ask-series = ¿Otro golpe? (Enter: ninguno más)
terminal-ask-open-season = ¿Te animas a pegar? (Enter: no)
terminal-ask-weapon-back = ¿Sueltas el arma o te la quedas? (Enter: te la quedas)
terminal-ask-keep-hold = ¿Sujetas o sueltas? (Enter: sujetas)
terminal-ask-rescue = ¿Te curas o caes? (Enter: caes)
terminal-which-cards = ¿Qué cartas para { $word }? Letras o nombres; Enter: al final, ninguna.
terminal-give-up = ¿Seguro que te rindes? Escribe sí para hacerlo.
terminal-yes-words = s sí si y yes
terminal-all-agree = ¿Están todos de acuerdo? Escribe sí para hacerlo:
terminal-replace = { $file } contiene otra partida. ¿Sustituirla? Escribe sí para hacerlo.
terminal-hand-over = Pásale el teclado a { $name }. { $name }, pulsa Enter.
terminal-anyone = ¿Responde alguien? Un nombre, o Enter si nadie:
terminal-anyone-else = ¿Responde alguien más? Un nombre, o Enter si nadie:
terminal-not-asked = { $name } no puede responder a esto.
terminal-has-answered = { $name } ya ha respondido.
terminal-rights = Antes del turno de { $whose } puedes { $moves } (Enter: no):
terminal-rights-only = Escribe { $moves }, o pulsa Enter para seguir.

## Replies

terminal-talk = { $name }: «{ $words }»
terminal-talk-rides = La charla va con una jugada: escribe la jugada y luego tus palabras entre comillas.
terminal-not-understood = { $word } no es una jugada ni una orden{ $near ->
    [none] .
   *[other] ; ¿querías decir { $near }?
} Escribe ayuda para ver qué puedes escribir.
terminal-no-number = No hay un { $number } que elegir; los números llegan hasta { $last }.
terminal-private-word = { $word } es para cuando el teclado es tuyo; aquí no se enseña la mano de nadie.
terminal-rules-of-what = ¿Qué reglas? Nombra una carta o una regla, como: reglas agarre, reglas R46.
terminal-why-what = ¿Por qué qué? Nombra una carta o una jugada, como: por qué bloqueo.
terminal-why-not = Nada lo impide: { $move } se puede.
terminal-save-where = ¿Dónde la guardo? Nombra un archivo, como: guardar partida.play.
terminal-saved = Guardada. Para seguir otro día: pocketmoney play --from { $file }
terminal-plain = { $on ->
    [yes] Desde ahora, sencillo: sin barras ni colores.
   *[no] Vuelven las barras y los colores.
}
terminal-help =
    Una jugada es su número, o un texto: patada 4 > Rex, o la letra de la carta y un nombre: a rex.
    Basta el principio de un nombre, sin acentos, y también vale en inglés: agar rex.
    Lo que va entre comillas tras una jugada se dice en voz alta: 3 "Toma esa."
    descartar y curar preguntan qué cartas; o nómbralas: descartar a c.
    por qué CARTA: por qué no puedes usarla ahora, y qué lo cambiaría
    reglas CARTA, reglas R46: qué hace una carta, qué dice una regla
    mesa, mano, jugadas: mostrarlos otra vez
    historia: lo último que ha pasado; historia todo: todo
    guardar ARCHIVO: guardar la partida en un archivo, y todo lo que siga
    undo: retirar tu última jugada; stand others: responder solo a lo que va contra ti
    sencillo: sin barras ni colores, para lectores de pantalla
    rendirse: dejar de jugar
    salir: dejarlo aquí

## Moves

terminal-move-play = jugarla
terminal-move-heal = curarse
terminal-heal-with = curarse con { $cards }
terminal-heal-some = curarse con algunas
terminal-discard-some = descartar
terminal-move-pass = pasar
terminal-move-take = nada
terminal-take-window = dejarlo pasar
terminal-take-weapon-back = quedársela
terminal-take-keep-hold = seguir sujetando
terminal-take-rescue = caer
terminal-move-left = izquierda
terminal-move-right = derecha
terminal-move-release = soltar
terminal-move-drop = soltarla

## The table

terminal-piles = Mazo { $pile }, descartes { $discards }{ $discards ->
    [0] { "" }
   *[other] , encima { $top }
}, contadores perdidos { $lost }.
terminal-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
terminal-out = fuera
terminal-turn-mark = Turno:
terminal-seat = { $name } { $counters }, { terminal-seat-cards }{ $has-troubles ->
    [yes] , { $troubles }
   *[no] { "" }
}.
terminal-seat-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
terminal-seat-out = { $name } está fuera.
terminal-holds = tiene a { $on } en { $card }
terminal-held = en { $card } de { $by }
terminal-is-poked = no ve nada
terminal-is-heart-broken = con el corazón roto
terminal-is-thrown = fuera del local
terminal-is-vomiting = vomitando
terminal-is-dazed = ataques con 1 menos por ahora
terminal-is-stomped = próximo ataque a la mitad
terminal-is-weak = ataques con { $amount } menos para siempre
terminal-has = tiene { $cards }
