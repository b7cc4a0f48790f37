/**
 * Elevations given room by room or machine by machine: in tables (`CU-1 | 8.5' | 10.0'` under PAD ELEV. and D.F.E.),
 * and as marks in rooms of a plan (`FL. EL. +8.25' NAVD` under STAFF OFFICE). Feet of the datum the drawings use.
 */
import type { PlanSet, Schedule, ScheduleRow } from "../../_shared/domain/plan_set.ts";
import { findElevations } from "../calculators/flood_elevation.ts";
import { allStatements, isKept, placeOf, type Statement } from "../measure.ts";
import type { Level } from "./_elevation.ts";

/** A level with the room, floor or machine it belongs to. */
export interface NamedLevel extends Level {
  name: string;
  /** The table lists machines, whatever their marks. */
  isMachineList: boolean;
}

/** Rooms people use: their floors are floors the code counts, wherever in the building they lie. */
export const OCCUPIED =
  /\b(LIVING|FAMILY|GREAT ROOM|DEN|STUDY|BED ?ROOMS?|BR ?\d|GUEST ?ROOMS?|KITCHEN|DINING|OFFICES?|SALES|RETAIL|RESTAURANT|BAR|CAFE|CLASS ?ROOMS?|EXAM|TREATMENT|WAITING|RECEPTION|CONFERENCE|MEETING|BREAK ROOM|LAUNDRY|FITNESS|GYM\w*|CLUB ?ROOM|SANCTUARY|DAY ?CARE|TENANT|APARTMENT)\b/i;
/** Rooms full of equipment that water ruins. */
const MACHINE_ROOM =
  /\b(ELEC(TRICAL|T|\.)?|SWITCH ?GEAR|METER|MECH(ANICAL|\.)?|BOILER|GENERATOR|GEN\.?|PUMP|FIRE PUMP|TRANSFORMER|IT|I\.T|IDF|MDF|TELE\w*|ELEV(ATOR|\.)? (MACH\w*|EQUIP\w*|CONTROL)|AHU|EMERGENCY POWER)\b\.? ?(ROOM|RM|CLOSET|EQUIP\w*|VAULT|P-\d|\d|$)/i;
/** Parts that may lie in the flood, floors above, and levels of other things. */
const NO_FLOOR =
  /\b(GARAGE|PARKING|CARPORT|STOR(AGE)?|ENCLOS\w*|PATIO|PORCH|LANAI|POOL|DECK|DOCK|SECOND|2ND|UPPER|THIRD|3RD|EXIST\w*|GRADE|ROAD|CROWN|CURB|BENCH ?MARK|WALLS?|BEAMS?|MEMBERS?|GIRDERS?|PILES?|CEILING|ROOF|VENTS?|OPENINGS?|CRAWL|STAIRS?|ELEV\w*|FINISH(ES)?|MATERIALS?|PLATFORM|STAND)\b/i;
/** Ways in, which may lie in the flood unless people stay in them. */
const WAY_IN = /\b(LOBBY|ENTRY|VESTIBULE|FOYER)\b/i;
const FLOOR = /\b(FLOORS?|FLR\.?|SLAB|F\.?F\.?E?)(?!\w)/i;
/** Uses a floor in the flood may have, said in a column beside its level; a floor over a garage has none of them. */
const MAY_BE_IN_FLOOD =
  /(?<!\b(?:OVER|ABOVE|NO|NOT|BESIDE|NEXT TO)\s(?:THE\s|OPEN\s)?)\b(?:PARKING|GARAGES?|CARPORTS?|STORAGE|ACCESS\s+ONLY|CRAWL|ENCLOSURES?|ENCLOSED|BREAK-?AWAY|UN-?(?:INHABITED|OCCUPIED|FINISHED))\b/i;

/** Does the row say what its floor is for, and nothing of it is a room people use? */
const isForParking = ({ name, sourceText }: NamedLevel): boolean =>
  !OCCUPIED.test(name) && MAY_BE_IN_FLOOD.test(sourceText) && !OCCUPIED.test(sourceText);

/** The lowest of these floors counts: rooms people use, and floors a flood table names. */
export const listedFloors = (plan: PlanSet): NamedLevel[] => [
  ...tableLevels(plan).filter((it) =>
    !it.isMachineList && !NO_FLOOR.test(it.name) && !isForParking(it) &&
    (OCCUPIED.test(it.name) || (FLOOR.test(it.name) && !WAY_IN.test(it.name)))
  ),
  ...markedRooms(plan).filter(({ name }) => OCCUPIED.test(name) && !NO_FLOOR.test(name)),
];

/** Machine rooms whose floor is marked. */
export const machineRoomFloors = (plan: PlanSet): NamedLevel[] =>
  markedRooms(plan).filter(({ name }) => MACHINE_ROOM.test(name));

const DEMAND_HEAD =
  /\b([BD]\.?F\.?E\b|(BASE|DESIGN)\s+FLOOD|FLOOD\s+EL|REQ|MIN\b|CODE\b|FREEBOARD)/i;
const LEVEL_HEAD =
  /\b(EL|ELEV\w*|N[AG]VD\d*|F\.?F\.?E?|FLOOR|SLAB|PAD|PROVIDED|PROPOSED|ACTUAL|SHOWN|VALUE|DATA)\b/i;
const NO_LEVEL_HEAD = /\bEXIST|\bA\.?F\.?F|MOUNT|ABOVE|GRADE|TYPE|FINISH/i;
const OF_FLOOD = /\b(N[AG]VD\d*|FLOOD|[BD]\.?F\.?E)\b/i;
const OF_MACHINES = /\b(EQUIP\w*|MACHIN\w*|MECH\w*|ELEC\w*|HVAC|APPARATUS)\b/i;

/** Heads over nothing but levels; under VALUE may stand how many there are: `BEDROOMS | 3`. */
const OF_LEVELS = /\b(EL|ELEV\w*|N[AG]VD\d*|F\.?F\.?E?|FLOOR|SLAB|PAD)\b/i;

/** The column that heads the elevation in a table that speaks of the flood; -1 in any other table. */
export function levelColumnOf({ title, columns, rows }: Schedule): number {
  const heads = columns.map(({ header }) => header);
  const column = levelColumn(heads);
  const words = [title, ...heads, ...rows.flatMap(firstWords)].join(" | ");
  return column > 0 && OF_FLOOD.test(words) ? column : -1;
}

/** Rows of such tables. */
export const tableLevels = (plan: PlanSet): NamedLevel[] =>
  tableRows(plan).filter(({ name }) => !isDemandRow(name));

/** Base flood elevations in rows of such tables: `ZONE AE, BASE FLOOD | 9.00`. */
export const listedBases = (plan: PlanSet): NamedLevel[] =>
  tableRows(plan).filter(({ name }) => BASE_NAME.test(name));

/** A base flood elevation with its map, zone and datum, and no word of what is built below it or added to it. */
const BASE_NAME =
  /^\W*(?:(?:FEMA|F\.?I\.?R\.?M|FLOOD|EFFECTIVE|ZONE|[AVX]E?\d*|AH|100[\s-]?YEAR|1\s?%|MAP|SITE)\W+)*(?:BASE\s+FLOOD(?:\s+(?:EL\w*|LEVEL))?|B\.?\s?F\.?\s?E)\b(?:\W+(?:B\.?F\.?E|EL\w*|N\.?[AG]\.?V\.?D|88|29|FT|FEET|ZONE|[AV]E?)\b)*\W*$/i;

const tableRows = (plan: PlanSet): NamedLevel[] =>
  plan.schedules.flatMap((schedule) => {
    const column = levelColumnOf(schedule);
    if (column < 0) return [];
    const listed = [schedule.title, schedule.columns[0].header].join(" | ");
    const isMachineList = OF_MACHINES.test(listed);
    return schedule.rows.flatMap((row) => levelOf(schedule, row, column, isMachineList));
  });

const firstWords = (row: ScheduleRow): string[] => row.cells.slice(0, 1).map(({ text }) => text);

/** The column that gives the elevation; of several the one that is built. */
function levelColumn(heads: readonly string[]): number {
  const fits = (head: string, index: number) =>
    index > 0 && LEVEL_HEAD.test(head) && !DEMAND_HEAD.test(head) && !NO_LEVEL_HEAD.test(head);
  const built = heads.findIndex((head, index) =>
    fits(head, index) && /PROVIDED|PROPOSED|ACTUAL|SHOWN/i.test(head)
  );
  return built > 0 ? built : heads.findIndex(fits);
}

function levelOf(
  schedule: Schedule,
  row: ScheduleRow,
  column: number,
  isMachineList: boolean,
): NamedLevel[] {
  const isAsked = (index: number) => DEMAND_HEAD.test(schedule.columns[index]?.header ?? "");
  const name = row.cells.slice(0, column).filter((_, index) => index === 0 || !isAsked(index))
    .map(({ text }) => text.trim()).filter(Boolean).join(" ");
  const ft = elevationIn(row.cells[column]?.text ?? "");
  if (ft === null || !/[A-Z]{2}/i.test(name) || isKept(name)) return [];
  const isCount = /^\s*\d+\s*$/.test(row.cells[column].text) && !FLOOR.test(name) &&
    !OF_LEVELS.test(schedule.columns[column].header);
  if (isCount || !tellsLevels(schedule, row, column)) return [];
  const demands = row.cells.flatMap(({ text }, index) =>
    isAsked(index) ? elevationIn(text) ?? [] : []
  );
  const againstFt = demands.length > 0 ? Math.max(...demands) : undefined;
  const sourceText = row.cells.map((cell) => cell.text.trim()).filter(Boolean).join(" | ");
  const place = { ...placeOf(schedule), page: row.page, box: row.box, sourceText };
  return [{ ...place, ft, name, isMachineList, againstFt }];
}

/** Under a head such as PROVIDED of a table of many matters only rows that speak of levels give one. */
function tellsLevels({ title, columns }: Schedule, { cells }: ScheduleRow, column: number) {
  const heads = [title, ...columns.map(({ header }) => header)].join(" | ");
  if (OF_LEVELS.test(columns[column].header) || OF_FLOOD.test(heads)) return true;
  return cells.some(({ text }) => OF_FLOOD.test(text) || OF_LEVELS.test(text)) ||
    /\bLOWEST\b|\d\.\d/.test(cells[column].text);
}

const isDemandRow = (name: string): boolean =>
  /\b[BD]\.?F\.?E\b|\b(BASE|DESIGN)\s+FLOOD|\bREQ|\bFREEBOARD|\bDEPTH\b/i.test(name);

/** The elevation of a cell that says nothing else, but how it comes about; a bare number needs no mark. */
function elevationIn(text: string): number | null {
  const before = text.replace(/\([^)]*\)/g, " ").trim();
  const cell = /\d/.test(before) ? before : text;
  if (/A\.?\s?F\.?\s?[FG]\b|\bABOVE\b|\bABV\b|\bBELOW\b/i.test(cell)) return null;
  const [marked] = findElevations(cell);
  if (marked) return marked.ft;
  const bare = /^\s*\+?\s*(\d{1,2}(?:\.\d{1,2})?)\s*(?:'|FT\.?|FEET)?\s*$/i.exec(cell)?.[1] ??
    // What stands at a level with its sign: `+10.5 ft platform`.
    /^\s*\+\s*(\d{1,2}\.\d{1,2})\s*(?:'|FT\.?|FEET)\s+[A-Z]/i.exec(cell)?.[1];
  const inches = /^\s*\+?\s*(\d{1,2})'\s*-?\s*(\d{1,2})"\s*$/.exec(cell);
  if (inches) return Number(inches[1]) + Number(inches[2]) / 12;
  return bare === undefined ? null : Number(bare);
}

/** What a mark says beside its figure: words of floors, elevations and datums. */
const MARK_WORDS =
  /\b(FIN(ISH(ED)?)?|FL(OO)?R?|F\.?F\.?E?|SLAB|CONC|TOP|OF|T\.?O\.?|EL(EV(ATION)?)?|N\.?[AG]\.?V\.?D|88|29|FT|FEET|AT|IS|SET)\b\.?/gi;
const FLOOR_MARK = /\b(FL(OO)?R?|F\.?F\.?E?|SLAB|N[AG]VD\d*)\b/i;
const LONGEST_MARK = 40;

/** Marks that give the level of the floor of the room they stand in. */
function markedRooms(plan: PlanSet): NamedLevel[] {
  return allStatements(plan).flatMap((it) => {
    const ft = it.from === "note" && it.room ? markIn(it) : null;
    return ft === null ? [] : [{ ...placeOf(it), ft, name: it.room ?? "", isMachineList: false }];
  });
}

function markIn({ text, drawing }: Statement): number | null {
  if (text.length > LONGEST_MARK || !FLOOR_MARK.test(text)) return null;
  if (/\b(EXIST|DEMO|CEILING|SECTION|ELEVATION)/i.test(drawing ?? "")) return null;
  const found = findElevations(text);
  if (found.length !== 1) return null;
  const rest = text.replace(found[0].raw, " ").replace(MARK_WORDS, " ");
  return /[A-Z]{2}/i.test(rest) ? null : found[0].ft;
}
