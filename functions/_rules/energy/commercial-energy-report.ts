/**
 * Commercial buildings come with an energy report: COMcheck, EnergyGauge Summit or ASHRAE 90.1.
 * Applies to statements about the report, and to silence in the set of a new building.
 * @source FBC-EC 8th ed. (2023), C103, C401.2
 */
import { anyCase } from "../../_shared/pattern.ts";
import { denying } from "../measure.ts";
import { type BuildingProfile } from "../building_profile.ts";
import { cantTell, defineRule, fail, pass } from "../define_rule.ts";
import { CURRENT_YEAR, formStatements } from "./_forms.ts";

const TOPIC =
  /\bCOM\s?CHECK|\bENERGY\s?GAUGE|\bASHRAE\s*(STD\.?\s*|STANDARD\s*)?90\.1|\bFORM\s*C?-?40[1-7]\b|\bC40[1-7]\b.*\b(?:FORM|METHOD|PATH|PRESCRIPTIVE|PERFORMANCE|COMPLIANCE)\b|\b(?:METHOD|PATH|PRESCRIPTIVE|PERFORMANCE|COMPLIANCE)\b.*\bC-?40[1-7]\b|\bENERGY\s+(FORMS?|CALC\w*|COMPLIANCE|CODE\s+COMPLIANCE|REPORT)|\bCOMPLIANCE\s+(REPORT|FORMS?|CERTIFICATE)\b[^.;|]{0,24}\b(LIGHTING|ENVELOPE|H\.?V\.?A\.?C|MECH\w*|RTU\w*)\b|\b(LIGHTING|ENVELOPE|H\.?V\.?A\.?C|MECHANICAL)\b[^.;|]{0,16}\bCOMPLIANCE\s+(REPORT|FORMS?|CERTIFICATE)\b/i;
const DENIED =
  /\b(FORMS?|CALC\w*|COMPLIANCE|REPORT|CHECK)\b\W{0,4}(NONE|NOT\s+(REQ\w*|PROVIDED)|N\/A)|\bNO\s+ENERGY|EXEMPT/i;
const REPORT = String
  .raw`(?:COM\s?CHECK|ENERGY\s?GAUGE(?:\s+SUMMIT)?|ENERGY(?:\s+CODE)?(?:\s+COMPLIANCE)?)(?:\s*,?\s*(?:OR|AND)\s+(?:OTHER\s+)?ENERGY)?(?:\s+(?:REPORTS?|FORMS?|CALC\w*|COMPLIANCE|CERTIFICATES?|OUTPUT))+|COM\s?CHECK|ENERGY\s?GAUGE\s+SUMMIT(?:\s+REPORT)?|ENERGY\s+(?:CODE\s+)?COMPLIANCE`;
const MIN_SHEETS = 3;
/** Dwellings up to so many storeys follow the residential provisions. @source FBC-EC 8th ed. (2023), R202 */
const LOW_STORIES = 3;
const DWELLING_GROUPS = ["R-2", "R-3", "R-4", "U"];

const isLowDwellings = ({ occupancies, stories, areOccupanciesDisputed }: BuildingProfile) =>
  !areOccupanciesDisputed && occupancies.includes("R-2") &&
  occupancies.every((group) => DWELLING_GROUPS.includes(group)) && !stories.isDisputed &&
  stories.value !== null && stories.value <= LOW_STORIES;

export default defineRule({
  id: "energy/commercial-energy-report",
  requirementId: "FBC-EC-C401-forms",
  source: { volume: "FBC-EC", edition: "2023", section: "C401.2" },
  title: "Commercial energy report",
  applies: (plan, { building }) =>
    isLowDwellings(building) ? [] : formStatements(plan, {
      topic: TOPIC,
      denied: anyCase`${denying(REPORT)}|${DENIED}`,
      year: /(?:\bC-?40[1-7]\s*-?\s*|\bCOM\s?CHECK\b[^.;\d]{0,12})(20\d\d)(?:\s+IECC)?/i,
      silentOn: building.scope === "new" && plan.sheets.length >= MIN_SHEETS ? plan.sheets : [],
      searched: "an energy report",
    }),
  check(it, { building }) {
    const data = { actual: it.year, required: CURRENT_YEAR, unit: null, text: it.text };
    if (it.state === "absent") return cantTell("absent", data);
    if (it.state === "deferred") return cantTell("deferred", data);
    if (it.state === "denied") {
      const isNew = building.scope === "new" || /\bNEW\b/i.test(it.text);
      return isNew && !/EXEMPT/i.test(it.text) ? fail("denied", data) : cantTell("denied", data);
    }
    return it.year !== null && it.year !== CURRENT_YEAR ? cantTell("old", data) : pass(data);
  },
  messages: {
    ok: "The energy report is listed.",
    old: "An energy report for {actual} is listed; this edition uses {required}: {text}.",
    denied: "The set says there is no finished energy report: {text}.",
    deferred: "The energy report is deferred: {text}.",
    absent: "No energy report is listed in the set for this new building.",
  },
  recommendation: "Submit COMcheck or EnergyGauge output for this edition, signed by the designer.",
});
