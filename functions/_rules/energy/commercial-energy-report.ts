/**
 * Commercial buildings come with an energy report: COMcheck, EnergyGauge Summit or ASHRAE 90.1.
 * Applies to statements about the report, and to silence in the set of a new building.
 * @source FBC-EC 8th ed. (2023), C103, C401.2
 */
import { isCommercial } from "../building_profile.ts";
import { cantTell, defineRule, pass } from "../define_rule.ts";
import { CURRENT_YEAR, type FormStatement, formStatements } from "./_forms.ts";

const TOPIC =
  /\bCOM\s?CHECK|\bENERGY\s?GAUGE|\bASHRAE\s*(STD\.?\s*|STANDARD\s*)?90\.1|\bFORM\s*C?-?40[1-7]\b|\bC40[1-7]\b|\bENERGY\s+(FORMS?|CALC\w*|COMPLIANCE|CODE\s+COMPLIANCE|REPORT)/i;
const MIN_SHEETS = 3;

export default defineRule<FormStatement>({
  id: "energy/commercial-energy-report",
  requirementId: "FBC-EC-C401-forms",
  severity: "high",
  source: { volume: "FBC-EC", edition: "2023", section: "C401.2" },
  category: "Energy",
  title: "Commercial energy report",
  when: isCommercial,
  applies: (plan, { building }) =>
    formStatements(plan, {
      topic: TOPIC,
      denied:
        /\b(FORMS?|CALC\w*|COMPLIANCE|REPORT|CHECK)\b\W{0,4}(NONE|NOT\s+(REQ\w*|PROVIDED)|N\/A)|\bNO\s+ENERGY|EXEMPT/i,
      year: /\bC-?40[1-7]\s*-?\s*(20\d\d)/i,
      silentOn: building.scope === "new" && plan.sheets.length >= MIN_SHEETS ? plan.sheets : [],
      searched: "an energy report",
    }),
  check(it) {
    const data = { actual: it.year, required: CURRENT_YEAR, unit: null, text: it.text };
    if (it.state === "absent") return cantTell("absent", data);
    if (it.state === "deferred") return cantTell("deferred", data);
    if (it.state === "denied") return cantTell("denied", data);
    return it.year !== null && it.year !== CURRENT_YEAR ? cantTell("old", data) : pass(data);
  },
  messages: {
    ok: "The energy report is named.",
    old: "An energy report of {actual} is named; this edition uses {required}: {text}.",
    denied: "The set states that no energy report is needed: {text}.",
    deferred: "The energy report is left open: {text}.",
    absent: "No energy report is named in the set of this new building.",
  },
  recommendation: "Submit COMcheck or EnergyGauge output for this edition, signed by the designer.",
});
