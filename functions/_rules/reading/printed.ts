/** Texts once, with everything that prints them: the sheets of a set say the same again and again. */

/** Something that prints a text, and its place among all. */
export type Print<T> = readonly [place: number, it: T];

/** Things by what they say. */
export const byText = <T>(all: readonly T[], textOf: (it: T) => string): Map<string, Print<T>[]> =>
  Map.groupBy([...all.entries()], ([, it]) => textOf(it));

/** Things in the order in which they are printed. */
export function inOrder<T>(prints: readonly Print<T>[]): T[] {
  const isSorted = prints.every((it, index) => index === 0 || prints[index - 1][0] <= it[0]);
  return (isSorted ? prints : prints.toSorted((a, b) => a[0] - b[0])).map((it) => it[1]);
}
