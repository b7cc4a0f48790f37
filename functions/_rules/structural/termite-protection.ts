/**
 * New buildings and additions name their termite protection.
 * Applies to statements about termites; silence is reported for new buildings with a foundation sheet.
 * @source FBC-B 8th ed. (2023), 1816; FBC-R R318
 */
import { cantTell, defineRule, inapplicable } from "../define_rule.ts";
import { denying, judgePresence, lookFor, mentions } from "../measure.ts";
import { foundationSheets } from "./_sheets.ts";

const TREATMENT = String
  .raw`(?:SUBTERRANEAN\s+)?TERMIT\w*\b(?!\s+(?:DAMAGE|ACTIVITY|INFEST\w*|EVIDENCE|FOUND|OBSERVED))(?:\s+(?:PROTECTION|TREATMENT|CONTROL|BARRIER|WORK|PREVENTION|SHIELDS?))?|SOIL\s+(?:TREATMENT|POISON\w*|TREATING)|(?:PEST|INSECT)\s+(?:TREATMENT|CONTROL)|PRE-?\s?TREAT(?:MENT)?`;
/** Registered methods that take the place of treated soil. */
const OTHER_METHOD =
  /\bBORA-?\s?CARE|\bBORATES?\b|\bTIM-?\s?BOR|\bBAIT|\bSENTRICON|\bADVANCE\s+TERMITE|\bSTAINLESS\s+(STEEL\s+)?MESH|\bTERMI-?\s?MESH|\bPHYSICAL\s+BARRIER/;
/** What inspections of existing wood say, and fill that brings none. */
const FOUND = /\bTERMITES? (DAMAGE|ACTIVITY|INFEST|EVIDENCE|FOUND|OBSERVED)|\bTERMITE\W?FREE\b/;
/** Work that touches no ground. */
const INSIDE_ONLY =
  /\bINTERIOR\s+(?:REMODEL|RENOVATION|ALTERATION|WORK|BUILD-?\s?OUT)|\bNO\s+(?:NEW\s+)?(?:SLABS?|FOUNDATIONS?|FOOTINGS?|GROUND|EARTH)\s*(?:WORK|DISTURB\w*)|\bNO\s+(?:NEW\s+)(?:SLABS?|FOUNDATIONS?|FOOTINGS?)\b(?!\s+(?:TREAT|PROTECT|POISON))|\b(?:SLAB|FLOOR)\s+(?:IS\s+)?EXIST\w*|\bEXIST\w*\.?\s+SLAB\b|\bSECOND\s+(?:FLOOR|STORY)\s+(?:ADDITION|ONLY)/i;
/** Treated all the same: `NO NEW SLAB; SLAB PATCH OVER SOIL TREATED, CERTIFICATE AT FINAL`. */
const IS_TREATED =
  /(?<!\b(?:NO|NOT|UN-?|WITHOUT)\s?)\b(?:SOIL|FILL|GROUND|SUB-?GRADE)\s+(?:IS\s+|TO\s+BE\s+|SHALL\s+BE\s+)?TREATED\b(?!\s+LUMBER)|(?<!\b(?:NO|UN)-?\s?)\bTREATED\s+(?:SOIL|FILL)\b/i;
const NO_METHOD = /\bNO\s+(OTHER|BAIT|BORATE)|\bNOR\b/;

export default defineRule({
  id: "structural/termite-protection",
  requirementId: "FBC-B-1816-termite",
  source: { volume: "FBC-B", edition: "2023", section: "1816" },
  title: "Termite protection",
  demand: { thing: "termite treatment" },
  applies: (plan, { building }) => {
    const sheets = building.scope === "new" || building.scope === "addition"
      ? foundationSheets(plan)
      : [];
    return lookFor(plan, {
      not: FOUND,
      shown:
        /\bTERMIT|\bBORA-?\s?CARE|\bBORATE[\s-]*TREAT|\bBAIT(ING)?\s+SYSTEM|\bTREATED\s+(FILL|SOIL)|\bSOIL\s+(TREAT|POISON)/i,
      denied: [
        denying(TREATMENT),
        /\bUN-?\s?TREATED\s+(SOIL|FILL|SUB-?GRADE)|\b(SOIL|FILL|SUB-?GRADE)\s+(IS|ARE|WILL|SHALL)?\s*NOT\s+(TO\s+)?(BE\s+)?TREATED/,
        /\bTERMIT\w*\s*(PROTECTION|TREATMENT)?\W{0,4}(NONE|NOT\s+(REQ\w*|PROVIDED)|N\/A|OMIT)|\bNO\s+(TERMITE|SOIL)\s+(TREAT|PROTECT)/i,
      ],
      silentOn: sheets,
      searched: "termite protection",
    });
  },
  check(it, { building, plan }) {
    if (it.state === "denied" && mentions(plan, OTHER_METHOD, { not: NO_METHOD })) {
      return judgePresence({ ...it, state: "shown" });
    }
    if (it.state === "denied" && IS_TREATED.test(it.text)) {
      return judgePresence({ ...it, state: "shown" });
    }
    if (it.state === "denied" && INSIDE_ONLY.test(it.text)) return inapplicable();
    const isNew = building.scope !== "alteration";
    return it.state === "denied" && !isNew
      ? cantTell("denied", { text: it.text })
      : judgePresence(it);
  },
  messages: {
    ok: "Termite protection is specified.",
    denied: "The set says there is no termite protection: {text}.",
    deferred: "Termite protection is deferred: {text}.",
    absent: "No termite protection is specified on the foundation sheets.",
  },
  recommendation: "Add the method of termite protection and the certificate of compliance.",
});
