/** Where glass stands. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import type { Limits } from "../limits/mod.ts";
import { besideOnDrawing, inches, type Statement } from "../measure.ts";

const FROM_DOOR =
  /^\W*(?:(?:AWAY |BACK )?(?:FROM|OFF)|TO)\b(?![^|;]{0,24}\b(?:HEAD|TOP|MATCH)\b)[^|;]{0,24}\b(?:(?:DOORS?|DRS?)\b(?!\.?\s*(?:HEAD|TOP))|LEA(?:F|VES)\b|D-?\d{1,3}[A-Z]?\b|ITS\s+(?:EDGE|FRAME|JAMB)\b)/i;

const HAZARD = String
  .raw`(?:TREADS?|NOSINGS?|LANDINGS?|LDG|FLIGHT|STAIRS?|STEPS|TUB|SHOWER|WATER(?:'S)?|POOL|SPA)\b`;
const FROM_HAZARD = new RegExp(
  String
    .raw`^\W*(?:HORIZ\w*\.?\s+|CLEAR\s+|AWAY\s+)*(?:FROM|OFF|BEYOND|OF|TO)\s+(?:THE\s+)?[^|;,\d]{0,14}?${HAZARD}`,
  "i",
);
/** A length behind the hazard: `TUB 62" FROM WINDOW F`, `FROM LANDING EDGE | 3'-1"`. */
const HAZARD_BEFORE = new RegExp(
  String
    .raw`(?:\bFROM\s+(?:THE\s+)?[^|;,\d]{0,14}?${HAZARD}[^|;,\d]{0,12}(?:\||:|=|IS)\s*|\b${HAZARD}\W{0,3}(?:IS\s+|AT\s+)?)$`,
  "i",
);
const TO_GLASS =
  /^\W*(?:CLEAR\s+)?(?:AWAY\s+)?(?:FROM|OFF|TO)\s+(?:THE\s+)?(?:WINDOW|GLASS|GLAZ|PANE|LITE|W-?\d)/i;
/** The foot of a stair, and water, reach farther than the side of the treads. */
const REACHES_FAR =
  /\b(?:BOTTOM|FOOT)\b[^|;,]{0,12}\b(?:STAIR|TREAD|RISER|FLIGHT|LANDING)|\b(?:TUB|SHOWER|WATER|POOL|SPA)\b/i;

/**
 * Is the glass said to stand beyond the reach of stairs and water: `ANNEALED, 38" FROM TREADS`, `TUB 62" FROM WINDOW F`?
 * Every distance given has to be.
 */
export function isFarFromHazard(text: string, { structural }: Limits): boolean {
  const far = inches.find(text).flatMap(({ value, start, end }) => {
    const [before, after] = [text.slice(0, start), text.slice(end)];
    if (IS_LIMIT.test(before)) return [];
    const named = FROM_HAZARD.exec(after)?.[0] ??
      (FROM_TO.test(before) || TO_GLASS.test(after) ? HAZARD_BEFORE.exec(before)?.[0] : undefined);
    if (named === undefined) return [];
    const isFar = REACHES_FAR.test(`${named} ${after.slice(0, AFTER_CHARACTERS)}`)
      ? value > structural.glazingToWaterIn
      : value >= structural.glazingToTreadsIn;
    return [isFar];
  });
  return far.length > 0 && far.every(Boolean);
}
const AFTER_CHARACTERS = 30;
const FROM_TO = /\bFROM\s+[^|;,\d]*(?:\||:|=|IS)\s*$/i;

/** The distance it is held against: `30" FROM DOOR, OVER 24" FROM ITS EDGE`. */
const IS_LIMIT = /\b(?:OVER|BEYOND|PAST|EXCEED\w*|(?:MORE|FARTHER|FURTHER|GREATER) THAN|>)\s*$/i;

/** No bottom so high over a landing or a tread is in reach, inches. @source FBC-B 2406.4.6; FBC-R R308.4.6 */
const HIGH_OVER_STAIR =
  /(?<![\d'])(?:3[6-9]|[4-9]\d|1\d\d)(?:\s?-?\s?\d\/\d)?\s*(?:"|IN\b\.?)[^|;]{0,8}\b(?:ABV|ABOVE|OVER)\b\.?\s*(?:THE\s+)?(?:(?:STAIR|UPPER|LOWER|TOP|MID\w*|ADJ\w*)\s+)?(?:LANDING|LN?DG|TREAD|NOSING|WALK\w*)/i;

/** Does a text put the glass out of reach of who walks by? */
export const isHighOverStair = (text: string): boolean => HIGH_OVER_STAIR.test(text);

/** Does another text of its drawing do so, where its own names no height? */
export const isDrawnHigh = (it: Statement, plan: PlanSet): boolean =>
  !SAYS_HEIGHT.test(it.text) &&
  besideOnDrawing(it, plan).some(({ text }) => HIGH_OVER_STAIR.test(text));
const SAYS_HEIGHT = /\b(?:SILL|BOTTOM|BTM|ABV|ABOVE|OVER)\b/i;

/** How far from a door a text says its glass stands, inches. */
const fromDoors = (text: string): number[] =>
  inches.find(text).filter(({ start, end }) =>
    FROM_DOOR.test(text.slice(end)) && !IS_LIMIT.test(text.slice(0, start))
  ).map(({ value }) => value);

/** Is the glass said to stand in reach of a door: `edge 14 in. from the door`? */
export const isNearDoor = (text: string, { structural }: Limits): boolean =>
  fromDoors(text).some((value) => value <= structural.glazingToDoorIn);

/** Is the glass said to stand beyond the reach of every door: `26" FROM DOOR EDGE`? */
export function isFarFromDoor(text: string, { structural }: Limits): boolean {
  const away = fromDoors(text);
  return away.length > 0 && away.every((value) => value > structural.glazingToDoorIn);
}
