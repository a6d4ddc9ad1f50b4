"""What axe says about a view, in every language, dark and light; and whether fingers find everything on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from pocketmoney.text.speech import languages
from tests.browser.browser import PHONE, Device

# Another tab has chosen a language, as far as the page can tell.
CHOOSE = """language => {
  localStorage['pocketmoney.language'] = language;
  window.dispatchEvent(new StorageEvent('storage', { key: 'pocketmoney.language', newValue: language }));
}"""
IS_SPOKEN = "language => document.documentElement.lang === language"
RUN = """async options => (await axe.run(document, options)).violations.flatMap(({ id, nodes }) => nodes.map(
  ({ target, html, failureSummary }) => `${id} at ${target.join(' ')}: ${html.slice(0, 160)}
    ${failureSummary.replaceAll('\\n', ' ').slice(0, 400)}`))"""
# What is tapped, smaller than that many pixels either way: what belongs to a label is as large as the label.
SMALL = """([which, least]) => [...document.querySelectorAll(which)].flatMap(found => {
  const it = found.closest('label') ?? found;
  if (!it.checkVisibility({ visibilityProperty: true }) || found.closest('[inert]')) return [];
  const { width, height } = it.getBoundingClientRect();
  return Math.min(width, height) > least - 0.5 ? []
    : [`${Math.round(width)} × ${Math.round(height)} px: ${it.outerHTML.slice(0, 160)}`];
})"""
TAPPED = "button, a[href], input, select, textarea, summary, [role=tab]"
IN_PLAY = ".reach button, .reach input, aside button, .cover button, li.target button, [role=tab]"
LEAST = {TAPPED: 24, IN_PLAY: 44}

SPOKEN = [each for each in languages() if each != "en"]
SEEN = ("color-contrast", "link-in-text-block")  # what depends on colours, which are the same in every language
SLOW = ("css-orientation-lock",)  # reads every style sheet, which are the same, too
EVERYTHING: dict[str, Any] = {"resultTypes": ["violations"], "rules": {"target-size": {"enabled": True}}}
WORDS: dict[str, Any] = {
    **EVERYTHING,
    "preload": False,
    "rules": {**EVERYTHING["rules"], **{rule: {"enabled": False} for rule in (*SEEN, *SLOW)}},
}
COLOURS: dict[str, Any] = {"resultTypes": ["violations"], "preload": False, "runOnly": list(SEEN)}


def speak(page: Page, language: str) -> None:
    """Change the language of a page that stays as it is."""
    page.evaluate(CHOOSE, language)
    page.wait_for_function(IS_SPOKEN, arg=language)


def too_small(page: Page) -> list[str]:
    """What a finger would miss on a phone."""
    return [fault for which, least in LEAST.items() for fault in page.evaluate(SMALL, [which, least])]


def faults(device: Device, view: str, spoken: Sequence[str] = SPOKEN) -> list[str]:
    """Everything that is wrong with this view, which is in English and dark, before and after.

    Once axe tries everything; colours once more by day; and in each of the other languages everything but colours.
    """
    page = device.page
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE_SCRIPT)
    found = [f"{view}: {fault}" for fault in page.evaluate(RUN, EVERYTHING)]
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    found += [f"{view}, light: {fault}" for fault in page.evaluate(RUN, COLOURS)]
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    is_phone = page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}
    for language in ("en", *spoken):
        if language != "en":
            speak(page, language)
            found += [f"{view}, {language}: {fault}" for fault in page.evaluate(RUN, WORDS)]
        if is_phone:
            found += [f"{view}, {language}: {fault}" for fault in too_small(page)]
        if (wide := device.overflow()) > 0:
            found.append(f"{view}, {language}: {wide} px too wide")
    if spoken:
        speak(page, "en")
    return found
