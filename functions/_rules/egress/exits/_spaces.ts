/** Spaces with their occupants, and which doors lead out of them. */
import type { Door, Evidence, PlanSet, Room } from "../../../_shared/domain/plan_set.ts";
import { eachInAnyCase, exactCase } from "../../../_shared/pattern.ts";
import { perPlan, placeOf } from "../../measure.ts";
import { components } from "./_capacity.ts";

/** A space with a printed occupant load. */
export interface Space extends Evidence {
  name: string;
  occupants: number;
  areaSqft: number | null;
  room: Room | null;
}

/** Rooms with a printed load, and rows of the occupant load calculation for spaces without one. */
export const spaces = perPlan((plan): Space[] => {
  const rooms: Space[] = plan.rooms.flatMap((room) =>
    room.occupants === null ? [] : [{
      ...placeOf(
        room.labels.find((label) => /OCC|PERSONS|\bOL\b/i.test(label.sourceText)) ?? room,
      ),
      name: room.name,
      occupants: room.occupants,
      areaSqft: room.areaSqft,
      room,
    }]
  );
  const rows: Space[] = plan.occupantLoads.flatMap((row) =>
    row.isTotal || row.occupants === null ? [] : [{
      ...placeOf(row),
      name: row.space,
      occupants: row.occupants,
      areaSqft: row.areaSqft,
      room: plan.rooms.find((room) => isSameSpace(room.name, row.space)) ?? null,
    }]
  );
  const sized: Space[] = components(plan).flatMap((it) =>
    it.occupants === null || it.title === undefined || /\b(EXIT|DOOR|STAIR|TOTAL)/i.test(it.name)
      ? []
      : [{
        ...placeOf(it),
        name: it.name,
        occupants: it.occupants,
        areaSqft: null,
        room: plan.rooms.find((room) => isSameSpace(room.name, it.name)) ?? null,
      }]
  );
  const all = [...rooms, ...rows, ...sized];
  const found = all.filter((space, index) =>
    all.findIndex((it) => isSameSpace(it.name, space.name)) === index
  );
  return found;
});

/** How a list says a space is used: `DINING, TABLES + CHAIRS`, `GYMNASIUM, UNCONCENTRATED`. */
const USED_AS =
  /\s*,\s*(?:TABLES?|CHAIRS?|UNCONC\w*|CONC\w*|STANDING|FIXED\s+SEATS?|LOOSE\s+SEATS?|NET|GROSS)\b.*$/i;

/** What a list says of a space in brackets: `HALL (TABLES AND CHAIRS) 101`. */
const REMARK = /\([^()]*[A-Z]{4}[^()]*\)/gi;

/** The story before a numbered space in a list of several: `SECOND: GYM 205`, `1ST FLOOR - OFFICE 101`. */
const STORY =
  /^(?:(?:FIRST|SECOND|THIRD|FOURTH|FIFTH|GROUND|MAIN|UPPER|LOWER|\d{1,2}(?:ST|ND|RD|TH))(?: (?:FLOOR|STORY|LEVEL))?|(?:FLOOR|STORY|LEVEL) \d{1,2}) ?[:,–—-] ?(?=.*[A-Z].* \d{3}[A-Z]?$)/;

/** Names of one space in two places: `TRAINING`, `TRAINING 111`, `111 TRAINING` and `FIRST: TRAINING 111`. */
export function isSameSpace(a: string, b: string): boolean {
  const plain = (name: string) =>
    name.toUpperCase().replace(REMARK, " ").replace(USED_AS, "").replace(STORY, "").replace(
      /\b(ROOM|RM|AREA)\b/g,
      " ",
    )
      .replace(
        /[^A-Z0-9]+/g,
        " ",
      ).trim()
      .replace(/^(\d{2,4}[A-Z]?) (?=[A-Z])(.+)$/, "$2 $1");
  const [short, long] = [plain(a), plain(b)].sort((x, y) => x.length - y.length);
  return short !== "" && (short === long || exactCase`^${short} \w?\d+$`.test(long));
}

/** Words of a location that say which door it is, not where. */
const WHICH_DOOR =
  /\b(MAIN|EXIT|ENTRY|ENTRANCE|ENTRANCES|REAR|FRONT|SIDE|BACK|DOORS?|DRS?|PAIR|NORTH|SOUTH|EAST|WEST|DOUBLE|SINGLE|FROM)\b\.?/gi;

/** The sides a door's location in the schedule names: two in `DINING TO PATIO`, one in `DINING, MAIN (PAIR)`. */
export const sidesNamed = ({ location }: Door): string[] =>
  (location ?? "").split(/\s+TO\s+|\s*[\/→>]\s*|\s+[-–—]\s+/i)
    .map((side) => side.replace(/[,(].*$/, "").replace(WHICH_DOOR, " ").trim())
    .filter((side) => side !== "");

/** Names of what lies on the sides of a door: as drawn, else as its location says. */
const sidesOf = (door: Door): string[] => door.rooms.length > 0 ? door.rooms : sidesNamed(door);

/** Does the location call the door a way out: `HALL, MAIN`, `DINING EXIT`, `LOBBY TO EXTERIOR`? */
export const isWayOut = ({ location }: Door): boolean =>
  /\b(EXIT|EGRESS|ENTRANCE|MAIN\b(?! (FLOOR|LEVEL|HALL|OFFICE|DINING|STAIR|KITCHEN|BATH))|TO (THE )?(OUTSIDE|EXTERIOR|GRADE|STREET|SIDEWALK|PARKING|PATIO|TERRACE|COURT\w*|DECK|PORCH|YARD))\b/i
    .test(location ?? "");

const MARKS = String.raw`\w{1,6}(?:\s*(?:,|&|AND)\s*(?:DRS?\.?\s+|DOORS?\s+)?\w{1,6})*`;
const EXITS_BY_MARK =
  eachInAnyCase`\bEXITS?(?:\s+(?:DOORS?|DRS?|AT|BY|ARE|=))*[\s:]+(?:DOORS?\s+|DRS?\.?\s+)?(?<marks>${MARKS})(?=\W|$)`;

/** Do texts call the door an exit by its mark: `EXITS D1 AND D2 STAND 40 FT APART`? */
export function isNamedExit({ mark }: Door, plan: PlanSet): boolean {
  const own = mark.trim().toUpperCase();
  return /[A-Z]/.test(own) && /\d/.test(own) &&
    plan.notes.some(({ text }) =>
      [...text.matchAll(EXITS_BY_MARK)].some(({ groups }) =>
        (groups?.marks ?? "").toUpperCase().split(/[^A-Z0-9]+/).includes(own)
      )
    );
}

/**
 * Of the spaces a door opens from or into, those it leads out of before others, the one with the largest load; null
 * when neither side is known.
 */
export function spaceBeside(door: Door, plan: PlanSet): Space | null {
  const beside = spaces(plan).filter((space) =>
    sidesOf(door).some((name) => isSameSpace(name, space.name)) &&
    (door.rooms.length > 0 || !SIDE_ROOM.test(space.name))
  ).sort((a, b) => b.occupants - a.occupants);
  return beside.find((it) => leadsOutOf(door, it) !== false) ?? beside[0] ?? null;
}

/**
 * The space a door is numbered after: `204B` stands at room 204. Null where a room bears that very mark, and where
 * texts give that room several loads.
 */
export function spaceByMark({ mark }: Door, plan: PlanSet): Space | null {
  const own = mark.trim().toUpperCase();
  const number = /^(\d{3,4})-?[A-Z]$/.exec(own)?.[1];
  if (number === undefined || plan.rooms.some((room) => room.number?.toUpperCase() === own)) {
    return null;
  }
  const found = spaces(plan).filter(({ name, room }) =>
    (/^\d+[A-Z]?(?=\W)|\b\d+[A-Z]?$/i.exec(name.trim())?.[0] ?? room?.number) === number
  );
  const loads = new Set(found.map(({ occupants }) => occupants));
  return loads.size === 1 ? found[0] : null;
}

/**
 * The only space whose name ends in what a door's location calls its first side: `HALL / LOBBY` at a `RECITAL HALL`.
 * Null where a room bears the short name itself, or where the plan tells the sides of the door.
 */
export function spaceByLastWord(door: Door, plan: PlanSet): Space | null {
  const [side] = door.rooms.length > 0 ? [] : sidesNamed(door);
  const word = side?.toUpperCase().replace(/\s+\d+[A-Z]?$/, "");
  if (!word || !/^[A-Z]{4,}$/.test(word)) return null;
  if (plan.rooms.some(({ name }) => isSameSpace(name, word))) return null;
  const found = spaces(plan).filter(({ name }) =>
    name.toUpperCase().replace(/\W+[\d/]+[A-Z]?$/, "").split(/\W+/).at(-1) === word
  );
  return found.length === 1 ? found[0] : null;
}

/** Does a door's row name the space itself, in its location or remarks? */
export const namesSpace = ({ location, remarks }: Door, { name }: Space): boolean => {
  const words = name.replace(/^\d+[A-Z]?\s+|\s+\d+[A-Z]?$/gi, "");
  return [location, remarks].some((text) => text !== null && isSameSpace(text, words));
};

/** Small rooms off a larger one: a door between them is the way out of the small one. */
const SIDE_ROOM =
  /\b(OFFICE|CLOSET|CLO|STOR\w*|TOILETS?|MEN|WOMEN|REST\s?ROOM|RR|W\.?C|JAN\w*|KITCHEN|PANTRY|COOLER|FREEZER|ELEC\w*|MECH\w*|PREP|COAT\w*|BATH|WALK-?IN|UTILITY|SERVER|I\.?T\.?|PROJECTION|EQUIP\w*|BREAK)\b/i;

/** Ways on from a room; a schedule may list the door of the room under them. */
const PASSAGE =
  /\b(CORR\w*|HALL(?:WAY)?|LOBBY|VEST\w*|FOYER|NARTHEX|PASSAGE\w*|STAIR\w*|EXIT\w*|ENTRY|GALLERY|CONCOURSE|OUTSIDE|EXTERIOR)\b/i;

/** Do words name a way on from a room? */
export const isPassage = (words: string): boolean => PASSAGE.test(words);

/** Do words name a small room off a larger one? */
export const isSideRoom = (words: string): boolean => SIDE_ROOM.test(words);

/** Does the door lead out of a space of that many: outside, or to something that is no side room? */
export function leadsOutOf(door: Door, space: Space): boolean | null {
  if (door.isExterior === true || door.swingsIntoRoom === "OUTSIDE") return true;
  const others = sidesOf(door).filter((name) => !isSameSpace(name, space.name));
  if (others.length === 0) return isWayOut(door) ? true : null;
  const isOwnDoor = (name: string) =>
    !PASSAGE.test(name) && door.rooms.length > 0 &&
    sidesNamed(door).some((side) => isSameSpace(side, name));
  return !others.some((name) => SIDE_ROOM.test(name) || isOwnDoor(name));
}

/** Where the door stands on a plan, else its schedule row. */
export function onPlan(door: Door, plan: PlanSet): Evidence {
  const [symbol] = door.symbols;
  if (!symbol) return door;
  const sheet = plan.sheets.find(({ page }) => page === symbol.page)?.number ?? null;
  return { ...placeOf(door), ...symbol, sheet, sourceText: door.mark };
}
