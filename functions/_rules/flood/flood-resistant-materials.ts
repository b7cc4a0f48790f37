/**
 * Materials below the flood elevation resist flood damage.
 * Applies to statements about materials below the flood elevation.
 * @source FBC-R 8th ed. (2023), R322.1.8
 */
import { anyCase } from "../../_shared/pattern.ts";
import { isInFloodHazardArea, isResidential } from "../building_profile.ts";
import { allOf, cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import {
  contextOf,
  isDeferred,
  isKept,
  linesBelow,
  newWork,
  type Statement,
  statements,
} from "../measure.ts";

const BELOW =
  /\b(BELOW|BLW|UNDER|BENEATH)\.?\s+(THE\s+)?(B\.?F\.?E|D\.?F\.?E|BASE\s+FLOOD|DESIGN\s+FLOOD|FLOOD\s+(ELEV|LEVEL|PROTECTION))/i;
/** A level and the flood above it in one title: `GROUND LEVEL STORAGE (EL. 5.0, BFE 9.0)`. */
const LEVEL_AND_FLOOD =
  /\bEL(?:EV\w*)?\.?\s*[=+]?\s*(\d{1,2}(?:\.\d+)?)['\s]?[^|\d]{0,20}\b[BD]\.?F\.?E\.?\s*[=+]?\s*(\d{1,2}(?:\.\d+)?)/i;

/** Finishes below an elevation, in a list of flood data: `GARAGE FIN BELOW 11.0`, `WALLS BELOW EL. 9.0`. */
const BELOW_ELEVATION =
  /\b(?:FIN(?:ISH(?:ES)?)?|WALLS?|MAT(?:'?L|ERIAL)S?|CONST(?:RUCTION)?|BD|BOARD)\b\.?[^|;]{0,20}\b(?:BELOW|BLW|UNDER)\.?\s+(?:EL(?:EV\w*)?\.?\s*\+?\d{1,2}|\+?\d{1,2}\.\d)/i;
const OF_FLOOD = /\bFLOOD|\bNAVD|\bNGVD|\b[BD]\.?F\.?E\b/i;

/** Does it lie below the flood, by its words or by the figures of its title? */
function isBelow(it: Statement): boolean {
  const context = contextOf(it);
  const [, level, flood] = LEVEL_AND_FLOOD.exec(context) ?? [];
  return BELOW.test(context) || (BELOW_ELEVATION.test(it.text) && OF_FLOOD.test(context)) ||
    (level !== undefined && Number(level) < Number(flood));
}

const GOOD =
  /\bFLOOD[\s-]*(DAMAGE[\s-]*)?RESIST|\bT\.?B\.?\s*-?\s*2\b|TECHNICAL\s+BULLETIN\s*2|PRESSURE[\s-]*TREAT|\bP\.?T\.?\s+(WOOD|LUMBER|PLY)|CEMENT\s*BOARD|\bC\.?M\.?U\b|MASONRY|CONCRETE|CLOSED[\s-]*CELL/i;
const WEAK =
  /\b(GYP(SUM)?\b\.?|DRY\s*WALL|G\.?W\.?B\b|SHEET\s*ROCK|PARTICLE\s*BOARD|O\.?S\.?B\b|FIBER\s*GLASS\s+BATT|BATTS?\b|(OAK|WOOD|LAMINATE|ENGINEERED)\s+FLOOR\w*|CARPET|MDF|WALL\s*PAPER|HARDWOOD)/i;
const NEGATED =
  /\b(NO|NOT|NEVER|PROHIBIT\w*|EXCEPT|WITHOUT|FREE\s+OF|ABOVE)\b[^.;]{0,40}(GYP|DRY\s*WALL|G\.?W\.?B|CARPET|BATT|PARTICLE)|(GYP\w*|DRY\s*WALL|CARPET)[^.;]{0,30}\b(NOT|PROHIBIT)/i;

/** The head of a list without rulings of what is built below the flood: `FLOOD MATL BLW DFE`. */
const LIST_BELOW =
  anyCase`^\W*(?=.*\b(?:MAT(?:'?L|ERIAL)S?|FINISH\w*|CONST\w*|ASSEMBL\w*)\b).{0,20}${BELOW}.{0,14}$`;

export default defineRule({
  id: "flood/flood-resistant-materials",
  requirementId: "FBC-R-R322-materials",
  when: (building) => allOf(isResidential(building), isInFloodHazardArea(building)),
  applies: (plan) => [
    ...statements(plan, { topic: WEAK, in: "rows" }).filter((it) =>
      BELOW.test(it.schedule?.title ?? "") && !isKept(it.text)
    ),
    ...newWork(plan, {
      topic: /\bFLOOD[\s-]*(DAMAGE[\s-]*)?RESIST|\bT\.?B\.?\s*-?\s*2\b/i,
      not: BELOW,
    }),
    ...linesBelow(plan, LIST_BELOW).filter((it) => WEAK.test(it.text) && !isBelow(it)),
    ...newWork(plan, { topic: anyCase`${GOOD}|${WEAK}|MATERIAL` })
      .filter((it) => isBelow(it) && !BELOW.test(it.schedule?.title ?? "")),
  ],
  check(it) {
    const data = { text: it.text };
    if (WEAK.test(it.text) && !NEGATED.test(it.text)) {
      return /FLOOD[\s-]*(DAMAGE[\s-]*)?RESIST|NON-?PAPER|PAPERLESS/i.test(it.text)
        ? pass(data)
        : fail("weak", data);
    }
    if (isDeferred(it.text)) return cantTell("open", data);
    return GOOD.test(it.text) || NEGATED.test(it.text) ? pass(data) : inapplicable();
  },
  messages: {
    ok: "Materials below the flood elevation resist flood damage.",
    weak: "A material that is not flood-resistant is called out below the flood elevation: {text}.",
    open: "Materials below the flood elevation are deferred: {text}.",
  },
  recommendation: "Use masonry, concrete, treated wood or cement board below the flood elevation.",
});
