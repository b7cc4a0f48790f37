/** Words and places the accessibility rules share. */
import type { Frame } from "../../_shared/domain/frame.ts";
import type { Dimension, Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { exactCase } from "../../_shared/pattern.ts";
import { around, inches, loose, perPlan, type Quantity, type Statement } from "../measure.ts";

/**
 * Inside a dwelling or guest unit or a machinery room, where the rules of public and common rooms do not reach, and at
 * what is said to be no accessible one of its kind.
 */
export const IN_UNIT =
  /\b(SERVICE|MAINTENANCE) (PERSONNEL|STAFF) ONLY|\b(MECH(ANICAL)?|BOILER|PUMP|MACHINE|FIRE PUMP)\.? ?(ROOM|RM)\b|\b(DWELLING UNIT|UNIT [A-Z0-9]{1,3}\b|TYPE [AB] UNIT|APARTMENT|GUEST ?ROOM|SUITE [A-Z] KITCHEN)\b|\(\s*(NON|NOT)[ -]*(AN? )?ACCESSIBLE\b|\bNON ?-? ?ACCESSIBLE\b|\bNOT (AN? )?ACCESSIBLE (ROOM|TOILET|BATH|STALL|UNIT)/;

/** A figure counted from the closet to something else: `8" FR WC`, not from a wall to its middle. */
export const FROM_CLOSET =
  /\b(?:FR|FROM|OFF)\b\.?\s+(?:THE\s+)?(?:W\.?C\b\.?|WATER CLOSET|TOILET|BOWL)(?!\W*(?:\bC\.?L\b|C\/L|CENT|TO\b|ROOM))/;

/** Fixtures for children, mounted at heights of their own. */
export const OF_CHILDREN =
  /\b(CHILD\w*|JUVENILE|KINDERGARTEN|KINDER|PRE ?-?K|NURSERY|DAY ?CARE|TODDLERS?|INFANTS?|AGES?:?\s+(?:[2-9]|1[0-2]))\b/i;

/** Said of one of several fixtures, or over its column: not the accessible one. */
export const NOT_ACCESSIBLE =
  /(?<!AMERICAN )\bST(ANDAR)?D\b(?!\.? (DETAIL|DTL|MOUNT|MTG|HEIGHT|HT|SPEC|ACCESSOR))|\bNON ?-? ?ACCESSIBLE\b|\bNOT (THE |AN )?ACCESSIBLE\b|\bREGULAR (HEIGHT|STALL|LAV\w*)\b/;

const TOILET_VIEW =
  /\b(TOILETS?|TLTS?|REST ?ROOMS?|R\.?R|BATH(ROOM)?S?|WASH ?ROOMS?|LAV(ATOR(Y|IES))?S?|W\.?C|WATER CLOSETS?|UNISEX|(MEN|WOMEN)('?S|(?=\W*($|,|\||ENLARGED|TOILET|PLAN|ELEV|LOOKING))))\b/i;
const OTHER_VIEW =
  /\b(EXIST(ING)?|DEMO(LITION)?|SHOWERS?|TUBS?|CHILD\w*|JUVENILE|KINDERGARTEN|PRE-?K|NURSERY|DAY ?CARE|TODDLERS?|STANDARD|NON ?-? ?ACCESSIBLE|KITCHEN|JAN(ITOR)?|MOP)\b/i;

/** True when drawing title, heading or room say that a label such as `34" RIM` speaks of a toilet room. */
export function isInToiletView({ drawing, heading, room }: Statement): boolean {
  const view = [drawing, heading, room].filter(Boolean).join(" | ");
  return TOILET_VIEW.test(view) && !OTHER_VIEW.test(view);
}

const UPRIGHT_VIEW = /\b(ELEV(ATION)?S?|(REAR|SIDE|BACK|WET) WALL|MOUNTING|HEIGHTS?|SECTION)\b/i;

/** True when the drawing is upright, so that a bare length is a height rather than a distance. */
export const isInUprightView = ({ drawing, heading }: Statement): boolean =>
  UPRIGHT_VIEW.test([drawing, heading].filter(Boolean).join(" | "));

/** What hangs over stalls and lanes, and the sides of it that are seen from below: a length beside it is a height. */
export const OVERHEAD =
  /\b(UNDERSIDES?|SOFFITS?|BEAMS?|GIRDERS?|LINTELS?|CANOP(Y|IES)|AWNINGS?|TRELLIS(ES)?|PERGOLAS?|OVERHANGS?|OVERHEAD|SHADE (SAILS?|STRUCTURES?|CLOTH|CANOP(Y|IES))|SAILS?|PORTE[ -]?COCHERES?|HEADROOM|SPRINKLER (MAIN|PIP(E|ING)))\b/i;

/** Title of a drawing or list of accessible parking: `HC STALL DETAIL`, `GRADING AT ADA SPACES`. */
export const PARKING_TITLE =
  /\b(ACCESSIBLE|VAN)\b[^|]{0,25}\b(STALLS?|SPACES?|PARKING|STRIPING)\b|\b(STALLS?|SPACES?|PARKING|STRIPING)\b[^|]{0,14}\bACCESSIBLE\b/;
/** Such words over toilets, signs and ways to the stalls. */
export const NOT_OF_STALLS =
  /TOILET|REST ?ROOM|COMPARTMENT|PARTITION|SHOWER|\bBATH|LOCKER|\bSIGN|\b(ROUTE|WALK|PATH)|CURB|RAMP/;

/** Title of a view of an accessible toilet or its compartment. */
export const ACCESSIBLE_TOILET_TITLE =
  /\b(ACCESSIBLE|WHEEL ?CHAIR|UNISEX|FAMILY)\b[^|]{0,25}\b(TOILETS?|STALLS?|COMPARTMENTS?|REST ?ROOMS?|R\.?R|BATH(ROOM)?S?|W\.?C)\b/;

const BAR = String.raw`(S\.?S\.? |STAINLESS (STEEL )?|HORIZ\w*\.? )?(GRAB ?BARS?|G\.? ?B\.?)`;
/** What may stand behind it: its height, its diameter. */
const ASIDE = String.raw`(,? ?(@|AT) ?~ ?(A\.? ?F\.? ?F\.?)?|,? ?~ ?(DIA|Ø)\.?|,? ?TYP\.?)*`;
/** All a label of a grab bar says beside its length: `30" LG. S.S. GRAB BAR`, `G.B. 36" LG. @ 34"`. */
export const BAR_LABEL =
  exactCase`^# ?(LONG |LG\.? |L\.? )?${BAR}( ?(LONG|LG|TYP))?\.?${ASIDE}$|^${BAR},?:? ?# ?(LONG|LG|L)?\.?${ASIDE}$`;

/** A bar's length without its unit: no bar is so many feet long. `SIDE BAR 36 LONG`, `REAR BAR 24 LG` */
const BARE_LENGTH = /(?<![\d.'"\/-]\s?)\b\d{2}(?=\s+(?:LONG|LG)\b)/gi;

/** Lengths of grab bars in inches, also without their unit. */
export const barInches: Quantity = {
  unit: "in",
  find: (text) => [
    ...inches.find(text),
    ...[...text.matchAll(BARE_LENGTH)].map(({ 0: raw, index }) => ({
      value: Number(raw),
      raw,
      start: index,
      end: index + raw.length,
    })),
  ],
};

const STARTS =
  /\b(?:START(?:S|ING)?|BEGIN(?:S|NING)?|LOCATED?|OFFSET|MAX\w*\.?\s+OFF)(?:\s+(?:AT|@|OF))?\W*$/i;
const OFF_SOMETHING =
  /^\W*(?:(?:MAX|MIN)(?:IMUM)?\W+)?(?:OFF|FROM|OUT\s+FROM|TO\s+(?:FAR|NEAR)?\s*(?:END|CORNER|WALL|C\.?L\b|CENTER))\b/i;

/** Is a length of a grab bar the place where it starts or ends: `STARTING 12" MAX. OFF REAR WALL`? */
export const isOffset = (it: { before: string; after: string }): boolean =>
  STARTS.test(it.before) || OFF_SOMETHING.test(it.after);

/** Is it how far a bar reaches to one side of the closet: `24" ON TRANSFER SIDE AND 12" ON WALL SIDE`? */
export const isPartOfBar = ({ after }: { after: string }): boolean =>
  /^\W*(?:MIN\.?\W*)?(?:ON|TO|AT)\s+(?:THE\s+)?(?:\w+\s+)?SIDE\b|^\W*(?:MIN\.?\W*)?(?:EACH|BOTH)\s+SIDES?\s+OF\b/i
    .test(after);

/** Title of a drawing of a ramp for people. */
/** Ramps nobody walks on an accessible route, wherever they stand. */
export const OFF_RAMP =
  /CURB|PARKING GARAGE|VEHIC|DRIVE|BOAT|TRUCK|LOADING|POOL(?! (DECK|AREA|TERRACE|PATIO|BAR|HOUSE|BATH|CABANA|COURT|GATE))|PORTABLE|NOT (PART OF |ON |AN? )*(THE )?ACCESSIBLE/;
export const OTHER_RAMP =
  /CURB|PARKING|GARAGE|VEHIC|TRUCK|DOCK|LOADING|BOAT|POOL(?! (DECK|AREA|TERRACE|PATIO|BAR|HOUSE|BATH|CABANA|COURT|GATE))|DRIVE|STAIR|ENTRANCE TO LOT|PORTABLE|NOT (PART OF |ON |AN? )*(THE )?ACCESSIBLE/;

/** True when the place is on a site, civil or parking drawing. */
export function isOnSite(plan: PlanSet, it: Evidence): boolean {
  const sheet = plan.sheets.find((other) => other.page === it.page);
  return sheet?.kind === "site" || sheet?.kind === "survey" || sheet?.discipline === "civil" ||
    /\b(SITE|CIVIL|PARKING|PAVING|GRADING)\b/i.test(sheet?.title ?? "");
}

/** True when the place is on an enlarged plan or elevation of toilet rooms. */
export function isOnToiletSheet(plan: PlanSet, it: Evidence): boolean {
  const sheet = plan.sheets.find((other) => other.page === it.page);
  return /\b(TOILET|RESTROOM|REST ROOM|BATHROOM|WASHROOM)/i.test(sheet?.title ?? "");
}

const BATH = /\b(BATH(ROOM)?S?|TOILETS?|REST ?ROOMS?|R\.?R\.?|W\.?C\.?|MEN|WOMEN|POWDER)\b/i;
const ACCESSIBLE_DRAWING = loose(
  /\b(MOBILITY|ACCESSIBLE|BARRIER ?-? ?FREE|TYPE A)\b|\bACC\b\.?(?= ((GUEST|HALL|PUBLIC|STAFF|UNISEX|FAMILY|SHOWER) )?(TOILET|COMP|STALL|REST ?R|BATH|MEN|WOMEN|W\.?C|R\.?R))/,
);
/** Percent of the page within which a room's label belongs to a dimension in it. */
const IN_ROOM = 14;

/** Views of a wall, where lengths are heights. */
const WALL_VIEW = /\b(ELEV\w*|SECTION|MOUNT\w*|HEIGHTS?)\b/i;

/** True when its drawing is titled so, or the nearest room is a bath and a drawing on the page is titled as accessible. */
export function isInAccessibleBath(
  plan: PlanSet,
  it: Evidence & { drawing?: string | null },
): boolean {
  const title = it.drawing ?? "";
  if (BATH.test(title) && ACCESSIBLE_DRAWING.test(title) && !WALL_VIEW.test(title)) return true;
  if (!accessiblePages(plan).has(it.page)) return false;
  const [nearest] = around(it, roomsWithoutClosets(plan), IN_ROOM);
  return BATH.test(nearest?.name ?? "");
}

/** Rooms for the public by name; a bath may be one of a dwelling. */
const PUBLIC_TOILET = /\b(TOILETS?|REST ?ROOMS?|R\.?R\.?|MEN|WOMEN|UNISEX|ALL ?-?GENDER|FAMILY)\b/i;
const OF_DWELLING = /\b(UNITS?|APT|APARTMENT|GUEST|SUITES?|BED\w*|PRIMARY|MASTER)\b/i;

/**
 * True for a string across a drawing of one toilet room, which its title names or numbers: `TOILET 106`, `NORTH WALL OF
 * 106`.
 */
export function isAcrossToilet(plan: PlanSet, it: Dimension): boolean {
  const { page, drawing, orientation } = it;
  if (!drawing || OF_DWELLING.test(drawing) || orientation === "vertical") return false;
  if (/\bEXIST|\bDEMO/i.test(drawing) || pagesForChildren(plan).has(page)) return false;
  if (PUBLIC_TOILET.test(drawing)) return true;
  const number = /\bOF\W+(?:ROOM\s+)?(\d{3,4}[A-Z]?)\s*$/i.exec(drawing)?.[1];
  return number !== undefined &&
    plan.rooms.some((room) => room.number === number && PUBLIC_TOILET.test(room.name));
}

const pagesForChildren = perPlan(({ notes }) =>
  new Set(notes.filter(({ text }) => OF_CHILDREN.test(text)).map(({ page }) => page))
);

const accessiblePages = perPlan(({ notes }) =>
  new Set(
    notes.filter(({ drawing }) => ACCESSIBLE_DRAWING.test(drawing ?? "")).map(({ page }) => page),
  )
);

const roomsWithoutClosets = perPlan(({ rooms }) =>
  rooms.filter(({ name }) => !/^(W\.?I\.?C|CLO(SET)?S?|LINEN)\b\.?/i.test(name))
);

/** Is a frame that only its title makes one of a ramp under the title of another kind of ramp? */
export const isUnderOtherRamp = ({ sure, context }: Frame): boolean =>
  sure === "titled" && loose(OTHER_RAMP).test(context);
