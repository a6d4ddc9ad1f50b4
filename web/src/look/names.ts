/** Names on plates and tiles: long words get smaller letters, and break at a hyphen. */

const LONG = 9; // letters of a word that still fit in a line
const SOFT = "\u00ad"; // a hyphen that shows only where the line breaks
const VOWELS = /[aeiouyæøåäöüáéíóú]/i;
const LETTERS = /^\p{L}{2}$/u;

/** Whether a name has a word that needs smaller letters. */
export function isLong(name: string): boolean {
  return wordsOf(name).some((word) => word.length > LONG);
}

/** The name with a place to break in every word that is too long for a line. */
export function hyphenated(name: string, longest = LONG): string {
  return wordsOf(name)
    .map((word) => broken(word, longest))
    .join("");
}

function wordsOf(name: string): string[] {
  return name.split(/(?<=[-\s])/);
}

function broken(word: string, longest: number): string {
  const letters = Array.from(word);
  const pieces = Math.ceil(letters.length / longest);
  const places = Array.from({ length: pieces - 1 }, (_, piece) =>
    placeNear(letters, Math.round((letters.length * (piece + 1)) / pieces)),
  );
  return letters.map((letter, at) => (places.includes(at) ? SOFT + letter : letter)).join("");
}

/** The nearest place before a consonant with a vowel after it, where a syllable begins; else that very place. */
function placeNear(letters: string[], wanted: number): number {
  for (const by of [0, -1, 1, -2, 2, -3, 3]) {
    const at = wanted + by;
    const [first = "", second = ""] = letters.slice(at, at + 2);
    if (at > 1 && LETTERS.test(first + second) && !VOWELS.test(first) && VOWELS.test(second)) return at;
  }
  return wanted;
}
