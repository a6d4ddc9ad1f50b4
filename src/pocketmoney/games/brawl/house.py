"""The house rules of the card games: data first, then the form the rules read."""

from __future__ import annotations

from typing import Final

from pocketmoney.core.options import Option, Preset

LUNCH_MONEY: Final = "lunch-money"
BEER_MONEY: Final = "beer-money"
DECKS: Final = [LUNCH_MONEY, BEER_MONEY]

_LM: Final = (LUNCH_MONEY,)
_BM: Final = (BEER_MONEY,)
_BOTH: Final = (LUNCH_MONEY, BEER_MONEY)

OPTIONS: Final[list[Option]] = [
    Option("heal-cap", ("15", "none"), (7,), _BOTH),
    Option("heal-while-helpless", ("on", "off"), (12,), _BOTH),
    Option("humiliate-healing", ("on", "off"), (17,), _BOTH),
    Option("disarm-after-grab", ("on", "off"), (25,), _BOTH),
    Option("dodge-grab-after-block", ("on", "off"), (26,), _BOTH),
    Option(
        "discard-rule",
        ("free", "forbidden", "pay-1", "pay-2", "pay-3", "pay-per-card", "open-season", "underdog-free"),
        (34, 14),
        _BOTH,
    ),
    Option("lm-values", ("seed", "spr"), (42, 43), _LM),
    Option("stomp-scope", ("next-attack", "next-own-turn-hit"), (46,), _LM),
    Option("poke-next-basic-only", ("on", "off"), (53,), _LM),
    Option("headlock-any-basic", ("off", "on"), (57,), _LM),
    Option("break-also-hits", ("on", "off"), (62, 95), _BOTH),
    Option("grab-follow-ups", ("text+open-hand", "text", "any-attack"), (72, 85), _BOTH),
    Option("heart-breaker-skips-turn", ("on", "off"), (79,), _BM),
    Option("medieval-stack", ("on", "off"), (87,), _BM),
    Option("choke-victim", ("lunch-money", "unrestricted"), (96,), _BM),
    Option("vomit-bonus-attack", ("extra", "instead"), (99,), _BM),
    Option("distraction-grab", ("on", "off"), (105,), _BM),
]

_PRICES: Final = {"pay-1": 1, "pay-2": 2, "pay-3": 3}

PRESETS: Final[list[Preset]] = [
    Preset("quick", {"discard-rule": "pay-per-card", "heal-while-helpless": "off"}),
    Preset(
        "wild",
        {
            "heal-cap": "none",
            "discard-rule": "open-season",
            "headlock-any-basic": "on",
            "grab-follow-ups": "any-attack",
        },
    ),
    Preset("2002", {"lm-values": "spr"}),
    Preset("strict-text", {"grab-follow-ups": "text", "heart-breaker-skips-turn": "off"}),
    Preset("printed-example", {"stomp-scope": "next-own-turn-hit"}),
    Preset("no-endless-discards", {"discard-rule": "pay-1"}),
]


class House:
    """The chosen house rules as the rules read them."""

    def __init__(self, chosen: dict[str, str]) -> None:
        self.chosen = chosen
        self.key = tuple([chosen[option.name] for option in OPTIONS])  # equal for equal choices
        self.cap = 15 if chosen["heal-cap"] == "15" else 1 << 30
        self.heal_while_helpless = chosen["heal-while-helpless"] == "on"
        self.humiliate_healing = chosen["humiliate-healing"] == "on"
        self.disarm_after_grab = chosen["disarm-after-grab"] == "on"
        self.dodge_grab_after_block = chosen["dodge-grab-after-block"] == "on"
        self.discard_rule = chosen["discard-rule"]
        self.may_discard = self.discard_rule != "forbidden"
        self.is_discard_free = self.discard_rule in ("free", "open-season")
        self.is_second_edition = chosen["lm-values"] == "spr"
        self.stomp_own_turn = chosen["stomp-scope"] == "next-own-turn-hit"
        self.poke_next_basic_only = chosen["poke-next-basic-only"] == "on"
        self.headlock_any_basic = chosen["headlock-any-basic"] == "on"
        self.break_also_hits = chosen["break-also-hits"] == "on"
        self.follow_ups = chosen["grab-follow-ups"]
        self.heart_skips = chosen["heart-breaker-skips-turn"] == "on"
        self.medieval_stack = chosen["medieval-stack"] == "on"
        self.victim_unrestricted = chosen["choke-victim"] == "unrestricted"
        self.vomit_extra = chosen["vomit-bonus-attack"] == "extra"
        self.distraction_grab = chosen["distraction-grab"] == "on"
        # Whether a player may be unable to change a hand that cannot be played.
        self.can_lock = self.discard_rule == "forbidden" or self.discard_rule.startswith("pay-")

    def price(self, cards: int, *, is_underdog: bool) -> int:
        """What discarding that many cards costs (R34)."""
        rule = self.discard_rule
        if rule == "pay-per-card":
            return cards
        if rule == "underdog-free":
            return 0 if cards <= 1 or is_underdog else 1
        return _PRICES.get(rule, 0)
