"""Leaving Tietgen Monopoly: who can be what to a debt, an auction or a card, and what R164 to R171 then demand."""

from __future__ import annotations

from typing import Any

from pocketmoney.core.action import NOBODY, Action
from pocketmoney.core.event import Event
from pocketmoney.core.game import Json, State
from pocketmoney.core.header import Entry, Header
from pocketmoney.core.rng import Rng
from pocketmoney.games.tietgen import package_data
from pocketmoney.games.tietgen.actions import BID, CLAIM, MAIL, ROLL, TIME
from pocketmoney.games.tietgen.amounts import CL, ML, write
from pocketmoney.games.tietgen.offer import Goods, to_offer
from tests.contract.departure import Part, Public, Witness, shuffled
from tests.contract.tietgen_case import TIETGEN
from tests.games.tietgen.ledger import Ledger

GAME = NOBODY  # as a creditor
CRATES = 32
CARDS = ["8", "15", "25", "13", "30", "6", "11", "27", "10", "21"]  # mail that makes players pay, move or keep it
DUES = {
    "rent": "tietgen-pays-rent",
    "tax": "tietgen-pays-tax",
    "card": "tietgen-pays-card",
    "fine": "tietgen-pays-fine",
    "interest": "tietgen-pays-interest",
    "gift": "tietgen-pays-player",
}
# Questions that wait until the deeds of somebody who has left are auctioned, and what may not happen before (R164). The
# last call for rents may come before or after: the rules are silent.
WAITING = ("throw", "purchase", "tax", "mail", "card-throw")
NOT_BEFORE = ("tietgen-throws", "tietgen-buys", "tietgen-moves", "tietgen-mail", "tietgen-letter", "tietgen-chugs")
# What does not change when somebody leaves whom it does not name.
KEPT = ("asking", "turn", "debt", "dues", "purchase", "tax", "place", "interest", "again", "doubles", "throws")


# Who can leave at which question; behind a role in which chance seldom lets anybody leave there stands `?`.
POSSIBLE = {
    "auction": "asked caller last-silent leader offered offerer passed payer-of-several? rent-owner rent-payer turn",
    "auction of a piece": "asked caller? last-silent? leader offered? offerer? passed? "
    "payer-of-several? rent-owner? rent-payer? turn waiting",
    "auction of an estate": "asked caller last-silent leader offered offerer passed "
    "payer-of-several? queued-debtor? rent-owner rent-payer turn",
    "card-throw": "asked caller? last-silent? offered? offerer? payer-of-several? rent-owner? rent-payer? turn waiting",
    "debt: card": "asked caller? debtor last-silent? offered? offerer? rent-owner? rent-payer? turn waiting",
    "debt: fine": "asked caller? debtor offered? offerer? turn waiting",
    "debt: gift": "asked caller creditor debtor last-silent? offered offerer payer-of-several? "
    "queued-creditor queued-debtor rent-owner? rent-payer? turn waiting",
    "debt: interest": "asked caller? debtor last-silent? offered? offerer? turn waiting?",
    "debt: rent": "asked caller creditor debtor last-silent? offered offerer turn waiting",
    "debt: tax": "asked caller? debtor last-silent? offered offerer rent-owner? rent-payer? turn waiting",
    "interest": "asked caller last-silent? offered offerer payer-of-several? rent-owner? rent-payer? turn waiting",
    "interest in a debt": "asked caller? creditor debtor offered? offerer? queued-creditor? "
    "queued-debtor? rent-owner? rent-payer? turn waiting",
    "last-call": "asked caller offered? offerer? payer-of-several rent-owner rent-payer turn waiting",
    "mail": "asked caller last-silent offered offerer payer-of-several? rent-owner rent-payer turn waiting",
    "place": "asked caller? last-silent? offered? offerer? payer-of-several? rent-owner? rent-payer? turn waiting",
    "purchase": "asked caller last-silent offered offerer payer-of-several? rent-owner rent-payer turn waiting",
    "tax": "asked caller last-silent? offered offerer payer-of-several? rent-owner? rent-payer? turn waiting",
    "throw": "asked caller last-silent offered offerer payer-of-several rent-owner rent-payer turn waiting",
}


class TietgenPart(Part):
    """The game on its own board, mostly in the middle of it, with more trading and calling of time than at a table."""

    case = TIETGEN
    moves = 150

    def header(self, rng: Rng) -> Header:
        header = self.case.header(rng)
        scene = rng.below(4)
        if rng.below(20) == 0:
            return self._several_rents(header, rng)
        if scene == 0:
            header.entries = _short_of_crates(header.seats, rng)
            header.options["building-shortage"] = "auction"
        elif scene == 1:
            header.entries = [entry for entry in header.entries if entry.key != "stock"]
            header.entries += [Entry("stock", name, [write(rng.below(10) * CL)]) for name in header.seats]
        if rng.below(2):
            top = shuffled(CARDS, rng)
            flirts = rng.below(2) if "flirts " in self.case.game.header_keys() else 0
            if flirts:
                header.entries.append(Entry("flirts", header.seats[rng.below(len(header.seats))], ["1"]))
                top = [number for number in top if number not in ("10", "21")]
            header.entries.append(Entry("mail", "", top))
        if rng.below(2):
            doubles = [f"{pips}-{pips}" for pips in [1 + rng.below(6) for _ in range(6)]]
            header.entries.append(Entry("dice", "", doubles))
        if rng.below(3) == 0:
            header.options.update({"dice": "typed", "cards": "typed"})
        if rng.below(3) == 0:
            header.options["end-rule"] = "throw-limit"
            header.options["throw-limit"] = str(2 + rng.below(30))
        return header

    def _several_rents(self, header: Header, rng: Rng) -> Header:
        """Let the first player throw two doubles onto rents and then come to mail that makes players pay each other.

        Players with little beer owe a gift while both rents are open; in some games they are open at the last call.
        """
        payer, owner = header.seats[:2]
        header.entries = [
            Entry("deeds", owner, ["kitchen-10.1", "kitchen-12.1"]),
            Entry("dice", "", ["3-3", "1-1", "4-5"]),  # to 10.1, to 12.1, and to the mail on space 17
            Entry("mail", "", shuffled(["15", "25"], rng)),
            *[Entry("stock", name, [write(rng.below(5) * ML)]) for name in header.seats],
            Entry("at", payer, ["go"]),
        ]
        header.options.update({
            "rent-must-be-claimed": "on", "rent-claim-until": "next-player", "dice": "thrown", "cards": "drawn",
            "kitchen-mail": "off", "end-rule": "last",
        })  # fmt: skip
        if rng.below(3) == 0:
            header.options.update({"end-rule": "throw-limit", "throw-limit": "2"})
        return header

    def witness(self, header: Header, state: State) -> TietgenWitness:
        return TietgenWitness(header, state.public(), self.case.game.pieces())

    def question(self, public: Public, witness: Witness) -> str:
        assert isinstance(witness, TietgenWitness)
        asking = str(public["asking"])
        if asking == "auction":
            if "piece" in public["auction"]:
                return "auction of a piece"
            return "auction of an estate" if public["auction"]["space"] == witness.selling else "auction"
        if asking == "debt":
            return f"debt: {public['debt']['what']}"
        if asking == "interest" and witness.debts:
            return "interest in a debt"
        return asking

    def roles(self, state: State, public: Public, witness: Witness) -> dict[str, set[int]]:
        assert isinstance(witness, TietgenWitness)
        auction = public.get("auction", {})
        dues: list[Any] = public.get("dues", [])
        rents = rents_of(public)
        offers: list[Any] = public.get("offers", [])
        calls = set(public.get("calls", []))
        playing = set(range(state.seats)) - set(public["out"])
        payers = [rent["payer"] for rent in rents]
        found = {
            "asked": set(state.owed()),
            "passed": set(auction.get("passed", [])),
            "leader": _one(auction.get("high")),
            "debtor": {debt.debtor for debt in witness.debts},
            "creditor": {debt.creditor for debt in witness.debts},
            "queued-debtor": {due["debtor"] for due in dues},
            "queued-creditor": {due["creditor"] for due in dues if "creditor" in due},
            "rent-owner": {rent["owner"] for rent in rents},
            "rent-payer": set(payers),
            "payer-of-several": {payer for payer in payers if payers.count(payer) > 1},
            "offerer": {offer["by"] for offer in offers},
            "offered": {offer["on"] for offer in offers},
            "caller": calls,
            "last-silent": playing - calls if calls and len(playing - calls) == 1 else set(),
            "turn": {public["turn"]},
        }
        found = {role: seats & playing for role, seats in found.items()}
        found["waiting"] = playing - set().union(*found.values())
        return found

    def move(self, state: State, public: Public, rng: Rng) -> tuple[int, Action]:
        for wanted in (self._call, self._reply, self._offer, self._right):
            # A debtor who trades is not asked for long, so it is tried more often.
            if rng.below(2 if public["asking"] == "debt" else 5) == 0:
                move = wanted(state, public, rng)
                if move is not None and state.check(*move) is None:
                    return move
        asked = state.owed()
        seat = asked[rng.below(len(asked))]
        told = self._tell(seat, public, rng)
        if told is not None and state.check(seat, told) is None:
            return seat, told
        return seat, state.random_action(seat, rng)

    def _call(self, state: State, public: Public, rng: Rng) -> tuple[int, Action] | None:
        """Call time now and then, and often where others have."""
        return (rng.below(state.seats), Action(TIME)) if "calls" in public or rng.below(6) == 0 else None

    def _reply(self, state: State, public: Public, rng: Rng) -> tuple[int, Action] | None:
        replies = state.replies()
        return replies[rng.below(len(replies))] if replies else None

    def _right(self, state: State, public: Public, rng: Rng) -> tuple[int, Action] | None:
        seat = rng.below(state.seats)
        rights = state.rights(seat)[:-1]
        if rights and rng.below(3) == 0:
            rights = [right for right in rights if right.verb != CLAIM] or rights  # let rents stay open
        return (seat, rights[rng.below(len(rights))]) if rights else None

    def _offer(self, state: State, public: Public, rng: Rng) -> tuple[int, Action] | None:
        """One's own deed, by preference a mortgaged one, for a little beer."""
        board = package_data.board()
        seat = state.owed()[0] if public["asking"] == "debt" else rng.below(state.seats)
        deeds = [id for id, deed in public.get("deeds", {}).items() if deed["owner"] == seat]
        mortgaged = [id for id in deeds if public["deeds"][id].get("mortgaged")]
        if not deeds:
            return None
        one = (mortgaged or deeds)[rng.below(len(mortgaged or deeds))]
        beer = Goods(ML * (1 + rng.below(20)), 0, ())
        return seat, to_offer(rng.below(state.seats), Goods(0, 0, (board.index[one],)), beer)

    def _tell(self, seat: int, public: Public, rng: Rng) -> Action | None:
        """What no menu names: dice and cards that lie on the table, and bids of any size."""
        told = public.get("told", [])
        asking = public["asking"]
        if asking in ("throw", "card-throw") and "dice" in told and rng.below(2):
            first = 1 + rng.below(6)
            return Action(ROLL, (first, first if rng.below(3) == 0 else 1 + rng.below(6)))
        if asking == "mail" and rng.below(4):
            return Action(MAIL, (int(CARDS[rng.below(len(CARDS))] if rng.below(3) else CARDS[0]),))
        if asking == "auction" and rng.below(3) == 0:
            most = public["stock"][seat] // ML * ML
            return Action(BID, (most if rng.below(3) == 0 else public["auction"]["bid"] + ML * (1 + rng.below(30)),))
        return None


def _short_of_crates(seats: list[str], rng: Rng) -> list[Entry]:
    """Whole groups in few hands, and nearly all crates on the board."""
    board = package_data.board()
    owners = seats[: 2 + rng.below(2)]
    deeds: dict[str, list[str]] = {name: [] for name in owners}
    level: dict[str, int] = {}
    groups = [[board.ids[space] for space in group.spaces] for group in board.groups]
    for at, group in enumerate(groups):
        deeds[owners[at % len(owners)]] += group
        level.update(dict.fromkeys(group, 0))
    left = CRATES - 1 - rng.below(2)
    while left:
        group = groups[rng.below(len(groups))]
        lowest = min(level[id] for id in group)
        raised = next(id for id in group if level[id] == lowest)
        if lowest < 4:
            level[raised] += 1
            left -= 1
    entries = [Entry("deeds", name, owned) for name, owned in deeds.items()]
    return entries + [Entry("crates", id, [str(built)]) for id, built in level.items() if built]


class Debt:
    """A debt that is being settled, as it was announced."""

    def __init__(self, debtor: int, creditor: int, what: str, beer: int) -> None:
        self.debtor = debtor
        self.creditor = creditor
        self.what = what
        self.beer = beer


class TietgenWitness(Witness):
    """Keeps books of beer, debts, estates and rents, from what is told and seen alone."""

    def __init__(self, header: Header, public: Public, pieces: list[Json]) -> None:
        self.options = header.options
        self.pieces: dict[str, Any] = {str(piece["id"]): piece for piece in pieces}
        self.ledger = Ledger(public["stock"], public["drunk"], public["piggy"])
        self.debts: list[Debt] = []
        self.estate: set[str] = set()  # deeds of those who left, still to be auctioned
        self.selling = ""  # the one of them that is being auctioned
        self.landings: list[tuple[int, int, str]] = []  # rents in the order in which they fell due: payer, owner, space
        self.is_ending = False
        self.out: set[int] = set()

    # What happens

    def hear(self, before: Public, seat: int, events: list[Event], after: Public, *, leaves: bool) -> None:
        creditor = self._creditor_of(before, seat) if leaves else GAME
        is_named = self._is_named(before, seat)
        for event in events:
            self.ledger.hear(event)
            self._hear(event, before)
        assert self.ledger.agrees(after["stock"], after["drunk"], after["piggy"]), "a change of beer was not told"
        silent = seat if before["asking"] == "last-call" and not leaves else NOBODY
        assert rents_of(after) == self._rents_left(rents_of(before), events, silent)
        if leaves:
            self._check_departure(before, seat, creditor, events, after, is_named=is_named)
        playing = set(range(len(after["stock"]))) - set(after["out"])
        self.is_ending = self.is_ending or playing <= set(after.get("calls", []))

    def _hear(self, event: Event, before: Public) -> None:
        key = event.key
        args: dict[str, Any] = dict(event.args)
        assert args.get("on") not in self.out or "moved-beer" not in args, "beer goes to somebody who is out"
        if self.estate or self.selling:
            assert key not in NOT_BEFORE, f"{key} before the estate is auctioned (R164)"
        if key in ("tietgen-owes-player", "tietgen-owes-game"):
            self.debts.append(Debt(args["seat"], args.get("on", GAME), args["what"], args["due-beer"]))
        elif key in ("tietgen-out", "tietgen-out-to"):
            self._hear_out(args["seat"], before, to_game=key == "tietgen-out")
        elif key == "tietgen-auction":
            self._hear_auction(args["space"])
        elif key in ("tietgen-wins-auction", "tietgen-unsold"):
            if args["space"] == self.selling:
                self.selling = ""
        elif key == "tietgen-rent-due":
            self.landings.append((args["on"], args["by"], args["space"]))
        for at in range(len(self.debts) - 1, -1, -1):
            debt = self.debts[at]
            if key == DUES[debt.what] and debt.debtor == args.get("seat", args.get("by")):
                if args.get("paid-beer", args.get("moved-beer")) == debt.beer:
                    del self.debts[at]
                    break

    def _rents_left(self, rents: list[Any], events: list[Event], silent: int) -> list[Any]:
        """The rents that may still be claimed after that (R136, R156, R165, R169)."""
        for event in events:
            args: dict[str, Any] = dict(event.args)
            seat = args.get("seat")
            if event.key == "tietgen-rent-due":
                due = {"owner": args["by"], "payer": args["on"], "space": args["space"], "beer": args["due-beer"]}
                rents = [*rents, due]
            elif event.key == "tietgen-throws":
                lives_on = self.options.get("rent-claim-until") != "next-throw"
                rents = [rent for rent in rents if rent["payer"] == seat and lives_on]
            elif event.key == "tietgen-claims":
                rents = [rent for rent in rents if rent["owner"] != args["by"]]
            elif event.key == "tietgen-mortgages":
                rents = [rent for rent in rents if (rent["owner"], rent["space"]) != (seat, args["space"])]
            elif event.key in ("tietgen-out", "tietgen-out-to"):
                rents = [rent for rent in rents if seat not in (rent["owner"], rent["payer"])]
        return [rent for rent in rents if rent["owner"] != silent]

    def _hear_out(self, seat: int, before: Public, *, to_game: bool) -> None:
        """Somebody is out: debts to and of them lapse (R165), and what goes to the game is an estate."""
        self.out.add(seat)
        self.debts = [debt for debt in self.debts if seat not in (debt.debtor, debt.creditor)]
        if to_game:
            self.estate |= deeds_of(before, seat)

    def _hear_auction(self, space: str) -> None:
        if space in self.estate:
            self.estate.remove(space)
            self.selling = space
        else:
            assert not self.estate or self.selling == space, f"{space} is auctioned before an estate (R164)"

    # Leaving

    def _creditor_of(self, before: Public, seat: int) -> int:
        """To whom somebody who leaves now is bankrupt (R165)."""
        for debt in reversed(self.debts):
            if debt.debtor == seat:
                return debt.creditor
        owed: list[tuple[int, int]] = []
        newest = len(self.landings)
        for rent in rents_of(before):
            if rent["payer"] == seat:
                owed.append((self._landed(seat, rent["owner"], rent["space"]), rent["owner"]))
        for due in before.get("dues", []):
            if due["debtor"] == seat and "creditor" in due:
                when = self._landed(seat, due["creditor"], due["space"]) if due["what"] == "rent" else newest
                owed.append((when, due["creditor"]))
        return min(owed, key=lambda one: one[0])[1] if owed else GAME

    def _landed(self, payer: int, owner: int, space: str) -> int:
        """When that rent fell due; one that is taken at once falls due last."""
        for at in range(len(self.landings) - 1, -1, -1):
            if self.landings[at] == (payer, owner, space):
                return at
        return len(self.landings)

    def _check_departure(
        self, before: Public, seat: int, creditor: int, events: list[Event], after: Public, *, is_named: bool
    ) -> None:
        assert events[0].key == "tietgen-concedes"
        outs = [event for event in events if event.key in ("tietgen-out", "tietgen-out-to")]
        assert [event.args["seat"] for event in outs] == [seat]
        assert after["out"] == sorted([*before["out"], seat])
        assert outs[0].args.get("on", GAME) == creditor, f"bankrupt to {creditor} by R165"
        assert after["stock"][seat] == 0
        if "won" in after:
            return
        held = before.get("flirts", [0] * len(before["stock"]))
        flirts = after.get("flirts", [0] * len(after["stock"]))
        deeds = deeds_of(before, seat)
        if creditor == GAME:
            assert _known(after) == _known(before) + held[seat], "Flirting cards go under the deck (R171)"
            assert not deeds & set(after.get("deeds", {}))
            if deeds and before["asking"] in WAITING:
                assert after["asking"] == "auction" and after["auction"]["space"] in deeds, (
                    "the estate comes first (R164)"
                )
        else:
            assert flirts[creditor] == held[creditor] + held[seat]
            assert deeds <= deeds_of(after, creditor)
            self._check_interest(before, seat, creditor, events, after)
        if before["asking"] == "auction":
            self._check_auction(before, seat, events, after)
        elif not is_named and not (creditor == GAME and deeds and before["asking"] in (*WAITING, "last-call")):
            self._check_kept(before, seat, creditor, after)

    def _check_kept(self, before: Public, seat: int, creditor: int, after: Public) -> None:
        """Nothing changes that does not name the one who left, but for interest that the new owner now owes (R151)."""
        if self._ends(after) or _is_estate_interest(after.get("debt"), creditor):
            return
        debt = before.get("debt")
        if debt is not None and debt["debtor"] == creditor:
            if before["stock"][creditor] + before["stock"][seat] >= debt["beer"]:
                assert after.get("debt") != debt, "what a debtor inherits pays the debt at once (R134)"
                return
        for what in KEPT:
            was, now = before.get(what), after.get(what)
            if what == "dues":
                was, now = (
                    [due for due in dues or [] if not _is_estate_interest(due, creditor)] for dues in (was, now)
                )
            assert now == was, f"{what} changed though a bystander left"

    def _check_interest(self, before: Public, seat: int, creditor: int, events: list[Event], after: Public) -> None:
        """The new owner owes the tenth of what is mortgaged, in one sum (R151).

        Interest on a single deed is for one that was won in an auction, which may end with the departure.
        """
        mortgaged = [id for id in deeds_of(before, seat) if before["deeds"][id].get("mortgaged")]
        of_price = self.options.get("interest-base") == "price"
        tenth = sum(self.pieces[id]["price"] // (10 if of_price else 20) for id in mortgaged)
        paid = sum(
            int(str(event.args["paid-beer"]))
            for event in events
            if event.key == "tietgen-pays-interest" and event.args["seat"] == creditor and "space" not in event.args
        )
        assert _interest(after, creditor) + paid == _interest(before, creditor) + tenth, "the tenth is owed (R151)"

    def _check_auction(self, before: Public, seat: int, events: list[Event], after: Public) -> None:
        """The bid of a leader who leaves is void, and so are passes (R170); any other departure changes nothing."""
        was = before["auction"]
        if was["among"] == [seat]:
            return  # nobody is left who could bid for the last piece
        ended = [event for event in events if event.key in ("tietgen-wins-auction", "tietgen-unsold", "tietgen-builds")]
        if was.get("high") == seat:
            now = after.get("auction", {})
            assert now.get("space") == was["space"] or "piece" in was, "the auction goes on (R170)"
            assert now.get("piece") == was.get("piece"), "the auction goes on (R170)"
            assert "high" not in now and "passed" not in now and now["bid"] == 0, "bid and passes are void (R170)"
            assert now["among"] == [other for other in was["among"] if other != seat]
        elif not ended and after["asking"] != "place":
            now = after["auction"]
            for what in ("space", "piece", "bid", "high"):
                assert now.get(what) == was.get(what), f"{what} of the auction changed"
            assert set(was.get("passed", [])) - set(now.get("passed", [])) <= {seat}
        assert after["asking"] in ("auction", "place") or ended

    def _is_named(self, public: Public, seat: int) -> bool:
        """Whether what is going on names that seat."""
        named = {*public["open_to"], public["turn"]}
        for debt in self.debts:
            named |= {debt.debtor, debt.creditor}
        for due in public.get("dues", []):
            named |= {due["debtor"], due.get("creditor", GAME)}
        return seat in named

    def _ends(self, after: Public) -> bool:
        """Whether all who are left have called time."""
        return set(range(len(after["stock"]))) - set(after["out"]) <= set(after.get("calls", []))

    # At every decision

    def check(self, state: State, public: Public) -> None:
        out = set(public["out"])
        assert out == self.out
        asking = public["asking"]
        deeds: dict[str, Any] = public.get("deeds", {})
        for deed in deeds.values():
            assert deed["owner"] not in out
        for due in [*public.get("dues", []), *([public["debt"]] if "debt" in public else [])]:
            assert due["debtor"] not in out and due.get("creditor", GAME) not in out
        for rent in rents_of(public):
            assert rent["owner"] not in out and rent["payer"] not in out
        for offer in public.get("offers", []):
            assert offer["by"] not in out and offer["on"] not in out
        auction = public.get("auction", {})
        assert not out & {*auction.get("among", []), *auction.get("passed", []), auction.get("high", GAME)}
        assert not out & set(public.get("calls", []))
        assert not out & {sitting["seat"] for sitting in public.get("sitting", [])}
        assert not self.estate & set(deeds), "a deed is in two hands (R164)"
        assert "piece" in auction or auction.get("space") not in deeds, "a deed is in two hands (R164)"
        if state.over:
            self._check_end(state, public)
            return
        if self.estate:
            assert asking not in WAITING, f"{asking} before the estate is auctioned (R164)"
            assert set(public.get("estate", [])) == self.estate
        if asking == "debt":
            debt = self.debts[-1]
            now = public["debt"]
            assert (now["debtor"], now.get("creditor", GAME), now["what"]) == (debt.debtor, debt.creditor, debt.what)
        if self.is_ending:
            assert asking not in ("throw", "purchase"), "all have called time (R156)"
        if asking == "throw":
            assert not self.debts and not self.selling
            self._check_clear(state, deeds)

    def _check_clear(self, state: State, deeds: dict[str, Any]) -> None:
        """What nobody owns is not mortgaged (R168)."""
        for id, piece in self.pieces.items():
            if "price" in piece and id not in deeds:
                assert TIETGEN.game.parse_fact(f"clear {id}", []).so(state) == f"clear {id}"

    def _check_end(self, state: State, public: Public) -> None:
        """The last one in the game has won, or the wealthiest if there is one (R156)."""
        playing = [seat for seat in range(state.seats) if seat not in public["out"]]
        if len(playing) == 1:
            return
        assert self.is_ending or self.options.get("end-rule") == "throw-limit"
        assert not self.estate and not self.debts
        worth = [public["stock"][seat] if seat in playing else -1 for seat in range(state.seats)]
        if self.options.get("wealth") != "stock":
            for id, deed in public.get("deeds", {}).items():
                price = self.pieces[id]["price"]
                worth[deed["owner"]] += price // 2 if deed.get("mortgaged") else price
                worth[deed["owner"]] += deed.get("level", 0) * self.pieces[id].get("crate", 0) // 2
        best = [seat for seat in playing if worth[seat] == max(worth)]
        assert state.winner == (best[0] if len(best) == 1 else NOBODY)


def rents_of(public: Public) -> list[Any]:
    """The rents that may be claimed, the oldest first."""
    return public["rents"] if "rents" in public else [public["rent"]] if "rent" in public else []


def deeds_of(public: Public, seat: int) -> set[str]:
    """The ids of the deeds of that seat."""
    return {id for id, deed in public.get("deeds", {}).items() if deed["owner"] == seat}


def _interest(public: Public, seat: int) -> int:
    """The interest on whole estates that is due from that seat."""
    dues = [*public.get("dues", []), *([public["debt"]] if "debt" in public else [])]
    return sum(due["beer"] for due in dues if _is_estate_interest(due, seat))


def _is_estate_interest(due: Any, seat: int) -> bool:
    """Whether this is interest on a whole estate, due from that seat."""
    return bool(due) and due["what"] == "interest" and "space" not in due and due["debtor"] == seat


def _known(public: Public) -> int:
    """How many cards lie under the piles whose place everybody knows."""
    return sum(len(pile["known"]) for pile in public["piles"].values())


def _one(seat: object) -> set[int]:
    return {seat} if isinstance(seat, int) else set()


PART = TietgenPart()
