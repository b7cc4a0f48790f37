/** How measured and required values are written wherever a person reads them. */

const NUMBER = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** Units that stand before their figure: R-13, STC 48, Class B. */
const BEFORE: Readonly<Record<string, string>> = {
  R: "R-",
  U: "U-",
  SHGC: "SHGC ",
  STC: "STC ",
  class: "Class ",
  AWG: "No. ",
};
/** Units that stand on both sides of it: No. 6 AWG. */
const ON_BOTH_SIDES = ["AWG"];
/** Units people write with a sign: 110 °F. */
const SIGNS: Readonly<Record<string, string>> = { F: "°F" };

/** `30 in`, `R-13`, `No. 6 AWG`, `double cylinder deadbolt`; figures keep at most two decimals. Null for none. */
export function writeValue(value: number | string | null, unit: string | null): string | null {
  if (value === null || value === "") return null;
  const words = typeof value === "string"
    ? value
    : isYear(value, unit)
    ? String(value)
    : NUMBER.format(value);
  return withUnit(words, unit);
}

/** What is counted, one of it: `hours` gives `hour`, `stories` gives `story`. Symbols such as `s` or `lbs` stay. */
function singular(unit: string): string {
  if (unit.endsWith("ies")) return `${unit.slice(0, -3)}y`;
  return unit.length > 4 && unit.endsWith("s") ? unit.slice(0, -1) : unit;
}

/** A figure that brings its unit along: `16 units`, `7'-6"`, `40 SF`, `5%`. */
const HAS_UNIT = /\d\s*(?:["'″′%°]|[A-Z][A-Z./ ]*)$/i;

/**
 * A figure in words with its unit, said once: `1 hour`, `2 hours`, and `16 units` of the figure `16 units` too. The one
 * place where a unit is put to a figure.
 */
export function withUnit(figure: string, unit: string | null): string {
  if (!unit || figure.endsWith(unit)) return figure;
  if (HAS_UNIT.test(figure)) return figure;
  const before = BEFORE[unit];
  if (before === undefined) {
    return `${figure} ${figure === "1" ? singular(unit) : SIGNS[unit] ?? unit}`;
  }
  if (figure.startsWith(before.trim())) return figure;
  return `${before}${figure}${ON_BOTH_SIDES.includes(unit) ? ` ${unit}` : ""}`;
}

/** A figure cut off before its unit where the words after it say that unit again: `16 units` before ` units`. */
export function beforeUnit(figure: string, after: string): string {
  const [, number, said] = /^(.*\d)\s*([A-Z]+)$/i.exec(figure) ?? [];
  const next = /^ ([A-Z]+)/i.exec(after)?.[1];
  if (said === undefined || next === undefined) return figure;
  const one = (word: string) => singular(word.toLowerCase());
  return one(said) === one(next) ? number : figure;
}

/** True for a figure that names a year, as code editions do: it has no unit, and is written without a comma. */
export function isYear(value: number, unit: string | null): boolean {
  return unit === null && Number.isInteger(value) && value >= 1900 && value < 2100;
}
