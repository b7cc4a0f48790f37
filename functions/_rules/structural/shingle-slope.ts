/**
 * Asphalt shingles lie on slopes of 2 in 12 and more, up to 4 in 12 on a double underlayment.
 * Applies to statements that name shingles with their slope. Measures inches of rise in 12.
 * @source FBC-B 8th ed. (2023), 1507.2.2; FBC-R R905.2.2
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { besideOnDrawing, clausesOf, either, isAmid, newWork, type Statement } from "../measure.ts";

const SHINGLES = /\bSHINGLES?\b|\bSHGLS?\b|\b3-?\s?TABS?\b/i;
const SLOPE =
  /(?<![\d:./])(\d{1,2}(?:\.\d+)?)(?:[\s-]*(\d)\/(\d))?\s*"?\s*(?::|\/|IN|ON|PER)\s*12\b(?!\s*\/)/i;
/** Slopes written by the foot: `1/4" PER FT`, `1 1/2" / FOOT`. */
const PER_FOOT =
  /(?<![\d./])(?:(?<whole>\d{1,2}(?:\.\d+)?)(?![\d/]))?[\s-]*(?:(?<over>\d)\/(?<under>\d))?\s*(?:"|\bIN\b\.?)?\s*(?:PER|\/)\s*(?<foot>FT|FOOT)\b/i;
const DRAINED = /\bGUTTER|\bCRICKET|\bDRAIN|\bSADDLE|\bDECK|\bFLAT|\bNAIL|\bEXPOS|\bVALLEY/i;
const DOUBLE =
  /(?:\b(?:TWO|2|DOUBLE|DBL\.?)|\(2\))[\s-]*(LAYER|LYR|PL(Y|IES))|\b(?:DOUBLE|DBL\.?|2X)\s+(UNDERLAY\w*|COVERAGE|FELT)|\bSELF[\s-]*ADHE|\bPEEL/i;
const OTHER = /\b(METAL|TILE)\s+SHINGLE|\bSLATE|WOOD\s+SHINGLE|CEDAR|SHAKE/i;
/** None are laid, or might have been on another roof: `SHINGLES WOULD BE ALLOWED FROM 2:12`. */
const NOT_LAID =
  /\bSHINGLES?\s+(?:(?:(?:ARE|IS|WILL\s+BE)\s+)?NOT|WOULD|COULD)\b|\bNO\s+(?:ASPHALT\s+|FIBERGLASS\s+)?SHINGLES?\b(?!\s+(?:BELOW|UNDER|ON|AT|LESS|WHERE))/i;

/** Inches of rise in 12 a percent is. */
const IN_12 = 0.12;
const PERCENT = /(?<![\d.])(\d{1,2}(?:\.\d+)?)\s*(?:%|PERCENT)(?=\s*(?:SLOPE|PITCH|MIN|$))/i;

/** A slope that stands alone: `1 1/2:12`, `PITCH 1.5:12`, `SLOPE: 1 IN 12`. */
const LABEL =
  /^\W*(?:ROOF\s+)?(?:SLOPE|PITCH)?\W*\d{1,2}(?:\.\d+)?(?:[\s-]*\d\/\d)?\s*"?\s*(?::|\/|IN|ON)\s*12\b"?\s*(?:SLOPE|PITCH|TYP\.?|MIN\.?)?\W*$/i;
/** Other coverings: on a drawing that names one the slope may be theirs. */
const OTHER_ROOF =
  /\bMOD\w*\.?\s*BIT|\bT\.?P\.?O\b|\bMETAL\b|\bSTANDING\s+SEAM|\bTILES?\b|\bB\.?U\.?R\b|\bBUILT-?\s?UP|\bMEMBRANE|\bEPDM|\bFLAT\b|\bLOW-?\s?SLOPE|\bCRICKET|\bPOLY\w*\s+PANEL|\bINSULATED\s+PANEL|\bROLL(?:ED)?\s+ROOF/i;

/** Slope labels of drawings that name shingles and no other covering. */
function labels(plan: PlanSet): Statement[] {
  return newWork(plan, { topic: LABEL, in: "notes" }).filter((it) => {
    const texts = [it.drawing ?? "", ...besideOnDrawing(it, plan).map(({ text }) => text)];
    return texts.some((text) => SHINGLES.test(text) && !OTHER.test(text)) &&
      !texts.some((text) => OTHER_ROOF.test(text)) &&
      !texts.some((text) => SHINGLES.test(text) && SLOPE.test(text));
  });
}

/** Slopes on which shingles are kept away: `NOT ALLOWED BELOW 2:12`. */
const FORBIDDEN = /\b(?:NOT|NO|NEVER|PROHIBITED)\b[^.;]{0,50}\b(?:LESS\s+THAN|BELOW|UNDER)\b/i;

/** Slopes on which shingles may lie, which are no slope of this roof: `AT 2:12 AND UP`. */
const AND_STEEPER =
  /\b12\b"?\s*(?:\(?MIN\w*\.?\)?\s*)?(?:AND|OR|&)\s+(?:UP\b|STEEPER|GREATER|ABOVE|MORE|OVER)/i;

/** Of a text with slopes of several roofs the part that names the shingles with one: `front 4:12; rear 1-1/2:12, shingles`. */
function withShingles(text: string): string | undefined {
  const parts = clausesOf(text).filter((part) => SLOPE.test(part));
  return parts.length > 1
    ? parts.find((part) => SHINGLES.test(part) && !OTHER_ROOF.test(part))
    : undefined;
}

/** Of a text with slopes of several coverings the part about shingles: `METAL 1:12, SHINGLES 5:12`. */
function ownPart(text: string): string {
  if (!OTHER_ROOF.test(text)) return withShingles(text) ?? text;
  const own = text.split(/[;,\n]|\bAND\b/i).filter((part) =>
    SHINGLES.test(part) && !OTHER_ROOF.test(part) && SLOPE.test(part)
  );
  return own[0] ?? withShingles(text) ?? text;
}

export default defineRule({
  id: "structural/shingle-slope",
  requirementId: "FBC-B-1507-shingle-slope",
  source: { volume: "FBC-B", edition: "2023", section: "1507.2.2" },
  title: "Slope of asphalt shingles",
  demand: { thing: "shingle roof", property: "slope", where: SHINGLES, scale: IN_12 },
  applies: (plan) =>
    [...newWork(plan, { topic: SHINGLES, not: either(OTHER, NOT_LAID) }), ...labels(plan)].flatMap(
      (it) => {
        const steep = PERCENT.exec(it.text);
        if (steep) {
          const value = Math.round(Number(steep[1]) * IN_12 * 100) / 100;
          return [{ ...it, value, unit: "in per 12 in", raw: steep[0] }];
        }
        const own = ownPart(it.text);
        const match = SLOPE.exec(own) ?? PER_FOOT.exec(own);
        if (!match) return [];
        if (match.groups?.foot && DRAINED.test(it.text)) return [];
        if (
          match.groups?.foot && match.groups.whole === undefined && match.groups.over === undefined
        ) {
          return [];
        }
        if (match.groups?.foot) {
          const { whole, over, under } = match.groups;
          const value = Number(whole ?? 0) + (over && under ? Number(over) / Number(under) : 0);
          return [{ ...it, value, unit: "in per 12 in", raw: match[0] }];
        }
        const part = match[2] && match[3] ? Number(match[2]) / Number(match[3]) : 0;
        return [{ ...it, value: Number(match[1]) + part, unit: "in per 12 in", raw: match[0] }];
      },
    ),
  check(it, { limits, plan }) {
    const { shingleRiseIn12, shingleDoubleUnderlaymentBelow } = limits.structural;
    // Slopes read in percent come back to their inches.
    const rise = Math.round(it.value * 100) / 100;
    const data = {
      actual: rise,
      required: shingleRiseIn12,
      unit: "in per 12 in",
      steep: shingleDoubleUnderlaymentBelow,
    };
    const isDemand = /\bMIN(IMUM|\.)?\b|\bOR\s+GREATER|\bUP\s+TO|\bLESS\s+THAN|BELOW/i.test(
      it.text,
    );
    if (rise >= shingleRiseIn12 && FORBIDDEN.test(it.text)) return inapplicable();
    if (rise >= shingleRiseIn12 && AND_STEEPER.test(it.text)) return inapplicable();
    if (rise < shingleRiseIn12) return isDemand ? cantTell("demand", data) : fail("flat", data);
    if (rise >= shingleDoubleUnderlaymentBelow || isAmid(it, plan, { amid: DOUBLE })) {
      return pass(data);
    }
    return cantTell("underlayment", data);
  },
  messages: {
    ok: "The shingles are on a slope of {actual}:12; {required}:12 is required.",
    flat: "The shingles are on a slope of {actual}:12; at least {required}:12 is required.",
    demand: "A slope of {actual}:12 is stated for shingles; they need at least {required}:12.",
    underlayment:
      "The shingles are on a slope of {actual}:12; below {steep}:12, a double underlayment is required, which is not shown.",
  },
  recommendation:
    "Use a low-slope roof system below {required}:12, and a double underlayment below 4:12.",
});
