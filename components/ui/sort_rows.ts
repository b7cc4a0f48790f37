/** The order a table's rows stand in once a head was pressed, as pure functions. */

export interface Order {
  /** Name of the column. */
  column: string;
  isDown: boolean;
}

const WORDS = new Intl.Collator("en-US", { numeric: true, sensitivity: "base" });

/** A copy in order; equal rows stay as they came, and what is not known stands last either way. */
export function sortRows<T>(
  rows: readonly T[],
  by: (row: T) => string | number | null,
  isDown: boolean,
): T[] {
  const sign = isDown ? -1 : 1;
  return rows.toSorted((left, right) => {
    const [a, b] = [by(left), by(right)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === "number" && typeof b === "number") return sign * (a - b);
    return sign * WORDS.compare(String(a), String(b));
  });
}
