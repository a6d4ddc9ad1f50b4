# The names of decks, types and cards in Spanish. Those of Beer Money are the names of the translated rule sheet.

## Decks

deck-lunch-money = Lunch Money
deck-beer-money = Beer Money

## Types

type-basic = ataque básico
type-weapon = arma
type-defense = defensa
type-specialty = especialidad

## Cards in both decks

card-block = Bloqueo
    .short = detiene un ataque; puede seguirle un Agarre
card-dodge = Esquivar
    .short = evita un ataque o un Agarre
card-freedom = Libertad
    .short = te libra de un Agarre o de una presa
card-grab = Agarre
    .short = atrapa a alguien para un golpe más
card-kick-2 = Patada (2)
    .short = ataque básico
card-kick-4 = Patada (4)
    .short = ataque básico

## Lunch Money

card-jab = Directo
    .short = ataque básico; golpe en la Llave de Cabeza
card-hook = Gancho
    .short = ataque básico
card-pimp-slap = Bofetón
    .short = ataque básico
card-elbow = Codazo
    .short = ataque básico
card-uppercut = Uppercut
    .short = ataque básico; golpe en la Llave de Cabeza
card-headbutt = Testarazo
    .short = ataque básico; rompe una Asfixia
card-spinning-backfist = Revés Giratorio
    .short = ataque básico; si lo esquivan, sigue
card-roundhouse = Molinete
    .short = ataque básico; si lo esquivan, sigue
card-hail-mary = Ave María
    .short = ataque básico
card-knife = Navaja
    .short = arma; es tuya hasta que te desarmen
card-chain = Cadena
    .short = arma; es tuya hasta que te desarmen
card-pipe = Tubería
    .short = arma; es tuya hasta que te desarmen
card-hammer = Martillo
    .short = arma; es tuya hasta que te desarmen
card-disarm = Desarme
    .short = detiene un arma y la quita
card-first-aid = Primeros Auxilios
    .short = te cura
card-big-combo = Gran Combo
    .short = dos mitades; cada una se defiende aparte
card-choke = Asfixia
    .short = tras un Agarre: sujeta, un contador por turno
card-headlock = Llave de Cabeza
    .short = tras un Agarre: sujeta, con golpes gratis
card-humiliation = Humillación
    .short = arruina cualquier carta; luego, un ataque gratis
card-poke-in-the-eye = Dedo en el Ojo
    .short = sin defensa hasta que acabe el próximo turno; un golpe gratis
card-powerplay = Golpe de Poder
    .short = tras un Agarre: un golpe y un ataque básico gratis
card-stomp = Pisotón
    .short = el próximo ataque de la víctima, a la mitad; rompe presas
card-uppercut-squared = Uppercut²
    .short = un golpe y un ataque básico gratis

## Beer Money

card-smack = Cabezazo
    .short = ataque básico
card-love-tap = Azote
    .short = ataque básico
card-knuckle-sammitch = Sandwich de Nudillos
    .short = ataque básico
card-sucker-punch = Puñetazo
    .short = ataque básico
card-coldcock = Dormilón
    .short = ataque básico
card-death-from-above = Muerte Desde lo Alto
    .short = ataque básico
card-smite = Mangazo
    .short = ataque básico
card-little-helper = Pequeño Ayudante
    .short = arma; te la quedas o la sueltas
card-beer-bottle = Botella de Cerveza
    .short = arma; te la quedas o la sueltas
card-hardware = Artillería
    .short = arma; te la quedas o la sueltas
card-tequila-bottle = Botella de Tequila
    .short = arma; te la quedas o la sueltas
card-disarmament = Desarmar
    .short = detiene un arma y la quita
card-self-help = Autoayuda
    .short = te cura
card-redemption = Redención
    .short = te cura bien
card-choke-and-puke = Ahogo & Vómito
    .short = tras un Agarre: sujeta, un contador por turno y al final, a vomitar
card-distraction = Distracción
    .short = contra el ataque que sigue no hay defensa
card-fists-of-fury = Puños de Furia
    .short = tres golpes; cada uno se defiende aparte
card-heart-breaker = Rompe Corazones
    .short = sin defensa durante una ronda
card-horror-of-horrors = Horror de Horrores
    .short = arruina cualquier carta; luego, un ataque gratis
card-manhandle = Zamarreo
    .short = tras un Agarre: fuera durante una ronda
card-medieval = Demente
    .short = va con un ataque y lo empeora
card-open-hand = Mano Abierta
    .short = tumba a los débiles; puede seguir a un Agarre
card-piledriver = Martinete
    .short = tras un Agarre: tumba a los débiles
card-pound-of-flesh = Kilo de Carne
    .short = tras un Agarre: ataques más flojos para siempre
card-thunder-head = Cabeza de Trueno
    .short = ataques más flojos dos rondas; rompe Ahogo & Vómito
