/**
 * Footings of houses reach 12 in below undisturbed ground.
 * Applies to stated depths of footings below grade. Measures inches; the top of a footing and a bare dimension on its
 * drawing only ask.
 * @source FBC-R 8th ed. (2023), R403.1.4
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { atLeast, findLengths } from "../../_shared/units.ts";
import { cantTell, defineRule, fail, pass } from "../define_rule.ts";
import {
  asStatement,
  cellHeaded,
  contextOf,
  newWork,
  orLeftOpen,
  sizesIn,
  type Stated,
  statedLengths,
} from "../measure.ts";

const FOOTING =
  /\bFOOTINGS?\b|\bFTGS?\b\.?|\bFOUNDATION\b|\bFDN\b|\bTHICKENED\s+(EDGE|SLAB)|\bMONO\w*\s+(SLAB|FOOTING)|\bSTEM\s*WALL/i;
const BELOW =
  /\b(BELOW|UNDER|BENEATH)\s+(FIN\w*\.?\s+|ADJ\w*\.?\s+|EXIST\w*\.?\s+|UNDISTURBED\s+|NATURAL\s+|LOWEST\s+|THE\s+)*(GRADE(?!\s+(BEAM|SLAB))|GROUND|SOIL|EARTH)|\bB\.?F\.?G\b|\bEMBED(MENT|DED)?\b(?![^.;]{0,20}\b(IN|INTO)\s+(THE\s+)?(FOOTING|FTG|CONC|SLAB|GROUT|WALL))|\bINTO\s+UNDISTURBED|\bGRADE\s+TO\s+(THE\s+)?(BOT\w*\.?(\s+OF)?|B\.?\s?O\.?)|\bDEPTH\s+BELOW/i;
const OTHER =
  /\b((PORCH|ENTRY|FRONT|BACK|EXTERIOR|GARDEN|PATIO)\s+STEPS?|NOT\s+PART\s+OF|(A\/?C|EQUIP\w*\.?|MECH\w*\.?|CONDENS\w*|GENERATOR|POOL)\s+(EQUIP\w*\.?\s+)?PADS?|PLANTER|PERGOLA|TRELLIS|ARBOR|FENCE|MAIL\s?BOX|GATE|FLAG\s?POLE|SIGN|LIGHT\s+POLE|PILE|PIPE|CONDUIT|SEWER|WATER\s+LINE|ANCHOR|A\.?B(?=\.|'?S?[\s,@])|BOLT|REBAR|DOWEL|TERMITE|COMPACTED\s+(FILL|GRAVEL|SAND|BASE)\s+(BELOW|UNDER)|SLAB\s+BELOW|INSULATION)\b/i;

export default orLeftOpen(
  defineRule({
    id: "structural/footing-depth",
    requirementId: "FBC-R-R403-footing-depth",
    demand: {
      thing: "footing",
      property: ["depth", "distance"],
      where: /BELOW|EMBED|BURY|\bCOVER/i,
      limit: ({ structural }) => ({ min: structural.footingDepthIn }),
    },
    applies: (plan, { limits }) => [
      ...inWords(plan),
      ...inSchedules(plan),
      ...asDrawn(plan, limits.structural.footingDepthIn),
    ],
    check(it, { limits }) {
      const data = { actual: it.value, required: limits.structural.footingDepthIn, unit: "in" };
      if (atLeast(it.value, data.required, "in")) return pass(data);
      if (isDrawn(it)) return cantTell("drawn", data);
      const isTop = /\b(TOP\s+OF|T\.?\s?O\.?\s?(F\b|FTG|FOOT))/i.test(it.text);
      return isTop ? cantTell("top", data) : fail("shallow", data);
    },
    onceTold: { drawn: "shallow" },
    messages: {
      ok: "The footing is {actual} in below grade; {required} in is required.",
      shallow: "The footing is {actual} in below grade; at least {required} in is required.",
      top:
        "The top of the footing is {actual} in below grade; its bottom must be {required} in below undisturbed ground.",
      drawn:
        "The only vertical dimension on this footing drawing is {actual} in, which matches none of the stated thicknesses. If it is the depth below grade, {required} in is required.",
    },
    recommendation: "Deepen the footing to {required} in below undisturbed ground.",
  }),
  {
    topic: /\b(FOOTING|FTG|FOUNDATION)\b[^;]{0,20}\bDEPTH/i,
    data: ({ limits }) => ({ required: limits.structural.footingDepthIn, unit: "in" }),
  },
);

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
    if (!it.schedule || !it.row || !FOOTING.test(contextOf(it)) || OTHER.test(it.text)) {
      return [];
    }
    const [depth] = findLengths(cellHeaded(it.schedule, it.row, DEPTH_COLUMN) ?? "");
    return depth ? [{ ...it, value: depth.valueIn, unit: "in", raw: depth.raw }] : [];
  });
}

const isDrawn = (it: Stated): boolean => "isDrawn" in it;

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
function asDrawn(plan: PlanSet, required: number): Stated[] {
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
    ...asStatement(it.sourceText, it),
    drawing: it.drawing ?? null,
    value: it.valueIn,
    unit: "in",
    raw: it.sourceText,
    isDrawn: true,
  }));
}
