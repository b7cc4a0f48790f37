/** Rooms by their numbers: names, printed and drawn areas on every sheet. */
import type { Evidence, PlanSet, Room, Schedule } from "../../_shared/domain/plan_set.ts";
import { drawnArea } from "../drawn/counted.ts";
import { toleranceIn } from "../drawn/trusted.ts";
import { placeOf } from "../reading/places.ts";
import { cellHeaded, rowPlace } from "../reading/rows.ts";
import { isOfOldWork } from "../reading/standing.ts";
import { newTexts } from "./said.ts";
import type { Told } from "./told.ts";
import { printedNumber } from "../reading/quantities.ts";

/** What is told of rooms with a number of their own. */
export function toldOfRooms(plan: PlanSet): Told[] {
  const old = new Set(plan.sheets.filter((it) => isOfOldWork(it.title)).map(({ page }) => page));
  const numbered = plan.rooms
    .map((room) => ({ ...room, number: room.number ?? numberIn(room.name) }))
    .filter(({ number, page, name }) =>
      number !== null && /\d{2,}/.test(number) && !old.has(page) && !OF_TENANT.test(name)
    );
  return [
    ...namesOf([...numbered, ...listedNames(plan)]),
    ...numbered.flatMap(areaOf),
    ...drawnAreas(plan, numbered),
    ...listedAreas(plan),
    ...letteredAreas(plan),
    ...reckonedAreas(plan),
  ];
}

/** A tenant's number is none of a room. */
const OF_TENANT = /^\W*(?:SUITE|UNIT|TENANT|SPACE|LOT|BLDG|BUILDING)\W*(?:\d|$)/i;

function areaOf(room: Room): Told[] {
  const { number, areaSqft, areaFrom } = room;
  if (areaSqft === null || areaFrom !== "printed") return [];
  const of = `room ${number} area`;
  return [{
    ...placeOf(room),
    topic: "room area",
    of,
    values: [areaSqft],
  }];
}

/** The number of a room in the first cells of a row: `101`, `241 STUDIO`. */
export const numberIn = (text: string): string | null =>
  /^(?:\S.*\s)?#?(\d{3,4}[A-Z]?)$|^(\d{3,4}[A-Z]?)\s+[A-Z]/i.exec(text.trim())?.slice(1)
    .find(Boolean)?.toUpperCase() ?? null;

/** Areas in lists of finishes; those loads are reckoned with are net or gross as their factor is. */
function listedAreas({ schedules }: PlanSet): Told[] {
  const told = (number: string, areaSqft: number, at: Evidence): Told => ({
    ...placeOf(at),
    topic: "room area",
    of: `room ${number} area`,
    values: [areaSqft],
  });
  return schedules.filter(isOfRooms)
    .flatMap((schedule) =>
      schedule.rows.flatMap((row) => {
        const digits = /^\W*(\d{1,3}(?:,\d{3})+|\d+)\W*(?:S\.?F\.?|SQ\.?\s*F(?:EE)?T\.?)?\W*$/i
          .exec(cellHeaded({ schedule, row }, AREA_HEAD) ?? "")?.[1];
        const number = numberIn(row.cells[0]?.text ?? "");
        return number && digits
          ? [told(number, printedNumber(digits), rowPlace(schedule, row))]
          : [];
      })
    );
}

/** Lists of finishes, and any whose rows have a number, a room and no more than its area: no load, no air. */
const isOfRooms = ({ kind, title, columns }: Schedule): boolean =>
  !isOfOldWork(title) && (kind === "room finish" ||
    kind === "other" && NUMBER_HEAD.test(columns[0]?.header ?? "") &&
      NAME_HEAD.test(columns[1]?.header ?? "") &&
      !columns.some(({ header }) => OF_OTHERS.test(header)));
const NUMBER_HEAD = /^\W*(?:(?:ROOM|RM)\.?\s*)?(?:NO|NUMBER|NUM|MARK|#)?\W*$/i;
const OF_OTHERS = /\bOCC|\bLOAD|\bFACTOR|\bC\.?F\.?M\b|\bAIR\b|\bEXH|\bPERSONS\b/i;

/** A name, a number and an area in one label: `RECORDS 108 340 SF`. */
const LETTERED =
  /^\W*[A-Z][A-Z .&\/'-]*\s#?(\d{3,4}[A-Z]?)[\s,:-]+(\d{1,3}(?:,\d{3})+|\d{2,5})\s*(?:S\.?\s?F\b|SQ\.?\s*F(?:EE)?T\b)\W*$/i;

const letteredAreas = (plan: PlanSet): Told[] =>
  newTexts(plan, LETTERED).flatMap((it): Told[] => {
    const [, number, digits] = LETTERED.exec(it.text)!;
    const areaSqft = printedNumber(digits);
    return it.from === "note"
      ? [{
        ...placeOf(it),
        topic: "room area",
        of: `room ${number.toUpperCase()} area`,
        values: [areaSqft],
      }]
      : [];
  });

/** Loads are reckoned with an area within so much of the room's, which its walls may make larger. */
const AS_RECKONED = 0.1;

/** Areas loads are reckoned with, room by room; rows of one table that share a room are its parts. */
function reckonedAreas({ occupantLoads }: PlanSet): Told[] {
  const rows = occupantLoads.flatMap((row) => {
    const number = row.isTotal ? null : numberIn(row.space);
    return number === null || row.areaSqft === null
      ? []
      : [{ row, number, areaSqft: row.areaSqft }];
  });
  const rooms = Map.groupBy(rows, ({ number, row }) => `${number} ${row.page}`);
  return [...rooms.values()].map((parts) => {
    const [{ row, number }] = parts;
    const areas = parts.map(({ areaSqft }) => areaSqft);
    const areaSqft = areas.reduce((total, it) => total + it, 0);
    return {
      ...placeOf(row),
      topic: "room area",
      of: `room ${number} area`,
      values: [areaSqft, ...areas],
      within: AS_RECKONED * areaSqft,
    };
  });
}

/** Of the room as its label gives it, neither net nor of its walls. */
const AREA_HEAD =
  /^\W*(?:(?:ROOM|FLOOR)\s+)?(?:AREA|S\.?F\b|SQ\.?\s*F\w*)\W*(?:S\.?F|SQ\.?\s*F\w*)?\W*$/i;

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

/** A room as a plan or a list calls it. */
type NamedRoom = Evidence & Pick<Room, "name" | "number">;

const NAME_HEAD = /^\W*(?:ROOM|SPACE)?\s*(?:NAME|ROOM|SPACE)\W*$/i;

/** Names of lists of finishes, behind the numbers that begin their rows. */
const listedNames = ({ schedules }: PlanSet): NamedRoom[] =>
  schedules.filter(({ kind, title }) => kind === "room finish" && !isOfOldWork(title)).flatMap((
    schedule,
  ) =>
    schedule.rows.flatMap((row): NamedRoom[] => {
      const [number, name] = row.cells.map(({ text }) => text.trim());
      return /^\d{3,4}[A-Z]?$/.test(number ?? "") && /^[A-Z]{3}/.test(name ?? "") &&
          NAME_HEAD.test(schedule.columns[1]?.header ?? "")
        ? [{ ...rowPlace(schedule, row), name, number }]
        : [];
    })
  );

/** Names that mean the same, some of them cut short, count as one: `STOR.` and `STORAGE`. */
function namesOf(rooms: readonly NamedRoom[]): Told[] {
  return [...Map.groupBy(rooms, ({ number }) => number).values()].flatMap((all) => {
    const known: NamedRoom[] = [];
    return all.filter(({ page }, at) => at === 0 || page !== all[0].page).map((room): Told => {
      const same = known.find((it) => isSameName(it, room)) ?? room;
      known.push(same);
      const of = `room ${room.number} name`;
      return { ...placeOf(room), topic: "room name", of, values: [same.name], said: room.name };
    });
  });
}

function isSameName(a: NamedRoom, b: NamedRoom): boolean {
  const [first, second] = [a.name, b.name].map(wordsOf);
  const [one, other] = [first.join(""), second.join("")];
  const isFigured = [a, b].some(({ name }) => name.replace(FIGURES, " ") !== name);
  if (one === other || isFigured && [one, other].some((it) => /^(?:ROOM|RM)?$/.test(it))) {
    return true;
  }
  // `RM 111` says no more than its number.
  if (one === "RM" || other === "RM") return true;
  if (areInitials(a.name, b.name) || areInitials(b.name, a.name)) return true;
  if (a.readBy === "ocr" || b.readBy === "ocr") {
    return one.includes(other) || other.includes(one) ||
      Math.abs(one.length - other.length) <= 2 && one.slice(-3) === other.slice(-3);
  }
  return isWithin(first, second) || isWithin(second, first);
}

/** `GR` of `GUEST ROOM`. */
const areInitials = (short: string, long: string): boolean => {
  const words = long.toUpperCase().match(/[A-Z]+/g) ?? [];
  return words.length > 1 &&
    short.toUpperCase().replace(/[^A-Z]/g, "") === words.map(([first]) => first).join("");
};

/** Does each word of one stand in the other, in its order? `STOR.` is `DRY STORAGE` as far as can be told. */
function isWithin(words: readonly string[], [...others]: readonly string[]): boolean {
  return words.every((word) => {
    const at = others.findIndex((it) => isCutShort(word, it));
    others.splice(0, at + 1);
    return at >= 0;
  });
}

/** Figures lettered beside a name, `6-0 HALL`, `3 ROOM`. */
const FIGURES = /(?:^|\s)[\d'"\/.-]+(?=\s|$)/g;

/** Words two sheets call one room by. */
const SYNONYMS: readonly [word: string, all: ReadonlySet<string>][] = [
  [
    "TOILET",
    new Set("TOILET TOILETS TLT RESTROOM RESTROOMS RR BATHROOM BATH WC LAV LAVATORY".split(" ")),
  ],
  ["HALL", new Set("HALL HALLWAY CORRIDOR CORR".split(" "))],
  ["JANITOR", new Set("JANITOR JAN JC CUSTODIAN CUSTODIAL".split(" "))],
  ["BREAK", new Set("BREAK LOUNGE".split(" "))],
];

/** The words of a room's name; that it is a room goes without saying. */
export function wordsOf(name: string): string[] {
  const found: string[] = name.toUpperCase().replace(FIGURES, " ").match(/[A-Z0-9]+/g) ?? [];
  const words = found.map((word) => SYNONYMS.find(([, all]) => all.has(word))?.[0] ?? word);
  return words.length > 1 && /^(ROOM|RM)$/.test(words.at(-1)!) ? words.slice(0, -1) : words;
}

/** Letters one of two equal words keeps at least when it is cut short. */
const SHORTEST_CUT = 3;

function isCutShort(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short === long || (short === "RM" && long === "ROOM")) return true;
  return short.length >= SHORTEST_CUT && !/\d/.test(long) &&
    (long.startsWith(short) || isSqueezed(short, long));
}

/** Its consonants alone, in their order, from the first on: `MTG` of `MEETING`, `STRG` of `STORAGE`. */
function isSqueezed(short: string, long: string): boolean {
  if (/[AEIOU]/.test(short.slice(1)) || short[0] !== long[0]) return false;
  let from = 0;
  return [...short].every((letter) => {
    from = long.indexOf(letter, from) + 1;
    return from > 0;
  });
}
