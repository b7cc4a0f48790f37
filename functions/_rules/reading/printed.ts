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

/** Things in the order in which they are printed. */
export function inOrder<T>(prints: readonly Print<T>[]): T[] {
  let isSorted = true;
  // A place and, behind it, the index of what stands there: numbers alone are sorted without a call for each pair.
  const keys = new Float64Array(prints.length);
  for (let index = 0; index < keys.length; index++) {
    keys[index] = prints[index][0] * keys.length + index;
    if (index > 0 && keys[index] < keys[index - 1]) isSorted = false;
  }
  if (isSorted) return prints.map((it) => it[1]);
  return Array.from(keys.sort(), (key) => prints[key % keys.length][1]);
}
