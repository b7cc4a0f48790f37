/**
 * New houses come with the energy form of this edition: R402, R405 or R406, 2023.
 * Applies to statements that name the form, and to silence in the set of a new house.
 * @source FBC-EC 8th ed. (2023), R103, R401.2
 */
import { anyCase } from "../../_shared/pattern.ts";
import { denying } from "../measure.ts";
import { cantTell, defineRule, fail, pass } from "../define_rule.ts";
import { CURRENT_YEAR, formStatements } from "./_forms.ts";

const TOPIC =
  /\b(?:NO|WITHOUT|W\/O)\s+(?:FORM\s+)?R-?40[256]\b|\bFORM\s*(R|EPL)?-?40[256]\b|\bR-?40[256]\s*-?\s*20\d\d|\bENERGY\s+(FORMS?|CALC\w*|COMPLIANCE|CODE\s+FORM|PERFORMANCE\s+LEVEL|REPORT)|\bE\.?P\.?L\.?\s+DISPLAY/i;
const DENIED =
  /\b(FORMS?|CALC\w*|COMPLIANCE)\b\W{0,4}(NONE|NOT\s+(REQ\w*|PROVIDED)|N\/A)|\bNO\s+ENERGY/i;
const FORMS = String
  .raw`(?:ENERGY\s+)?FORMS?\s*(?:R|EPL)?-?40[256](?:\s*-?\s*20\d\d)?|\bR-?40[256](?:\s*-?\s*20\d\d)?(?:\s+FORMS?)?|ENERGY\s+(?:CODE\s+)?(?:FORMS?|CALC\w*|COMPLIANCE(?:\s+FORMS?)?|REPORTS?|PERFORMANCE\s+LEVEL)(?:\s*\([^)]*\))?|E\.?P\.?L\.?\s+DISPLAY`;
const MIN_SHEETS = 3;

export default defineRule({
  id: "energy/residential-energy-form",
  requirementId: "FBC-EC-R401-forms",
  source: { volume: "FBC-EC", edition: "2023", section: "R401.2" },
  title: "Residential energy form",
  applies: (plan, { building }) =>
    formStatements(plan, {
      topic: TOPIC,
      denied: anyCase`${denying(FORMS)}|${DENIED}`,
      year: /\bR?-?40[256]\s*-?\s*(20\d\d)/i,
      silentOn: building.scope === "new" && plan.sheets.length >= MIN_SHEETS ? plan.sheets : [],
      searched: "the energy form",
    }),
  check(it, { building }) {
    const data = { actual: it.year, required: CURRENT_YEAR, unit: null, text: it.text };
    if (it.state === "absent") return cantTell("absent", data);
    if (it.state === "deferred") return cantTell("deferred", data);
    if (it.state === "denied") {
      return building.scope === "new" || /\bNEW\b/i.test(it.text)
        ? fail("denied", data)
        : cantTell("denied", data);
    }
    return it.year !== null && it.year !== CURRENT_YEAR ? fail("old", data) : pass(data);
  },
  messages: {
    ok: "The energy form is listed.",
    old: "An energy form for {actual} is listed; this edition uses the {required} forms: {text}.",
    denied: "The set says there is no finished energy form: {text}.",
    deferred: "The energy form is deferred: {text}.",
    absent: "No energy form is listed in the set for this new house.",
  },
  recommendation: "Submit Form R402, R405 or R406 ({required}).",
});
