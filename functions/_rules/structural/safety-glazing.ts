/**
 * Glass in hazardous places is tempered or laminated: doors, showers and tubs, stairs, large low panes.
 * Applies to statements and scheduled windows; glass said to be annealed in such a place is reported, a large
 * low pane without a word about its glass is asked about. Square feet and inches.
 * @source FBC-B 8th ed. (2023), 2406.4; FBC-R R308.4
 */
import type { Evidence, PlanSet, Window } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { cantTell, defineRule, fail, pass } from "../define_rule.ts";
import type { Limits } from "../limits/mod.ts";
import { clausesOf, isDeferred, newWork, placeOf, statements } from "../measure.ts";
import { isDrawnHigh, isFarFromDoor, isFarFromHazard, isHighOverStair } from "./_glass.ts";

/** Glass in a place, with what is said of it. */
interface Glass extends Evidence {
  state: "safe" | "annealed" | "at stair" | "open" | "deferred";
  text: string;
}

const SAFE =
  /\bTEMPER|\bSAFETY\s+GLA|\bLAMINAT|\bC\.?P\.?S\.?C|16\s*C\.?F\.?R|\bANSI\s*Z\s*-?97|\bWIRED\s+SAFETY|\bIMPACT|\(T\)|\bTEMP\.?(?=\s|$|,)/i;
const UNSAFE =
  /\b(NON-?\s?TEMPERED|NOT\s+TEMP(?:ERED)?|NON-?\s?TEMP|UN-?TEMPERED|ANNEALED|PLATE\s+GL(?:ASS|AZ\w*)?|FLOAT\s+GL(?:ASS|AZ\w*)?|NON-?\s?SAFETY|NOT\s+SAFETY|NO\s+SAFETY\s+GLA\w*|(SINGLE|DOUBLE)\s+STRENGTH|(REGULAR|STANDARD|ORDINARY|COMMON|WINDOW|PLAIN|SHEET)\s+(WINDOW\s+|CLEAR\s+)?GL(?:ASS|AZ\w*)?|(CLEAR|TINTED)\s+FLOAT|FLOAT|(NO|WITHOUT|W\/O)\s+TEMPER\w*)\b/i;
const ALL_UNSAFE = new RegExp(UNSAFE.source, "gi");
const HAZARD =
  /\bSHOWERS?\b|\b(BATH)?\s?TUBS?\b|\bWHIRLPOOL|\bSAUNA|\bSTEAM|\bSIDE\s*LI(TE|GHT)|\b(SLIDING|FRENCH|PATIO|GLASS|ENTRY|STOREFRONT)\s+(GLASS\s+)?DOORS?|\bS\.?G\.?D\b|\bDOOR\s+(LITES?|GLASS|GLAZ\w*|PANELS?)|\bGLASS\s+IN\s+DOORS?|\bFULL\s+(LITE|GLASS)|\bSTAIRS?\b|\bLANDING|\bGUARD|\bRAILING|\bBALUSTRADE|\bPOOL\b|\b(?:BY|BESIDE|NEXT\s+TO)\s+(?:THE\s+|ENTRY\s+|FRONT\s+)*DOOR|\bADJ\w*\.?\s+(TO\s+)?(THE\s+)?DOOR|\bWITHIN\s+(24"?|2\s*\')\s*(IN\.?\s+)?OF\s+(THE\s+)?DOOR/i;
const MIN_PANE_SQFT = 9;
const HIGH_SILL_IN = 60;
const HIGH_SILL =
  /\bSILL\b[^|;\d]{0,8}(?:[5-9]|1\d)\s*(?:'|FT)|\bSILL\b[^|;\d]{0,8}(?:[6-9]\d|1\d\d)\s*(?:"|IN)/i;
/** Its bottom is said to be lower than that over where one walks. */
const LOW_OVER_STAIR =
  /\b(?:BOT(?:TOM)?|SILL)\b[^|;\d]{0,10}(?:(?:[0-2]?\d|3[0-5])\s*(?:"|IN\b)|[0-2]\s*')|(?<![\d'])(?:[0-2]?\d|3[0-5])\s*(?:"|IN\b\.?)[^|;]{0,8}\b(?:ABV|ABOVE|OVER)\b/i;
const SIDELITE = /\bSIDE\s*LI(?:TE|GHT)S?\b/gi;
/** Does a note tell of the unsafe glass of the sidelite of this mark? */
const isNoted = (mark: string, notes: PlanSet["notes"]): boolean =>
  notes.some(({ text }) =>
    UNSAFE.test(text) && /\bSIDE\s*LI(?:TE|GHT)/i.test(text) &&
    text.split(/[\s,;:.()]+/).includes(mark)
  );
const OF_STAIR = /\b(?:STAIRS?|LANDINGS?|LN?DG)\b/gi;
const LOW_SILL_IN = 18;
const HIGH_TOP_IN = 36;

export default defineRule({
  id: "structural/safety-glazing",
  requirementId: "FBC-B-2406-safety-glazing",
  source: { volume: "FBC-B", edition: "2023", section: "2406.4" },
  demand: {
    thing: "safety glazing",
    where: HAZARD,
    as: () => ({ state: "annealed" }),
    spares: isNoHazard,
  },
  applies: (plan, { limits }) => glasses(plan, limits),
  check(it) {
    const data = { text: it.text };
    switch (it.state) {
      case "safe":
        return pass(data);
      case "annealed":
        return fail("annealed", data);
      case "at stair":
        return cantTell("atStair", data);
      case "deferred":
        return cantTell("deferred", data);
      case "open":
        return cantTell("open", data);
    }
  },
  messages: {
    ok: "Safety glazing is specified.",
    annealed: "Glass in a hazardous location is not safety glass: {text}.",
    atStair:
      "{text}: the glass at the stair is not safety glass; how high its bottom edge is above the treads and landings could not be told.",
    deferred: "Safety glazing is deferred: {text}.",
    open:
      "{text}: a pane larger than 9 sq ft and less than 18 in above the floor; safety glazing is not specified.",
  },
  recommendation:
    "Mark tempered or laminated glass near doors, stairs, tubs and showers, and in large low panes.",
});

/** Words that keep such glass out, or say that the place is not hazardous. */
const REFUSED =
  /\b(PROHIBIT\w*|NOT\s+(BE\s+)?(PERMIT\w*|ALLOW\w*|ACCEPT\w*|USED?|INSTALL\w*)|NO\s+(ANNEALED|NON|PLATE|FLOAT|UN)|IN\s+LIEU\s+OF|REPLACE\w*|REMOVE\w*|NOT\s+(IN|A|WITHIN)\s+(A\s+)?HAZARD\w*|MIRRORS?|SHEL(F|VES))\b/i;

/** Drawings of such places, where their glass is meant unless a text says otherwise. */
const HAZARD_TITLE =
  /\bSHOWER|\bTUB\b|\bGLASS\s+(?:GUARD|RAIL|BALUSTRADE|DOOR)|\bGUARD\b|\bSIDE\s*LI(?:TE|GHT)|\bENTRY\s+(?:ELEVATION|DOOR)|\bDOOR\s+(?:TYPES?|ELEVATION|DETAIL)|\bSTAIR/i;
const SMALL_OR_FAR =
  /\bCABINET|\bTRANSOM|\bCLERESTORY|\bBEDROOM\s+WINDOW|\bPICTURE|\bMIRROR|\bDISPLAY|\bA\.?\s?F\.?\s?F\b|\bHIGH\s+SILL|\bSILL\b(?![^|;\d]{0,8}\d)|\bABOVE\b|\bAWAY\b|\bFROM\s+(?:THE\s+)?(?:DOOR|TUB|SHOWER|STAIR|EDGE)/i;

/** A bottom under 60 in above where one stands is in reach: `ITS SILL 30 INCHES ABOVE THE TUB FLOOR AND THE RIM`. */
const LOW_SILL =
  /\b(?:SILL|BOTTOM)\W{1,3}(?:IS\s+)?(?:AT\s+)?(?:[1-5]?\d)(?:[\s-]\d\/\d)?\s*(?:"|IN\.?|INCH(?:ES)?)\s*(?:ABOVE|ABV\.?)\s+(?:THE\s+)?(?:TUB|SHOWER|STANDING|WALKING)(?:\s+(?:FLOOR|FLR\b\.?|SURFACE|DRAIN))?(?:\s+AND\s+(?:ABOVE\s+)?THE\s+RIM)?/gi;
/** Water reaches a low pane less than 60 in away: `48" HORIZ. FROM TUB EDGE`. */
const NEAR_WATER =
  /(?<![\d'])[1-5]?\d(?:[\s-]\d\/\d)?\s*(?:"|IN\b\.?)\s*(?:HORIZ\w*\.?\s*)?(?:FROM|OFF)\s+(?:THE\s+)?(?:TUB|SHOWER)/gi;
const withoutLowSill = (text: string): string =>
  text.search(LOW_SILL) < 0 ? text : text.replace(LOW_SILL, " ").replace(NEAR_WATER, " ");

function glasses(plan: PlanSet, limits: Limits): Glass[] {
  const said = newWork(plan, {
    topic: anyCase`${UNSAFE}|\bTEMPER|\bSAFETY\s+GLA`,
    not:
      /TEMPERED\s+(?:WATER|MAKE-?\s?UP|(?:OUTSIDE\s+|OUTDOOR\s+)?AIR\b)|TEMPERED\s+HARD\s*BOARD|EXIST/i,
  });
  const shown = said.filter((it) => !UNSAFE.test(it.text) && !isDeferred(it.text));
  const later = said.filter((it) => !UNSAFE.test(it.text) && isDeferred(it.text));
  const bare = said.filter((it) =>
    it.from === "note" && !isDrawnHigh(it, plan) &&
    clausesOf(it.text).some((part) =>
      UNSAFE.test(part) && !REFUSED.test(part) && !SMALL_OR_FAR.test(withoutLowSill(part)) &&
      !HIGH_SILL.test(it.text) && !BESIDE_TREADS.test(part) && !FAR.test(part) &&
      !isOutOfReach(part, limits) &&
      (HAZARD.test(part) || HAZARD_TITLE.test(it.drawing ?? ""))
    )
  );
  const rows = said.filter((it) =>
    it.from === "row" && it.schedule?.kind !== "door" && it.schedule?.kind !== "window" &&
    UNSAFE.test(it.text) && HAZARD.test(it.text) && !SAFE.test(it.text.replace(UNSAFE, " ")) &&
    !REFUSED.test(it.text) && !SMALL_OR_FAR.test(it.text) && !HIGH_SILL.test(it.text) &&
    !FAR.test(it.text) && !BESIDE_TREADS.test(it.text) && !isOutOfReach(it.text, limits)
  );
  const doors = statements(plan, { topic: UNSAFE, not: /\bEXIST|\bTRANSOM/i, in: "rows" }).filter((
    it,
  ) => it.schedule?.kind === "door" && !SAFE.test(it.text.replace(UNSAFE, " ")));
  const windows = plan.windows.flatMap((window) =>
    ofWindow(window, shown.length > 0, { limits, notes: plan.notes })
  );
  return [
    ...[...bare, ...rows, ...doors].map((it) => ({
      ...placeOf(it),
      state: "annealed" as const,
      text: it.text,
    })),
    ...windows,
    ...(shown.length === 0
      ? later.slice(0, 1).map((it) => ({
        ...placeOf(it),
        state: "deferred" as const,
        text: it.text,
      }))
      : []),
    ...shown.slice(0, 1).map((it) => ({ ...placeOf(it), state: "safe" as const, text: it.text })),
  ];
}

/** Farther than 5 ft from a tub, a shower, water or the foot of a stair. */
const FAR =
  /(?<![\d'])(?:(?:[5-9]|1\d)\s*(?:'|FT)|(?:6\d|[7-9]\d|1\d\d)\s*(?:"|IN\b))[^|;]{0,8}\b(?:FROM|TO|AWAY|OFF)\b[^|;]{0,16}\b(?:TREAD|LANDING|NOSING|STAIRS?|TUB|SHOWER|PAN|WATER|POOL|SPA)\b/i;

/** 3 ft or more from the side of the treads. */
const BESIDE_TREADS =
  /(?<![\d'])(?:3[6-9]|[4-9]\d)\s*(?:"|IN\b)[^|;]{0,14}\bFROM\b(?![^|;]{0,12}\bBOTTOM)[^|;]{0,12}\b(?:TREADS?|FLIGHT)\b/i;

/** Do its words put the glass beyond the reach of a door, a stair or water? */
const isOutOfReach = (text: string, limits: Limits): boolean =>
  isFarFromHazard(text, limits) || isFarFromDoor(text, limits) || isHighOverStair(text);

/** A window nobody touches. */
const STAYS = /\b(?:EXIST(?:ING|\.|\b)|EX\.(?=\s|$)|E\.?T\.?R\b|NO\s+(?:WORK|CHANGE)|N\.?I\.?C\b)/i;

/** How columns of glass shorten annealed. */
const isMarkedAnnealed = ({ glazing }: Window): boolean =>
  /^\W*(?:ANN|ANNL?D|ANL)\b\.?/i.test(glazing ?? "");

function ofWindow(
  window: Window,
  hasGeneralNote: boolean,
  { limits, notes }: { limits: Limits; notes: PlanSet["notes"] },
): Glass[] {
  const words = [
    window.location,
    window.glazing,
    isMarkedAnnealed(window) ? "ANNEALED" : null,
    window.type,
    window.remarks,
    ...Object.values(window.fields),
  ].filter(Boolean).join(" ");
  if (UNSAFE.test(words)) {
    if (STAYS.test(words) && !/\bNEW\b/i.test(words)) return [];
    if (SAFE.test(words.replace(ALL_UNSAFE, " "))) return [];
    if (FAR.test(words) || BESIDE_TREADS.test(words)) return [];
    if (isFarFromDoor(words, limits) || isFarFromHazard(words, limits)) return [];
    const isHigh = (window.sillHeightIn ?? 0) >= HIGH_SILL_IN || HIGH_SILL.test(words) ||
      isHighOverStair(words);
    const text = `Window ${window.mark}`;
    if (isLargeAndLow(window)) return [{ ...placeOf(window), state: "annealed", text }];
    if (!HAZARD.test(words) || isHigh) return [];
    // What a note says of this sidelite is told by the rule on glass beside doors.
    if (!HAZARD.test(words.replace(SIDELITE, " ")) && isNoted(window.mark, notes)) return [];
    // Beside a stair the height over its treads decides.
    const isAtStair = !HAZARD.test(words.replace(OF_STAIR, " ")) && !LOW_OVER_STAIR.test(words);
    if (isAtStair && (window.sillHeightIn ?? 0) >= HIGH_TOP_IN) return [];
    const isUntold = isAtStair && window.sillHeightIn === null;
    return [{ ...placeOf(window), state: isUntold ? "at stair" : "annealed", text }];
  }
  const isSilent = !SAFE.test(words) && !hasGeneralNote;
  return isSilent && isLargeAndLow(window)
    ? [{ ...placeOf(window), state: "open", text: `Window ${window.mark}` }]
    : [];
}

/** What a row says of its glass alone: `8.8 GLASS`, `8.8 SF PANE`. Square feet. */
const GLASS_SQFT =
  /(?<![\d.\/])(\d{1,2}\.\d+|\d{1,2}(?=\s*S))\s*(?:S\.?F\.?|SQ\.?\s*FT\.?)?\s*(?:GLASS|GLAZING|PANE)\b/i;

/** The size of a pane in words: `PANE 8.75 SQ FT`, `8.9 SQ FT ONE PANE`. Square feet. */
const PANE_SQFT =
  /\bPANES?\W{0,3}(\d{1,2}(?:\.\d+)?)\s*S\.?Q?|(?<![\d./])(\d{1,2}(?:\.\d+)?)\s*S(?:\.?F\.?|Q\.?\s*FT\.?)\s*(?:(?:IN\s+)?(?:ONE|EACH|PER)\s+)?PANE\b/i;
const glassOf = (text: string): string | undefined =>
  GLASS_SQFT.exec(text)?.[1] ?? PANE_SQFT.exec(text)?.slice(1).find(Boolean);
/** Rooms and places in which every pane within reach has to be safe. */
const ALWAYS = /\bBATH|\bTUB|\bSHOWER|\bSPA\b|\bSAUNA|\bPOOL|\bSTAIR|\bLANDING|\bGUARD|\bRAIL/i;
const AT_DOOR = /\bDOORS?\b|\bDR\b|\bSIDE\s*LI(?:TE|GHT)/i;

/** Do the words say that the glass is in no hazardous place: out of reach of doors, and no large pane or one of no size? */
function isNoHazard(text: string, limits: Limits): boolean {
  if (ALWAYS.test(text)) return false;
  const isFar = isFarFromDoor(text, limits);
  if (AT_DOOR.test(text) && !isFar) return false;
  const size = glassOf(text);
  return size ? Number(size) <= MIN_PANE_SQFT : isFar;
}

/** A pane over 9 sq ft, by its glass where that is told, with its bottom under 18 in and its top over 36 in above the floor. */
function isLargeAndLow({ widthIn, heightIn, sillHeightIn, fields }: Window): boolean {
  if (widthIn === null || heightIn === null || sillHeightIn === null) return false;
  const glass = Object.values(fields).map(glassOf).find(Boolean);
  const paneSqft = glass ? Number(glass) : widthIn * heightIn / 144;
  return paneSqft > MIN_PANE_SQFT && sillHeightIn < LOW_SILL_IN &&
    sillHeightIn + heightIn > HIGH_TOP_IN;
}
