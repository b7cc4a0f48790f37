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
  const listed = cell ?? /\bUNITS?\s+((?:[A-Z]\b\W*(?:AND\s+)?)+)/i.exec(location ?? "")?.[1] ??
    BEHIND_ROOM.exec(location ?? "")?.[1] ?? "";
  return listed.toUpperCase().replace(RANGE, lettersFrom).split(/[\s,;&+/]+|\bAND\b/)
    .filter((it) => it !== "" && NAME.test(it));
}

/** Letters alone behind the name of a room: `BED 3, A + B`, `BATH 2, A-C`. */
const BEHIND_ROOM =
  /\b[A-Z]{3}[A-Z0-9 ./]*[,(]\s*([A-H](?:\s*(?:[&+\/,-]|AND)\s*[A-H]\b)*)(?=\s*\)?\s*(?:[,;]|$))/i;
const RANGE = /\b([A-H])\s*-\s*([A-H])\b/g;

const lettersFrom = (said: string, first: string, last: string): string => {
  const count = last.charCodeAt(0) - first.charCodeAt(0) + 1;
  return count < 2
    ? said
    : Array.from({ length: count }, (_, at) => String.fromCharCode(first.charCodeAt(0) + at))
      .join(" ");
};
