"""Taking a lesson as a person does: whatever is lit up is tapped, until the next step is there."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.tables import visit
from tests.browser.tapping import looks, tap_element

# The present step, and what is lit up there and not yet picked.
NOW = """() => ({
  step: document.querySelector('aside .count')?.textContent ?? '',
  lit: document.querySelector('[data-lit]:not([aria-pressed=true]):enabled'),
})"""
DONE = "Done: to the real table"


def begin(page: Page, url: str, game: str) -> None:
    """Open the lesson of a game from the start page."""
    visit(page, url)
    page.get_by_role("button", name=f"Learn {game}").click()
    page.get_by_role("button", name="Understood" if game == "Tietgen" else "Begin").click()
    expect(page.get_by_role("complementary", name="Lesson")).to_be_visible()


def take(page: Page, look: Callable[[str], None] = lambda step: None) -> list[str]:
    """Do what is lit up, to the end of the lesson; the steps that were seen."""
    steps: list[str] = []
    done = page.get_by_role("button", name=DONE)
    for _ in looks(page):
        if done.count():
            break
        found = page.evaluate_handle(NOW)
        step = found.get_property("step").json_value()
        lit = found.get_property("lit").as_element()
        if lit is None:
            continue
        if step not in steps:
            steps.append(step)
            look(step)
        tap_element(lit)
    expect(done).to_be_visible()
    return steps
