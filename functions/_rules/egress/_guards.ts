/** Guards and their infill as drawings write them. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { around, asStatement, type Stated, statedLengths } from "../measure.ts";

const GUARD =
  /\bGUARD(?:\s?RAIL(?:ING)?)?S?\b|(?<!\bHAND\s?)\bRAILINGS?\b|\b(?:CABLE|GLASS|BALCONY|DECK|LOFT|PORCH|ROOF)\s+RAILS?\b/i;

/** Things called guard that keep nobody from falling. */
const NOT_A_GUARD =
  /\b(VEHICLE|VEHICULAR|CRIB|CORNER|WALL|BUMPER|GUTTER|LEAF|SECURITY|FAN|SPLASH|LIGHT|LAMP|BELT|KICK|FIRE|MUD|SNOW|POST|BOLLARD|EQUIPMENT|MACHINE|SNEEZE|BLADE|WHEEL|CHAIN|RACK|RADIATOR|SHIN|TOE|COIL|HAIL|DOOR|WINDOW|PIPE|COLUMN|FOOD|CONDENSER|BACK|RAIN|SHAFT|SPRINKLER|TUBE)\s+GUARDS?\b|\bGUARD\s+(HOUSE|SHACK|POST|BOOTH|STATION|ROOM|DOG)\b|\bGRAB\b|\bELEVATOR\b|\bLIFE ?GUARD|\bPOOL\b|\bNO\s+GUARD|\bGUARD(?:\s?RAIL)?S?\s+(?:IS\s+|ARE\s+)?NOT\s+REQ/i;

const OTHERS =
  /(?<!\bGUARD(?:\s?RAIL)?S?\s?\/\s?)\bHAND\s?RAILS?\b|\bPICKETS?\b|\bBALUSTERS?\b|\bSPHERE\b|\bOPENINGS?\b|\bINFILL\b|\bSPAC(?:ED|ING)\b|\bCABLES?\b|\bRISERS?\b|\bTREADS?\b|\bHEAD\s?ROOM\b|\bDROP\b|\bEXCEED\w*|(?<!\bNOT\s|\bNO\s)\b(?:MORE|GREATER|LESS) THAN\b|\bOVER(?=\s*\d)|\bABOVE\s+(?:ADJ\w*\.?\s+)?(?:GRADE|GROUND)\b|\bBELOW\b|\bTOE\s?(?:BOARD|KICK)\b|\bLANDING\b|\bPLANTERS?\b|\bCURB\b/i;

/** Under the title of a guard its parts are called rail only: `TOP RAIL +36" A.F.F.`. */
const PLAIN_RAIL =
  /(?<!\b(?:HAND|GRAB|WALL|CHAIR|MID|BOTTOM|BOT\.?|LOWER|INTERMEDIATE|TOWEL|CURTAIN|CLOSET|GUIDE|STAIR|CRASH|BUMPER)[\s-]?)\bRAIL\b/i;
const OF_A_GUARD =
  /\bGUARD\s?RAIL|\bGUARDS?\b|\b(?:BALCON(?:Y|IES)|DECK|LOFT|PORCH|ROOF|TERRACE|LANAI|OVERLOOK|MEZZANINE|GALLERY|CATWALK|LANDING)\b[^|]{0,16}\bRAIL/i;

/** Stated heights of guards, inches. */
export function guardHeights(plan: PlanSet): Stated[] {
  const heights = (of: RegExp, under?: RegExp) =>
    statedLengths(plan, {
      topic: of,
      not: NOT_A_GUARD,
      under,
      of,
      rivals: OTHERS,
      betweenIn: [20, 72],
      notBefore:
        /^\s*(O\.?\s?C|CLR|CLEAR|DIA|Ø|THICK|WIDE|LONG|SPHERE|PICKET|BALUSTER|ABOVE\s+GRADE|DROP|FROM (?:THE )?(?:EDGE|FACE|WALL)|MAX\.? SPAN|SECTIONS?)/i,
    });
  const named = heights(GUARD);
  const plain = heights(PLAIN_RAIL, OF_A_GUARD).filter((it) =>
    !GUARD.test(it.text) && !/\bHAND\s?-?\s?RAIL|\bPOSTS?\b/i.test(it.text)
  );
  return [...named, ...plain];
}

const GUARD_DRAWING =
  /^(?!.*\b(HAND|GRAB|STAIR|RAMP|EXIST\w*|DEMO\w*|BOLLARD|CORNER|CRASH|BUMPER|DOOR|POOL)\b).*(\bGUARD\s?RAIL|\bGUARDS?\b|\bRAILINGS?\b|\b(EDGE|BALCONY|DECK|LOFT|PORCH|ROOF|MEZZ(ANINE)?|CABLE|GLASS|LANDING|PLATFORM|PIPE)\.?\s+RAIL)/i;
/** Between lower rails or handrails and whatever stands over a guard, inches. */
const DRAWN_IN = [30, 48] as const;
/** Per cent of the page within which two neighbours tell what drawing a dimension belongs to. */
const IN_DRAWING = 16;

/**
 * The greatest upright dimension on the detail of a guard, with the drawing it stands in, inches. It is probably the
 * height, so nothing more than a question comes of it; none where words give a height on the same page.
 */
export function drawnGuardHeights(plan: PlanSet): Stated[] {
  const titled = plan.notes.filter(({ drawing, kind }) =>
    drawing !== null && kind !== "title-block"
  );
  if (!titled.some(({ drawing }) => GUARD_DRAWING.test(drawing ?? ""))) return [];
  const named = guardHeights(plan);
  const drawn = plan.dimensions.flatMap((it): Stated[] => {
    if (it.orientation !== "vertical" || /[A-Z]/i.test(it.sourceText)) return [];
    if (it.valueIn < DRAWN_IN[0] || it.valueIn > DRAWN_IN[1]) return [];
    const [first, second] = around(it, titled, IN_DRAWING);
    if (!second || first.drawing !== second.drawing) return [];
    if (!GUARD_DRAWING.test(first.drawing ?? "") || named.some(({ page }) => page === it.page)) {
      return [];
    }
    const said = { value: it.valueIn, unit: "in", raw: it.sourceText };
    return [{ ...asStatement(it.sourceText, it), drawing: first.drawing, ...said }];
  });
  return drawn.filter((it) =>
    !drawn.some(({ page, drawing, value }) =>
      page === it.page && drawing === it.drawing && value > it.value
    )
  );
}

const INFILL =
  /\bPICKETS?\b|\bBALUSTERS?\b|\bSPHERE\b|\bINFILL\b|\bOPENINGS?\b|\bCABLES?\b|\bSPINDLES?\b|\bCLEAR SPAC\w+/i;

/** Stated clear openings of guards, inches; openings of windows, doors, ducts and roofs are others. */
export function guardOpenings(plan: PlanSet): Stated[] {
  return statedLengths(plan, {
    topic: INFILL,
    not:
      /\b(WINDOW|DOOR|DUCT|LOUVER|ROUGH|R\.O\.|NET CLEAR|ESCAPE|EGRESS|TRIANG\w+|WALL|ROOF(?!\s+(?:DECK|TERRACE|TOP))|SHAFT|FLOOD|VENT|CEILING|POOL|FENCE|RECEPT|CONDUIT|WIR\w+|TRAY|ATTIC|CRAWL|RISERS?|RAMP EDGE)\b/i,
    under: /\bGUARD|\bRAIL|\bPICKETS?\b|\bBALUSTERS?\b|\bSPINDLES?\b/i,
    of: INFILL,
    rivals:
      /\bGUARD\s?RAILS?\b|\bGUARDS?\b|\bRAILINGS?\b|\bHAND\s?RAILS?\b|\bPOSTS?\b|\bHIGH\b|\bHEIGHT\b|\bTREADS?\b/i,
    betweenIn: [1, 12],
    notBefore: /^\s*(HIGH|DIA|Ø|X\s|SQ|THICK|BOTTOM|POSTS?)/i,
  });
}

/** Words that put a guard or its infill on the open side of a stair. */
export const STAIR_SIDE =
  /\bSTAIRS?\b|\bNOSINGS?\b|\bOPEN SIDE|\bTREADS?\b|\bSTRINGER|\bRAKE\b|\bSLOPED\b/i;

/** Openings printed centre to centre are narrower than they read. */
export const isOnCentre = (text: string): boolean =>
  /\bO\.?\s?C\b|\bON CENT(?:ER|RE)\b/i.test(text);
