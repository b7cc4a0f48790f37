/** Ceiling heights as drawings write them: in room labels, notes and finish schedules. */
import type { Evidence, PlanSet } from "../../../_shared/domain/plan_set.ts";
import { anyCase } from "../../../_shared/pattern.ts";
import { parseLengthIn } from "../../../_shared/units.ts";
import {
  cellHeaded,
  cellOf,
  gapBetween,
  isKept,
  placeOf,
  rowPlace,
  rowText,
  spellOut,
  type Stated,
  statedLengths,
  type Statement,
} from "../../measure.ts";

/** A ceiling height with the name of what it is over; inches. */
export interface Ceiling extends Evidence {
  name: string;
  heightIn: number;
}

const CEILING =
  /\bCEILINGS?(?:\s+(?:HEIGHT|HT|HGT))?\b\.?|\bCL'?G\b\.?(?:\s*HT\.?)?|\bC\.?H\.?(?=\s*[=:@])/i;

const FEET = /\d\s*(?:['’]|F(?:EE|OO)?T\b)/gi;

/** Parts of a ceiling that may hang lower, and texts on ceilings that give no height of a room. */
const NOT_A_HEIGHT =
  /\b(SOFFIT|FURR?\w*|DROP(PED)? (BEAM|HEADER)|BEAM|VALANCE|COVE|JOISTS?|INSULAT\w*|R-\d+|FIXTURE|FAN\b|DIFFUSER|TILE|GRID|GYP\w*\.? (BD|BOARD) \d|DEVICES?|HEAD(ER| ?ROOM)?|PLENUM|ABOVE (?:THE )?CEILINGS?|ABV\.? CL'?G|SPRINKLER|SMOKE|DETECTOR|ALARM|ATTIC|ACCESS|LADDER|CABINETS?|PROJECTORS?|PROJECTION SCREENS?|BACKSPLASH|TO (THE )?CEILING|CEILING LINES?|FIRE\s?-?\s?(BLOCK|STOP)\w*|DRAFT\s?STOP\w*)\b/i;
/** Labels at the levels of a section or elevation, counted from the ground: `SECOND FLOOR CEILING 18'-0"`. */
const LEVEL_LABEL =
  /\b(?:FIRST|SECOND|THIRD|FOURTH|1ST|2ND|3RD|\dTH|GROUND|MAIN|UPPER|LOWER)\s+(?:FLOOR|FLR\.?|LEVEL)\s+(?:CEILING|CL'?G)\b\.?(?!\s*(?:HEIGHT|HT|HGT))(?!.*A\.?\s?F\.?\s?F)/i;

/** Where there is none, no height beside it is its: `CLEAR TO STRUCTURE 8'-6"; NO CEILING`. */
const NO_CEILING =
  /\b(?:NO|WITHOUT(?:\s+A)?|OMIT)\s+(?:\w+\s+)?(?:CEILINGS?|CL'?G)\b|\b(?:CEILINGS?|CL'?G)\W{0,3}(?:NONE|OMITTED|OPEN\s+TO)\b/i;
/** The room to work or walk in has a clear height of its own. */
const OF_CLEAR_SPACE =
  /\b(?:WORK(?:ING)?\s?SPACE|HEAD\s?ROOM|CLEAR\s+HEIGHT\s+(?:IN|OF|AT|ABOVE))\b/i;

/** Every stated ceiling height. A height printed under a room's name belongs to that room. */
export function ceilings(plan: PlanSet): Ceiling[] {
  const found: Ceiling[] = plan.rooms.flatMap((room) => {
    if (room.ceilingHeightIn === null) return [];
    const label = room.labels.find((it) =>
      CEILING.test(it.sourceText) || /A\.?F\.?F/i.test(it.sourceText)
    );
    return [{ ...placeOf(label ?? room), name: room.name, heightIn: room.ceilingHeightIn }];
  });
  const noted = statedLengths(plan, {
    topic: CEILING,
    not: NOT_A_HEIGHT,
    of: CEILING,
    rivals:
      /\bDOORS?\b|\bWINDOWS?\b|\bHEAD\s?ROOM\b|\bSILL\b|\bWALLS?\b|\bWIDE\b|\bO\.C\b|\bTOILET ROOMS?\b|\bREST\s?ROOMS?\b/i,
    betweenIn: [66, 600],
    notBefore: /^\s*(O\.?\s?C|WIDE|LONG|X\s)/i,
  }).filter((it) =>
    it.from === "note" && !LEVEL_LABEL.test(it.text) && !NO_CEILING.test(it.text) &&
    !OF_CLEAR_SPACE.test(it.text)
  );
  for (const it of noted) {
    const isKnown = found.some((other) =>
      gapBetween(other, it) === 0 && other.heightIn === it.value
    );
    if (!isKnown) {
      // Which of several heights a room of the text has is not told, nor in a section which room is beside a height.
      const isOneOfSeveral = (it.text.match(FEET) ?? []).length > 1 ||
        noted.some((other) => other !== it && other.text === it.text);
      const isInSection = /\bSECTION/i.test(it.drawing ?? "");
      const near = isInSection ? null : labelOver(it, plan) ?? it.room;
      const name = isOneOfSeveral ? servicePart(it) : roomOf(it, near);
      found.push({ ...placeOf(it), name: name || titleName(it), heightIn: it.value });
    }
  }
  for (const it of finishedCeilings(plan)) {
    if (!found.some((other) => gapBetween(other, it) === 0)) found.push(it);
  }
  for (const schedule of plan.schedules) {
    for (const row of schedule.rows) {
      if (isKept(rowText(row))) continue;
      const it = { schedule, row };
      const text = cellOf(it, "ceiling height") ??
        cellHeaded(it, CEILING_HEIGHT_HEAD) ??
        (OF_CEILINGS.test(schedule.title ?? "") ||
            schedule.columns.some(({ header }) => /^(?:CEILING|CL'?G)\b/i.test(header))
          ? cellHeaded(it, /^(?:HEIGHT|HT|HGT|A\.?F\.?F)\b/i)
          : null);
      const heightIn = text === null
        ? null
        : parseLengthIn(text.replace(/A\.?F\.?F\.?/i, "").trim());
      if (heightIn === null || heightIn < 66) continue;
      const room = cellOf(it, "room");
      // `BATH | TILE | 6'-8"`: the room's own name goes before what another column calls a name.
      const own = /[A-Z]{3}/i.test(room ?? "") ? room : null;
      const listed = own ?? said(cellOf(it, "name")) ?? said(room) ??
        said(cellHeaded(it, /\b(?:ROOM|RM|SPACE|AREA|NAME|LOCATION)\b/i)) ??
        said(row.cells.find(({ text }) => /[A-Z]{3}/i.test(text))?.text ?? null) ?? "";
      const name = roomNumbered(plan, listed) ?? spellOut(listed);
      found.push({
        ...rowPlace(schedule, row),
        name,
        heightIn,
      });
    }
  }
  return found.filter(({ name, heightIn }) => !mayBeShaft(name, heightIn));
}

/** What a cell says; null where it holds a dash alone. */
const said = (cell: string | null): string | null => /\w/.test(cell ?? "") ? cell : null;

/** Per cent of the page from a height to the line right over it. */
const LINE_ABOVE = 1;

/** The room of the lower figure whose name stands right over a height, though the plan has none of that name: `APT BATH`. */
const labelOver = (it: Statement, { notes }: PlanSet): string | null =>
  notes.find(({ page, box, text }) =>
    page === it.page && it.box.y > box.y && it.box.y - box.y - box.height < LINE_ABOVE &&
    it.box.x < box.x + box.width && it.box.x + it.box.width > box.x && text.length < 24 &&
    SERVICE_ROOM.test(text) && !/\d/.test(text)
  )?.text ?? null;

/** A room no name tells the use of, and higher than rooms are, may be the space over a stair: it has no ceiling. */
const mayBeShaft = (name: string, heightIn: number): boolean =>
  heightIn > ROOM_HIGH_IN && /^(?:ROOM|RM|SPACE|AREA)\b\W*[A-Z]?\d*$/i.test(name.trim());
const ROOM_HIGH_IN = 168;

/** Heads over heights of ceilings: `CLG HT`, and below the group HEIGHT the head CEILING. */
const CEILING_HEIGHT_HEAD =
  /^(?:CEILING|CL'?G)\b.*\b(?:HT|HGT|HEIGHT|ELEV?)\b|^(?:HT|HGT|HEIGHT)\W+(?:OF\s+)?(?:CEILING|CL'?G)\b/i;

/** The name of the room a list gives by its number alone; null for names, and numbers no room or two have. */
function roomNumbered(plan: PlanSet, listed: string): string | null {
  if (!/^\d{1,4}[A-Z]?$/.test(listed.trim())) return null;
  const names = new Set(
    plan.rooms.filter(({ number }) => number === listed.trim()).map(({ name }) => name),
  );
  return names.size === 1 ? [...names][0] : null;
}

/** Titles of lists of ceilings: their heights, types and finishes, not what hangs there. */
const OF_CEILINGS =
  /^\W*(?:CEILING|CL'?G)S?\b\.?\W*(?:(?:HEIGHT|HGT|HT|TYPE|FINISH|SCHED(?:ULE)?|DATA|LIST|PLAN)(?:E?S)?\b|$)/i;

/** Finishes that are a ceiling where a height is printed after them: `ACT @ 7'-3" A.F.F.` */
const CEILING_FINISH =
  /\b(?:A\.?C\.?T\.?|A\.?P\.?C\.?|G\.?W\.?B\.?|GYP\.?(?:\s+(?:BD|BOARD)\.?)?|LAY-?IN|ACOUST\w*\.?(?:\s+(?:TILE|PANEL)S?)?|SUSP(?:ENDED|\.)?)(?:\s+(?:CEILING|GRID))?\s*(?:@|AT)\s*(?=[\d+])/i;

/** The height before the finish: `7'-1" ACT A.F.F.` */
const FINISH_AFTER =
  /^[\d\s'"\/+-]+(?:A\.?C\.?T\.?|A\.?P\.?C\.?|G\.?W\.?B\.?|GYP\.?(?:\s+(?:BD|BOARD)\.?)?|LAY-?IN)\s*(?:CEILING|CLG\.?|GRID)?\s*A\.?\s?F\.?\s?F\.?\W*$/i;

/** Heights of ceilings called by their finish alone. */
const finishedCeilings = (plan: PlanSet): Ceiling[] =>
  statedLengths(plan, {
    topic: CEILING_FINISH,
    not:
      /\b(WALLS?|PARTITION|SOFFIT|BULKHEAD|WAINSCOT|SHAFT|O\.?\s?C\b|BEAM|FURR\w*|ABOVE CEILING)\b/i,
    of: CEILING_FINISH,
    betweenIn: [72, 600],
    notBefore: /^\s*(O\.?\s?C|WIDE|LONG|X\s)/i,
  }).concat(
    statedLengths(plan, { topic: FINISH_AFTER, of: /A\.?\s?F\.?\s?F/i, betweenIn: [72, 600] }),
  ).filter(({ from, text }) => from === "note" && !CEILING.test(text))
    .map((it) => ({ ...placeOf(it), name: it.room ?? titleName(it), heightIn: it.value }));

/** The room a drawing is named after; empty when its title names none. */
const titleName = ({ drawing, heading }: Statement): string => {
  const title = heading ?? drawing ?? "";
  return OF_ONE_ROOM.test(title) ? title : "";
};
const OF_ONE_ROOM =
  /^(?!.*\b(?:PLANS?|NOTES|SECTIONS?|ELEVATIONS?|DETAILS?|SCHEDULE|RCP|LEVEL|FLOOR)\b).*[A-Z]{3}|^(?:ENLARGED\s+)?(?:PLAN|RCP)\s*[-–:]\s*.*[A-Z]{3}|.*\b(?:CORRIDOR|TOILET|RESTROOM|LOBBY|OFFICE|CONFERENCE|CLASSROOM|BATH)\b/i;

const SOFFIT =
  /\b(?:SOFFITS?|BULKHEADS?|FURR?(?:ED)?[\s-]*(?:DOWN|DN)S?|DROPPED\s+(?:CEILING|CLG|HEADER)S?|DROP\s+(?:CEILING|CLG))\b\.?/i;
const WAY =
  /\b(?:CORR(?:IDOR)?S?|HALL(?:WAY)?S?|PASSAGE(?:WAY)?S?|LOBBY|VESTIBULE|EXIT\s+ACCESS)\b\.?/i;
const ONLY_WAY = anyCase`^${WAY}\W*$`;

/** Stated heights of soffits over corridors and halls; inches. */
export function soffitsOverWays(plan: PlanSet): Ceiling[] {
  return statedLengths(plan, {
    topic: SOFFIT,
    not:
      /\b(EAVES?|ROOF|FASCIA|STUCCO|VENT(ED|ILATED)?|EXTERIOR|CANOPY|PORCH|CABINETS?|CASEWORK|KITCHEN|HALL BATH|UNIT|DWELLING|APARTMENT|CLOSET|INSULAT\w*)\b/i,
    of: SOFFIT,
    rivals: /\bCEILINGS?\b|\bCL'?G\b|\bDOORS?\b|\bWIDE\b|\bDEEP\b|\bJOISTS?\b/i,
    betweenIn: [66, 120],
    notBefore: /^\s*(O\.?\s?C|WIDE|LONG|DEEP|X\s)/i,
  }).filter((it) =>
    it.from === "note" && WAY.test(`${it.text} | ${it.room ?? ""} | ${sectionOf(it)}`)
  ).map((it) => ({ ...placeOf(it), name: it.text, heightIn: it.value }));
}

/** The title of the section a text stands in: `SECTION AT LOBBY SOFFIT`. */
const sectionOf = ({ drawing }: Statement): string =>
  /\bSECTION\b/i.test(drawing ?? "") ? drawing ?? "" : "";

const ROOM_WORD =
  /\b(ROOMS?|OFFICES?|LIVING|DINING|BED\s?ROOMS?|DEN|STUDY|LOUNGE|SALES|RETAIL|LOFT|FOYER|CLASSROOMS?|CONFERENCE|RECEPTION|SHOWROOM|UNITS?|SUITE|SHOP|LAB|GYM|HALL(WAY)?)\b/i;

/** The room a note on a ceiling stands in, unless it names another: `HALL CLG 7'-0"` at the leader's end. */
function roomOf({ text }: Statement, room: string | null): string {
  if (room === null) return nameIn(text);
  const named = nameIn(text.replace(/\([^)]*\)/g, " "));
  if (ONLY_SERVICE_ROOM.test(named)) return named;
  return ONLY_WAY.test(named) && !WAY.test(room) ? named : room;
}

/** The room of the lower figure the part of a text with this height alone names: `CLG. BATH 2 @ FIXT. 6'-8"; BR & HALL 8'-0"`. */
function servicePart({ text, raw }: Stated): string {
  const own = text.split(/[;,]\s/).filter((it) => it.includes(raw));
  const [part] = own;
  return own.length === 1 && part.match(FEET)?.length === 1 && SERVICE_ROOM.test(part) &&
      !ROOM_WORD.test(part)
    ? nameIn(part)
    : "";
}

/** The room a note on a ceiling names; empty when it names none, so that nothing is claimed of a wrong one. */
function nameIn(text: string): string {
  const rest = text.replace(CEILING, " ");
  const isNamed = [ROOM_WORD, CORRIDOR, SERVICE_ROOM, NOT_OCCUPIED].some((words) =>
    words.test(rest)
  );
  return isNamed
    ? rest.replace(/[\d'"\-./@=:]+|\bA\.?F\.?F\b/g, " ").replace(/\s+/g, " ").trim()
    : "";
}

export const CORRIDOR =
  /\b(CORR(IDOR)?|EGRESS|EXIT|LOBBY|PASSAGE(WAY)?|VESTIBULE|BREEZEWAY|STAIR(WELL)?S?)\b\.?/i;
/** Rooms with the lower figure in FBC-Building. */
export const SERVICE_ROOM =
  /\b(BATH\w*|TOILETS?|TLTS?|REST\s?ROOMS?|RR|W\.?C|MEN'?S?|WOMEN'?S?|GIRL'?S?|BOY'?S?|UNISEX|LAV\w*|POWDER|SHOWERS?|KITCHENS?|KITCHENETTE|STOR(AGE)?|LAUN(?:D(?:RY)?)?|CLOSETS?|CLO|JAN(ITOR)?|W\.?I\.?C|LOCKERS?|UTILITY)\b/i;
/** The room itself, without what it lies over or beside: `BEDROOM 4 (OVER GARAGE)`. */
export const ownName = (name: string): string =>
  name.replace(/\(?\b(?:OVER|ABOVE|ABV\.?|BESIDE|NEXT\s+TO)\s+(?:THE\s+)?\w+\)?/gi, " ");
/** A room of that kind is the whole name: `LAUN CLG 6'-8"` lettered beside a hall. */
const ONLY_SERVICE_ROOM = anyCase`^${SERVICE_ROOM}\W*$`;
/** Rooms nobody occupies, or whose ceilings other rules set. */
export const NOT_OCCUPIED =
  /\b(MECH\w*|ELEC\w*|EQUIP\w*|SHAFT|CHASE|ATTIC|CRAWL|PLENUM|ELEV\w*|MEZZ\w*|PARKING|GARAGE|CARPORT|CANOPY|PORCH|WALK-?IN (COOLER|FREEZER)|COOLER|FREEZER|TANK|PIT|EXIST\w*)\b/i;
