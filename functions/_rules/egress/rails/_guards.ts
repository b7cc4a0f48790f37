/** Guards and their infill as drawings write them. */
import type { Dimension, Note, PlanSet } from "../../../_shared/domain/plan_set.ts";
import type { Frame } from "../../../_shared/domain/frame.ts";
import { findLengths, normaliseMarks } from "../../../_shared/units.ts";
import type { Demand } from "../../define_rule.ts";
import {
  around,
  besideOnDrawing,
  contextOf,
  lengthOf,
  newWork,
  type OwnLength,
  type Stated,
  statedDimension,
  type Statement,
  subjectsOf,
} from "../../measure.ts";

const GUARD =
  /\bGUARD(?:\s?RAIL(?:ING)?)?S?\b|(?<!\bHAND\s?)\bRAILINGS?\b|\b(?:CABLE|GLASS|BALCONY|DECK|LOFT|PORCH|ROOF)\s+RAILS?\b/i;

/** Things called guard that keep nobody from falling. */
const NOT_A_GUARD =
  /\b(VEHICLE|VEHICULAR|CRIB|CORNER|WALL|BUMPER|GUTTER|LEAF|SECURITY|FAN|SPLASH|LIGHT|LAMP|BELT|KICK|FIRE|MUD|SNOW|POST|BOLLARD|EQUIPMENT|MACHINE|SNEEZE|BLADE|WHEEL|CHAIN|RACK|RADIATOR|SHIN|TOE|COIL|HAIL|DOOR|WINDOW|PIPE|COLUMN|FOOD|CONDENSER|BACK|RAIN|SHAFT|SPRINKLER|TUBE)\s+GUARDS?\b|\bGUARD\s+(HOUSE|SHACK|POST|BOOTH|STATION|ROOM|DOG)\b|\bGRAB\b|\bELEVATOR\b|\bLIFE ?GUARD|\bPOOL\b(?!\s+(?:TERRACE|DECK|PATIO)\b)|\bNO\s+GUARD|\bPOSTS?\s+SPAC\w+|\b(?:CABLE|PICKET|BALUSTER)\s+SPAC\w+|\bGUARD(?:\s?RAIL)?S?\W{1,3}(?:(?:IS\s+|ARE\s+)?NOT\s+REQ|N\/R\b|N\.R\.|N\/A\b)|\b(?:AT|OVER|BEHIND|ON)\s+(?:THE\s+)?(?:WINDOW\s+SEATS?|WINDOW\s+BENCH|BENCH\s+SEATS?|PLANTERS?|FIREPLACE|HEARTH|STOVE|COUNTER)\b/i;

/** Parts of a rail, lower rails, and rails for hands. */
const OF_A_PART =
  /\bPOSTS?\b|\b(?:MID|BOTTOM|BOT\.?|LOWER|INTERMEDIATE|CHAIR|WALL|TOWEL|CRASH|BUMPER|PLANTER|BENCH|GATE|FOOT|DRINK|TOE)[\s-]?(?:RAIL)?\b(?=.*#)/i;
const OF_A_GUARD =
  /\bGUARD\s?RAIL|\bGUARDS?\b|\b(?:BALCON(?:Y|IES)|DECK|LOFT|PORCH|ROOF|TERRACE|LANAI|OVERLOOK|MEZZANINE|GALLERY|CATWALK|LANDING)\b[^|]{0,16}\bRAIL|\bRAILINGS\b[^|]*\|[^|]*\b(?:BALCON(?:Y|IES)|DECK|LOFT|PORCH|TERRACE|LANAI|MEZZANINE)\b/i;
/** A figure of the drop itself: `DROP 10 FT 10 IN.`, `WHERE DROP EXCEEDS 30"`. */
const OF_THE_DROP =
  /\bDROPS?\W{0,3}(?:(?:OF|IS|OVER|ABOVE|EXCEEDS?|EXCEEDING)\s+)*#|(?<!\bNOT\s)\b(?:OVER|EXCEED\w*|(?:MORE|GREATER|LESS) THAN)\s+#|#\s*\+?\s*(?:DROP|(?:ABOVE|ABV\b\.?)\s+(?:ADJ\w*\.?\s+)?(?:GRADE|GROUND)|BELOW|OR MORE)|#[^#~;|]{0,20}:\s*N\/R\b/i;

/** Up to where a sphere is stopped: `A 4 IN. SPHERE TO 36 IN. ABOVE THE NOSING`. */
const OF_A_SPHERE =
  /\bSPHERE\b[^;,#]{0,24}\b(?:TO|UP\s+TO|BELOW)\s+#|\b(?:CLEAR|CLR\.?|OPENINGS?|GAPS?)\s+UP\s+TO\s+#|~[^;,#]{0,12}\bBETWEEN\s+(?:#\s+AND\s+~|~\s+AND\s+#)/i;

/** The handrail of a guard that has a height of its own: `RAIL 36", GUARD 42"`. */
const ON_A_GUARD =
  /\bRAILS?\b\W{0,3}#.*\bGUARDS?\b\W{0,3}~|\bGUARDS?\b[^#]*~[^#]*(?<!\bGUARD\s?)\bRAILS?\b\W{0,3}#/i;

/** Heights of guards. */
export const GUARD_HEIGHT: Demand = {
  thing: ["guard", "rail"],
  property: "height",
  notWithin: "pool barrier",
  // It may be how far it goes down.
  mild: ({ egress }) => ({ max: egress.guardDropIn }),
  keep(it) {
    // Dimensions on the detail of a guard are read together.
    if (it.sure === "drawn" && (GUARD_DRAWING.test(it.context) || NO_HEIGHT_ON.test(it.context))) {
      return false;
    }
    const words = `${it.text} | ${it.context}`;
    if (
      NOT_A_GUARD.test(words) ||
      [OF_A_PART, OF_THE_DROP, OF_A_SPHERE].some((pattern) => pattern.test(it.clause))
    ) return false;
    if (it.thing === "rail" && ON_A_GUARD.test(it.clause)) return false;
    const isGuard = it.thing === "guard"
      ? GUARD.test(words) || OF_A_GUARD.test(words)
      : OF_A_GUARD.test(it.context) && !/\bHAND\s?-?\s?RAIL/i.test(it.text);
    return isGuard && !isOverLowDrop(it) && !isBelowSightline(it);
  },
};

/** Height above grade that no guard is required for; a threshold (`OVER 30"`) is none. */
const ABOVE_GROUND: OwnLength = {
  of:
    /\b(?:ABOVE|ABV)\.?\s+(?:ADJ\w*\.?\s+|FIN\w*\.?\s+)?(?:GRADE|GROUND)\b|\b(?:GRADE|GROUND)\b[^.;|]{0,16}\bBELOW\b|\bDROP\b/i,
};
/** A drop of so much needs no guard, inches. */
const LOW_DROP_IN = [2, 29.5] as const;

/** A rail before seats may be low so that those behind see over it. @source FBC-B 1030.17.3 */
const OVER_SIGHTLINES =
  /\bSIGHT\s?-?\s?LINES?\b|\b(?:FRONT|FOOT|FASCIA|HEAD)\b[^.;|]{0,24}\b(?:SEATS?|SEATING|ROWS?|PEWS?|BLEACHERS?)\b|\bIN\s+FRONT\s+OF\s+(?:\w+\s+)?(?:SEATS?|SEATING|WHEEL\s?CHAIR)/i;
const SIGHTLINE_RAIL_IN = 26;
const isBelowSightline = ({ text, value }: Pick<Frame, "text" | "value">): boolean =>
  (value ?? 0) >= SIGHTLINE_RAIL_IN && OVER_SIGHTLINES.test(text);

/** Does the text itself say that the edge it protects is too low to need a guard? */
function isOverLowDrop({ text, value }: Pick<Frame, "text" | "value">): boolean {
  if (/\b(?:OVER|EXCEED\w*|MORE\s+THAN|GREATER\s+THAN|MIN)\b|>/i.test(text)) return false;
  const drop = lengthOf(text, ABOVE_GROUND);
  return drop !== null && drop.valueIn !== value && drop.valueIn >= LOW_DROP_IN[0] &&
    drop.valueIn <= LOW_DROP_IN[1];
}

const GUARD_DRAWING =
  /^(?!.*\b(HAND|GRAB|STAIR(?!\s+(?:OPENING|OPNG|OPG|WELL\s+OP))|RAMP|EXIST\w*|DEMO\w*|BOLLARD|CORNER|CRASH|BUMPER|DOOR|POOL)\b).*(\bGUARD\s?RAIL|\bGUARDS?\b|\bRAILINGS?\b|\b(EDGE|BALCONY|DECK|LOFT|PORCH|ROOF|MEZZ(ANINE)?|CABLE|GLASS|LANDING|PLATFORM|PIPE)\.?\s+RAIL)/i;
/** Details of what holds a guard, and of guards for vehicles: no upright dimension on them is its height. */
const NO_HEIGHT_ON = /\b(?:POSTS?|FOOTING|EMBED\w*|ANCHOR\w*|BASE|BRACKET|VEHIC\w*|TRAFFIC)\b/i;
/** Between lower rails or handrails and whatever stands over a guard, inches. */
const DRAWN_IN = [30, 48] as const;
/** Per cent of the page within which two neighbours tell what drawing a dimension belongs to. */
const IN_DRAWING = 16;

/**
 * The greatest upright dimension on the detail of a guard, with the drawing it stands in, inches: its height where it is
 * the only one of such a length, else likely; none where words give a height on the same page.
 */
export function drawnGuardHeights(plan: PlanSet): (Stated & { isLikely: boolean })[] {
  const titled = plan.notes.filter(({ drawing, kind }) =>
    drawing !== null && kind !== "title-block"
  );
  if (!titled.some(({ drawing }) => GUARD_DRAWING.test(drawing ?? ""))) return [];
  const named = subjectsOf(plan, GUARD_HEIGHT);
  const drawn = plan.dimensions.flatMap((it): Stated[] => {
    if (it.orientation !== "vertical" || /[A-Z]/i.test(it.sourceText)) return [];
    if (it.valueIn < DRAWN_IN[0] || it.valueIn > DRAWN_IN[1]) return [];
    const [first, second] = around(it, titled, IN_DRAWING);
    if (!it.drawing && (!second || first.drawing !== second.drawing)) return [];
    const drawing = it.drawing ?? first.drawing;
    if (
      !GUARD_DRAWING.test(drawing ?? "") || NOT_A_GUARD.test(drawing ?? "") ||
      NO_HEIGHT_ON.test(drawing ?? "") ||
      named.some((other) => tellsOf(other, it.page, drawing))
    ) return [];
    return [{ ...statedDimension(it), drawing }];
  });
  return [...Map.groupBy(drawn, ({ page, drawing }) => `${page}/${drawing}`).values()]
    .flatMap((here) => {
      const most = Math.max(...here.map(({ value }) => value));
      return here.filter(({ value }) => value === most)
        .map((it) => ({ ...it, isLikely: here.length > 1 }));
    });
}

/** Does a height in words tell of the guard of a drawing: on it, or beside all drawings of its page? */
const tellsOf = (
  { page, drawing }: Pick<Statement, "page" | "drawing">,
  at: number,
  title: string | null,
): boolean => page === at && (drawing === null || drawing === title || !OTHER_VIEW.test(drawing));
/** Drawings that have a title of their own and no guard detail: another's words tell nothing of this one's. */
const OTHER_VIEW = /\b(?:STAIRS?|RAMPS?)\b/i;

/** A guard with its place before a colon, and its height behind it: `WELL GUARD, LEVEL 3 LANDING: 40" HIGH`. */
const GUARD_LABEL =
  /^(?!.*\b(?:NO|EXIST\w*|OVER|EXCEED\w*|SPHERE|POSTS?|OPENING|DROP|HAND\s?RAILS?)\b)[^:\d]*\bGUARD(?:\s?RAIL)?S?\b[^:"]*:[^:\d]*\d[^:;]*(?:\bHIGH\b|\bTALL\b|\bH\b\.?|\bHT\b\.?)\W*$/i;

/** Heights behind such labels, inches. */
export const labelledGuards = (plan: PlanSet): Stated[] => {
  const framed = new Set(subjectsOf(plan, GUARD_HEIGHT).map(({ frame }) => frame.statement));
  return newWork(plan, { topic: GUARD_LABEL, not: NOT_A_GUARD, in: "notes" }).flatMap((it) => {
    const [length, ...others] = findLengths(normaliseMarks(it.text.slice(it.text.indexOf(":"))));
    return length && others.length === 0 && !framed.has(it) && length.valueIn >= DRAWN_IN[0] &&
        length.valueIn <= DRAWN_IN[1]
      ? [{ ...it, value: length.valueIn, unit: "in", raw: length.raw }]
      : [];
  });
};

/** Per cent of the page between an upright dimension and the label of the guard it measures. */
const AT_LABEL = 2.5;
const LONGEST_LABEL = 40;

/** Upright dimensions whose nearest label is that of a guard, where no words give its height; inches. */
export function heightsAtGuards(plan: PlanSet): { it: Stated; label: string }[] {
  const labels = plan.notes.filter(({ kind, text }) =>
    kind !== "title-block" && kind !== "title" && /[A-Z]{3}/i.test(text)
  );
  const isGuard = ({ text }: { text: string }) =>
    text.length <= LONGEST_LABEL && GUARD.test(text) && !NOT_A_GUARD.test(text) && !/\d/.test(text);
  if (!labels.some(isGuard)) return [];
  return plan.dimensions.flatMap((it) => {
    if (it.orientation !== "vertical" || /[A-Z]/i.test(it.sourceText)) return [];
    if (it.valueIn < DRAWN_IN[0] || it.valueIn > DRAWN_IN[1]) return [];
    const [nearest] = around(it, labels, AT_LABEL);
    const label = nearest ?? onlyGuardOf(it, plan, labels.filter(isGuard));
    if (!label || !isGuard(label) || GUARD_DRAWING.test(label.drawing ?? "")) return [];
    return [{ it: { ...statedDimension(it), drawing: label.drawing }, label: label.text }];
  });
}

/** A leader may hold a label so far from the guard it points at, per cent of the page. */
const ON_LEADER = 12;

/** The label of the only guard of a drawing whose only dimension of such a height this is. */
function onlyGuardOf(it: Dimension, { dimensions }: PlanSet, guards: readonly Note[]): Note | null {
  if (!it.drawing || it.of || it.heightOf || it.between) return null;
  const [label, ...others] = guards.filter(({ page, drawing }) =>
    page === it.page && drawing === it.drawing
  );
  if (label === undefined || others.length > 0) return null;
  const isOnly = dimensions.every((other) =>
    other === it || other.page !== it.page || other.drawing !== it.drawing ||
    other.orientation !== "vertical" || other.valueIn < DRAWN_IN[0] || other.valueIn > DRAWN_IN[1]
  );
  return isOnly && around(it, [label], ON_LEADER).length > 0 ? label : null;
}

/** Openings of windows, doors, ducts and roofs, and what is no opening of a guard. */
const OTHER_OPENING =
  /\b(WINDOW|DOOR|DUCT|LOUVER|ROUGH|R\.O\.|NET CLEAR|ESCAPE|EGRESS|TRIANG\w+|WALL|ROOF(?!\s+(?:DECK|TERRACE|TOP))|SHAFT|FLOOD|VENT|CEILING|POOL|FENCE|RECEPT|CONDUIT|WIR\w+|TRAY|ATTIC|CRAWL|RISERS?|RAMP EDGE|GATES?|SLOTS?|LIGHTING)\b/i;
/** Barriers that keep people out have limits of their own, wherever a text names them. */
const OF_A_BARRIER = /\b(?:POOL|FENCE|GATES?|CONDUIT|TRAY)\b/i;
/** An opening of something else: a clause that names the infill speaks of no other, whatever stands around it. */
const isOtherOpening = (clause: string, around: string): boolean =>
  INFILL.test(clause)
    ? OTHER_OPENING.test(clause) || OF_A_BARRIER.test(around)
    : OTHER_OPENING.test(around);
const INFILL = /\b(?:PICKETS?|BALUSTERS?|SPINDLES?)\b/i;
const OF_INFILL =
  /\bGUARD|\bRAIL|\bPICKETS?\b|\bBALUSTERS?\b|\bSPINDLES?\b|^\W*CABLES?\b.*\b(?:BALCON(?:Y|IES)|TERRACE|MEZZ\w*|LOFT|STAIRS?)\b/i;
const OF_A_POST = /#\s*(?:HIGH|DIA|Ø|X\s|SQ|THICK|BOTTOM|POSTS?)|\bPOSTS?\b[^~]*#/i;

/** Clear openings of guards. */
export const GUARD_OPENING: Demand = {
  thing: ["guard", "baluster"],
  property: ["opening", "distance"],
  notWithin: "pool barrier",
  keep: ({ text, context, clause, value, sure }) =>
    value !== null && (sure !== "titled" || GUARD.test(context) || OF_A_GUARD.test(context)) &&
    value >= 1 && value <= 12 && !isOtherOpening(clause, `${text} | ${context}`) &&
    OF_INFILL.test(`${text} | ${context}`) && !OF_A_POST.test(clause),
};

/** Words that put a guard or its infill on the open side of a stair. */
export const STAIR_SIDE =
  /\bSTAIRS?\b|\bNOSINGS?\b|\bOPEN SIDE|\bTREADS?\b|\bSTRINGER|\bRAKE\b|\bSLOPED\b/i;

/** Openings printed centre to centre are narrower than they read. */
export const isOnCentre = (text: string): boolean =>
  /\bO\.?\s?C\b|\bON CENT(?:ER|RE)\b/i.test(text);

const NO_GUARD =
  /\b(NO|WITHOUT|W\/O|OMIT)\s+(AN?\s+|ANY\s+)?(GUARD(\s?RAIL)?S?|RAILINGS?|RAILS?(?=\s*(?:$|[,;.:|)]|AT|ON|OR\s+PARAPET)))\b|\b(GUARD(\s?RAIL)?S?|RAILINGS?)\s*(IS\s+|ARE\s+)?[:=-]?\s*(NOT\s+(REQ\w*|PROV\w*|INCL\w*|USED|INSTALLED)|NONE|OMITTED|DELETED)\b|\bOPEN\s+EDGE\b[^.;|]{0,24}\b(PLANTERS?|CURBS?|BENCH(ES)?|HEDGES?|ROPES?|CHAINS?|STRIPE|PAINT\w*)\s+ONLY\b|\bEDGE\b[^.;|]{0,24}\b(PLANTERS?|CURBS?|BENCH(ES)?|HEDGES?|ROPES?|CHAINS?)\s+ONLY\b/i;

/** A distance from the edge is no drop. */
const isSetBack = (text: string) =>
  /\b(?:FROM|TO)\s+(THE\s+|ANY\s+)?((ROOF|OPEN|NEAREST|BUILDING|PARAPET|[NSEW]|NORTH|SOUTH|EAST|WEST|FRONT|REAR|LEFT|RIGHT)\.?\s+)*(EDGE|SIDE)|\bSET\s?BACK\b/i
    .test(text) && !/\bDROP\b|\bABOVE\s+GRADE\b|\bBELOW\b/i.test(text);

/** An edge without a guard, with its drop; inches, null when not stated. */
export interface OpenEdge extends Statement {
  dropIn: number | null;
}

/** Equipment so far from an edge needs no guard. @source FBC-B 1015.6 */
const FAR_FROM_EDGE =
  /\b1\d(?:'(?:\s*-?\s*\d[\d ./]*")?|\s*(?:FT|FEET))\.?\s+(?:OR MORE\s+)?(?:BACK\s+|AWAY\s+|IN\s+)?FROM\s+(?:THE\s+|ANY\s+|AN?\s+)?(?:[A-Z]+\s+){0,2}(?:EDGE|PARAPET)/i;
/** A walk that slopes: its rails are the handrails it need not have. */
const GENTLE_WALK =
  /\b(?:SIDE)?WALK(?:WAY)?S?\b[^;|]{0,24}\d\s*%[^;|]{0,12}\bNO\s+(?:HAND\s?)?RAILS?\b/i;
const DROP: OwnLength = {
  of:
    /\bDROP\b|\bABOVE\b|\bABV\b|\bBELOW\b|\bHIGH\b|\bRISE\b|\bHEIGHT\b|\bDECK\b|\bLANDING\b|\bEDGE\b|\bEXCEED\w*|\bLESS THAN\b/i,
  betweenIn: [1, 600],
};

/** The figure behind the word itself: `LANDING 60" X 60", DROP TO GRADE 30"`; else the one nearest to a word of height. */
/** How high something stands over the floor: `PLATFORM +21", NO GUARD`. */
const RAISED = /(?<![\d.])\+\s?(\d{1,3}(?:\s\d\/\d)?\s?(?:"|IN\b))/i;

function ownDrop(text: string) {
  const behind = /\bDROPS?\b(?!\s?-?\s?OFFS?\b)[^\d;|]{0,28}(?=\d)/i.exec(text);
  const rest = behind ? text.slice(behind.index) : text;
  const raised = behind ? null : RAISED.exec(text);
  return lengthOf(rest, DROP) ?? (raised && findLengths(raised[1])[0]) ?? null;
}

/** Texts that leave a guard out; loading docks, stages, stairs and ramps have others. */
export const openEdges = (plan: PlanSet): OpenEdge[] =>
  newWork(plan, {
    topic: NO_GUARD,
    titled: true,
    notUnder: /\b(LOADING DOCK|DOCK|STAGE|SERVICE PIT|PLATFORM LIFT|POOL|HATCH|LADDER)\b/i,
  }).filter((it) =>
    !FAR_FROM_EDGE.test(it.text) && !GENTLE_WALK.test(it.text) &&
    (/\bGUARD|\bRAILINGS?\b/i.test(it.text) ||
      !/\bSTAIRS?|\bRAMP|\bSTEPS?\b/i.test(contextOf(it)))
  ).map((it) => {
    const [drop] = [it.text, ...besideOnDrawing(it, plan).map(({ text }) => text).filter(isDrop)]
      .flatMap((text) => ownDrop(text) ?? []);
    const dropIn = drop?.valueIn ?? drawnDrop(it, plan);
    return { ...it, dropIn: isSetBack(it.text) ? null : dropIn };
  });

/** Views that show a drop upright, and the greatest height that needs no guard, inches. */
const UPRIGHT = /\b(?:SECTIONS?|DETAILS?|ELEV(?:ATION)?S?)\b/i;
const LOW_IN = 30;

/** The greatest upright dimension of a section all of whose dimensions are low; null where any is higher, inches. */
function drawnDrop({ page, drawing }: Statement, { dimensions }: PlanSet): number | null {
  if (drawing === null || !UPRIGHT.test(drawing)) return null;
  const here = dimensions.filter((it) => it.page === page && it.drawing === drawing);
  const upright = here.filter(({ orientation }) => orientation === "vertical");
  const isLow = upright.length > 0 && here.every(({ valueIn }) => valueIn <= LOW_IN);
  return isLow ? Math.max(...upright.map(({ valueIn }) => valueIn)) : null;
}

/** Where cars let people out is no drop. */
const isDrop = (text: string) =>
  /\bDROP\b(?!\s?-?\s?OFFS?\b)|\bAB(?:OVE|V)\b\.?\s+GRADE\b|\bBELOW\b/i.test(text);
