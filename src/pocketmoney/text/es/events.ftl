# What happens, as it is told at the table, in Spanish.
#
# A seat that is spoken to needs "te" before the verb where another needs "a NAME" behind it: `te-on` and `a-on`.

## Small words

you = ti
you-as-a-name = Tú
list-none = nada
list-comma = { $before }, { $after }
list-and = { $before } y { $after }
and-medieval = { $medievals ->
    [0] { "" }
    [one] { " " }y Demente
   *[other] { " " }y { $medievals } Dementes
}
te-on = { $on-is ->
    [you] te{ " " }
   *[other] { "" }
}
le-on = { $on-is ->
    [you] te{ " " }
   *[other] le{ " " }
}
a-on = { $on-is ->
    [you] { "" }
   *[other] { " " }a { $on }
}
# A card with its article, inside a sentence and at its beginning; two cards are called by a verb, two are several things.
el-card = { $card-id ->
    [freedom] la { $card }
    [kick-2] la { $card }
    [kick-4] la { $card }
    [knife] la { $card }
    [chain] la { $card }
    [pipe] la { $card }
    [choke] la { $card }
    [headlock] la { $card }
    [humiliation] la { $card }
    [death-from-above] la { $card }
    [beer-bottle] la { $card }
    [tequila-bottle] la { $card }
    [hardware] la { $card }
    [self-help] la { $card }
    [redemption] la { $card }
    [distraction] la { $card }
    [open-hand] la { $card }
    [thunder-head] la { $card }
    [dodge] la carta { $card }
    [disarmament] la carta { $card }
    [first-aid] los { $card }
    [fists-of-fury] los { $card }
   *[other] el { $card }
}
el-card-first = { $card-id ->
    [freedom] La { $card }
    [kick-2] La { $card }
    [kick-4] La { $card }
    [knife] La { $card }
    [chain] La { $card }
    [pipe] La { $card }
    [choke] La { $card }
    [headlock] La { $card }
    [humiliation] La { $card }
    [death-from-above] La { $card }
    [beer-bottle] La { $card }
    [tequila-bottle] La { $card }
    [hardware] La { $card }
    [self-help] La { $card }
    [redemption] La { $card }
    [distraction] La { $card }
    [open-hand] La { $card }
    [thunder-head] La { $card }
    [dodge] La carta { $card }
    [disarmament] La carta { $card }
    [first-aid] Los { $card }
    [fists-of-fury] Los { $card }
   *[other] El { $card }
}
many-card = { $card-id ->
    [first-aid] n
    [fists-of-fury] n
   *[other] { "" }
}
contra-on = { $on-is ->
    [you] contra ti
   *[other] contra { $on }
}

## Turns

event-turn-begins = { $seat-is ->
    [you] Te toca.
   *[other] Le toca a { $seat }.
}
event-turn-skipped = { $seat-is ->
    [you] Pierdes el turno: { reason-you-are }.
   *[other] { $seat } pierde el turno: { reason-they-are }.
}
reason-you-are = { $reason ->
    [poked] no ves nada
    [vomiting] estás vomitando
    [heart-broken] tienes el corazón roto
    [thrown] sigues fuera del local
   *[other] no te puedes mover
}
reason-they-are = { $reason ->
    [poked] un dedo en el ojo
    [vomiting] está vomitando
    [heart-broken] tiene el corazón roto
    [thrown] sigue fuera del local
   *[other] no se puede mover
}
event-passes = { $seat-is ->
    [you] Pasas.
   *[other] { $seat } pasa.
}
event-discards = { $seat-is ->
    [you] Descartas { $cards }.
   *[other] { $seat } descarta { $cards }.
}
event-pays = { $seat-is ->
    [you] Te cuesta { $amount } y te quedas con { $left }.
   *[other] A { $seat } le cuesta { $amount } y se queda con { $left }.
}
event-open-season = { $on-is ->
    [you] Barra libre: todo el mundo puede ir a por ti.
   *[other] Barra libre: todo el mundo puede ir a por { $on }.
}
event-draws = { $seat-is ->
    [you] Robas { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
   *[other] { $seat } roba { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
}
event-you-draw = { $seat-is ->
    [you] Robas { $cards }.
   *[other] { $seat } roba { $cards }.
}
event-reshuffles = { $count ->
    [one] La última carta descartada es el nuevo mazo.
   *[other] Los descartes, { $count } cartas, se barajan y son el nuevo mazo.
}

## Attacks

event-attacks = { $by-is ->
    [you] Atacas{ a-on } con { el-card }{ and-medieval }.
   *[other] { $by } { te-on }ataca{ a-on } con { el-card }{ and-medieval }.
}
event-follows-up = { $by-is ->
    [you] Sigues con { el-card }{ and-medieval } { contra-on }.
   *[other] { $by } sigue con { el-card }{ and-medieval } { contra-on }.
}
event-free-attack = { $by-is ->
    [you] Golpe gratis { contra-on }: { $card }{ and-medieval }.
   *[other] { $by } da un golpe gratis { contra-on }: { $card }{ and-medieval }.
}
event-season-attack = { $by-is ->
    [you] Pegas{ a-on } por descartar: { $card }{ and-medieval }.
   *[other] { $by } { te-on }pega{ a-on } por descartar: { $card }{ and-medieval }.
}
event-bonus-attack = { $on-is ->
    [you] { $by } se aprovecha de ti: { $card }{ and-medieval }.
   *[other] { $by-is ->
        [you] Te aprovechas de { $on }: { $card }{ and-medieval }.
       *[other] { $by } se aprovecha de { $on }: { $card }{ and-medieval }.
    }
}
event-grabs = { $by-is ->
    [you] Agarras{ a-on }.
   *[other] { $by } { te-on }agarra{ a-on }.
}
event-distracts = { $by-is ->
    [you] Distraes{ a-on }: no habrá defensa que valga.
   *[other] { $by } { te-on }distrae{ a-on }: no habrá defensa que valga.
}
event-passes-on = { $on-is ->
    [you] { el-card-first } de { $by } sigue{ many-card } hacia ti.
   *[other] { $by-is ->
        [you] Tu { $card } sigue hacia { $on }.
       *[other] { el-card-first } de { $by } sigue{ many-card } hacia { $on }.
    }
}
event-goes-left = { $by-is ->
    [you] Tu golpe sigue hacia la izquierda.
   *[other] El golpe de { $by } sigue hacia la izquierda.
}
event-goes-right = { $by-is ->
    [you] Tu golpe sigue hacia la derecha.
   *[other] El golpe de { $by } sigue hacia la derecha.
}
event-missed = { el-card-first } da{ many-card } la vuelta entera y no le da{ many-card } a nadie.
event-halved = { $by-is ->
    [you] Tu { $card } hará la mitad de daño.
   *[other] { el-card-first } de { $by } { $card-id ->
        [fists-of-fury] harán
       *[other] hará
    } la mitad de daño.
}

## Answers

event-defends = { $by-is ->
    [you] { $card-id ->
        [block] Bloqueas{ a-on }.
        [dodge] Esquivas{ a-on }.
        [freedom] Te zafas de { $on } con Libertad.
       *[other] Paras{ a-on } con { el-card }.
    }
   *[other] { $card-id ->
        [block] { $by } { te-on }bloquea{ a-on }.
        [dodge] { $by } { te-on }esquiva{ a-on }.
        [freedom] { $by } se zafa de { $on } con Libertad.
       *[other] { $by } { te-on }para{ a-on } con { el-card }.
    }
}
event-humiliates = { $by-is ->
    [you] Pones { el-card } y dejas{ a-on } en ridículo.
   *[other] { $by } pone { el-card } y { te-on }deja{ a-on } en ridículo.
}
event-voided = { $by-is ->
    [you] Tu { $card } no sirve de nada.
   *[other] { el-card-first } de { $by } no sirve{ many-card } de nada.
}
event-restored = { $by-is ->
    [you] Tu { $card } vale después de todo.
   *[other] { el-card-first } de { $by } vale{ many-card } después de todo.
}
event-disarmed = { $by-is ->
    [you] Adiós, { $card }: desarmas{ a-on }.
   *[other] Adiós, { $card }: { $by } { te-on }desarma{ a-on }.
}
event-takes-back = { $seat-is ->
    [you] Te quedas con { el-card }.
   *[other] { $seat } se queda con { el-card }.
}
event-drops = { $seat-is ->
    [you] Sueltas { el-card }.
   *[other] { $seat } suelta { el-card }.
}

## Damage and healing

event-hits = { $amount ->
    [0] { el-card-first } { le-on }llega{ many-card }{ a-on } y no hace{ many-card } daño.
   *[other] { el-card-first } { le-on }quita{ many-card } { $amount }{ a-on }: { $on-is ->
        [you] te quedas con { $left }.
       *[other] se queda con { $left }.
    }
}
event-knocks-out = { el-card-first } { te-on }tumba{ many-card } en seco{ a-on }.
event-rescue-needed = { $seat-is ->
    [you] Ahora solo te salva una cura.
   *[other] Ahora a { $seat } solo le salva una cura.
}
event-heals = { $seat-is ->
    [you] Pones { $cards } para curarte.
   *[other] { $seat } pone { $cards } para curarse.
}
event-healed = { $seat-is ->
    [you] Recuperas { $amount } y subes a { $left }.
   *[other] { $seat } recupera { $amount } y sube a { $left }.
}
event-falls = { $seat-is ->
    [you] Caes sin sentido.
   *[other] { $seat } cae sin sentido.
}
event-concedes = { $seat-is ->
    [you] Te rindes.
   *[other] { $seat } se rinde.
}

## Holds

event-hold-set = { $by-is ->
    [you] Tienes{ a-on } en { el-card }.
   *[other] { $by } { te-on }tiene{ a-on } en { el-card }.
}
event-hold-released = { $by-is ->
    [you] Sueltas{ a-on }.
   *[other] { $by } { te-on }suelta{ a-on }.
}
event-hold-broken = { $on-is ->
    [you] Quedas libre: se acabó { el-card }.
   *[other] { $on } queda libre: se acabó { el-card }.
}
event-hold-ends = { $on-is ->
    [you] Aquí termina { el-card } para ti.
   *[other] Aquí termina { el-card } para { $on }.
}
event-tick = { $by-is ->
    [you] Aprietas{ a-on } y { le-on }sacas { $amount }: se queda con { $left }.
   *[other] { $by } aprieta{ a-on } y { le-on }saca { $amount }: { $on-is ->
        [you] te quedas con { $left }.
       *[other] se queda con { $left }.
    }
}
event-escapes = { $by-is ->
    [you] Te revuelves { contra-on } con { el-card }{ and-medieval }.
   *[other] { $by } se revuelve { contra-on } con { el-card }{ and-medieval }.
}

## What lasts

event-stomped = { $on-is ->
    [you] Cojeas: tu próximo ataque hará la mitad.
   *[other] { $on } cojea: su próximo ataque hará la mitad.
}
event-poked = { $on-is ->
    [you] No ves nada y no te puedes defender.
   *[other] { $on } no ve nada y no se puede defender.
}
event-heart-broken = { $on-is ->
    [you] Se te rompe el corazón y no te puedes defender.
   *[other] A { $on } se le rompe el corazón y no se puede defender.
}
event-thrown = { $on-is ->
    [you] Sales volando del local: hasta la próxima ronda nadie te alcanza.
   *[other] { $on } sale volando del local: hasta la próxima ronda nadie le alcanza.
}
event-vomits = { $on-is ->
    [you] Vomitas y no te puedes defender.
   *[other] { $on } vomita y no se puede defender.
}
event-dazed = { $on-is ->
    [you] Ves las estrellas: tus ataques hacen 1 menos durante dos rondas.
   *[other] { $on } ve las estrellas: sus ataques hacen 1 menos durante dos rondas.
}
event-weakened = { $on-is ->
    [you] Te quedas sin fuerzas: desde ahora tus ataques hacen 1 menos.
   *[other] { $on } se queda sin fuerzas: desde ahora sus ataques hacen 1 menos.
}
event-recovers = { $seat-is ->
    [you] { $reason ->
        [poked] Vuelves a ver.
        [vomiting] Ya no vomitas.
        [heart-broken] Ya se te ha pasado.
        [thrown] Vuelves a entrar en el local.
        [dazed] Ya tienes la cabeza despejada.
       *[other] Ya te encuentras bien.
    }
   *[other] { $reason ->
        [poked] { $seat } vuelve a ver.
        [vomiting] { $seat } ya no vomita.
        [heart-broken] A { $seat } ya se le ha pasado.
        [thrown] { $seat } vuelve a entrar en el local.
        [dazed] { $seat } ya tiene la cabeza despejada.
       *[other] { $seat } ya se encuentra bien.
    }
}

## The end

event-locked = Ya nadie puede ni quiere hacer nada. Gana quien más contadores tenga, y son { $left }.
event-wins = { $seat-is ->
    [you] ¡Ganas!
   *[other] ¡{ $seat } gana!
}
event-nobody-wins = Más de un jugador tiene esos contadores, así que no gana nadie.
