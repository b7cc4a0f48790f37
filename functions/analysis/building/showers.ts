/**
 * Showers: the word, a drain, or a floor that slopes to one, between walls and whatever closes the other sides: a curb,
 * glass, a curtain, a cut or round corner. Nothing between walls alone is one without the word, as that is a room.
 */
import { centre, type PointRect } from "../../_shared/geometry.ts";
import { type FixturePlace, isWet, UNNAMED } from "./fixture_shapes.ts";
import type { FoundFixture } from "./fixtures.ts";
import { joinDashes } from "./dashes.ts";
import { isIn, type Point } from "./lines.ts";
import { type Closing, type Enclosure, enclosureOf } from "./shower_sides.ts";
import { type DrawnFloor, findSigns, type Sign, type SlopedFloor } from "./shower_signs.ts";

/** Largest side of a shower whose corner is cut off, inches: that of a tub is larger. */
const CUT_MOST_IN = 50;
/** Words of other things that are drawn alike: crossed, or with a circle in them. */
const OTHER =
  /^[WD]$|\b(?:W\/D|WASHER|DRYER|CHASE|SHAFT|DUCT|LINEN|LIN|CLO|CLOSET|STOR|STORAGE|HAMPER|VANITY|TUB|SPA|JACUZZI|WHIRLPOOL|SAUNA|SINK|WH|AHU|MECH|ELEC)\b\.?/i;
/** Showers beside the fixtures that were found. */
export function findShowers(
  drawn: DrawnFloor,
  { found, floors, basins }: {
    found: readonly FoundFixture[];
    floors: readonly SlopedFloor[];
    /** Outlines too small for a floor: their drains are none of one. */
    basins: readonly PointRect[];
  },
  place: FixturePlace,
): FoundFixture[] {
  const inch = place.pointsPerFoot / 12;
  const signs = findSigns(drawn, { found, floors, basins }, place);
  if (signs.length === 0) return [];
  const { strokes, broken } = drawn;
  const closing = {
    strokes: [...strokes, ...broken, ...joinDashes(strokes, place.pointsPerFoot)],
    arcs: drawn.arcs,
  };
  const named = drawn.texts.filter(({ text }) => OTHER.test(text.trim())).map(({ box }) =>
    centre(box)
  );
  const showers: FoundFixture[] = [];
  for (const sign of signs) {
    if (showers.some(({ box }) => isIn(box, sign.at, inch))) continue;
    const box = showerAt(sign, closing, { found, taken: showers.map((it) => it.box), place });
    const isOther = box !== null && named.some((it) => isIn(box, it));
    if (box && !isOther && !showers.some((it) => isIn(box, centre(it.box)))) {
      showers.push({ type: "shower", box, how: sign.by === "word" ? "tag" : "shape" });
    }
  }
  return showers;
}

/** The shower around a sign. */
function showerAt(
  { by, at, floor, front = [] }: Sign,
  { strokes, arcs }: Closing,
  { found, taken, place }: {
    found: readonly FoundFixture[];
    taken: readonly PointRect[];
    place: FixturePlace;
  },
): PointRect | null {
  const inch = place.pointsPerFoot / 12;
  const enclosure = enclosureOf(floor ?? { ...at, width: 0, height: 0 }, {
    strokes: [...strokes, ...front],
    arcs,
  }, { found, taken, place });
  const isFree = (box: PointRect) => !found.some((it) => isIn(box, centre(it.box)));
  if (!enclosure || !isFree(enclosure.box)) {
    return floor && isFree(floor) && isWet(place.roomAt(at.x, at.y)) ? floor : null;
  }
  if (!isBathing(at, enclosure, place)) return null;
  if (by === "drain" && !holdsDrain(enclosure.box, at, inch)) return null;
  const { width, height } = enclosure.box;
  if (by === "cut corner" && Math.max(width, height) > CUT_MOST_IN * inch) return null;
  return by === "word" || enclosure.isOpen ? enclosure.box : null;
}

/** In a wet room, or in a small space without a name that one lies before. */
function isBathing({ x, y }: Point, { before }: Enclosure, { roomAt }: FixturePlace): boolean {
  const room = roomAt(x, y);
  return isWet(room) ||
    (room === UNNAMED || room === null) && before.some((it) => isWet(roomAt(it.x, it.y)));
}

/** Share of a floor that lies around its drain on all sides; of one as long as a tub, whose drain is at its end. */
const AROUND = 0.12, AROUND_IN_TUB = 0.24, TUB_LONG_IN = 52;

/** A drain lies well inside its floor. */
function holdsDrain({ x, y, width, height }: PointRect, at: Point, inch: number): boolean {
  const [across, along] = [(at.x - x) / width, (at.y - y) / height];
  const isTub = Math.max(width, height) > TUB_LONG_IN * inch;
  return Math.min(across, 1 - across, along, 1 - along) > (isTub ? AROUND_IN_TUB : AROUND);
}
