/**
 * Demolition and renovation mind asbestos. Applies to alterations that demolish: a survey or notice named passes, put
 * off or silent demolition sheets ask.
 * @source FBC-B 8th ed. (2023), 105.3.6 and 107.3.5.2; F.S. 469.003
 */
import { defineRule } from "../define_rule.ts";
import { either, isDeferred, judgePresence, lookFor, sheetsOf } from "../measure.ts";

const DEMOLITION = /\bDEMO(LITION|LISH)?\b/i;

/** A list of what is taken out. */
const DEMOLITION_NOTES = /^\W*(?:SELECTIVE\s+|GENERAL\s+)?DEMO(?:LITION)?\s+(?:KEY\s*)?NOTES?\b/i;

const NO_SURVEY =
  /\b(NO|WITHOUT|W\/O|WAIVE\w*|SKIP|OMIT)\s+(AN?\s+|ANY\s+|THE\s+|PRIOR\s+)?(ASBESTOS|NESHAP|ACM|ACBM)[ -]*(SURVEY|INSPECTION|NOTI\w+|TEST\w*|SAMPL\w*|REPORT|STUDY|ABATEMENT PLAN)/i;
const SURVEY_NOT_MADE =
  /\b(ASBESTOS|NESHAP|ACM)\b[^.;]{0,40}\b(SURVEY|INSPECTION|NOTI\w+|TEST\w*|SAMPL\w*|REPORT)\b[^.;]{0,24}(\b(NOT|NEVER) (PERFORMED|DONE|MADE|REQUIRED|PROVIDED|SUBMITTED|FILED|SENT|INCLUDED|OBTAINED|TAKEN|CONDUCTED|COMPLETED)|\|?\s*NONE\b(?!\s*(DETECTED|FOUND|PRESENT|IDENTIFIED|OBSERVED))|\bWAIVED)/i;
/** Work that starts before anybody looked: that none was found says the opposite. */
const NOT_LOOKED_FOR = either(NO_SURVEY, SURVEY_NOT_MADE);

/** The survey has been made: who made it puts nothing off. */
const MADE =
  /\b(?:ON\s+FILE|COMPLETED?|PERFORMED|CONDUCTED|ATTACHED|DATED|NONE\s+(?:FOUND|DETECTED|IDENTIFIED)|NO\s+(?:ACM|ACBM|ASBESTOS)\s+(?:WAS\s+|WERE\s+)?(?:FOUND|DETECTED|PRESENT|IDENTIFIED))\b/i;
const TO_BE_MADE = /\b(?:TO|SHALL|WILL|MUST)\s+BE\b|\bPRIOR\s+TO\b|\bT\.?B\.?D\b/i;

export default defineRule({
  id: "documentation/asbestos-notice",
  requirementId: "FBC-B-105.3-asbestos",
  source: { volume: "FBC-B", edition: "2023", section: "105.3.6" },
  demand: { thing: "asbestos survey" },
  applies: (plan, { building }) => {
    const noted = plan.notes.filter(({ heading }) => DEMOLITION_NOTES.test(heading ?? ""))
      .map(({ page }) => page);
    const sheets = plan.sheets.filter(({ title, page }) =>
      DEMOLITION.test(title ?? "") || noted.includes(page)
    );
    const isRenewed = building.scope === "alteration" || building.scope === "addition" ||
      sheets.length > 0;
    if (!isRenewed) return [];
    return lookFor(plan, {
      denied: NOT_LOOKED_FOR,
      shown: /\bASBESTOS\b|\bNESHAP\b|\bA\.?C\.?B\.?M\b/i,
      deferred: (text) => isDeferred(text) && (!MADE.test(text) || TO_BE_MADE.test(text)),
      silentOn: sheets.length > 0 ? sheets : sheetsOf(plan, { kinds: [] }),
      searched: "an asbestos survey or notice",
    });
  },
  check: judgePresence,
  messages: {
    ok: "Asbestos is addressed: {text}",
    denied: "The set says there is no asbestos survey or notice: {text}",
    deferred: "The asbestos survey or notice is deferred: {text}",
    absent: "Demolition is shown, but no asbestos survey or notice was found.",
  },
  recommendation: "Cite the asbestos survey, or the notice to the state, on the demolition sheet.",
});
