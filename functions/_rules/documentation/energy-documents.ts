/**
 * New buildings that are cooled come with energy forms. Forms or load calculations named in the set pass, put off ones
 * ask, and so does silence of a new building's sheets; unconditioned buildings and alterations are left alone.
 * @source FBC-B 8th ed. (2023), 107.3.5
 */
import { defineRule, inapplicable } from "../define_rule.ts";
import { isDeferred, judgePresence, lookFor, mentions, sheetsOf } from "../measure.ts";

const UNCONDITIONED =
  /\b(UNCONDITIONED|NOT CONDITIONED|NO (A\/?C|AIR CONDITIONING|HVAC)\b|NO (HEATING|COOLING) (OR|NOR|AND) (COOLING|HEATING)|NEITHER HEATED NOR COOLED|NOT (HEATED|COOLED) (OR|NOR) (COOLED|HEATED)|OPEN[ -]?SIDED|OPEN AIR|PAVILION|POLE BARN)\b/i;

/** The load calculation of a service, by the heading it stands under. */
const ELECTRICAL_LOADS =
  /^(?![^|]*\b(?:ENERGY|MANUAL|FORM|H\.?V\.?A\.?C|COOL\w*|HEAT\w*|CHECK))[^|]*\bLOAD\s+CALC[^|]*\|.*\b(?:ELECT\w*|SERVICE|POWER|PANEL|ONE\s?-?\s?LINE|SWITCH\s?(?:BOARD|GEAR)|\d{3}\s?A\b)/i;

/** Handed in with the plans. */
const WITH_THE_SET =
  /\bTO\s+BE\s+(?:PROVIDED|SUBMITTED)\s+WITH\b|\bBY\s+(?:MECH|ENGINEER|M\.?E)\w*/gi;

export default defineRule({
  id: "documentation/energy-documents",
  requirementId: "FBC-B-107-energy-attached",
  source: { volume: "FBC-B", edition: "2023", section: "107.3.5" },
  applies: (plan, { building }) => {
    if (
      building.scope === "alteration" ||
      mentions(plan, UNCONDITIONED)
    ) return [];
    return lookFor(plan, {
      negated:
        /\b(ARE|IS|WERE|WAS) NOT (A )?(PART|INCLUDED|PROVIDED|SUBMITTED|ATTACHED|IN|PREPARED|REQUIRED)\b|\bNOT (INCLUDED|ATTACHED|PROVIDED|SUBMITTED|PREPARED)\b|\bOMITTED\b|\bEXCLUDED\b|\|\s*(NO|NONE)\s*$|\b(NO|WITHOUT) (ENERGY|LOAD CALC|MANUAL J|FORM)/i,
      // A figure with its form in brackets, SHGC 0.30 (FORM R402), hands in nothing.
      not:
        /^(?![^(]*\b(?:ENERGY|LOAD\s+CALC|MANUAL\s+J|(?:COM|RES)-?CHECK)).*\(\s*FORM\b|\bNOT (INCLUDED|PART)[^.;]{0,20}\b(SCOPE|ALTERATION)|\bEXIST|\bLOAD CALC\w*[^;]*\b(SERVICE|ELECTRIC\w*|NEC|FEEDER|\d{3} A)\b|\b(SERVICE|ELECTRICAL|NEC)\b[^;]*\bLOAD CALC/,
      notUnder: ELECTRICAL_LOADS,
      shown:
        /\bENERGY\s+(FORMS?|CALC\w*|COMPLIANCE|CODE (FORM|COMPLIANCE)|PERFORMANCE|REPORT|GAUGE)\b|\bCOM-?CHECK\b|\bRES-?CHECK\b|\bENERGY\s?GAUGE\b|\bMANUAL\s+J\b|\bFORM\s+[RC]?-?40[0-9]|\b[RC]-?40[1-8](-20\d\d)?\b.*\b(?:FORM|METHOD|PATH|PRESCRIPTIVE|PERFORMANCE|COMPLIANCE)\b|\b(?:METHOD|PATH|PRESCRIPTIVE|PERFORMANCE|COMPLIANCE)\b.*\b[RC]-?40[1-8]|\bLOAD\s+CALC\w*|\bHERS\b|\bERI\b/i,
      deferred: (text) => isDeferred(text.replace(WITH_THE_SET, " ")),
      silentOn: sheetsOf(plan, { kinds: ["cover", "code summary", "notes"] }),
      searched: "energy forms or load calculations",
    });
  },
  check(it, { building, plan }) {
    // A load calculation put off is read by the rule on equipment sizing.
    if (it.state === "deferred" && !/\bENERGY|\bFORM|CHECK|\b[RC]40/i.test(it.text)) {
      return inapplicable();
    }
    const isNew = building.scope === "new" && plan.sheets.length > 2;
    return it.state === "absent" && !isNew ? inapplicable() : judgePresence(it);
  },
  messages: {
    ok: "Energy documents are listed: {text}",
    denied: "The set says there are no energy documents: {text}",
    deferred: "Energy documents are deferred: {text}",
    absent:
      "A new conditioned building needs energy forms and load calculations; the set lists none.",
  },
  recommendation:
    "Submit the energy form (R402, R405, R406 or the commercial form) and the load calculation with the plans.",
});
