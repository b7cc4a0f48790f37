/** Texts once, with everything that prints them: the sheets of a set say the same again and again. */

/** Something that prints a text, and its place among all. */
export type Print<T> = readonly [place: number, it: T];

/** Things by what they say. */
export function byText<T>(all: readonly T[], textOf: (it: T) => string): Map<string, Print<T>[]> {
  const texts = new Map<string, Print<T>[]>();
  for (let place = 0; place < all.length; place++) {
    const text = textOf(all[place]);
    const prints = texts.get(text);
    if (prints) prints.push([place, all[place]]);
    else texts.set(text, [[place, all[place]]]);
  }
  return texts;
}

/** Things in the order in which they are printed; of those at one place in the order in which they are given. */
export function inOrder<T>(prints: readonly Print<T>[]): T[] {
  let isSorted = true;
  let last = 0;
  for (const [place] of prints) {
    if (place < last) isSorted = false;
    else last = place;
  }
  if (isSorted) return prints.map((it) => it[1]);
  // For each place one more than the index of the first thing there, and for each thing that of the next at its place.
  const first = new Int32Array(last + 1);
  const next = new Int32Array(prints.length);
  for (let index = prints.length - 1; index >= 0; index--) {
    const [place] = prints[index];
    next[index] = first[place];
    first[place] = index + 1;
  }
  const things: T[] = [];
  for (const start of first) {
    for (let at = start; at !== 0; at = next[at - 1]) things.push(prints[at - 1][1]);
  }
  return things;
}
