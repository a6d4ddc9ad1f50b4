# Navnene på kortbunker, typer og kort. `.short` siger med få ord, hvad et kort gør; tallet på kortet vises for sig,
# fordi en husregel kan ændre det. Navnene er skrevet, så de kan stå uden kendeord: "med Skalle", "i Hovedlås".

## Decks

deck-lunch-money = Lunch Money
deck-beer-money = Beer Money

## Types

type-basic = grundangreb
type-weapon = våben
type-defense = forsvar
type-specialty = specialkort

## Cards in both decks

card-block = Blokering
    .short = stopper et angreb; derefter kan du gribe
card-dodge = Undvigelse
    .short = stopper et angreb eller et Greb
card-freedom = Frihed
    .short = får dig ud af et Greb eller et låsegreb
card-grab = Greb
    .short = griber en spiller, så ét kort kan følge
card-kick-2 = Spark (2)
    .short = grundangreb
card-kick-4 = Spark (4)
    .short = grundangreb

## Lunch Money

card-jab = Jab
    .short = grundangreb; et slag i Hovedlås
card-hook = Hook
    .short = grundangreb
card-pimp-slap = Lussing
    .short = grundangreb
card-elbow = Albue
    .short = grundangreb
card-uppercut = Uppercut
    .short = grundangreb; et slag i Hovedlås
card-headbutt = Skalle
    .short = grundangreb; bryder Kvælertag
card-spinning-backfist = Drejeslag
    .short = grundangreb; svinger videre ved undvigelse
card-roundhouse = Rundspark
    .short = grundangreb; svinger videre ved undvigelse
card-hail-mary = Fadervor
    .short = grundangreb
card-knife = Kniv
    .short = våben; dit, til nogen afvæbner dig
card-chain = Kæde
    .short = våben; dit, til nogen afvæbner dig
card-pipe = Jernrør
    .short = våben; dit, til nogen afvæbner dig
card-hammer = Hammer
    .short = våben; dit, til nogen afvæbner dig
card-disarm = Afvæbning
    .short = stopper et våben og fjerner det
card-first-aid = Førstehjælp
    .short = heler dig
card-big-combo = Stor Kombo
    .short = to halvdele, der hver skal forsvares
card-choke = Kvælertag
    .short = efter Greb: låser, ét liv hver tur
card-headlock = Hovedlås
    .short = efter Greb: låser, med frie slag
card-humiliation = Ydmygelse
    .short = ødelægger et hvilket som helst kort; så et frit angreb
card-poke-in-the-eye = Finger i Øjet
    .short = hjælpeløs, til næste tur er slut; et frit slag
card-powerplay = Overtag
    .short = efter Greb: et slag og et frit grundangreb
card-stomp = Tramp
    .short = halverer offerets næste angreb; bryder låsegreb
card-uppercut-squared = Uppercut²
    .short = et slag og et frit grundangreb

## Beer Money

card-smack = Klask
    .short = grundangreb
card-love-tap = Kærligt Klap
    .short = grundangreb
card-knuckle-sammitch = Knytnævemad
    .short = grundangreb
card-sucker-punch = Lumsk Slag
    .short = grundangreb
card-coldcock = Lampeslukker
    .short = grundangreb
card-death-from-above = Døden fra Oven
    .short = grundangreb
card-smite = Straffedom
    .short = grundangreb
card-little-helper = Lille Hjælper
    .short = våben; behold det eller smid det
card-beer-bottle = Ølflaske
    .short = våben; behold det eller smid det
card-hardware = Isenkram
    .short = våben; behold det eller smid det
card-tequila-bottle = Tequilaflaske
    .short = våben; behold det eller smid det
card-disarmament = Nedrustning
    .short = stopper et våben og fjerner det
card-self-help = Selvhjælp
    .short = heler dig
card-redemption = Frelse
    .short = heler dig godt
card-choke-and-puke = Kvæl & Bræk
    .short = efter Greb: låser, ét liv hver tur, bræk til sidst
card-distraction = Afledning
    .short = det næste angreb kan ikke afværges
card-fists-of-fury = Rasende Næver
    .short = tre slag, der hver skal forsvares
card-heart-breaker = Hjerteknuser
    .short = hjælpeløs i en runde
card-horror-of-horrors = Rædslernes Rædsel
    .short = ødelægger et hvilket som helst kort; så et frit angreb
card-manhandle = Udsmidning
    .short = efter Greb: smidt ud i en runde
card-medieval = Middelalder
    .short = lægges med et angreb og gør det værre
card-open-hand = Flad Hånd
    .short = slår de svage ud; kan følge efter Greb
card-piledriver = Rambuk
    .short = efter Greb: slår de svage ud
card-pound-of-flesh = Et Pund Kød
    .short = efter Greb: svagere angreb for altid
card-thunder-head = Tordenskalle
    .short = svagere angreb i to runder; bryder Kvæl & Bræk
