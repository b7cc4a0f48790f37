/**
 * Horizontal drains fall enough for their size: small pipes more than large ones.
 * Reads stated slopes, in inches per foot, with the smallest pipe size named; without a size a
 * slope of 1/8 in is left alone.
 * @source FBC-P 8th ed. (2023), 704.1
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { defineRule, inapplicable } from "../define_rule.ts";
import type { Limits } from "../limits/mod.ts";
import {
  allRows,
  cellHeaded,
  either,
  inches,
  inchesPerFoot,
  judgeStated,
  measuredCellHeaded,
  rounded,
  statedQuantities,
  type StatedQuantity,
  type Statement,
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

/** What a drain of a size has to fall at least, inches per foot. */
const leastSlope = (sizeIn: number, plumbing: Limits["plumbing"]): number =>
  sizeIn < 3
    ? plumbing.smallDrainSlopeInPerFt
    : sizeIn < 8
    ? plumbing.drainSlopeInPerFt
    : plumbing.largeDrainSlopeInPerFt;

/** The smallest pipe named before the figure of a clause; null for none. */
function sizeBefore(clause: string): number | null {
  const sizes = inches.find(clause.slice(0, clause.indexOf("#"))).filter(({ value, end }) =>
    value >= SMALLEST_DRAIN_IN && !OF_SUPPLY.test(clause.slice(end))
  );
  return sizes.length > 0 ? Math.min(...sizes.map(({ value }) => value)) : null;
}

/** Over the fall of a line of pipe in a list, and over its size. */
const SLOPE_HEAD = /^(?:MIN\.? )?(?:SLOPE|PITCH|FALL)\b(?!.*\b(?:REQ|LIMIT))/i;
const SIZE_HEAD = /^(?:PIPE |DRAIN |LINE )?(?:SIZE|DIA(?:M(?:ETER)?)?)\b/i;
/** What a list of drains is called, or one of its lines. */
const OF_DRAINS =
  /\b(?:DRAIN(?:AGE|S)?|SANITARY|SAN|WASTE|SEWERS?|SOIL|D\.?W\.?V|BRANCH(?:ES)?|LAV\w*|SINKS?|W\.?C|SHOWERS?|TUBS?)\b/i;
const OF_OTHERS =
  /\b(?:ROOF|STORM|COND\w*|GRADE|GRADING|PAV\w*|RAMPS?|WALKS?|SWALES?|GUTTERS?|DUCTS?|HOODS?|\(E\)|EXIST\w*)\b/i;

/** Rows of a list with a column each for size and slope: `BREAK 204 BRANCH | 2 | 1/8`. */
const listed = (plan: PlanSet): StatedQuantity[] =>
  allRows(plan).flatMap((it): StatedQuantity[] => {
    const said = `${it.schedule?.title} ${it.text}`;
    if (!OF_DRAINS.test(said) || OF_OTHERS.test(said)) return [];
    const size = inchesUnder(it, SIZE_HEAD);
    const slope = measuredCellHeaded(it, SLOPE_HEAD);
    const [found] = inchesPerFoot.find(slope ?? "");
    if (size === null || !found || found.value <= 0) return [];
    const { value, raw } = found;
    return [{
      ...it,
      value,
      raw,
      unit: "in/ft",
      clause: `DRAIN ${size}" #`,
      before: `${size}" `,
      after: "",
    }];
  });

/** A size in inches, with its mark or bare. */
function inchesUnder(it: Statement, head: RegExp): number | null {
  const text = cellHeaded(it, head)?.trim() ?? "";
  const [said] = inches.find(/^[\d\s./-]+$/.test(text) ? `${text}"` : text);
  return said && said.value >= SMALLEST_DRAIN_IN ? said.value : null;
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
    limit: ({ plumbing }, { clause }) => ({
      min: leastSlope(sizeBefore(clause) ?? 3, plumbing) * 100 / 12 - 0.05,
    }),
  },
  // Storm sewers are no drains of the building.
  leavesOut: ({ clause, context }) => /STORM/i.test(`${clause} ${context}`),
  applies(plan) {
    const rows = listed(plan);
    const said = statedQuantities(plan, {
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
      notUnder: /CONDENS|STORM|ROOF DRAIN/,
    }).filter((it) => it.value > 0 && it.value <= 2);
    return [...rows, ...said.filter((it) => !rows.some(({ row }) => row === it.row))];
  },
  check(stated, { limits }) {
    const { smallDrainSlopeInPerFt } = limits.plumbing;
    const size = smallestPipe(stated);
    if (size === null) {
      const isSteep = stated.value >= smallDrainSlopeInPerFt - 0.001;
      return isSteep
        ? judgeStated(stated, { min: smallDrainSlopeInPerFt }, { size: "all sizes" })
        : inapplicable();
    }
    const min = leastSlope(size, limits.plumbing);
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
