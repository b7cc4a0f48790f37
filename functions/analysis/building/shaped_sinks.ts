/** Sinks by their outlines: basins with drain or tap, in their rim, counter or corner. */
import { centre, contains, overlaps, type PointRect, unionRect } from "../../_shared/geometry.ts";
import type { Shape } from "./drawn_shapes.ts";
import { hasSinks, isForCleaning, UNNAMED } from "./fixture_shapes.ts";
import {
  AT_WALL_IN,
  hasFrontOrSign,
  hasSign,
  IN_COUNTER_IN,
  isBasket,
  isBetween,
  isFrontCut,
  standOf,
} from "./shape_marks.ts";
import { type ShapeSite, type Side, SIDES } from "./shape_site.ts";

/** Sizes of rims of sinks, and of their basins. */
const SINK_RIM_IN = [[11, 84], [10, 31]] as const, SINK_BASIN_IN = [[8, 30], [6.5, 24]] as const;
/** Shares of a rim that its basins fill, long and short. */
const RIM_FILLED = [0.35, 0.5] as const;
/** Basins of one sink lie so close to each other, inches. */
const BESIDE_IN = 9;
/** Sides of sinks on the floor, inches. */
const MOP_IN = [19.5, 38] as const, MOP_BASIN_IN = [[8, 38], [6.5, 30]] as const;
/** A sink on the floor of a room for cleaning is so many times as long as wide at most, and others. */
const MOP_OBLONG = [1.7, 1.2] as const;

/** Sinks: basins with their drain or tap, alone or side by side, with the rim around them. */
export function sinksAmong(
  site: ShapeSite,
  roomOf: (box: PointRect) => string | null,
): PointRect[] {
  const basins = site.shapes.filter((it) => {
    const [long, short] = site.sizeOf(it.box);
    const room = roomOf(it.box);
    const [longs, shorts] = isForCleaning(room) ? MOP_BASIN_IN : SINK_BASIN_IN;
    return room !== null && it.fill > 0.6 && isBetween(long, longs) && isBetween(short, shorts);
  });
  const rims = site.shapes.filter((it) => {
    const [long, short] = site.sizeOf(it.box);
    return it.fill > 0.85 && isBetween(long, SINK_RIM_IN[0]) && isBetween(short, SINK_RIM_IN[1]) &&
      roomOf(it.box) !== null;
  });
  const cooktops = rims.filter((rim) => isCooktop(site.inside(rim))).map(({ box }) => box);
  const sinks: PointRect[] = [], bare: PointRect[] = [];
  const groups: { box: PointRect; basins: Shape[]; hasRim: boolean }[] = [];
  const isBasin = new Set(basins);
  for (const rim of rims) {
    const own = site.near(rim.box).filter((it) =>
      isBasin.has(it) &&
      it !== rim && contains(rim.box, it.box, 0.3 * site.inch) &&
      it.box.width * it.box.height < 0.93 * rim.box.width * rim.box.height
    );
    if (own.length > 0 && isFilledBy(rim, own, site)) {
      groups.push({ box: rim.box, basins: own, hasRim: true });
    }
  }
  for (const it of basins) groups.push({ box: it.box, basins: [it], hasRim: false });
  // The largest rim that is no counter first.
  groups.sort((a, b) => b.box.width * b.box.height - a.box.width * a.box.height);
  for (const group of groups) {
    if ([...sinks, ...bare, ...cooktops].some((it) => overlaps(it, group.box))) continue;
    if (isSink(group, roomOf(group.box)!, site)) (group.hasRim ? sinks : bare).push(group.box);
  }
  return [...sinks, ...joinedInRows(bare, site)];
}

/** Whether basins fill so much of an outline that it is their rim and no counter. */
function isFilledBy(rim: Shape, basins: readonly Shape[], site: ShapeSite): boolean {
  const [rimLong, rimShort] = site.sizeOf(rim.box);
  const [long, short] = site.sizeOf(unionRect(basins.map(({ box }) => box)));
  return long >= RIM_FILLED[0] * rimLong && short >= RIM_FILLED[1] * rimShort;
}

/** Four burners or more, as large as each other. */
function isCooktop(parts: readonly Shape[]): boolean {
  const round = parts.filter(({ fill, box }) =>
    fill > 0.7 && fill < 0.83 && Math.abs(box.width - box.height) < 0.05 * box.width
  );
  const alike = Map.groupBy(round, ({ box }) => Math.round(box.width));
  return [...alike.values()].some(({ length }) => length >= 4);
}

/** Single basins side by side in one counter are one sink. */
function joinedInRows(boxes: readonly PointRect[], { inch, place }: ShapeSite): PointRect[] {
  const rows: PointRect[] = [];
  const isBeside = (a: PointRect, b: PointRect) => {
    const isSame = (p: number, q: number) => Math.abs(p - q) < inch;
    const inRow = isSame(a.y, b.y) && isSame(a.height, b.height) &&
        Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width) < BESIDE_IN * inch ||
      isSame(a.x, b.x) && isSame(a.width, b.width) &&
        Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height) < BESIDE_IN * inch;
    const { x, y } = centre(unionRect([a, b]));
    return inRow && !place.isWall(x, y);
  };
  for (const box of boxes) {
    const index = rows.findIndex((row) => isBeside(row, box));
    if (index === -1) rows.push(box);
    else rows[index] = unionRect([rows[index], box]);
  }
  return rows;
}

/** Whether basins are those of a sink: signed in a counter, or at a wall where rooms have sinks. */
function isSink(
  { box, basins, hasRim }: { box: PointRect; basins: readonly Shape[]; hasRim: boolean },
  room: string,
  site: ShapeSite,
): boolean {
  const drained = basins.filter((it) => hasDrain(it, site));
  const shape = basins[0];
  const gaps = SIDES.flatMap((side) => site.gapAt(box, side) ?? []);
  const gap = Math.min(...gaps, Infinity);
  const isCountered = site.place.isInCounter?.(box) === true ||
    site.place.isInCounter?.(box, true) === true ||
    isOverLongBox(box, site);
  const ofSinks = hasSinks(room);
  if (drained.length > 0 && (isCountered || ofSinks && hasRim && gap <= IN_COUNTER_IN)) return true;
  if (basins.length >= 2 && hasRim && isCountered && inOneRow(basins, site)) return true;
  const [first, second] = site.sizeOf(box);
  const corner = SIDES.some((side) =>
    [side, (side + 1) % 4 as Side].every((it) => (site.gapAt(box, it) ?? Infinity) <= AT_WALL_IN)
  );
  const isMop = corner && first < MOP_IN[1] && second > MOP_IN[0] &&
    first < MOP_OBLONG[isForCleaning(room) ? 0 : 1] * second;
  if (isMop && hasRim && isForCleaning(room)) return true;
  if ((ofSinks || room === UNNAMED) && drained.length > 0) {
    // A floor sink in a corner, or a basin with drain and tap.
    if (isMop) return true;
    if (hasRim && gap <= AT_WALL_IN + 1 && site.marksAt(box).length > 1) return true;
  }
  if (!ofSinks && room !== UNNAMED || !hasRim || gap > AT_WALL_IN) return false;
  const [long, short] = site.sizeOf(box);
  if (!isBetween(long, [11, 22]) || !isBetween(short, [10, 19])) return false;
  const rim: Shape = site.shapes.find((it) => it.box === box) ?? shape;
  const stand = standOf(rim, site, AT_WALL_IN);
  if (stand === null || isBasket(rim, site)) return false;
  return ofSinks
    ? hasFrontOrSign(rim, stand, site)
    : stand.gapIn <= 1 && isFrontCut(rim, stand, site) && hasSign(rim, site);
}

/** Whether basins have one depth and lie beside each other. */
function inOneRow(basins: readonly Shape[], { inch }: ShapeSite): boolean {
  const outer = basins.filter((it) =>
    !basins.some((other) => other !== it && contains(other.box, it.box, 0.1 * inch))
  );
  if (outer.length < 2) return false;
  const [first, ...others] = outer.map(({ box }) => box);
  return others.every((it) =>
    Math.abs(it.y - first.y) < inch && Math.abs(it.height - first.height) < inch ||
    Math.abs(it.x - first.x) < inch && Math.abs(it.width - first.width) < inch
  );
}

/** A drain: something round or crossed, or as deep as wide, well inside a basin. */
function hasDrain({ box }: Shape, site: ShapeSite): boolean {
  return site.marksAt(box).some((mark) => {
    const [long, short] = site.sizeOf(mark);
    const at = centre(mark);
    return long < 7 && short > 0.6 && long < 1.4 * short &&
      Math.abs(at.x - box.x - box.width / 2) < 0.3 * box.width &&
      Math.abs(at.y - box.y - box.height / 2) < 0.3 * box.height;
  });
}

/** Whether a box lies in an island or a counter drawn as a box. */
function isOverLongBox(box: PointRect, site: ShapeSite): boolean {
  return site.near(box).some((it) => {
    const [long, short] = site.sizeOf(it.box);
    return it.fill > 0.9 && long >= 36 && isBetween(short, [17, 50]) &&
      contains(it.box, box, 0.5 * site.inch) &&
      long > 1.25 * site.sizeOf(box)[0];
  });
}
