/**
 * Everything read from a set as one JSON value: what other programs, and the bench of real drawings, compare with.
 * Boxes are percent of the page as seen, lengths inches, areas square feet; what is not known is null.
 */
import type {
  Dimension,
  Discipline,
  Door,
  Evidence,
  PlanSet,
  Schedule,
  Sheet,
  SheetKind,
  StatedLength,
} from "../_shared/domain/plan_set.ts";
import type { PercentRect } from "../_shared/geometry.ts";
import type { ReadFile } from "../analysis/read/mod.ts";
import {
  drawnDoors,
  drawnFixtures,
  drawnStairs,
  drawnSymbols,
  drawnWindows,
  measuresOf,
  roomsOf,
} from "./inspect_building.ts";

/** A whole set as `inspect --json` prints it. */
export interface InspectedSet {
  files: { name: string; sha256: string }[];
  pages: InspectedPage[];
}

/** One page of it. */
export interface InspectedPage {
  page: number;
  file: string;
  pageInFile: number;
  widthPt: number;
  heightPt: number;
  readBy: "text" | "ocr" | "mixed" | "none";
  /** Places with lettering that was not read, and why. */
  unread: { box: PercentRect; reason: string }[];
  /** Share of the page's lettering that was not read, 0–1; null where it was not measured. */
  unreadShare: number | null;
  number: string | null;
  title: string | null;
  /** Revision and date of the title block, as printed. */
  revision: string | null;
  date: string | null;
  kind: SheetKind;
  discipline: Discipline;
  scale: string | null;
  /** Direction of north, degrees clockwise from up. */
  north: number | null;
  rooms: InspectedRoom[];
  doors: InspectedDoor[];
  windows: {
    id: string;
    mark: string | null;
    box: PercentRect;
    widthIn: number | null;
    room: string | null;
  }[];
  stairs: {
    id: string;
    name: string | null;
    box: PercentRect;
    widthIn: number | null;
    riserIn: number | null;
    treadIn: number | null;
    flights: number | null;
    direction: "UP" | "DN" | null;
    /** Where it goes on: flights on the plan of the floor above or below. */
    leadsTo: { page: number; stairs: string[]; goes: "up" | "down"; how: "mark" | "place" }[];
  }[];
  fixtures: { type: string; box: PercentRect; room: string | null }[];
  symbols: {
    type: string;
    box: PercentRect;
    room: string | null;
    legend: string | null;
    /** Of ramps, elevators and guards. */
    widthIn: number | null;
    lengthIn: number | null;
  }[];
  dimensions: {
    text: string;
    valueIn: number;
    box: PercentRect;
    orientation: Dimension["orientation"];
    measures: {
      property: string;
      thing: string | null;
      mark: string | null;
      room: string | null;
    } | null;
  }[];
  tables: { title: string | null; headers: string[]; rows: string[][]; box: PercentRect }[];
  notes: { text: string; box: PercentRect; title: string | null }[];
  frames: Record<string, unknown>[];
}

/** A room by its label, or a closed space without one. */
export interface InspectedRoom {
  id: string;
  name: string | null;
  number: string | null;
  areaSqFt: number | null;
  box: PercentRect;
  polygon: [number, number][] | null;
  doors: string[];
  waysOut: number | null;
}

/** A door where it stands on a plan. `between` names rooms by number, else by name, else `outside`. */
export interface InspectedDoor {
  id: string;
  mark: string | null;
  box: PercentRect;
  kind: "single" | "double" | "sliding" | "folding" | "pocket" | "overhead" | "cased" | null;
  widthIn: number | null;
  clearIn: number | null;
  between: [string | null, string | null] | null;
  swingsInto: string | null;
  hinge: "left" | "right" | null;
  how: "drawn" | "scheduled" | "said";
}

/** The set in that shape. */
export function inspectSet(files: readonly ReadFile[], set: PlanSet): InspectedSet {
  return {
    files: files.map(({ name, sha256 }) => ({ name, sha256 })),
    pages: set.sheets.map((sheet) => inspectPage(set, sheet)),
  };
}

function inspectPage(set: PlanSet, sheet: Sheet): InspectedPage {
  const { page, file, pageInFile, widthPt, heightPt, number, title, kind, discipline, reading } =
    sheet;
  const here = <T extends { page: number }>(facts: readonly T[]) =>
    facts.filter((fact) => fact.page === page);
  const roomName = namesOfRooms(set, page);
  const building = set.buildings.find((it) => it.page === page) ?? null;
  const drawn = building ? drawnDoors(building) : [];
  const marked = new Set(drawn.map(({ mark }) => mark));
  return {
    page,
    file,
    pageInFile,
    widthPt,
    heightPt,
    readBy: readByOf(sheet),
    unread: (reading.unread ?? []).map(({ box, reason }) => ({ box: rounded(box), reason })),
    unreadShare: reading.unreadShare ?? (reading.unread ? null : 0),
    number,
    title,
    revision: sheet.revision,
    date: sheet.date,
    kind,
    discipline,
    scale: sheet.scales[0]?.text ?? null,
    north: sheet.northDeg ?? null,
    rooms: roomsOf(here(set.rooms), building, page, rounded),
    doors: [
      ...drawn,
      ...set.doors.flatMap((door) => doorsOn(door, page, roomName))
        .filter(({ mark }) => !marked.has(mark))
        .map((door, index) => ({ id: `d${page}-${index + 1}`, ...door })),
    ],
    windows: [
      ...set.windows.flatMap((window) =>
        here(window.symbols).map((symbol) => ({
          mark: window.mark,
          box: rounded(symbol.box),
          widthIn: window.widthIn,
          room: window.rooms.length === 1 ? roomName(window.rooms[0]) : null,
        }))
      ).map((window, index) => ({ id: `w${page}-${index + 1}`, ...window })),
      ...(building ? drawnWindows(building) : []),
    ],
    stairs: building ? drawnStairs(building) : [],
    fixtures: building ? drawnFixtures(building) : [],
    symbols: building ? drawnSymbols(building) : [],
    dimensions: here<Dimension | StatedLength>([...set.dimensions, ...set.statedLengths ?? []]).map(
      (dimension) => ({
        text: dimension.sourceText,
        valueIn: dimension.valueIn,
        box: rounded(dimension.box),
        orientation: dimension.orientation,
        measures: measuresOf(dimension),
      }),
    ),
    tables: here([...set.schedules, ...set.lists ?? []]).map(tableOf),
    notes: here(set.notes).map((note) => ({
      text: note.text,
      box: rounded(note.box),
      title: note.heading,
    })),
    frames: [],
  };
}

function readByOf({ reading: { state, wordCount }, titleBlock }: Sheet): InspectedPage["readBy"] {
  if (state === "text" || state === "ocr" || state === "mixed") return state;
  if (wordCount === 0) return "none";
  return titleBlock?.readBy === "ocr" ? "ocr" : "text";
}

/** A room's number where it has one; `outside` for open ground. */
function namesOfRooms(set: PlanSet, page: number): (name: string) => string {
  const numbers = new Map(
    set.rooms.filter((room) => room.page === page).map((room) => [room.name, room.number]),
  );
  return (name) => name === "OUTSIDE" ? "outside" : numbers.get(name) ?? name;
}

/** A door once for every symbol of it on the page. */
function doorsOn(
  door: Door,
  page: number,
  roomName: (name: string) => string,
): Omit<InspectedDoor, "id">[] {
  const [a, b] = door.rooms;
  const between: [string, string] | null = a === undefined
    ? null
    : b === undefined
    ? door.isExterior ? [roomName(a), "outside"] : null
    : [roomName(a), roomName(b)];
  return door.symbols.filter((symbol) => symbol.page === page).map((symbol) => ({
    mark: door.mark === "" ? null : door.mark,
    box: rounded(symbol.box),
    kind: door.leaves === 2 ? "double" : door.swingsIntoRoom === null ? null : "single",
    widthIn: door.widthIn,
    clearIn: door.clearWidthIn,
    between,
    swingsInto: door.swingsIntoRoom === null ? null : roomName(door.swingsIntoRoom),
    hinge: null,
    how: door.readBy === "geometry" ? "drawn" : "scheduled",
  }));
}

function tableOf(schedule: Schedule & Evidence): InspectedPage["tables"][number] {
  return {
    title: schedule.title,
    headers: schedule.columns.map((column) => column.header),
    rows: schedule.rows.map((row) => row.cells.map((cell) => cell.text)),
    box: rounded(schedule.box),
  };
}

/** A box with two decimals of a percent: a hundredth of an inch on the largest sheets. */
function rounded({ x, y, width, height }: PercentRect): PercentRect {
  const to = (value: number) => Math.round(value * 100) / 100;
  return { x: to(x), y: to(y), width: to(width), height: to(height) };
}
