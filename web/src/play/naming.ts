/** The names of moves, for buttons. A move is written in words of the notation; each of them has a name of its own. */

import type { Speech } from "../words/speech";

/** A move, or the beginning of one, as a person reads it. `asking` is the question that it answers. */
export function nameOfMove(speech: Speech, text: string, names: string[], asking = ""): string {
  if (text === "take" && speech.has(`web-take-${asking}`)) return speech.say(`web-take-${asking}`);
  const [move = "", target] = text.split(" > ");
  const named = move
    .split(" ")
    .map((word) => nameOfWord(speech, word, names))
    .join(" ");
  return target ? speech.say("web-play-at", { move: named, name: nameOfWord(speech, target, names) }) : named;
}

/** A card, a seat, a space, an amount or a verb. */
export function nameOfWord(speech: Speech, word: string, names: string[]): string {
  if (word.startsWith("@")) return names[Number(word.slice(1))] ?? word;
  for (const key of [`card-${word}`, `web-move-${word}`, `space-${word.replaceAll(".", "-")}`]) {
    if (speech.has(key)) return speech.say(key);
  }
  return /cl$|^flirt$/.test(word) ? speech.goods(word) : word;
}

/** A value of a house rule as a person reads it; one that a table has made up is said as it is. */
export function nameOfValue(speech: Speech, option: string, value: string): string {
  const key = `option-${option}-${value.replaceAll("+", "-plus-")}`;
  return speech.has(key) ? speech.say(key) : value;
}
