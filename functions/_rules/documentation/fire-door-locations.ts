/**
 * Fire doors are located and identified. Applies under FBC-Building: rated doors in the schedule pass, words that put
 * their places off ask. Dampers are read by fire/fire-smoke-dampers.
 * @source FBC-B 8th ed. (2023), 107.3.5.1.1 item 14
 */
import { anyCase } from "../../_shared/pattern.ts";
import { cantTell, defineRule, fail, pass } from "../define_rule.ts";
import { isDeferred, newWork } from "../measure.ts";

const PLACED = "(?:LOCATED|SHOWN|IDENTIFIED|INDICATED|MARKED|TAGGED|NOTED|DRAWN|LABELED|KEYED)";
/** Rated doors or dampers whose places the plans do not show. */
const UNPLACED =
  anyCase`\b(?:(?:FIRE|SMOKE|CEILING|RADIATION|F\/S|FIRE\/SMOKE|COMBINATION)[ \/-]*DAMPERS?|(?:FIRE|RATED|LABELED)[- ]+(?:RATED\s+)?DOORS?|\d+[- ]?MIN\.? DOORS?)\b[^.;]{0,60}\b(?:NOT\s+(?:BEEN\s+)?${PLACED}|(?:LOCATIONS?|PLACES?)\s+(?:ARE\s+)?(?:NOT\s+\w+|OMITTED|UNKNOWN|TO BE DETERMINED))|\b(?:DETERMINE|SELECT|FIND|LOCATE|PLACE)\b[^.;]{0,24}\b(?:FIRE|SMOKE|CEILING RADIATION)[ /-]*DAMPERS?\b[^.;]{0,60}\b(?:IN (?:THE )?FIELD|AS NEEDED|AS REQ)`;

/** Their places are left to drawings that are no part of the set. */
const ELSEWHERE =
  /\b(?:FIRE|SMOKE|F\/S|CEILING|RADIATION)[ /-]*DAMPERS?\s+(?:LOCATIONS?|PLACES?)\b(?=[^.;]{0,60}\b(?:REFER|SEE|PER|ON|BY|SHOWN)\b)(?=.{0,90}\b(?:NOT\s+(?:INCLUDED|IN\s+(?:THIS\s+)?SET|ATTACHED|PART\s+OF)|(?:SHELL|LANDLORD|BASE\s+BUILDING|PREVIOUS|OTHER)\S*\s+(?:DRAWINGS?|PLANS?|SETS?|PERMIT)))/i;

export default defineRule({
  id: "documentation/fire-door-locations",
  requirementId: "FBC-B-107.3.5-fire-damper-locations",
  source: { volume: "FBC-B", edition: "2023", section: "107.3.5.1.1" },
  title: "Fire door locations",
  applies: (plan) => {
    const rated = plan.doors.find(({ fireRatingMin }) =>
      fireRatingMin !== null && fireRatingMin > 0
    );
    const later = newWork(plan, {
      topic: /\b(FIRE|RATED|LABELED)[- ]+(RATED\s+)?DOORS?\b/i,
      not: /\bDAMPER|\bACCESS DOOR|\bHARDWARE\b|\bCLOSERS?\b/i,
    }).filter(({ text }) => isDeferred(text));
    const elsewhere = newWork(plan, { topic: ELSEWHERE });
    const unplaced = newWork(plan, { topic: UNPLACED });
    if (unplaced.length > 0) {
      return unplaced.slice(0, 1).map((it) => ({
        ...it,
        verdict: fail("unplaced", { text: it.text }),
      }));
    }
    return [
      ...(rated ? [{ ...rated, verdict: pass({ door: rated.mark }) }] : []),
      ...[...later, ...elsewhere].slice(0, 1).map((it) => ({
        ...it,
        verdict: cantTell("deferred", { text: it.text }),
      })),
    ];
  },
  check: ({ verdict }) => verdict,
  messages: {
    ok: "Rated doors are scheduled, such as {door}.",
    unplaced: "Fire doors or dampers are not located on the plans: {text}",
    deferred: "The locations of fire doors or dampers are deferred: {text}",
  },
  recommendation: "Mark each fire door on the plans with its rating.",
});
