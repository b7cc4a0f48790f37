/**
 * Fixtures by their shape at scale, in rooms where they belong, and by the words lettered at them. What could be two
 * things is left out.
 */
import type { FixtureType, PlanFixture } from "../../_shared/domain/building.ts";
import type { Arc, Segment } from "../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../_shared/geometry.ts";
import { type Block, insideOf } from "./blocks.ts";
import { findOpenBasins } from "./open_basins.ts";
import type { PlacedText } from "./stairs.ts";

/** A fixture in points of the page. */
export interface FoundFixture {
  type: FixtureType;
  box: PointRect;
  how: PlanFixture["how"];
}

const WET =
  /TOILET|\bW\.?C\.?\b|BATH|REST ?ROOM|\b(?:WO)?MEN\b|\b(?:WO)?MEN'?S\b|BOYS|GIRLS|LOCKER|POWDER|UNISEX|LAVATORY|SHOWER|ENSUITE|WASH/i;
const MENS = /\bMEN\b|\bMEN'?S\b|BOYS|\bMALE\b/i;
const BATHING = /BATH|ENSUITE|SHOWER/i;
const COOKING =
  /KITCHEN|KITCHI?N?ETTE|BREAK|PANTRY|DINING|GALLEY|LIVING|GREAT ROOM|UNIT|STAFF|CAF|BAR\b/i;
const SINKS =
  /JAN|CUSTODIAN|MOP|LAUNDRY|UTILITY|EXAM|LAB|STERIL|SCRUB|SOILED|PREP|WORK|COPY|MUD|GARAGE/i;

/** Where fixtures stand. */
export interface FixturePlace {
  /** The room at a place; {@link UNNAMED} in a stall, null where no fixtures are looked for. */
  roomAt: (x: number, y: number) => string | null;
  isWall: (x: number, y: number) => boolean;
  pointsPerFoot: number;
}

/** What a small closed space without a name is called: a stall, a water closet nobody lettered. */
export const UNNAMED = "";

/** Words that stand at a fixture and mean it alone. */
const TAGS: readonly (readonly [RegExp, FixtureType])[] = [
  [/^(REF|REFR|REFRIG|REFRIGERATOR|FRIDGE|R\/F)\.?$/i, "refrigerator"],
  [/^(DW|D\.W\.|D\/W|DISHWASHER)\.?$/i, "dishwasher"],
  [/^(WH|W\.H\.|HWH|W\/H|EWH|WATER HEATER)\.?$/i, "water heater"],
  [/^(RANGE|STOVE|OVEN|COOKTOP)$/i, "range"],
  [/^(WASHER|WASH)$/i, "washer"],
  [/^(DRYER|DRY)$/i, "dryer"],
  [/^(DF|D\.F\.|EWC|E\.W\.C\.|DRINKING FOUNTAIN)$/i, "fountain"],
];
/** A tag stands in its thing; without a drawn one it is taken to be so large, inches. */
const TAGGED_IN = 30;

/** Fixtures among blocks, and those words alone name. */
export function findFixtures(
  blocks: readonly Block[],
  texts: readonly PlacedText[],
  place: FixturePlace,
): FoundFixture[] {
  const { roomAt, pointsPerFoot } = place;
  const tagged = texts.flatMap(({ text, box }): FoundFixture[] => {
    const type = TAGS.find(([words]) => words.test(text.trim()))?.[1];
    if (!type) return [];
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    const drawn = blocks.filter((it) =>
      holds(it.box, x, y) && it.longIn >= 14 && it.longIn <= 50 && it.shortIn >= 12
    ).sort((a, b) =>
      a.longIn - b.longIn
    )[0];
    const side = TAGGED_IN * pointsPerFoot / 12;
    const around = { x: x - side / 2, y: y - side / 2, width: side, height: side };
    return [{ type, box: drawn?.box ?? around, how: "tag" }];
  });
  const shaped = blocks.flatMap((block): FoundFixture[] => {
    const x = block.box.x + block.box.width / 2, y = block.box.y + block.box.height / 2;
    const room = roomAt(x, y);
    const type = typeOf(block, room, place) ??
      (isSink(block, room, { blocks, inch: pointsPerFoot / 12 }) ? "sink" : null);
    const isTagged = tagged.some(({ box }) => holds(box, x, y));
    return type === null || isTagged ? [] : [{ type, box: block.box, how: "shape" }];
  });
  return [...tagged, ...shaped, ...repeated(blocks, shaped, tagged)];
}

/** A lavatory whose strokes other things run into has at least this many short strokes, and this size, inches. */
const LAVATORY_CURVED = 14, MIN_LAVATORY_IN = 12, MAX_LAVATORY_IN = 26;

/** Fixtures other lines run through, floor tiles and bars, by what was drawn in one go; parts of others are none. */
export function findCrossed(
  runs: readonly Block[],
  found: readonly FoundFixture[],
  place: FixturePlace,
): FoundFixture[] {
  const { roomAt, pointsPerFoot } = place;
  const inch = pointsPerFoot / 12;
  const crossed: FoundFixture[] = [];
  for (const block of runs) {
    const { box, curved, shortIn, longIn } = block;
    if ([...found, ...crossed].some((it) => meet(it.box, box))) continue;
    const room = roomAt(box.x + box.width / 2, box.y + box.height / 2);
    if (room === UNNAMED) continue;
    const type = typeOf(block, room, place) ??
      (isSink(block, room, { blocks: runs, inch }) ? "sink" : null);
    const isLavatory = curved >= LAVATORY_CURVED && shortIn >= MIN_LAVATORY_IN &&
      longIn <= MAX_LAVATORY_IN;
    const isWhole = type === "wc" || type === "sink" && hasBasin(block, inch) ||
      type === "lavatory" && isLavatory;
    if (isWhole) crossed.push({ type, box, how: "shape" });
  }
  return crossed;
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

/** Sinks with round corners in rooms with sinks, told by their straight sides. */
export function findOpenSinks(
  strokes: readonly Segment[],
  found: readonly FoundFixture[],
  { roomAt, pointsPerFoot }: FixturePlace,
): FoundFixture[] {
  return findOpenBasins(strokes, pointsPerFoot).flatMap((box): FoundFixture[] => {
    const room = roomAt(box.x + box.width / 2, box.y + box.height / 2);
    if (room === null || !(COOKING.test(room) || SINKS.test(room))) return [];
    return found.some((it) => meet(it.box, box)) ? [] : [{ type: "sink", box, how: "shape" }];
  });
}

/** Fewer strokes than this are too plain to be told again, inches sizes may differ by, share strokes may. */
const TELLING = 9, SAME_IN = 0.7, SAME_SHARE = 0.06;

/** Blocks drawn just as some that were told, wherever they stand: the same symbol is placed again. */
function repeated(
  blocks: readonly Block[],
  told: readonly FoundFixture[],
  taken: readonly FoundFixture[],
): FoundFixture[] {
  const typeOfBlock = new Map(told.map(({ type, box }) => [box, type]));
  const examples = blocks.filter(({ box, strokes }) =>
    typeOfBlock.has(box) && strokes.length >= TELLING
  );
  if (examples.length === 0) return [];
  const around = [...told, ...taken];
  return blocks.flatMap((block): FoundFixture[] => {
    const { box, strokes } = block;
    if (strokes.length < TELLING || around.some((it) => meet(it.box, box))) return [];
    const types = new Set(
      examples.filter((it) => isSameSymbol(it, block)).map((it) => typeOfBlock.get(it.box)!),
    );
    const [type] = types;
    return types.size === 1 ? [{ type, box, how: "shape" }] : [];
  });
}

const isSameSymbol = (a: Block, b: Block): boolean =>
  Math.abs(a.longIn - b.longIn) <= SAME_IN && Math.abs(a.shortIn - b.shortIn) <= SAME_IN &&
  Math.abs(a.strokes.length - b.strokes.length) <= SAME_SHARE * a.strokes.length &&
  Math.abs(a.curved - b.curved) <= SAME_SHARE * a.strokes.length;

export const meet = (a: PointRect, b: PointRect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const holds = (box: PointRect, x: number, y: number): boolean =>
  x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;

/** What a block is by its size, its straight sides and its curves. */
function typeOf(
  { longIn, shortIn, curved, sides, box }: Block,
  room: string | null,
  place: FixturePlace,
): FixtureType | null {
  if (curved < 6) return null;
  const straight = sides.filter((it) => it > 0.7).length;
  const isWet = room !== null && WET.test(room);
  const isLong = longIn > 1.12 * shortIn;
  if (isWet || room === UNNAMED) {
    const back = isLong ? backOf(box, place) : null;
    if (straight <= 2 && isInside(longIn, 22, 34) && isInside(shortIn, 13, 24) && isLong) {
      // Lavatories lie along their wall, closets stand out from it.
      return back === "side" && isWet && longIn <= MAX_LAVATORY_IN ? "lavatory" : "wc";
    }
    const isBowl = straight === 0 && curved >= LAVATORY_CURVED && isInside(longIn, 13, 22) &&
      isInside(shortIn, 9, 17);
    if (isBowl && back === "end") return "wc";
  }
  if (room === null) return null;
  // The basin of a tub is drawn as a long oval.
  if (
    BATHING.test(room) && isOval(sides) && isInside(longIn, 44, 68) && isInside(shortIn, 18, 34)
  ) {
    return "tub";
  }
  if (MENS.test(room) && straight < 4 && isInside(longIn, 11, 19) && shortIn < 18) return "urinal";
  if (isWet && isInside(longIn, 12, 30) && isInside(shortIn, 8, 25)) return "lavatory";
  if ((COOKING.test(room) || SINKS.test(room)) && straight >= 3) {
    if (isInside(longIn, 15, 48) && isInside(shortIn, 13, 26)) return "sink";
  }
  return null;
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

/** Tubs and showers in a wet room, whose sides are longer than those of other fixtures. */
export function findBasins(
  blocks: readonly Block[],
  roomAt: (x: number, y: number) => string | null,
): FoundFixture[] {
  return blocks.flatMap(({ box, longIn, shortIn, sides, curved, strokes }): FoundFixture[] => {
    const room = roomAt(box.x + box.width / 2, box.y + box.height / 2);
    if (room === null || !WET.test(room)) return [];
    const straight = sides.filter((it) => it > 0.7).length;
    if (straight < 3) return [];
    if (isInside(longIn, 54, 76) && isInside(shortIn, 24, 37)) {
      return [{ type: "tub", box, how: "shape" }];
    }
    // One side may be the wall's; then a drain or the slopes to it must tell it from a closet.
    const isWhole = straight === 4 || curved >= 6 || strokes.length > 4 && isCrossed(strokes, box);
    return isWhole && isInside(shortIn, 29, 62) && longIn < 66
      ? [{ type: "shower", box, how: "shape" }]
      : [];
  });
}

/** Sizes of rims of sinks, and what of it lies beside the basin, inches. */
const MIN_RIM_IN = 15, MAX_RIM_IN = 48, MIN_BESIDE_IN = 1, MAX_BESIDE_IN = 7.5;

/** A plain basin inside a plain rim, in a room with sinks; the rim may want the side at the wall. */
function isSink(
  block: Block,
  room: string | null,
  { blocks, inch }: { blocks: readonly Block[]; inch: number },
): boolean {
  if (room === null || !(COOKING.test(room) || SINKS.test(room))) return false;
  const inner = isRim(block) ? insideOf(block, inch) : null;
  if (inner && isBasin(inner)) return isInRim(inner, block, inch);
  return isBasin(block) &&
    blocks.some((rim) => rim !== block && isRim(rim) && isInRim(block, rim, inch));
}

const isRim = ({ longIn, shortIn, sides }: Block): boolean =>
  shortIn >= MIN_RIM_IN && longIn <= MAX_RIM_IN && sides.filter((it) => it > 0.95).length >= 3;

const isBasin = ({ longIn, shortIn, sides, strokes }: Block): boolean =>
  strokes.length <= 8 && sides.every((it) => it > 0.95) && isInside(longIn, 12, 42) &&
  isInside(shortIn, 10, 22);

function isInRim({ box: b }: Block, { box: a }: Block, inch: number): boolean {
  const beside = [
    b.x - a.x,
    b.y - a.y,
    a.x + a.width - b.x - b.width,
    a.y + a.height - b.y - b.height,
  ];
  return beside.every((it) => isInside(it / inch, MIN_BESIDE_IN, MAX_BESIDE_IN));
}

/** No side of its box is drawn. */
const isOval = (sides: Block["sides"]): boolean => sides.every((it) => it < 0.35);

/** Lines from corner to corner. */
const isCrossed = (strokes: Block["strokes"], box: PointRect): boolean =>
  strokes.filter(({ x1, y1, x2, y2 }) =>
    Math.abs(x2 - x1) > 0.8 * box.width && Math.abs(y2 - y1) > 0.8 * box.height
  ).length >= 2;

/** Radius of round bowls, inches. */
const MIN_BOWL_IN = 6, MAX_BOWL_IN = 11;

/** Round bowls in the counter of a wet room, where no other fixture was found. */
export function findBowls(
  arcs: readonly Arc[],
  found: readonly FoundFixture[],
  { roomAt, pointsPerFoot }: {
    roomAt: (x: number, y: number) => string | null;
    pointsPerFoot: number;
  },
): FoundFixture[] {
  const bowls: FoundFixture[] = [];
  for (const { cx, cy, radius, sweepDeg } of arcs) {
    const inches = radius / pointsPerFoot * 12;
    if (sweepDeg < 350 || !isInside(inches, MIN_BOWL_IN, MAX_BOWL_IN)) continue;
    const room = roomAt(cx, cy);
    if (room === null || !WET.test(room)) continue;
    if ([...found, ...bowls].some(({ box }) => holds(box, cx, cy))) continue;
    const box = { x: cx - radius, y: cy - radius, width: 2 * radius, height: 2 * radius };
    bowls.push({ type: "lavatory", box, how: "shape" });
  }
  return bowls;
}

const isInside = (value: number, low: number, high: number): boolean =>
  value >= low && value <= high;
