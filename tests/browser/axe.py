"""What axe says about a view, in every language, dark and light."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from pocketmoney.text.speech import languages
from tests.browser.browser import Device

# Another tab has chosen a language, as far as the page can tell.
CHOOSE = """language => {
  localStorage['pocketmoney.language'] = language;
  window.dispatchEvent(new StorageEvent('storage', { key: 'pocketmoney.language', newValue: language }));
}"""
IS_SPOKEN = "language => document.documentElement.lang === language"
RUN = """async options => (await axe.run(document, options)).violations.flatMap(({ id, nodes }) => nodes.map(
  ({ target, html, failureSummary }) => `${id} at ${target.join(' ')}: ${html.slice(0, 160)}
    ${failureSummary.replaceAll('\\n', ' ').slice(0, 400)}`))"""
EVERYTHING: dict[str, Any] = {"resultTypes": ["violations"], "rules": {"target-size": {"enabled": True}}}
SPOKEN = [*(each for each in languages() if each != "en"), "en"]
COLOURS: dict[str, Any] = {"resultTypes": ["violations"], "runOnly": ["color-contrast", "link-in-text-block"]}


def speak(page: Page, language: str) -> None:
    """Change the language of a page that stays as it is."""
    page.evaluate(CHOOSE, language)
    page.wait_for_function(IS_SPOKEN, arg=language)


def faults(device: Device, view: str, spoken: Sequence[str] = SPOKEN) -> list[str]:
    """Everything that axe finds on this view, which is in English then as it was before; it must fit, too."""
    page = device.page
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE_SCRIPT)
    found: list[str] = []
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    for language in spoken:
        if page.evaluate("document.documentElement.lang") != language:
            speak(page, language)
        found += [f"{view}, {language}: {fault}" for fault in page.evaluate(RUN, EVERYTHING)]
        if (wide := device.overflow()) > 0:
            found.append(f"{view}, {language}: {wide} px too wide")
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    found += [f"{view}, light: {fault}" for fault in page.evaluate(RUN, COLOURS)]
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    return found
