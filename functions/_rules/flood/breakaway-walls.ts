/**
 * Walls below the flood elevation in V and coastal A zones break away or are open lattice.
 * Applies to statements about enclosures and walls below the flood elevation.
 * @source FBC-R 8th ed. (2023), R322.3.5
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { isInCoastalHighHazard, isResidential } from "../building_profile.ts";
import { allOf, cantTell, defineRule, fail, pass } from "../define_rule.ts";
import { answered, around, contextOf, isDeferred, newWork, type Statement } from "../measure.ts";

const GOOD =
  /\bBREAK-?\s?AWAY|\bLATTICE|\bOPEN\s+(SLAT|LOUVER|PILE|SCREEN|FOUNDATION)|\bINSECT\s+SCREEN/i;
const BAD =
  /\bNON-?\s?BREAK-?\s?AWAY|\bNOT\s+((DESIGNED|DETAILED|BUILT|INTENDED|ENGINEERED)\s+)?((TO(\s+BE)?|AS|FOR)\s+)?BREAK-?\s?AWAY|\bNO\s+BREAK-?\s?AWAY/i;
/** Open below, so that there is no wall to break away: `LATTICE SCREEN, NO BREAKAWAY WALL`. */
const NO_WALL_AT_ALL =
  /^(?=.*\b(?:LATTICE|OPEN|SCREEN\w*|PILES?\s+ONLY|NO\s+(?:ENCLOSURES?|WALLS))\b).*\bNO\s+BREAK-?\s?AWAY\s+(?:WALLS?|PANELS?)\b/i;
/** Parts that may stay in the flood. */
const NO_WALL =
  /\b(PIL(E|ING)S?|COLUMNS?|STAIRS?|FOUNDATIONS?|GRADE\s+BEAMS?|ELEVATOR)\b[^;|]{0,30}\b(NOT?|NON)\b/i;
const SOLID =
  /\b(SOLID|GROUTED|REINFORCED|FILLED)\s+(C\.?M\.?U\.?|MASONRY|CONC\w*|BLOCK)|\b(C\.?M\.?U\.?|MASONRY|CONC(RETE)?\.?|BLOCK)\s+(STEM\s+)?(WALLS?|ENCLOSURE)|\b\d+"?\s+(C\.?M\.?U\b\.?|MASONRY|BLOCK)|\b(C\.?M\.?U\b\.?|BLOCK)[^.;|]{0,30}\b(CELLS?\s+(FILLED|GROUTED)|FILLED\s+CELLS?|REINF|DOWEL)/i;
const BELOW =
  /\b(BELOW|UNDER|BENEATH)\s+(THE\s+)?(B\.?F\.?E|D\.?F\.?E|BASE\s+FLOOD|DESIGN\s+FLOOD|FLOOD|ELEVATED|ELEV\.?\s+FL(?:OO)?R|HOUSE|FIRST\s+FLOOR)|\bGROUND\s+LEVEL|\bSTORAGE\s+ENCLOSURE|\bENCLOSURE|\bENCL\b\.?|\bENCLOSED\s+(AREA|SPACE)/i;
/** Shafts and pits may stand. */
const SHAFT = /\bELEVATOR\s+(?:PIT|SHAFT|ENCL|HOIST)|\bPIT\b/i;
/** Walls that stay where they stand. */
const FIXED =
  /\bSOLID|GROUTED|REINF(ORCED|\b)|FILLED|\bC\.?I\.?P\b|CAST[\s-]IN|POURED|DOWEL|\bTIED\b|ANCHORED|LOAD[\s-]?BEARING|\bBEARING\s+WALL/i;
/** What a wall is fastened to is no wall. */
const FASTENED_TO =
  /\b(DOWEL\w*|TIED|ANCHOR\w*|FASTEN\w*|CONNECT\w*|BOLTED|ATTACHED)\s+(IN)?TO\s+[^.;,]{0,40}/gi;
const NEGATED = /\bNO\s+(SOLID|MASONRY|CONCRETE)|\bNOT\s+SOLID/i;
const OTHER = /\b(FOUNDATION|GRADE\s+BEAM|RETAINING|SEA\s*WALL|ELEVATOR|STAIR|PILE\s+CAP)\b/i;

const STORAGE = /^\W*(?:DRY\s+|BEACH\s+)?(?:STORAGE|STOR\.?|ENCLOSURE)\b/i;
const VIEW = /\b(?:ELEVATION|SECTION)S?\b/i;
const BASE_FLOOD = /\b(?:[BD]\.?F\.?E|BASE\s+FLOOD)\b/i;
/** Per cent of the page between two callouts of one wall. */
const SAME_WALL = 4;

/** Beside the name of a storage, below the flood elevation lettered in the same view. */
function isBesideStorage(it: Statement, plan: PlanSet): boolean {
  if (!VIEW.test(it.drawing ?? "")) return false;
  const view = plan.notes.filter((other) => other.page === it.page && other.drawing === it.drawing);
  const isBelow = view.some(({ text, box }) => BASE_FLOOD.test(text) && box.y < it.box.y);
  return isBelow && around(it, view, SAME_WALL).some(({ text }) => STORAGE.test(text));
}

export default defineRule({
  id: "flood/breakaway-walls",
  requirementId: "FBC-R-R322-breakaway",
  title: "Walls below the flood elevation in Zone V",
  when: (building) => allOf(isResidential(building), isInCoastalHighHazard(building)),
  demand: { thing: "breakaway wall", onlyHolds: true },
  applies(plan) {
    const said = newWork(plan, { topic: anyCase`${GOOD}|${BAD}|${SOLID}` }).map(answered);
    return said.filter((it) =>
      GOOD.test(it.text) || BAD.test(it.text) ||
      SOLID.test(it.text) && !NEGATED.test(it.text) &&
        (BELOW.test(contextOf(it)) || isBesideStorage(it, plan)) && !SHAFT.test(it.drawing ?? "")
    );
  },
  check(it) {
    const data = { text: it.text };
    if (NO_WALL_AT_ALL.test(it.text)) return pass(data);
    if (BAD.test(it.text)) {
      return NO_WALL.test(it.text) ? cantTell("unsure", data) : fail("solid", data);
    }
    if (GOOD.test(it.text)) return isDeferred(it.text) ? cantTell("unsure", data) : pass(data);
    return FIXED.test(it.text) && BELOW.test(contextOf(it)) &&
        !OTHER.test(it.text.replace(FASTENED_TO, " "))
      ? fail("solid", data)
      : cantTell("unsure", data);
  },
  messages: {
    ok: "Walls below the flood elevation break away or are open.",
    solid: "Walls below the flood elevation do not break away: {text}.",
    unsure: "Whether these walls below the flood elevation break away is not shown: {text}.",
  },
  recommendation:
    "Detail breakaway walls or open lattice that carry neither structure nor utilities.",
});
