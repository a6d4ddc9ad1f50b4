"""A card game on a phone, as a person plays it: by tapping cards, people and buttons."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from tests.browser import lessons
from tests.browser.tapping import looks, tap, tap_element

WON = re.compile("wins?!$")  # the heading over the end of a game

# What is tapped next: a person that is lit up, the button that does it, a card; whoever does not fight lets it happen.
# Cards take turns, and a fighter without one that can be played discards, so that nobody is stuck with a hand.
NEXT = """([fights, defends, number, answers]) => {
  const asked = document.querySelector('.me h2');
  if (!asked) return null;
  const isAttacked = ['window', 'rescue'].includes(asked.dataset.asking);
  if (isAttacked && !answers) return null;
  const first = (...ways) => ways.map(way => document.querySelector(way)).find(found => found);
  const cards = [...document.querySelectorAll('.reach ul button[aria-pressed=false]:not(.grey)')];
  const card = cards[number % cards.length];
  if (document.querySelector('.reach ul button[aria-pressed=true]'))
    return first('li.target button', '.bar button.main.big:enabled') ?? card ?? first('.bar button.big:enabled');
  const buttons = [...document.querySelectorAll('.bar button:enabled')];
  const pass = buttons.filter(button => button.classList.contains('null')).at(-1);
  if (!(isAttacked ? defends : fights)) return pass ?? card;
  return card ?? buttons.find(button => button.textContent.trim() === 'Swap cards') ?? pass;
}"""


def is_asked(page: Page) -> bool:
    """Whether the page wants a move."""
    return page.locator(".me h2").count() > 0


def move(
    page: Page, *, fights: bool = True, defends: bool | None = None, number: int = 0, answers: bool = True
) -> bool:  # fmt: skip
    """Make one tap towards a move, if one is wanted: fighters tap a card that may be played, others pass.

    Fighters also defend, unless `defends` says otherwise. `number` picks the card. Without `answers`, an attack stays
    unanswered, so that the test can look at it.
    """
    wanted = [fights, fights if defends is None else defends, number, answers]
    found = page.evaluate_handle(NEXT, wanted).as_element()
    return found is not None and tap_element(found, force=True)  # else somebody was quicker


def give_up(page: Page) -> None:
    """Leave the game for good, to catch a train.

    Others play on meanwhile, so every look starts from what the page shows then: the dialog may not be open yet, what
    can be done in it changes with every move, and the game may be over. A look may come between the move and what the
    page shows of it, and open the dialog once more.
    """
    leave = page.get_by_role("button", name=re.compile("^(Really|Give up)"))
    more = page.get_by_role("button", name="More", exact=True)
    page.mouse.move(0, 0)  # away from a card, which would open under a mouse at rest
    for _ in looks(page):
        if is_out(page):
            if page.get_by_role("dialog", name="More").count():
                page.keyboard.press("Escape")
            return
        if not tap(leave) and not page.locator("dialog[open]").count():
            tap(more)
    raise AssertionError(f"giving up does nothing:\n{page.locator('body').aria_snapshot()}")


def is_out(page: Page) -> bool:
    """Whether this person plays no more; a lesson says only that it is over."""
    over = page.get_by_role("heading", name=WON).or_(page.get_by_role("button", name=lessons.DONE))
    return page.locator("[data-out]").or_(over).count() > 0
