/** Sinks by their plain basins: boxes in a rim, alone or side by side, with the tap and the drains drawn in them. */
import { contains, type PointRect, unionRect } from "../../_shared/geometry.ts";
import type { Segment } from "../../_shared/domain/page_reading.ts";
import { type Block, blockOf } from "./blocks.ts";
import { hasDrainingBoard } from "./draining_boards.ts";
import type { FixturePlace } from "./fixture_shapes.ts";
import { hasSinkSign } from "./sink_signs.ts";

/** Sizes of rims of sinks, and how deep those with several basins are at most, inches. */
const MIN_RIM_IN = 15, MAX_RIM_IN = 48, MAX_DEEP_IN = 27;
/** What of a rim lies beside its basins, inches. */
const MIN_BESIDE_IN = 0.7, MAX_BESIDE_IN = 7.5;
/** Sizes of a basin, alone and beside another, inches, and how many lie in one rim at most. */
const ALONE_IN = [[12, 42], [10, 22]] as const, BESIDE_IN = [[9, 26], [8, 22]] as const, MOST = 3;
/** Basins of one rim are as deep, inches. */
const AS_DEEP_IN = 0.6;
/** So many strokes may lie about in a rim without saying what they draw. */
const FEW = 4;

/** What a block stands among. */
interface Around {
  blocks: readonly Block[];
  place: FixturePlace;
}

/** Plain basins inside a plain rim, or one with its draining board, in a room with sinks; the rim may want the side at the wall. */
export function isPlainSink(block: Block, { blocks, place }: Around): boolean {
  const inch = place.pointsPerFoot / 12;
  if (hasDrainingBoard(block, inch)) return true;
  const basins = basinsIn(block, inch);
  if (basins.length > 0) return isClear(block, basins, place);
  if (isBareBasin(block, place)) return true;
  return isBasin(block) &&
    blocks.some((rim) => rim !== block && isRim(rim) && isInRim(block.box, rim.box, inch));
}

/** A basin without a rim, in a counter: a plain box with a drain or a tap in it and nothing else. */
function isBareBasin(block: Block, place: FixturePlace): boolean {
  const inch = place.pointsPerFoot / 12;
  const { box, longIn, shortIn, sides } = withoutTap(block, inch);
  return sides.every((it) => it > 0.95) && isBetween(longIn, ALONE_IN[0]) &&
    isBetween(shortIn, ALONE_IN[1]) &&
    hasSign(block.strokes, [box], place) && place.isInCounter?.(box) === true;
}

/** Longest tap, inches. */
const TAP_IN = 10;

/** A block without the one line that sticks out of it. */
function withoutTap(block: Block, inch: number): Block {
  const { strokes } = block;
  const { x, y, width, height } = block.box;
  const reach = (left: number, top: number, right: number, bottom: number) =>
    Math.min(left - x, top - y, x + width - right, y + height - bottom) < 0.05 * inch;
  const out = strokes.filter((it) => {
    const b = boxOf(it);
    return Math.min(b.width, b.height) < 0.1 && Math.max(b.width, b.height) < TAP_IN * inch &&
      reach(b.x, b.y, b.x + b.width, b.y + b.height);
  });
  for (const tap of out) {
    const rest = blockOf(strokes.filter((it) => it !== tap), inch);
    const isOut = rest.box.width < width - inch / 2 || rest.box.height < height - inch / 2;
    if (isOut && rest.sides.every((it) => it > 0.95)) return rest;
  }
  return block;
}

/** Sizes of lavatories with plain basins, and of those, inches. */
const LAVATORY_IN = [[12, 30], [11, 24]] as const, BASIN_IN = [[9, 22], [7, 17]] as const;

/** A plain box with a tap or a drain in it: in a counter, or as the basin of a lavatory at its wall. */
export function isPlainLavatory(block: Block, { place }: Around): boolean {
  if (isBareBasin(block, place)) return true;
  const inch = place.pointsPerFoot / 12;
  const { longIn, shortIn, sides, box, strokes } = block;
  if (!isBetween(longIn, LAVATORY_IN[0]) || !isBetween(shortIn, LAVATORY_IN[1])) return false;
  if (sides.filter((it) => it > 0.95).length < 3) return false;
  return boxesIn(block, inch).some((basin) =>
    isBetween(Math.max(basin.width, basin.height) / inch, BASIN_IN[0]) &&
    isBetween(Math.min(basin.width, basin.height) / inch, BASIN_IN[1]) &&
    isInRim(basin, box, inch) && hasSign(strokes, [basin], place)
  );
}

/** Whether plain basins lie in a block, and a tap or a drain in them. */
export function isTappedSink(block: Block, place: FixturePlace): boolean {
  const basins = basinsIn(block, place.pointsPerFoot / 12);
  return basins.length > 0 && hasSign(block.strokes, basins, place);
}

/** The ledge for the tap is so much deeper than the rim before the basin, inches, and the wall stands so close to it. */
const LEDGE_IN = 0.7, AT_WALL_IN = 3, SAME_RIM_IN = 0.5;

/** A plain basin in a plain rim at a wall, with its ledge towards the wall: a sink in any room. */
export function hasTapLedge(block: Block, { blocks, place }: Around): boolean {
  const { isWall, pointsPerFoot } = place;
  const inch = pointsPerFoot / 12;
  const own = basinsIn(block, inch);
  const basin = own.length > 0
    ? isClear(block, own, place) ? unionRect(own) : undefined
    : blocks.find((it) =>
      it !== block && isRim(block) && isBasin(it) && isInRim(it.box, block.box, inch)
    )?.box;
  if (!basin) return false;
  const { x, y, width, height } = block.box;
  const [left, top, right, bottom] = besideOf(basin, block.box).map((it) => it / inch);
  const [cx, cy] = [x + width / 2, y + height / 2];
  const hasWall = (px: number, py: number, dx: number, dy: number) =>
    [0.5, 1, 2, AT_WALL_IN].some((step) => isWall(px + dx * step * inch, py + dy * step * inch));
  return [
    { back: left, front: right, ends: [top, bottom], isAtWall: hasWall(x, cy, -1, 0) },
    { back: right, front: left, ends: [top, bottom], isAtWall: hasWall(x + width, cy, 1, 0) },
    { back: top, front: bottom, ends: [left, right], isAtWall: hasWall(cx, y, 0, -1) },
    { back: bottom, front: top, ends: [left, right], isAtWall: hasWall(cx, y + height, 0, 1) },
  ].some(({ back, front, ends: [one, other], isAtWall }) =>
    isAtWall && back - front >= LEDGE_IN && Math.abs(one - other) <= SAME_RIM_IN
  );
}

/** Largest side of a sink on the floor, inches, how much longer than wide it is, and how even its rim. */
const SERVICE_IN = 30, SQUARE = 1.25, EVEN_IN = 0.8;

/** A square basin with its drain, in an even rim at a wall: a sink for mops in any room. */
export function isServiceSink(block: Block, { place }: Around): boolean {
  const { isWall, drains = [], pointsPerFoot } = place;
  const inch = pointsPerFoot / 12;
  const { box, longIn, shortIn } = block;
  if (longIn > SERVICE_IN || longIn > SQUARE * shortIn) return false;
  const [basin, ...others] = basinsIn(block, inch);
  if (!basin || others.length > 0) return false;
  const beside = besideOf(basin, box).map((it) => it / inch);
  if (Math.max(...beside) - Math.min(...beside) > EVEN_IN) return false;
  if (!hasSinkSign(basin, { strokes: [], drains, inch })) return false;
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const off = AT_WALL_IN * inch;
  return isWall(box.x - off, cy) || isWall(box.x + box.width + off, cy) ||
    isWall(cx, box.y - off) || isWall(cx, box.y + box.height + off);
}

/** Sizes of a sink on the floor of a corner, inches. */
const CORNER_SINK_IN = [18, 34] as const;

/** A basin whose front cuts off its corner, an outline inside it and its drain: a sink on the floor of a corner. */
export function isCornerSink(block: Block, { place }: Around): boolean {
  const { drains = [], pointsPerFoot } = place;
  const inch = pointsPerFoot / 12;
  const { longIn, shortIn, strokes, box } = block;
  if (!isBetween(shortIn, CORNER_SINK_IN) || !isBetween(longIn, CORNER_SINK_IN)) return false;
  const fronts = strokes.filter(({ x1, y1, x2, y2 }) => {
    const [dx, dy] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
    return Math.min(dx, dy) > 0.5 * Math.max(dx, dy) && Math.hypot(dx, dy) > LEAST_SIDE_IN * inch;
  });
  return fronts.length === 2 && hasSinkSign(box, { strokes: [], drains, inch });
}

const isRim = ({ longIn, shortIn, sides }: Block): boolean =>
  shortIn >= MIN_RIM_IN && longIn <= MAX_RIM_IN && sides.filter((it) => it > 0.95).length >= 3;

const isBasin = ({ longIn, shortIn, sides, strokes }: Block): boolean =>
  strokes.length <= 8 && sides.every((it) => it > 0.95) &&
  isBetween(longIn, ALONE_IN[0]) && isBetween(shortIn, ALONE_IN[1]);

/** What of a rim lies left, over, right and under its basin. */
const besideOf = (b: PointRect, a: PointRect): [number, number, number, number] => [
  b.x - a.x,
  b.y - a.y,
  a.x + a.width - b.x - b.width,
  a.y + a.height - b.y - b.height,
];

const isInRim = (basin: PointRect, rim: PointRect, inch: number): boolean =>
  besideOf(basin, rim).every((it) => isBetween(it / inch, [MIN_BESIDE_IN, MAX_BESIDE_IN]));

/** The basins of a rim: one, or several as deep as each other that fill it; none where it is no rim. */
function basinsIn(block: Block, inch: number): PointRect[] {
  if (!isRim(block)) return [];
  const all = boxesIn(block, inch);
  // The floor of a basin is drawn inside its edge.
  const basins = all.filter((it) => !all.some((other) => other !== it && contains(other, it, 0)));
  if (basins.length === 0 || basins.length > MOST) return [];
  if (!isInRim(unionRect(basins), block.box, inch)) return [];
  const isSized = (
    { width, height }: PointRect,
    [long, short]: typeof ALONE_IN | typeof BESIDE_IN,
  ) =>
    isBetween(Math.max(width, height) / inch, long) &&
    isBetween(Math.min(width, height) / inch, short);
  if (basins.length === 1) return isSized(basins[0], ALONE_IN) ? basins : [];
  if (block.shortIn > MAX_DEEP_IN || !basins.every((it) => isSized(it, BESIDE_IN))) return [];
  const isLevel = block.box.width > block.box.height;
  const [first, ...others] = basins.map(({ x, y, width, height }) =>
    isLevel ? [y, y + height] : [x, x + width]
  );
  const isRow = others.every((it) =>
    it.every((at, end) => Math.abs(at - first[end]) < AS_DEEP_IN * inch)
  );
  return isRow ? basins : [];
}

/** More lines of one direction are a pattern. */
const MOST_LINES = 24;
/** Ends of the sides of a box meet this closely, inches. */
const MEET_IN = 0.4;
/** Shorter lines are no sides of basins, inches. */
const LEAST_SIDE_IN = 7;

/** Boxes drawn inside the rim of a block, by their four sides. */
function boxesIn({ box, strokes }: Block, inch: number): PointRect[] {
  const meets = (a: number, b: number) => Math.abs(a - b) < MEET_IN * inch;
  const least = LEAST_SIDE_IN * inch, inset = MIN_BESIDE_IN * inch;
  const level: { at: number; from: number; to: number }[] = [], upright: typeof level = [];
  for (const { x1, y1, x2, y2 } of strokes) {
    const line = Math.abs(y2 - y1) < 0.1
      ? { at: y1, from: Math.min(x1, x2), to: Math.max(x1, x2) }
      : { at: x1, from: Math.min(y1, y2), to: Math.max(y1, y2) };
    const isLevel = Math.abs(y2 - y1) < 0.1;
    if (!isLevel && Math.abs(x2 - x1) >= 0.1 || line.to - line.from < least) continue;
    const [low, high] = isLevel ? [box.y, box.y + box.height] : [box.x, box.x + box.width];
    if (line.at > low + inset && line.at < high - inset) (isLevel ? level : upright).push(line);
  }
  if (Math.max(level.length, upright.length) > MOST_LINES) return [];
  return level.flatMap((top) =>
    level.flatMap((bottom): PointRect[] => {
      const height = bottom.at - top.at;
      if (height < least || !meets(top.from, bottom.from) || !meets(top.to, bottom.to)) return [];
      const isSide = (at: number) =>
        upright.some((it) => meets(it.at, at) && meets(it.from, top.at) && meets(it.to, bottom.at));
      if (!isSide(top.from) || !isSide(top.to)) return [];
      return [{ x: top.from, y: top.at, width: top.to - top.from, height }];
    })
  );
}

/** Whether nothing but a tap and drains lies among the basins of a rim: what runs from them to the rim is the frame of a table. */
function isClear(
  { box, strokes }: Block,
  basins: readonly PointRect[],
  place: FixturePlace,
): boolean {
  const slack = MEET_IN * place.pointsPerFoot / 12;
  const isAlong = (stroke: Segment, rect: PointRect) => {
    const { x, y, width, height } = rect;
    const isOn = (a: number, b: number, at: number) =>
      Math.abs(a - at) < slack && Math.abs(b - at) < slack;
    const { x1, y1, x2, y2 } = stroke;
    return contains(rect, boxOf(stroke), slack) &&
      (isOn(x1, x2, x) || isOn(x1, x2, x + width) || isOn(y1, y2, y) || isOn(y1, y2, y + height));
  };
  const others = strokes.filter((it) => ![box, ...basins].some((rect) => isAlong(it, rect)));
  const isIn = others.every((it) => contains(unionRect(basins), boxOf(it), slack));
  return isIn && others.length <= FEW || hasSign(others, basins, place);
}

const boxOf = ({ x1, y1, x2, y2 }: Segment): PointRect => ({
  x: Math.min(x1, x2),
  y: Math.min(y1, y2),
  width: Math.abs(x2 - x1),
  height: Math.abs(y2 - y1),
});

/** Whether a tap or a drain is drawn in one of the basins, or between them. */
function hasSign(
  strokes: readonly Segment[],
  basins: readonly PointRect[],
  { drains = [], pointsPerFoot }: FixturePlace,
): boolean {
  const signs = { strokes, drains, inch: pointsPerFoot / 12 };
  return [...basins, unionRect(basins)].some((it) => hasSinkSign(it, signs));
}

const isBetween = (value: number, [low, high]: readonly [number, number]): boolean =>
  value >= low && value <= high;
