/**
 * Work seaward of the coastal construction control line has a design for the 100-year storm and a state permit.
 * Applies to statements about the control line.
 * @source FBC-B 8th ed. (2023), 3109
 */
import { cantTell, defineRule, inapplicable, pass } from "../define_rule.ts";
import { isDeferred, type Statement, statements } from "../measure.ts";

const LINE = /\bC\.?C\.?C\.?L\b|\bCOASTAL\s+CONSTRUCTION\s+CONTROL/i;
const SEAWARD = /\bSEAWARD|\bWITHIN\s+(THE\s+)?(C\.?C\.?C\.?L|COASTAL)|\bOCEAN\s*SIDE\s+OF/i;
const NOT_SEAWARD =
  /\bLANDWARD|\bNOT\s+(LOCATED\s+)?(SEAWARD|WITHIN)|\bWEST\s+OF|\bN\/A\b|NOT\s+APPLIC/i;
const PERMIT =
  /\b(F?DEP|STATE|CCCL)\s+(FIELD\s+)?PERMIT\s*(NO|#|NUMBER)?|\bPERMIT\s*(NO\.?|#)?\s*[A-Z]{2}-?\d{3}/i;

export default defineRule<Statement>({
  id: "structural/coastal-control-line",
  requirementId: "FBC-B-3109-cccl",
  severity: "critical",
  source: { volume: "FBC-B", edition: "2023", section: "3109" },
  category: "Structural",
  title: "Coastal construction control line",
  applies: (plan) => statements(plan, { topic: LINE }).slice(0, 3),
  check(it, { plan }) {
    const data = { text: it.text };
    if (NOT_SEAWARD.test(it.text)) return pass(data, { message: "landward" });
    if (!SEAWARD.test(it.text)) return inapplicable();
    const shown = statements(plan, { topic: PERMIT }).filter((other) => !isDeferred(other.text));
    return shown.length > 0 ? pass(data, { also: shown }) : cantTell("noPermit", data);
  },
  messages: {
    ok: "The site lies seaward of the control line and the state permit is named.",
    landward: "The site lies landward of the control line.",
    noPermit: "The site lies seaward of the control line; no state permit is named: {text}.",
  },
  recommendation:
    "Provide the elevated foundation design for the 100-year storm and the state permit.",
});
