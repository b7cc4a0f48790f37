/**
 * Lavatories, urinals, fountains, sinks, tubs and showers by the outlines they are drawn of: a basin in a rim at a wall
 * or in a counter, with its tap or drain, or nearer to the front than to the wall.
 */
import type { FixtureType } from "../../_shared/domain/building.ts";
import { centre, contains, overlaps, type PointRect } from "../../_shared/geometry.ts";
import type { Shape } from "./drawn_shapes.ts";
import { hasSinks, isForBathing, isWet } from "./fixture_shapes.ts";
import type { FoundFixture } from "./fixtures.ts";
import { isHall } from "./fountains.ts";
import { isIn } from "./lines.ts";
import {
  AT_WALL_IN,
  BASIN_IN,
  basinsIn,
  hasFrontOrSign,
  hasSign,
  IN_COUNTER_IN,
  isBasket,
  isBetween,
  isFrontCut,
  isInCorner,
  RIM_IN,
  standOf,
} from "./shape_marks.ts";
import { isOnCounter, type ShapeSite, type Side, type Stand } from "./shape_site.ts";
import { sinksAmong } from "./shaped_sinks.ts";
import {
  isCornerTub,
  isPan,
  isTub,
  isTubBasin,
  QUARTER,
  TUB_BASIN_IN,
  TUB_IN,
} from "./shaped_tubs.ts";

/** What stands out from its wall by more inches, or is so many times as deep as wide, may be a closet. */
const CLOSET_OUT_IN = 22, OBLONG = 1.3;
/** Largest basket, inches. */
const BASKET_IN = 26;
/** Sizes of urinals along the wall and out from it, inches. */
const URINAL_WIDE_IN = [10.5, 18.6] as const, URINAL_DEEP_IN = [9.5, 18.6] as const;
/** Sizes of fountains, inches, how far two stand apart and how unlike they are. */
const FOUNTAIN_IN = [10, 21] as const, SAME_IN = 0.5, APART_IN = 16, ALIKE_IN = 2.5;
/** So much farther the lower of two fountains stands out, inches. */
const FARTHER_IN = 6;
/** Half a circle is so much wider than deep. */
const BIN_WIDER = 1.2;
/** A fountain that is a plain box is so much wider than deep: a square one is a basket. */
const SQUARE = 0.97, WIDER = 1.08;
/** Sizes of a frame with two fountains, along the wall and out from it, inches. */
const FRAME_IN = [[28, 46], [11, 23]] as const;
/** Sides of a lavatory in a corner, and how far its front cuts that off, inches. */
const CORNER_IN = [13, 21] as const, CORNER_CUT_IN = 3;
/** Sizes of troughs, and which share of them their basin fills. */
const TROUGH_IN = [[44, 96], [13, 26]] as const, TROUGH_FILLED = 0.75;
/** Machines have such a box, inches. */
const MACHINE_IN = [26, 38] as const;
/** What a large space without a name is called: a lobby, halls that run into each other. */
export const HALL = "HALL OR LOBBY";

/** What a room may hold by its name or by what stands in it. */
interface Room {
  name: string | null;
  isWet: boolean;
}

/** What shapes are held against. */
interface Told {
  /** Fixtures told otherwise. */
  known: readonly FoundFixture[];
  /** Those of them that are closets by all they are drawn of. */
  closets: readonly PointRect[];
  /** Small bowls with wider plates. */
  plated: readonly Shape[];
  /** Whether a thing of that box may be a urinal where it stands, between screens or without them. */
  mayBeUrinal: (box: PointRect, isScreened: boolean) => boolean;
}

/** All fixtures: those known, without what shapes tell to be something else or nothing, and those of further shapes. */
export function withShaped(
  site: ShapeSite,
  { known, closets, plated, mayBeUrinal }: Told,
): FoundFixture[] {
  const { roomAt } = site.place;
  const isSure = ({ box, how }: FoundFixture) => how === "tag" || closets.some((it) => it === box);
  let told = known.filter((it) =>
    isSure(it) ||
    !isKnownBasket(it, site) && !isBin(it, known, site) &&
      !(it.type === "lavatory" && isMachine(it, site))
  ).map((it) => it.type === "wc" && !isSure(it) ? bowlOnCounter(it, site) ?? it : it);
  /** Takes a thing for what it is unless something stands there that it can't be taken for. */
  const claim = (
    type: FixtureType,
    box: PointRect,
    isMistaken: (it: FoundFixture) => boolean = () => false,
  ) => {
    const there = told.filter((it) => overlaps(it.box, box));
    if (there.some((it) => isSure(it) || !isMistaken(it))) return;
    told = [...told.filter((it) => !there.includes(it)), { type, box, how: "shape" }];
  };
  const isInside = (box: PointRect, it: FoundFixture) => {
    const { x, y } = centre(it.box);
    return isIn(box, { x, y });
  };
  const roomOf = (box: PointRect): Room | null => {
    const { x, y } = centre(box);
    const name = roomAt(x, y);
    return name === null ? null : { name, isWet: isWet(name) };
  };
  const isBathing = ({ box }: Shape) => isForBathing(roomOf(box)?.name ?? null);
  const outlines = site.shapes.filter(({ fill }) => fill > 0.45);
  const sized = ([long, short]: readonly (readonly [number, number])[]) =>
    outlines.filter(({ box }) => {
      const [a, b] = site.sizeOf(box);
      return isBetween(a, long) && isBetween(b, short);
    });
  const tubs = [
    ...sized(TUB_IN).filter((it) => isBathing(it) && isTub(it, site)),
    ...sized(TUB_BASIN_IN).filter((it) => isBathing(it) && isTubBasin(it, site)),
    ...site.shapes.filter((it) => it.fill >= QUARTER && isBathing(it) && isCornerTub(it, site)),
  ];
  for (const { box } of tubs) claim("tub", box, (it) => it.type !== "tub" && isInside(box, it));
  for (const it of outlines) {
    if (!roomOf(it.box)?.isWet || !isPan(it, site)) continue;
    claim(
      "shower",
      it.box,
      (other) => other.type === "wc" && contains(it.box, other.box, site.inch),
    );
  }
  for (const it of sized(TROUGH_IN)) {
    if (roomOf(it.box)?.isWet && isTrough(it, site)) {
      claim("lavatory", it.box, (other) => other.type !== "wc" && isInside(it.box, other));
    }
  }
  const units = new Set(sized(RIM_IN));
  const outer = [...units].filter((it) =>
    !site.near(it.box).some((other) =>
      other !== it && units.has(other) && contains(other.box, it.box, 0.1 * site.inch) &&
      other.box.width * other.box.height > it.box.width * it.box.height
    ) && !isMachine(it, site)
  );
  for (const it of outer) {
    if (!roomOf(it.box)?.isWet) continue;
    const stand = standOf(it, site, IN_COUNTER_IN);
    const isScreened = stand !== null && hasScreen(it, stand, site);
    // Half a circle alone with nothing in it is a bin; rows of them are looked at below.
    const isBare = stand !== null && !isScreened && stand.wideIn > BIN_WIDER * stand.deepIn &&
      !hasSign(it, site) && basinsIn(it, site).length === 0;
    const type = typeAtWall(it, !isBare && mayBeUrinal(it.box, isScreened), site);
    if (type === null) continue;
    const isDeep = stand !== null &&
      (stand.gapIn + stand.deepIn > CLOSET_OUT_IN || stand.deepIn > OBLONG * stand.wideIn);
    claim(
      type,
      it.box,
      (other) =>
        HELD.has(other.type) && other.type !== type && isInside(it.box, other) &&
        !(isDeep && other.type === "wc"),
    );
  }
  for (const it of plated) {
    const stand = roomOf(it.box)?.isWet ? standOf(it, site, AT_WALL_IN) : null;
    const isUrinal = stand !== null &&
      typeAtWall(it, mayBeUrinal(it.box, hasScreen(it, stand, site)), site) === "urinal";
    if (isUrinal) {
      claim("urinal", it.box, (other) => HELD.has(other.type) && isInside(it.box, other));
    }
  }
  const mayDrink = ({ name, isWet }: Room, it: Shape) =>
    isHall(name) || name !== null && !isWet && !hasSinks(name) && hasSign(it, site);
  for (const box of bareUrinals(outer, (it) => mayBeUrinal(it, false), site)) {
    if (roomOf(box)?.isWet) {
      claim("urinal", box, (it) => HELD.has(it.type) && it.type !== "urinal" && isInside(box, it));
    }
  }
  const fountains = outer.flatMap((it) => {
    const room = roomOf(it.box);
    const stand = room && mayDrink(room, it) ? fountainStand(it, site) : null;
    return stand ? [{ it, stand }] : [];
  });
  const pairs = fountains.filter(({ it, stand }) =>
    fountains.some((other) =>
      other.it !== it && other.stand.back === stand.back &&
      isTwin(it.box, other.it.box, stand, site)
    )
  );
  for (const one of fountains) {
    const { it, stand } = one;
    const isLikePair = pairs.some((other) =>
      Math.abs(other.stand.wideIn - stand.wideIn) < SAME_IN &&
      Math.abs(other.stand.deepIn - stand.deepIn) < SAME_IN
    );
    const name = roomOf(it.box)?.name ?? null;
    const isNamed = name !== HALL && isHall(name);
    const isTold = hasFrontOrSign(it, stand, site) ||
      it.fill > SQUARE && stand.wideIn > WIDER * stand.deepIn;
    if (!isLikePair && !(isNamed && isTold)) continue;
    // Nobody washes up in a hall.
    const isFree = isNamed && site.place.isInCounter?.(it.box, true) !== true &&
      counterAround(it, site) === null;
    claim(
      "fountain",
      it.box,
      (other) => isFree && other.type === "sink" && isInside(it.box, other),
    );
  }
  for (const it of outlines) {
    if (!isHall(roomOf(it.box)?.name ?? null) || !isDoubleFountain(it, site)) continue;
    const { x, y, width, height } = it.box;
    const halves = width > height
      ? [0, 1].map((at) => ({ x: x + at * width / 2, y, width: width / 2, height }))
      : [0, 1].map((at) => ({ x, y: y + at * height / 2, width, height: height / 2 }));
    for (const box of halves) claim("fountain", box);
  }
  const sinks = sinksAmong(site, (it) => {
    const room = roomOf(it);
    return room !== null && !room.isWet && !isHall(room.name) ? room.name : null;
  });
  for (const box of sinks) {
    const parts = told.filter((it) => overlaps(it.box, box));
    claim("sink", box, (it) => it.type === "sink" && parts.length > 1);
  }
  return told;
}

/** What small things in wet rooms are told as. */
const HELD: ReadonlySet<FixtureType> = new Set(["wc", "lavatory", "urinal"]);

/** The lavatory on a counter that passes for a closet together with what stands beside it. */
function bowlOnCounter({ box, how }: FoundFixture, site: ShapeSite): FoundFixture | null {
  const bowl = site.inside({ box, points: [], isClosed: true, fill: 1, cut: [0, 0, 0, 0] })
    .find((it) => {
      const [long, short] = site.sizeOf(it.box);
      return it.fill < SQUARE && isBetween(long, BASIN_IN[0]) && isBetween(short, [11, 20]) &&
        isOnCounter(it, site);
    });
  return bowl ? { type: "lavatory", box: bowl.box, how } : null;
}

/** Whether a urinal is half a circle with nothing in it, and no other such one in a row with it. */
function isBin(it: FoundFixture, known: readonly FoundFixture[], site: ShapeSite): boolean {
  const { type, box } = it;
  if (type !== "urinal") return false;
  const outline = { box, points: [], isClosed: true, fill: 1, cut: [0, 0, 0, 0] } as const;
  const stand = standOf(outline, site, AT_WALL_IN);
  if (stand === null || stand.wideIn <= BIN_WIDER * stand.deepIn) return false;
  if (hasSign(outline, site) || site.inside(outline).length > 0) return false;
  return !known.some((other) => {
    const [a, b] = [centre(box), centre(other.box)];
    return other !== it && other.type === type &&
      isBetween(Math.hypot(a.x - b.x, a.y - b.y) / site.inch, ROW_IN) &&
      Math.abs(other.box.width - box.width) < SAME_IN * site.inch &&
      Math.abs(other.box.height - box.height) < SAME_IN * site.inch;
  });
}

/** Whether what was told is drawn as a basket: an outline in an outline, and nothing else. */
function isKnownBasket({ type, box }: FoundFixture, site: ShapeSite): boolean {
  if (type !== "lavatory" && type !== "urinal" && type !== "sink") return false;
  const [long, short] = site.sizeOf(box);
  if (long > BASKET_IN || long > 1.12 * short) return false;
  if (site.place.isInCounter?.(box, true) === true) return false;
  const outline = site.near(box).find((it) =>
    it.fill > 0.45 && contains(it.box, box, site.inch) && contains(box, it.box, site.inch)
  );
  return outline !== undefined && basinsIn(outline, site).length > 0 && isBasket(outline, site) &&
    counterAround(outline, site) === null;
}

/** A lavatory or a urinal of a wet room. */
function typeAtWall(it: Shape, mayBeUrinal: boolean, site: ShapeSite): FixtureType | null {
  if (isInCorner(it, site, CORNER_IN, CORNER_CUT_IN) && basinsIn(it, site).length > 0) {
    return "lavatory";
  }
  const stand = standOf(it, site, AT_WALL_IN);
  const isInCounter = site.place.isInCounter?.(it.box, true) === true;
  if (stand && !isInCounter) {
    const isEven = Math.max(...it.cut) - Math.min(...it.cut) <= site.inch;
    if (isBasket(it, site) && (isEven || !isFrontCut(it, stand, site))) return null;
    const isUrinal = mayBeUrinal && isBetween(stand.wideIn, URINAL_WIDE_IN) &&
      isBetween(stand.deepIn, URINAL_DEEP_IN);
    if (isUrinal && hasFrontOrSign(it, stand, site)) return "urinal";
    if (mayBeUrinal && isStallUrinal(it, stand, site)) return "urinal";
    const isBowl = basinsIn(it, site).length > 0 ||
      hasSign(it, site) && isFrontCut(it, stand, site) && stand.wideIn > stand.deepIn;
    return isBowl && hasFrontOrSign(it, stand, site) ? "lavatory" : null;
  }
  const near = standOf(it, site, IN_COUNTER_IN);
  if (!near) return null;
  const counter = counterAround(it, site);
  if (!isInCounter && counter === null) return null;
  const isTold = hasSign(it, site) || isInCounter && basinsIn(it, site).length > 0 ||
    counter !== null && isSetInto(it, counter, site);
  return isTold ? "lavatory" : null;
}

/** A urinal that stands on the floor or reaches far down: deeper than wide, with a round front. */
const isStallUrinal = (it: Shape, { wideIn, deepIn, back }: Stand, site: ShapeSite): boolean =>
  isBetween(wideIn, URINAL_WIDE_IN) && isBetween(deepIn, STALL_URINAL_IN) &&
  deepIn > STALL_OBLONG * wideIn && isFrontCut(it, { wideIn, deepIn, back, gapIn: 0 }, site) &&
  !site.marksAt(it.box).some((mark) => site.sizeOf(mark)[0] > TAP_IN);

/** Depths of urinals with a floor of their own, how much deeper than wide they are, and what is a tap, inches. */
const STALL_URINAL_IN = [16, 22] as const, STALL_OBLONG = 1.08, TAP_IN = 3;

/** The box along a wall, longer than it, that it stands in; null without one. */
function counterAround(it: Shape, site: ShapeSite): Shape | null {
  const { x, y } = centre(it.box);
  return site.near(it.box).find((other) => {
    const [long, short] = site.sizeOf(other.box);
    return other !== it && other.fill > 0.9 && isIn(other.box, { x, y }) &&
      isBetween(long, COUNTER_IN) &&
      isBetween(short, [11, 30]) && long > 1.2 * site.sizeOf(it.box)[0];
  }) ?? null;
}

/** Lengths of counters with basins, inches. */
const COUNTER_IN = [18, 200] as const;
/** What is set into a counter has so much of it on all sides, and is so large, inches. */
const AROUND_IN = 1.2, SET_IN = [[12, 25], [10, 19.5]] as const;

/** Whether a basin without drain or tap is set into a counter: nothing else lies within the edges of one. */
function isSetInto(it: Shape, counter: Shape, site: ShapeSite): boolean {
  const [long, short] = site.sizeOf(it.box);
  return it.isClosed && isBetween(long, SET_IN[0]) && isBetween(short, SET_IN[1]) &&
    Math.min(...site.besides(it.box, counter.box)) >= AROUND_IN;
}

function isMachine({ box }: { box: PointRect }, site: ShapeSite): boolean {
  return site.near(box).some((it) => {
    const [long, short] = site.sizeOf(it.box);
    return it.fill > 0.9 && short >= MACHINE_IN[0] && long <= MACHINE_IN[1] &&
      contains(it.box, box, 0.1 * site.inch);
  });
}

/** Screens between urinals: how far they stand out from the wall, their thickness, and how far from a thing, inches. */
const SCREEN_IN = [11, 32] as const, SCREEN_THICK_IN = 2.5, SCREEN_APART_IN = 15;

/** Whether a screen stands out from the wall beside a thing, free on the other end. */
function hasScreen({ box }: Shape, { back, gapIn }: Stand, site: ShapeSite): boolean {
  const isLevel = back === 1 || back === 3;
  const reach = SCREEN_APART_IN * site.inch;
  const around = isLevel
    ? { ...box, y: box.y - reach, height: box.height + 2 * reach }
    : { ...box, x: box.x - reach, width: box.width + 2 * reach };
  return site.near(around).some((it) => {
    const [deep, thick] = isLevel ? [it.box.width, it.box.height] : [it.box.height, it.box.width];
    if (thick > SCREEN_THICK_IN * site.inch || !isBetween(deep / site.inch, SCREEN_IN)) {
      return false;
    }
    const gap = site.gapAt(it.box, back);
    return gap !== null && gap <= gapIn + AT_WALL_IN && !overlaps(it.box, box);
  });
}

/** Round outlines with nothing in them that stand in a row along a wall, or before a plate at it. */
function bareUrinals(
  outer: readonly Shape[],
  mayBeUrinal: (box: PointRect) => boolean,
  site: ShapeSite,
): PointRect[] {
  const bare = outer.flatMap((it) => {
    const stand = standOf(it, site, AT_WALL_IN);
    const isRound = it.isClosed && it.fill < ROUND_FILL && stand !== null &&
      isBetween(stand.wideIn, URINAL_WIDE_IN) && isBetween(stand.deepIn, URINAL_DEEP_IN) &&
      site.place.isInCounter?.(it.box, true) !== true && counterAround(it, site) === null;
    return isRound && mayBeUrinal(it.box) ? [{ it, stand }] : [];
  });
  return bare.filter(({ it, stand: { back } }) => {
    const isLevel = back === 1 || back === 3;
    const { x, y } = centre(it.box);
    const isInRow = bare.some((other) => {
      const at = centre(other.it.box);
      const [along, across] = isLevel ? [at.y - y, at.x - x] : [at.x - x, at.y - y];
      return other.it !== it && other.stand.back === back &&
        isBetween(Math.abs(along) / site.inch, ROW_IN) && Math.abs(across) < site.inch &&
        Math.abs(other.it.box.width - it.box.width) < SAME_IN * site.inch &&
        Math.abs(other.it.box.height - it.box.height) < SAME_IN * site.inch;
    });
    return isInRow || hasPlate(it, back, site);
  }).map(({ it }) => it.box);
}

/** Share of its box that a round outline fills, and from middle to middle in a row, inches. */
const ROUND_FILL = 0.9, ROW_IN = [20, 50] as const;
/** Depth of a plate behind a bowl, inches. */
const PLATE_IN = 6;

/** Whether a thin outline at the wall lies under the back of a bowl. */
function hasPlate({ box }: Shape, back: Side, site: ShapeSite): boolean {
  const isLevel = back === 1 || back === 3;
  return site.near(box).some((it) => {
    const [deep, wide] = isLevel ? [it.box.width, it.box.height] : [it.box.height, it.box.width];
    return it.isClosed && it.fill > 0.9 && deep <= PLATE_IN * site.inch &&
      wide >= 0.7 * (isLevel ? box.height : box.width) && wide <= 26 * site.inch &&
      (site.gapAt(it.box, back) ?? Infinity) <= 1 && overlaps(it.box, box);
  });
}

/** Two alike bowls in one frame at the wall of a hall. */
function isDoubleFountain(it: Shape, site: ShapeSite): boolean {
  const stand = standOf(it, site, AT_WALL_IN);
  if (!stand || !isBetween(stand.wideIn, FRAME_IN[0]) || !isBetween(stand.deepIn, FRAME_IN[1])) {
    return false;
  }
  const bowls = site.inside(it).filter((bowl) => {
    const [long, short] = site.sizeOf(bowl.box);
    return bowl.isClosed && isBetween(long, [7, 17]) && isBetween(short, [6, 15]) &&
      bowl.fill < SQUARE;
  });
  return bowls.some((a) =>
    bowls.some((b) => a !== b && !overlaps(a.box, b.box) && isTwin(a.box, b.box, stand, site))
  );
}

function fountainStand(it: Shape, site: ShapeSite): Stand | null {
  const onArm = standOnArm(it, site);
  const stand = standOf(it, site, AT_WALL_IN) ?? onArm;
  if (!stand || ![stand.wideIn, stand.deepIn].every((size) => isBetween(size, FOUNTAIN_IN))) {
    return null;
  }
  // A bowl that a bracket holds has its drain alone.
  return basinsIn(it, site).length > 0 || stand === onArm && hasSign(it, site) ? stand : null;
}

/** How a round bowl stands that a bracket at the wall holds. */
function standOnArm(it: Shape, site: ShapeSite): Stand | null {
  if (!it.isClosed || it.fill >= ROUND_FILL) return null;
  const stand = standOf(it, site, ARM_IN);
  if (!stand) return null;
  const { x, y, width, height } = it.box;
  const reach = (stand.gapIn + 1) * site.inch;
  const around = {
    x: x - reach,
    y: y - reach,
    width: width + 2 * reach,
    height: height + 2 * reach,
  };
  const hasArm = site.near(around).some(({ box, isClosed, fill }) =>
    isClosed && fill > 0.9 && site.sizeOf(box)[0] <= ARM_WIDE_IN &&
    (site.gapAt(box, stand.back) ?? Infinity) <= 1 && contains(around, box, 0) &&
    !contains(it.box, box, 0)
  );
  return hasArm ? stand : null;
}

/** How far a bracket holds its bowl from the wall, and how wide it is, inches. */
const ARM_IN = 8, ARM_WIDE_IN = 16;

/** Whether things stand side by side at one wall and are as wide; the lower one of two may stand out farther. */
function isTwin(a: PointRect, b: PointRect, { back }: Stand, { inch }: ShapeSite): boolean {
  const isLevel = back === 1 || back === 3;
  const isSame = (p: number, q: number, mostIn = ALIKE_IN) => Math.abs(p - q) < mostIn * inch;
  const isAlike = isLevel
    ? isSame(a.height, b.height) && isSame(a.width, b.width, FARTHER_IN)
    : isSame(a.width, b.width) && isSame(a.height, b.height, FARTHER_IN);
  if (!isAlike) return false;
  const apart = isLevel
    ? Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height)
    : Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width);
  const backs = [a, b].map(({ x, y, width, height }) => [y, x + width, y + height, x][back]);
  return apart < APART_IN * inch && isSame(backs[0], backs[1]);
}

/** A long rim at a wall, a basin that fills it, and several taps. */
function isTrough(it: Shape, site: ShapeSite): boolean {
  const [long] = site.sizeOf(it.box);
  const isLevel = it.box.width > it.box.height;
  const stands = (isLevel ? [0, 2] : [1, 3]) as Side[];
  if (!stands.some((side) => (site.gapAt(it.box, side) ?? Infinity) <= AT_WALL_IN)) return false;
  const hasBasin = site.inside(it).some(({ box, fill }) =>
    fill > 0.8 && site.sizeOf(box)[0] >= TROUGH_FILLED * long
  );
  return hasBasin && site.marksAt(it.box).length >= 2;
}
