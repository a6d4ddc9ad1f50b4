# The names of decks, types and cards. `.short` says in a few words what a card does; the number on it is shown apart,
# because a house rule may change it.

## Decks

deck-lunch-money = Lunch Money
deck-beer-money = Beer Money

## Types

type-basic = basic attack
type-weapon = weapon
type-defense = defence
type-specialty = specialty

## Cards in both decks

card-block = Block
    .short = stops an attack; a Grab may follow
card-dodge = Dodge
    .short = stops an attack or a Grab
card-freedom = Freedom
    .short = gets you out of a Grab or a hold
card-grab = Grab
    .short = seizes a player for one follow-up
card-kick-2 = Kick (2)
    .short = basic attack
card-kick-4 = Kick (4)
    .short = basic attack

## Lunch Money

card-jab = Jab
    .short = basic attack; a blow in a Headlock
card-hook = Hook
    .short = basic attack
card-pimp-slap = Pimp Slap
    .short = basic attack
card-elbow = Elbow
    .short = basic attack
card-uppercut = Uppercut
    .short = basic attack; a blow in a Headlock
card-headbutt = Headbutt
    .short = basic attack; breaks a Choke
card-spinning-backfist = Spinning Backfist
    .short = basic attack; goes on when dodged
card-roundhouse = Roundhouse
    .short = basic attack; goes on when dodged
card-hail-mary = Hail Mary
    .short = basic attack
card-knife = Knife
    .short = weapon; stays with you until disarmed
card-chain = Chain
    .short = weapon; stays with you until disarmed
card-pipe = Pipe
    .short = weapon; stays with you until disarmed
card-hammer = Hammer
    .short = weapon; stays with you until disarmed
card-disarm = Disarm
    .short = stops a weapon and takes it away
card-first-aid = First Aid
    .short = heals you
card-big-combo = Big Combo
    .short = two halves, each to be defended
card-choke = Choke
    .short = after a Grab: holds, a counter each turn
card-headlock = Headlock
    .short = after a Grab: holds, with free blows
card-humiliation = Humiliation
    .short = ruins any card; a free attack follows
card-poke-in-the-eye = Poke in the Eye
    .short = helpless until the next turn is over; a free shot
card-powerplay = Powerplay
    .short = after a Grab: a blow and a free basic attack
card-stomp = Stomp
    .short = halves the victim's next attack; breaks holds
card-uppercut-squared = Uppercut²
    .short = a blow and a free basic attack

## Beer Money

card-smack = Smack
    .short = basic attack
card-love-tap = Love Tap
    .short = basic attack
card-knuckle-sammitch = Knuckle Sammitch
    .short = basic attack
card-sucker-punch = Sucker Punch
    .short = basic attack
card-coldcock = Coldcock
    .short = basic attack
card-death-from-above = Death From Above
    .short = basic attack
card-smite = Smite
    .short = basic attack
card-little-helper = Little Helper
    .short = weapon; keep it or drop it
card-beer-bottle = Beer Bottle
    .short = weapon; keep it or drop it
card-hardware = Hardware
    .short = weapon; keep it or drop it
card-tequila-bottle = Tequila Bottle
    .short = weapon; keep it or drop it
card-disarmament = Disarmament
    .short = stops a weapon and takes it away
card-self-help = Self Help
    .short = heals you
card-redemption = Redemption
    .short = heals you well
card-choke-and-puke = Choke & Puke
    .short = after a Grab: holds, a counter each turn, vomiting at the end
card-distraction = Distraction
    .short = the attack after it cannot be defended
card-fists-of-fury = Fists of Fury
    .short = three hits, each to be defended
card-heart-breaker = Heart Breaker
    .short = helpless for a round
card-horror-of-horrors = Horror of Horrors
    .short = ruins any card; a free attack follows
card-manhandle = Manhandle
    .short = after a Grab: thrown out for a round
card-medieval = Medieval
    .short = laid with an attack, makes it worse
card-open-hand = Open Hand
    .short = knocks out the weak; may follow a Grab
card-piledriver = Piledriver
    .short = after a Grab: knocks out the weak
card-pound-of-flesh = Pound of Flesh
    .short = after a Grab: weaker attacks for good
card-thunder-head = Thunder Head
    .short = weaker attacks for two rounds; breaks Choke & Puke
