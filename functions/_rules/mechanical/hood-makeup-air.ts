/**
 * Air that kitchen hoods take out comes back.
 * Looks at makeup air units and notes of kitchens whose air flow is left blank or undecided: a question.
 * @source FBC-M 8th ed. (2023), 508.1
 */
import { cantTell, defineRule } from "../define_rule.ts";
import { allStatements, cellHeaded, isUndecided, mentions, type Statement } from "../measure.ts";
import { inCommercialKitchens } from "./_hoods.ts";

const MAKEUP = /\bMAKE\s?-?\s?UP\s+AIR\b|\bM\.?U\.?A\.?U?\b|\bM\.?A\.?U\b|\bMAKE-?UP\s+UNIT/i;
const FLOW = /\bCFM\b|\bAIR\s?FLOW\b|\bSUPPLY\b/i;
/** Nothing printed where a figure belongs: a blank to fill in, a dash. */
const isBlank = (cell: string | null): boolean =>
  cell !== null && (/^[\s_]{2,}$/.test(cell) || isUndecided(cell));

/** Does a text about makeup air, or the flow of its row, hold no figure? */
function isOpen(it: Statement): boolean {
  if (!MAKEUP.test(it.text)) return false;
  if (it.row) return isBlank(cellHeaded(it, FLOW));
  return FLOW.test(it.text) && isUndecided(it.text) && !/\d[\d,]* ?CFM/i.test(it.text);
}

export default defineRule({
  id: "mechanical/hood-makeup-air",
  requirementId: "FBC-M-507-type1",
  title: "Makeup air for kitchen hoods",
  when: inCommercialKitchens,
  demand: { thing: "makeup air" },
  applies: (plan) =>
    mentions(plan, /\bHOODS?\b|\bGREASE\b/) ? allStatements(plan).filter(isOpen) : [],
  check: ({ sourceText }) => cantTell("open", { text: sourceText }),
  messages: { open: "The makeup airflow is not decided: {text}" },
  recommendation:
    "State the makeup airflow, about as much as the hoods exhaust, and its interlock.",
});
