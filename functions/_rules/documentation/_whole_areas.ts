/**
 * Areas of the whole work as sentences and lists give them: the living area of a house, the space of a tenant, the
 * footprint of a building. Square feet.
 */
import type { Evidence, Fact, PlanSet } from "../../_shared/domain/plan_set.ts";
import {
  contextOf,
  isKept,
  isOfOldWork,
  mentions,
  perPlan,
  placeOf,
  statements,
} from "../measure.ts";
import type { Contradiction } from "./_conflicts.ts";

/** An area with what it is the whole of. */
interface WholeArea extends Evidence {
  of: string;
  areaSqft: number;
}

const SQFT = String
  .raw`(?<area>\d{1,3}(?:,\d{3})+|\d{3,6})\s*(?:S\.?\s?F\b|SQ\.?\s*F(?:EE)?T\b|SQUARE\s+FEET)`;
/** What may stand between the thing and its figure. */
const BETWEEN = String
  .raw`(?:[\s:|,=()–-]|\b(?:AREA|SPACE|SUITE|FLOORS?|LEVELS?|GROSS|NET|TOTAL|IS|OF|THIS|PLAN|PROJECT|BOTH|ALL|SIZE|WORK)\b)*`;
const THINGS: readonly [of: string, pattern: RegExp][] = [
  ["the living area", wholeOf(String.raw`LIVING`)],
  ["the conditioned area", wholeOf(String.raw`(?:AIR[\s-]*)?CONDITIONED`)],
  ["the tenant's space", wholeOf(String.raw`(?:TENANT|SUITE|LEASED?|DEMISED|PREMISES)`)],
];
const FOOTPRINT = wholeOf(String.raw`(?:BUILDING|BLDG\.?)\s+FOOTPRINT`);

function wholeOf(thing: string): RegExp {
  return new RegExp(String.raw`\b${thing}\b${BETWEEN}${SQFT}`, "i");
}

/** Before the figure: a part of the whole, another's, or what would be allowed. */
const OF_A_PART =
  /\b(?:FIRST|SECOND|THIRD|1ST|2ND|3RD|UPPER|LOWER|GROUND|MAIN|NEW|ADDED|ADDITION\w*|EXIST\w*|EXG|ADJ\w*|NEIGHBO\w*|OTHER|EACH|PER|UNITS?|ALLOW\w*|MIN|MAX|ROOM|RM|OUTDOOR|COVERED|NON)\b/i;
/** Behind it: what a load or a count is reckoned with. */
const RECKONED = /^\W*(?:[x×@/*]|\bAT\b|PER\b|EACH\b|EA\b)/i;
/** Drawings and lists of one of several. */
const OF_ONE_OF_SEVERAL =
  /\b(?:UNIT|MODEL|TYPE|OPTION|ALTERNATE|BUILDING\s+[A-Z1-9]|BLDG\.?\s+[A-Z1-9]|ADU|GUEST\s+HOUSE|CABANA|DETACHED|LOAD\s+CALC\w*|OCCUPANT\s+LOAD)\b/i;
/** Smaller ones are rooms of that name, square feet. */
const LEAST_SQFT = 800;

function areasOf(plan: PlanSet, things: typeof THINGS): WholeArea[] {
  return things.flatMap(([of, pattern]) =>
    statements(plan, { topic: pattern }).flatMap((it): WholeArea[] => {
      if (isKept(it.text) || isOfOldWork(it.drawing) || OF_ONE_OF_SEVERAL.test(contextOf(it))) {
        return [];
      }
      const match = pattern.exec(it.text);
      const areaSqft = Number(match?.groups?.area.replaceAll(",", ""));
      if (!match || !(areaSqft >= LEAST_SQFT)) return [];
      const end = match.index + match[0].length;
      const isPart = OF_A_PART.test(it.text.slice(0, end).split(/[;.]\s/).at(-1) ?? "");
      if (isPart || RECKONED.test(it.text.slice(end))) return [];
      return [{ ...placeOf(it), of, areaSqft }];
    })
  );
}

const wholeAreas = perPlan((plan: PlanSet) => areasOf(plan, THINGS));

const ONE_STOREY = /\b(?:ONE|SINGLE|1)\s*-?\s*STOR(?:E?Y)\b/;

/** The footprint of a building of one storey, which is its area. */
export function footprints(plan: PlanSet): Fact<number>[] {
  const { stories } = plan.codeSummary;
  const isOneStorey = stories.length > 0
    ? stories.every(({ value }) => value === 1)
    : mentions(plan, ONE_STOREY);
  return isOneStorey
    ? areasOf(plan, [["the footprint", FOOTPRINT]])
      .map((it) => ({ ...placeOf(it), value: it.areaSqft, unit: "sq ft" }))
    : [];
}

/** Shares by which two figures of one area may differ, and by which figures of different things do. */
const ROUNDING = 0.02;
const OTHER_THING = 0.25;

/** Wholes the sheets give two areas that are near each other, once each. */
export function wholeAreaContradictions(plan: PlanSet): Contradiction[] {
  const byThing = Map.groupBy(wholeAreas(plan), ({ of }) => of);
  return [...byThing.values()].flatMap(([first, ...others]): Contradiction[] => {
    const other = others.find(({ areaSqft }) => {
      const share = Math.abs(areaSqft - first.areaSqft) / Math.max(areaSqft, first.areaSqft);
      return share > ROUNDING && share < OTHER_THING;
    });
    if (!other) return [];
    const [a, b] = [first, other].map((it) => ({
      ...placeOf(it),
      value: `${it.areaSqft} sq ft`,
      unit: "sq ft",
    }));
    return [{ ...a, conflict: { topic: "area", subject: first.of, a, b } }];
  });
}
