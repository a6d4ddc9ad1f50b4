"""A card game on a phone, as a person plays it: by tapping cards, people and buttons."""

from __future__ import annotations

import re

from playwright.sync_api import Error, Page

LOOKS = 200

# What is tapped next: a person that is lit up, the button that does it, a card; whoever does not fight lets it happen.
# Cards take turns, and a fighter without one that can be played discards, so that nobody is stuck with a hand.
NEXT = """([fights, defends, tap]) => {
  const asked = document.querySelector('.me h2');
  if (!asked) return null;
  const first = (...ways) => ways.map(way => document.querySelector(way)).find(found => found);
  const cards = [...document.querySelectorAll('.reach ul button[aria-pressed=false]:not(.grey)')];
  const card = cards[tap % cards.length];
  if (document.querySelector('.reach ul button[aria-pressed=true]'))
    return first('li.target button', '.bar button.main.big:enabled') ?? card;
  const buttons = [...document.querySelectorAll('.bar button:enabled')];
  const pass = buttons.filter(button => button.classList.contains('big')).at(-1);
  const isAttacked = /^(Do you answer|Heal)/.test(asked.textContent.trim());
  if (!(isAttacked ? defends : fights)) return pass ?? card;
  return card ?? buttons.find(button => button.textContent.trim() === 'Discard') ?? pass;
}"""


def is_asked(page: Page) -> bool:
    """Whether the page wants a move."""
    return page.locator(".me h2").count() > 0


def move(page: Page, *, fights: bool = True, defends: bool | None = None, tap: int = 0) -> bool:
    """Make one tap towards a move, if one is wanted: fighters tap a card that may be played, others pass.

    Whoever fights also defends, unless it is said otherwise. Which card it is goes by the number of the tap.
    """
    tapped = page.evaluate_handle(NEXT, [fights, fights if defends is None else defends, tap]).as_element()
    if tapped is None:
        return False
    try:
        tapped.click(force=True, timeout=1_000)
    except Error:  # somebody else was quicker, and what it stood for is over
        return False
    return True


def give_up(page: Page) -> None:
    """Leave the game for good, as whoever has to catch a train."""
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Give up").click()
    really = page.get_by_role("button", name=re.compile("Really|Give up"))
    for _ in range(LOOKS):
        if is_out(page):
            return
        if really.count():
            really.last.click()
        page.wait_for_timeout(50)
    raise AssertionError("giving up does nothing")


def is_out(page: Page) -> bool:
    """Whether this person plays no more."""
    return page.get_by_text("You are out").or_(page.get_by_role("heading", name="wins!")).count() > 0
