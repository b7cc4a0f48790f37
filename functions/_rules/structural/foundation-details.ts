/**
 * Foundations are shown with size, depth and reinforcing.
 * Applies to statements about footings, slabs and piles that give a size, and to foundations put off.
 * @source FBC-B 8th ed. (2023), 1809; FBC-R R403
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import {
  clausesSaying,
  contextOf,
  denying,
  isUndecided,
  lookFor,
  placeOf,
  type Presence,
  type Statement,
  statements,
} from "../measure.ts";
import {
  CONFLICT_MESSAGE,
  type Contradiction,
  contradictions,
  contradictionVerdict,
} from "../conflicts/contradictions.ts";
import { headedCells } from "./_cells.ts";

const SIZE = /\d+\s*("|'|IN\b|INCH)|#\s*[3-9]\b|\bNO\.?\s*[3-9]\b/i;

/** A size of it or its bars; how deep it lies is none. */
const MADE_OF =
  /\d\s*(?:"|'|IN\b\.?|INCH(?:ES)?)?\s*(?:X|BY|×)\s*\d|\d\s*(?:"|'|IN\b\.?|INCH(?:ES)?|-)\s*(?:IN\w*-)?(?:DIA|Ø|SQ|WIDE|W\b|THICK|DEEP|CONC|CONT|SLAB|F(?:OO)?TI?N?G|MONO|PIL|AUGER|BUTT|TIMBER|LONG|EMBED)|#\s*[3-9]|\bNO\.?\s*[3-9]\b/i;

const PARTS = String
  .raw`(?:FOOTINGS?|FTGS?\.?|FOUNDATIONS?|FDN\.?|PILES?|GRADE\s+BEAMS?)\s+(?:AND\s+\w+\s+|&\s*\w+\s+)?(?:PLANS?|DETAILS?|DESIGN|SIZES?|DEPTHS?|DIMENSIONS?|REINF\w*\.?|STEEL|REBAR|BARS|SCHEDULES?|DRAWINGS?)|(?:SIZES?|REINF\w*\.?|REBAR|STEEL|DEPTH)\s+OF\s+(?:THE\s+)?(?:FOOTINGS?|FOUNDATIONS?)`;
/** In place of a size: somebody else chooses it. */
const LEFT_TO =
  /\b(?:CONTRACTOR|BUILDER|G\.?C\.?|OTHERS|FIELD|MASON|OWNER)\s+(?:TO|SHALL|WILL|MAY)\s+(?:SIZE|DETERMINE|DESIGN|SELECT|REINFORCE)|(?<!\b(?:LOCATED|LAID\s+OUT|STAKED|VERIFIED|COORDINATED)\s+)\b(?:PER|BY|AS\s+DIRECTED\s+BY)\s+(?:THE\s+)?(?:CONTRACTOR|BUILDER|MASON)|\bSIZED?\s+(?:TO\s+SUIT|IN\s+(?:THE\s+)?FIELD|BY\s+\w+)|\bTO\s+SUIT\s+(?:FIELD|SITE)|\bN\.?I\.?C\b|\bT\.?\s?B\.?\s?D\b/i;
const OF_FOOTING =
  /\bSIZES?D?\b|\bREINF|\bREBAR|\bBARS\b|\bSTEEL|\bDEPTH|\bDESIGN|\bFOOTINGS?\W{0,4}(?:TO\b|PER\b|BY\b|N\.?I\.?C)|\bFTGS?\.?\W{0,4}(?:TO\b|PER\b|BY\b|N\.?I\.?C)/i;
const NOT_A_BUILDING =
  /MAIL\s?BOX|FENCE|FLAG\s?POLE|\bSIGN\b|MONUMENT|BOLLARD|LIGHT\s+POLE|EQUIPMENT\s+PAD|LANDSCAPE|GARDEN|GROUNDING|ELECTRODE|\bAWG\b/i;
const FOOTING = /\b(?:FOOTING|FTG|FOUNDATION)\w*\.?\s+SCHED/i;

/** A row of a footing schedule without size or reinforcing. */
function isOpenRow(it: Statement): boolean {
  const { row, text } = it;
  if (!row) return false;
  if (isUndecided(text) || /\bNOT\s+SHOWN\b/i.test(text)) return true;
  // Bars may lie at the bottom alone: only where no column has any are they missing.
  return [/\bSIZE|\bWIDTH/i, /\bREINF|\bREBAR|\bBARS|\bSTEEL|\b(?:TOP|BOT\w*)\.?\W*$/i].some(
    (head) => {
      const cells = headedCells(it).filter((cell) => head.test(cell.head) && cell.text !== "");
      return cells.length > 0 &&
        cells.every(({ text }) => /^\W*(?:NONE|NO|[-–—]*)\W*$/i.test(text));
    },
  );
}

const PILE_DRAWING =
  /^(?!.*\b(?:DOCK|PIER|BOAT|SEA\s?WALL|EXIST\w*|FENDER|MOORING)\b).*\bPIL(?:E|ING)S?\b.*\b(?:ELEVATIONS?|DETAILS?|SECTIONS?)\b/i;
const PILE = /\bPIL(?:E|ING)S?\b/i;
/** What says how deep a pile goes, or who decides it by what. */
const PILE_DEPTH =
  /\bTIPS?\b|\bEMBED\w*|\bPENETRAT\w*|\bREFUSAL|\bCAPACIT|\bTONS?\b|\bKIPS?\b|\bDEEP|\bDEPTH|\bLONG\b|\bLENGTHS?\b|\bBLOWS?\b|\bINTO\b|\bBELOW\b|\bGEO-?\s?TECH\w*|\bBEARING\b/i;

/** A pile drawn with its size in a set that nowhere says how deep piles go; null when there is none. */
function pilesWithoutDepth(plan: PlanSet): Presence | null {
  const drawn = statements(plan, { topic: PILE, in: "notes" }).find((it) =>
    PILE_DRAWING.test(it.drawing ?? "") && SIZE.test(it.text)
  );
  if (!drawn) return null;
  const isSaid = statements(plan, { topic: PILE_DEPTH }).some((it) =>
    PILE.test(contextOf(it)) || PILE_DRAWING.test(it.drawing ?? "")
  );
  return isSaid ? null : { ...placeOf(drawn), state: "absent", text: drawn.text };
}

export default defineRule<Presence | Contradiction>({
  id: "structural/foundation-details",
  requirementId: "FBC-B-1808-foundation",
  source: { volume: "FBC-B", edition: "2023", section: "1809" },
  demand: { thing: ["footing", "slab"], onlyHolds: true },
  applies: (plan) => [...shownIn(plan), ...contradictions(plan, ["footing size"])],
  check(it, { building }) {
    if (!("state" in it)) return contradictionVerdict(it);
    if (it.state === "shown") return pass({ text: it.text });
    if (it.state === "denied" && building.scope !== "alteration") {
      return fail("denied", { text: it.text });
    }
    return building.scope === "alteration" ? inapplicable() : cantTell(it.state, { text: it.text });
  },
  messages: {
    ok: "Foundations are shown with their size or reinforcing.",
    denied: "The set says it does not show the foundation: {text}.",
    deferred: "The foundation is deferred: {text}.",
    absent: "No tip elevation, embedment or capacity of the piles was found: {text}.",
    conflict: CONFLICT_MESSAGE,
  },
  recommendation: "Dimension the footings, with depth and reinforcing.",
});

/** What the set says of its foundations: what it denies, else what it leaves open, else what it shows. */
function shownIn(plan: PlanSet): Presence[] {
  const looked = lookFor(plan, {
    shown:
      /\bFOOTINGS?\b|\bFTGS?\b|\bFOUNDATIONS?\b|\bGRADE\s+BEAMS?|\bPILES?\b|\bMONO\w*\s+SLAB|\bTHICKENED\s+EDGE/i,
    proof: MADE_OF,
    denied: [
      denying(PARTS),
      /\b(FOOTINGS?|FTGS?|FOUNDATIONS?)\b[^.;]{0,30}\b(NO|WITHOUT|W\/O)\s+(REINF\w*|REBAR|STEEL|BARS|SIZE)/,
    ],
    notUnder: NOT_A_BUILDING,
    not:
      /\bEXIST|\bCARPET|\bPILE\s+HEIGHT|\bFOOTING\s+DRAIN|\bUFER\b|\bGROUND\s+RODS?\b|\bBEAR\s+ON|BEARING\s+VALUE|SIGN\s+F|\b(?:FROM|OFF)\s+(?:THE\s+)?(?:FOUNDATION|FOOTING)|\bF(?:OO)?TI?N?G\b\.?\s+TO\s+(?:ROOF|DECK|UNDERSIDE)/i,
  });
  if (looked.some((it) => it.state === "denied")) return looked;
  const left = clausesSaying(plan, {
    says: LEFT_TO,
    under: /\bFOOTING|\bFTGS?\b|\bFOUNDATION|\bPILES?\b|\bGRADE\s+BEAM/,
    notUnder: NOT_A_BUILDING,
  }).filter((it) => OF_FOOTING.test(it.clause) && !SIZE.test(it.clause));
  const open = statements(plan, { topic: /\S/, under: FOOTING, in: "rows" }).filter(isOpenRow);
  const piles = pilesWithoutDepth(plan);
  if (left.length + open.length === 0 && piles) return [piles];
  return left.length + open.length === 0 ? looked : [...left, ...open].map((it): Presence => ({
    ...placeOf(it),
    state: "deferred",
    text: it.sourceText,
  }));
}
