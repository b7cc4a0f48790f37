/**
 * Penetrations of rated walls and floors are closed by listed firestop systems.
 * Applies to statements about firestopping; leaving it to somebody without naming a standard is a question.
 * @source FBC-B 8th ed. (2023), 714
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { defineRule } from "../define_rule.ts";
import {
  allStatements,
  contextOf,
  denying,
  judgePresence,
  lookFor,
  newWork,
  placeOf,
  type Presence,
  rowsAnswering,
  settingOf,
} from "../measure.ts";

/** Closing an opening with what is no listed system. */
const UNLISTED =
  /\b(SEAL|FILL|CAULK|PACK|STUFF|CLOSE|PATCH|GROUT|FOAM)\w*\b[^.;]{0,90}\b((EXPAND\w*|SPRAY|POLYURETHANE|CANNED|URETHANE)\s+(\w+\s+)?FOAM|FOAM\s+SEALANT|(LATEX|SILICONE|ACRYLIC|PAINTER'?S?|DUCT)\s+(\w+\s+)?(CAULK\w*|SEALANT|TAPE)|JOINT\s+COMPOUND|DRYWALL\s+MUD|FIBERGLASS|BATT\s+INSULATION)/i;
const LISTED =
  /\bFIRE[\s-]*(STOP|CAULK|RATED\s+(SEALANT|CAULK|FOAM))|\bINTUMESCENT|\bLISTED|\bUL\b|\bU\.L\.|\bASTM\s*E\s*-?814|\bHILTI|\b3M\b|\bSTI\b/i;
const RATED =
  /\b(\d|ONE|TWO|THREE)[\s-]*(\/\s*\d\s*-?)?\s*(HR|HOUR)S?\b|(?<!\b(?:NON-?|UN|NOT)\s?)\bRATED\b|\bFIRE\s+(BARRIER|PARTITION|WALL)|\bSMOKE\s+BARRIER/i;
const NOT_RATED =
  /\b(NON-?|UN-?|NOT\s+)\s?(FIRE[\s-]*)?RATED|\bEXTERIOR|\bROOF|\bWINDOW|\bSLAB\s+ON|\bABOVE\s+THE\s+FIRE/i;

/** Openings in rated assemblies closed with foam or caulk of no listing, as denials. */
const unlisted = (plan: PlanSet): Presence[] =>
  newWork(plan, { topic: UNLISTED, not: LISTED }).filter((it) => {
    const context = contextOf(it);
    const isRated = RATED.test(context) || RATED.test(settingOf(it, plan));
    return isRated && !NOT_RATED.test(context);
  }).map((it) => ({ ...placeOf(it), state: "denied" as const, text: it.sourceText }));

/** Says itself that nothing listed is asked for: `NO LISTED SYSTEM NEEDED`. */
const NO_LISTED =
  /(?<!\b(?:NO|NOT|NEVER|PROHIBIT\w*|WHERE|WHEN|IF|WHENEVER)\b[^.;]{0,60})\b(?:NO|WITHOUT(?:\s+AN?)?|W\/O)\s+(?:U\.?L\.?[\s-]+)?(?:LISTED|TESTED)\s+(?:(?:FIRE[\s-]*STOP\w*|THROUGH[\s-]*PENETRATION)\s+)?(?:SYSTEMS?|ASSEMBL(?:Y|IES)|DESIGNS?|FIRE[\s-]*STOP\w*)\b/i;
/** What a wall is called by; that it is rated may be said in another place. */
const WALL_KIND =
  /\b(DEMISING|TENANT|PARTY|CORRIDOR|SHAFT|STAIR|UNIT|SEPARATION)\b[\s\w]{0,12}\b(?:WALLS?|PARTITIONS?|BARRIERS?|ENCLOSURES?)\b/i;

/** Openings of rated walls closed, in so many words, without a listed system, as denials. */
const withoutListing = (plan: PlanSet): Presence[] =>
  newWork(plan, { topic: NO_LISTED }).filter((it) => {
    if (!OPENING.test(it.text.toUpperCase()) || NOT_RATED.test(contextOf(it))) return false;
    const kind = WALL_KIND.exec(it.text)?.[1].toUpperCase();
    return RATED.test(it.text) || (kind !== undefined &&
      allStatements(plan).some(({ text }) =>
        WALL_KIND.exec(text)?.[1].toUpperCase() === kind && RATED.test(text) &&
        !NOT_RATED.test(text)
      ));
  }).map((it) => ({ ...placeOf(it), state: "denied" as const, text: it.sourceText }));

/** What passes a wall, and the gap it leaves. */
const OPENING =
  /\b(PENETRAT\w*|OPENINGS?|PIP(E|ING)S?|DUCTS?|CONDUITS?|CABLES?|SLEEVES?|GAPS?|HOLES?|JOINTS?|ANNULAR|RATED)\b/;
const LEFT_OPEN =
  /\b(NEED|SHALL|REQUIRED)\s+NOT\s+(TO\s+)?BE\s+(FIRE|SEALED)|\bNOT\s+(REQ\w*\s+TO\s+)?BE\s+FIRE|\b(NOT|UN)\s?(FIRE[\s-]*STOPPED|SEALED)/;

/** Penetrations of rated assemblies in lists of firestops that name no system. */
const withoutSystem = (plan: PlanSet): Presence[] =>
  rowsAnswering(plan, {
    head: /\bSYSTEMS?\b|\bU\.?L\b|FIRE[\s-]*STOP|\bLISTING\b/i,
    title: /FIRE[\s-]*STOP|PENETRATION/i,
    row: RATED,
    not: NOT_RATED,
  }).map((it) => ({ ...placeOf(it), state: "denied", text: it.sourceText }));

const FIRESTOP = String
  .raw`FIRE[\s-]*STOP(?:PING|PED|S)?(?:\s+(?:SYSTEMS?|ASSEMBL(?:Y|IES)|DESIGN|MATERIAL|SEALANT|COLLARS?))?`;

export default defineRule({
  id: "fire/firestop-systems",
  requirementId: "FBC-B-714-penetrations",
  title: "Firestopping of penetrations",
  demand: { thing: "firestop" },
  applies: (plan) => {
    const wrong = [...unlisted(plan), ...withoutListing(plan), ...withoutSystem(plan)];
    if (wrong.length > 0) return wrong;
    return lookFor(plan, {
      shown:
        /\bFIRE[\s-]*STOP|\bASTM\s*E\s*-?814|\bUL\s*-?1479|PENETRATIONS?\b[^.;]{0,60}\b(RATED|FIRE)|\b(SEAL|CAULK)\w*\b[^.;]{0,30}\bPENETRATION/i,
      not: /\bROOF\s+PENETRATION|SLAB\s+PENETRATION|WATERPROOF|\b(NON-?|UN|NOT\s)\s?RATED/i,
      denied: [
        denying(FIRESTOP),
        /\b(NO|(?<!\b(?:NO|NOT|NEVER|PROHIBIT\w*)\b[^.;]{0,60})WITHOUT)\s+FIRE[\s-]*STOP|FIRE[\s-]*STOP\w*(\W{0,4}(NOT\s+(REQ|PROVIDED|USED)|NONE|OMIT)|\b[^.;,]{0,30}\b(ARE\s+|IS\s+)?(NOT\s+(PROVIDED|USED|INCLUDED)|OMITTED)\b)/i,
        anyCase`^(?=.*${OPENING}).*(?:${LEFT_OPEN})`,
      ],
      notUnder: /\|[^|]*\b(NON-?|UN|NOT\s)\s?(FIRE[\s-]*)?RATED/i,
    });
  },
  check: judgePresence,
  messages: {
    ok: "Firestopping of penetrations is specified.",
    denied: "Penetrations of rated assemblies are not firestopped: {text}.",
    deferred: "Firestopping of penetrations is deferred: {text}.",
    absent: "No firestop system is shown.",
  },
  recommendation:
    "Name a listed system (ASTM E814 or UL 1479, with F and T ratings) for each kind of penetration.",
});
