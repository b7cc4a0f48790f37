/** Heights of ceilings, room by room: finish schedules, ceiling plans and labels in rooms. */
import type {
  Evidence,
  PlanSet,
  Room,
  Schedule,
  ScheduleRow,
} from "../../_shared/domain/plan_set.ts";
import { findLengths, formatLength, parseLengthIn } from "../../_shared/units.ts";
import { spellOut } from "../reading/abbreviations.ts";
import { isRightUnder, placeOf } from "../reading/places.ts";
import { cellHeaded, cellOf, rowPlace } from "../reading/rows.ts";
import { isOfOldWork } from "../reading/standing.ts";
import { saysOnly, wordsOf as wordsOfMatter } from "./plain.ts";
import { numberIn, wordsOf } from "./rooms.ts";
import { newTexts } from "./said.ts";
import type { Told } from "./told.ts";

/** Inches: no ceiling of a room is lower or higher. */
const LEAST_IN = 72, MOST_IN = 480;
const UNDER_NUMBER = { below: 2, off: 1 };

/**
 * Heights of finish schedules, the bare lengths under the numbers of rooms on reflected ceiling plans, and those lettered
 * in rooms. A room goes by its number, or by its name where no other has it.
 */
export function toldOfCeilings(plan: PlanSet): Told[] {
  const [onPlans, inLists] = [plan.rooms, listedRooms(plan)].map(namesOfOne);
  const names = new Set(
    [...onPlans.keys(), ...inLists.keys()].filter((name) =>
      (onPlans.get(name) ?? true) && (inLists.get(name) ?? true)
    ),
  );
  return [
    ...onlyOnes(drawnHeights(plan)),
    ...onlyOnes(listedHeights(plan, names)),
    ...onlyOnes(letteredHeights(plan, names)),
    ...onlyOnes(calledHeights(plan, names)),
  ];
}

/** Rooms of lists of finishes, by their names. */
const listedRooms = ({ schedules }: PlanSet): Pick<Room, "name" | "page">[] =>
  schedules.filter(({ kind }) => kind === "room finish").flatMap((schedule) =>
    schedule.rows.flatMap(({ page, cells }) => {
      const name = cells.map(({ text }) => text.trim()).find((text) => /^[A-Z]{3}/i.test(text));
      return name ? [{ name, page }] : [];
    })
  );

/** Names, and whether no two rooms of a sheet share one. */
function namesOfOne(rooms: readonly Pick<Room, "name" | "page">[]): ReadonlyMap<string, boolean> {
  const all = Map.groupBy(rooms, ({ name }) => plainName(name));
  return new Map(
    [...all].map(([name, same]) => [
      name,
      name.length >= SHORTEST_NAME && new Set(same.map(({ page }) => page)).size === same.length,
    ]),
  );
}

const SHORTEST_NAME = 4;
const plainName = (name: string): string => wordsOf(spellOut(name)).join(" ");
const CEILING = /\bC(?:EI)?L(?:IN)?G\b/i;
/** A label that says no more than the height. */
const LONGEST = 30;

/** `CLG 8'-6" A.F.F.` in a room of a plan. */
function letteredHeights({ rooms, notes }: PlanSet, names: ReadonlySet<string>): Told[] {
  const inRoom = (room: Room, heightIn: number, at: Evidence): Told[] => {
    const [name, number] = [plainName(room.name), numberIn(room.number ?? "")];
    const ids = [...(number ? [number] : []), ...(names.has(name) ? [name] : [])];
    return ids.flatMap((id) => heightOf(`room ${id}`, heightIn, at));
  };
  const byPage = Map.groupBy(rooms, ({ page }) => page);
  const labelled = rooms.flatMap((room) => {
    const at = room.labels.find(({ sourceText }) => CEILING.test(sourceText)) ?? room;
    return room.ceilingHeightIn === null ? [] : inRoom(room, room.ceilingHeightIn, at);
  });
  const noted = notes.flatMap((note): Told[] => {
    const heights = note.room !== null && note.text.length <= LONGEST && CEILING.test(note.text)
      ? findLengths(note.text)
      : [];
    if (heights.length !== 1) return [];
    const drawn = (byPage.get(note.page) ?? []).filter(({ name }) => name === note.room);
    // A section names its rooms without their numbers.
    const here = drawn.some(({ number }) => number !== null)
      ? drawn
      : rooms.filter(({ name, number }) => name === note.room && number !== null);
    return here.length === 1 && here[0].ceilingHeightIn === null
      ? inRoom(here[0], heights[0].valueIn, note)
      : [];
  });
  return [...labelled, ...noted];
}

/** The mark of a type of ceiling, `C1`. */
const TYPE = /^\W*([A-Z]{1,2}-?\d{1,2})(?![\w'"-])/i;
const OF_CEILINGS = wordsOfMatter(
  "CEILING CEILINGS CLG HT HGT HEIGHT A.F.F AFF ABOVE FIN FINISHED FLOOR ACT ACOUSTICAL ACOUSTIC TILE LAY GYP GYPSUM BD BOARD " +
    "SUSPENDED GRID EXPOSED FLAT ROOM RM",
);

/** `STORAGE 103: GYP. CLG. @ 9'-0"`, `C1 - ACT @ 9'-0"`: callouts that say no more than the height of one ceiling. */
function calledHeights(plan: PlanSet, names: ReadonlySet<string>): Told[] {
  const types = new Set(
    plan.schedules.filter(({ title }) => CEILING.test(title ?? "")).flatMap(({ rows }) =>
      rows.flatMap(({ cells }) => TYPE.exec(cells[0]?.text ?? "")?.[1].toUpperCase() ?? [])
    ),
  );
  return newTexts(plan, /\d'/).flatMap((it): Told[] => {
    const [height, ...others] = it.from === "note" && it.text.length <= LONGEST_CALLOUT
      ? findLengths(it.text)
      : [];
    if (!height || others.length > 0) return [];
    const type = TYPE.exec(it.text)?.[1].toUpperCase() ?? "";
    if (types.has(type)) {
      const isOfIt = saysOnly(it.text.replace(TYPE, " "), OF_CEILINGS);
      return isOfIt ? heightOf(`type ${type}`, height.valueIn, it) : [];
    }
    const [, room = "", number] = NAMED_ROOM.exec(it.text) ?? [];
    const name = plainName(room);
    const [called, numbered] = OF_NUMBER.exec(it.text) ?? [];
    if (called && numbered && MADE_OF.test(it.text)) {
      const isOfIt = saysOnly(it.text.replace(called, " "), OF_CEILINGS);
      return isOfIt ? heightOf(`room ${numbered.toUpperCase()}`, height.valueIn, it) : [];
    }
    if (!CEILING.test(it.text) || !saysOnly(it.text.replace(room, " "), OF_CEILINGS)) return [];
    const ids = [...(number ? [number.toUpperCase()] : []), ...(names.has(name) ? [name] : [])];
    const alone = number || !names.has(name) ? [] : [`the ${name}`];
    return [...ids.map((id) => `room ${id}`), ...alone].flatMap((of) =>
      heightOf(of, height.valueIn, it)
    );
  });
}

/** The name of a room and its number, up to the word for its ceiling. */
const NAMED_ROOM =
  /^\W*([A-Z][A-Z .&\/'-]*?)\W*(?:\s(\d{3,4}[A-Z]?)\b\W*)?\s(?=(?:[A-Z]+\.?\s){0,2}C(?:EI)?L(?:IN)?G\b)/i;
const LONGEST_CALLOUT = 60;
/** `ACT-1, ROOM 101A 11'-0"`: what hangs in a room of plans. */
const OF_NUMBER = /\b(?:ROOM|RM\.?)\s+(\d{3,4}[A-Z]?)\b/i;
const MADE_OF = /\bA\.?C\.?T\b|\bC(?:EI)?L(?:IN)?G\b|\bG(?:YP|WB)\b/i;

/** A room with several heights has several ceilings. */
const onlyOnes = (told: readonly Told[]): Told[] =>
  [...Map.groupBy(told, ({ of }) => of).values()].flatMap((all) =>
    all.every(({ said }) => said === all[0].said) ? all.slice(0, 1) : []
  );

const heightOf = (of: string, heightIn: number, at: Evidence): Told[] =>
  heightIn >= LEAST_IN && heightIn <= MOST_IN
    ? [{
      ...placeOf(at),
      topic: "ceiling height",
      of: `the ceiling of ${of}`,
      values: [heightIn],
      said: formatLength(heightIn),
    }]
    : [];

function drawnHeights({ sheets, notes, dimensions }: PlanSet): Told[] {
  const plans = new Set(
    sheets.filter(({ kind }) => kind === "reflected ceiling plan").map(({ page }) => page),
  );
  const numbers = Map.groupBy(
    notes.filter(({ page, kind, text }) =>
      plans.has(page) && kind !== "title-block" && numberIn(text) !== null
    ),
    ({ page }) => page,
  );
  return dimensions.filter(({ page, sourceText, of }) =>
    plans.has(page) && !of && !/[A-Z]/i.test(sourceText)
  ).flatMap((it) => {
    const labels = (numbers.get(it.page) ?? []).filter((note) =>
      isRightUnder(it, note, UNDER_NUMBER)
    );
    return labels.length === 1 ? heightOf(`room ${numberIn(labels[0].text)!}`, it.valueIn, it) : [];
  });
}

/** Right beside the column of ceilings. */
const HEIGHT_HEAD = /^\W*(?:HEIGHT|HGT|HT)\.?\W*$/i;

/** The height in a column of heights, or beside the material: `ACT AT 9'-0"`. */
function listedHeight(schedule: Schedule, row: ScheduleRow): number | null {
  const height = parseLengthIn(cellOf({ schedule, row }, "ceiling height") ?? "");
  if (height !== null) return height;
  if (CEILING.test(schedule.title ?? "")) {
    return parseLengthIn(cellHeaded({ schedule, row }, /\bHEIGHT|\bH(?:G)?T\b/i) ?? "");
  }
  if (schedule.kind !== "room finish") return null;
  const [beside, ...others] = findLengths(cellHeaded({ schedule, row }, CEILING) ?? "");
  if (beside && others.length === 0) return beside.valueIn;
  const isBesideCeiling = schedule.columns.some(({ header }, at) =>
    CEILING.test(header) && HEIGHT_HEAD.test(schedule.columns[at + 1]?.header ?? "")
  );
  return isBesideCeiling ? parseLengthIn(cellHeaded({ schedule, row }, HEIGHT_HEAD) ?? "") : null;
}

/** Rooms a row is of together: `103-108 EXAMS`. */
function numbersIn(text: string): string[] {
  const [, first, last] = /^\W*(\d{3,4})\s*(?:-|–|THRU|TO)\s*(\d{3,4})\b/i.exec(text) ?? [];
  const count = Number(last) - Number(first) + 1;
  return count > 1 && count <= MOST_ROOMS
    ? Array.from({ length: count }, (_, at) => String(Number(first) + at))
    : [];
}

const MOST_ROOMS = 30;

const listedHeights = ({ schedules }: PlanSet, names: ReadonlySet<string>): Told[] =>
  schedules.filter(({ title }) => !isOfOldWork(title)).flatMap((schedule) =>
    schedule.rows.flatMap((row) => {
      const heightIn = listedHeight(schedule, row);
      const heads = [
        cellOf({ schedule, row }, "mark"),
        cellOf({ schedule, row }, "room"),
        row.cells[0]?.text,
      ]
        .map((text) => text ?? "");
      const type = CEILING.test(schedule.title ?? "") ? TYPE.exec(heads[2])?.[1] : undefined;
      const several = heads.map(numbersIn).find((it) => it.length > 0);
      if (several && heightIn !== null) {
        const at = rowPlace(schedule, row);
        return several.flatMap((number) => heightOf(`room ${number}`, heightIn, at));
      }
      const number = heads.flatMap((text) => numberIn(text) ?? [])[0];
      const name = [...heads, row.cells[1]?.text ?? ""].map(plainName).find((it) => names.has(it));
      const rooms = [
        ...(number ? [`room ${number}`] : []),
        // A room of another number may have the name as well: only callouts without one go by it.
        ...(name ? [number ? `the ${name}` : `room ${name}`] : []),
      ];
      const ids = type ? [`type ${type.toUpperCase()}`] : rooms;
      return heightIn === null
        ? []
        : ids.flatMap((of) => heightOf(of, heightIn, rowPlace(schedule, row)));
    })
  );
