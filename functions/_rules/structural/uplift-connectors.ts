/**
 * Roofs of houses are tied down at each truss or rafter, down to the foundation.
 * Applies to statements about connectors; silence is reported on framing sheets of new houses.
 * @source FBC-R 8th ed. (2023), R802.11
 */
import { isResidential } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { judgePresence, lookFor, type Presence } from "../measure.ts";
import { framingSheets } from "./_sheets.ts";

/** A connector that skips trusses; bracing and bridging may. */
const EVERY_OTHER =
  /\b(H\s?-?\d\w*|[HM]E?TA\s?\d+|STRAPS?|CLIPS?|TIES?|CONNECTORS?|UPLIFT)\b((?!BRAC|BRIDG|STRONG\s*BACK|BLOCK)[^.;,]){0,50}\b((EVERY|EACH|EA\.?)\s+(OTHER|SECOND|2ND|THIRD|3RD)|ALTERNAT\w*|ALT\.?)\s+(ROOF\s+)?(TRUSS|RAFTER)/i;

export default defineRule<Presence>({
  id: "structural/uplift-connectors",
  requirementId: "FBC-R-connectors",
  severity: "critical",
  source: { volume: "FBC-R", edition: "2023", section: "R802.11" },
  category: "Structural",
  title: "Uplift connectors",
  when: isResidential,
  applies: (plan, { building }) => {
    const sheets = building.scope === "new" ? framingSheets(plan) : [];
    return lookFor(plan, {
      shown:
        /\bH\s?-?(1|2\.?5A?|3|4|5|6|7Z?|8|10A?|16)\b(?=[^.;]{0,40}(TRUSS|RAFTER|CLIP|TIE|STRAP|EACH|EA\b|@|SIMPSON))|\b[HM]E?TA\s?\d{2}|\bHURRICANE\s+(STRAP|CLIP|TIE|ANCHOR)|\bUPLIFT|\bTIE-?\s?DOWN(?!S?\s*(PAD|A\/C))|\b(TRUSS|RAFTER|ROOF)\s+(STRAP|ANCHOR|CLIP|TIE)|\bSTRAPS?\s+(AT|@|EACH|EA\b)|\bTOE-?\s?NAIL[^.;]{0,30}(TRUSS|RAFTER)|(TRUSS|RAFTER)[^.;]{0,30}TOE-?\s?NAIL/i,
      not: /\bA\/?C\b|CONDENS|EQUIPMENT|PANEL|SHED\b|WATER\s+HEATER|FENCE|SHUTTER|EXIST/i,
      denied: [
        EVERY_OTHER,
        /\bNO\s+(HURRICANE|UPLIFT|TRUSS|RAFTER|ROOF)?\s*(STRAPS?|CLIPS?|TIES?|ANCHORS?|CONNECTORS?)\b|(STRAPS?|CLIPS?|CONNECTORS?)\W{0,4}(NONE|NOT\s+(REQ\w*|PROVIDED)|OMIT)|\bTOE-?\s?NAIL\w*\s+ONLY|(TRUSS|RAFTER)\w*[^.;]{0,20}TOE-?\s?NAIL(?![^.;]*(STRAP|CLIP|H2|TA\d))/i,
      ],
      silentOn: sheets,
      searched: "uplift connectors",
    });
  },
  check: judgePresence,
  messages: {
    ok: "Uplift connectors are shown.",
    denied: "Roof members are stated without uplift connectors at each of them: {text}.",
    deferred: "Uplift connectors are left open: {text}.",
    absent: "The framing sheets show no uplift connectors.",
  },
  recommendation: "Add a table of connectors that matches the uplift from roof to foundation.",
});
