# What each card does, as a person says it who teaches the game. A card without a sentence of its own is told by its type.
# `$value` is the number on the card.

tell-basic = Takes { $value } from one player, unless they lay { card-block } or { card-dodge }.
tell-weapon = Takes { $value } from one player and comes back to your hand. { card-block }, { card-dodge } or { card-disarm } stops it; only { card-disarm } takes it away.
tell-weapon-dropped = Takes { $value } from one player. Afterwards keep it or drop it, as you like. { card-block }, { card-dodge } or { card-disarmament } stops it.
tell-healing = Gives you { $value } back. Lay it as your turn, several at once if you like, or to save yourself when a blow would knock you out.

tell-block = Stops an attack on you. Not a { card-grab }. Whoever attacked you may grab you after it.
tell-dodge = Stops an attack or a { card-grab } on you.
tell-freedom = Gets you out of a { card-grab }, or out of a hold on your own turn.
tell-grab = Seizes one player. If nobody stops it, you lay one attack at once that no { card-block } or { card-dodge } can stop.
tell-disarm = Stops a weapon that is used on you, and it is gone for good.
tell-disarmament = Stops a weapon that is used on you, and it is gone for good.
tell-jab = Takes { $value } from one player, unless they lay { card-block } or { card-dodge }. Also a free blow while you hold somebody in a { card-headlock }.
tell-uppercut = Takes { $value } from one player, unless they lay { card-block } or { card-dodge }. Also a free blow while you hold somebody in a { card-headlock }.
tell-headbutt = Takes { $value } from one player, unless they lay { card-block } or { card-dodge }. On your turn it also breaks a { card-choke } that you are in.
tell-spinning-backfist = Takes { $value } from one player. Whoever dodges it makes it swing on to the next one.
tell-roundhouse = Takes { $value } from one player. Whoever dodges it makes it swing on to the next one.
tell-humiliation = Spoils any card that somebody has just laid, even another { card-humiliation }. Then you get a free attack on whoever laid it.
tell-horror-of-horrors = Spoils any card that somebody has just laid, even another { card-horror-of-horrors }. Then you get a free attack on whoever laid it.
tell-big-combo = Takes 3 and 3 again from one player. Each { card-block } or { card-dodge } stops only one half.
tell-choke = After a { card-grab }: takes 1 now and 1 on each of your turns, until they break free or you let go.
tell-headlock = After a { card-grab }: holds a player helpless, and you deal free blows with { card-jab }, { card-uppercut } and { card-stomp }.
tell-poke-in-the-eye = Takes { $value } and blinds a player until the next turn is over: no answers, no turn. You may add a free shot.
tell-powerplay = After a { card-grab }: takes { $value }, and you add a free basic attack on the same player.
tell-stomp = Takes { $value }, and the victim's next attack does only half. On your turn it also breaks a hold that you are in.
tell-uppercut-squared = Takes { $value }, and you add a free basic attack on the same player.
tell-choke-and-puke = After a { card-grab }: takes 1 now and 1 on each of your turns. When it ends, the victim vomits for a round and everybody may hit.
tell-distraction = Lay it on one player, then attack the same player: no { card-block } and no { card-dodge } helps.
tell-fists-of-fury = Takes 2 three times from one player. Each { card-block } or { card-dodge } stops only one of the three.
tell-heart-breaker = Takes { $value } and leaves a player helpless for a round: no answers, and the next turn is lost.
tell-manhandle = After a { card-grab }: takes { $value } and throws a player out of the room for a turn.
tell-medieval = Lay it together with an attack: it takes { $value } more.
tell-open-hand = Takes { $value } from one player; anybody with 3 or fewer is knocked out at once. May also follow a { card-grab }.
tell-piledriver = After a { card-grab }: takes { $value }; anybody with 5 or fewer is knocked out at once.
tell-pound-of-flesh = After a { card-grab }: takes { $value }, and all attacks of the victim are worth 1 less for the rest of the game.
tell-thunder-head = Takes { $value }, and all attacks of the victim are worth 1 less for two rounds. It also breaks a { card-choke-and-puke } that you are in.
