/**
 * Wind design follows ASCE 7-22, the standard of this edition.
 * Applies to statements that cite ASCE 7 with its year.
 * @source FBC-B 8th ed. (2023), 1609.1.1
 */
import { defineRule, fail, pass } from "../define_rule.ts";
import { newWork } from "../measure.ts";

const ASCE =
  /\bA\.?S\.?C\.?E\.?\s*(?:\/?\s*S\.?E\.?I\.?)?\s*-?\s*7(?:\s*[-–]\s*(?:20)?|[\s,|]+\(?\s*20)(\d{2})\b/i;
const OTHER =
  /\bSUPERSED|\bEXISTING\s+(BUILDING|STRUCTURE)|ORIGINAL\s+(DESIGN|PERMIT)|TEST\s+REPORT|TESTED\s+(TO|PER)/i;

/** What fastens a unit to its curb says nothing of how the building is designed. */
const OF_EQUIPMENT =
  /\b(?:RTU|AHU|FANS?|CURBS?|CONDENS\w+|EQUIPMENT|UNITS?|SCREENS?|SIGNS?|PANELS?|TANKS?)\b/i;

export default defineRule({
  id: "wind/wind-standard",
  requirementId: "FBC-B-1609-asce722",
  title: "Wind standard",
  applies: (plan, { limits }) => {
    const current = limits.wind.asce7Year;
    const all = newWork(plan, { topic: ASCE, not: OTHER }).flatMap((it) => {
      const match = ASCE.exec(it.text);
      return match
        ? [{ ...it, value: Number(match[1]), unit: "edition", raw: match[0].trim() }]
        : [];
    });
    const right = all.find((it) => it.value === current && !OF_EQUIPMENT.test(it.text));
    return [...all.filter((it) => it.value !== current), ...(right ? [right] : [])];
  },
  check(it, { limits }) {
    const year = String(limits.wind.asce7Year).padStart(2, "0");
    const data = {
      actual: `ASCE 7-${String(it.value).padStart(2, "0")}`,
      required: `ASCE 7-${year}`,
      unit: null,
    };
    return it.value === limits.wind.asce7Year ? pass(data) : fail("old", data);
  },
  messages: {
    ok: "The wind design follows {actual}.",
    old: "{actual} is cited; this edition uses {required}.",
  },
  recommendation: "Design to {required} and cite it.",
});
