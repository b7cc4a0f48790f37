/** Dwelling units, buildings or suites a row of a schedule is for. */

/** What a list says of where a door or a window is. */
interface Listed {
  location: string | null;
  /** Cells by the heads of their columns. */
  fields: Readonly<Record<string, string>>;
}

const HEAD = /^\W*(?:DWELLING\s+)?(?:UNITS?|APTS?|BLDG|BUILDING|SUITE|LOT)\W*$/i;
const NAME = /^[A-Z]?-?\d{0,3}[A-Z]?$/;

/** Names of the units, from their column or from the location: `BR 3, UNITS A & D`. Empty where none is named. */
export function unitsListed({ location, fields }: Listed): string[] {
  const [, cell] = Object.entries(fields).find(([head]) => HEAD.test(head)) ?? [];
  const listed = cell ?? /\bUNITS?\s+((?:[A-Z]\b\W*(?:AND\s+)?)+)/i.exec(location ?? "")?.[1] ?? "";
  return listed.toUpperCase().split(/[\s,;&/]+|\bAND\b/).filter((it) => it !== "" && NAME.test(it));
}
