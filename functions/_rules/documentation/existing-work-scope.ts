/**
 * Work in existing buildings is classified. Applies to alterations and changes of occupancy: a level of alteration or
 * compliance method passes, silence asks once; the first fit-out of a new shell is new work.
 * @source FBC-B 8th ed. (2023), 107.2; FBC-EB 301.3
 */
import { defineRule } from "../define_rule.ts";
import { judgePresence, lookFor, mentions, sheetsOf } from "../measure.ts";

const NEW_SHELL =
  /\bNEW\s+(SHELL|CONSTRUCTION|BUILDING)\b|\bFIRST\s+(TENANT|GENERATION)\b|\bVANILLA SHELL\b|\bWHITE BOX\b/i;
/** The first fit-out of a shell has no level, and the set says so. */
const OF_NO_LEVEL =
  /\bALTERATIONS?\s+LEVEL\b[^;.|]{0,6}\|?\s*(?:NOT\s+APPLICABLE|N\/A|NONE)\b[^;|]{0,60}\b(?:NEW|VANILLA|COLD|GREY|GRAY)\s+SHELL\b|\bFIRST\s+(?:OCCUPANCY|FIT-?\s?OUT|BUILD-?\s?OUT|TENANT)\s+(?:OF|IN)\s+(?:A\s+|THE\s+|THIS\s+)?(?:NEW\s+)?SHELL\b/i;
const EXISTING =
  /\bEXIST(ING|\.)?\b|\bREMODEL|\bRENOVAT|\bALTERATION|\bDEMO(LITION|LISH)?\b|\bCHANGE OF (USE|OCCUPANCY)\b/i;

const LEVEL =
  /\bALTERATION\s+LEVEL\b|\bLEVEL\s+OF\s+(THE\s+)?ALTERATIONS?\b|\bCOMPLIANCE\s+METHOD\b|\bLEVEL\s+OF\s+(ALTERATION|WORK)\b|\bCLASSIFICATION OF WORK\b|\bALTERATIONS?\s*[-,:(]*\s*LEVEL\b/i;

const UNSTATED =
  /\bNOT\s+(YET\s+)?(STATED|GIVEN|SHOWN|CLASSIFIED|DETERMINED|INDICATED|SPECIFIED|PROVIDED|LISTED|ESTABLISHED|KNOWN)\b|\bOMITTED\b|\bUNKNOWN\b|(\||:)\s*(NONE|N\/A|-+|\?+)\s*$/;

export default defineRule({
  id: "documentation/existing-work-scope",
  requirementId: "FBC-B-107-existing-scope",
  source: { volume: "FBC-B", edition: "2023", section: "107.2" },
  title: "Classification of work in existing buildings",
  applies: (plan, { building, project }) => {
    const said = `${project.name} ${project.description ?? ""} ${
      plan.codeSummary.scopeOfWork.map(({ value }) => value).join(" ")
    }`;
    const isExisting = building.scope === "alteration" && !NEW_SHELL.test(said) &&
      !mentions(plan, OF_NO_LEVEL) &&
      (EXISTING.test(said) || mentions(plan, EXISTING));
    // A level left blank asks, whatever else is said of the work.
    if (!isExisting) {
      return lookFor(plan, { shown: LEVEL, negated: UNSTATED })
        .filter(({ state }) => state === "deferred" || state === "denied");
    }
    return lookFor(plan, {
      shown:
        /\bALTERATIONS?\s*[-,:(]*\s*LEVEL\s*(1|2|3|I{1,3}|ONE|TWO|THREE)\b|\bLEVEL\s*(1|2|3|I{1,3}|ONE|TWO|THREE)\s*(ALTERATION|RENOVATION|WORK)|\bCLASSIFICATION OF WORK\b|\b(PRESCRIPTIVE|WORK AREA|PERFORMANCE)\s+(COMPLIANCE\s+)?METHOD\b|\bCHANGE OF OCCUPANCY\b|\b(?:EXISTING\s+BUILDING\s+(?:CODE|VOLUME)|F\.?B\.?C\.?\s*-?\s*E\.?B|I\.?E\.?B\.?C)\b[^;.]{0,40}\bLEVEL\s*(?:1|2|3|I{1,3}|ONE|TWO|THREE)\b/i,
      topic: LEVEL,
      negated: UNSTATED,
      silentOn: sheetsOf(plan, { kinds: ["cover", "code summary", "notes", "floor plan"] }),
      searched: "the level of alteration",
    });
  },
  check: judgePresence,
  messages: {
    ok: "The work is classified: {text}",
    denied: "The set says the work is not classified: {text}",
    deferred: "The classification of work is deferred: {text}",
    absent:
      "Neither the level of alteration nor the areas of existing and new work were found in the set.",
  },
  recommendation:
    "State the level of alteration per the Existing Building volume, and mark existing, new and removed work.",
});
