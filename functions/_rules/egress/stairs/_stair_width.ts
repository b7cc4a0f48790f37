/** Widths of stairs as drawings write them. */
import type { Evidence, PlanSet } from "../../../_shared/domain/plan_set.ts";
import type { PercentRect } from "../../../_shared/geometry.ts";
import type { Demand } from "../../define_rule.ts";
import { gapBetween, type Stated, statements, subjectsOf } from "../../measure.ts";
import { bareWidths, BESIDE } from "../halls/_clear_widths.ts";
import { isNoBuildingStair } from "../exits/_no_way_out.ts";

/** Handrails may take their share of the width between them. */
export const BETWEEN_RAILS =
  /\b(?:BETWEEN|BTWN|BET|INSIDE)\.?\s+(?:THE\s+)?(?:HAND\s?-?\s?)?RAILS?\b|\bRAILS?\s+TO\s+(?:HAND\s?-?\s?)?RAILS?\b/i;

/** Clear widths of stairs people leave by. */
export const STAIR_WIDTH: Demand = {
  thing: "stair",
  property: "width",
  unless:
    /\bSPIRAL|\bGUARD\b[^;|]*\bSTAIR SIDE|\bSTAIRS?\W{1,3}(?:GD|GDRL|GUARD\s?-?(?:RAIL)?)S?\b|\bFOOTINGS?\b|\bFTGS?\b|#\d{1,2}\s*(?:AT|@|LONG|BOT|TOP|CONT|E\.?W)|\b(?:UNDER|BELOW)\s+(?:THE\s+)?STAIR|\bAISLE|\bPRESSURI|\bCAPACITY\b|\bNOSING|\bSLAB\b.*\bSTEP\b/i,
  notWithin: ["spiral stair", "alternating stair", "door"],
  keep: ({ text, context, sure, raw }) =>
    !OF_RISE.test(text.slice(0, Math.max(0, text.indexOf(raw)))) &&
    !isNoBuildingStair(`${text} | ${context}`) &&
    !(sure === "titled" && (IS_BARE.test(text) || FROM_SIDE.test(context.slice(text.length)))),
};

/** Before what a flight rises in all: `5 7/8" TO 6 1/4" ACROSS THE FLIGHT, TOTAL 30"`, `RUN 27'-6", RISE 30"`. */
const OF_RISE = /\b(?:TOTAL|RISES?|RUN)\W{0,3}$/i;

/** The same, but where handrails take their share. */
export const CLEAR_STAIR_WIDTH: Demand = {
  ...STAIR_WIDTH,
  keep: (it) => STAIR_WIDTH.keep!(it) && !BETWEEN_RAILS.test(it.text),
};

const STAIR = /\bSTAIR(?:WAY|WELL|CASE)?S?\b/i;
const MARKER =
  /^\s*(UP|DN|DOWN)\.?\s*(\d+\s*R)?\s*$|\b\d{1,2}\s*(EQ\w*\.?\s*)?R(ISERS?)?\s*@|^STAIR\s*\S{0,3}$/i;
/** Views of a stair that do not show its width. */
export const FROM_SIDE = /\b(?:SECTIONS?|ELEV(?:ATION)?S?)\b/i;
/** Which of a drawing's lengths is the width only its place can tell. */
const IS_BARE = /^[\d\s'"”’./-]+(?:CLEAR|CLR|MIN|TYP|\.|\s)*$/i;
/** Titles of drawings that show a stair from above. */
const STAIR_PLAN =
  /^(?!.*\b(SECTION|ELEV(ATION)?S?|DETAILS?|RAIL\w*|RISER|SCHEDULE|ATTIC|EXIST\w*|DEMO\w*|FRAMING)\b).*\bSTAIR(WAY|WELL|CASE)?S?\b/i;
/** Per cent of the page an UP or DN may stand away from the width in a drawing of nothing but the stair. */
const IN_STAIR_PLAN = 15;

/** Clear dimensions that stand beside a stair or on its plan. */
export function drawnWidths(plan: PlanSet): Stated[] {
  const markers = statements(plan, { topic: MARKER, in: "notes" });
  const others = plan.rooms.filter((room) => !STAIR.test(room.name));
  const widths = bareWidths(plan).filter(({ isClear, value }) =>
    isClear && value >= 20 && value <= 96
  );
  return widths.filter((width) => {
    const beside = markers.filter((marker) => gapBetween(marker, width) <= BESIDE);
    if (beside.length > 0 && beside.every((marker) => isAcrossOther(marker, width, widths))) {
      return false;
    }
    const gap = Math.min(...markers.map((marker) => gapBetween(marker, width)));
    const ofView = markers.filter(({ drawing }) => drawing !== null && drawing === width.view);
    if (
      STAIR_PLAN.test(width.view ?? "") && width.value <= 60 &&
      ofView.some((marker) => gapBetween(marker, width) <= IN_STAIR_PLAN)
    ) return true;
    return gap <= BESIDE && !others.some((room) => gapBetween(room, width) < gap);
  });
}

/** Does a marker stand in line with another width beside it and not with this one? A hall runs along its stair. */
const isAcrossOther = (marker: Evidence, width: Evidence, widths: readonly Evidence[]): boolean =>
  !isInLine(marker.box, width.box) &&
  widths.some((other) => gapBetween(marker, other) <= BESIDE && isInLine(marker.box, other.box));

/** What a dimension measures lies over or under its figure, beside one that is lettered upright. */
const isInLine = (marker: PercentRect, figure: PercentRect): boolean =>
  figure.width > figure.height
    ? marker.x < figure.x + figure.width && figure.x < marker.x + marker.width
    : marker.y < figure.y + figure.height && figure.y < marker.y + marker.height;

/** Stated clear widths of stairs. */
export const stairWidths = (plan: PlanSet): Stated[] => {
  const said = subjectsOf(plan, STAIR_WIDTH);
  return [
    ...said,
    ...drawnWidths(plan).filter((it) => !said.some((other) => gapBetween(it, other) === 0)),
  ];
};
