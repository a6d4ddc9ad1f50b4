# House rules: `option-NAME` says what is decided, `option-NAME-VALUE` what a value means (a `+` in a value is
# written `-plus-`), `preset-NAME` what a preset is for.

option-heal-cap = How many counters healing can bring a player up to.
option-heal-cap-15 = up to fifteen
option-heal-cap-none = without limit

option-heal-while-helpless = Whether a helpless or held player may heal when the last counter is lost.
option-heal-while-helpless-on = may be rescued
option-heal-while-helpless-off = falls without a rescue

option-humiliate-healing = Whether healing can be humiliated.
option-humiliate-healing-on = healing can be humiliated
option-humiliate-healing-off = healing is safe

option-disarm-after-grab = Whether a weapon that follows a Grab can be disarmed.
option-disarm-after-grab-on = can be disarmed
option-disarm-after-grab-off = only Humiliation stops it

option-dodge-grab-after-block = Whether a Grab that comes after a Block can be dodged.
option-dodge-grab-after-block-on = Dodge, Freedom or Humiliation
option-dodge-grab-after-block-off = only Freedom or Humiliation

option-discard-rule = What it costs to discard as the action of a turn.
option-discard-rule-free = nothing
option-discard-rule-forbidden = discarding is not allowed
option-discard-rule-pay-1 = 1 counter
option-discard-rule-pay-2 = 2 counters
option-discard-rule-pay-3 = 3 counters
option-discard-rule-pay-per-card = 1 counter for each card
option-discard-rule-open-season = everybody else may attack the discarder once
option-discard-rule-underdog-free = 1 counter for more than one card, nothing for players with the fewest counters

option-lm-values = What Uppercut and Roundhouse are worth.
option-lm-values-seed = Uppercut 2, Roundhouse 4
option-lm-values-spr = both 3

option-stomp-scope = Which attack of a stomped player does half damage.
option-stomp-scope-next-attack = the very next attack card, even if it is stopped
option-stomp-scope-next-own-turn-hit = the next attack that lands on the stomped player's own turn

option-poke-next-basic-only = Who may use only basic attacks against a poked player.
option-poke-next-basic-only-on = the poker and the player whose turn is next
option-poke-next-basic-only-off = the poker alone

option-headlock-any-basic = Which blows the holder of a Headlock may deal.
option-headlock-any-basic-off = Jab, Uppercut and Stomp
option-headlock-any-basic-on = every basic attack, and Stomp

option-break-also-hits = Whether a Stomp, Headbutt or Thunder Head that breaks a hold also hits the holder.
option-break-also-hits-on = breaks and hits
option-break-also-hits-off = only breaks

option-grab-follow-ups = Which attack specialties may follow a Grab.
option-grab-follow-ups-text-plus-open-hand = Open Hand only
option-grab-follow-ups-text = none
option-grab-follow-ups-any-attack = all of them

option-heart-breaker-skips-turn = Whether a heart-broken player loses the turn.
option-heart-breaker-skips-turn-on = loses the turn
option-heart-breaker-skips-turn-off = may act, but neither defend nor humiliate

option-medieval-stack = How many Medievals may go with one attack.
option-medieval-stack-on = any number
option-medieval-stack-off = one

option-choke-victim = What the victim of a Choke & Puke may do.
option-choke-victim-lunch-money = as little as the victim of a Choke
option-choke-victim-unrestricted = everything, and escape besides

option-vomit-bonus-attack = Whether the basic attack on a vomiting player comes on top of the action.
option-vomit-bonus-attack-extra = on top of the action
option-vomit-bonus-attack-instead = it is the action

option-distraction-grab = Whether a Grab may follow a Distraction.
option-distraction-grab-on = a Grab may follow
option-distraction-grab-off = only an attack card may follow

## Presets

preset-2002 = The values of the card list of 2002: Uppercut and Roundhouse are worth 3.
preset-strict-text = The letter of the rule sheets, without what only a printed example shows.
preset-printed-example = What the example of play printed with Lunch Money needs to come out as told.
preset-no-endless-discards = Discarding costs a counter.
preset-quick = A shorter game: throwing cards away costs one for each card, and the helpless fall without a rescue.
preset-wild = No limit to healing, every attack may follow a Grab, and throwing cards away is open season.
