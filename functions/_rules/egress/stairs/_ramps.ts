/** Ramps as drawings write them. */
import { normaliseMarks, parseNumber } from "../../../_shared/units.ts";
import { lengthOf } from "../../measure.ts";

const RATIO =
  /(?<![\d:.'"])\b1\s*(?::|IN|ON|\/)\s*(?<run>\d{1,2}(?:\.\d+)?)\b(?!\s*(?:['":]|\/|HR))/i;
const PERCENT = /(?<percent>\d{1,2}(?:\.\d+)?)\s*(?:%|PERCENT\b)/i;
const LENGTHWISE =
  /(?<rise>\d+(?:\s+\d+\/\d+|\.\d+)?)\s*(?:"|IN\.?)\s*(?:PER|\/)\s*(?:FT|FOOT|1'|')/i;

/** Slopes that are not those of the run. */
const ACROSS = /\b(CROSS[- ]?SLOPE|X-?SLOPE|FLARED?S?( SIDES?)?|LANDINGS?)\b[^.;]*/gi;

/** The slope a text gives: `1:12`, `8.3%`, `1" PER FT`. */
function slopeIn(printed: string): { percent: number; raw: string } | null {
  const text = normaliseMarks(printed).replace(ACROSS, " ");
  const ratio = RATIO.exec(text);
  if (ratio) return { percent: 100 / Number(ratio.groups?.run), raw: ratio[0] };
  const percent = PERCENT.exec(text);
  if (percent) return { percent: Number(percent.groups?.percent), raw: percent[0] };
  const perFoot = LENGTHWISE.exec(text);
  const rise = perFoot ? parseNumber(perFoot.groups?.rise ?? "") : null;
  return perFoot && rise !== null ? { percent: (rise / 12) * 100, raw: perFoot[0] } : null;
}

/** Is what a text calls ramp so flat that it is a walk, by the slope it gives? Per cent. */
export function isWalk(text: string, steepest: number): boolean {
  const slope = slopeIn(text);
  return slope !== null && slope.percent <= steepest + 0.01;
}

/** Ramps that wheels use and people do not leave by. */
export const NOT_ON_FOOT =
  /VEHIC|\bCARS?\b|GARAGE|TRUCK|DOCK|DRIVE|CURB|CROSS ?WALK|BOAT|TRAILER|SKATE|DUMPSTER/i;

/** Ramps off the accessible route, whose slope accessibility/ramp-slope does not read. */
export const OFF_ROUTE =
  /\b(DWELLING UNIT|(WITH)?IN(SIDE)? (THE )?UNITS?|UNIT [A-Z0-9]{1,3}\b|APARTMENT|GUEST ?ROOM)\b/i;

/** Rise a text states for a ramp, inches; null when it does not. */
export function rampRise(text: string): number | null {
  return lengthOf(text, {
    of: /\bRISES?\b|\bRISING\b/i,
    rivals: /\bLONG\b|\bWIDE\b|\bLANDING\b|\bHAND\s?RAILS?\b|\bCURBS?\b|\bRUN\b/i,
    betweenIn: [0, 400],
  })?.valueIn ?? null;
}
