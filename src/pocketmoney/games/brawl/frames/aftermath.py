"""What becomes of a chain of cards when nobody answers any more (R16, R19, R22)."""

from __future__ import annotations

from pocketmoney.core.plain import Json
from pocketmoney.games.brawl.frames import window
from pocketmoney.games.brawl.frames.question import Step
from pocketmoney.games.brawl.play import HUMILIATES, RESCUE, Chain, chain_json
from pocketmoney.games.brawl.state import Brawl
from pocketmoney.games.brawl.status import is_in


def _restore(s: Brawl, chain: Chain) -> None:
    """Bring back the last card of this chain, whose Humiliation was voided, or what is left of the chain (R19)."""
    while chain[-1].how == HUMILIATES:
        back = chain[-1]
        if not is_in(s, back.seat):
            chain = chain[:-1]  # it counts for nothing: the card below is restored in turn
            continue
        if is_in(s, back.target):
            break
        # The player it humiliates has fallen: no window, no free attack, but its card is void all the same.
        voided = chain[-2]
        if s.log is not None:
            s.tell("voided", {"by": voided.seat, "card": s.terms.ids[voided.card]})
        chain = chain[:-2]
        if voided.how != HUMILIATES:
            window.give_up(s, chain)  # a defence of the fallen: what it answered has lost its target
            return
    back = chain[-1]
    if is_in(s, back.seat) and (back.target < 0 or is_in(s, back.target)):
        if s.log is not None:
            s.tell("restored", {"by": back.seat, "card": s.terms.ids[back.card]})
        window.open_window(s, chain)
    else:
        window.give_up(s, chain)


class Aftermath(Step):
    """After the free attack on the player of the voided last card: what it had answered comes back."""

    __slots__ = ("chain",)

    def __init__(self, chain: Chain) -> None:
        self.chain = chain

    def chain_in_flight(self) -> Chain:
        return self.chain

    def laid(self, ids: list[str]) -> list[Json]:
        found = [play.public(ids) for play in self.chain]
        found[-1]["void"] = True
        return found

    def outlasts_turn(self, state: Brawl) -> bool:
        if self.chain[0].how == RESCUE:
            return True
        window.give_up(state, self.chain[:-1])
        return False

    def happen(self, state: Brawl) -> None:
        rest = self.chain[:-1]
        back = rest[-1]
        if self.chain[-1].how == HUMILIATES:
            _restore(state, rest)
        elif is_in(state, back.seat) and is_in(state, back.target):
            # A voided defence ends the action: no Grab after it (R22).
            state.terms.cards[back.card].land(state, back.without_block())
        else:
            window.give_up(state, rest)

    def to_json(self) -> list[object]:
        return ["aftermath", chain_json(self.chain)]
