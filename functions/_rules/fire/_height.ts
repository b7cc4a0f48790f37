/** Height, storeys and area against what the tables allow, with every doubt that forbids an accusation. */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase, eachInAnyCase } from "../../_shared/pattern.ts";
import { atMost, normaliseMarks } from "../../_shared/units.ts";
import type { BuildingProfile, Decided } from "../building_profile.ts";
import {
  allowedByGroup,
  caseOf,
  type HeightAreaCase,
  readHeightArea,
} from "../calculators/height_area.ts";
import { cantTell, fail, inapplicable, pass, type Rule, type Verdict } from "../define_rule.ts";
import { type Allowed, isAreaUnconfirmed } from "../limits/fbc_2023/tables/height_area.ts";
import {
  comparedUnder,
  mentions,
  placeOf,
  printedNumber,
  remembered,
  rowsAndNotes,
  settingOf,
  type Statement,
} from "../measure.ts";

/** A figure of the building with the place it is judged at. */
export interface Figure extends Evidence {
  actual: number;
  /** Words that make the figure something else than the code measures. */
  isDoubtful: boolean;
}

const SPECIAL =
  /\b(PODIUM|PEDESTAL|SECTION\s+510|\b510\.\d|HORIZONTAL\s+BUILDING\s+SEPARATION|UNLIMITED\s+AREA|SECTION\s+507|FIRE\s*WALLS?|SEPARATE\s+BUILDINGS?)\b/i;

/** The figure with its place: where it is printed, else where the construction type or use group is. */
export function figureOf(
  plan: PlanSet,
  decided: Decided<number>,
  doubtful: RegExp | null = null,
): Figure[] {
  const { value, evidence } = decided;
  const place = evidence ?? plan.codeSummary.constructionType[0] ??
    plan.codeSummary.occupancyGroups[0];
  if (value === null || !place) return [];
  const isDoubtful = decided.isDisputed ||
    (evidence !== null && (doubtful?.test(evidence.sourceText) ?? false));
  return [{ ...placeOf(place), actual: value, isDoubtful }];
}

/** A figure printed beside the one the set itself allows. */
interface PrintedPair extends Figure {
  allowed: number;
}

const ALLOWED = /\bALLOW|\bMAX|\bPERMITTED|\bTABULAR|\bLIMIT/i;
const ACTUAL = /\bPROV|\bACTUAL|\bPROPOSED|\bPROP\b|\bDESIGN|\bTHIS\b|\bSHOWN|\bNEW\b/i;
const MAY_BE_MORE =
  /\bINCREASE|\bFRONTAGE|\bFIRE\s*WALL|\b506\.3|\bSEPARATED|\bUNLIMITED|\b(PER|EACH|EVERY)\s+(STORY|STOREY|FLOOR|LEVEL)\b[^|]*\bTOTAL|\bPER\s+STORY\s+AND|\bSM\b/i;
/** Limits of zoning and of rooms, and parts that no height is measured to. */
const OTHER_LIMIT =
  /\b(LOT|SITE|IMPERVIOUS|COVERAGE|ZONING|YARD|SIGNS?|OCC\.?(UPANT)?\s+AREA|TOWERS?|CUPOLAS?|STEEPLES?|SPIRES?|CHIMNEYS?|ANTENNAS?|PENTHOUSES?|OVERRUN)\b/i;
const NO_INCREASE =
  /\b(NO|WITHOUT)\s+(\w+\s+){0,2}(INCREASE|FRONTAGE)(\s+INCREASE)?(\s+TAKEN|\s+CLAIMED)?|\b(FRONTAGE|AREA)\s+INCREASE\W{0,4}(NONE|NOT\s+TAKEN|0\b)/gi;
const FIGURE = String.raw`(\d[\d,]*(?:\.\d+)?)`;

/** How a set prints a figure beside what it allows. */
interface Printed {
  /** What the row or sentence speaks of. */
  topic: RegExp;
  unit: RegExp;
  not?: RegExp;
  /** Words of its column, where they are not those of the topic. */
  head?: RegExp;
}

/**
 * Figures above what the set prints as allowed beside them: cells of one row under ALLOWABLE and PROPOSED, or
 * both in one sentence. In doubt where the set speaks of an increase.
 */
export function beyondPrinted(
  plan: PlanSet,
  { topic, unit, not, head = topic }: Printed,
): PrintedPair[] {
  const figure = bareFigure(unit);
  return rowsAndNotes(plan, topic).flatMap((it) => {
    const pair = it.row ? pairOfRow(it, topic, head, figure) : pairOfText(it, unit);
    if (!pair || pair.actual <= pair.allowed || not?.test(it.text) || OTHER_LIMIT.test(it.text)) {
      return [];
    }
    const setting = settingOf(it, plan).replace(NO_INCREASE, " ");
    return [{ ...placeOf(it), ...pair, isDoubtful: MAY_BE_MORE.test(setting) }];
  });
}

type Pair = Pick<PrintedPair, "actual" | "allowed">;

/** A figure alone in its cell, with or without its unit. */
const bareFigure = (unit: RegExp): RegExp =>
  anyCase`^\W*${FIGURE}\s*(?:${unit})?[^\w%]*(?:\([^)]*\)\s*)?$`;

const numberIn = (text: string, figure: RegExp): number | null => {
  const match = figure.exec(normaliseMarks(text));
  return match ? printedNumber(match[1]) : null;
};

/** The topic is named in the row, or over its figures where nothing else is limited. */
function pairOfRow(it: Statement, topic: RegExp, head: RegExp, figure: RegExp): Pair | null {
  const row = comparedUnder(it, head, ALLOWED);
  const isListed = row !== null && head.test(row.head) && row.isOnly;
  if (!row || !topic.test(row.name) && !isListed) return null;
  const [actual, allowed] = [row.given, row.limit].map((text) => numberIn(text, figure));
  return actual === null || allowed === null ? null : { actual, allowed };
}

/** Distances on the site, whatever else the sentence names: `SETBACK 46' (40' ALLOWED)`. */
const OF_SITE = String.raw`(?<!\b(?:SETBACK|YARD|BUFFER|EASEMENT)S?\W{0,4})`;

/** How a limit and what it limits are told in one text. */
const pairPatterns = remembered((unit) => {
  const measure = String.raw`${FIGURE}\s*(?:${unit})`;
  const named = (words: RegExp) => eachInAnyCase`(?:${words})\w*\.?[^\d;|]{0,25}${measure}`;
  return {
    behind: eachInAnyCase`${OF_SITE}${measure}[^\d;|]{0,6}\(\s*${measure}\s*(?:${ALLOWED})`,
    allowed: named(ALLOWED),
    actual: named(ACTUAL),
  };
});

/** `ALLOWED 40'-0", PROVIDED 46'-0"`, or the limit in brackets behind what it limits: `46'-0" (40'-0" ALLOWED)`. */
function pairOfText({ text }: Statement, unit: RegExp): Pair | null {
  const find = (pattern: RegExp) => {
    const found = [...text.matchAll(pattern)];
    return found.length === 1 ? found[0].slice(1).map((it) => printedNumber(it)) : null;
  };
  const patterns = pairPatterns(unit.source);
  const behind = find(patterns.behind);
  if (behind) return { actual: behind[0], allowed: behind[1] };
  const [allowed, actual] = [find(patterns.allowed), find(patterns.actual)];
  return allowed === null || actual === null ? null : { actual: actual[0], allowed: allowed[0] };
}

/** The case of the building for the tables; storeys unknown count as one where `withoutStories` allows it. */
export function heightAreaCase(
  plan: PlanSet,
  building: BuildingProfile,
  options: { withoutStories?: boolean } = {},
): HeightAreaCase | null {
  const inputs = readHeightArea(plan, building);
  return caseOf(
    options.withoutStories
      ? inputs.map((it) => it.key === "stories" && it.value === null ? { ...it, value: 1 } : it)
      : inputs,
  );
}

/** True when nothing about type, uses, sprinklers or scope leaves room for another reading. */
export function isCertain(plan: PlanSet, building: BuildingProfile): boolean {
  const { constructionType, sprinklers, areOccupanciesDisputed, scope, occupancies } = building;
  return !constructionType.isDisputed && !constructionType.value?.startsWith("IV") &&
    !sprinklers.isDisputed && sprinklers.value !== null && !areOccupanciesDisputed &&
    scope !== "alteration" && !occupancies.some(isAreaUnconfirmed) &&
    !mentions(plan, SPECIAL);
}

/** Passes within the least figure, fails beyond every group's figure, asks between or in doubt. */
export function judgeAllowed(
  figure: Figure,
  allowed: readonly (Allowed | null)[],
  options: { unit: string; isCertain: boolean; type: string },
): Verdict {
  const known = allowed.filter((it) => it !== null);
  if (known.length === 0) return inapplicable();
  const limits = known.map((it) => it === "UL" ? Infinity : it === "NP" ? 0 : it);
  const [least, most] = [Math.min(...limits), Math.max(...limits)];
  const shown = (value: number) => value === Infinity ? "unlimited" : value;
  const data = {
    actual: figure.actual,
    required: shown(least),
    unit: options.unit,
    type: options.type,
  };
  if (least === Infinity || atMost(figure.actual, least, options.unit)) return pass(data);
  if (most === Infinity || atMost(figure.actual, most, options.unit)) {
    return cantTell("mixed", data);
  }
  return options.isCertain && !figure.isDoubtful
    ? fail("over", { ...data, required: shown(most) })
    : cantTell("unsure", { ...data, required: shown(most) });
}

/** A figure of the building that its use and construction type bound. */
interface Bounded {
  /** As messages begin: `Building height`. */
  name: string;
  unit: "ft" | "stories";
  of: (building: BuildingProfile) => Decided<number>;
  doubtful: RegExp;
  allowed: (row: ReturnType<typeof allowedByGroup>[number]) => Allowed | null;
  /** How a row or sentence prints it beside what the set allows. */
  printed: Printed;
}

/** Subjects, verdicts and words: what the set itself shows as too much, else the figure of the building. */
export function boundedByType(
  it: Bounded,
): Pick<Rule<Figure & { allowed?: number }>, "applies" | "check" | "messages"> {
  const { name, unit } = it;
  return {
    applies(plan, { building }) {
      const printed = beyondPrinted(plan, it.printed);
      return printed.length > 0 ? printed : figureOf(plan, it.of(building), it.doubtful);
    },
    check(figure, { plan, building }) {
      if (figure.allowed !== undefined) {
        const data = { actual: figure.actual, required: figure.allowed, unit };
        return figure.isDoubtful ? cantTell("printedUnsure", data) : fail("printed", data);
      }
      const known = heightAreaCase(plan, building, { withoutStories: true });
      if (!known) return inapplicable();
      return judgeAllowed(figure, allowedByGroup(known).map(it.allowed), {
        unit,
        isCertain: isCertain(plan, building),
        type: known.type,
      });
    },
    messages: {
      printed:
        `The drawings state {actual} ${unit}; the set itself lists {required} ${unit} as allowed.`,
      printedUnsure:
        `The drawings state {actual} ${unit}, more than the {required} ${unit} they list as allowed; show an increase that covers it.`,
      ok: `${name}: {actual} ${unit}; Type {type} allows {required} ${unit} here.`,
      over:
        `${name}: {actual} ${unit}; Type {type} allows at most {required} ${unit} for these uses and sprinklers.`,
      mixed:
        `${name}: {actual} ${unit}; one of the uses is allowed only {required} ${unit} in Type {type}, so show that the mixed-use method allows it.`,
      unsure:
        `${name}: {actual} ${unit}, more than the {required} ${unit} the table gives for Type {type}; the type, uses, sprinklers, scope or a special provision may allow it.`,
    },
  };
}
