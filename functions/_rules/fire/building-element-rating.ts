/**
 * Frame, bearing walls, floors and roof have the fire rating of their construction type.
 * Applies to stated ratings of these elements. Measures hours; what the footnotes may lower is asked about.
 * @source FBC-B 8th ed. (2023), Table 601
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import type { ConstructionType } from "../../_shared/constants/options.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { type BuildingElement, elementRatingHours } from "../limits/fbc_2023/tables/fire_tables.ts";
import {
  cellOf,
  clausesSaying,
  contextOf,
  findRatings,
  newWork,
  patternOfThings,
  type Stated,
} from "../measure.ts";
import { wallRatings } from "./_words.ts";

/** Rows of the table by what drawings call them. */
const ELEMENTS: Readonly<Record<string, BuildingElement>> = {
  "structural frame": "primary structural frame",
  "exterior bearing wall": "exterior bearing wall",
  "interior bearing wall": "interior bearing wall",
  "floor construction": "floor construction and secondary members",
  "roof construction": "roof construction and secondary members",
};
const NAMES = Object.keys(ELEMENTS);
const ANY = patternOfThings(NAMES);
const NON_BEARING = /\bNON-?\s?(LOAD[\s-]*)?BEARING/i;

const BARE =
  /\b(NO|WITHOUT|W\/O|OMIT)\s+(SPRAY(ED)?[\s-]*(ON\s+)?)?(FIRE\s*-?\s*PROOFING|S\.?F\.?R\.?M)|\bUN-?PROTECTED\s+(STEEL|COLUMNS?|BEAMS?)|\bFIRE\s*-?\s*PROOFING\W{0,4}(NONE|OMIT)|\bNOT\s+FIRE\s*-?\s*PROOFED/i;
const STEEL =
  /\b(STEEL\s+)?(COLUMNS?|BEAMS?|GIRDERS?)\b|\bW\s?\d{1,2}\s?x\s?\d|\bHSS|\bSTRUCTURAL\s+STEEL/i;
const OTHER_STEEL =
  /\b(ROOF|LINTELS?|(LOOSE|RELIEVING|SHELF)\s+ANGLES?|STAIRS?|CANOP(Y|IES)|CURTAIN|MEZZ\w*|JOISTS?|PURLINS?|GIRTS?)\b/i;

/** Columns and beams said to stand without fireproofing: 0 h. */
const bareSteel = (plan: PlanSet): (Stated & { element: BuildingElement })[] =>
  newWork(plan, { topic: BARE }).filter((it) =>
    STEEL.test(contextOf(it)) && !OTHER_STEEL.test(contextOf(it))
  ).map((it) => ({
    ...it,
    value: 0,
    unit: "hours",
    raw: it.text,
    element: "primary structural frame",
  }));

const UNRATED =
  /\bUN-?RATED\b|\bNON-?RATED\b|\bNOT\s+(?:FIRE[\s-]*)?RATED\b|\b(?:NO|WITHOUT(?:\s+AN?)?)\s+(?:FIRE[\s-]*(?:RESIST\w*\s+)?)?RATING\b/i;
const ROOF =
  /\bROOF\s+(?:CONSTRUCTION|TRUSS(?:ES)?|FRAM\w+|RAFTERS?|JOISTS?|DECK|ASSEMBL(?:Y|IES)|STRUCTURE|MEMBERS?|BEAMS?)\b/i;

/** A part of a building, or another element of it, that needs none. */
const OTHER_ROOF =
  /\b(?:CANOP(?:Y|IES)|PORCH(?:ES)?|COVERED|DOORS?|WALLS?|CEILINGS?|HATCH(?:ES)?|CURBS?)\b/i;

/** Roofs said to have no rating: 0 h. */
const unratedRoofs = (plan: PlanSet): (Stated & { element: BuildingElement })[] =>
  clausesSaying(plan, { says: UNRATED, in: "notes" }).filter(({ clause }) =>
    clause.split(/[,;]/).some((it) => UNRATED.test(it) && ROOF.test(it) && !OTHER_ROOF.test(it))
  ).map((it) => ({
    ...it,
    value: 0,
    unit: "hours",
    raw: it.text,
    element: "roof construction and secondary members",
  }));

const COLUMN_LIST =
  /^(?=.*\b(?:COLUMNS?|BEAMS?|GIRDERS?|STEEL|FRAME)\b).*(?:\bFIRE\s*-?\s*(?:PROOF|RESIST|PROTECT|RATING)|\bRATING)|\bS\.?F\.?R\.?M\b|\bFIRE\s*-?\s*PROOFING\b|\bSPRAY\w*\s+(?:APPLIED\s+)?FIRE/i;
const STEEL_SHAPE = /\bW\s?\d{1,2}\s?X\s?\d|\bHSS|\bPIPE\s+\d|\b(?:STEEL\s+)?COLUMN/i;
/** Members that carry a roof alone may be lower, and stair or canopy steel is no frame. */
const CARRIES_LITTLE = /\bROOF\s+ONLY|\|\s*ROOF\s*(?:\||$)|\b(?:STAIR|CANOPY|LINTEL|MEZZ\w*)\b/i;

/** Steel columns and beams of a list of fireproofing, with the rating of their row. */
const listedSteel = (plan: PlanSet): (Stated & { element: BuildingElement })[] =>
  wallRatings(plan, { topic: STEEL_SHAPE, not: CARRIES_LITTLE, in: "rows" })
    .filter(({ schedule }) => COLUMN_LIST.test(schedule?.title ?? ""))
    .map((it) => ({ ...it, element: "primary structural frame" }));

export default defineRule<Stated & { element?: BuildingElement }>({
  id: "fire/building-element-rating",
  requirementId: "FBC-B-601-frame",
  title: "Fire resistance of building elements",
  demand: {
    thing: NAMES,
    property: "rating",
    unless: NON_BEARING,
    limit: (_, { thing, value }, { building }) => {
      const { value: type, isDisputed } = building.constructionType;
      const min = type && !isDisputed ? elementRatingHours(ELEMENTS[thing], type) : null;
      return min === null || mayBeLower(ELEMENTS[thing], type!, min - (value ?? 0))
        ? null
        : { min };
    },
  },
  applies: (plan) => [
    ...wallRatings(plan, { topic: ANY, not: NON_BEARING, near: ANY, titled: true }),
    ...bareSteel(plan),
    ...unratedRoofs(plan),
    ...listedSteel(plan),
  ],
  check(it, { building }) {
    const element = it.element ??
      ELEMENTS[NAMES.find((name) => patternOfThings(name).test(contextOf(it))) ?? ""];
    const { value: type, isDisputed } = building.constructionType;
    if (!element || type === null) return inapplicable();
    const required = elementRatingHours(element, type);
    if (required === null) return inapplicable();
    const data = { actual: it.value, required, unit: "hours", element, type };
    if (it.value >= required) return pass(data);
    const printed = printedRequirement(it);
    if (printed !== null && it.value < printed) return fail("low", data);
    return isDisputed || mayBeLower(element, type, required - it.value)
      ? cantTell("unsure", data)
      : fail("low", data);
  },
  messages: {
    ok: "The {element} is rated {actual} hr; Type {type} requires {required} hr.",
    low: "The {element} is rated {actual} hr; Type {type} requires {required} hr.",
    unsure:
      "The {element} is rated {actual} hr; Type {type} requires {required} hr unless a footnote to the table lowers it.",
  },
  recommendation:
    "Provide a listed {required}-hour assembly for this element and state its design number.",
  leftOpen: {
    topic:
      /\bSTRUCTURAL\s+FRAME|\bBEARING\s+WALLS?\b|\bFLOOR\s+CONSTRUCTION|\bFIRE\s+RESISTANCE\s+RATING/i,
    data: () => ({ required: "the rating of Table 601", unit: null }),
    not: /\bNON-?\s?BEARING/i,
  },
});

/** The hours the same row asks for, in a column of its own. */
function printedRequirement(it: Stated): number | null {
  const cell = cellOf(it, "required");
  if (cell === null) return null;
  const bare = /^\W*(\d(?:\.\d)?)\W*$/.exec(cell);
  return bare ? Number(bare[1]) : findRatings(cell)[0]?.hours ?? null;
}

/** Roofs high above the floor, and members of Types IA and IB that carry only a roof, may be lower. */
function mayBeLower(element: BuildingElement, type: ConstructionType, missing: number): boolean {
  if (type.startsWith("IV")) return true;
  if (element === "roof construction and secondary members") return true;
  const isCarrying = element === "primary structural frame" || element === "interior bearing wall";
  return isCarrying && (type === "IA" || type === "IB") && missing <= 1;
}
