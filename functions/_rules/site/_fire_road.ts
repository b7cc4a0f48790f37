/** Fire department access roads as drawings write them. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { inLine } from "../egress/halls/_in_line.ts";
import { asStatement, type OwnLength, type Stated, statedLengths } from "../measure.ts";

/** A hydrant, also as `F.H.`. */
export const HYDRANT =
  /\bHYDRANTS?\b|\bHYD\b\.?(?=\s*(?:#|NO\b|TO\b|FROM\b|AT\b|@))|\bF\.H\.|\bF\.?H\b(?=\.?\s*(?:#|NO\b|DIST|AT\b|@|ON\b|\d|(?:TO|FROM)\s+(?:BUILDING|BLDG|FARTHEST)))/i;

const ROAD =
  /\bF\.?D\.?\s+ACCESS(?:\s+(?:ROAD|ROADWAY|LANE|DRIVE))?\b|\bEMERGENCY\s+(?:VEHICLE\s+)?(?:ACCESS(?!\s+(?:OPENING|PANEL|DOOR))(?:\s+(?:ROAD|LANE|DRIVE))?|LANES?|VEHICLE\s+(?:ROAD|DRIVE))\b|\bFIRE\s+(?:TRUCK|ENGINE)\s+(?:ACCESS|LANES?|ROUTE|ROAD)\b|\bFIRE\s+(?:DEPARTMENT\s+|DEPT\.?\s+|APPARATUS\s+)?(?:LANES?|ACCESS(?:\s+(?:ROAD|ROADWAY|LANE|DRIVE))?|ROADS?|DRIVES?(?:WAY)?)\b|\bAPPARATUS ACCESS\b/i;
/** A drawing that shows the lane among other things. */
const PLAN_TITLE = /\bFIRE\s+(?:DEP\S*\s+|LANE\s+)?ACCESS\s+(?:SITE\s+)?PLAN\b/gi;
/** Ways that are said not to be for fire engines, and those of carts, people and bicycles. */
const NO_ROAD =
  /\b(NO|NOT|NON)\b[- ]+(?:(?:A|FOR|PART OF|USED (?:FOR|AS)|COUNTED AS|INTENDED (?:FOR|AS)|DESIGNATED (?:FOR|AS)|THE|AN)\s+)*(?:F\.?D\.?|FIRE|EMERGENCY)\s*-?(?:\w+\s+){0,2}(?:ACCESS|LANES?|ROADS?|ROUTE|TRUCK\w*|ENGINES?)\b|\b(CARTS?|BICYCLE|BIKE|PEDESTRIAN|TRAIL|SIDE ?WALK|FOOT ?PATH|MULTI-?USE|DRIVE-? ?(?:THRU|THROUGH|UP)\s+(?:ONLY|LANE|CANOPY|WINDOW))\b/i;
/** The height of a floor over the road, which is no measure of the road. */
const FLOOR_ABOVE =
  /\b(?:LEVELS?|FLOORS?|STOR(?:Y|EY)|ROOF|PARAPET|HIGHEST)\b[^;|]{0,40}\b(?:ABOVE|ABV\.?|OVER)\s+(?:THE\s+)?(?:LOWEST\s+)?(?:LEVEL\s+OF\s+)?(?:F\.?D\.?|FIRE)\s+(?:LANE|ACCESS|DEP\S*)/i;
/** What hangs over a road: its clearance is a height unless it is called a width. */
const OVERHANGING =
  /(?<!\bNO\s)\b(?:TREES?|CANOP(?:Y|IES)|BRANCH(?:ES)?|LIMBS?|AWNINGS?|SOFFITS?|PORTE[\s-]COCHERES?|HEADACHE\s+BARS?|WIRES?|POWER\s+LINES?|(?:SHADE|FABRIC)\s+(?:SAILS?|STRUCTURES?|CLOTH)|SAILS?|UNDERSIDES?|OVERHANGS?|BRIDGES?|TRELLIS\w*|PERGOLAS?|CATWALKS?)\b/i;
const VERTICAL =
  /\bVERT\b\.?(?:\s*(?:CLR|CLEAR\w*)\b\.?)?|\b(?:CLR\.?|CLEAR(?:ANCE)?)\s+(?:OVER|UNDER|BELOW|BENEATH|TO\s+(?:SOFFIT|BEAM|CANOPY|BRANCHES))\b|\bVERTICAL(?:\s+CLEAR\w*)?\b|\bOVERHEAD\b|\bCLEARANCE HEIGHT\b|\bHIGH\b|\bHEIGHT\b|\bHT\.?\b/i;
const OTHERS =
  /\bDEAD[- ]END|\bTURN\w*|\bRADIUS\b|\bRAD\b|\bR\.\b|\bHYDRANT|\bFROM BUILDING|\bLETTERS?\b|\bSTRIP\w*|\bSIGNS?\b|\bCURB\b|\bSPAC\w+|\bLONG\b|\bLENGTH\b|\bWITHIN\b|\bDISTANCE\b|\bHOSE\b|\bGATES?\b|\bO\.C\b/i;

/** What hangs over the road, up to its clearance: `TREES … TRIMMED TO 12 FT. CLEAR`. */
const OVER_ROAD =
  anyCase`${OVERHANGING}[^;|]{0,70}?\b(?:TRIM\w*|CLEAR\w*|CLR\b\.?|MAINTAIN\w*|KEPT|PRUNE\w*|LIMB\w*\s+UP)`;

const stated = (plan: PlanSet, query: OwnLength, betweenFt: [number, number]): Stated[] =>
  statedLengths(plan, {
    topic: ROAD,
    not: anyCase`\bFIRE ALARM|\bFIRE WALL|${NO_ROAD}|${FLOOR_ABOVE}`,
    titled: true,
    unit: "ft",
    betweenIn: [betweenFt[0] * 12, betweenFt[1] * 12],
    ...query,
  });

/** What must be clear above a road: a bare length of just this much is no width. */
const REQUIRED_HEIGHT_FT = 13.5;

/** Stated clear widths of fire lanes, feet. */
export const fireRoadWidths = (plan: PlanSet): Stated[] =>
  stated(plan, {
    of: anyCase`${ROAD}|\b(?:WIDE|WIDTH|CLEAR)\b(?!\s*(?:HEIGHT|VERTICAL))`,
    rivals: anyCase`${VERTICAL}|${OTHERS}`,
    notBefore: /^\s*(RAD|R\b|LONG|HIGH|VERT|MAX\.? FROM|FROM|TO\b|O\.?C)/i,
  }, [8, 60]).filter(({ text }) =>
    // `SITE AND FIRE ACCESS PLAN` over a drawing makes no lane of its lot lines, stalls and scale.
    ROAD.test(text.replace(PLAN_TITLE, "")) || /\b(?:WIDE|WIDTH|CLEAR|CLR)\b/i.test(text)
  ).filter(({ text }) =>
    !(OVERHANGING.test(text) || /\bSIGNS?\b/i.test(text)) || /\bWID(?:E|TH)\b/i.test(text)
  )
    .filter(({ value, text }) =>
      Math.abs(value - REQUIRED_HEIGHT_FT) > 0.05 || /\bWID(?:E|TH)\b/i.test(text)
    );

/** Stated vertical clearances over fire lanes, feet. */
export const fireRoadHeights = (plan: PlanSet): Stated[] =>
  stated(plan, {
    of: anyCase`${VERTICAL}|${OVER_ROAD}`,
    rivals: anyCase`\bWIDE\b|\bWIDTH\b|${OTHERS.source.replace("|\\bSIGNS?\\b", "")}`,
    notBefore: /^\s*(WIDE|RAD|LONG)/i,
  }, [8, 30]).filter(({ text }) =>
    (VERTICAL.test(text) || OVER_ROAD.test(text)) && !/\bSIGN|\bLETTER/i.test(text)
  ).filter(({ text, raw }) =>
    !OFF_ROAD.test(text) && !OF_VAN.test(text.slice(0, text.indexOf(raw)))
  );

/** `THE CANOPY CLEARS 98 INCHES FOR VANS; IT DOES NOT SPAN THE FIRE LANE`. */
const OFF_ROAD = /\bNOT\s+(?:SPAN|CROSS|REACH|COVER|OVERHANG|EXTEND)/i;

/** What a van needs is no clearance of the lane: `VAN VERT. CLR 98", FIRE LANE 13'-6"`. */
const OF_VAN = /\bVANS?\b[^;|\d]{0,30}$/i;

const LANE_LABEL =
  /^\W*(?:F\.?D\.?|FIRE)\s+(?:DEP(?:ARTMENT|T\.?)\s+|TRUCK\s+|APPARATUS\s+)?(?:LANE|ACCESS(?:\s+(?:ROAD|LANE|DRIVE))?|ROAD)(?:\s*[\/&]\s*(?:DRIVE(?:\s+AISLE)?|ACCESS|AISLE|ROAD|DRIVEWAY))?\W*$/i;
const SITE_DRAWING =
  /\b(?:SITE|PLOT|CIVIL|PAVING|GEOMETR\w*|FIRE\s+(?:ACCESS|LANE|DEP\S*)|HARDSCAPE)\b/i;
/** Lanes are lettered once and dimensioned anywhere along them, per cent of the page. */
const ALONG_LANE = 25;
/** Shorter strings are stalls and walks, longer ones yards; feet. */
const LANE_FT = [12, 30] as const;

/**
 * Bare strings across a lane on a site plan: in line with its name, which runs along the lane. Feet; none on a page
 * that states a width in words.
 */
export function drawnRoadWidths(plan: PlanSet): Stated[] {
  const said = fireRoadWidths(plan);
  return inLine(plan, LANE_LABEL, SITE_DRAWING, ALONG_LANE).filter(({ dimension, label }) => {
    const runsUp = label.box.height > label.box.width;
    const isAcross = dimension.orientation === (runsUp ? "horizontal" : "vertical");
    const feet = dimension.valueIn / 12;
    return isAcross && dimension.drawing === label.drawing && feet >= LANE_FT[0] &&
      feet <= LANE_FT[1] && Math.abs(feet - REQUIRED_HEIGHT_FT) > 0.05 &&
      !said.some(({ page }) => page === dimension.page);
  }).map(({ dimension, label }) => ({
    ...asStatement(`${dimension.sourceText} ${label.text}`, dimension),
    value: dimension.valueIn / 12,
    unit: "ft",
    raw: dimension.sourceText,
  }));
}
