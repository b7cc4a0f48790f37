/**
 * A dwelling has at least two 20 A circuits for kitchen and dining receptacles, and one for the laundry alone.
 * Reads the stated number of small-appliance circuits, or counts them in panel schedules; a single
 * one in a schedule is only a question.
 * @source NFPA 70-2020, 210.11(C)
 */
import { cantTell, defineRule, fail, pass } from "../define_rule.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import {
  cellOf,
  type Clause,
  clausesSaying,
  count,
  either,
  loose,
  statedQuantities,
  type StatedQuantity,
  wholeNumber,
} from "../measure.ts";
import { type Circuit, circuitsOf, hasDwellings } from "./_words.ts";

const SMALL_APPLIANCE =
  /SMALL ?-? ?APP|\bKIT(CHEN|\.)?[ ,&]*(?:(?:PANTRY|DINING|BREAKFAST|NOOK)[ ,&]+)*(COUNTER|RECEPT|OUTLET|PLUG|CKT|GFC?I)|COUNTER ?TOP/i;
const DEDICATED = /DISPOSAL|DISHWASHER|MICRO|REFRIG|HOOD|LIGHT|RANGE|ISLAND HOOD/i;

/** How many a row says it is of: `KITCHEN, PANTRY COUNTERS (TWO CIRCUITS)`. */
const TOLD_CIRCUITS = /\b(\d|ONE|TWO|THREE|FOUR)\s+(?:20\s?-?\s?A\w*\.?\s+)?(?:CIRCUITS?|CKTS?)\b/i;

/** Circuits of one row: `9, 11` with a single-pole breaker are two. */
function circuitsIn({ schedule, row, poles, load }: Circuit): number {
  if (!schedule || !row) return 1;
  const breaker = cellOf({ schedule, row }, "breaker") ?? "";
  if ((poles ?? 1) > 1 || /\/\s*[23]\b|\b[23]\s*-?\s*P/i.test(breaker)) return 1;
  const told = TOLD_CIRCUITS.exec(load)?.[1];
  if (told) return wholeNumber(told) ?? 1;
  const numbers = cellOf({ schedule, row }, "circuit") ?? "";
  return /^\s*\d+(\s*(,|&|AND)\s*\d+)+\s*$/i.test(numbers) ? numbers.match(/\d+/g)!.length : 1;
}

/** All receptacles of the counter on the one circuit that is named. */
const ON_ONE =
  /\b(ONE|SINGLE|SAME|1) (20 ?-? ?A\w*\.? )?(BRANCH )?(CIRCUIT|CKT)\b[^;]{0,30}(KITCHEN|COUNTER)[^;]{0,40}(RECEP|OUTLET|DUPLEX|PLUG)|\bALL\b[^;]{0,16}(COUNTER|KIT(CHEN|\.)?)[^;]{0,12}(RECEP\w*|OUTLETS?|DUPLEX|GFC?I\w*)[^;]{0,16}\b(ON|FROM|BY)\b[^;]{0,8}((CKT|CIRCUIT|CKT\.|CIR\.?) ?[№#]?[A-Z]?-?\d{1,2}\b(?!\s*(,|&|AND|\/|-|THRU|THROUGH))|(A |THE )?(SINGLE|SAME)\b[^;]{0,14}(CKT|CIRCUIT))/;

/** Rooms whose receptacles have a circuit of their own, sharing it. */
const SHARED_LAUNDRY = [
  /\bLAUNDRY\b[^;]{0,30}\b(SHARES?|SHARING|COMMON WITH|TIED (IN)?TO|TAPPED (OFF|FROM)|FED FROM)\b[^;]{0,40}\b(BATH\w*|KITCHEN|HALL|LIGHT\w*|BED ?ROOM|GARAGE|LIVING)\b/,
  /\bLAUNDRY\b[^;]{0,30}\bON (THE |SAME )*(BATH\w*|KITCHEN|HALL|LIGHTING|BED ?ROOM|GARAGE|LIVING)[^;]{0,20}\b(CIRCUIT|CKT)\b/,
  /\bNO (SEPARATE|DEDICATED|INDIVIDUAL) (20 ?-? ?A\w*\.? )?LAUNDRY (BRANCH )?(CIRCUIT|CKT)/,
];
const NOT_SHARED =
  /\bSHALL NOT\b|\bNOT SHARE|\bEXIST|COMMON LAUNDRY|LAUNDRY (CART|CHUTE)|\bCOMPARTMENT|\bWALL\b|\bNO LAUNDRY|\bGAS\b/;

/** Kitchen and dining counters on a circuit a schedule calls the only one. */
const ONLY_ONE =
  /SMALL ?-? ?APP\w* (BRANCH )?CIRCUITS? ?[:=,] ?(ONE|1) (PER|IN EACH|FOR EACH|AT EACH) (KITCHEN|UNIT|DWELLING|HOUSE)\b|\b(ONLY|SOLE|SINGLE|ONE) (20 ?-? ?A\w*\.? )?(S\.?A\.?|SMALL ?-? ?APP\w*\.?) (BRANCH )?(CIRCUIT|CKT)\b|(SMALL ?-? ?APP\w*|\bS\.?A)\b\.?[^;]{0,60}\b((ONLY|JUST|SINGLE) (ONE|1)\b(?! (OF|EACH|PER))|(ONE|1) ONLY\b|(ONE|1|SINGLE|SOLE) (20 ?-? ?A\w*\.? )?(CIRCUIT|CKT)\.?( ONLY| TOTAL|\W*$))/;

/** The sentence goes on with further circuits. */
const ONE_OF_SEVERAL =
  /\b(ANOTHER|SECOND|2ND|OTHER|BOTH|EACH|PLUS|ADDITIONAL|ALTERNAT\w*|TWO|2)\s+(\w+\s+){0,3}(20 ?-? ?A\w*\.? )?(CIRCUITS?|CKTS?|KITCHEN|COUNTER|SMALL|WALL|SIDE)|\bTHE (OTHER|SECOND)\b/i;

/** A laundry without a circuit of its own. */
type SharedLaundry = Clause & { isShared: true };

/** What leads a row of a panel is the number of its circuit. */
const isNumberOfCircuit = ({ row, schedule, before }: StatedQuantity): boolean =>
  row !== null && schedule?.kind === "panel" && /^\W*$/.test(before);

/** Circuits for small appliances: stated, all on one, or counted in panel schedules. */
function smallAppliance(plan: PlanSet): StatedQuantity[] {
  const stated = statedQuantities(plan, {
    quantity: count,
    says: [
      /# ?(20 ?-? ?A\w* )?(BRANCH )?(CIRCUITS?|CKTS?)\b[^#;|]{0,24}(SERVES?|FOR|FEEDS?|SUPPL\w+|TO)\b[^#;|]{0,14}(KIT(CHEN|\.)?[^#;|]{0,14}(COUNTER|SMALL|RECEP|OUTLETS)|COUNTER|SMALL ?-? ?APP|KIT(CHEN)?\W*$)/,
      /SMALL ?-? ?APP\w*[^#;]{0,14}\b(QTY\.?|QUANTITY|NO\. OF|NUMBER|COUNT|CKTS?|CIRCUITS?)[^#\d;]{0,10}#/,
      /(KIT(CHEN|\.)? |COUNTER )+(RECEP\w*|OUTLETS?|DUPLEX)[^#;]{0,24}\b(ON|FROM|BY)\b[^#\d;]{0,8}# ?(20 ?-? ?A\w* )?(CIRCUIT|CKT)/,
      /SMALL ?-? ?APPL(IANCE|\.)?[^#\d]{0,12}CIRCUITS?[^#\d]{0,55}[:=]? ?#/,
      /#\W{0,3}(20 ?-? ?A\w*\W*)?[^#;.|,&+\d]{0,30}SMALL ?-? ?APPL(IANCE|\.)?[^#;.|]{0,14}(CIRCUIT|CKT)/,
    ],
    not: /\bVA\b|WATT|KVA|LOAD CALC/,
  }).filter((it) =>
    it.value <= 10 && !isNumberOfCircuit(it) && !DEDICATED.test(it.clause) &&
    !loose(ONLY_ONE).test(it.clause) &&
    !/# ?(A\b|AMP|V\b|P\b|POLE)/i.test(it.clause)
  );
  const [most] = stated.toSorted((a, b) => b.value - a.value);
  if (most) return most.value < 2 && ONE_OF_SEVERAL.test(most.text) ? [] : [most];
  const shared = clausesSaying(plan, {
    says: ON_ONE,
    titled: true,
    not: /LIGHT|BEDROOM|LAUNDRY/,
  }).filter((it) => !ONE_OF_SEVERAL.test(it.text));
  if (shared.length > 0) {
    const one = { value: 1, unit: "circuits", raw: shared[0].clause, before: "", after: "" };
    return [{ ...shared[0], ...one }];
  }
  const only = clausesSaying(plan, { says: ONLY_ONE, not: ONE_OF_SEVERAL });
  if (only.length > 0) {
    const one = { value: 1, unit: "circuits", raw: only[0].clause, before: "", after: "" };
    return [{ ...only[0], ...one }];
  }
  const circuits = circuitsOf(plan).filter((it) =>
    SMALL_APPLIANCE.test(it.load) && !DEDICATED.test(it.load)
  );
  return byDwelling(circuits).map((own) => ({
    ...own[0],
    value: own.reduce((sum, it) => sum + circuitsIn(it), 0),
    unit: "circuits",
    raw: own[0].load,
    clause: "panel",
    before: "",
    after: "",
  }));
}

/** A panel of one dwelling among several: `PANEL A - UNIT A`, `APT. 2 LOAD CENTER`, `TYP. 1BR PANEL`. */
const OF_ONE_DWELLING =
  /\b(?:UNITS?|APTS?|APARTMENTS?|DWELLINGS?|RESIDENCE|TOWNHO(?:US|M)E|LOFT|STUDIO|GUEST\s?HOUSE|A\.?D\.?U|TYPE\s+[A-Z]\d?|\d\s?-?\s?(?:BR|BED\w*))\b\.?/i;

/** Circuits of one dwelling together: of panels titled by their dwelling each is one, else all are of one house. */
function byDwelling(circuits: Circuit[]): Circuit[][] {
  if (circuits.length === 0) return [];
  const panels = [...new Set(circuits.map(({ schedule }) => schedule))];
  const titles = panels.map((panel) => panel?.title ?? "");
  const isEach = panels.length > 1 && new Set(titles).size === titles.length &&
    titles.every((title) => OF_ONE_DWELLING.test(title));
  return isEach ? [...Map.groupBy(circuits, ({ schedule }) => schedule).values()] : [circuits];
}

export default defineRule({
  id: "electrical/required-circuits",
  requirementId: "NEC-210.11C-circuits",
  source: { volume: "NEC", edition: "2020", section: "210.11(C)" },
  title: "Small-appliance circuits",
  when: hasDwellings,
  demand: {
    thing: "small appliance circuit",
    property: "count",
    unless: either(DEDICATED, /LOAD CALC|\bVA\b|EXIST|ADDITIONAL/),
    keep: ({ text }) => !ONE_OF_SEVERAL.test(text),
  },
  applies: (plan) => [
    ...clausesSaying(plan, { says: SHARED_LAUNDRY, not: NOT_SHARED, titled: true, in: "notes" })
      .map((it): SharedLaundry => ({ ...it, isShared: true })),
    ...smallAppliance(plan),
  ],
  check(it, { limits }) {
    const required = limits.electrical.smallApplianceCircuits;
    if ("isShared" in it) return fail("laundry", { text: it.sourceText, required });
    const data = { actual: it.value, required, unit: "circuits" };
    if (it.value >= required) return pass(data);
    const isSure = it.clause !== "panel" || TOLD_CIRCUITS.test(it.raw);
    return isSure ? fail("few", data) : cantTell("few", data);
  },
  messages: {
    ok: "Small-appliance circuits: {actual}.",
    laundry: "The laundry has no 20 A circuit of its own: {text}",
    few: "Small-appliance circuits: {actual}; at least {required} rated 20 A required.",
  },
  recommendation:
    "Show two small-appliance circuits and one 20 A circuit each for the laundry, bathroom and garage.",
});
