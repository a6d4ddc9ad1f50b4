# The words of the phone, in Spanish.

## What a card does

web-look-card = Sobre { $card }
web-look-now = Ahora mismo
web-look-rules = En el reglamento

## What is asked

web-at-you = { $by } TE pega con { el-card }: pierdes { $amount }
web-at-again = { el-card-first } de { $by } TE da: pierdes { $amount }
web-at-you-plain = { $by } juega { el-card } contra TI
web-at-you-grab = { $by } TE agarra
web-at-you-spoils = { $by } arruina TU { $card }
web-at-you-stops = { $by } te para con { el-card }
web-at-them = { $by } le pega a { $on } con { el-card }: −{ $amount }
web-at-them-plain = { $by } juega { el-card } contra { $on }
web-at-them-grab = { $by } agarra a { $on }
web-at-them-spoils = { $by } humilla a { $on }: { el-card } no vale{ many-card } nada
web-at-them-stops = { $by } para a { $on } con { el-card }
web-at-self = { $by } juega { el-card }
web-at-answer = ¿Respondes?
web-at-raised = Las cartas levantadas lo paran.
web-at-nothing = Ninguna de tus cartas sirve. Se pasa solo.
web-at-helpless = Ninguna de tus cartas lo para.
web-at-grab-planned = Tu { card-grab } sigue si nadie responde al { card-block }.
web-air-stops = lo para
web-ask-turn-none = Tu turno. No puedes jugar ninguna carta: cambia algunas.
web-ask-block-grab-at = { $name } te ha bloqueado. ¿Agarras a { $name }?
web-ask-block-grab-mine = Has bloqueado a { $name }. ¿Agarras a { $name }?
web-ask-follow-up-at = Tienes a { $name }. ¿Qué sigue?
web-ask-free-attack-at = Un ataque gratis contra { $name }: ¿con qué?
web-ask-distracted-at = Has distraído a { $name }. ¡Ataca!
web-rescue-needed = Estás en { $left }. Necesitas { $needed } para seguir.
web-rescue-short = Toda tu curación da { $have }: no basta.
web-rescue-none = No tienes con qué curarte.
web-rescue-warn = Eso da { $have } y necesitas { $needed }. Caerías igual.
web-rescue-saves = Eso te salva.
web-rescue-heal = Curarse: +{ $have }
web-rescue-heal-anyway = Ponerla igual
web-rescue-fall-sure = ¿Caer de verdad?
web-sum = { $card } { $value } + { $more } { $extra } = { $total }

## Buttons

web-do-swap = Cambiar cartas
web-do-not-this-turn = Este turno no
web-do-only-me = Solo si es a mí
web-do-ask-again = Vuelve a preguntarme
web-standing-turn = En este turno solo se te pregunta por lo que va contra ti.
web-standing-game = Solo se te pregunta por lo que va contra ti.
web-standing-all = Lo dejas pasar todo.

## What happened to me

web-hit-note = { $by }: { $card } −{ $amount }
web-out-by = { $by } te dejó fuera con { el-card }. Has quedado en el puesto { $place }.
web-out-plain = Estás fuera. Has quedado en el puesto { $place }.
web-you-won = ¡Ganas tú!
web-last-one = El corazón muestra tus contadores. Gana quien sea el último con alguno.
web-log = Lo que ha pasado hasta ahora

## Time

web-clock-own = tiempo propio { $time }
web-clock-own-said = El tiempo se acabó; te quedan { $seconds } segundos de tu propio tiempo.
web-clock-bot = Un bot juega dentro de { $seconds } s
web-clock-passes = Se pasa solo en { $seconds } s
web-bot-for-you = Un bot juega por ti.
web-bot-back = He vuelto
web-bot-plays = un bot juega por { $name }
web-away = fuera
web-wait-away = { $name } no está.
web-wait-away-bot = { $name } no está. Un bot jugará en { $time }.
web-wait-claim = { $name } puede cobrar … { $seconds }

## Talk

web-taunts = Dilo con un toque
web-out-heckle = Abuchea
web-out-bet = ¿Quién gana? Apuesta, solo por diversión.
web-out-bet-on = Has apostado por { $name }.
web-out-bet-won = Apostaste por { $name }: ¡acertaste!
web-out-bet-lost = Apostaste por { $name }: esta vez no.
web-out-banana = Lanza tu plátano

## Names for a screen reader

web-name-person = { $name }, { $counters }, { $cards }
web-name-aim = { $person }: apuntar aquí

## A phone that is gone

web-seat-asked = Un móvil nuevo dice que es de { $name }.
web-seat-asked-why = El móvil de { $name } no está conectado. Si dices que sí, el nuevo tiene el sitio y el viejo ya no.
web-seat-asked-here = Parece que el móvil de { $name } sigue conectado. Si dices que sí, el nuevo tiene el sitio y el viejo ya no.
web-seat-allow = Sí, es { $name }
web-seat-are-you = ¿Eres { $name }?
web-seat-ask = Soy { $name }. Preguntar a { $host }
web-seat-ask-why = Si ya no tienes tu móvil de antes, { $host } puede devolverte tu sitio.
web-seat-asking = Se le ha preguntado a { $host }. Un momento.
