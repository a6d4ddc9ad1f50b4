/** The words of this page, in the language of the person who looks at it. */

import { fetchLanguages, fetchWords } from "../api";
import { kept } from "../kept";
import { Speech, type Args } from "./speech";

const FALL_BACK = "en";

let current = $state.raw({ speech: new Speech(FALL_BACK), languages: [FALL_BACK] });

/** What speaks; a component that asks is drawn anew when the language changes. */
export function speech(): Speech {
  return current.speech;
}

/** The words for a key. */
export function say(key: string, args?: Args): string {
  return current.speech.say(key, args);
}

/** Every language that the server has. */
export function languages(): string[] {
  return current.languages;
}

/** What a language is called by those who speak it, with a capital letter: "Español". */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Speak the language this person has chosen, or that of the browser, if the server has it. */
export async function learn(): Promise<void> {
  const known = await fetchLanguages();
  const wanted = [kept.get("language"), ...navigator.languages.map((tag) => tag.split("-")[0])];
  await speak(wanted.find((language) => language && known.includes(language)) ?? FALL_BACK, known);
}

/** Change the language when it is changed in another tab: whoever plays in one and shows the table in another reads one. */
export function followLanguage(): void {
  kept.watch("language", (language) => {
    if (current.languages.includes(language)) void speak(language, current.languages);
  });
}

/** Speak another language from now on. */
export async function choose(language: string): Promise<void> {
  kept.set("language", language);
  await speak(language, current.languages);
}

async function speak(language: string, known: string[]): Promise<void> {
  const chain = language === FALL_BACK ? [FALL_BACK] : [language, FALL_BACK];
  const catalogues = await Promise.all(chain.map(async (each) => ({ language: each, text: await fetchWords(each) })));
  current = { speech: new Speech(language, ...catalogues), languages: known };
  document.documentElement.lang = language;
}
