/**
 * Exterior bearing walls of wood in the high-velocity hurricane zone are framed with 2x6 studs.
 * Applies to stated stud sizes of exterior walls. Measures nominal depth in inches.
 * @source FBC-B 8th ed. (2023), 2318
 */
import { isInHvhz } from "../building_profile.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { contextOf, newWork, type Statement } from "../measure.ts";

const STUDS = /\b2\s*(?:"|IN\.?)?\s*(?:[xX×]|\bBY\b)\s*(\d{1,2})\b/i;
const EXTERIOR =
  /\b(?:OUTER|OUTSIDE)\s+WALLS?\b|\bEXT(?:ERIOR\b|\.|\b)(?:[^.;]|\.(?!\s+[A-Z]{5})){0,40}\b(WALLS?|STUDS?|FRAM\w+)|\b(WALLS?|STUDS?)\b(?:[^.;]|\.(?=[A-Z]|\s*\|)|(?<=O\.C)\.){0,25}\bEXT(ERIOR|\.)?\b/i;
const OTHER =
  /\bINTERIOR|\bINT\.|\bINSIDE\s+(?:WALLS?|STUDS?|2)|PARTITION|FURR|BLOCKING|PLATE\s+ONLY|SILL|NAILER|SUB-?FASCIA|TRUSS|RAFTER|JOIST|BRAC|BUCK/i;

/** Title of a drawing or list that shows one exterior wall of wood. */
const TITLE = /\bEXT(?:ERIOR\b|\.)[^|]*\b(?:WALLS?|STUDS?|FRAM\w+)/i;
const ON_BLOCK = /\bC\.?M\.?U|\bBLOCK|\bMASONRY|\bC\.?B\.?S|\bFURR/i;

/** A callout of studs under such a title. */
function isTitled({ text, drawing, heading, schedule }: Statement): boolean {
  const title = [drawing, heading, schedule?.title].filter(Boolean).join(" | ");
  return TITLE.test(title) && !ON_BLOCK.test(`${title} ${text}`) &&
    /\bO\.?\s?C\b|\bSTUDS?\b|\bBRG|\bBEARING|\bWALL|\bSYP|\bSPF/i.test(text);
}

/** Studs sheathed on the weather side: `2X4 SPF AT 16", 15/32" PLYWOOD OUTSIDE`, `2X4 STUDS, STUCCO OVER LATH`. */
const SHEATHED =
  /\b(?:PLY\w*|O\.?S\.?B|SHEATHING|CLADDING|SIDING|STUCCO)\b[^.;|]{0,12}\b(?:OUTSIDE|OUTER|WEATHER\s+SIDE|EXT)\b(?!\s+(?:CORNER|DIA))|\b(?:OUTSIDE|OUTER)\s+(?:FACE\s+)?(?:PLY\w*|O\.?S\.?B|SHEATHING|SIDING|STUCCO)\b|\bSTUCCO\s+(?:ON|OVER)\b/i;
const WALL_SECTION = /\bWALL\s+SECTION|\bSECTION\b[^|]*\bWALL\b/i;

/** A callout of such studs, cut through a wall. */
const isSheathed = ({ text, drawing, heading }: Statement): boolean =>
  SHEATHED.test(text) && WALL_SECTION.test([drawing, heading].join(" | ")) &&
  !/\bONE\s+SIDE\b|\bSHEAR\b/i.test(text);

/** A row of a list of walls that names an exterior one. */
const isExteriorRow = ({ row, schedule, text }: Statement): boolean =>
  row !== null && /\bWALL|\bFRAM|\bSTUD|\bPARTITION/i.test(schedule?.title ?? "") &&
  /\bEXT(?:ERIOR\b|\.)/i.test(text) && !ON_BLOCK.test(text);

export default defineRule({
  id: "wind/hvhz-exterior-studs",
  requirementId: "FBC-B-2318-hvhz-studs",
  title: "Exterior studs in the HVHZ",
  when: isInHvhz,
  applies: (plan) =>
    newWork(plan, { topic: STUDS }).flatMap((it) => {
      const title = isTitled(it) || isExteriorRow(it) || isSheathed(it) ? "EXT" : "";
      const named = (part: string) =>
        STUDS.test(part) && !OTHER.test(part) && /EXT|OUTER|OUTSIDE/i.test(part + title);
      if (!title && !EXTERIOR.test(it.text)) return [];
      const clause = it.text.split(/[;,]\s|\n/).find(named) ?? it.text.split(/;\s|\n/).find(named);
      const match = clause === undefined ? null : STUDS.exec(clause);
      return match ? [{ ...it, value: Number(match[1]), unit: "in nominal", raw: match[0] }] : [];
    }),
  check(it, { limits }) {
    const data = {
      actual: it.value,
      required: limits.wind.hvhzStudDepthIn,
      unit: "in nominal",
      text: it.text,
    };
    if (it.value >= data.required) return pass(data);
    const words = contextOf(it);
    if (/\bNON-?\s?BEARING/i.test(words) && /\bENGINEER/i.test(words)) return inapplicable();
    return /\bNON-?\s?BEARING|ENGINEER/i.test(it.text)
      ? cantTell("unsure", data)
      : fail("thin", data);
  },
  messages: {
    ok: "The exterior studs are 2x{actual}; 2x{required} is required.",
    thin:
      "The exterior studs are 2x{actual}; 2x{required} is required in the high-velocity hurricane zone.",
    unsure:
      "The exterior studs are 2x{actual}; bearing walls need 2x{required} unless an engineered design is shown.",
  },
  recommendation: "Frame exterior bearing walls with 2x{required} studs.",
});
