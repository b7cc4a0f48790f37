/**
 * Fire and smoke dampers are shown where ducts pass rated assemblies.
 * Applies to statements about dampers; their places left to somebody are a question, as is silence where ducts run in
 * a rated shaft, or among the rated corridors of a building without sprinklers.
 * @source FBC-B 8th ed. (2023), 717.5
 */
import { type BuildingProfile } from "../building_profile.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import {
  allStatements,
  around,
  denying,
  findRatings,
  judgePresence,
  lookFor,
  placeOf,
  type Presence,
} from "../measure.ts";
import { isUnsprinklered, wallRatings, wordsAt } from "./_words.ts";

const DAMPER = String
  .raw`(?:(?:FIRE|SMOKE|FIRE\s*[\/&-]\s*SMOKE|COMB\w*\.?|CEILING|RADIATION)\s+)*(?<!\b(?:BACK-?\s?DRAFT|VOLUME|BALANCING|GRAVITY|MANUAL|CONTROL|RELIEF|MOTORIZED)\s+)DAMPERS?`;
/** Rated assemblies that no duct passes without a damper, short of an exception. */
const STRICT = /\bSHAFT|\bSMOKE\s+BARRIER|\bFIRE\s+WALL|\b([2-4]|TWO|THREE|FOUR)[\s-]*(HR|HOUR)/i;
const RATED =
  /\b(\d|ONE|TWO|THREE)[\s-]*(HR|HOUR)|(?<!\b(?:NON-?|UN|NOT)\s?)\bRATED\b|\bBARRIER|\bSHAFT|\bFIRE\s+(WALL|PARTITION|DAMPER)|\bSMOKE\s+DAMPER/i;
/** An exception claimed, or a duct in which no damper may stand. */
const EXCEPTED =
  /\bEXC(EPTION|EPT|\.)?\b|\bSUB-?\s?DUCTS?|\b26\s*-?\s*(GA|GAUGE|GAGE)\b|\bOPEN\s+PARKING|\bGARAGE\s+EXHAUST|\b(GREASE|(KITCHEN|HOOD|DRYER|HAZARDOUS|LAB\w*)\s+EXHAUST)\b|\bDRYER\s+(VENT|DUCT)|\b717\.[56]/i;

/** `NO FD` may be a floor drain and `NO SD` a smoke detector where no duct is spoken of. */
const IS_LETTERS = /\b(NO|WITHOUT|W\/O)\s+[FS]\.?\s?D\b/i;
const OF_AIR =
  /\bDUCTS?\b|\b[SRE]\.?\s?A\b|\b\d{1,2}\s*[xX]\s*\d{1,2}\b|\bGRILLE|\bSUPPLY|\bRETURN|\bEXHAUST/i;

const DUCTS = /(?<!\b(?:NO|WITHOUT)\s)\bDUCTS?(?:WORK)?\b/i;
const SHAFT = /\bSHAFTS?\b(?!\s*-?\s*(?:LINERS?|BOARDS?|PANELS?)\b)/i;
const LABEL = 60;
/** Lines of one label, per cent of the page. */
const SAME_LABEL = 1;

/** Labels of shafts with ducts in them, in a set that rates its shafts. */
function ductShafts(plan: PlanSet): Presence[] {
  const all = allStatements(plan);
  const areRated = all.some(({ text }) =>
    /\bSHAFT/i.test(text) && findRatings(text).some(({ hours }) => hours >= 1)
  );
  if (!areRated) return [];
  const labels = all.filter(({ from, text, drawing }) =>
    from === "note" && drawing !== null && text.length <= LABEL
  );
  return labels.filter(({ text }) => DUCTS.test(text) && !EXCEPTED.test(text)).flatMap((it) => {
    const lines = [it, ...around(it, labels, SAME_LABEL)];
    const words = lines.map(({ text }) => text).join(" ");
    return SHAFT.test(words) && !EXCEPTED.test(words)
      ? [{ ...placeOf(it), state: "absent" as const, text: it.sourceText }]
      : [];
  });
}

const DUCT_SIZE =
  /\b\d{1,2}\s*["”]?\s*X\s*\d{1,2}\b["”]?(?=\s|$)|\b\d{1,2}\s*["”]\s*(?:Ø|DIA\b|RD\b|ROUND\b)/i;
const DUCT_PLAN = /\b(?:DUCTS?|DUCTWORK|H\.?V\.?A\.?C|MECHANICAL|MECH\.?|AIR)\b[^|]*\bPLAN\b/i;
const NOT_ALL_HALLS = /\b(?:DOORS?|DAMPERS?|OPENINGS?|FINISH|NOT REQ\w*|EXIST\w*|EXTERIOR)\b/i;

/** The first duct of a plan, in a set that rates its corridors, has no sprinklers and tells nothing of dampers. */
function hallDucts(plan: PlanSet, building: BuildingProfile): Presence[] {
  const ratings = wallRatings(plan, { topic: /\bCORRIDORS?\b/i, not: NOT_ALL_HALLS });
  const isRated = ratings.length > 0 && ratings.every(({ value }) => value >= 1);
  if (!isRated || isUnsprinklered(building) !== true) return [];
  const all = allStatements(plan);
  if (all.some(({ text }) => /\bDAMPERS?\b|\bF\.?S\.?D\b/i.test(text) || EXCEPTED.test(text))) {
    return [];
  }
  const [duct] = all.filter(({ from, text, drawing }) =>
    from === "note" && text.length <= LABEL && DUCT_PLAN.test(drawing ?? "") &&
    DUCT_SIZE.test(text) && OF_AIR.test(text) && !/\bGRILLE|\bDIFFUSER/i.test(text)
  );
  return duct ? [{ ...placeOf(duct), state: "absent", text: duct.sourceText }] : [];
}

export default defineRule({
  id: "fire/fire-smoke-dampers",
  requirementId: "FBC-B-717-dampers",
  demand: { thing: "damper" },
  applies: (plan, { building }) => {
    const said = lookFor(plan, {
      shown:
        /\b(FIRE|SMOKE|FIRE\s*[\/&-]\s*SMOKE|COMB\w*\.?|CEILING\s+RADIATION|RADIATION)\s+DAMPERS?\b|\bF\/?S\.?D\.?S?\s+(AT|IN|@|W\/|TYP)|\bF\.?D\.?\s+(AT|IN|@)\s+(RATED|SHAFT|CORR|FLOOR|WALL)/i,
      not: /\bFIRE\s*PLACE|\bDISCONNECT|FLOOR\s+DRAIN|EXIST/i,
      titled: true,
      denied: [
        denying(DAMPER),
        /\b(NO|WITHOUT|W\/O)\s+(F\.?\s?D|S\.?\s?D|F\.?\s?\/?\s?S\.?\s?D)\.?(?=\s*($|[,;.)]|AT|IN|HERE|THIS|SHOWN|PROV))/i,
        /\b(NO|WITHOUT)\s+(FIRE|SMOKE|FIRE\s*[\/&]\s*SMOKE)\s+DAMPER|DAMPERS?\b[^.;]{0,12}\b(NONE|NOT\s+(REQ\w*|PROVIDED)|N\/A|OMIT\w*)/i,
      ],
    });
    if (said.length > 0) return said;
    const [inShaft] = ductShafts(plan);
    return inShaft ? [inShaft] : hallDucts(plan, building);
  },
  check(it, { plan }) {
    if (it.state !== "denied") return judgePresence(it);
    const data = { text: it.text };
    const isOpened = /\b(?:TRANSFER|OPENING|GRILLE)S?\b/i.test(it.text);
    if (/NO\s+(RATED|SHAFT)|NON-?RATED/i.test(it.text)) return pass(data);
    if (/NO\s+DUCT/i.test(it.text) && !isOpened) return pass(data);
    const words = wordsAt(it, plan);
    if (IS_LETTERS.test(words) && !OF_AIR.test(words)) return inapplicable();
    if (EXCEPTED.test(words) || !RATED.test(words)) return inapplicable();
    return STRICT.test(words) ? fail("bare", data) : cantTell("denied", data);
  },
  messages: {
    ok: "Fire and smoke dampers are addressed.",
    denied:
      "The set says there are no dampers; ducts through rated walls, shafts or floors need them: {text}.",
    bare: "A duct passes through this rated assembly without a damper: {text}.",
    deferred: "The locations of fire and smoke dampers are deferred: {text}.",
    absent:
      "Ducts run in a rated shaft or through the walls of a rated corridor, and no fire or smoke dampers are shown: {text}",
  },
  recommendation: "Show each fire or smoke damper with its access door on the mechanical plan.",
});
