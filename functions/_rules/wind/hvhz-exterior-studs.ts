/**
 * Exterior bearing walls of wood in the high-velocity hurricane zone are framed with 2x6 studs.
 * Applies to stated stud sizes of exterior walls. Measures nominal depth in inches.
 * @source FBC-B 8th ed. (2023), 2318
 */
import { isInHvhz } from "../building_profile.ts";
import { cantTell, defineRule, fail, pass } from "../define_rule.ts";
import { newWork, type Stated } from "../measure.ts";

const STUDS = /\b2\s*"?\s*[xX×]\s*(\d{1,2})\b/;
const EXTERIOR =
  /\bEXT(?:ERIOR\b|\.|\b)[^.;]{0,40}\b(WALLS?|STUDS?|FRAM\w+)|\b(WALLS?|STUDS?)\b[^.;]{0,25}\bEXT(ERIOR|\.)?\b/i;
const OTHER =
  /\bINTERIOR|\bINT\.|PARTITION|FURR|BLOCKING|PLATE\s+ONLY|SILL|NAILER|SUB-?FASCIA|TRUSS|RAFTER|JOIST|BRAC|BUCK/i;

export default defineRule<Stated>({
  id: "wind/hvhz-exterior-studs",
  requirementId: "FBC-B-2318-hvhz-studs",
  severity: "high",
  source: { volume: "FBC-B", edition: "2023", section: "2318" },
  category: "Wind",
  title: "Exterior studs in the hurricane zone",
  when: isInHvhz,
  applies: (plan) =>
    newWork(plan, { topic: EXTERIOR, under: STUDS }).flatMap((it) => {
      const named = (part: string) => STUDS.test(part) && !OTHER.test(part) && /EXT/i.test(part);
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
    return /\bNON-?\s?BEARING|ENGINEER/i.test(it.text)
      ? cantTell("unsure", data)
      : fail("thin", data);
  },
  messages: {
    ok: "Exterior studs are 2x{actual}; 2x{required} is required.",
    thin:
      "Exterior studs are 2x{actual}; 2x{required} is required in the high-velocity hurricane zone.",
    unsure:
      "Exterior studs are 2x{actual}; bearing walls need 2x{required} unless an engineered design is shown.",
  },
  recommendation: "Frame exterior bearing walls with 2x{required} studs.",
});
