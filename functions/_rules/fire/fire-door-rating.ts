/**
 * Fire doors carry the rating that belongs to the wall they stand in.
 * Applies where a statement names a rated wall with its doors, and to scheduled doors of exit stairs and of rooms on
 * rated corridors. Hours.
 * @source FBC-B 8th ed. (2023), Table 716.1(2)
 */
import type { Door, Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { type DoorWall, fireDoorHours } from "../limits/fbc_2023/tables/fire_tables.ts";
import {
  allStatements,
  besideOnDrawing,
  cellHeaded,
  clausesOf,
  contextOf,
  findRatings,
  judgeMin,
  labelledRowText,
  placeOf,
  providedRating,
  type RatingMention,
  reaches,
  spellOut,
  type Statement,
} from "../measure.ts";
import { type UnratedHallDoor, unratedHallDoors } from "./_hall_doors.ts";
import { stairEnclosures } from "./_stairs.ts";
import { namesWallOf, wallTypeOf } from "./_wall_types.ts";
import { doorRatings, storiesOf, withoutDoorRatings } from "./_words.ts";

/** Doors of one wall: rating of both in hours. */
interface DoorInWall extends Evidence {
  wall: DoorWall;
  wallHours: number;
  doorHours: number;
  /** As the door's rating is printed. */
  unit: "min" | "hours";
  name: string;
  /** True where the schedule rates no door of its kind, so that the rating may stand elsewhere. */
  isOpen?: boolean;
  /** Hours of the wall in the tallest building, where nobody says how tall this one is. */
  mostWallHours?: number;
  /** The most hours the set rates the wall, where it gives it several ratings. */
  elsewhereHours?: number;
}

const ANY_RATING = /\d|HOUR|RATED/i;

export default defineRule({
  id: "fire/fire-door-rating",
  requirementId: "FBC-B-716-fire-doors",
  title: "Fire door rating",
  demand: {
    thing: "door",
    property: "rating",
    limit: (_, { text, context, raw }, { plan, building }) => {
      const said = `${text} ${context}`.replace(raw, " ");
      const wall = wallBeside(said, plan, storiesOf({ text: "" }, building));
      const min = wall && fireDoorHours(wall.wall, wall.hours);
      return min === null ? null : { min };
    },
  },
  // What the sheets tell of doors and walls is read below; of a link only name and figure are known.
  leavesOut: ({ sure }) => sure !== "proposed",
  applies: (plan, { building }) => [
    ...allStatements(plan).flatMap((it) => inStatement(it, plan)),
    ...plan.doors.flatMap((door) => inStair(door, plan, storiesOf({ text: "" }, building))),
    ...plan.doors.flatMap((door) => inWallType(door, plan)),
    ...plan.doors.flatMap(inRatedWall),
    ...plan.doors.flatMap(deniedInWall),
    ...unratedHallDoors(plan).map(inHall),
  ],
  check(
    { wall, wallHours, mostWallHours = wallHours, elsewhereHours, doorHours, unit, name, isOpen },
  ) {
    const [required, strictest] = [wallHours, mostWallHours].map((it) => fireDoorHours(wall, it));
    if (required === null || strictest === null) return inapplicable();
    const perHour = unit === "min" ? 60 : 1;
    const asked = (hours: number) => ({
      actual: round(doorHours * perHour),
      required: round(hours * perHour),
      unit,
      wallHours,
      wall,
      name,
    });
    if (isOpen) return cantTell("notShown", asked(required));
    const elsewhere = fireDoorHours(wall, elsewhereHours ?? 0) ?? 0;
    if (reaches(doorHours, required) && !reaches(doorHours, elsewhere)) {
      return cantTell("ratedTwice", { ...asked(elsewhere), elsewhereHours: elsewhereHours! });
    }
    if (strictest === required) return judgeMin(asked(required), "low");
    if (reaches(doorHours, strictest)) return pass(asked(strictest), { message: "tallest" });
    return reaches(doorHours, required)
      ? cantTell("unknownHeight", asked(strictest))
      : fail("low", asked(required));
  },
  messages: {
    ok: "{name}: rated {actual} {unit} in a {wallHours} hr {wall}; {required} {unit} is required.",
    tallest:
      "{name}: rated {actual} {unit} in an {wall}; no more than {required} {unit} is required, however many stories there are.",
    unknownHeight:
      "{name}: rated {actual} {unit} in an {wall}; {required} {unit} is required from four stories on, and neither sheets nor form tell how many there are.",
    ratedTwice:
      "{name}: rated {actual} {unit} in a {wall} the set rates {wallHours} hr in one place and {elsewhereHours} hr in another; {required} {unit} is required for the latter.",
    low:
      "{name}: rated {actual} {unit} in a {wallHours} hr {wall}; at least {required} {unit} is required.",
    notShown:
      "{name}: the schedule gives no rating in a {wallHours} hr {wall}; at least {required} {unit} is required.",
  },
  recommendation:
    "Schedule a labeled, self-closing and positive-latching door of {required} {unit} for this wall.",
});

const unitOf = (printed: string): DoorInWall["unit"] => /MIN/i.test(printed) ? "min" : "hours";
const round = (hours: number) => Math.round(hours * 1000) / 1000;

const UNLABELED =
  /\bDOORS?\b[^;|]{0,40}\b(NO\s+(FIRE\s+)?(LABEL|RATING)|UN-?LABELL?ED|NON-?\s?(LABELL?ED|RATED)|NOT\s+(FIRE\s+)?(LABELL?ED|RATED)|W\/O\s+LABEL|WITHOUT\s+(A\s+)?(FIRE\s+)?LABEL)|\b(NON-?\s?(RATED|LABELL?ED)|UN-?LABELL?ED|UN-?RATED)\b[^;|,]{0,25}\bDOORS?\b/i;

function inStatement(it: Statement, plan: PlanSet): DoorInWall[] {
  const said = it.schedule && it.row ? labelledRowText(it.schedule, it.row) : it.text;
  const bare = UNLABELED.exec(it.text);
  const door = bare ? { hours: 0, raw: "" } : doorRatings(said)[0];
  if (!door) return [];
  const text = withoutDoorRatings(bare ? it.text.replace(bare[0], " ") : said);
  if (it.row === null && findRatings(text).length === 0) {
    return byDrawing(it, door, plan);
  }
  const wall = wallOf(contextOf(it)) ?? wallListed(it);
  if (!wall || (bare && it.row !== null)) return [];
  const rating = it.schedule?.kind === "door"
    ? findRatings(cellHeaded(it, WALL_HEAD) ?? withoutOwn(it))[0]
    : providedRating({ ...it, text }, ANY_RATING);
  if (!rating || rating.hours === 0) return [];
  return [{ ...asDoor(it, door), wall, wallHours: rating.hours }];
}

/** A row of a list of doors without what the door itself is rated. */
const withoutOwn = ({ schedule, row }: Statement): string =>
  withoutDoorRatings(
    row!.cells.filter((_, index) => schedule!.columns[index]?.meaning !== "fire rating")
      .map(({ text }) => text).join(" | "),
  );

const asDoor = (it: Statement, { hours, raw }: Pick<RatingMention, "hours" | "raw">) => ({
  ...placeOf(it),
  doorHours: hours,
  unit: unitOf(raw),
  name: "Doors",
});

/** A door whose wall is rated by the title of the drawing, or by the one other rated wall on it. */
function byDrawing(
  it: Statement,
  door: Pick<RatingMention, "hours" | "raw">,
  plan: PlanSet,
): DoorInWall[] {
  const others = it.drawing === null ? [] : besideOnDrawing(it, plan).map(({ text }) => text);
  const walls = [it.drawing ?? "", ...others].flatMap((text) => {
    const plain = withoutDoorRatings(text);
    const [rating, second] = findRatings(plain);
    const wall = rating && wallOf(plain.slice(Math.max(0, rating.start - 12), rating.end + 30));
    return rating && !second && wall && rating.hours > 0 ? [{ wall, hours: rating.hours }] : [];
  });
  const [first] = walls;
  const stairs = OF_STAIR_DOORS.test(it.text) ? stairEnclosures(plan) : [];
  if (!first && stairs.some(({ value }) => value > 0)) {
    const { least } = stairHours(plan, null);
    return [{ ...asDoor(it, door), wall: "exit enclosure or shaft", wallHours: least }];
  }
  if (!first || walls.some((other) => other.wall !== first.wall || other.hours !== first.hours)) {
    return [];
  }
  return [{ ...asDoor(it, door), wall: first.wall, wallHours: first.hours }];
}

/** Doors of an exit stair, whose enclosure is rated elsewhere in the set: `STAIR 1 DOORS RATED 45 MIN.` */
const OF_STAIR_DOORS =
  /^(?!.*\b(?:UNDER|EXTERIOR|CLOSET|CORRIDORS?|EXIST\w*)\b)\W*(?:\d{1,2}[.)]\s*)?(?:EXIT\s+)?STAIR(?:WAY|WELL)?S?(?:\s+(?:NO\.?\s*)?\w{1,2})?(?:\s+ENCLOSURE)?\s+DOORS?\b/i;

/** The wall words name beside a door, with its hours; null where they name none, or none of known hours. */
function wallBeside(
  words: string,
  plan: PlanSet,
  stories: number | null,
): { wall: DoorWall; hours: number } | null {
  if (isOfStair(words)) {
    return { wall: "exit enclosure or shaft", hours: stairHours(plan, stories).least };
  }
  const wall = wallOf(words);
  const [hours, other] = new Set(
    findRatings(withoutDoorRatings(words)).map((it) => it.hours).filter((it) => it > 0),
  );
  return wall && hours !== undefined && other === undefined ? { wall, hours } : null;
}

/** A door of the enclosure of a stair, not of what stands in it. */
const isOfStair = (words: string): boolean =>
  /\bSTAIR/i.test(words) && !/EXTERIOR|INSIDE|WITHIN|UNDER\s+STAIR|CLOSET/i.test(words);

/** Hours of the enclosures of the set, by code where it states none. */
function stairHours(plan: PlanSet, stories: number | null): { least: number; most: number } {
  const stated = stairEnclosures(plan).map((it) => it.value).filter((value) => value > 0);
  if (stated.length > 0) return { least: Math.min(...stated), most: Math.min(...stated) };
  return { least: (stories ?? 2) >= 4 ? 2 : 1, most: (stories ?? 4) >= 4 ? 2 : 1 };
}

function inStair(door: Door, plan: PlanSet, stories: number | null): DoorInWall[] {
  const where = `${placeIn(door)} ${door.rooms.join(" ")} ${door.remarks ?? ""} ${intoStair(door)}`;
  if (!isOfStair(where)) return [];
  const doorHours = door.fireRatingMin === null
    ? findRatings(door.remarks ?? "")[0]?.hours
    : door.fireRatingMin / 60;
  if (doorHours === undefined || doorHours === 0) return [];
  const { least, most } = stairHours(plan, stories);
  const own = Math.max(0, ...Object.values(door.fields).flatMap(wallHoursIn));
  return [{
    ...placeOf(door),
    wall: "exit enclosure or shaft",
    wallHours: Math.max(least, own),
    mostWallHours: Math.max(most, own),
    doorHours,
    unit: unitOf(door.sourceText),
    name: `Door ${door.mark}`,
  }];
}

/** A cell that says it swings into the stair. */
const intoStair = ({ fields }: Door): string =>
  Object.values(fields).find((it) => /^\W*(?:IN\s?)?TO\s+(?:THE\s+)?STAIRS?\W*$/i.test(it)) ?? "";

/** What a cell says the enclosure is rated: `1-HOUR EXIT ENCLOSURE`. */
const wallHoursIn = (cell: string): number[] =>
  /\b(?:ENCLOSURE|SHAFT)\b/i.test(cell) ? findRatings(cell).map(({ hours }) => hours) : [];

/** Heads of the column that says where a door stands, beside those all schedules have. */
const PLACE_HEAD = /^\W*(?:PLACE|WHERE|POSITION|STANDS(?:\s+(?:AT|IN))?|OPENING)\W*$/i;

/** Where its row says a door stands; empty when it does not. */
const placeIn = ({ location, fields }: Door): string =>
  location ?? Object.entries(fields).find(([head]) => PLACE_HEAD.test(head))?.[1] ?? "";

/** A wall named with its hours, `1-HR FB`, `2 HOUR FIRE WALL`; its door is rated in a column of its own. */
const RATED_WALL =
  /(?<![\d\/.])\d(?:[\s-]?1\/2)?[\s-]?H(?:OU)?RS?\b\.?\s*(?:RATED\s+)?(?:F\.?\s?B\b|F\.?\s?P\b|FIRE\s+(?:BARRIER|PARTITION|WALL)|(?:SMOKE\s+)?BARRIER|(?:EXIT\s+|STAIR\s+)?ENCLOSURE|CORR(?:IDOR|\b)|OCC\w*\.?\s+SEP\w*|TENANT\s+SEP\w*|SEPARATION|SHAFT)/i;

/** A door whose remarks name its wall and the hours of it, and whose rating stands in minutes of its own. */
function inRatedWall(door: Door): DoorInWall[] {
  const remarks = spellOut(door.remarks ?? "");
  const said = RATED_WALL.exec(remarks)?.[0] ?? "";
  const [rating] = findRatings(said);
  const wall = wallOf(said);
  if (door.fireRatingMin === null || !rating || rating.hours === 0 || !wall) return [];
  if (/\bDOOR|\bDR\b|LABEL/i.test(remarks)) return [];
  return [{
    ...placeOf(door),
    wall,
    wallHours: rating.hours,
    doorHours: door.fireRatingMin / 60,
    unit: "min",
    name: `Door ${door.mark}`,
  }];
}

const OWN_RATING =
  /^(?!.*\b(?:WALL|PARTITION|PTN)\b).*(?:\bRAT(?:ING|ED|\.)|\bFIRE\b|\bLABEL\b|\bF\.?R\.?R?\b)/i;
const ITS_WALL =
  /^\W*(?:WALL|PARTITION|PTN|ASSEMBLY)(?:\s+(?:RATING|RTG|RATED|F\.?R\.?R?|HRS?|HOURS?))*\W*$/i;
/** Says that a door is not rated; a dash may be filled in elsewhere. */
const DENIES = /^\W*(?:NONE|N\.?R\.?|NON-?\s?RATED|UN-?RATED|NO|0(?:\s*(?:MIN|HR)\w*\.?)?)\W*$/i;

/** A door called unrated in its own column, in a wall another column rates. */
function deniedInWall(door: Door): DoorInWall[] {
  const cell = (head: RegExp) =>
    Object.entries(door.fields).find(([it]) => head.test(it))?.[1] ?? "";
  if (!DENIES.test(cell(OWN_RATING))) return [];
  const where = `${placeIn(door)} ${door.rooms.join(" ")}`;
  const wallHours = findRatings(cell(ITS_WALL))[0]?.hours ?? 0;
  if (wallHours <= 0) return [];
  return [{
    ...placeOf(door),
    wall: wallOf(where) ?? mildestWall({ hours: wallHours }),
    wallHours,
    doorHours: 0,
    unit: "min",
    name: `Door ${door.mark}`,
  }];
}

/** A door whose row names its wall by a mark of the partition schedule. */
function inWallType(door: Door, plan: PlanSet): DoorInWall[] {
  const row = wallTypeOf(door, plan);
  const rating = row && providedRating(row, ANY_RATING);
  if (!row || !rating || rating.hours === 0 || findRatings(door.remarks ?? "").length > 0) {
    return [];
  }
  const naming = allStatements(plan).filter(({ text, row: own }) =>
    own !== row.row && text.length < LONGEST_NAMING && namesWallOf(text, row)
  );
  const named = naming.flatMap(({ text }) => clausesOf(text))
    .flatMap((clause) => namesWallOf(clause, row) ? wallOf(clause) ?? [] : []);
  const kinds = new Set([wallOf(row.text) ?? [], named].flat());
  const [kind] = kinds.size === 1 ? kinds : [];
  const wall = kind ?? mildestWall(rating);
  const doorHours = (door.fireRatingMin ?? 0) / 60;
  // Where the set rates the wall twice, only a door too weak for the lower rating is surely wrong.
  const told = naming.flatMap((it) => providedRating(it, ANY_RATING)?.hours ?? []);
  const wallHours = Math.min(rating.hours, ...told.filter((hours) => hours > 0));
  return [{
    ...placeOf(door),
    wall,
    wallHours,
    elsewhereHours: rating.hours,
    doorHours,
    unit: "min",
    name: `Door ${door.mark}`,
    isOpen: door.fireRatingMin === null,
  }];
}

/** No partition is rated more than an hour; of thinner walls nobody names the mildest kind governs. */
const mildestWall = ({ hours }: Pick<RatingMention, "hours">): DoorWall =>
  hours > 1 ? "fire barrier" : "corridor or partition";

const WALL_HEAD =
  /\b(?:WALL|PARTITION|PTN|ASSEMBLY)\b.*\b(?:RTG|RAT(?:ED|ING)|F\.?R\.?R?|H(?:OU)?RS?)\b/i;

/** The wall of a row that rates wall and door side by side and doesn't name the kind of wall. */
function wallListed(it: Statement): DoorWall | null {
  const [rating] = findRatings(cellHeaded(it, WALL_HEAD) ?? "");
  return rating ? mildestWall(rating) : null;
}

/** Longer notes speak of several walls. */
const LONGEST_NAMING = 100;

const inHall = ({ door, wallHours, isLeftOut }: UnratedHallDoor): DoorInWall => ({
  ...placeOf(door),
  wall: "corridor or partition",
  wallHours,
  doorHours: 0,
  unit: "min",
  name: `Door ${door.mark}`,
  isOpen: !isLeftOut,
});

function wallOf(text: string): DoorWall | null {
  if (
    /\bCORRIDOR|FIRE\s+PARTITION|SMOKE\s+(PARTITION|BARRIER)|(DWELLING|SLEEPING)?\s*UNIT\s+(ENTRY|TO)|DEMISING/i
      .test(text)
  ) {
    return "corridor or partition";
  }
  if (
    /\bSTAIR|EXIT\s+(ENCLOSURE|PASSAGE)|\bH(?:OU)?RS?\b\.?\s+ENCLOSURE|\bSHAFT|HOISTWAY|\bCHUTE\b(?!\s+(?:ACCESS\s+)?ROOM|\s+ACCESS)/i
      .test(text)
  ) {
    return "exit enclosure or shaft";
  }
  if (/\bFIRE\s*WALL\b/i.test(text)) return "fire wall";
  return /\bFIRE\s+BARRIER|\bH(?:OU)?RS?\b\.?\s+BARRIER|SEPARATION|INCIDENTAL/i.test(text)
    ? "fire barrier"
    : null;
}
