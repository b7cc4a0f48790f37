/**
 * Penetrations of rated walls and floors are closed by listed firestop systems.
 * Applies to statements about firestopping; leaving it to somebody without naming a standard is a question.
 * @source FBC-B 8th ed. (2023), 714
 */
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { judgePresence, lookFor, type Presence } from "../measure.ts";

export default defineRule<Presence>({
  id: "fire/firestop-systems",
  requirementId: "FBC-B-714-penetrations",
  severity: "high",
  source: { volume: "FBC-B", edition: "2023", section: "714" },
  category: "Fire Safety",
  title: "Firestopping of penetrations",
  when: isCommercial,
  applies: (plan) =>
    lookFor(plan, {
      shown:
        /\bFIRE[\s-]*STOP|\bASTM\s*E\s*-?814|\bUL\s*-?1479|PENETRATIONS?\b[^.;]{0,60}\b(RATED|FIRE)|\b(SEAL|CAULK)\w*\b[^.;]{0,30}\bPENETRATION/i,
      not: /\bROOF\s+PENETRATION|SLAB\s+PENETRATION|WATERPROOF|\b(NON-?|UN|NOT\s)\s?RATED/i,
      denied:
        /\b(NO|(?<!\b(?:NO|NOT|NEVER|PROHIBIT\w*)\b[^.;]{0,60})WITHOUT)\s+FIRE[\s-]*STOP|FIRE[\s-]*STOP\w*(\W{0,4}(NOT\s+(REQ|PROVIDED|USED)|NONE|OMIT)|\b[^.;,]{0,30}\b(ARE\s+|IS\s+)?(NOT\s+(PROVIDED|USED|INCLUDED)|OMITTED)\b)|\b(NEED|SHALL|REQUIRED)\s+NOT\s+(TO\s+)?BE\s+(FIRE|SEALED)|\bNOT\s+(REQ\w*\s+TO\s+)?BE\s+FIRE|\b(NOT|UN)\s?(FIRE[\s-]*STOPPED|SEALED)/i,
    }),
  check: judgePresence,
  messages: {
    ok: "Firestopping of penetrations is specified.",
    denied: "Penetrations of rated assemblies are left open: {text}.",
    deferred: "Firestopping of penetrations is left open: {text}.",
    absent: "No firestop system is shown.",
  },
  recommendation:
    "Name a listed system (ASTM E814 or UL 1479, with F and T rating) for each kind of penetration.",
});
