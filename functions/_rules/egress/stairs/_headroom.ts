/** Headroom as drawings write it. */
import type { Frame } from "../../../_shared/domain/frame.ts";
import type { Dimension, Discipline, Note, PlanSet } from "../../../_shared/domain/plan_set.ts";
import { findLengths, normaliseMarks } from "../../../_shared/units.ts";
import type { Demand } from "../../define_rule.ts";
import {
  around,
  contextOf,
  gapBetween,
  newWork,
  type Stated,
  statedDimension,
  type Statement,
} from "../../measure.ts";

/** Heights of vehicles, openings and places nobody climbs. */
const NO_HEADROOM =
  /\b(?:VEHIC\w*|VAN|PARK\w*|LOADING|TRUCK|EQUIP\w*\.? PLATFORM|ATTIC|CRAWL|WINDOW|FIRE LANE|FIXTURE)\b|\b(?:OF|TO|ABOVE)\s+(?:THE\s+)?(?:HAND\s?)?(?:RAIL|GUARD)|\b(?:CLOSETS?|STOR(?:AGE)?|SHEL(?:F|VES)|PANTRY|CABINET)\b/i;
/** What hangs over equipment, furniture, and ways of those who look after equipment. */
const NOT_WALKED =
  /\b(?:RISERS?|TREADS?|NOSING|CLOSET|MECH\w*|PLENUM|ATTIC|CRAWL|SHEL(?:F|VES)|COUNTER|TABLES?|BOOTHS?|BAR|DESKS?|ISLAND|SINKS?|STAGE|STOR(?:AGE)?|PANTRY|CANE|BARRIER|CLOSERS?|STOPS?|SIZE)\b|\bABOVE\s+(?:CEILING|CLG)/i;
/** Places people walk through. */
const WALKED =
  /\b(CORRIDORS?|HALL(?:WAY)?S?|LOBBY|PASSAGE(?:WAY)?S?|WALK(?:WAY|ING)?S?|AISLES?|PATHS?|ROUTES?|EXIT|EGRESS|VESTIBULE|CONCOURSE|CIRCULATION|BREEZEWAY|ENTRY|FOYER|SALES|DINING|LOUNGE|OFFICE|CLASSROOM|RECEPTION|WAITING)\b/i;

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
const isElsewhere = ({ text, context, sure, within }: Frame): boolean => {
  // In a list of stairs what hangs is over them.
  const said = sure === "rowed" && within.includes("stair") ? text.replace(HANGS, " ") : text;
  return (ELSEWHERE.test(said) || OF_NO_STAIR.test(context)) && !STAIR_SECTION.test(context);
};
const HANGS = /\b(?:PIPES?|DUCTS?|SIGNS?|BEAMS?|SOFFIT|FIXTURES?)\b/gi;

const OF_STEPS = /\bSTAIR/i;
const UNDER_STAIR =
  /\b(?:UNDER|BELOW|BENEATH)\s+(?:THE\s+)?(?:\w+\s+){0,2}(?:STAIRS?|STRINGERS?|ESCALATORS?)\b/i;
/** Stairs are in the way of those who walk under them alone. */
const isWalkedUnder = ({ thing, text, context }: Frame): boolean => {
  const words = `${text} | ${context}`;
  return thing === "stair" || OF_STEPS.test(words) ? UNDER_STAIR.test(words) : true;
};

/** Of a height up to what hangs, does it hang over a stair? */
const isOfStair = (it: Frame): boolean =>
  it.thing === "obstruction"
    ? STAIR_SECTION.test(it.context)
    : OVER_STEPS.some((thing) => it.thing === thing || it.within.includes(thing)) ||
      !isElsewhere(it);
const OVER_STEPS = ["nosing", "tread", "landing"];

/** Clear heights over stairs. */
export const STAIR_HEADROOM: Demand = {
  thing: ["stair", "spiral stair", "headroom", "nosing", "landing", "obstruction"],
  property: ["clear height", "height"],
  unless: NO_HEADROOM,
  // The height of a headroom above the nosings is the clear one.
  keep: (it) =>
    (it.property !== "height" || it.thing === "headroom") && isOfStair(it) &&
    !UNDER_STAIR.test(`${it.text} | ${it.context}`),
};

/** Sheets of trades, on which a headroom is that before equipment unless steps are named. */
const TRADES: readonly (Discipline | undefined)[] = ["electrical", "mechanical", "plumbing"];
const STEPS = /\b(?:STAIRS?|STEPS?|TREADS?|NOSINGS?|FLIGHTS?|LANDINGS?)\b/i;

/** Those of heights that may be over a stair. */
export const overSteps = <T extends Statement>(found: readonly T[], { sheets }: PlanSet): T[] =>
  found.filter((it) =>
    STEPS.test(contextOf(it)) ||
    !TRADES.includes(sheets.find(({ page }) => page === it.page)?.discipline)
  );

/** Has the stair spoken of the lower headroom of spiral ones? */
export const isSpiral = ({ thing, within, text, context }: Frame): boolean =>
  thing === "spiral stair" || within.includes("spiral stair") ||
  /\bSPIRAL\b/i.test(`${text} | ${context}`);

/** Clear heights where people walk elsewhere. */
export const WALK_HEADROOM: Demand = {
  thing: ["headroom", "obstruction", "walk", "corridor", "stair"],
  property: ["clear height", "height"],
  unless: NOT_WALKED,
  keep: (it) =>
    it.thing === "headroom"
      ? isElsewhere(it) && !OF_STEPS.test(it.text)
      : isWalkedUnder(it) && WALKED.test(`${it.text} | ${it.context}`),
};

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
  ).map(statedDimension);

/** Upright lengths in sections of stairs that name nothing: probably headroom; inches. */
export const likelyHeadroom = (plan: PlanSet): Stated[] => [
  ...clearUprights(plan),
  ...aloneUprights(plan),
];

/** Per cent of the page between upright dimensions of one string, which add up to the height of storeys. */
const IN_STRING = 1;

/**
 * Bare upright dimensions of such a length that are no part of a string of heights, where nothing lettered tells what
 * they lead up to.
 */
const aloneUprights = ({ dimensions, notes }: PlanSet): Stated[] => {
  const upright = dimensions.filter(({ orientation, drawing }) =>
    orientation === "vertical" && STAIR_SECTION.test(drawing ?? "")
  );
  const drawingOf = ({ page, drawing }: Dimension | Note) => `${page}/${drawing}`;
  const byDrawing = Map.groupBy(upright, drawingOf);
  const named = new Set(
    upright.length === 0
      ? []
      : notes.filter(({ text }) => OVERHEAD.test(text) || /\bLANDING/i.test(text)).map(drawingOf),
  );
  return upright.filter((it) =>
    !/[A-Z]/i.test(it.sourceText) && !it.of && it.valueIn >= 70 && it.valueIn <= 96 &&
    !named.has(drawingOf(it)) &&
    !byDrawing.get(drawingOf(it))!.some((other) =>
      other !== it &&
      (Math.abs(other.box.x - it.box.x) <= IN_STRING || other.valueIn === 2 * it.valueIn)
    )
  ).map(statedDimension);
};

const clearUprights = (plan: PlanSet): Stated[] =>
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
