/** Where glass stands. */
import type { Limits } from "../limits/mod.ts";
import { inches } from "../measure.ts";

const FROM_DOOR =
  /^\W*(?:(?:AWAY |BACK )?(?:FROM|OFF)|TO)\b(?![^|;]{0,24}\b(?:HEAD|TOP|MATCH)\b)[^|;]{0,24}\b(?:DOORS?\b(?!\s*(?:HEAD|TOP))|LEA(?:F|VES)\b|D-?\d{1,3}[A-Z]?\b|ITS\s+(?:EDGE|FRAME|JAMB)\b)/i;

/** The distance it is held against: `30" FROM DOOR, OVER 24" FROM ITS EDGE`. */
const IS_LIMIT = /\b(?:OVER|BEYOND|PAST|EXCEED\w*|(?:MORE|FARTHER|FURTHER|GREATER) THAN|>)\s*$/i;

/** Is the glass said to stand beyond the reach of every door: `26" FROM DOOR EDGE`? */
export function isFarFromDoor(text: string, { structural }: Limits): boolean {
  const away = inches.find(text).filter(({ start, end }) =>
    FROM_DOOR.test(text.slice(end)) && !IS_LIMIT.test(text.slice(0, start))
  );
  return away.length > 0 && away.every(({ value }) => value > structural.glazingToDoorIn);
}
