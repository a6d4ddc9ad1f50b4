"""The players of Tietgen in words: stock, place, deeds by group, cards; and the ledger of what was booked."""

from __future__ import annotations

from pocketmoney.terminal.tietgen_board import BoardDrawing
from pocketmoney.terminal.tietgen_facts import TietgenFacts
from pocketmoney.terminal.tietgen_labels import Labels, in_game


class PlayersList:
    """Everybody at one table. In table order: nobody is ranked by anything."""

    def __init__(self, labels: Labels, board: BoardDrawing) -> None:
        self.labels = labels
        self.board = board
        self.speech = labels.speech

    def everybody(self, view: TietgenFacts) -> list[str]:
        """A paragraph for each player, then what the game has left."""
        say = self.speech.say
        lines = []
        for seat in range(len(self.labels.names)):
            turn = say("terminal-turn-mark") + " " if view.turn == seat and in_game(view, seat) else ""
            lines.append(turn + self.one(view, seat))
        left = say("terminal-tietgen-left", {"crates": view.crates, "fridges": view.fridges})
        piggy = say("terminal-tietgen-piggy", {"amount": self.speech.beer(view.piggy)})
        return [*lines, f"{left[0].upper()}{left[1:]}. {piggy[0].upper()}{piggy[1:]}."]

    def one(self, view: TietgenFacts, seat: int) -> str:
        """Where a player stands, with how much, and what is owned."""
        say = self.speech.say
        name = self.labels.names[seat]
        if not in_game(view, seat):
            return say("terminal-seat-out", {"name": name})
        place = self.labels.places[view.at[seat]]
        args = {"name": name, "place": place, "amount": self.speech.beer(view.stock[seat])}
        said = [say("terminal-tietgen-player", args)]
        if view.sitting[seat] >= 0:
            said.append(say("terminal-tietgen-player-held", {"failed": view.sitting[seat]}))
        deeds = self.deeds(view, seat)
        said.append(f"{deeds[0].upper()}{deeds[1:]}")
        return " ".join(said)

    def deeds(self, view: TietgenFacts, seat: int) -> str:
        """What a player owns, group by group, as a sentence."""
        say = self.speech.say
        board = self.labels.board
        groups: dict[str, list[int]] = {}
        for deed in board.deeds:
            if view.owner[deed] == seat:
                groups.setdefault(self.labels.group(deed), []).append(deed)
        said = []
        for group, deeds in groups.items():
            cells = [self._deed(view, deed) for deed in deeds]
            is_whole = len(deeds) == board.kin_bits[deeds[0]].bit_count()
            name = self.labels.group_name(group)
            args = {"group": name, "deeds": self.speech.listing(cells), "is-whole": str(is_whole)}
            said.append(say("terminal-tietgen-group", args))
        words = "; ".join(said) if said else say("terminal-tietgen-no-deeds")
        cards = view.flirts[seat]
        flirts = " " + say("terminal-tietgen-flirts", {"count": cards}) if cards else ""
        return f"{words}.{flirts}"

    def _deed(self, view: TietgenFacts, deed: int) -> str:
        built = self.board.built(view, deed)
        short = self.labels.brief(deed)
        return f"{short} ({built})" if built else short

    def ledger(self, view: TietgenFacts) -> list[str]:
        """What the rules have booked as drunk, and where the beer of the books is."""
        say = self.speech.say
        lines = [say("terminal-tietgen-ledger")]
        for seat, name in enumerate(self.labels.names):
            drunk, stock = self.speech.beer(view.drunk[seat]), self.speech.beer(view.stock[seat])
            lines.append("  " + say("terminal-tietgen-ledger-of", {"name": name, "drunk": drunk, "stock": stock}))
        paid, taken = self.speech.beer(view.paid), self.speech.beer(view.taken)
        piggy = self.speech.beer(view.piggy)
        return [*lines, "  " + say("terminal-tietgen-ledger-game", {"piggy": piggy, "paid": paid, "taken": taken})]
