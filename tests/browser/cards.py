"""A card game on a phone, as a person plays it: by tapping cards, people and buttons."""

from __future__ import annotations

from playwright.sync_api import Error, Page

# What is tapped next: a person that is lit up, the button that does it, a card; whoever does not fight lets it happen.
NEXT = """fights => {
  const first = (...ways) => ways.map(way => document.querySelector(way)).find(found => found);
  if (!document.querySelector('.me h2')) return null;
  const cards = '.reach ul button[aria-pressed=false]:not(.grey)';
  const buttons = [...document.querySelectorAll('.bar button.big:enabled')];
  if (document.querySelector('.reach ul button[aria-pressed=true]'))
    return first('li.target button', '.bar button.main.big:enabled', cards);
  return (fights && first(cards)) || buttons.at(-1) || first(cards);
}"""


def is_asked(page: Page) -> bool:
    """Whether the page wants a move."""
    return page.locator(".me h2").count() > 0


def move(page: Page, *, fights: bool = True) -> bool:
    """Make one tap towards a move, if one is wanted: fighters tap the first card that may be played, others pass."""
    tapped = page.evaluate_handle(NEXT, fights).as_element()
    if tapped is None:
        return False
    try:
        tapped.click(force=True, timeout=1_000)
    except Error:  # somebody else was quicker, and what it stood for is over
        return False
    return True
