/** Widths of stairs as drawings write them. */
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { contextOf, gapBetween, type Stated, statedLengths, statements } from "../../measure.ts";
import { bareWidths, BESIDE } from "../halls/_clear_widths.ts";
import { isNoBuildingStair } from "../exits/_no_way_out.ts";
import { ownClause } from "../halls/_own_clause.ts";
import { STAIR_PARTS } from "./_stairs.ts";

/** Handrails may take their share of the width between them. */
export const BETWEEN_RAILS =
  /\b(?:BETWEEN|BTWN|BET|INSIDE)\.?\s+(?:THE\s+)?(?:HAND\s?-?\s?)?RAILS?\b|\bRAILS?\s+TO\s+(?:HAND\s?-?\s?)?RAILS?\b/i;

/** Spiral stairs, which are narrower; also at the head of a column of their measures. */
const SPIRAL = /\bSPIRAL/i;
const STAIR = /\bSTAIR(?:WAY|WELL|CASE)?S?\b/i;
const MARKER =
  /^\s*(UP|DN|DOWN)\.?\s*(\d+\s*R)?\s*$|\b\d{1,2}\s*(EQ\w*\.?\s*)?R(ISERS?)?\s*@|^STAIR\s*\S{0,3}$/i;

/** Titles of drawings that show a stair from above. */
const STAIR_PLAN =
  /^(?!.*\b(SECTION|ELEV(ATION)?S?|DETAILS?|RAIL\w*|RISER|SCHEDULE|ATTIC|EXIST\w*|DEMO\w*|FRAMING)\b).*\bSTAIR(WAY|WELL|CASE)?S?\b/i;
const IS_BARE = /^[\d\s'"”’./-]+(?:CLEAR|CLR|MIN|TYP|WIDE|\.|\s)*$/i;
/** A clear width under the title of a stair's plan. */
const STAIR_TITLE =
  /^(?=[^:]*\bSTAIR(?:WAY|WELL|CASE)?S?\b)(?![^:]*\b(?:SECTIONS?|ELEV(?:ATION)?S?|DETAILS?|RAIL\w*|RISER|ATTIC|EXIST\w*|FRAMING|BASE|TOP|UNDER|BELOW|LOBBY|DOOR|LANDINGS?)\b)[^:]*:.*\b(?:CLEAR|CLR|WIDE|WIDTH|WALLS|WALL\s+TO\s+WALL|PROV(?:IDED|'?D)?\.?\s+W)\b/i;
/** Per cent of the page an UP or DN may stand away from the width in a drawing of nothing but the stair. */
const IN_STAIR_PLAN = 15;

/** Stated clear widths of stairs: worded (`STAIR WIDTH 36"`), or a clear dimension beside a stair or on its plan. */
export function stairWidths(plan: PlanSet): Stated[] {
  const worded = statedLengths(plan, {
    topic:
      /\bSTAIR(?:WAY|WELL|CASE)?S?\b.*\b(WIDTH|WIDE|CLEAR|CLR|(?:BETWEEN|BTWN)\.?\s+(?:THE\s+)?WALLS)\b|\b(WIDTH|WIDE|CLEAR|CLR)\b.*\bSTAIR/i,
    not:
      /\bSPIRAL|\bHEIGHT\b|\b(UNDER|BELOW)\s+(THE\s+)?STAIR|\bDOORS?\b|\bAISLE|\bPRESSURI|\bCAPACITY\b/i,
    of:
      /\bSTAIR(?:WAY|WELL|CASE)?S?\b|\bWIDTH\b|\bWIDE\b|\b(?:BETWEEN|BTWN)\.?\s+(?:THE\s+)?WALLS\b/i,
    rivals: STAIR_PARTS,
    notUnder: SPIRAL,
    betweenIn: [20, 120],
    notBefore: /^\s*(DEEP|LONG|HIGH|O\.?\s?C|A\.?F\.?F)/i,
  }).filter((it) => !/\bLADDERS?\b/i.test(ownClause(it)));
  const markers = statements(plan, { topic: MARKER, in: "notes" });
  const titled = statedLengths(plan, {
    topic: STAIR_TITLE,
    not:
      /\bHEAD|\bA\.?F\.?F\b|\bNOSING|\b(?:ABV|ABOVE)\b(?!\.?\s+(?:THE\s+)?(?:HAND\s?-?)?RAILS?)|\bSPIRAL/i,
    titled: true,
    notUnder: SPIRAL,
    of:
      /\b(?:CLEAR|CLR|WIDE|WIDTH|PROV(?:IDED|'?D)?\.?\s+W|(?:BETWEEN|BTWN|BET)\.?\s+(?:THE\s+)?(?:WALLS|STRINGERS|RAILS|HAND\s?RAILS)|WALL\s+TO\s+WALL)\b/i,
    rivals:
      /\b(RISERS?|TREADS?|HEAD\s?ROOM|HAND\s?RAILS?|GUARDS?|LANDINGS?|PICKETS?|DOORS?|SILLS?|WINDOWS?)\b/i,
    betweenIn: [20, 72],
    notBefore: /^\s*(DEEP|LONG|HIGH|O\.?\s?C|A\.?F\.?F)/i,
  }).filter((it) =>
    it.from === "row" ||
    (!STAIR.test(it.sourceText) &&
      (!IS_BARE.test(it.sourceText) || markers.some(({ drawing }) => drawing === it.drawing)))
  );
  const others = plan.rooms.filter((room) => !STAIR.test(room.name));
  const drawn = bareWidths(plan).filter((width) => {
    if (!width.isClear || width.value < 20 || width.value > 96) return false;
    const gap = Math.min(...markers.map((marker) => gapBetween(marker, width)));
    const ofView = markers.filter(({ drawing }) => drawing !== null && drawing === width.view);
    if (
      STAIR_PLAN.test(width.view ?? "") && width.value <= 60 &&
      ofView.some((marker) => gapBetween(marker, width) <= IN_STAIR_PLAN)
    ) return true;
    return gap <= BESIDE && !others.some((room) => gapBetween(room, width) < gap);
  });
  const railed = statedLengths(plan, {
    topic: BETWEEN_RAILS,
    not: /\bGUARD|\bRAMP|\bRISERS?\b|\bPOSTS?\b|\bSPIRAL/i,
    in: "notes",
    of: BETWEEN_RAILS,
    betweenIn: [20, 120],
  }).filter((it) => STAIR_PLAN.test(it.drawing ?? ""));
  const known = [...worded, ...titled];
  const said = [
    ...known,
    ...railed.filter(({ box }) => !known.some((other) => other.box === box)),
  ];
  return [...said, ...drawn.filter((it) => !said.some((other) => gapBetween(it, other) === 0))]
    .filter((it) => !isNoBuildingStair(contextOf(it)));
}
