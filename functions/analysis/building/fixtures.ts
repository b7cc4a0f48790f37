/**
 * Fixtures by their shape at scale, in rooms where they belong, and by the words lettered at them. What could be two
 * things is left out.
 */
import type { FixtureType, PlanFixture } from "../../_shared/domain/building.ts";
import type { Arc } from "../../_shared/domain/page_reading.ts";
import type { PointRect } from "../../_shared/geometry.ts";
import type { Block } from "./blocks.ts";
import type { PlacedText } from "./stairs.ts";

/** A fixture in points of the page. */
export interface FoundFixture {
  type: FixtureType;
  box: PointRect;
  how: PlanFixture["how"];
}

const WET = /TOILET|\bW\.?C\.?\b|BATH|REST ?ROOM|MEN|POWDER|UNISEX|LAVATORY|SHOWER|ENSUITE|WASH/i;
const MENS = /(^|[^O])\bMEN|BOYS|\bMALE/i;
const COOKING = /KITCHEN|KITCHI?N?ETTE|BREAK|PANTRY|DINING|GALLEY|LIVING|UNIT|CAF|BAR\b/i;
const SINKS = /JAN|CUSTODIAN|MOP|LAUNDRY|UTILITY|EXAM|LAB|WORK|COPY|MUD|GARAGE/i;

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

/** Fixtures among blocks; `roomAt` names the room at a place. */
export function findFixtures(
  blocks: readonly Block[],
  texts: readonly PlacedText[],
  { roomAt, pointsPerFoot }: {
    roomAt: (x: number, y: number) => string | null;
    pointsPerFoot: number;
  },
): FoundFixture[] {
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
    const type = typeOf(block, room);
    const isTagged = tagged.some(({ box }) => holds(box, x, y));
    return type === null || isTagged ? [] : [{ type, box: block.box, how: "shape" }];
  });
  return [...tagged, ...shaped];
}

const holds = (box: PointRect, x: number, y: number): boolean =>
  x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;

/** What a block is by its size, its straight sides and its curves. */
function typeOf(
  { longIn, shortIn, curved, sides }: Block,
  room: string | null,
): FixtureType | null {
  if (curved < 6) return null;
  const straight = sides.filter((it) => it > 0.7).length;
  const isWet = room !== null && WET.test(room);
  const isLong = longIn > 1.12 * shortIn;
  if (isWet || room === UNNAMED) {
    if (straight <= 2 && isInside(longIn, 22, 34) && isInside(shortIn, 13, 24) && isLong) {
      return "wc";
    }
  }
  if (room === null) return null;
  if (MENS.test(room) && straight < 4 && isInside(longIn, 11, 21) && shortIn < 19) return "urinal";
  if (isWet && isInside(longIn, 12, 30) && isInside(shortIn, 8, 25)) return "lavatory";
  if ((COOKING.test(room) || SINKS.test(room)) && straight >= 3) {
    if (isInside(longIn, 15, 48) && isInside(shortIn, 13, 26)) return "sink";
  }
  return null;
}

/** Tubs and showers in a wet room, whose sides are longer than those of other fixtures. */
export function findBasins(
  blocks: readonly Block[],
  roomAt: (x: number, y: number) => string | null,
): FoundFixture[] {
  return blocks.flatMap(({ box, longIn, shortIn, sides }): FoundFixture[] => {
    const room = roomAt(box.x + box.width / 2, box.y + box.height / 2);
    if (room === null || !WET.test(room)) return [];
    const straight = sides.filter((it) => it > 0.7).length;
    if (straight < 3) return [];
    if (isInside(longIn, 54, 76) && isInside(shortIn, 26, 37)) {
      return [{ type: "tub", box, how: "shape" }];
    }
    return straight === 4 && isInside(shortIn, 29, 62) && longIn < 66
      ? [{ type: "shower", box, how: "shape" }]
      : [];
  });
}

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
