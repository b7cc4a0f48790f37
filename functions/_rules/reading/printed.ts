/** Texts once, with everything that prints them: the sheets of a set say the same again and again. */

/** Something that prints a text, and its place among all. */
export type Print<T> = readonly [place: number, it: T];

/** Things by what they say. */
export const byText = <T>(all: readonly T[], textOf: (it: T) => string): Map<string, Print<T>[]> =>
  Map.groupBy([...all.entries()], ([, it]) => textOf(it));

/** Things in the order in which they are printed. */
export const inOrder = <T>(prints: Iterable<Print<T>>): T[] =>
  [...prints].sort(([a], [b]) => a - b).map(([, it]) => it);
