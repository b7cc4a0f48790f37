/**
 * Horizontal drains fall enough for their size: small pipes more than large ones.
 * Reads stated slopes, in inches per foot, with the smallest pipe size named; without a size a
 * slope of 1/8 in is left alone.
 * @source FBC-P 8th ed. (2023), 704.1
 */
import { defineRule, inapplicable } from "../define_rule.ts";
import {
  either,
  inches,
  inchesPerFoot,
  judgeStated,
  rounded,
  statedQuantities,
  type StatedQuantity,
} from "../measure.ts";

/** What slopes is the floor itself; a drain under it is none: `PITCH SLAB 1/8"/FT TO DRAIN`, `SLAB TO SLOPE`. */
const FLOOR_SLOPES =
  /\b(SLOPE|PITCH)\w* (THE |CONC\w*\.? )*(FLOOR|SLAB)|(?<!\b(UNDER|BELOW|IN) [^,;]{0,20})(FLOOR|SLAB) (\w+ ){0,2}(SLOP|PITCH|FALL)|FLOOR TO DRAIN/;

/** Smaller lengths are slopes. */
const SMALLEST_DRAIN_IN = 1.25;

/** Behind the size of a pipe that carries no waste: `1 1/4" HW`, `2" VTR-3`. */
const OF_SUPPLY =
  /^\s*(?:DIA\.?\s*)?(?:D?[CH]\.?W\.?(?:S|R)?\.?|HWR|(?:COLD|HOT|DOMESTIC)\s+WATER|V\.?T\.?R\.?|VENTS?|GAS|COND\w*\.?)(?![A-Z])/i;

/** Smallest pipe size the slope belongs to, inches; null when none is named. */
function smallestPipe({ before, after }: StatedQuantity): number | null {
  const sizes = (text: string) =>
    inches.find(text).filter(({ end }) => !OF_SUPPLY.test(text.slice(end)))
      .map((it) => it.value).filter((it) => it >= SMALLEST_DRAIN_IN);
  const earlier = inchesPerFoot.find(before);
  const own = before.slice(Math.max(earlier.at(-1)?.end ?? 0, endOfPair(before)));
  const isSizeFirst = sizes(before.slice(0, earlier[0]?.start)).length > 0;
  const named = isSizeFirst
    ? sizes(own)
    : sizes(after.slice(0, inchesPerFoot.find(after)[0]?.start));
  return named.length > 0 ? Math.min(...named) : null;
}

/** Where the size and slope before end whose foot is left out: `2" AT 1/4", 4" AT 1/8" / FT`. */
const endOfPair = (before: string): number =>
  inches.find(before).findLast(({ value, start }) =>
    value < SMALLEST_DRAIN_IN && /(?:\bAT|@)\s*$/i.test(before.slice(0, start))
  )?.end ?? 0;

/** A pipe that is nothing but size and slope, in a diagram of drains: `PLUMBING RISER: 2" @ 1/8"/FT`. */
const SIZED_IN_RISER =
  /^[^:#]*\b(PLUMBING|SANITARY|DRAIN(AGE)?|WASTE|SOIL|DWV|D\.W\.V)\b[^:#]*\b(RISER|ISO(METRIC)?|DIAGRAM|SCHEMATIC|PLAN)\b[^:#]*: *~ *(DIA\.? *)?(@|AT|SLOPED?) *#/;

export default defineRule({
  id: "plumbing/drain-slope",
  requirementId: "FBC-P-704-slope",
  demand: {
    thing: "drain pipe",
    property: "slope",
    unless: either(/STORM|ROOF|GRADE|CONDENS/, FLOOR_SLOPES),
    limit: ({ plumbing }) => ({ min: plumbing.drainSlopeInPerFt * 100 / 12 - 0.05 }),
  },
  // Storm sewers are no drains of the building.
  leavesOut: ({ clause, context }) => /STORM/i.test(`${clause} ${context}`),
  applies: (plan) =>
    statedQuantities(plan, {
      quantity: inchesPerFoot,
      titled: true,
      says: [
        /(DRAIN(AGE|S)?|SANITARY|WASTE|SEWER|SOIL|PIP(E|ES|ING)|BRANCH(ES)?|\bSAN\b|(FLOOR|MOP|HUB) (SINKS?|DRAINS?))[^#|]{0,90}#/,
        /(\bSLOPE|\bPITCH|\bFALL)[^#|]{0,40}#/,
        SIZED_IN_RISER,
      ],
      under:
        /DRAIN|SANITARY|WASTE|SOIL (RISER|ISO)|SEWER|PIPE|PIPING|PLUMBING|\bSAN\b|\bD\.?W\.?V\b/,
      not: either(
        /ROOF|CONDENSATE|\bCOND\b|\bGRADE\b|GRADING|DECK|STORM|SWALE|CONDUIT|HOOD|DUCT|PAVING|SHOWER (FLOOR|PAN)|AREA DRAIN|TRENCH|GUTTER|COMPACT|REFRIGERANT|\d ?% (OF|PASS)/,
        FLOOR_SLOPES,
      ),
    }).filter((it) => it.value > 0 && it.value <= 2),
  check(stated, { limits }) {
    const { smallDrainSlopeInPerFt, drainSlopeInPerFt, largeDrainSlopeInPerFt } = limits.plumbing;
    const size = smallestPipe(stated);
    if (size === null) {
      const isSteep = stated.value >= smallDrainSlopeInPerFt - 0.001;
      return isSteep
        ? judgeStated(stated, { min: smallDrainSlopeInPerFt }, { size: "all sizes" })
        : inapplicable();
    }
    const min = size < 3
      ? smallDrainSlopeInPerFt
      : size < 8
      ? drainSlopeInPerFt
      : largeDrainSlopeInPerFt;
    // A slope of 2 % is called 1/4 in per ft, one of 1 % 1/8 in.
    const rounding = /%|PERCENT/i.test(stated.raw) ? 0.0101 : 0.001;
    return judgeStated({ ...stated, value: stated.value + rounding }, { min }, {
      actual: rounded(stated.value),
      size: `${size} in`,
    });
  },
  messages: {
    ok: "The drain slope is {raw} ({size}).",
    outside: "Drains ({size}) slope {actual} in per ft; at least {required} in per ft is required.",
  },
  recommendation: "Increase the slope or the pipe size.",
});
