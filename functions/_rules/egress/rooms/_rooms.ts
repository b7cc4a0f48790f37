/** Rooms by what their names say, and the floor a room or window is on. */
import type { Evidence, PlanSet, Room } from "../../../_shared/domain/plan_set.ts";
import { anyCase } from "../../../_shared/pattern.ts";
import { isKept, nearestTo, newWork, perPlan, remembered, type Statement } from "../../measure.ts";

export const SLEEPING =
  /\b(BED\s?ROOMS?|BDRM?S?|BED\s?RM|B(?:ED|R)\s?\.?#?\s?\d|M\.?\s?BR|(MASTER|PRIMARY|OWNER'?S|GUEST|IN-?LAW)\s+(SUITE|BED\w*|ROOM|RM)|SLEEPING|NURSERY|BUNK\s?(ROOM)?)\b/i;
const NOT_SLEEPING =
  /\b(?:NO|NOT|NON|NEVER)\b[\s-]*(?:(?:FOR|A|AN|TO\s+BE|USED|AS)\s+)*SLEEP|\b(BATH|CLOSET|CLO|W\.?I\.?C|HALL|DECK|BALCONY|SITTING|VANITY|TOILET|LAV)\b/i;

/** Habitable rooms of dwellings whose size the code sets; kitchens have none. */
const HABITABLE =
  /\b(BED\s?ROOMS?|BDRM?|BED\s?RM|B(?:ED|R)\s?\.?#?\s?\d|LIVING|DINING|FAMILY|GREAT\s?ROOM|DEN|STUDY|OFFICE|LIBRARY|GUEST|NURSERY|BONUS|MEDIA|PLAY|REC(REATION)?|LOFT|SITTING|SUITE|FLEX|PARLOR|SUN\s?ROOM|FLORIDA ROOM|GAME|EXERCISE|BUNK)\b/i;
const NOT_HABITABLE =
  /\b(BATH\w*|W\.?I\.?C|CLOSET|CLO|CL|HALL(WAY)?|FOYER|ENTRY|KITCHEN|KITCHENETTE|PANTRY|LAUNDRY|UTILITY|GARAGE|CARPORT|PORCH|LANAI|PATIO|DECK|BALCONY|MUD|STOR(AGE)?|MECH\w*|A\/?C|POWDER|TOILET|SHOWER|STAIRS?|ATTIC|VESTIBULE|POOL|NOOK|ALCOVE|NICHE)\b/i;

/** Offices of a business, not of a home. */
const OF_A_TRADE =
  /\b(SALES|LEASING|SHOP|PARTS|SHIPPING|SERVICE|SHOWROOM|MANAGER\W?S?|CREW|TICKET|BUSINESS)\s+OFFICE\b/i;

export const isSleeping = (name: string): boolean =>
  SLEEPING.test(name) && !NOT_SLEEPING.test(name);

/** Rooms only a home has. */
const LIVED_IN = /\b(LIVING|FAMILY|GREAT\s?R(OO)?M)\b|\bHOME\s+OFFICE\b/i;

/** Is the set, by its rooms, of a place people live in? */
export const showsHome = perPlan(({ rooms }) =>
  rooms.some(({ name }) => isSleeping(name) || LIVED_IN.test(name))
);

/** An office is a room of a home only where the set has another that people live in. */
const isWorkedIn = (name: string, plan: PlanSet): boolean =>
  OF_A_TRADE.test(name) || (/\bOFFICES?\b/i.test(name) && !showsHome(plan));

/** Habitable rooms with a size rule; combined names with a kitchen or bath are left out. */
export const habitableRooms = (plan: PlanSet): Room[] =>
  plan.rooms.filter(({ name }) =>
    HABITABLE.test(name) && !NOT_HABITABLE.test(name) && !isWorkedIn(name, plan) && !isKept(name)
  );

const DOORS: ReadonlySet<string> = new Set(["single", "double", "sliding", "folding", "pocket"]);

/**
 * May the name belong to a corner of a larger room, such as a dining corner open to the living room? Where the plan
 * draws the walls and no door leads to a space of that name, nobody has said that it is a room of its own. Rooms to
 * sleep in are rooms.
 */
export function mayBeCorner(
  plan: PlanSet,
  { name, page }: { name: string; page: number },
): boolean {
  if (isSleeping(name)) return false;
  const building = plan.buildings.find((it) => it.page === page);
  if (!building) return false;
  const own = building.rooms.filter((room) => room.name !== null && sameName(room.name, name))
    .map(({ id }) => id);
  return !building.openings.some(({ kind, between: [a, b] }) =>
    DOORS.has(kind) && a !== b && own.some((id) => id === a || id === b)
  );
}

const UPPER = /\b(SECOND|2ND|THIRD|3RD|UPPER|LEVEL\s?[2-9]|FLOOR\s?[2-9])\b/i;
const GROUND =
  /\b(FIRST|1ST|GROUND|MAIN|LOWER)\s+(FLOOR|FLR|LEVEL)\b|\bLEVEL\s?1\b|\bGRADE (FLOOR|LEVEL)\b/i;

export type Floor = "ground" | "upper" | null;

/** Which floor something drawn at a place is on, by the titles of its sheet or of the drawing beside it; null
 * when they do not tell. */
export function floorAt(plan: PlanSet, at: Evidence): Floor {
  const sheet = floorsOf(plan).get(at.page);
  return sheet?.floor ?? floorOfTitles([nearestTo(at, sheet?.drawn ?? [])?.it.drawing ?? ""]);
}

/** By page: the floor its titles tell, and the notes that stand in a drawing. */
const floorsOf = perPlan((plan) => {
  const byPage = Map.groupBy(plan.notes, (note) => note.page);
  const titles = new Map(plan.sheets.map(({ page, title }) => [page, title ?? ""]));
  const pages = new Set([...titles.keys(), ...byPage.keys()]);
  return new Map([...pages].map((page) => {
    const notes = byPage.get(page) ?? [];
    const drawings = notes.filter(({ kind, text }) => kind === "title" && /PLAN/i.test(text));
    const floor = floorOfTitles([titles.get(page) ?? "", ...drawings.map(({ text }) => text)]);
    return [page, { floor, drawn: notes.filter(({ drawing }) => drawing !== null) }];
  }));
});

/** The floor titles or other words name together; null when they name none or several. */
export function floorOfTitles(titles: readonly string[]): Floor {
  const isUpper = titles.some((title) => UPPER.test(title));
  const isGround = titles.some((title) => GROUND.test(title));
  return isUpper === isGround ? null : isUpper ? "upper" : "ground";
}

/** Room names as they are compared: capitals, single spaces. */
export const sameName = (a: string, b: string): boolean => plain(a) === plain(b);
const plain = remembered((name) =>
  name.toUpperCase().replace(WHICH_WINDOW, " ").replace(/[^A-Z0-9]+/g, " ").trim()
);
/** Which of its windows a row is about: `BEDROOM 2 (SECOND WINDOW)`. */
const WHICH_WINDOW = /\([^()]*\b(?:WINDOW|WDW|WIND?\.)[^()]*\)/g;

/** A habitable room a text names and measures. */
export interface SaidRoom extends Statement {
  name: string;
}

const NAMED_ROOM =
  anyCase`^(?:\d+[.)]\s*)?(?:THE\s+)?(?<name>(?:[A-Z]+\s+)?${HABITABLE}(?:\s*#?\d)?(?:\s+[A-Z]?\d*)?)\s*(?:[:,(|]|\b(?:IS|ARE|HAS|HAVE|MEASURES|AT|WITH)\b)`;
const OTHER_PART =
  /\b(WINDOWS?|DOORS?|CLOSETS?|CEILINGS?|CLG|SILLS?|HALL|TRUSS|JOISTS?|RUG|BED\b(?!\s?#?\d)|(?:PLANTING|FLOWER|PLANT|TRUCK|HOSPITAL)\s+BED|COUNTER|SHELF|VENT|SMOKE|OPENINGS?|OPENABLE|GLAZ\w*|GLASS|LIGHT|VENT\w*|NET CLEAR|EGRESS|ESCAPE|BAY|SLOP\w*|RECEPT\w*|EXIST\w*)\b/i;

/** The area of a whole dwelling, as lists of data name it. */
const ALL_ROOMS = /\b(?:LIVING|HABITABLE)\s+AREA\b/i;

/** Habitable rooms whose text, or the title it stands under, names them; of rows the first cells. */
export const saidRooms = (plan: PlanSet, measure: RegExp): SaidRoom[] =>
  newWork(plan, { topic: measure, titled: true }).flatMap((it) => {
    const title = it.drawing ?? it.heading ?? "";
    const cells = it.row?.cells.slice(0, 2).map(({ text }) => text).find((text) =>
      HABITABLE.test(text)
    );
    const own = cells ?? NAMED_ROOM.exec(it.sourceText)?.groups?.name;
    const name = own ??
      (/\b(?:PLAN|NOTES?|SECTION|ELEVATION|DETAIL|SCHEDULE)\b/i.test(title) ? "" : title);
    const isRoom = HABITABLE.test(name) && !ALL_ROOMS.test(name) &&
      !NOT_HABITABLE.test(own ? name : `${name} | ${it.text}`) && !isWorkedIn(name, plan) &&
      !isKept(it.text);
    return isRoom && (it.row !== null || !OTHER_PART.test(`${it.sourceText} ${own ? "" : name}`))
      ? [{ ...it, name: name.trim() }]
      : [];
  });
