/** What of a thing a figure can be: by its kind, its range, and the words at it. */
import { getProperty, getThing } from "../../_lexicon/mod.ts";
import type { Words } from "./clause.ts";
import type { Figure } from "./figures.ts";

/** What of a thing the figure is: one of the named, else what a bare figure beside it is; null when it can be neither. */
export function measureOf(
  id: string,
  { kind, value, raw, side }: Figure,
  named: readonly string[],
): { property: string; value: number } | null {
  const { has = {}, usual } = getThing(id);
  const fits = (property: string): boolean => {
    const range = has[property];
    if (!range || value < range[0] || value > range[1]) return false;
    const own = getProperty(property).kind;
    return own === kind || (kind === "bare" && own !== "count");
  };
  const can = Object.keys(has).filter(fits);
  if (can.length === 0 || raw === "") return null;
  if (side !== undefined && named.length === 0) {
    const sides = side === "first" ? ["width"] : ["height", "depth", "length"];
    const property = sides.find((it) => it in has);
    return property !== undefined && can.includes(property) ? { property, value } : null;
  }
  const wanted = named.filter((it) => can.includes(it));
  if (named.length > 0) return wanted.length > 0 ? { property: wanted[0], value } : null;
  if (usual && can.includes(usual)) return { property: usual, value };
  return can.length === 1 && (kind !== "length" || usual === undefined)
    ? { property: can[0], value }
    : null;
}

/** The size a thing is known by is no distance: `3" VTR`. */
export function saysDistance(
  { value }: Figure,
  { text }: Words,
  named: readonly string[],
): boolean {
  return named.length > 0 || value >= 60 || DISTANCE.test(text);
}

const DISTANCE =
  /\b(?:FROM|TO|OFF|AWAY|APART|BEYOND|PAST|WITHIN|BETWEEN|BTWN|BESIDE|FRONT|O\.?C|CLEAR|CLR|CLEARANCE|DISTANCE|SETBACK|SIDE|NEAR(?:EST)?|PROJ\w*|EXTEN\w*|HORIZ\w*)\b/i;
