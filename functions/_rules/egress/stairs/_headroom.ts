/** Headroom as drawings write it. */
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { overlaps } from "../../../_shared/geometry.ts";
import { findLengths, normaliseMarks } from "../../../_shared/units.ts";
import {
  around,
  asStatement,
  besideOnDrawing,
  contextOf,
  either,
  gapBetween,
  newWork,
  type Stated,
  statedLengths,
} from "../../measure.ts";

const HEADROOM =
  /\bHEAD\s?-?\s?(?:ROOM|RM\b|CLEARANCE|HEIGHT)|\bHD\.?\s?(?:RM|ROOM)\b|\bCL(?:EA)?R\.?\s+(?:HEIGHT|HT|HGT)\b\.?(?=[^;|]{0,30}\b(?:STAIRS?|NOSINGS?|TREADS?|LANDINGS?)\b)|\bCLEARANCE\s+(?:ABOVE|ABV\.?|OVER)\s+(?:THE\s+)?(?:STAIR\s+)?(?:STAIRS?|NOSINGS?|TREADS?|LANDINGS?)\b/i;

/** Headroom that is not of a stair: vehicles, walks, protruding things. */
const ELSEWHERE =
  /\b(VEHIC\w*|VAN|PARK\w*|GARAGE|DRIVE\w*|DOOR\s+HEAD|PROTRUD\w*|CIRCULATION|WALK\w*|PIPES?|DUCTS?|SIGNS?|BEAMS?|SOFFIT|ATTIC|CRAWL|MECH\w*|CANOPY|AWNING|FIXTURES?|PANEL(?:BOARD)?S?|SWITCH\s?(?:BOARD|GEAR)|SWBD|M[DS][PB]|WORKING)\b/i;

/** Views that cut through a stair. */
const STAIR_SECTION =
  /^(?!.*\b(?:DETAILS?|EXIST\w*|DEMO\w*|RAIL\w*|NOSING)\b)(?=.*\bSTAIR).*\bSECTIONS?\b/i;
/** Titles of places nobody climbs: passages to equipment, what is stored below a stair. */
const OF_NO_STAIR =
  /\b(?:ATTIC|CRAWL\w*|CATWALK|A\.?\s?H\.?\s?U|PASSAGE(?:WAY)?\s+TO|MECH\w*)\b(?!.*\bSTAIRS?\b)|\b(?:CLOSETS?|STOR(?:AGE)?|PANTRY|POWDER)\b.*\b(?:UNDER|BELOW|BENEATH)\b.*\bSTAIRS?\b/i;
/** Does a headroom belong to something else than a stair? What is drawn in the section of a stair does not. */
export const isElsewhere = ({ text, drawing }: Stated): boolean =>
  (ELSEWHERE.test(text) || OF_NO_STAIR.test(drawing ?? "")) && !STAIR_SECTION.test(drawing ?? "");

/** The underside of something that hangs: `B.O. DUCT 6'-4" A.F.F.` */
const UNDERSIDE =
  /\b(?:B\.?\s?O\.?|BOT(?:TOM)?\.?(?:\s+OF)?|U\/S(?:\s+OF)?|UNDERSIDE(?:\s+OF)?)\s+(?:THE\s+)?(?:DUCT\w*|BEAMS?|PIP(?:E|ING)S?|SIGNS?|SOFFITS?|BULKHEADS?|HEADERS?|FIXTURES?|LIGHTS?|LUMINAIRES?|UNIT|CANOPY|AWNING|BANNERS?|JOISTS?|SPRINKLERS?|HEATERS?|CABLE\s+TRAY|CONDUITS?|DISPLAY|TV|MONITOR)\b\.?|\bCL(?:EA)?R\.?\s+(?:UNDER|BELOW|BENEATH)\s+(?:THE\s+)?(?:DUCT\w*|BEAMS?|PIP(?:E|ING)S?|SIGNS?|SOFFITS?|BULKHEADS?|CANOPY|CONDUITS?|CABLE\s+TRAY)\b/i;
/** Places people walk through. */
const WALKED =
  /\b(CORRIDORS?|HALL(?:WAY)?S?|LOBBY|PASSAGE(?:WAY)?S?|WALK(?:WAY|ING)?S?|AISLES?|EXIT|EGRESS|VESTIBULE|CONCOURSE|CIRCULATION|BREEZEWAY|ENTRY|FOYER|SALES|DINING|LOUNGE|OFFICE|CLASSROOM|RECEPTION|WAITING)\b/i;

/** Heights of the undersides of things that hang over ways people walk, inches. */
export const hangingOver = (plan: PlanSet): Stated[] =>
  statedLengths(plan, {
    topic: UNDERSIDE,
    not:
      /\b(STAIRS?|NOSING|CLOSET|MECH\w*|PLENUM|ATTIC|SHELF|COUNTER|TABLES?|BOOTHS?|BAR|DESKS?|ISLAND|SINKS?|STAGE|ABOVE\s+(?:CEILING|CLG))\b/i,
    of: UNDERSIDE,
    rivals: /\bCEILINGS?\b|\bWIDE\b|\bDEEP\b|\bX\b/i,
    betweenIn: [54, 180],
    notBefore: /^\s*(X\s|DEEP|WIDE|DIA|O\.?\s?C|B(ELOW|LW))/i,
  }).concat(hungOver(plan)).filter((it) => WALKED.test(contextOf(it)) && it.from === "note");

/** Stated headroom, inches. */
export function statedHeadroom(plan: PlanSet): Stated[] {
  const own = namedHeadroom(plan);
  const overNosings = statedLengths(plan, {
    topic: OVER_NOSING,
    not: /\b(RAILS?|HAND\s?RAILS?|GUARDS?|PICKETS?|LIGHT|SWITCH|EXIST\w*|WIDE|WIDTH)\b/i,
    titled: true,
    of: OVER_NOSING,
    betweenIn: [60, 120],
  }).filter((it) => !own.some(({ page, box }) => page === it.page && overlaps(box, it.box)));
  return [...own, ...overNosings, ...underSoffits(plan)];
}

/** A height up to what hangs over the stair, with nothing else said. */
const TO_SOFFIT =
  /^[\d\s'"\/-]+(?:CL(?:EA)?R\.?\s*)?(?:@|AT|TO|UNDER|BELOW|BLW\.?)\s*(?:THE\s+)?(?:SOFFIT|BEAM|HEADER|BULKHEAD|DUCT|CEILING|CLG\.?|UPPER\s+FLIGHT|FLIGHT\s+ABOVE)\W*$/i;

/** Such heights in sections of stairs, inches. */
const underSoffits = (plan: PlanSet): Stated[] =>
  newWork(plan, { topic: TO_SOFFIT, in: "notes" }).flatMap((it) => {
    const [length] = findLengths(normaliseMarks(it.text));
    const isOverhead = length && length.valueIn >= 60 && length.valueIn <= 120;
    return isOverhead && STAIR_SECTION.test(it.drawing ?? "")
      ? [{ ...it, value: length.valueIn, unit: "in", raw: length.raw }]
      : [];
  });

/** What heads may hit, lettered over the place. */
const OVERHEAD =
  /^\W*(?:(?:BOT(?:TOM)?\.?|B\.?O\.?|UNDERSIDE|U\/S)\s+(?:OF\s+)?)?(?:[A-Z]+\s+)?(?:SOFFIT|BULKHEAD|HEADER|CEILING|CLG\.?|(?:LANDING|FLIGHT|FLOOR|STAIR|JOISTS?|FRAMING|SLAB|BEAM)\s+(?:ABOVE|ABV\.?|OVER))\W*$/i;
/** Per cent of the page from the height to the name of what hangs over it. */
const UNDER_IT = 8;

/** Bare upright dimensions below something lettered as overhead, in sections of stairs; inches. */
export const belowOverhead = (plan: PlanSet): Stated[] =>
  plan.dimensions.filter(({ orientation, sourceText, valueIn, drawing }) =>
    orientation === "vertical" && !/[A-Z]/i.test(sourceText) && valueIn >= 66 && valueIn <= 96 &&
    STAIR_SECTION.test(drawing ?? "")
  ).filter((it) =>
    around(it, plan.notes, UNDER_IT).some(({ text, drawing, box }) =>
      drawing === it.drawing && OVERHEAD.test(text) && box.y < it.box.y
    )
  ).map((it) => ({
    ...asStatement(it.sourceText, it),
    drawing: it.drawing ?? null,
    value: it.valueIn,
    unit: "in",
    raw: it.sourceText,
  }));

/** Upright clear heights in sections of stairs that name nothing: probably headroom; inches. */
export const likelyHeadroom = (plan: PlanSet): Stated[] =>
  newWork(plan, { topic: BARE_CLEAR, in: "notes" }).flatMap((it) => {
    const [length] = findLengths(normaliseMarks(it.text));
    const isOverhead = length && length.valueIn >= 66 && length.valueIn <= 96;
    const isUpright = plan.dimensions.some((dimension) =>
      dimension.orientation === "vertical" && gapBetween(dimension, it) === 0
    );
    return isOverhead && isUpright && STAIR_SECTION.test(it.drawing ?? "")
      ? [{ ...it, value: length.valueIn, unit: "in", raw: length.raw }]
      : [];
  });

const BARE_CLEAR = /^[\d\s'"\/-]+CL(?:EA)?R\W*$/i;

const UNDER_STAIR =
  /\b(?:CLEAR(?:ANCE)?|CLR|HEIGHT|HT|HGT|HEAD\s?ROOM)\b\.?[^.;|]{0,20}\b(?:UNDER|BELOW|BENEATH)\s+(?:THE\s+)?(?:\w+\s+){0,2}(?:STAIRS?|STRINGERS?|ESCALATORS?|LANDING|FLIGHT)\b/i;
/** The same under a title: `6'-4" CLR. AT WALKWAY` in UNDER STAIR A. */
const TITLED_UNDER_STAIR =
  /^[^:]*\b(?:UNDER|BELOW|BENEATH)\s+(?:THE\s+)?(?:\w+\s+){0,2}(?:STAIRS?|ESCALATORS?)\b[^:]*:.*\b(?:CLEAR|CLR|HEAD\s?ROOM)\b/i;
/** Nobody walks there, or something stops people who do. */
const NOT_UNDER_STAIR =
  /\b(?:CLOSETS?|STOR(?:AGE)?|SHEL(?:F|VES)|PANTRY|CANE|BARRIER|PLANTER\s+UNDER|RAIL\s+AT|GUARD\s?RAIL|KNEE\s?WALL|MECH\w*)\b/i;

/** Clearances where people walk under a stair, inches. */
export const underStairs = (plan: PlanSet): Stated[] =>
  statedLengths(plan, {
    topic: either(UNDER_STAIR, TITLED_UNDER_STAIR),
    not: NOT_UNDER_STAIR,
    titled: true,
    of: either(UNDER_STAIR, /\bCLEAR\b|\bCLR\b|\bHEAD\s?ROOM\b/i),
    rivals: /\bWIDE\b|\bDEEP\b/i,
    betweenIn: [54, 180],
  }).filter((it) =>
    it.from === "note" && WALKED.test(contextOf(it)) &&
    !NOT_UNDER_STAIR.test(besideOnDrawing(it, plan).map(({ text }) => text).join(" | "))
  );

const HUNG =
  /\b(?:HANGS?|HUNG|SUSPENDED|CLEAR\s+HEIGHT|CLEARANCE|PROJECTS?|PASS(?:ES)?|CROSS(?:ES|ING)?|DROPS?|EXTENDS?)\b/i;
const THING =
  /\b(?:DUCT\w*|BEAMS?|PIP(?:E|ING)S?|SIGNS?|BULKHEADS?|LIGHTS?|FIXTURES?|LUMINAIRES?|HEATERS?|CANOPY|AWNING|BANNERS?)\b/i;
const OVER_FLOOR =
  /\b(?:A\.?F\.?F|(?:ABOVE|ABV|TO|OVER|FROM)\.?\s+(?:THE\s+)?(?:FIN\w*\.?\s+)?(?:FLOOR|WALK\w*|GROUND|GRADE|FLR))\b|\b(?:CLEAR\s+HEIGHT|HEAD\s?ROOM)\b/i;

/** Heights of things that hang over a way, in prose: `DUCT CROSSING THE CORRIDOR HANGS 6'-5" ABOVE THE FLOOR`. */
const hungOver = (plan: PlanSet): Stated[] =>
  statedLengths(plan, {
    topic: HUNG,
    not:
      /\b(STAIRS?|NOSING|CLOSET|MECH\w*|PLENUM|ATTIC|SHELF|COUNTER|TABLES?|BOOTHS?|BAR|DESKS?|ISLAND|SINKS?|STAGE|ABOVE\s+(?:CEILING|CLG)|PARK\w*|VEHIC\w*|CLOSERS?|STOPS?|LETTERS?|MOUNT\w*)\b/i,
    of: OVER_FLOOR,
    rivals: /\bWIDE\b|\bDEEP\b|\bX\b|\bFROM WALL\b/i,
    betweenIn: [54, 180],
  }).filter(({ text }) => THING.test(text) && OVER_FLOOR.test(text) && !UNDERSIDE.test(text));

/** A clear height over the line of nosings that is not called headroom. */
const OVER_NOSING =
  /\b(?:CL(?:EA)?R\.?|CLEARANCE|SOFFIT|CEILING|CLG|BEAM|HEADER|HEIGHT)\b.*\b(?:ABOVE|ABV|OVER|FROM|TO)\b\.?\s+(?:THE\s+)?(?:LINE\s+OF\s+)?(?:STAIR\s+|TREAD\s+)?(?:NOSINGS?|TREADS?)\b|\b(?:ABOVE|ABV|OVER)\.?\s+(?:THE\s+)?NOSINGS?\b.*\b(?:CL(?:EA)?R|SOFFIT)\b|\bNOSINGS?\s+(?:UP\s+)?TO\s+(?:THE\s+)?(?:BOT(?:TOM)?\b|UNDERSIDE|U\/S|B\.?O\b|CEILING|CLG|SOFFIT|BEAM|DRYWALL|FRAMING|STRUCTURE|SLAB)/i;

function namedHeadroom(plan: PlanSet): Stated[] {
  return statedLengths(plan, {
    topic: HEADROOM,
    not:
      /\b(VEHIC\w*|VAN|PARK\w*|LOADING|TRUCK|ATTIC|CRAWL|WINDOW|HEAD\s?HEIGHT.*SILL|FIRE LANE)\b|\b(?:CLOSETS?|STOR(?:AGE)?|SHEL(?:F|VES)|PANTRY)\b\.?[^.;]{0,20}\b(?:UNDER|BELOW|BENEATH)\b[^.;]{0,12}\bSTAIR|\bUNDER-?\s?STAIRS?\s+(?:CLOSET|STOR)|\b(?:IN|INSIDE|WITHIN|AT)\s+(?:THE\s+)?(?:CLOSET|STORAGE|PANTRY|CABINET)/i,
    of: HEADROOM,
    rivals:
      /\bRISERS?\b|\bTREADS?\b|\bHAND\s?RAILS?\b|\bGUARD\s?RAILS?\b|\bGUARDS?\b|(?<!\b(?:AT|@|OVER|ABOVE|ABV\.?)\s(?:THE\s|INTERMEDIATE\s|INT\.\s|MID-?\s?|STAIR\s){0,2})\bLANDINGS?\b|\bWIDTH\b|\bWIDE\b|\bDOORS?\b|\bCLG\b|\bCEILING\b/i,
    betweenIn: [48, 180],
  });
}
