"""Why a card or a move is refused: every reason that can be said without looking at the table, with its ruling.

Reasons that name a hold, an effect or a player's turn are made in `grounds` when they are needed.
"""

from __future__ import annotations

from typing import Final

from pocketmoney.core.refusal import Args, Refusal
from pocketmoney.games.brawl import play


class Reason:
    """A catalogue key, the ruling, what would unlock the move, and the arguments that the sentence needs.

    Of the names, `card` is the card that was tried, `against` the card it was tried against, and `on` a seat. `option`
    is the house rule that could allow it. Arguments that are known already are given.
    """

    __slots__ = ("key", "names", "rule", "unlock", "option", "given")

    def __init__(
        self,
        key: str,
        names: tuple[str, ...] = (),
        rule: int = 0,
        unlock: str = "",
        option: str = "",
        given: Args | None = None,
    ) -> None:
        self.key = key
        self.names = names
        self.rule = rule
        self.unlock = unlock
        self.option = option
        self.given = given

    def refusal(self, card: str = "", against: str = "", on: int = -1) -> Refusal:
        """The reason with its arguments filled in."""
        args: Args = {} if self.given is None else dict(self.given)
        for name in self.names:
            if name == "card":
                args[name] = card
            elif name == "against":
                args[name] = against
            else:
                args[name] = on
        if self.option:
            args["option"] = self.option
        return Refusal(self.key, args, self.rule, self.unlock)


_HOUSE: Final = "unlock-house-rule"
_CARD: Final = ("card",)
_ON: Final = ("on",)
_CARD_ON: Final = ("card", "on")
_AGAINST: Final = ("card", "against")

# Any move.
UNKNOWN_MOVE: Final = Reason("unknown-move")
SEAT_OUT: Final = Reason("seat-out", rule=5)
NOT_IN_HAND: Final = Reason("not-in-hand", _CARD)
NOT_WITH_TARGET: Final = Reason("not-with-target")
HEAL_WITH_TARGET: Final = Reason("not-with-target", rule=39)
HUMILIATION_WITH_TARGET: Final = Reason("not-with-target", rule=24)
ESCAPE_WITH_TARGET: Final = Reason("not-with-target", rule=96)
NOT_NOW: Final = Reason("not-now", _CARD)

# Words.
ACTION_RUNNING: Final = Reason("action-running", unlock="unlock-take")
BLOWS_RUNNING: Final = Reason("action-running", rule=57, unlock="unlock-take")
TAKE_ON_TURN: Final = Reason("take-on-turn", rule=35, unlock="unlock-pass")
CHOOSE_A_WAY: Final = Reason("choose-a-way", rule=73)
NO_WAY_TO_CHOOSE: Final = Reason("no-way-to-choose", rule=73)
NOTHING_TO_RELEASE: Final = Reason("nothing-to-release", rule=59)
NOTHING_TO_DROP: Final = Reason("nothing-to-drop", rule=110)
NOT_DROPPABLE: Final = Reason("not-droppable", _CARD, 113)
WEAPON_FIRST: Final = Reason("weapon-first", rule=110, unlock="unlock-drop-or-take")

# Discarding and healing.
DISCARD_NOTHING: Final = Reason("discard-nothing", rule=35, unlock="unlock-pass")
CANNOT_DISCARD: Final = Reason("cannot-discard", (), 34, _HOUSE, "discard-rule")
HEAL_NOTHING: Final = Reason("heal-nothing")
NOT_HEALING: Final = Reason("not-healing", _CARD)

# A Humiliation.
NOTHING_TO_HUMILIATE: Final = Reason("nothing-to-humiliate", rule=15, unlock="unlock-laid-card")
NOT_ONESELF_HUMILIATED: Final = Reason("no-humiliation-of-self", rule=18)

# What may begin an action.
HEAL_AS_HEAL: Final = Reason("heal-as-heal", rule=39)
NO_WEAPON_TO_DISARM: Final = Reason("not-now", _CARD, unlock="unlock-weapon-attack")
NOT_ATTACKED_NOW: Final = Reason("not-now", _CARD, unlock="unlock-attacked")
NOT_HELD: Final = Reason("not-held", _CARD, 63, "unlock-grabbed")
NEEDS_GRAB: Final = Reason("needs-grab", _CARD, 31, "unlock-after-grab")
MEDIEVAL_ALONE: Final = Reason("medieval-alone", rule=86, unlock="unlock-add-attack")
DISTRACTION_EMPTY: Final = Reason("distraction-empty", rule=106)

# At whom.
NO_TARGET: Final = Reason("no-target", _CARD)
NOT_YOURSELF: Final = Reason("not-yourself", rule=39)
TARGET_OUT: Final = Reason("target-out", _ON, 5)
TARGET_THROWN: Final = Reason("target-thrown", _ON, 81, "unlock-wait")
POKED_BY_YOU: Final = Reason("poke-basic-only", _ON, 53, "unlock-wait", "poke-next-basic-only")
POKED_BEFORE_YOU: Final = Reason("poke-basic-only", _ON, 53, _HOUSE, "poke-next-basic-only")

# What may follow or answer what.
BLOW_BY_HOUSE: Final = Reason("no-blow", _CARD_ON, 57, _HOUSE, "headlock-any-basic")
NO_BLOW: Final = Reason("no-blow", _CARD_ON, 57, "unlock-release", "headlock-any-basic")
LUNCH_MONEY_AFTER_GRAB: Final = Reason("not-after-grab", _CARD, 72, _HOUSE, "grab-follow-ups")
BEER_MONEY_AFTER_GRAB: Final = Reason("not-after-grab", _CARD, 85, _HOUSE, "grab-follow-ups")
GRAB_AFTER_DISTRACTION: Final = Reason("grab-not-after-distraction", _CARD, 105, _HOUSE, "distraction-grab")
GRAB_IS_NO_ANSWER: Final = Reason("grab-is-no-answer", rule=29, unlock="unlock-block-first")
NOT_AT: Final[dict[int, Reason]] = {
    play.FOLLOW_UP: Reason("no-follow-up", _CARD, 31, option="grab-follow-ups"),
    play.FREE: Reason("free-basic-or-weapon", _CARD, 21),
    play.SEASON: Reason("season-basic-or-weapon", _CARD, 34),
    play.JAB: NO_BLOW,
    play.DISTRACTED: Reason("not-after-distraction", _CARD, 105),
    play.BLOCK_GRAB: Reason("only-a-grab", _CARD, 29),
}

# What stops what.
DISARM_NOT_AFTER_GRAB: Final = Reason("disarm-after-grab", _AGAINST, 25, _HOUSE, "disarm-after-grab")
DODGE_NOT_AFTER_BLOCK: Final = Reason("dodge-after-block", _AGAINST, 26, _HOUSE, "dodge-grab-after-block")
UNSTOPPED: Final = Reason("no-defence", _AGAINST, 105)
UNSTOPPED_AT: Final[dict[int, Reason]] = {
    play.HUMILIATES: Reason("only-humiliation", _AGAINST, 19),
    play.DEFENDS: Reason("only-humiliation", _AGAINST, 16),
    play.FOLLOW_UP: Reason("no-defence", _AGAINST, 31),
    play.FREE: Reason("no-defence", _AGAINST, 21),
    play.JAB: Reason("no-defence", _AGAINST, 57),
    play.TICK: Reason("no-defence", _AGAINST, 104),
    play.ESCAPE: Reason("no-defence", _AGAINST, 62),
}
UNSTOPPED_BY_DISARM: Final = Reason("no-defence", _AGAINST, 25)
UNSTOPPED_POWERPLAY: Final = Reason("no-defence", _AGAINST, 77)
UNSTOPPED_THUNDER_HEAD: Final = Reason("no-defence", _AGAINST, 95)
ONLY_DISARM: Final = Reason("wrong-defence", _AGAINST, 25)
ONLY_FREEDOM: Final = Reason("wrong-defence", _AGAINST, 31)
ONLY_DODGE_OR_FREEDOM: Final = Reason("wrong-defence", _AGAINST, 26)
NO_WEAPON: Final = Reason("wrong-defence", _AGAINST, unlock="unlock-weapon-attack")
NO_GRAB: Final = Reason("wrong-defence", _AGAINST, unlock="unlock-grabbed")

# Medievals.
MEDIEVAL_NOTHING: Final = Reason("medieval-nothing", _CARD, 90)
MEDIEVAL_ONCE: Final = Reason("medieval-once", (), 87, _HOUSE, "medieval-stack")
MEDIEVAL_ESCAPE: Final = Reason("medieval-escape", _CARD, 62, _HOUSE, "break-also-hits")
MEDIEVAL_PUKE_ESCAPE: Final = Reason("medieval-escape", _CARD, 95, _HOUSE, "break-also-hits")
