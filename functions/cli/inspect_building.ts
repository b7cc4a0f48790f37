/** What the model of the building gives `inspect --json`: outlines of rooms, doors, windows, stairs, fixtures. */
import {
  type Building,
  OUTSIDE_ID,
  type PlanOpening,
  type PlanRoom,
} from "../_shared/domain/building.ts";
import type { Dimension, Room } from "../_shared/domain/plan_set.ts";
import type { PercentRect } from "../_shared/geometry.ts";
import type { InspectedDoor, InspectedPage, InspectedRoom } from "./inspect_json.ts";

/** Number of a space, else its name; `outside` for open ground, null for a space without either. */
export function spaceName(building: Building, id: string | null): string | null {
  if (id === null || id === OUTSIDE_ID) return id;
  const room = building.rooms.find((it) => it.id === id);
  return room?.number ?? room?.name ?? null;
}

/** Doors and passages between two spaces, as drawn. */
export function drawnDoors(building: Building): InspectedDoor[] {
  return building.openings.filter(isDoor).map((opening) => ({
    id: opening.id,
    mark: opening.mark,
    box: opening.box,
    kind: opening.kind === "window" ? null : opening.kind,
    widthIn: opening.widthIn,
    clearIn: null,
    between: [
      spaceName(building, opening.between[0]),
      spaceName(building, opening.between[1]),
    ],
    swingsInto: spaceName(building, opening.swingsInto),
    hinge: opening.hingeSide,
    how: "drawn",
  }));
}

/** A passage counts where it leads from one space to another. */
function isDoor({ kind, between: [a, b] }: PlanOpening): boolean {
  if (kind === "window") return false;
  return kind !== "cased" || (a !== null && b !== null && a !== b);
}

/** Windows by their places. */
export function drawnWindows(building: Building): InspectedPage["windows"] {
  return building.openings.filter(({ kind }) => kind === "window").map((opening) => ({
    id: opening.id,
    mark: null,
    box: opening.box,
    widthIn: opening.widthIn,
    room: opening.between.map((id) => spaceName(building, id))
      .find((it) => it !== null && it !== OUTSIDE_ID) ?? null,
  }));
}

/** Labelled rooms with their outlines, then spaces nobody named. */
export function roomsOf(
  labels: readonly Room[],
  building: Building | null,
  page: number,
  rounded: (box: PercentRect) => PercentRect,
): InspectedRoom[] {
  const free = new Set(building?.rooms ?? []);
  const named = labels.map((room, index): InspectedRoom => {
    const drawn = [...free].find((it) => isOf(it, room)) ?? onlyOf([...free], room, labels);
    if (drawn) free.delete(drawn);
    return {
      id: drawn?.id ?? `r${page}-${index + 1}`,
      name: room.name,
      number: room.number ?? drawn?.number ?? null,
      areaSqFt: room.areaSqft ?? drawn?.areaSqft ?? null,
      box: rounded(room.box),
      polygon: drawn?.polygon ?? null,
      ...(building && drawn ? waysOf(building, drawn.id) : { doors: [], waysOut: null }),
    };
  });
  const others = [...free].map((room): InspectedRoom => ({
    id: room.id,
    name: room.name,
    number: room.number,
    areaSqFt: room.areaSqft,
    box: rounded(room.box),
    polygon: room.polygon,
    ...waysOf(building!, room.id),
  }));
  return [...named, ...others];
}

/** The label's words, and its place inside the outline. */
function isOf(drawn: PlanRoom, { name, number, box }: Room): boolean {
  if (drawn.name !== name || (number !== null && drawn.number !== number)) return false;
  const x = box.x + box.width / 2, y = box.y + box.height / 2;
  const { box: outer } = drawn;
  return x >= outer.x && y >= outer.y && x <= outer.x + outer.width && y <= outer.y + outer.height;
}

/** The only space of that name, where its label stands beside it. */
function onlyOf(free: readonly PlanRoom[], room: Room, labels: readonly Room[]): PlanRoom | null {
  const isSame = (it: { name: string | null; number: string | null }) =>
    it.name === room.name && it.number === room.number;
  const own = free.filter(isSame);
  return own.length === 1 && labels.filter(isSame).length === 1 ? own[0] : null;
}

/** Doors of a space, and how many of its openings lead out of it. */
function waysOf(building: Building, id: string): { doors: string[]; waysOut: number } {
  const own = building.openings.filter((it) => isDoor(it) && it.between.includes(id));
  return {
    doors: own.map((it) => it.id),
    waysOut: own.filter(({ between: [a, b] }) => a !== b).length,
  };
}

/** Stairs, one entry per flight. */
export const drawnStairs = (building: Building): InspectedPage["stairs"] =>
  building.stairs.map((stair) => ({
    id: stair.id,
    name: spaceName(building, stair.room),
    box: stair.box,
    widthIn: stair.widthIn,
    riserIn: null,
    treadIn: stair.treadIn,
    flights: 1,
    direction: stair.direction,
    leadsTo: (building.stairways ?? []).filter(({ flights }) => flights.includes(stair.id))
      .map(({ to, goes, how }) => ({ page: to.page, stairs: to.flights, goes, how })),
  }));

/** Fixtures with the room they stand in. */
export const drawnFixtures = (building: Building): InspectedPage["fixtures"] =>
  building.fixtures.map(({ type, box, room }) => ({ type, box, room: spaceName(building, room) }));

/** Symbols with the room they stand in. */
export const drawnSymbols = (building: Building): InspectedPage["symbols"] =>
  building.symbols.map(({ type, box, room, legend, size }) => ({
    type,
    box,
    room: spaceName(building, room),
    legend,
    widthIn: size?.widthIn ?? null,
    lengthIn: size?.lengthIn ?? null,
  }));

/** What a dimension measures. */
export const measuresOf = (
  { measures }: Pick<Dimension, "measures">,
): InspectedPage["dimensions"][number]["measures"] => measures ?? null;
