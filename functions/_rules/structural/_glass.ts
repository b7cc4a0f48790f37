/** Where glass stands. */
import type { Limits } from "../limits/mod.ts";
import { inches } from "../measure.ts";

const FROM_DOOR = /^\W*(?:AWAY |BACK )?(?:FROM|OFF|TO)\b[^|;]{0,24}\bDOORS?\b/i;

/** Is the glass said to stand beyond the reach of the door: `26" FROM DOOR EDGE`? */
export const isFarFromDoor = (text: string, { structural }: Limits): boolean =>
  inches.find(text).some(({ value, end }) =>
    value > structural.glazingToDoorIn && FROM_DOOR.test(text.slice(end))
  );
