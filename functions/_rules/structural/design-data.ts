/**
 * Structural drawings list live loads, wind data and bearing value.
 * Applies where structural sheets are in the set; what is missing from the list is a question.
 * @source FBC-B 8th ed. (2023), 1603.1
 */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { cantTell, defineRule, fail, pass, type RuleContext } from "../define_rule.ts";
import { absenceOn, denying, mentions, newWork, placeOf, type Statement } from "../measure.ts";
import {
  CONFLICT_MESSAGE,
  contradictions,
  contradictionVerdict,
} from "../conflicts/contradictions.ts";
import { headedCells, saysLater, saysNone } from "./_cells.ts";
import { structuralSheets } from "./_sheets.ts";

/** Data of which two sheets say two things. */
const TOPICS = [
  "exposure",
  "enclosure",
  "soil bearing",
  "live load",
  "concrete strength",
  "masonry strength",
  "reinforcement",
] as const;

/** The list of design data with what it lacks, or a statement that leaves them out. */
interface DesignData extends Evidence {
  missing: string[];
  said?: "denied" | "deferred";
}

const DATA = String
  .raw`(?:DESIGN|LIVE|FLOOR|ROOF|GRAVITY|WIND|STRUCTURAL)(?:\s*(?:&|,|\/|\s)\s*(?:AND\s+)?(?:DESIGN|LIVE|FLOOR|ROOF|WIND|DEAD|SOIL|FLOOD))*\s+(?:LOADS?|LOADINGS?|DATA|CRITERIA|INFORMATION)(?:\s+(?:AND|&)\s+(?:WIND|LIVE|ROOF|FLOOR|DEAD|SOIL)\s+(?:LOADS?|DATA|PRESSURES?|SPEEDS?))?(?:\s*\([^)]*\))?|\bDESIGN\s+(?:BASIS|PARAMETERS)|(?:WIND\s+SPEED|EXPOSURE|RISK\s+CAT\w*)(?:\s*(?:,|&|\/|AND|\s)+(?:WIND\s+SPEED|EXPOSURE|RISK\s+CAT\w*))+`;
const DENIED = denying(DATA);
const UNSETTLED =
  anyCase`(?:${DATA})[^.;|]{0,30}\bNOT\s+(?:YET\s+)?(?:AVAILABLE|KNOWN|DETERMINED|ESTABLISHED|ISSUED|COMPLETED?)`;
/** Left to somebody's later papers. */
const PUT_OFF =
  anyCase`(?:${DATA})[^.;|]{0,16}\b(?:WILL|TO|SHALL)\s+BE\s+(?:FURNISHED|SUPPLIED|PROVIDED|GIVEN|ISSUED|SUBMITTED|ESTABLISHED)\b[^.;|]{0,50}\b(?:AFTER|LATER|(?:AT|WITH|DURING)\s+(?:SHOP|SUBMITTAL|CONSTRUCTION))\b`;
/** Lists of design data, and the rows of them that must hold a figure. */
const DATA_LIST =
  /\b(?:DESIGN|STRUCTURAL|WIND|LIVE)\s+(?:LOADS?|CRITERIA|DATA|PARAMETERS)\b|\bDESIGN\s+BASIS/i;
const DATA_ITEM =
  /^\W*(?:(?:ULTIMATE|BASIC|DESIGN|ROOF|FLOOR|ALLOW\w*\.?|NET|FOUNDATION)\s+)*(?:WIND|LIVE\s+LOAD|L\.?L\b|SOIL|BEARING|V\s?ULT|EXPOSURE|RISK)/i;

/** Rows of such lists without an answer. */
const openItems = (plan: PlanSet, isOpen: (text: string) => boolean): Statement[] =>
  newWork(plan, { topic: DATA_ITEM, not: OF_OTHER, under: DATA_LIST, in: "rows" }).filter((it) => {
    const [, ...cells] = headedCells(it).filter(({ text }) => text !== "");
    return cells.length > 0 && cells.every(({ text }) => isOpen(text));
  });

/** Loads Florida does without, and data of single parts. */
const OF_OTHER =
  /\bDEBRIS|\bW\.?B\.?D\.?R\b|\bSNOW|\bSEISMIC|\bEARTHQUAKE|\bREDUC|\bFLOOD|\bTORNADO|\bSPRINKLER|\bHVAC|\bELECTRIC|\bRAIN\b|\bSOIL\s+LATERAL|\bCONSTRUCTION\s+LOADS?|N\/A/i;

export default defineRule({
  id: "structural/design-data",
  requirementId: "FBC-B-1603.1-design-data",
  title: "Structural design data",
  applies: (plan, context) => [
    ...designData(plan, context),
    ...contradictions(plan, TOPICS),
  ],
  check(it, { building }) {
    if ("conflict" in it) return contradictionVerdict(it);
    const data = { missing: it.missing.join(", ") };
    if (it.said === "denied" && building.scope !== "alteration") return fail("denied", data);
    if (it.said) return cantTell("deferred", data);
    return it.missing.length === 0 ? pass(data) : cantTell("missing", data);
  },
  messages: {
    conflict: CONFLICT_MESSAGE,
    ok: "Live loads, wind data and exposure are listed.",
    missing: "The structural design data does not list: {missing}.",
    denied: "The set says it does not list design data: {missing}.",
    deferred: "Design data is deferred: {missing}.",
  },
  recommendation: "List floor and roof live loads, wind data, flood data and the bearing value.",
});

function designData(plan: PlanSet, context: RuleContext): DesignData[] {
  const denied = [
    ...newWork(plan, { topic: DENIED, not: OF_OTHER }),
    ...openItems(plan, saysNone),
  ];
  const later = [
    ...newWork(plan, { topic: UNSETTLED, not: OF_OTHER }),
    ...newWork(plan, { topic: PUT_OFF, not: OF_OTHER }),
    ...openItems(plan, saysLater),
  ].filter((it) => !DENIED.test(it.text));
  const said = [
    ...denied.map((it) => ({ ...placeOf(it), missing: [it.text], said: "denied" as const })),
    ...later.map((it) => ({ ...placeOf(it), missing: [it.text], said: "deferred" as const })),
  ];
  return said.length > 0 ? said : listed(plan, context);
}

/** A title of loads, and the load of a place under it: `Bedrooms | 30`, `Floors 40, roof 20 psf`. */
const LOADS = /\bLIVE\s+LOADS?\b|\|\s*(?:(?:DESIGN|FLOOR|GRAVITY)\s+)?LOADS?\W*(?:\||$)/i;
const OF_PLACE =
  /\b(?:FLOORS?|ROOFS?|(?:BED)?ROOMS?|SLEEPING|BALCON\w*|DECKS?|ATTICS?|STAIRS?|OFFICES?|CORRIDORS?|ASSEMBLY|SALES|RETAIL|STORAGE|LOBB\w*)\b[^;]{0,30}(?<![\d.,])\d{2,3}(?!\d|[.,]\d|['"%])/i;

function listed(plan: PlanSet, { building }: RuleContext): DesignData[] {
  const { windSpeedMph, liveLoadsPsf, riskCategory, exposure } = plan.codeSummary;
  const hasLive = liveLoadsPsf.length > 0 ||
    mentions(plan, /\bLIVE\s+LOADS?\b[^;]{0,60}\d{2,3}/i) ||
    newWork(plan, { topic: OF_PLACE, under: LOADS }).length > 0;
  const missing = [
    windSpeedMph.length === 0 && "ultimate wind speed",
    riskCategory.length === 0 && "risk category",
    exposure.length === 0 && "wind exposure",
    !hasLive && "live loads",
  ].filter((it) => it !== false);
  const place = windSpeedMph[0] ?? liveLoadsPsf[0];
  if (missing.length === 0) return place ? [{ ...placeOf(place), missing }] : [];
  const sheets = structuralSheets(plan);
  if (sheets.length === 0 || building.scope === "alteration") return [];
  const absence = absenceOn(sheets, missing.join(", "));
  return absence ? [{ ...absence, missing }] : [];
}
