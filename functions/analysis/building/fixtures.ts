/**
 * Fixtures by their shape at scale, in rooms where they belong, and by the words lettered at them. What could be two
 * things is left out.
 */
import type { FixtureType, PlanFixture } from "../../_shared/domain/building.ts";
import type { Arc, Segment } from "../../_shared/domain/page_reading.ts";
import { centre, contains, overlaps, type PointRect } from "../../_shared/geometry.ts";
import type { Block } from "./blocks.ts";
import { type FixturePlace, hasSinks, isWet, isWhole, shapeOf, UNNAMED } from "./fixture_shapes.ts";
import { isIn } from "./lines.ts";
import { findOpenBasins } from "./open_basins.ts";
import { hasSinkSign, isInCounter } from "./sink_signs.ts";
import type { PlacedText } from "./stairs.ts";

/** A fixture in points of the page. */
export interface FoundFixture {
  type: FixtureType;
  box: PointRect;
  how: PlanFixture["how"];
}

/** Words that stand at a fixture and mean it alone. */
const TAGS: readonly (readonly [RegExp, FixtureType])[] = [
  [/^(REF|REFR|REFRIG|REFRIGERATOR|FRIDGE|FRIG|R\/F)\.?$/i, "refrigerator"],
  [/^(DW|D\.W\.|D\/W|DISHWASHER)\.?$/i, "dishwasher"],
  [/^(WH|W\.H\.|HWH|W\/H|EWH|WATER HEATER)\.?$/i, "water heater"],
  [/^(RANGE|STOVE|OVEN|COOKTOP)$/i, "range"],
  [/^(WASHER|WASH)$/i, "washer"],
  [/^(DRYER|DRY)$/i, "dryer"],
  [/^(DF|D\.F\.|EWC|E\.W\.C\.|DRINKING FOUNTAIN)$/i, "fountain"],
];
/** A tag stands in its thing; without a drawn one it is taken to be so large, inches. */
const TAGGED_IN = 30;

const tagOf = (text: string): FixtureType | undefined =>
  TAGS.find(([words]) => words.test(text.trim()))?.[1];

/** Whether a word names the fixture it stands at. */
export const isTag = (text: string): boolean => tagOf(text) !== undefined;

/** Words of a sentence in no room of the plan: notes tell what a word at a thing means. */
const SENTENCE = 4;

/** The words that may stand at things: without those in notes. */
export function withoutNotes<T extends PlacedText>(
  words: readonly T[],
  lines: readonly PlacedText[],
  isInRoom: (text: PlacedText) => boolean,
): T[] {
  const notes = lines.filter((it) =>
    it.text.trim().split(/\s+/).length >= SENTENCE && !isInRoom(it)
  );
  return words.filter(({ text, box }) =>
    tagOf(text) === undefined || !notes.some((it) => isIn(it.box, centre(box)))
  );
}

/** Circles of marks: those with a word in their middle that names no fixture. */
export function markCircles(arcs: readonly Arc[], words: readonly PlacedText[]): PointRect[] {
  const marks = words.filter(({ text }) => tagOf(text) === undefined).map(({ box }) => centre(box));
  return arcs.filter(({ cx, cy, radius, sweepDeg }) =>
    sweepDeg > CIRCLE_DEG &&
    marks.some(({ x, y }) => Math.hypot(x - cx, y - cy) < IN_MIDDLE * radius)
  ).map(({ cx, cy, radius }) => ({
    x: cx - radius,
    y: cy - radius,
    width: 2 * radius,
    height: 2 * radius,
  }));
}

/** Arcs that close, and how near to its middle a mark stands in one, as a share of its radius. */
const CIRCLE_DEG = 345, IN_MIDDLE = 0.5;

/** Fixtures among blocks, and those words alone name. */
export function findFixtures(
  blocks: readonly Block[],
  texts: readonly PlacedText[],
  place: FixturePlace,
): FoundFixture[] {
  const { roomAt, pointsPerFoot } = place;
  const tagged = texts.flatMap(({ text, box }): FoundFixture[] => {
    const type = tagOf(text);
    if (!type) return [];
    const { x, y } = centre(box);
    const drawn = blocks.filter((it) =>
      isIn(it.box, { x, y }) && it.longIn >= 14 && it.longIn <= 50 && it.shortIn >= 12
    ).sort((a, b) =>
      a.longIn - b.longIn
    )[0];
    const side = TAGGED_IN * pointsPerFoot / 12;
    const around = { x: x - side / 2, y: y - side / 2, width: side, height: side };
    return [{ type, box: drawn?.box ?? around, how: "tag" }];
  });
  const shaped = blocks.flatMap((block): FoundFixture[] => {
    const middle = centre(block.box);
    const type = shapeOf(block, { room: roomAt(middle.x, middle.y), blocks, place });
    const isTagged = tagged.some(({ box }) => isIn(box, middle));
    return type === null || isTagged ? [] : [{ type, box: block.box, how: "shape" }];
  });
  // A bowl in its rim is no further one.
  const whole = shaped.filter((it) =>
    !shaped.some((other) =>
      other !== it && other.type === it.type && contains(other.box, it.box, 0)
    )
  );
  return [...tagged, ...whole, ...repeated(blocks, { told: shaped, taken: tagged, roomAt })];
}

/** Fixtures other lines run through, floor tiles and bars, by what was drawn in one go; parts of others are none. */
export function findCrossed(
  runs: readonly Block[],
  found: readonly FoundFixture[],
  place: FixturePlace,
): FoundFixture[] {
  const crossed: FoundFixture[] = [];
  for (const block of runs) {
    const { box } = block;
    if ([...found, ...crossed].some((it) => overlaps(it.box, box))) continue;
    const room = roomAround(box, place);
    if (room === UNNAMED) continue;
    const type = shapeOf(block, { room, blocks: runs, place });
    if (type && isWhole(type, block, place)) {
      crossed.push({ type, box, how: "shape" });
    }
  }
  return crossed;
}

/** How far before its counter a room is looked for, inches. */
const BEFORE_IN = 3;

/** The room of a box, else the only one before its sides: narrow strips between lines of cabinets belong to none. */
function roomAround(box: PointRect, { roomAt, pointsPerFoot }: FixturePlace): string | null {
  const { x, y } = centre(box);
  const own = roomAt(x, y);
  if (own !== null) return own;
  const out = BEFORE_IN * pointsPerFoot / 12;
  const [dx, dy] = [box.width / 2 + out, box.height / 2 + out];
  const around = new Set(
    [roomAt(x - dx, y), roomAt(x + dx, y), roomAt(x, y - dy), roomAt(x, y + dy)],
  );
  around.delete(null);
  const [room = null] = around;
  return around.size === 1 ? room : null;
}

/** Sinks with round corners in rooms with sinks, told by their straight sides. */
export function findOpenSinks(
  strokes: readonly Segment[],
  found: readonly FoundFixture[],
  { roomAt, isWall, drains = [], pointsPerFoot }: FixturePlace,
): FoundFixture[] {
  const signs = { strokes, drains, isWall, inch: pointsPerFoot / 12 };
  return findOpenBasins(strokes, pointsPerFoot).flatMap((box): FoundFixture[] => {
    const { x, y } = centre(box);
    if (!hasSinks(roomAt(x, y)) || found.some((it) => overlaps(it.box, box))) return [];
    return hasSinkSign(box, signs) || isInCounter(box, signs)
      ? [{ type: "sink", box, how: "shape" }]
      : [];
  });
}

/** Fewer strokes than this are too plain to be told again, inches sizes may differ by, share strokes may. */
const TELLING = 9, SAME_IN = 0.7, SAME_SHARE = 0.06;

/** Blocks drawn just as some that were told, wherever they stand: the same symbol is placed again. */
function repeated(
  blocks: readonly Block[],
  { told, taken, roomAt }: {
    told: readonly FoundFixture[];
    taken: readonly FoundFixture[];
    roomAt: FixturePlace["roomAt"];
  },
): FoundFixture[] {
  const typeOfBlock = new Map(told.map(({ type, box }) => [box, type]));
  const examples = blocks.filter(({ box, strokes }) =>
    typeOfBlock.has(box) && strokes.length >= TELLING
  );
  if (examples.length === 0) return [];
  const around = [...told, ...taken];
  return blocks.flatMap((block): FoundFixture[] => {
    const { box, strokes } = block;
    if (strokes.length < TELLING || around.some((it) => overlaps(it.box, box))) return [];
    const types = new Set(
      examples.filter((it) => isSameSymbol(it, block)).map((it) => typeOfBlock.get(it.box)!),
    );
    const [type] = types;
    if (types.size !== 1) return [];
    // Where people cook or work hands are washed at a sink.
    const { x, y } = centre(box);
    const room = roomAt(x, y);
    const isSink = type === "lavatory" && hasSinks(room) && !isWet(room);
    return [{ type: isSink ? "sink" : type, box, how: "shape" }];
  });
}

const isSameSymbol = (a: Block, b: Block): boolean =>
  Math.abs(a.longIn - b.longIn) <= SAME_IN && Math.abs(a.shortIn - b.shortIn) <= SAME_IN &&
  Math.abs(a.strokes.length - b.strokes.length) <= SAME_SHARE * a.strokes.length &&
  Math.abs(a.curved - b.curved) <= SAME_SHARE * a.strokes.length;

/** Radius of round bowls, inches. */
const MIN_BOWL_IN = 6, MAX_BOWL_IN = 11;
/** A ring in a bowl is smaller than this share of it. */
const RING = 0.95;

/** Round bowls with a drain, a ring or their counter in a wet room, where no other fixture was found; in a room with sinks those with counter and drain. */
export function findBowls(
  arcs: readonly Arc[],
  found: readonly FoundFixture[],
  { roomAt, isInCounter, drains = [], pointsPerFoot }: FixturePlace,
): FoundFixture[] {
  const bowls: FoundFixture[] = [];
  for (const { cx, cy, radius, sweepDeg } of arcs) {
    const inches = radius / pointsPerFoot * 12;
    if (sweepDeg < 350 || inches < MIN_BOWL_IN || inches > MAX_BOWL_IN) continue;
    const room = roomAt(cx, cy);
    const box = { x: cx - radius, y: cy - radius, width: 2 * radius, height: 2 * radius };
    const hasCounter = isInCounter?.(box, true) === true;
    const hasDrain = drains.some((it) => isIn(box, centre(it)));
    const isSink = !isWet(room) && hasSinks(room) && hasDrain && isInCounter?.(box) === true;
    // A basket is a circle and nothing else.
    const hasRing = arcs.some((it) =>
      it.radius < RING * radius && Math.hypot(it.cx - cx, it.cy - cy) < IN_MIDDLE * radius
    );
    if (!isSink && !(isWet(room) && (hasCounter || hasDrain || hasRing))) continue;
    if ([...found, ...bowls].some((it) => isIn(it.box, { x: cx, y: cy }))) continue;
    bowls.push({ type: isSink ? "sink" : "lavatory", box, how: "shape" });
  }
  return bowls;
}
