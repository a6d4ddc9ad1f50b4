"""Setting up: board, stocks, places, deeds, buildings, dice and mail from a header."""

from __future__ import annotations

from pocketmoney.core.action import NOBODY
from pocketmoney.core.header import Entry, Header
from pocketmoney.core.options import choose
from pocketmoney.core.problem import Problem
from pocketmoney.core.refusal import Args
from pocketmoney.core.rng import Rng, from_seed
from pocketmoney.games.tietgen import amounts, kitchen, movement, package_data
from pocketmoney.games.tietgen import board as boards
from pocketmoney.games.tietgen.actions import MAX_SEATS, MIN_SEATS
from pocketmoney.games.tietgen.board import Board
from pocketmoney.games.tietgen.decks import Deck
from pocketmoney.games.tietgen.frames.throw import THROW
from pocketmoney.games.tietgen.house import OPTIONS, House
from pocketmoney.games.tietgen.mail import LETTER
from pocketmoney.games.tietgen.pieces import FLIRTING, FRIDGE, KITCHEN, SPACES, Card
from pocketmoney.games.tietgen.state import Tietgen
from pocketmoney.games.tietgen.terms import Terms


def set_up(header: Header, board: Board) -> Tietgen:
    """The state before the first throw. What cannot be set up is a problem on its line."""
    seats = len(header.seats)
    if not MIN_SEATS <= seats <= MAX_SEATS:
        details: Args = {"count": seats, "least": MIN_SEATS, "most": MAX_SEATS}
        raise Problem("seat-count", details, header.line("seats"))
    house = House(choose(OPTIONS, header.options, header.line("options")))
    text = _file(header, "kitchen")
    letters = _letters(header, text, board, house)
    stock = [board.start] * seats
    for entry in header.named("stock"):
        stock[header.seats.index(entry.of)] = amounts.read(" ".join(entry.words), entry.line)
    at = [0] * seats
    for entry in header.named("at"):
        at[header.seats.index(entry.of)] = board.space_named(" ".join(entry.words), entry.line)
    owner = _owners(header, board)
    mortgaged = _mortgaged(header, board, owner)
    level = _levels(header, board, owner, mortgaged)
    piggy = 0
    for entry in header.named("piggy"):
        piggy = amounts.read(" ".join(entry.words), entry.line)
    rng = from_seed(header.seed)
    mail = Deck(_order(header, "mail", [card.number for card in board.mail], 0, rng), 0)
    under = Deck(_order(header, "letters", [card.number for card in letters], LETTER, rng) if letters else (), 0)
    flirts = _flirts(header, board)
    held = [code for cards in flirts for code in cards]
    mail = Deck(tuple([code for code in mail.cards if code not in held]), 0)
    fridges = board.fridges - level.count(FRIDGE)
    crates = board.crates - sum([built for built in level if built != FRIDGE])
    terms = Terms(seats, house, board, letters, text, sum(stock) + piggy)
    return Tietgen(
        terms, stock, [0] * seats, at, [-1] * seats, owner, level, mortgaged, flirts, mail, under, piggy, 0, 0,
        crates, fridges, 0, [THROW], 0, 0, 0, 0, (), (), _dice(header), rng, NOBODY,
    )  # fmt: skip


def board_of(header: Header) -> Board:
    """The board that the header names, else the Tietgen board."""
    for entry in header.named("board"):
        try:
            return boards.parse(_file(header, "board"))
        except Problem as problem:
            raise _in_file(problem, entry) from None
    return package_data.board()


def _letters(header: Header, text: str, board: Board, house: House) -> list[Card]:
    """The kitchen letters that the header names, else the sample; none if the house rule is off (R124)."""
    found: list[Card] = []
    for entry in header.named("kitchen"):
        try:
            found = kitchen.parse(text, board)
        except Problem as problem:
            raise _in_file(problem, entry) from None
    if not house.kitchen_mail:
        for entry in header.named("letters"):  # judged all the same
            _named_cards(header, "letters", [card.number for card in found or sample_letters(board, entry.line)])
        return []
    if all(not space.letters for space in board.spaces):
        raise Problem("tietgen-no-letters", {}, header.line("options"))
    return found or sample_letters(board, header.line("options"))


def sample_letters(board: Board, line: int = 0) -> list[Card]:
    """The letters that come with the package. A board that they do not fit needs letters of its own."""
    try:
        return kitchen.parse(package_data.letters(), board)
    except Problem:
        raise Problem("tietgen-needs-kitchen", {}, line) from None


def _file(header: Header, key: str) -> str:
    for entry in header.named(key):
        name = " ".join(entry.words)
        if name not in header.files:
            raise Problem("named-file", {"key": key, "file": name}, entry.line)
        return header.files[name]
    return ""


def _in_file(problem: Problem, entry: Entry) -> Problem:
    """The same problem, with the name of the file and placed on the line that names it."""
    where = f"{' '.join(entry.words)}:{problem.line}" if problem.line else " ".join(entry.words)
    if "where" in problem.details:
        where = f"{where}: {problem.details['where']}"
    details: Args = {**problem.details, "where": where}
    return Problem("file-toml" if problem.key == "board-toml" else problem.key, details, entry.line)


def _deed(word: str, board: Board, line: int) -> int:
    space = board.space_named(word, line)
    if not board.spaces[space].is_deed:
        raise Problem("tietgen-no-deed", {"word": word}, line)
    return space


def _owners(header: Header, board: Board) -> list[int]:
    owner = [NOBODY] * SPACES
    for entry in header.named("deeds"):
        for word in entry.words:
            deed = _deed(word, board, entry.line)
            if owner[deed] != NOBODY:
                raise Problem("tietgen-deed-twice", {"word": word}, entry.line)
            owner[deed] = header.seats.index(entry.of)
    return owner


def _mortgaged(header: Header, board: Board, owner: list[int]) -> int:
    found = 0
    for entry in header.named("mortgaged"):
        for word in entry.words:
            deed = _deed(word, board, entry.line)
            if owner[deed] == NOBODY:
                raise Problem("tietgen-mortgaged-unowned", {"word": word}, entry.line)
            if found >> deed & 1:
                raise Problem("tietgen-mortgaged-twice", {"word": word}, entry.line)
            found |= 1 << deed
    return found


def _levels(header: Header, board: Board, owner: list[int], mortgaged: int) -> list[int]:
    """Buildings on owned kitchens. A header may set a scene that play would not have led to."""
    level = [0] * SPACES
    for entry in header.named("crates"):
        space = board.space_named(entry.of, entry.line)
        word = " ".join(entry.words)
        if board.spaces[space].kind != KITCHEN:
            raise Problem("tietgen-crates-kitchen", {"word": entry.of}, entry.line)
        if not (len(word) == 1 and word in "012345"):
            raise Problem("tietgen-crates-number", {"word": word}, entry.line)
        level[space] = int(word)
    for entry in header.named("crates"):
        space = board.index[entry.of]
        if owner[space] == NOBODY:
            raise Problem("tietgen-crates-unowned", {"word": entry.of}, entry.line)
        for mate in board.mates_of[space]:
            if level[space] and owner[mate] != owner[space]:
                raise Problem("tietgen-crates-owners", {"word": entry.of, "other": board.ids[mate]}, entry.line)
        if any(mortgaged >> mate & 1 for mate in board.mates_of[space]):
            raise Problem("tietgen-crates-mortgaged", {"word": entry.of}, entry.line)
        if level.count(FRIDGE) > board.fridges or sum([one for one in level if one != FRIDGE]) > board.crates:
            raise Problem("tietgen-crates-supply", {"crates": board.crates, "fridges": board.fridges}, entry.line)
    return level


def _flirts(header: Header, board: Board) -> list[tuple[int, ...]]:
    """The Flirting cards that seats hold at the start, by number: those that `mail` does not name (R125)."""
    named = [word for entry in header.named("mail") for word in entry.words]
    cards = [card.number for card in board.mail if card.effect == FLIRTING]
    free = [number for number in cards if str(number) not in named]
    flirts: list[tuple[int, ...]] = [()] * len(header.seats)
    for entry in header.named("flirts"):
        word = " ".join(entry.words)
        if not (word.isascii() and word.isdigit() and len(word) == 1 and int(word) <= len(cards)):
            raise Problem("tietgen-flirts-number", {"word": word, "most": len(cards)}, entry.line)
        if int(word) > len(free):
            raise Problem("tietgen-flirts-supply", {"word": word, "left": len(free)}, entry.line)
        flirts[header.seats.index(entry.of)] = tuple(free[: int(word)])
        free = free[int(word) :]
    return flirts


def _order(header: Header, key: str, numbers: list[int], plus: int, rng: Rng) -> tuple[int, ...]:
    """The named cards on top, the rest below them in random order."""
    top = _named_cards(header, key, numbers)
    rest = [number for number in numbers if number not in top]
    rng.shuffle(rest)
    return tuple([number + plus for number in top + rest])


def _named_cards(header: Header, key: str, numbers: list[int]) -> list[int]:
    """The cards that the header names under that key, each once."""
    top: list[int] = []
    for entry in header.named(key):
        for word in entry.words:
            number = int(word) if word.isascii() and word.isdigit() and len(word) < 6 else 0
            if number not in numbers:
                details: Args = {"key": key, "word": word, "most": len(numbers)}
                raise Problem("tietgen-card-number", details, entry.line)
            if number in top:
                raise Problem("tietgen-card-twice", {"key": key, "word": word}, entry.line)
            top.append(number)
    return top


def _dice(header: Header) -> tuple[int, ...]:
    throws = [movement.read_dice(word, entry.line) for entry in header.named("dice") for word in entry.words]
    return tuple([first * 10 + second for first, second in throws])
