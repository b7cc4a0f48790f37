/** Depths of footings below grade, stated and drawn; inches. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { atLeast, findLengths } from "../../_shared/units.ts";
import { cantTell, type Demand, fail, pass, type Verdict } from "../define_rule.ts";
import {
  around,
  cellHeaded,
  contextOf,
  newWork,
  sizesIn,
  type Stated,
  statedDimension,
  statedLengths,
} from "../measure.ts";

const FOOTING =
  /\bFOOTINGS?\b|\bFTGS?\b\.?|\bFOUNDATION\b|\bFDN\b|\bTHICKENED\s+(EDGE|SLAB)|\bMONO\w*\s+(SLAB|FOOTING)|\bSTEM\s*WALL/i;
const BELOW =
  /\b(BELOW|UNDER|BENEATH)\s+(FIN\w*\.?\s+|ADJ\w*\.?\s+|EXIST\w*\.?\s+|UNDISTURBED\s+|NATURAL\s+|LOWEST\s+|THE\s+)*(GRADE(?!\s+(BEAM|SLAB))|GROUND|SOIL|EARTH)|\bB\.?F\.?G\b|\bEMBED(MENT|DED)?\b(?![^.;]{0,20}\b(IN|INTO)\s+(THE\s+)?(FOOTING|FTG|CONC|SLAB|GROUT|WALL))|\bINTO\s+UNDISTURBED|\bGRADE\s+TO\s+(THE\s+)?(BOT\w*\.?(\s+OF)?|B\.?\s?O\.?)|\bDEPTH\s+BELOW/i;
const OTHER =
  /\b((PORCH|ENTRY|FRONT|BACK|EXTERIOR|GARDEN|PATIO)\s+STEPS?|NOT\s+PART\s+OF|(A\/?C|EQUIP\w*\.?|MECH\w*\.?|CONDENS\w*|GENERATOR|POOL)\s+(EQUIP\w*\.?\s+)?PADS?|PLANTER|PERGOLA|TRELLIS|ARBOR|FENCE|MAIL\s?BOX|GATE|FLAG\s?POLE|SIGN|LIGHT\s+POLE|PILE|PIPE|CONDUIT|SEWER|WATER\s+LINE|ANCHORS?|A\.?B(?=\.|'?S?[\s,@])|BOLTS?|REBAR|DOWELS?|TERMITE|COMPACTED\s+(FILL|GRAVEL|SAND|BASE)\s+(BELOW|UNDER)|SLAB\s+BELOW|INSULATION)\b/i;

/** Depths of footings as frames tell them. */
export const FOOTING_DEPTH: Demand = {
  thing: "footing",
  property: ["depth", "distance"],
  where: /BELOW|EMBED|BURY|\bCOVER/i,
};

/** All that tells or may tell how deep a footing lies. */
export const footingDepths = (plan: PlanSet, required: number): (Stated | Drawn)[] => [
  ...inWords(plan),
  ...inSchedules(plan),
  ...asDrawn(plan, required),
  ...belowGrade(plan, required),
];

/** A depth that a drawing only may tell, by the message that asks about it. */
interface Drawn extends Stated {
  drawnAs: "drawn" | "graded";
}

/** Verdict on a depth against the least one. */
export function judgeDepth(it: Stated | Drawn, required: number): Verdict {
  const data = { actual: it.value, required, unit: "in" };
  if (atLeast(it.value, required, "in")) return pass(data);
  if ("drawnAs" in it) return cantTell(it.drawnAs, data);
  const isTop = /\b(TOP\s+OF|T\.?\s?O\.?\s?(F\b|FTG|FOOT))/i.test(it.text);
  return isTop ? cantTell("top", data) : fail("shallow", data);
}

export const DEPTH_MESSAGES = {
  ok: "The footing is {actual} in below grade; {required} in is required.",
  shallow: "The footing is {actual} in below grade; at least {required} in is required.",
  top:
    "The top of the footing is {actual} in below grade; its bottom must be {required} in below undisturbed ground.",
  drawn:
    "The only vertical dimension on this footing drawing is {actual} in, which matches none of the stated thicknesses. If it is the depth below grade, {required} in is required.",
  graded:
    "{actual} in is drawn vertically between grade and footing; if it is the depth below grade, {required} in is required.",
};

function inWords(plan: PlanSet): Stated[] {
  return statedLengths(plan, {
    topic: BELOW,
    under: FOOTING,
    notUnder: OTHER,
    of: BELOW,
    betweenIn: [2, 120],
  })
    .filter((it) =>
      FOOTING.test(it.text) || /UNDISTURBED/i.test(it.text) ||
      (FOOTING.test(it.drawing ?? "") &&
        !/\bSLAB\b|\bFIN\w*\.?\s+FLOOR|\bF\.?F\.?E?\b/i.test(it.text))
    );
}

const DEPTH_COLUMN =
  /\b(BELOW|UNDER|BENEATH)\b.*\b(GRADE|GROUND|SOIL)|\bB\.?F\.?G\b|\bBURIAL|\bEMBED/i;

/** Rows of footing schedules with a column for the depth below grade. */
function inSchedules(plan: PlanSet): Stated[] {
  return newWork(plan, { topic: /\d/, in: "rows" }).flatMap((it) => {
    if (!FOOTING.test(contextOf(it)) || OTHER.test(it.text)) return [];
    const [depth] = findLengths(cellHeaded(it, DEPTH_COLUMN) ?? "");
    return depth ? [{ ...it, value: depth.valueIn, unit: "in", raw: depth.raw }] : [];
  });
}

/** Thicknesses of footings the set states, the lesser side of their sections; inches. */
const thicknesses = (plan: PlanSet): number[] =>
  newWork(plan, { topic: /\d/, under: FOOTING })
    .filter((it) => FOOTING.test(`${it.schedule?.title ?? it.drawing ?? ""} | ${it.text}`))
    .flatMap((it) => sizesIn(it.text)).map(({ a, b }) => Math.min(a, b));

/** Drawings cut through a footing, of which each shows one depth. */
const SECTION_TITLE = /\b(?:AT|DETAIL|SECTION|TYP\w*|FOOTINGS?|FTGS?)\b/i;

/**
 * The only upright dimension of a footing's drawing, less than the depth and none of the stated thicknesses: the ground
 * line beside it has no name, so it is a question.
 */
function asDrawn(plan: PlanSet, required: number): Drawn[] {
  const upright = plan.dimensions.filter(({ orientation, drawing }) =>
    orientation === "vertical" && FOOTING.test(drawing ?? "") &&
    SECTION_TITLE.test(drawing ?? "") && !/\bPLANS?\b/i.test(drawing ?? "") &&
    !OTHER.test(drawing ?? "")
  );
  const alone = upright.filter((it) =>
    !/[A-Z]/i.test(it.sourceText) && it.valueIn >= 2 && it.valueIn < required &&
    upright.every((other) => other === it || other.page !== it.page || other.drawing !== it.drawing)
  );
  if (alone.length === 0) return [];
  const known = thicknesses(plan);
  return alone.filter(({ valueIn }) => known.length > 0 && !known.includes(valueIn)).map((it) => ({
    ...statedDimension(it),
    drawnAs: "drawn",
  }));
}

const GRADE =
  /^\W*(?:FIN\w*\.?\s+|ADJ\w*\.?\s+|EXIST\w*\.?\s+)?(?:GRADE|GROUND)(?:\s+(?:LINE|LEVEL))?\W*$/i;
/** Per cent of the page from a dimension to the names of what it runs between. */
const TO_GRADE = 4, TO_FOOTING = 10;

/** The only short upright dimension of a section that stands beside the name of the grade, with a footing near. */
function belowGrade({ dimensions, notes }: PlanSet, required: number): Drawn[] {
  const grades = notes.filter(({ text }) => GRADE.test(text));
  if (grades.length === 0) return [];
  const short = dimensions.filter(({ orientation, drawing, valueIn, sourceText }) =>
    orientation === "vertical" && /\b(?:SECTIONS?|DETAILS?)\b/i.test(drawing ?? "") &&
    !FOOTING.test(drawing ?? "") && !OTHER.test(drawing ?? "") && valueIn >= 2 &&
    valueIn < required && !/[A-Z]/i.test(sourceText)
  );
  const footings = notes.filter(({ text }) => FOOTING.test(text) && !OTHER.test(text));
  return short.filter((it) =>
    short.every((other) =>
      other === it || other.page !== it.page || other.drawing !== it.drawing
    ) &&
    around(it, grades, TO_GRADE).some(({ drawing }) => drawing === it.drawing) &&
    around(it, footings, TO_FOOTING).some(({ drawing }) => drawing === it.drawing)
  ).map((it) => ({ ...statedDimension(it), drawnAs: "graded" }));
}
