/** What a small thing is by its shape at scale and the room it stands in; what could be two things is neither. */
import type { FixtureType } from "../../_shared/domain/building.ts";
import type { PointRect } from "../../_shared/geometry.ts";
import type { Segment } from "../../_shared/domain/page_reading.ts";
import { type Block, insideOf, isCurved } from "./blocks.ts";
import { hasDrainingBoard } from "./draining_boards.ts";
import { findOpenBasins } from "./open_basins.ts";
import {
  hasTapLedge,
  isCornerSink,
  isPlainLavatory,
  isPlainSink,
  isServiceSink,
  isTappedSink,
} from "./sink_shapes.ts";
import { hasSinkSign } from "./sink_signs.ts";

/** What a small closed space without a name is called: a stall, a water closet nobody lettered. */
export const UNNAMED = "";

/** Where fixtures stand. */
export interface FixturePlace {
  /** The room at a place; {@link UNNAMED} in a stall, null where no fixtures are looked for. */
  roomAt: (x: number, y: number) => string | null;
  isWall: (x: number, y: number) => boolean;
  /** Small circles and ovals: drains among them. */
  drains?: readonly PointRect[];
  /** Whether a line runs on before a box as the front of a counter does. */
  isInCounter?: (box: PointRect, isBowl?: boolean) => boolean;
  pointsPerFoot: number;
}

const WET =
  /TOILET|\bTLTS?\b|\bR\.?\s?R\b|\bW\.?C\.?\b|BATH|REST ?ROOM|\b(?:WO)?MEN\b|\b(?:WO)?MEN'?S\b|LADIES|GENTS|GENTLEMEN|BOYS|GIRLS|LOCKER|POWDER|UNISEX|LAVATORY|\bLAVS?\b|PRIVY|ABLUTION|SHWR|SHOWER|\bTUB\b|EN-? ?SUITE|WASH|\bCHANG(?:E|ING)\b|HYDRO-? ?THERAPY/i;
const MENS =
  /\bMEN\b|\bMEN'?S\b|GENTS|GENTLEMEN|BOYS|\bMALE\b|\b(?:TOILET|TLT|RESTROOM|RR|WC)S?\W+M\b|\bM\.?\s(?:TOILET|TLT|RESTROOM|RR|WC)\b/i;
/** Rooms for anybody that may have urinals. */
const SHARED = /TOILET|TLT|REST ?ROOM|\bR\.?R\b|\bW\.?C\b|LOCKER|UNISEX|GENDER/i;
const WOMENS = /WOM[AE]N|LADIES|GIRLS|\bFEMALE\b|BATH/i;
const BATHING = /BATH|EN-? ?SUITE|SHOWER|\bTUB\b|HYDRO-? ?THERAPY/i;
const COOKING =
  /KITCHEN|KITCHI?N?ETTE|BREAK|PANTRY|DINING|GALLEY|LIVING|GREAT ROOM|CAF|TAVERN|BAR\b/i;
/** Words of rooms with sinks and of others: a toilet for the staff has none. */
const PEOPLE = /UNIT|STAFF/i;
const SINKS =
  /JAN|CUSTODIAN|MOP|BROOM|HOUSEKEEP|HSKP|CLEANING|LAUNDRY|UTILITY|EXAM|LAB|STERIL|SCRUB|SOILED|PREP|WORK|COPY|MUD|GARAGE|SURG|TREATMENT|PROCEDURE|GROOM|SALON|DENTAL|NURSE|OPERATOR(?:Y|IES)\b/i;

/** Rooms whose sink stands on the floor. */
const SERVICE = /JAN|CUSTODIAN|MOP|BROOM|HOUSEKEEP|HSKP|CLEANING/i;

/** Whether a room is called as rooms with closets and lavatories are. */
export const isWet = (room: string | null): boolean => room !== null && WET.test(room);
/** Whether a room is called as those for men are. */
export const isForMen = (room: string | null): boolean => room !== null && MENS.test(room);
/** Whether a room is called as those are that men use among others. */
export const isShared = (room: string | null): boolean =>
  room !== null && SHARED.test(room) && !WOMENS.test(room);
/** Whether a room is called as those that floors are cleaned from are. */
export const isForCleaning = (room: string | null): boolean => room !== null && SERVICE.test(room);
/** Whether a room is called as rooms people bathe in are. */
export const isForBathing = (room: string | null): boolean => room !== null && BATHING.test(room);
/** Whether a room is called as rooms with sinks are. */
export const hasSinks = (room: string | null): boolean =>
  room !== null && (isForCooking(room) || SINKS.test(room));

/** Whether a room is called as rooms people cook in are. */
export const isForCooking = (room: string | null): boolean =>
  room !== null && (COOKING.test(room) || PEOPLE.test(room) && !isWet(room));

/** What a block is in a room, alone or as the rim or basin of a sink among others; null where it is nothing known. */
export function shapeOf(
  block: Block,
  { room, blocks, place }: { room: string | null; blocks: readonly Block[]; place: FixturePlace },
): FixtureType | null {
  const around = { blocks, place };
  const round = roundType(block, room, place);
  if (round) return round;
  if (hasSinks(room)) {
    return isPlainSink(block, around) || isServiceSink(block, around) ||
        isForCleaning(room) && isCornerSink(block, around)
      ? "sink"
      : null;
  }
  if (isWet(room) && isPlainLavatory(block, around)) return "lavatory";
  if (room === null) return null;
  if (hasTapLedge(block, around)) {
    const isSmall = block.longIn <= LEDGE_LAVATORY_IN[0] && block.shortIn <= LEDGE_LAVATORY_IN[1];
    return isSmall && isWet(room) ? "lavatory" : "sink";
  }
  return room !== UNNAMED && isServiceSink(block, around) ? "sink" : null;
}

/** Most a lavatory measures whose plain basin has a ledge behind it, inches. */
const LEDGE_LAVATORY_IN = [24, 20] as const;

/** What a block is by its size, its straight sides and its curves. */
function roundType(block: Block, room: string | null, place: FixturePlace): FixtureType | null {
  const { longIn, shortIn, curved, sides, box, strokes } = block;
  const { drains = [], pointsPerFoot } = place;
  const inch = pointsPerFoot / 12;
  if (curved < 6 || !curvesBothWays(strokes, inch)) return null;
  const straight = sides.filter((it) => it > 0.7).length;
  const isWetRoom = isWet(room);
  const isLong = longIn > 1.12 * shortIn;
  // A heater or a flue with a line beside it.
  if (room === UNNAMED && straight === 0 && isCircle(strokes, inch)) return null;
  const signs = { strokes, drains, inch };
  const isTold = () => hasSinkSign(box, signs) || isNested(block, inch);
  const isInCounter = place.isInCounter?.(box) === true;
  if (isWetRoom || room === UNNAMED) {
    const back = isLong ? backOf(box, place) : null;
    const isStanding = isBetween(longIn, 22, 34) && isBetween(shortIn, 13, 24) && isLong;
    if (straight <= 2 && isStanding) {
      // Lavatories lie along their wall, closets stand out from it.
      return back === "side" && isWetRoom && longIn <= MAX_LAVATORY_IN ? "lavatory" : "wc";
    }
    if (straight > 2 && isStanding && longIn > OUTLINED * shortIn && back === "end") return "wc";
    const isBowl = straight === 0 && curved >= LAVATORY_CURVED && isBetween(longIn, 13, 22) &&
      isBetween(shortIn, 9, 17);
    if (isBowl && isWetRoom && isInCounter) return "lavatory";
    if (isBowl && back === "end") {
      return MENS.test(room ?? "") && longIn <= URINAL_IN ? "urinal" : "wc";
    }
    if (
      isWetRoom && curved >= LAVATORY_CURVED && isBowlAtTank({ longIn, shortIn, sides, box }, place)
    ) {
      return "wc";
    }
  }
  if (room === null) return null;
  // The basin of a tub is drawn as a long oval.
  if (
    isForBathing(room) && isOval(sides) && isBetween(longIn, 44, 68) &&
    isBetween(shortIn, 18, 34) && isHollow(strokes, box)
  ) {
    return "tub";
  }
  // A basket is a circle, a bench a box with round corners, and nothing in either.
  const isRound = straight === 0 && isCircle(strokes, inch);
  const isBare = (isRound && place.isInCounter?.(box, true) !== true || isBox(block, place)) &&
    !isInCounter && !isTold();
  if (isWetRoom && isBare) return null;
  if (MENS.test(room) && straight < 4 && isBetween(longIn, 11, 19) && shortIn < 18) {
    // No urinal has a counter before it.
    return straight === 0 && isInCounter ? "lavatory" : "urinal";
  }
  if (isWetRoom && isBetween(longIn, 12, 30) && isBetween(shortIn, 8, 25)) return "lavatory";
  if (isWetRoom && straight >= 3 && hasBowl(block, inch)) return "lavatory";
  if (!hasSinks(room)) return null;
  if (isOval(sides) && isInCounter && isBetween(longIn, ...BOWL_LONG_IN)) {
    return isBetween(shortIn, ...BOWL_DEEP_IN) && hasSinkSign(box, signs) ? "sink" : null;
  }
  const isOfSize = isBetween(longIn, 15, 48) && isBetween(shortIn, 13, 26);
  if (straight < 3 || !isOfSize) return null;
  return hasSinkSign(box, signs) || halvesOf(box).every((it) => hasSinkSign(it, signs)) ||
      findOpenBasins(strokes, pointsPerFoot).length >= TWO_BASINS
    ? "sink"
    : null;
}

/** Four straight sides, or three and a wall: the line along a wall is taken for it. */
function isBox({ box, sides }: Block, { isWall, pointsPerFoot }: FixturePlace): boolean {
  const open = sides.flatMap((it, side) => it > 0.7 ? [] : [side]);
  if (open.length !== 1) return open.length === 0;
  const { x, y, width, height } = box;
  const [dx, dy] = [[0, -1], [1, 0], [0, 1], [-1, 0]][open[0]];
  const inch = pointsPerFoot / 12;
  return [0, 1, 2].some((step) =>
    isWall(
      x + width / 2 + dx * (width / 2 + step * inch),
      y + height / 2 + dy * (height / 2 + step * inch),
    )
  );
}

/** A closet in a box of its own is so many times as deep as wide; longer bowls than this are no urinals, inches. */
const OUTLINED = 1.3, URINAL_IN = 17.5;

/** An outline inside another is this far from its box, inches, and has this share of its sides at least. */
const NESTED_IN = 1, NESTED = 0.35;

/** Whether another outline is drawn inside that of a block. */
function isNested({ box, strokes }: Block, inch: number): boolean {
  const off = NESTED_IN * inch;
  const inner = strokes.filter(({ x1, y1, x2, y2 }) =>
    [[x1, y1], [x2, y2]].every(([x, y]) => isInEllipse(x, y, box, off))
  );
  const [xs, ys] = [inner.flatMap((it) => [it.x1, it.x2]), inner.flatMap((it) => [it.y1, it.y2])];
  const size = (all: readonly number[]) =>
    all.length === 0 ? 0 : Math.max(...all) - Math.min(...all);
  return size(xs) > NESTED * box.width && size(ys) > NESTED * box.height;
}

/** Whether a place lies inside the ellipse of a box, so far from it. */
function isInEllipse(x: number, y: number, box: PointRect, off: number): boolean {
  const [a, b] = [box.width / 2 - off, box.height / 2 - off];
  const [dx, dy] = [x - box.x - box.width / 2, y - box.y - box.height / 2];
  return a > 0 && b > 0 && (dx / a) ** 2 + (dy / b) ** 2 < 1;
}

/** Both halves of a box along its longer side: two basins have a drain each. */
function halvesOf({ x, y, width, height }: PointRect): [PointRect, PointRect] {
  return width > height
    ? [{ x, y, width: width / 2, height }, { x: x + width / 2, y, width: width / 2, height }]
    : [{ x, y, width, height: height / 2 }, { x, y: y + height / 2, width, height: height / 2 }];
}

/** One basin may be a seat; a pair of them in one rim is a sink. */
const TWO_BASINS = 2;

/** Sizes of a vanity whose counter was drawn with its bowl, and of that bowl, inches. */
const VANITY_LONG_IN = [30, 46] as const, VANITY_DEEP_IN = [15, 26] as const;
const BOWL_LONG_IN = [11, 24] as const, BOWL_DEEP_IN = [8, 19] as const;

/** Whether a counter has one bowl in it. */
function hasBowl(block: Block, inch: number): boolean {
  if (!isBetween(block.longIn, ...VANITY_LONG_IN)) return false;
  if (!isBetween(block.shortIn, ...VANITY_DEEP_IN)) return false;
  const inner = insideOf(block, inch);
  return inner !== null && inner.curved >= LAVATORY_CURVED &&
    isBetween(inner.longIn, ...BOWL_LONG_IN) && isBetween(inner.shortIn, ...BOWL_DEEP_IN);
}

/** Sides of the box of a circle differ by less than this share. */
const ROUND = 0.06;

/** Whether what curves among strokes is as wide as it is high. */
function isCircle(strokes: readonly Segment[], inch: number): boolean {
  const curved = strokes.filter((it) => isCurved(it, inch));
  const [xs, ys] = [curved.flatMap((it) => [it.x1, it.x2]), curved.flatMap((it) => [it.y1, it.y2])];
  const [width, height] = [xs, ys].map((all) => Math.max(...all) - Math.min(...all));
  return Math.abs(width - height) < ROUND * Math.max(width, height);
}

/** So many of the short sloping strokes of a round thing rise, and so many fall, as a share of all. */
const OTHER_WAY = 0.15;

/** Whether curves rise and fall: those of a leader or of a leaf that opens do one of both. */
function curvesBothWays(strokes: readonly Segment[], inch: number): boolean {
  let rising = 0, falling = 0;
  for (const { x1, y1, x2, y2 } of strokes) {
    const [dx, dy] = [x2 - x1, y2 - y1];
    if (!isCurved({ x1, y1, x2, y2 }, inch)) continue;
    if (dx * dy > 0) falling++;
    else rising++;
  }
  return Math.min(rising, falling) >= OTHER_WAY * (rising + falling);
}

/** The middle of a basin, as a share of its box each way, and the share of its strokes that may lie there. */
const MIDDLE = 0.6, IN_MIDDLE = 0.35;

/** Whether strokes run around the middle of their box, as those of a basin do. */
function isHollow(strokes: readonly Segment[], { x, y, width, height }: PointRect): boolean {
  const inMiddle = strokes.filter(({ x1, y1, x2, y2 }) =>
    Math.abs(x1 + x2 - 2 * x - width) < MIDDLE * width &&
    Math.abs(y1 + y2 - 2 * y - height) < MIDDLE * height
  );
  return inMiddle.length <= IN_MIDDLE * strokes.length;
}

/** Sizes of bowls with the front of their tank, inches. */
const MIN_BOWL_IN = 17, MAX_BOWL_IN = 24, LEAST_WIDE_IN = 11, MOST_WIDE_IN = 17;

/** A bowl that stands out from one straight end with a wall not far behind it: of the tank no more may be seen. */
function isBowlAtTank(
  { longIn, shortIn, sides, box: { x, y, width, height } }: Pick<
    Block,
    "longIn" | "shortIn" | "sides" | "box"
  >,
  { isWall, pointsPerFoot }: FixturePlace,
): boolean {
  if (longIn < 1.12 * shortIn || !isBetween(longIn, MIN_BOWL_IN, MAX_BOWL_IN)) return false;
  if (!isBetween(shortIn, LEAST_WIDE_IN, MOST_WIDE_IN)) return false;
  const flat = sides.findIndex((it) => it > 0.7);
  if (sides.filter((it) => it > 0.4).length !== 1 || flat === -1) return false;
  const isUpright = flat % 2 === 0;
  if (isUpright !== height > width) return false;
  const [cx, cy] = [x + width / 2, y + height / 2];
  const [dx, dy] = [[0, -1], [1, 0], [0, 1], [-1, 0]][flat];
  const inch = pointsPerFoot / 12;
  const half = (isUpright ? height : width) / 2;
  return Array.from({ length: BACK_IN + 1 }, (_, step) => half + step * inch)
    .some((off) => isWall(cx + dx * off, cy + dy * off));
}

/** How far a wall behind a fixture is looked for, inches, and by how much it has to be nearer than others. */
const BACK_IN = 18, NEARER_IN = 4;

/** Whether the wall nearest to a box stands at an end of it or along a side; null where neither is nearer. */
function backOf(
  { x, y, width, height }: PointRect,
  { isWall, pointsPerFoot }: FixturePlace,
): "end" | "side" | null {
  const inch = pointsPerFoot / 12;
  const distance = (px: number, py: number, dx: number, dy: number) => {
    for (let step = 0; step <= BACK_IN; step++) {
      if (isWall(px + dx * step * inch, py + dy * step * inch)) return step;
    }
    return BACK_IN + NEARER_IN;
  };
  const [cx, cy] = [x + width / 2, y + height / 2];
  const level = Math.min(distance(x, cy, -1, 0), distance(x + width, cy, 1, 0));
  const upright = Math.min(distance(cx, y, 0, -1), distance(cx, y + height, 0, 1));
  if (Math.abs(level - upright) < NEARER_IN) return null;
  return level < upright === width > height ? "end" : "side";
}

/** A lavatory whose strokes other things run into has at least this many short strokes, and this size, inches. */
const LAVATORY_CURVED = 14, MIN_LAVATORY_IN = 12, MAX_LAVATORY_IN = 26;

/** Whether what lies under other lines shows enough of a thing to be one. */
export function isWhole(type: FixtureType, block: Block, place: FixturePlace): boolean {
  const inch = place.pointsPerFoot / 12;
  if (type === "wc") return true;
  if (type === "sink") {
    return hasBasin(block, inch) || hasDrainingBoard(block, inch) || isTappedSink(block, place);
  }
  return type === "lavatory" && block.curved >= LAVATORY_CURVED &&
    block.shortIn >= MIN_LAVATORY_IN && block.longIn <= MAX_LAVATORY_IN;
}

/** Corners and drains of basins lie this far inside the rim, inches, and have this many strokes. */
const INSIDE_RIM_IN = 1.5, BASIN_STROKES = 6;

/** Four sides, and curves that fill them: the handle of a cabinet lies at its side. */
function hasBasin(block: Block, inch: number): boolean {
  const { box, sides, strokes } = block;
  const inner = insideOf(block, inch);
  if (inner === null || inner.longIn < 0.6 * block.longIn || inner.shortIn < 0.5 * block.shortIn) {
    return false;
  }
  const margin = INSIDE_RIM_IN * inch;
  const curves = strokes.filter(({ x1, y1, x2, y2 }) => {
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
    return x1 !== x2 && y1 !== y2 && Math.hypot(x2 - x1, y2 - y1) < 4 * inch &&
      x > box.x + margin && x < box.x + box.width - margin && y > box.y + margin &&
      y < box.y + box.height - margin;
  });
  return sides.every((it) => it > 0.7) && curves.length >= BASIN_STROKES;
}

/** No side of its box is drawn. */
const isOval = (sides: Block["sides"]): boolean => sides.every((it) => it < 0.35);

const isBetween = (value: number, low: number, high: number): boolean =>
  value >= low && value <= high;
