/**
 * Children do not climb to a pool. Applies to stated heights of barriers and fences around outdoor pools and spas of
 * dwellings, hotels and apartments. Inches.
 * @source FBC-R 8th ed. (2023), R4501.17; F.S. 515.29
 */
import { cantTell, defineRule } from "../define_rule.ts";
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { exactCase } from "../../_shared/pattern.ts";
import {
  clausesSaying,
  contextOf,
  denying,
  inches,
  isKept,
  judgeMin,
  labelledQuantities,
  type LabelledQuantity,
  mentions,
  placeOf,
  rowQuantities,
  type Stated,
  statedLengths,
  statedQuantities,
  type TitledLabel,
} from "../measure.ts";
import { hasPool, POOL } from "./_pool.ts";

const BARRIER =
  /\b(?:BARRIERS?|FENC(?:E|ES|ING)|ENCLOSURE|BABY (?:FENCE|BARRIER)|MESH (?:FENCE|BARRIER))\b/i;

/** Heights said to be heights: `FENCE AROUND POOL, 3.75' HIGH`, `4 FT TALL BARRIER`. */
const HIGH = [
  /(BARRIER|FENC(E|ES|ING))\b(?!\w* (POST|GATE|LATCH))[^#~;|]{0,60}# ?(MIN\.?|CLR\.?)? ?(HIGH|TALL|HT\b|HGT\b|IN HEIGHT|H\.)/,
];
const OTHER =
  /\b(VAPOR|VAPOUR|MOISTURE|AIR|WATER|ROOT|SMOKE|FIRE|THERMAL|IGNITION|EROSION|SILT|TREE|TRAFFIC|SCREEN ENCLOSURE HEIGHT) ?(BARRIER|FENC\w*)|\bPOOL EQUIP\w*\.? (SCREEN|PAD|YARD|ENCL)|\bDUMPSTER|\bGENERATOR|\bTERMITE|\bFROM PROPERTY|\bSETBACK|\bTREES?\b|\bHEDGES?\b|\bSHRUBS?\b|\bTEMP(ORARY)?\.? (CONST\w*\.? )?FENC/i;

const NOT_THE_BARRIER =
  /\bNOT\s+(?:(?:A|AN|THE|PART|OF|USED|AS|COUNTED|REQ\w*)\s+)*(?:POOL\s+)?(?:SAFETY\s+)?(?:BARRIER|FENCE|ENCLOSURE)\b/i;
const OF_OTHER_YARD =
  /\b(?:FRONT(?:\s+YARD)?|ENTRY|COURT|GARDEN|DOG|KENNEL|PATIO|PLAY\w*|TENNIS|VEGETABLE|DRIVEWAY|TRASH|STREET)\b|\bDECORATIVE\b/i;

/** A fence said not to be the barrier, or one of another yard whose own words name no pool. */
const isOtherFence = (text: string): boolean =>
  NOT_THE_BARRIER.test(text) || (OF_OTHER_YARD.test(text) && !POOL.test(text));

/** Rows of a list about the barrier: `HEIGHT | 48" | 45"` under REQ'D and PROVIDED. */
const LISTED = /\b(?:BARRIER|FENC(?:E|ES|ING))\b[^#~|]{0,24}\b(?:HEIGHT|HT|HGT)\b[^#~|]{0,14}#/;

/** Labels of a barrier's own drawing or list. */
const LABELS: TitledLabel[] = [{
  title: /\b(POOL|SPA)\b[^|]{0,20}(BARRIER|FENCE)/,
  notTitle: /PLAN\b/,
  says: /^#( ?(HIGH|H|HT|HGT|TALL|MIN|A\.? ?F\.? ?G|ABOVE (GRADE|GROUND))\b\.?)*$/,
}, {
  title: /\b(POOL|SPA)\b[^|]{0,20}(BARRIER|FENCE)|(BARRIER|FENCE)[^|]{0,14}\b(POOL|SPA)\b/,
  notTitle: /PLAN\b/,
  says:
    /^#( ?(HIGH|H|HT|TALL)\b\.?)? ?(BLACK |BRONZE |WHITE |WELDED |WROUGHT )*(ALUM\w*\.?|STEEL|VINYL|WOOD|IRON|METAL|MTL\.?|P\.?V\.?C\.?|CHAIN ?-? ?LINK|MESH)( (PICKET|FENCE|PANEL|FENCING|MESH|RAILING)S?)*\.?$/,
  isLikely: true,
}, {
  title: /\b(POOL|SPA)\b/,
  says: /\b(BARRIER|FENCE)\b[^#~]{0,16}\b(HEIGHT|HT|HGT)\b[^#~]{0,14}#/,
}];

/** Says that there is no barrier at all. */
const NONE = denying(
  String.raw`(?:(?:POOL|SPA|SAFETY|CHILD|PERIMETER|YARD)\s+)*(?:BARRIERS?|FENC(?:E|ES|ING))\b`,
);
/** What the law takes in place of a barrier, and parts of a pool that need none. */
const INSTEAD =
  /\bSAFETY\s+COVER|\bPOOL\s+COVER|\bALARMS?\b|\bSELF-?\s?(?:CLOS|LATCH)|\bENCLOS|\bSCREEN|\bWALL\s+OF\s+(?:THE\s+)?(?:HOUSE|DWELLING)|\bSHUTS?\s+OFF|\bEQUIP/;

const SAFEGUARD =
  "(SAFETY |POOL |SCREEN |CHILD |MESH |EXIT |DOOR |PERIMETER )*(FENC(E|ING)|BARRIERS?|ENCLOSURES?|COVERS?|ALARMS?)";
/** Several safeguards left out in one breath: `NO FENCE, SCREEN ENCLOSURE, COVER OR DOOR ALARMS THIS CONTRACT`. */
const NONE_LISTED = exactCase`\bNO ${SAFEGUARD}(, ?${SAFEGUARD}){0,4},? (OR|NOR) ${SAFEGUARD}\b`;
/** A prohibition, or a safeguard named after all. */
const NOT_LEFT_OUT =
  /\b(SHALL|MUST|MAY|CLIMB\w*|WITHIN|CLOSER|EXIST\w*|UNTIL|BEFORE|BUT|EXCEPT|INSTEAD|IN LIEU)\b/i;

/** A set that says there is no barrier and names nothing else that keeps children off. */
function unguarded(plan: PlanSet): Bare[] {
  const listed = clausesSaying(plan, { says: NONE_LISTED, not: NOT_LEFT_OUT, under: POOL });
  const isGuarded = mentions(plan, INSTEAD, { not: NONE_LISTED });
  const said = isGuarded ? [] : clausesSaying(plan, { says: NONE, not: OTHER, under: POOL })
    .filter(({ clause }) => !NOT_LEFT_OUT.test(clause));
  return [...listed, ...said.filter((it) => !listed.some(({ box }) => box === it.box))]
    .filter((it) => !isKept(it.text))
    .map((it) => ({ ...placeOf(it), isBare: true, text: it.text }));
}

/** A statement that there is no barrier. */
interface Bare extends Evidence {
  isBare: true;
  text: string;
}

const isBare = (it: Stated | Bare): it is Bare => "isBare" in it;

export default defineRule({
  id: "site/pool-barrier-height",
  requirementId: "FBC-R-R4501-barrier",
  source: { volume: "FBC-R", edition: "2023", section: "R4501.17" },
  title: "Pool barrier",
  demand: {
    thing: "pool barrier",
    property: "height",
    unless: /PLANTER|NOT (A )?POOL|FRONT|DECORATIVE|RETAIN/i,
    keep: ({ text }) => !isOtherFence(text),
    where: /POOL|SPA\b|SELF-? ?(?:LATCH|CLOS)|LATCH THEMSELVES/i,
  },
  applies: (plan) => hasPool(plan) ? [...heights(plan), ...unguarded(plan)] : [],
  check: (it, { limits }) => {
    const required = limits.site.poolBarrierIn;
    if (isBare(it)) return cantTell("none", { text: it.text, required, unit: "in" });
    const verdict = judgeMin({ actual: it.value, required, unit: "in" }, "low");
    const isLikely = (it as LabelledQuantity).isLikely === true;
    return isLikely && verdict.kind === "fail" ? cantTell("likely", verdict.data) : verdict;
  },
  onceTold: { likely: "low" },
  messages: {
    ok: "The pool barrier is {actual} in high; at least {required} in is required.",
    none: "No pool barrier is planned, and no allowed alternative is called out: {text}",
    likely:
      "A length of {actual} in is given at the pool fence; if this is its height, at least {required} in is required.",
    low: "The pool barrier is {actual} in high; at least {required} in is required.",
  },
  recommendation: "Raise the barrier to at least {required} in on the side away from the pool.",
});

/** Stated heights of barriers. */
function heights(plan: PlanSet): Stated[] {
  const poolPages = new Set(
    plan.sheets.filter(({ title }) => POOL.test(title ?? "")).map(({ page }) => page),
  );
  const measured = statedQuantities(plan, { quantity: inches, says: HIGH, not: OTHER })
    .filter(({ value, text }) => value >= 24 && value <= 120 && !isKept(text));
  const near = statedLengths(plan, {
    topic: BARRIER,
    not: OTHER,
    of: BARRIER,
    rivals:
      /\bOPENINGS?\b|\bGAPS?\b|\bSPHERE\b|\bPICKETS?\b(?! (?:FENCE|BARRIER))|\bSPAC\w+\b|\bLATCH\w*|\bRELEASE\b|\bBOTTOM\b|\bFROM\b|\bWATER'?S? EDGE\b|\bSETBACK\b|\bCLEAR\w*\b|\bGATES?\b(?!\s*,?\s*\d+["'] ?HIGH)|\bWIDE\b|\bALARM\b|\bPOSTS?\b|\bPLANTERS?\b|\b(?:SEAT|SITTING|LOW|GARDEN|RETAINING|FEATURE|SPA)\s+WALLS?\b|\bCOPING\b|\bDECK\b|\bFOOTING\b|\bBENCH\b|\bCOUNTER\b|\bGRILL\b/i,
    betweenIn: [24, 120],
    notBefore: /^\s*(O\.?\s?C|WIDE|LONG|FROM|CLEAR|CLR|SETBACK|TO )/i,
  });
  const labelled = labelledQuantities(plan, { quantity: inches, not: OTHER }, LABELS)
    .filter(({ value, text }) => value >= 24 && value <= 120 && !isKept(text));
  const listed = rowQuantities(plan, { quantity: inches, says: LISTED, not: OTHER, under: POOL })
    .filter(({ value, text }) => value >= 24 && value <= 120 && !isKept(text));
  const bare = labelled.filter(({ box }) => ![...measured, ...near].some((it) => it.box === box));
  const read = [
    ...bare,
    ...measured,
    ...near.filter((it) => !measured.some(({ box }) => box === it.box)),
  ].filter((it) => !listed.some(({ box }) => box === it.box));
  return [...listed, ...read]
    .filter((it) => !/\bPLANTER\b/i.test(it.text) || /\bHIGH\b.*FENC|FENC.*\bHIGH\b/i.test(it.text))
    .filter((it) => !isOtherFence(it.text))
    .filter((it) =>
      POOL.test(contextOf(it)) || /\bBABY|\bMESH/i.test(it.text) ||
      /\bBARRIER\b/i.test(it.text) && poolPages.has(it.page)
    );
}
