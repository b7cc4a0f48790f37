/**
 * The area of each storey, and of all storeys, stays within what use and construction type allow.
 * Applies to buildings under FBC-Building whose use and type are known. Measures square feet, with the
 * increase for frontage the set claims; a claim without figures leaves the excess open.
 * @source FBC-B 8th ed. (2023), 506.2
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { eachInAnyCase } from "../../_shared/pattern.ts";
import { type BuildingProfile } from "../building_profile.ts";
import { allowedByGroup, leastOf } from "../calculators/height_area.ts";
import { cantTell, defineRule, fail, inapplicable } from "../define_rule.ts";
import { MAX_FRONTAGE_FACTOR } from "../limits/fbc_2023/tables/height_area.ts";
import { mentions, newWork, placeOf, printedNumber } from "../measure.ts";
import { beyondPrinted, type Figure, heightAreaCase, isCertain, judgeAllowed } from "./_height.ts";

/** An area to judge: of one storey, of all of them, or one printed beside a smaller allowed area. */
interface Area extends Figure {
  of: "storey" | "building" | "printed";
  allowed?: number;
}

const CLAIMS =
  /\b(FRONTAGE|AREA\s+INCREASE|OPEN\s+PERIMETER|ALLOWABLE\s+INCREASE|SEPARATED\s+(USE|OCC))/i;
/** Says that no increase is claimed. */
const NO_INCREASE = /\b(?:NO|WITHOUT)\s+(?:\w+\s+){0,2}(?:INCREASE|FRONTAGE)/i;
const AREA = /\b(AREAS?|FLOOR|STOR(Y|EY)|BUILDING|S\.?F|SQ)\b/i;
const SQUARE_FEET = /S\.?\s?F\b\.?|SQ\.?\s*F\w*\.?|SQUARE\s+FEET/;
const AREA_HEAD = /^(?!.*\b(?:OPEN|GLAZ|WINDOW)).*\b(?:AREAS?|S\.?F|SQ)\b/i;
/** Areas that other rules limit. */
const OTHER_AREA = /\b(?:OPENINGS?|GLAZ\w*|WINDOWS?|MEZZ\w*|ACCESSORY|INCIDENTAL)\b/i;
const SUITE = /\b(SUITE|TENANT|UNIT|LEASE|SPACE)\b/i;

export default defineRule({
  id: "fire/building-area",
  requirementId: "FBC-B-506.2-area",
  title: "Building area",
  applies: areasOf,
  check(area, { plan, building }) {
    if (area.allowed !== undefined) {
      const data = { actual: area.actual, required: area.allowed, unit: "sq ft" };
      return area.isDoubtful ? cantTell("printedUnsure", data) : fail("printed", data);
    }
    const it = heightAreaCase(plan, building, { withoutStories: area.of === "storey" });
    if (!it) return inapplicable();
    const rows = allowedByGroup(it);
    const claimed = leastOf(rows.map((row) => row.perStorySqft));
    const best = allowedByGroup({ ...it, frontagePercent: 100, frontageWidthFt: 30 });
    const isBeyondAll = area.of === "storey" &&
      best.every(({ perStorySqft }) =>
        typeof perStorySqft === "number" && area.actual > perStorySqft
      );
    const hasClaim = it.frontagePercent > 0 || mentions(plan, CLAIMS, { not: NO_INCREASE }) ||
      printsMore(plan, claimed);
    return judgeAllowed(
      area,
      rows.map((row) => area.of === "storey" ? row.perStorySqft : row.totalSqft),
      {
        unit: "sq ft",
        isCertain: isCertain(plan, building) && (isBeyondAll || !hasClaim),
        type: it.type,
      },
    );
  },
  messages: {
    printed: "Area: {actual} sq ft; the set itself lists {required} sq ft as allowed beside it.",
    printedUnsure:
      "Area: {actual} sq ft, more than the {required} sq ft printed beside it as allowed; show an increase that covers it.",
    ok: "Area: {actual} sq ft; Type {type} allows {required} sq ft here.",
    over:
      "Area: {actual} sq ft; Type {type} allows at most {required} sq ft for these uses and sprinklers.",
    mixed:
      "Area: {actual} sq ft; one of the uses is allowed only {required} sq ft in Type {type}, so show that the mixed-use method allows it.",
    unsure:
      "Area: {actual} sq ft, more than the {required} sq ft the table gives for Type {type}; the type, uses, sprinklers, frontage, fire walls or scope may allow it.",
  },
  recommendation:
    "Add a fire wall, sprinklers or frontage, or change the construction type; {required} sq ft is allowed.",
});

/** An allowable area printed above the table's figure claims an increase, if frontage could give it. */
function printsMore(plan: PlanSet, tabular: ReturnType<typeof leastOf>): boolean {
  return plan.codeSummary.allowableAreaSqft.some(({ value }) =>
    typeof tabular === "number" && value > tabular && value <= tabular * (1 + MAX_FRONTAGE_FACTOR)
  );
}

function areasOf(plan: PlanSet, { building }: { building: BuildingProfile }): Area[] {
  const { areaByFloor, buildingAreaSqft } = plan.codeSummary;
  const [largest] = areaByFloor.toSorted((a, b) => b.value.areaSqft - a.value.areaSqft);
  const stories = building.stories.value;
  const [total] = buildingAreaSqft;
  const isSuite = total !== undefined && SUITE.test(total.sourceText);
  const storey: Area[] = largest && !SUITE.test(largest.sourceText)
    ? [{ ...placeOf(largest), actual: largest.value.areaSqft, of: "storey", isDoubtful: false }]
    : total && !isSuite && stories === 1
    ? [{
      ...placeOf(total),
      actual: total.value,
      of: "storey",
      isDoubtful: building.areaSqft.isDisputed,
    }]
    : [];
  // With several storeys one printed area may be a storey's or the whole building's: it may only ask.
  const whole: Area[] = total && !isSuite && stories !== null && stories > 1
    ? [{
      ...placeOf(total),
      actual: total.value,
      of: "building",
      isDoubtful: !/TOTAL|GROSS|ALL/i.test(total.sourceText),
    }]
    : [];
  const known = [...storey, ...whole];
  if (known.length > 0) return known;
  const told = toldAreas(plan);
  if (told.length > 0) return told;
  return beyondPrinted(plan, { topic: AREA, unit: SQUARE_FEET, head: AREA_HEAD, not: OTHER_AREA })
    .map((it) => ({ ...it, of: "printed" as const }));
}

const ONE_STOREY = /\b(?:ONE|SINGLE|1)[\s-]*STOR(?:E?Y|IES)\b/i;
const TYPE = /\bTYPE\s+(?:I{1,3}|IV|V)\s*-?\s*[AB]\b/i;
const GROUP = /\b(?:GROUP|OCCUPANCY|USE)\b/i;
const OF_BUILDING =
  eachInAnyCase`(?<![\d,.])(\d[\d,]*)\s*(?:${SQUARE_FEET})(?:\s*(?:GROSS|TOTAL|FOOTPRINT|UNDIVIDED))?`;
const OF_PART =
  /\b(?:SUITE|TENANT|LEASE|SPACE|ADDITION|ALTERATION|MEZZ\w*|EXIST\w*|LOT|SITE|FIRE\s*WALL|ALLOW\w*)\b/i;

/** The area of a building of one storey that a note gives with its type and use, and nothing else. */
const toldAreas = (plan: PlanSet): Area[] =>
  newWork(plan, { topic: TYPE, not: OF_PART, in: "notes" }).flatMap((it) => {
    const areas = [...it.text.matchAll(OF_BUILDING)];
    if (areas.length !== 1 || !ONE_STOREY.test(it.text) || !GROUP.test(it.text)) return [];
    const actual = printedNumber(areas[0][1]);
    return [{ ...placeOf(it), actual, of: "storey", isDoubtful: false }];
  });
