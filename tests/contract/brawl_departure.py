"""Leaving the card games: who can be what to a card in flight, and what must be so when one of them is gone."""

from __future__ import annotations

from typing import Any

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.event import Event
from pocketmoney.core.game import State
from pocketmoney.core.header import Entry, Header
from pocketmoney.core.rng import Rng
from pocketmoney.games.brawl.actions import PLAY, RELEASE
from pocketmoney.games.brawl.cards import CARDS, bits
from tests.contract.brawl_case import BrawlCase
from tests.contract.departure import Part, Public, Witness, shuffled

STARRED = 40  # cards on top of the pile that make things happen
HOLDS = ("choke", "headlock", "choke-and-puke")
FILLERS = ("kick-2", "smack", "love-tap", "hook", "elbow", "pimp-slap", "first-aid", "self-help", "redemption")
RARE = bits(
    *HOLDS, "grab", "manhandle", "heart-breaker", "poke-in-the-eye", "thunder-head", "distraction", "roundhouse",
    "spinning-backfist", "freedom", "humiliation", "horror-of-horrors", "powerplay", "uppercut-squared",
    "block", "stomp", "headbutt", "jab", "uppercut",
)  # fmt: skip


# Who can leave at which question; behind a role in which chance seldom lets anybody leave there stands `?`.
POSSIBLE = {
    "block-grab": "asked bystander causer discarder held? holder? owner sufferer target thrower? thrown?",
    "distracted": "asked bystander causer held? holder? owner sufferer target thrower? thrown?",
    "follow-up": "asked bystander causer discarder held? holder? owner sufferer target thrower? thrown?",
    "free-attack": "asked beneath bystander causer discarder held? holder? owner sufferer target thrower? thrown?",
    "keep-hold": "asked bystander causer discarder? held holder owner sufferer thrower? thrown?",
    "open season": "asked beneath bystander causer discarder held? holder? owner sufferer target thrower? thrown?",
    "pass-on": "asked beneath bystander causer? discarder? held? holder? owner sufferer?",
    "rescue": "asked beneath bystander causer discarder held? holder? owner sufferer thrower? thrown?",
    "series": "asked bystander causer? discarder? held holder owner sufferer? target",
    "turn": "asked bystander causer held holder owner sufferer thrower thrown",
    "weapon-back": "asked beneath? bystander causer discarder held? holder? owner sufferer thrower? thrown?",
    "window on block-grab": "answered asked bystander causer discarder held? holder? "
    "owner player sufferer target thrower? thrown?",
    "window on bonus": "answered? asked causer owner player sufferer target",
    "window on defends": "answered asked beneath bystander causer discarder held? holder? "
    "owner player sufferer target thrower? thrown?",
    "window on distracted": "answered asked bystander causer held? holder? owner "
    "player sufferer target thrower? thrown?",
    "window on distracted-follow-up": "answered asked bystander? causer? held? holder? owner player sufferer? target",
    "window on escape": "answered? asked bystander? causer? held holder owner player sufferer? target",
    "window on follow-up": "answered asked bystander causer discarder held? holder? "
    "owner player sufferer target thrower? thrown?",
    "window on free": "answered asked beneath bystander causer discarder held? holder? "
    "owner player sufferer target thrower? thrown?",
    "window on heals": "answered asked bystander causer held? holder? owner player sufferer thrower? thrown?",
    "window on humiliates": "answered asked beneath bystander causer discarder held? holder? "
    "owner player sufferer target thrower? thrown?",
    "window on jab": "answered? asked bystander? causer? discarder? held holder owner player sufferer? target",
    "window on opening": "answered asked bystander causer held holder owner player sufferer target thrower? thrown?",
    "window on rescue": "answered asked beneath bystander? causer discarder held? "
    "holder? owner player sufferer thrower? thrown?",
    "window on season": "answered asked bystander causer discarder held? holder? "
    "owner player sufferer target thrower? thrown?",
    "window on shot": "answered asked bystander? causer discarder? held? holder? "
    "owner player sufferer target thrower? thrown?",
    "window on tick": "answered? asked bystander? causer? held holder owner player sufferer? target",
}


class BrawlPart(Part):
    """One deck, or a mix, with hands and piles full of cards that ask questions."""

    def __init__(self, decks: list[str]) -> None:
        self.case = BrawlCase(decks)
        self.copies = {
            card.id: sum(card.lunch_money if deck == "lunch-money" else card.beer_money for deck in decks)
            for card in CARDS
        }

    def header(self, rng: Rng) -> Header:
        header = self.case.header(rng)
        if rng.below(3) == 0:
            header.options["discard-rule"] = "open-season"
        scene = rng.below(24)
        if scene < 2 and self.copies["distraction"] and len(header.seats) > 2:
            self._deal_distraction(header, rng)
        elif scene < 8:
            self._deal_grab(header, rng)
        elif scene < 20:
            self._stack_cards(header, rng)
        if rng.below(2):
            for name in header.seats:
                header.entries.append(Entry("counters", name, [str(1 + rng.below(15))]))
        return header

    def _deal_grab(self, header: Header, rng: Rng) -> None:
        """Give the first player a Grab with a hold or a Manhandle, and the others nothing against it.

        Every second one of them can break free later.
        """
        kinds = [id for id in (*HOLDS, "manhandle") if self.copies[id]]
        follows = kinds[rng.below(len(kinds))]
        rest = ["jab", "uppercut"] if follows == "headlock" else ["kick-4", "block"]
        header.entries.append(Entry("hand", header.seats[0], [follows, "grab", *rest]))
        breakers = ["thunder-head"] if follows == "choke-and-puke" else ["stomp", "headbutt"]
        cards = shuffled([id for id in breakers for _ in range(self.copies[id])], rng)
        fillers = shuffled([id for id in FILLERS for _ in range(self.copies[id])], rng)
        for name in header.seats[1:]:
            breaks_free = rng.below(2)
            header.entries.append(Entry("hand", name, cards[:breaks_free] + fillers[:4]))
            del cards[:breaks_free], fillers[:4]

    def _deal_distraction(self, header: Header, rng: Rng) -> None:
        """Give the first player a hold, and the next ones a Distraction with a Grab and its follow-up.

        Nobody has an answer, so a window on that follow-up is open while the hold stands.
        """
        header.options["distraction-grab"] = "on"
        names = header.seats
        header.entries.append(Entry("hand", names[0], ["choke-and-puke", "grab"] + ["knuckle-sammitch"] * 3))
        fillers = shuffled([id for id in FILLERS for _ in range(self.copies[id])], rng)
        for at, name in enumerate(names[1:]):
            special = ["distraction", "grab", "kick-4"] if at < 4 else []
            header.entries.append(Entry("hand", name, (special + fillers[:5])[:5]))
            del fillers[:5]

    def _stack_cards(self, header: Header, rng: Rng) -> None:
        """Deal most hands and the top of the pile from specialties, weapons and answers to them."""
        cards: list[str] = []
        for card in CARDS:
            copies = self.copies[card.id]
            cards += [card.id] * (copies if card.type in ("specialty", "weapon") else copies // 2)
        cards = shuffled(cards, rng)
        for at, hold in enumerate([id for id in cards if id in HOLDS]):
            cards.remove(hold)  # the first players have the holds, and a Grab for each
            cards.remove("grab")
            cards[5 * at : 5 * at] = [hold, "grab"]
        for name in header.seats:
            header.entries.append(Entry("hand", name, cards[:5]))
            del cards[:5]
        header.entries.append(Entry("pile", "", cards[:STARRED]))

    def witness(self, header: Header, state: State) -> BrawlWitness:
        return BrawlWitness(state, self.copies)

    def question(self, public: Public, witness: Witness) -> str:
        asking = str(public["asking"])
        if asking == "window":
            return f"window on {public['chain'][-1]['how']}"
        if asking == "free-attack" and public.get("season") == public.get("on"):
            return "open season"
        return asking

    def roles(self, state: State, public: Public, witness: Witness) -> dict[str, set[int]]:
        chain: list[Any] = public.get("chain", [])
        laid: list[Any] = public.get("laid", [])
        holds: list[Any] = public.get("holds", [])
        effects = [effect for effect in public.get("effects", []) if "by" in effect]
        thrown = [effect for effect in effects if effect["what"] == "thrown"]
        timed = [effect for effect in effects if effect["what"] != "thrown"]
        found = {
            "asked": set(state.owed()),
            "answered": set(state.open_to()) - set(state.owed()),
            "player": {chain[-1]["by"]} if chain else set(),
            "target": {chain[-1]["on"]} if chain and "on" in chain[-1] else _one(public.get("on")),
            "beneath": _seats(chain[:-1] + laid, "by", "on"),
            "owner": {public["turn"]},
            "holder": _seats(holds, "by"),
            "held": _seats(holds, "on"),
            "thrower": _seats(thrown, "by"),
            "thrown": _seats(thrown, "seat"),
            "causer": _seats(timed, "by"),
            "sufferer": _seats(timed, "seat"),
            "discarder": _one(public.get("season")),
        }
        out = set(public["out"])
        found = {role: seats - out for role, seats in found.items()}
        busy = set().union(*(seats for role, seats in found.items() if role not in ("causer", "sufferer")))
        found["bystander"] = set(range(state.seats)) - out - busy
        return found

    def move(self, state: State, public: Public, rng: Rng) -> tuple[int, Action]:
        if rng.below(15) == 0:
            seat = rng.below(state.seats)
            rights = state.rights(seat)[:-1]
            if rights:
                return seat, rights[rng.below(len(rights))]
        asked = state.owed()
        seat = asked[rng.below(len(asked))]
        if rng.below(3):
            rare = [action for action in state.menu(seat) if action.verb == PLAY and RARE >> action.parts[0] & 1]
            if rare:
                return seat, rare[rng.below(len(rare))]
        action = state.random_action(seat, rng)
        if action == state.default(seat) and public["asking"] != "keep-hold":
            action = state.random_action(seat, rng)  # answers are livelier than silence
        if action.verb == RELEASE and rng.below(4):
            action = state.default(seat) or action  # holds are to last through the turns of others
        return seat, action


class BrawlWitness(Witness):
    """Keeps the books of counters and turns, and knows R5, R40, R67, R81, R82 and what a bystander leaves behind."""

    def __init__(self, state: State, copies: dict[str, int]) -> None:
        public = state.public()
        self.copies = copies  # of each card, in the decks that are played
        self.counters: list[int] = list(_numbers(public["counters"]))
        self.turn = state.turn
        self.out: set[int] = set()
        self.missed: dict[int, int] = {}  # by player who was thrown: the turns that came to them since

    def hear(self, before: Public, seat: int, events: list[Event], after: Public, *, leaves: bool) -> None:
        for event in events:
            self._count(event)
            self._follow(event)
        assert self.counters == after["counters"], "a change of counters was not told"
        if leaves:
            keys = [event.key for event in events]
            assert keys[0] == "concedes" and keys[1] == "falls"
            self._check_departure(before, seat, events, after)

    def _count(self, event: Event) -> None:
        """Every change of counters is told with its amount and with what is left."""
        args = event.args
        if event.key in ("hits", "tick", "pays"):
            self._change(args["on" if "on" in args else "seat"], -_number(args["amount"]), args["left"])
        elif event.key == "healed":
            self._change(args["seat"], _number(args["amount"]), args["left"])
        elif event.key == "knocks-out":
            on = _number(args["on"])
            self.counters[on] = min(self.counters[on], 0)
            assert self.counters[on] == args["left"]

    def _follow(self, event: Event) -> None:
        """Turns go round among the conscious, and whoever is thrown misses exactly one (R81)."""
        seat = event.args.get("seat", event.args.get("on"))
        if event.key == "falls":
            self.out.add(_number(seat))
            self.missed.pop(_number(seat), None)
        elif event.key == "turn-begins":
            seats = len(self.counters)
            turns = [(self.turn + step) % seats for step in range(1, seats + 1)]
            self.turn = next(other for other in turns if other not in self.out)
            assert self.turn == seat, "the next conscious player has the turn"
            if seat in self.missed:
                self.missed[seat] += 1
        elif event.key == "thrown":
            self.missed[_number(seat)] = 0
        elif event.key == "recovers" and event.args["reason"] == "thrown":
            assert self.missed.pop(_number(seat)) == 1, "a thrown player misses exactly one turn (R81)"

    def _change(self, seat: object, by: int, left: object) -> None:
        self.counters[_number(seat)] += by
        assert self.counters[_number(seat)] == left

    def _check_departure(self, before: Public, seat: int, events: list[Event], after: Public) -> None:
        fallen = [_number(event.args["seat"]) for event in events if event.key == "falls"]
        assert after["out"] == sorted([*before["out"], *fallen])
        assert after["cards"][seat] == 0
        assert after["counters"] == before["counters"] or _others_went_on(events)
        if "won" in after:
            return
        # R67: a hold ends with either of the two; the victim of a Choke & Puke vomits when its holder leaves.
        for hold in before.get("holds", []):
            if seat in (hold["by"], hold["on"]):
                ended = [event.args for event in events if event.key == "hold-ends"]
                assert {"by": hold["by"], "on": hold["on"], "card": hold["card"]} in ended
                vomits = [event.args["on"] for event in events if event.key == "vomits"]
                assert (hold["on"] in vomits) == (hold["card"] == "choke-and-puke" and hold["by"] == seat)
        if self._is_bystander(before, seat) and not _others_went_on(events) and not self._uses_up(before, after):
            for what in ("asking", "chain", "laid", "turn", "turn_number", "on", "season", "pile"):
                assert after.get(what) == before.get(what), f"{what} changed though a bystander left"
            assert set(before["open_to"]) - set(after["open_to"]) <= {seat}

    def _uses_up(self, before: Public, after: Public) -> bool:
        """Whether the hand held the last card of some kind: then everybody knows that nobody can answer with one."""
        was, now = before["piles"]["discard"], after["piles"]["discard"]
        return any(now.count(card) > was.count(card) and now.count(card) == self.copies[card] for card in set(now))

    def _is_bystander(self, public: Public, seat: int) -> bool:
        """Whether nothing that is going on names that seat, and the question is not open to it."""
        plays = [*public.get("chain", []), *public.get("laid", [])]
        named = _seats(plays, "by", "on") | _seats(public.get("holds", []), "by", "on") | set(public["open_to"])
        return seat not in named | {public["turn"], public.get("on"), public.get("season")}

    def check(self, state: State, public: Public) -> None:
        out = set(public["out"])
        for hold in public.get("holds", []):
            assert not {hold["by"], hold["on"]} & out
        for effect in public.get("effects", []):
            assert effect["seat"] not in out or effect["what"] == "weak"  # Pounds of Flesh stay (R92)
        assert public.get("on") not in out and public.get("season") not in out
        for play in public.get("chain", [])[-1:]:
            assert play["by"] not in out and play.get("on") not in out
        assert out == self.out
        if state.over:
            assert state.winner == NOBODY or state.winner not in out
            return
        piles = public["piles"]
        if public["asking"] == "turn" and piles["turn_from"] == len(piles["discard"]) and public["pile"]:
            # Nothing was laid yet: all have drawn, also who has just come back (R82).
            for seat, cards in enumerate(public["cards"]):
                assert cards == 5 or seat in out or seat in self.missed


def _others_went_on(events: list[Event]) -> bool:
    """Whether the departure closed the open question, so that play went on at once."""
    quiet = ("concedes", "falls", "hold-ends", "vomits", "takes-back", "recovers")
    return any(event.key not in quiet for event in events)


def _seats(things: list[Any], *names: str) -> set[int]:
    return {thing[name] for thing in things for name in names if thing.get(name, NOBODY) >= 0}


def _one(seat: object) -> set[int]:
    return {seat} if isinstance(seat, int) else set()


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def _numbers(values: object) -> list[int]:
    assert isinstance(values, list)
    return values


PARTS = [BrawlPart(["lunch-money"]), BrawlPart(["beer-money"]), BrawlPart(["lunch-money", "beer-money"])]
