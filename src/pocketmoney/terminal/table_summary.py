"""The table in words: who is there, what is played, and what has changed since the last time."""

from __future__ import annotations

from collections.abc import Iterator

from pocketmoney.core.record import RULES_VERSION
from pocketmoney.table.messages import ChairNow, TableNow
from pocketmoney.table.phase import PLAYING
from pocketmoney.table.proposals import RULES
from pocketmoney.text.speech import Speech


def described(table: TableNow, speech: Speech) -> Iterator[str]:
    """All of it."""
    say = speech.say
    yield say("connect-table", {"code": table.code, "game": title(table, speech), "speed": table.speed})
    if table.options:
        chosen = [f"{name}={value}" for name, value in table.options.items()]
        yield say("connect-rules", {"rules": ", ".join(chosen)})
    for chair in table.chairs:
        notes = ", ".join(_notes(table, chair, speech))
        yield "  " + (say("connect-chair", {"name": chair.name, "notes": notes}) if notes else chair.name)
    if not table.chairs:
        yield "  " + say("connect-empty")
    if table.watchers > (1 if table.you.chair < 0 else 0):
        yield say("connect-watchers", {"count": table.watchers})
    if table.paused:
        yield say("connect-paused", {"on": "yes"})
    yield from _rules(table, speech)


def _rules(table: TableNow, speech: Speech) -> Iterator[str]:
    """What has become of a game that began by other rules."""
    if table.vote is not None and table.vote.option == RULES:
        is_asked = table.you.chair >= 0 and table.you.chair not in (*table.vote.yes, *table.vote.no)
        yield speech.say("connect-vote-rules", {**_versions(table), "is": "asked" if is_asked else "other"})
    elif table.stuck:
        yield speech.say("connect-stuck", _versions(table))
    elif table.dealt_by:
        yield speech.say("connect-dealt-by", _versions(table))


def _versions(table: TableNow) -> dict[str, str]:
    return {"theirs": table.dealt_by, "ours": RULES_VERSION if table.vote is None else table.vote.value}


def title(table: TableNow, speech: Speech) -> str:
    """What is played."""
    if table.decks:
        return speech.listing([speech.say(f"deck-{deck}") for deck in table.decks])
    return title_of(table.game, speech)


def title_of(game: str, speech: Speech) -> str:
    """A game by its name."""
    key = f"deck-{game}"
    return speech.say(key) if speech.has(key) else speech.say("terminal-tietgen-title")


def _notes(table: TableNow, chair: ChairNow, speech: Speech) -> Iterator[str]:
    if chair.id == table.you.chair:
        yield speech.say("connect-note-you")
    if chair.id == table.host:
        yield speech.say("connect-note-host")
    if not chair.person:
        yield speech.say("connect-note-bot", {"bot": chair.bot})
    elif chair.bot:
        yield speech.say("connect-note-stand-in", {"bot": chair.bot})
    elif not chair.here:
        yield speech.say("connect-note-away")
    if chair.person and table.phase != PLAYING:
        yield speech.say("connect-note-ready" if chair.ready else "connect-note-not-ready")
    if table.phase == PLAYING and chair.seat < 0:
        yield speech.say("connect-note-waits")
    if chair.wins:
        yield speech.say("connect-note-wins", {"count": chair.wins})


def news(old: TableNow, new: TableNow, speech: Speech) -> Iterator[str]:
    """What has changed, a sentence each."""
    say = speech.say
    before = {chair.id: chair for chair in old.chairs}
    after = {chair.id: chair for chair in new.chairs}
    for chair in old.chairs:
        if chair.id not in after and chair.id != old.you.chair:
            yield say("connect-left", {"name": chair.name})
    for chair in new.chairs:
        known = before.get(chair.id)
        is_me = chair.id == new.you.chair
        if known is None:
            if not is_me:
                key = "connect-sat" if chair.person else "connect-bot-sat"
                yield say(key, {"name": chair.name, "bot": chair.bot})
            continue
        yield from _changes(known, chair, speech, is_me=is_me)
        # Nobody is ready any more once the game has begun or is over: that needs no line.
        if chair.ready != known.ready and chair.person and PLAYING not in (old.phase, new.phase):
            who = {"name": chair.name, "is": "you" if is_me else "other"}
            yield say("connect-ready" if chair.ready else "connect-not-ready", who)
    if new.host != old.host and new.host in after and len(new.chairs) > 1:
        is_me = new.host == new.you.chair
        yield say("connect-host", {"name": after[new.host].name, "is": "you" if is_me else "other"})
    if (new.game, new.decks, new.options) != (old.game, old.decks, old.options):
        yield say("connect-game", {"game": title(new, speech)})
        changed = [f"{name}={value}" for name, value in new.options.items() if old.options.get(name) != value]
        changed += [name for name in old.options if name not in new.options]
        if changed:
            yield say("connect-rules-changed", {"rules": ", ".join(changed)})
    if new.speed != old.speed:
        yield say("connect-speed", {"speed": new.speed})
    if new.family != old.family:
        yield say("connect-family", {"on": "yes" if new.family else "no"})
    if new.listed != old.listed:
        yield say("connect-listed", {"on": "yes" if new.listed else "no"})
    if new.stand_in != old.stand_in:
        yield say("connect-stand-in", {"bot": new.stand_in})
    if new.paused != old.paused:
        yield say("connect-paused", {"on": "yes" if new.paused else "no"})
    yield from requests(old, new, speech)


def _changes(old: ChairNow, new: ChairNow, speech: Speech, *, is_me: bool) -> Iterator[str]:
    """What has changed about one chair."""
    who = {"name": new.name, "is": "you" if is_me else "other", "bot": new.bot}
    if new.bot and not old.bot:
        yield speech.say("connect-stands-in", who)
    elif old.bot and not new.bot:
        yield speech.say("connect-is-back", who)
    elif new.here != old.here and new.person and not is_me:
        yield speech.say("connect-here" if new.here else "connect-away", who)


def requests(old: TableNow, new: TableNow, speech: Speech) -> Iterator[str]:
    """What the table asks everybody: to agree to an undo, and votes."""
    if new.undo is not None and old.undo is None:
        by = next((chair for chair in new.chairs if chair.seat == new.undo.by), None)
        is_me = new.you.seat == new.undo.by
        is_asked = not is_me and new.you.seat >= 0
        args = {"name": by.name if by else "", "is": "you" if is_me else "asked" if is_asked else "other"}
        yield speech.say("connect-undo", args)
    vote = new.vote
    if RULES in [each.option for each in (old.vote, vote) if each is not None]:
        if old.stuck and not new.stuck and new.phase == PLAYING:
            yield speech.say("connect-adopted", {"ours": RULES_VERSION})
        elif new.vote is None or old.vote is None:
            yield from _rules(new, speech)
    elif vote is not None and old.vote is None:
        by = next((chair for chair in new.chairs if chair.id == vote.by), None)
        is_asked = new.you.chair >= 0 and new.you.chair != vote.by
        args = {"name": by.name if by else "", "option": vote.option, "value": vote.value}
        yield speech.say("connect-vote", {**args, "is": "asked" if is_asked else "other"})
    elif old.vote is not None and vote is None:
        won = new.options.get(old.vote.option) == old.vote.value
        args = {"option": old.vote.option, "value": old.vote.value, "won": "yes" if won else "no"}
        yield speech.say("connect-voted", args)
