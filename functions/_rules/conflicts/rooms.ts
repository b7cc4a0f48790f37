/** Rooms by their numbers: names, printed areas, heights of ceilings and occupants on every sheet. */
import type { Evidence, PlanSet, Room } from "../../_shared/domain/plan_set.ts";
import { formatLength, parseLengthIn } from "../../_shared/units.ts";
import { drawnArea } from "../drawn/counted.ts";
import { toleranceIn } from "../drawn/trusted.ts";
import { placeOf } from "../reading/places.ts";
import { cellOf, rowText } from "../reading/rows.ts";
import type { Told } from "./told.ts";

/** What is told of rooms with a number of their own. */
export function toldOfRooms(plan: PlanSet): Told[] {
  const numbered = plan.rooms.filter(({ number }) => number !== null && /\d{2,}/.test(number));
  return [
    ...namesOf(numbered),
    ...numbered.flatMap(areaOf),
    ...drawnAreas(plan, numbered),
    ...ceilings(plan),
  ];
}

function areaOf(room: Room): Told[] {
  const { number, areaSqft, areaFrom } = room;
  if (areaSqft === null || areaFrom !== "printed") return [];
  const of = `room ${number} area`;
  return [{
    ...placeOf(room),
    topic: "room area",
    of,
    values: [areaSqft],
    said: `${areaSqft} sq ft`,
  }];
}

/** Printed and drawn areas are one within this share; farther apart than that one was measured of something else. */
const AS_PRINTED = 0.02, SAME_ROOM = 0.3;
/** So many rooms, and this share of them, drawn as printed show that areas are printed as they measure: net, and of it. */
const FEWEST_ROOMS = 3, MOST_AS_PRINTED = 0.85;

/** What an inch or two along every wall of a square room come to, square feet. */
function edgeSqft(areaSqft: number, page: number, { buildings }: PlanSet): number {
  const building = buildings.find((it) => it.page === page);
  return building ? 4 * Math.sqrt(areaSqft) * toleranceIn(building) / 12 : 0;
}

/** Areas between the walls of a plan most of whose rooms are drawn as printed, where they are not. */
function drawnAreas(plan: PlanSet, numbered: readonly Room[]): Told[] {
  const drawn = numbered.flatMap((room) => {
    if (room.areaSqft === null || room.areaFrom !== "printed") return [];
    const area = drawnArea(plan, room);
    return area ? [{ room, area, off: Math.abs(area.value / room.areaSqft - 1) }] : [];
  });
  return [...Map.groupBy(drawn, ({ room }) => room.page).values()].flatMap((rooms): Told[] => {
    const same = rooms.filter(({ off }) => off <= AS_PRINTED).length;
    if (rooms.length < FEWEST_ROOMS || same < MOST_AS_PRINTED * rooms.length) return [];
    return rooms.filter(({ off }) => off > AS_PRINTED && off < SAME_ROOM).map((
      { room, area: { value, at } },
    ) => ({
      ...at,
      topic: "room area",
      of: `room ${room.number} area`,
      values: [value],
      said: `${value} sq ft as drawn`,
      within: edgeSqft(value, room.page, plan),
    }));
  });
}

/** Names that mean the same, some of them cut short, count as one: `STOR.` and `STORAGE`. */
function namesOf(rooms: readonly Room[]): Told[] {
  return [...Map.groupBy(rooms, ({ number }) => number).values()].flatMap((all) => {
    const known: Room[] = [];
    return all.filter(({ page }, at) => at === 0 || page !== all[0].page).map((room): Told => {
      const same = known.find((it) => isSameName(it, room)) ?? room;
      known.push(same);
      const of = `room ${room.number} name`;
      return { ...placeOf(room), topic: "room name", of, values: [same.name], said: room.name };
    });
  });
}

function isSameName(a: Room, b: Room): boolean {
  const [first, second] = [a.name, b.name].map(wordsOf);
  const [one, other] = [first.join(""), second.join("")];
  const isFigured = [a, b].some(({ name }) => name.replace(FIGURES, " ") !== name);
  if (one === other || isFigured && [one, other].some((it) => /^(?:ROOM|RM)?$/.test(it))) {
    return true;
  }
  if (a.readBy === "ocr" || b.readBy === "ocr") {
    return one.includes(other) || other.includes(one) ||
      Math.abs(one.length - other.length) <= 2 && one.slice(-3) === other.slice(-3);
  }
  return first.length === second.length &&
    first.every((word, index) => isCutShort(word, second[index]));
}

/** Figures lettered beside a name, `6-0 HALL`, `3 ROOM`. */
const FIGURES = /(?:^|\s)[\d'"\/.-]+(?=\s|$)/g;

/** The words of a room's name; that it is a room goes without saying. */
function wordsOf(name: string): string[] {
  const words: string[] = name.toUpperCase().replace(FIGURES, " ").match(/[A-Z0-9]+/g) ?? [];
  return words.length > 1 && /^(ROOM|RM)$/.test(words.at(-1)!) ? words.slice(0, -1) : words;
}

/** Letters one of two equal words keeps at least when it is cut short. */
const SHORTEST_CUT = 3;

function isCutShort(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short === long || (short === "RM" && long === "ROOM")) return true;
  return short.length >= SHORTEST_CUT && !/\d/.test(long) && long.startsWith(short);
}

/** Inches: no ceiling of a room is lower or higher. */
const LEAST_IN = 72, MOST_IN = 480;
/** A height stands so close under its number, and so far off its middle, per cent of the page. */
const UNDER = 2, OFF = 1;

/**
 * Heights of finish schedules, the bare lengths under the numbers of rooms on reflected ceiling plans, and those lettered
 * in rooms. A room goes by its number, or by its name where no other has it.
 */
function ceilings(plan: PlanSet): Told[] {
  const names = namesOfOne(plan.rooms);
  return [
    ...onlyOnes(drawnHeights(plan)),
    ...onlyOnes(listedHeights(plan, names)),
    ...onlyOnes(letteredHeights(plan, names)),
  ];
}

/** Names that no two rooms of a sheet share. */
function namesOfOne(rooms: readonly Room[]): ReadonlySet<string> {
  const all = Map.groupBy(rooms, ({ name }) => plainName(name));
  return new Set(
    [...all].flatMap(([name, same]) =>
      name.length >= SHORTEST_NAME && new Set(same.map(({ page }) => page)).size === same.length
        ? [name]
        : []
    ),
  );
}

const SHORTEST_NAME = 4;
const plainName = (name: string): string => wordsOf(name).join(" ");

/** `CLG 8'-6" A.F.F.` in a room of a plan. */
const letteredHeights = ({ rooms }: PlanSet, names: ReadonlySet<string>): Told[] =>
  rooms.flatMap((room) => {
    if (room.ceilingHeightIn === null) return [];
    const name = plainName(room.name);
    const at = room.labels.find(({ sourceText }) => /C(?:EI)?L(?:IN)?G/i.test(sourceText)) ?? room;
    return [
      ...(room.number !== null && numberIn(room.number) ? [room.number] : []),
      ...(names.has(name) ? [name] : []),
    ].flatMap((id) => heightOf(id, room.ceilingHeightIn!, at));
  });

/** A room with several heights has several ceilings. */
const onlyOnes = (told: readonly Told[]): Told[] =>
  told.filter(({ of }) => told.filter((it) => it.of === of).length === 1);

const heightOf = (room: string, heightIn: number, at: Evidence): Told[] =>
  heightIn >= LEAST_IN && heightIn <= MOST_IN
    ? [{
      ...placeOf(at),
      topic: "ceiling height",
      of: `the ceiling of room ${room}`,
      values: [heightIn],
      said: formatLength(heightIn),
    }]
    : [];

const numberIn = (text: string): string | null =>
  /^(?:\S.*\s)?#?(\d{3,4}[A-Z]?)$|^(\d{3,4}[A-Z]?)\s+[A-Z]/i.exec(text.trim())?.slice(1)
    .find(Boolean)?.toUpperCase() ?? null;

function drawnHeights({ sheets, notes, dimensions }: PlanSet): Told[] {
  const plans = new Set(
    sheets.filter(({ kind }) => kind === "reflected ceiling plan").map(({ page }) => page),
  );
  const numbers = notes.filter(({ page, kind, text }) =>
    plans.has(page) && kind !== "title-block" && numberIn(text) !== null
  );
  return dimensions.filter(({ page, sourceText, of }) =>
    plans.has(page) && !of && !/[A-Z]/i.test(sourceText)
  ).flatMap((it) => {
    const labels = numbers.filter((note) => note.page === it.page && isUnder(it, note));
    return labels.length === 1 ? heightOf(numberIn(labels[0].text)!, it.valueIn, it) : [];
  });
}

function isUnder({ box }: Evidence, { box: label }: Evidence): boolean {
  const gap = box.y - label.y - label.height;
  const off = box.x + box.width / 2 - label.x - label.width / 2;
  return gap > -label.height / 2 && gap < UNDER && Math.abs(off) < OFF;
}

const listedHeights = ({ schedules }: PlanSet, names: ReadonlySet<string>): Told[] =>
  schedules.flatMap((schedule) =>
    schedule.rows.flatMap((row) => {
      const heightIn = parseLengthIn(cellOf(schedule, row, "ceiling height") ?? "");
      const heads = [
        cellOf(schedule, row, "mark"),
        cellOf(schedule, row, "room"),
        row.cells[0]?.text,
      ]
        .map((text) => text ?? "");
      const room = heads.flatMap((text) => numberIn(text) ?? [])[0] ??
        heads.map(plainName).find((name) => names.has(name));
      const { page, box } = row;
      return room && heightIn !== null
        ? heightOf(room, heightIn, { ...schedule, page, box, sourceText: rowText(row) })
        : [];
    })
  );
