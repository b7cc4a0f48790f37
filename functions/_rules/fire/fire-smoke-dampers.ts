/**
 * Fire and smoke dampers are shown where ducts pass rated assemblies.
 * Applies to statements about dampers; their places left to somebody are a question.
 * @source FBC-B 8th ed. (2023), 717.5
 */
import { isCommercial } from "../building_profile.ts";
import { cantTell, defineRule, pass } from "../define_rule.ts";
import { judgePresence, lookFor, type Presence } from "../measure.ts";

export default defineRule<Presence>({
  id: "fire/fire-smoke-dampers",
  requirementId: "FBC-B-717-dampers",
  severity: "high",
  source: { volume: "FBC-B", edition: "2023", section: "717.5" },
  category: "Fire Safety",
  title: "Fire and smoke dampers",
  when: isCommercial,
  applies: (plan) =>
    lookFor(plan, {
      shown:
        /\b(FIRE|SMOKE|FIRE\s*[\/&-]\s*SMOKE|COMB\w*\.?|CEILING\s+RADIATION|RADIATION)\s+DAMPERS?\b|\bF\/?S\.?D\.?S?\s+(AT|IN|@|W\/|TYP)|\bF\.?D\.?\s+(AT|IN|@)\s+(RATED|SHAFT|CORR|FLOOR|WALL)/i,
      not: /\bFIRE\s*PLACE|\bDISCONNECT|FLOOR\s+DRAIN|EXIST/i,
      denied:
        /\b(NO|WITHOUT)\s+(FIRE|SMOKE|FIRE\s*[\/&]\s*SMOKE)\s+DAMPER|DAMPERS?\b[^.;]{0,12}\b(NONE|NOT\s+(REQ\w*|PROVIDED)|N\/A|OMIT\w*)/i,
    }),
  check(it) {
    if (it.state !== "denied") return judgePresence(it);
    return /NO\s+(RATED|DUCT)|NON-?RATED/i.test(it.text)
      ? pass({ text: it.text })
      : cantTell("denied", { text: it.text });
  },
  messages: {
    ok: "Fire and smoke dampers are addressed.",
    denied: "Dampers are left out; ducts through rated walls, shafts or floors need them: {text}.",
    deferred: "The places of fire and smoke dampers are left open: {text}.",
    absent: "No dampers are shown.",
  },
  recommendation: "Show each fire or smoke damper with its access door on the mechanical plan.",
});
