/** One set's model against its truth: what was found, what is right, with what was missed. */
import type {
  Building,
  PlanOpening,
  PlanRoom,
} from "../../../functions/_shared/domain/building.ts";
import { OUTSIDE_ID } from "../../../functions/_shared/domain/building.ts";
import type { Dimension, PlanSet } from "../../../functions/_shared/domain/plan_set.ts";
import { type PercentRect, unionRect } from "../../../functions/_shared/geometry.ts";
import { sameMeaning } from "./meanings.ts";
import { overlapOf } from "./outlines.ts";
import type { Point, TrueCompartment, TrueDimension, TrueDoor, TrueRoom, Truth } from "./truth.ts";

/** Right ones of all. */
export interface Count {
  right: number;
  of: number;
  missed: string[];
}

export type Figures = Map<string, Count>;

/** Outlines that share this much are one room. */
const SAME_ROOM = 0.6;
/** A fixture stands within so many inches of its place. */
const FIXTURE_REACH_IN = 18;

/** Measures one set; every figure counts over what the truth states, "right" ones over what was given. */
export function measureSet(set: PlanSet, truth: Truth): Figures {
  const figures: Figures = new Map();
  const add = (name: string, isRight: boolean, what: string) => {
    const count = figures.get(name) ?? { right: 0, of: 0, missed: [] };
    figures.set(name, count);
    count.of++;
    if (isRight) count.right++;
    else count.missed.push(what);
  };
  for (const sheet of truth.sheets) {
    const building = set.buildings.find(({ page }) => page === sheet.page) ?? null;
    const toInches = inchesOn(sheet, building);
    if (truth.symbols) {
      measureSymbols(truth.symbols.filter(({ page }) => page === sheet.page), building, {
        add,
        toInches,
      });
      continue;
    }
    const of = <T extends { page: number }>(list: readonly T[]) =>
      list.filter(({ page }) => page === sheet.page);
    const rooms = measureRooms(of(truth.rooms), building?.rooms ?? [], add);
    measureDoors(of(truth.doors), building, {
      add,
      toInches,
      rooms,
      compartments: of(truth.compartments ?? []),
    });
    measureStairs(of(truth.stairs), building, add);
    measureFixtures(of(truth.fixtures), building, {
      add,
      toInches,
      appliances: of([...truth.appliances ?? [], ...machinesOf(truth.furniture ?? [])]),
    });
    measureDimensions(of(truth.dimensions), of(set.dimensions), {
      add,
      toInches,
      rooms: of(truth.rooms),
    });
  }
  return figures;
}

type Add = (name: string, isRight: boolean, what: string) => void;

/** Inches of the building between two places of its sheet. */
type Distance = (a: Point, b: Point) => number;

/** Distance of two places in inches of the building; a quarter inch to the foot where no scale was read. */
function inchesOn({ sizeIn }: Truth["sheets"][number], building: Building | null) {
  const perPoint = 12 / (building?.pointsPerFoot ?? 18);
  return (a: Point, b: Point) =>
    Math.hypot((a[0] - b[0]) * sizeIn[0], (a[1] - b[1]) * sizeIn[1]) * 0.72 * perPoint;
}

/** True room of each drawn one. */
function measureRooms(
  truth: readonly TrueRoom[],
  found: readonly PlanRoom[],
  add: Add,
): Map<string, TrueRoom> {
  const owner = new Map<string, TrueRoom>();
  for (const room of truth) {
    const best = found.filter(({ id }) => !owner.has(id))
      .map((it) => ({ it, share: overlapOf(it.polygon, room.polygonPct) }))
      .sort((a, b) => b.share - a.share)[0];
    const what = `p${room.page} ${room.number ?? ""} ${room.name}`;
    const isFound = best !== undefined && best.share >= SAME_ROOM;
    add("rooms found", isFound, `${what} (${best ? best.share.toFixed(2) : "none"})`);
    if (!isFound) continue;
    owner.set(best.it.id, room);
    add("rooms named", sameName(best.it, room), `${what}: ${best.it.number} ${best.it.name}`);
    const off = best.it.areaSqft === null ? 1 : Math.abs(best.it.areaSqft / room.areaSqFt - 1);
    add("area within 2 %", off <= 0.02, `${what}: ${best.it.areaSqft} for ${room.areaSqFt}`);
  }
  const named = found.filter(({ name, number }) => name !== null || number !== null);
  for (const room of named) {
    add("named rooms right", owner.has(room.id), `${room.id} ${room.number} ${room.name}`);
  }
  return owner;
}

const plain = (text: string | null) => (text ?? "").toUpperCase().replace(/[^A-Z0-9]/g, "");

const sameName = (room: PlanRoom, truth: TrueRoom): boolean =>
  truth.number !== null && room.number !== null
    ? plain(room.number) === plain(truth.number)
    : plain(room.name) === plain(truth.name);

function measureDoors(
  truth: readonly TrueDoor[],
  building: Building | null,
  { add, toInches, rooms, compartments }: {
    add: Add;
    toInches: Distance;
    rooms: Map<string, TrueRoom>;
    compartments: readonly TrueCompartment[];
  },
): void {
  const doors = building?.openings.filter(({ kind }) => kind !== "window" && kind !== "cased") ??
    [];
  const nameOf = (id: string | null) => {
    if (id === OUTSIDE_ID) return "outside";
    const room = rooms.get(id ?? "");
    return room?.exterior ? "outside" : room?.number ?? room?.name ?? "?";
  };
  const taken = new Set<PlanOpening>();
  for (const door of truth) {
    const near = doors.filter((it) => !taken.has(it))
      .map((it) => ({ it, off: toInches(middleOf(it), door.centerPct) }))
      .sort((a, b) => a.off - b.off)[0];
    const what = `p${door.page} ${door.mark ?? door.id} ${door.kind} ${door.leafIn}`;
    const isFound = near !== undefined && near.off <= Math.max(14, 0.4 * door.widthIn);
    add("doors found", isFound, what);
    if (!isFound) continue;
    const opening = near.it;
    taken.add(opening);
    const between = opening.between.map(nameOf).sort();
    const joins = [door.from, door.to].map((it) => it ?? "?").sort();
    add(
      "doors: rooms joined",
      between.join() === joins.join(),
      `${what}: ${between} for ${joins}`,
    );
    if (door.swingsInto !== null) {
      const into = nameOf(opening.swingsInto);
      add("doors: swing", into === door.swingsInto, `${what}: ${into} for ${door.swingsInto}`);
    }
    if (door.hingeSide !== null && door.kind === "single") {
      add("doors: hinge", opening.hingeSide === door.hingeSide, `${what}: ${opening.hingeSide}`);
    }
    const isWide = opening.leafIn !== null && Math.abs(opening.leafIn - door.leafIn) <= 1;
    add("doors: leaf within 1 in", isWide, `${what}: ${opening.leafIn}`);
    if (door.mark !== null) {
      add("doors: mark", opening.mark === door.mark, `${what}: ${opening.mark}`);
    }
  }
  // Doors of toilet compartments that the truth keeps apart from those of rooms.
  const ofCompartments = new Set<PlanOpening>();
  for (const { boxPct, doorIn } of compartments) {
    const own = doors.find((it) =>
      !taken.has(it) && !ofCompartments.has(it) && standsAt(it, boxPct, toInches) &&
      it.leafIn !== null && Math.abs(it.leafIn - doorIn) <= COMPARTMENT_DOOR_IN
    );
    if (own) ofCompartments.add(own);
  }
  for (const door of doors) {
    if (ofCompartments.has(door)) continue;
    const [x, y] = middleOf(door);
    add(
      "doors right",
      taken.has(door),
      `${door.id} ${door.kind} at ${x.toFixed(1)} ${y.toFixed(1)}`,
    );
  }
}

/** Doors of compartments stand this close to their fronts, and have the stated width within so much, inches. */
const COMPARTMENT_REACH_IN = 4, COMPARTMENT_DOOR_IN = 3;

/** Whether a door stands in a side of a box. */
function standsAt(
  door: PlanOpening,
  { x, y, width, height }: PercentRect,
  toInches: Distance,
): boolean {
  const [px, py] = middleOf(door);
  const [inX, inY] = [
    Math.min(Math.max(px, x), x + width),
    Math.min(Math.max(py, y), y + height),
  ];
  const onSides: Point[] = [[x, inY], [x + width, inY], [inX, y], [inX, y + height]];
  return onSides.some((it) => toInches([px, py], it) <= COMPARTMENT_REACH_IN);
}

const middleOf = ({ line: [a, b] }: PlanOpening): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** So much of a flight lies in the box of its stair; so much of a stair is its flights', of several and of one alone. */
const IN_STAIR = 0.85, OWN_FLIGHTS = 0.25, SAME_STAIR = 0.35;

/** A stair that turns on a landing is one of the truth and several flights of the model. */
function measureStairs(
  truth: Truth["stairs"],
  building: Building | null,
  add: Add,
): void {
  const found = building?.stairs ?? [];
  const taken = new Set<unknown>();
  // The smallest first: the flight up may lie in the box of the whole stair down.
  const areaOf = ({ boxPct }: Truth["stairs"][number]) => boxPct.width * boxPct.height;
  for (const stair of [...truth].sort((a, b) => areaOf(a) - areaOf(b))) {
    const whole = ring(stair.boxPct);
    const free = found.filter((it) => !taken.has(it));
    const inside = free.filter((it) => shareIn(it.box, stair.boxPct) >= IN_STAIR);
    const best = free.map((it) => ({ it, share: overlapOf(ring(it.box), whole) }))
      .sort((a, b) => b.share - a.share)[0];
    const own = inside.length > 0
      ? overlapOf(ring(unionRect(inside.map((it) => it.box))), whole) >= OWN_FLIGHTS ? inside : []
      : best !== undefined && best.share >= SAME_STAIR
      ? [best.it]
      : [];
    add("stairs found", own.length > 0, `p${stair.page} ${JSON.stringify(stair.boxPct)}`);
    for (const it of own) taken.add(it);
  }
  for (const stair of found) {
    add("stairs right", taken.has(stair), `${stair.id} ${JSON.stringify(stair.box)}`);
  }
}

/** Share of a box that lies in another. */
function shareIn(a: PercentRect, b: PercentRect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height / (a.width * a.height) : 0;
}

const ring = ({ x, y, width, height }: PercentRect): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

function measureFixtures(
  truth: Truth["fixtures"],
  building: Building | null,
  { add, toInches, appliances }: {
    add: Add;
    toInches: Distance;
    appliances: Truth["fixtures"];
  },
): void {
  const found = building?.fixtures ?? [];
  const taken = new Set<unknown>();
  const nearTo = (fixture: Truth["fixtures"][number]) => {
    const type = IN_READERS_WORDS[fixture.type] ?? fixture.type;
    return found.filter((it) => !taken.has(it) && it.type === type)
      .map((it) => ({ it, off: toInches(centreOf(it.box), fixture.centerPct) }))
      .filter(({ off }) => off <= FIXTURE_REACH_IN)
      .sort((a, b) => a.off - b.off).at(0);
  };
  for (const fixture of truth) {
    const near = nearTo(fixture);
    const isFound = near !== undefined;
    const [x, y] = fixture.centerPct;
    add(
      `fixtures: ${fixture.type}`,
      isFound,
      `p${fixture.page} ${x.toFixed(1)} ${y.toFixed(1)}`,
    );
    if (isFound) taken.add(near.it);
  }
  for (const appliance of appliances) {
    const near = nearTo(appliance);
    if (near) taken.add(near.it);
  }
  for (const fixture of found) {
    const { x, y } = fixture.box;
    const what = `${fixture.id} ${fixture.type} at ${x.toFixed(1)} ${y.toFixed(1)}`;
    add("fixtures right", taken.has(fixture), what);
  }
}

/** Kinds of truths that the reader calls otherwise: it knows sinks of one kind. */
const IN_READERS_WORDS: Readonly<Record<string, string>> = {
  "mop sink": "sink",
  "drinking fountain": "fountain",
};

/** Machines a truth lists among its furniture, in the reader's words. */
const MACHINES: Readonly<Record<string, string>> = {
  fridge: "refrigerator",
  range: "range",
  washer: "washer",
  dryer: "dryer",
  wh: "water heater",
};

const machinesOf = (furniture: NonNullable<Truth["furniture"]>): Truth["fixtures"] =>
  furniture.flatMap(({ page, type, boxPct }) =>
    MACHINES[type] ? [{ page, type: MACHINES[type], centerPct: centreOf(boxPct) }] : []
  );

/** A set that states its symbols states nothing else. */
function measureSymbols(
  truth: NonNullable<Truth["symbols"]>,
  building: Building | null,
  { add, toInches }: { add: Add; toInches: Distance },
): void {
  const found = building?.symbols ?? [];
  const taken = new Set<unknown>();
  for (const symbol of truth) {
    const near = found.filter((it) => !taken.has(it) && it.type === symbol.type)
      .map((it) => ({ it, off: toInches(centreOf(it.box), symbol.centerPct) }))
      .sort((a, b) => a.off - b.off)[0];
    const isFound = near !== undefined && near.off <= SYMBOL_REACH_IN;
    const [x, y] = symbol.centerPct;
    const what = `${symbol.type} of ${symbol.room} at ${x.toFixed(1)} ${y.toFixed(1)}`;
    add(`symbols: ${symbol.type}`, isFound, what);
    if (!isFound) continue;
    taken.add(near.it);
    const room = building!.rooms.find(({ id }) => id === near.it.room);
    add("symbols: room", room?.number === symbol.room, `${what}: ${room?.number}`);
  }
  for (const it of found) {
    const { x, y } = it.box;
    add("symbols right", taken.has(it), `${it.type} at ${x.toFixed(1)} ${y.toFixed(1)}`);
  }
}

/** A symbol stands within so many inches of its place. */
const SYMBOL_REACH_IN = 10;

const centreOf = ({ x, y, width, height }: PercentRect): Point => [x + width / 2, y + height / 2];

/** Openings, stairs and fixtures have places of their own: to name no room is silence on it, and nothing wrong. */
const PLACED =
  /\b(?:doors?|windows?|storefront|openings?|stair|stair landing|wc|lavatory|urinal|sink|shower)$/i;
const isNoRoom = ({ thing, door, stair }: TrueDimension["measures"]): boolean =>
  PLACED.test(thing ?? "") || door !== undefined || stair !== undefined;

/** Whether a room goes by that name or number: the one the truth gives, or the other where no other room has it. */
function isRoom(given: string | null, wanted: string, rooms: readonly TrueRoom[]): boolean {
  const goesBy = ({ number, name }: TrueRoom, by: string | null) =>
    plain(number) === plain(by) || plain(name) === plain(by);
  if (plain(given) === plain(wanted)) return true;
  const named = rooms.filter((it) => goesBy(it, given));
  return given !== null && named.length === 1 && goesBy(named[0], wanted);
}

/** Whether a room whose number the plan does not letter is called by its name, and no other of that name lies as near. */
function isLetteredName(
  given: string | null,
  wanted: string,
  { rooms, at }: { rooms: readonly TrueRoom[]; at: Point },
): boolean {
  const own = rooms.find(({ number }) => plain(number) === plain(wanted));
  if (given === null || own?.numberOnPlan !== false || plain(own.name) !== plain(given)) {
    return false;
  }
  const off = ({ polygonPct }: TrueRoom) => distanceTo(boundsOf(polygonPct), at);
  return rooms.every((it) => plain(it.name) !== plain(given) || off(it) >= off(own));
}

/** A figure is as long as a room to so many inches. */
const SAME_LENGTH_IN = 1;

/** Whether a figure that by the truth runs from wall to wall runs between the walls of the very room that is named. */
function isWallsOfRoom(
  { property, room }: TrueDimension["measures"],
  given: NonNullable<Dimension["measures"]>,
  { rooms, at: [x, y], valueIn, toInches }: {
    rooms: readonly TrueRoom[];
    at: Point;
    valueIn: number;
    toInches: Distance;
  },
): boolean {
  if (property !== "wall to wall" || room !== undefined || given.thing !== "room") return false;
  return rooms.some(({ name, number, polygonPct }) => {
    if (![plain(number), plain(name)].includes(plain(given.room))) return false;
    const box = boundsOf(polygonPct);
    const isLevel = given.property === "width";
    const along = isLevel ? toInches([0, 0], [box.width, 0]) : toInches([0, 0], [0, box.height]);
    const isBeside = isLevel ? x > box.x && x < box.x + box.width : y > box.y &&
      y < box.y + box.height;
    return isBeside && Math.abs(along - valueIn) <= SAME_LENGTH_IN;
  });
}

function boundsOf(polygon: readonly Point[]): PercentRect {
  const xs = polygon.map(([x]) => x), ys = polygon.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

const distanceTo = ({ x, y, width, height }: PercentRect, [px, py]: Point): number =>
  Math.hypot(Math.max(x - px, 0, px - x - width), Math.max(y - py, 0, py - y - height));

function measureDimensions(
  truth: readonly TrueDimension[],
  found: readonly Dimension[],
  { add, rooms, toInches }: { add: Add; rooms: readonly TrueRoom[]; toInches: Distance },
): void {
  const taken = new Set<Dimension>();
  for (const dimension of truth) {
    const { boxPct, valueIn, text, page, measures } = dimension;
    const at = centreOf(boxPct);
    const own = found.find((it) => {
      const [x, y] = centreOf(it.box);
      const near = Math.max(boxPct.width, boxPct.height, 1);
      return !taken.has(it) && Math.abs(it.valueIn - valueIn) < 0.51 &&
        Math.abs(x - at[0]) < near && Math.abs(y - at[1]) < near;
    });
    const what = `p${page} ${text} ${measures.property} ${measures.thing ?? ""} ${
      measures.room ?? ""
    }${measures.door ?? ""}`;
    add("dimensions read", own !== undefined, what);
    if (!own) {
      add("dimension meaning right", false, `${what}: not read`);
      continue;
    }
    taken.add(own);
    const given = own.measures ?? null;
    const isRight = given !== null &&
      (sameMeaning(measures, given) &&
          (measures.room === undefined || given.room === null && isNoRoom(measures) ||
            isRoom(given.room, measures.room, rooms) ||
            isLetteredName(given.room, measures.room, { rooms, at })) ||
        isWallsOfRoom(measures, given, { rooms, at, valueIn, toInches }));
    const said = given ? `${given.property} ${given.thing} ${given.room} ${given.mark}` : "silent";
    add("dimension meaning right", isRight, `${what}: ${said}`);
    add("dimension meaning not wrong", given === null || isRight, `${what}: ${said}`);
  }
}
