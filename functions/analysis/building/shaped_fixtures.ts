/**
 * Lavatories, urinals, fountains, sinks, tubs and showers by the outlines they are drawn of: a basin in a rim at a wall
 * or in a counter, with its tap or drain, or nearer to the front than to the wall.
 */
import { centre, contains, overlaps, type PointRect, unionRect } from "../../_shared/geometry.ts";
import type { FixtureType } from "../../_shared/domain/building.ts";
import type { Shape } from "./drawn_shapes.ts";
import { hasSinks, isForBathing, isWet, UNNAMED } from "./fixture_shapes.ts";
import type { FoundFixture } from "./fixtures.ts";
import { isHall } from "./fountains.ts";
import { isIn } from "./lines.ts";
import {
  isOnCounter,
  opposite,
  type ShapeSite,
  type Side,
  SIDES,
  type Stand,
} from "./shape_site.ts";

/** Sizes of what holds one basin, and of that, long and short side, inches. */
const RIM_IN = [[11, 32], [9.5, 27]] as const, BASIN_IN = [[7, 27], [6, 20]] as const;
/** A thing at a wall stands so close to it, and one in a counter, inches. */
const AT_WALL_IN = 2, IN_COUNTER_IN = 9;
/** What of a rim lies behind a basin is so much deeper than before it, inches. */
const LEDGE_IN = 0.7;
/** Corners of a front are cut off by so much at least, inches, and to as much as each other. */
const CUT_IN = 1.2, EVEN_IN = 1;
/** A basket lies in its outline as far from all sides, inches. */
const CONCENTRIC_IN = 0.6;
/** What stands out from its wall by more inches, or is so many times as deep as wide, may be a closet. */
const CLOSET_OUT_IN = 22, OBLONG = 1.3;
/** Largest basket, inches. */
const BASKET_IN = 26;
/** Sizes of basins of tubs between walls, inches. */
const TUB_BASIN_IN = [[44, 68], [17, 31]] as const;
/** Sizes of urinals along the wall and out from it, inches. */
const URINAL_WIDE_IN = [10.5, 18.6] as const, URINAL_DEEP_IN = [9.5, 18.6] as const;
/** Sizes of fountains, inches, how far two stand apart and how unlike they are. */
const FOUNTAIN_IN = [10, 21] as const, SAME_IN = 0.5, APART_IN = 16, ALIKE_IN = 2.5;
/** A fountain that is a plain box is so much wider than deep: a square one is a basket. */
const SQUARE = 0.97, WIDER = 1.08;
/** Sides of a lavatory in a corner, and how far its front cuts that off, inches. */
const CORNER_IN = [13, 21] as const, CORNER_CUT_IN = 3;
/** Sizes of troughs, and which share of them their basin fills. */
const TROUGH_IN = [[44, 96], [13, 26]] as const, TROUGH_FILLED = 0.75;
/** Sizes of rims of sinks, and of their basins. */
const SINK_RIM_IN = [[11, 84], [10, 31]] as const, SINK_BASIN_IN = [[8, 30], [6.5, 24]] as const;
/** Shares of a rim that its basins fill, long and short. */
const RIM_FILLED = [0.35, 0.5] as const;
/** Basins of one sink lie so close to each other, inches. */
const BESIDE_IN = 9;
/** Sides of sinks on the floor, inches. */
const MOP_IN = [19.5, 38] as const;
/** Machines have such a box, inches. */
const MACHINE_IN = [26, 38] as const;
/** Sizes of tubs along walls and in corners, how much of its box a front alone encloses, and what a basin fills, long and short. */
const TUB_IN = [[50, 76], [25, 40]] as const, CORNER_TUB_IN = [44, 68] as const;
const QUARTER = 0.28, TUB_FILLED = [0.65, 0.5] as const;
/** Sides of floors of showers, inches, and how far from the middle their drain lies, as a share of them. */
const PAN_IN = [29, 66] as const, PAN_SHORT_IN = 50, OFF_MIDDLE = 0.3;

const isBetween = (value: number, [low, high]: readonly [number, number]): boolean =>
  value >= low && value <= high;

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
  /** Whether a thing of that box may be a urinal where it stands. */
  mayBeUrinal: (box: PointRect) => boolean;
}

/** All fixtures: those known, without what shapes tell to be something else or nothing, and those of further shapes. */
export function withShaped(site: ShapeSite, { known, closets, mayBeUrinal }: Told): FoundFixture[] {
  const { roomAt } = site.place;
  const isSure = ({ box, how }: FoundFixture) => how === "tag" || closets.some((it) => it === box);
  let told = known.filter((it) =>
    isSure(it) || !isKnownBasket(it, site) && !(it.type === "lavatory" && isMachine(it, site))
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
      (other) => HELD.has(other.type) && contains(it.box, other.box, site.inch),
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
    const type = typeAtWall(it, mayBeUrinal(it.box), site);
    if (type === null) continue;
    const stand = standOf(it, site, IN_COUNTER_IN);
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
  const fountains = outer.filter((it) => isHall(roomOf(it.box)?.name ?? null))
    .flatMap((it) => {
      const stand = fountainStand(it, site);
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
    const isNamed = roomOf(it.box)?.name !== HALL;
    const isTold = hasFrontOrSign(it, stand, site) ||
      it.fill > SQUARE && stand.wideIn > WIDER * stand.deepIn;
    if (isLikePair || isNamed && isTold) claim("fountain", it.box);
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
    !isOverCounter(outline, site);
}

/** The basins in a rim: outlines that fill a good part of it. */
function basinsIn(rim: Shape, site: ShapeSite): Shape[] {
  const [rimLong, rimShort] = site.sizeOf(rim.box);
  return site.inside(rim).filter(({ box, fill }) => {
    const [long, short] = site.sizeOf(box);
    return fill > 0.45 && isBetween(long, BASIN_IN[0]) && isBetween(short, BASIN_IN[1]) &&
      long > 0.35 * rimLong && short > 0.35 * rimShort;
  });
}

/** Whether something as small as a tap or a drain is drawn in a rim. */
function hasSign(rim: Shape, site: ShapeSite): boolean {
  return site.marksAt(rim.box).some((it) => {
    const [long] = site.sizeOf(it);
    return long < 7;
  });
}

/** Whether what lies in an outline is as far from all of its sides, with nothing drawn besides. */
function isBasket(it: Shape, site: ShapeSite): boolean {
  if (hasSign(it, site)) return false;
  const basins = basinsIn(it, site);
  return basins.every(({ box, cut }) => {
    const beside = site.besides(box, it.box);
    return Math.max(...beside) - Math.min(...beside) <= CONCENTRIC_IN &&
      Math.max(...cut) - Math.min(...cut) <= site.inch;
  });
}

/** The side at a wall that is nearest; one along which the thing lies before one it stands out from. */
function standOf({ box }: Shape, site: ShapeSite, mostIn: number): Stand | null {
  const stands = SIDES.flatMap((side) => site.standAt(box, side) ?? [])
    .filter(({ gapIn }) => gapIn <= mostIn);
  return stands.sort((a, b) => a.gapIn - b.gapIn || a.deepIn - b.deepIn)[0] ?? null;
}

function isFrontCut(it: Shape, { back }: Stand, site: ShapeSite): boolean {
  const [one, other] = site.cutAt(it, opposite(back));
  return Math.min(one, other) >= CUT_IN && Math.abs(one - other) <= EVEN_IN;
}

/** Whether a basin lies nearer to the front than to the wall. */
function hasLedge(it: Shape, { back }: Stand, site: ShapeSite): boolean {
  return basinsIn(it, site).some(({ box }) => {
    const beside = site.besides(box, it.box);
    const [left, right] = [beside[(back + 1) % 4], beside[(back + 3) % 4]];
    return beside[back] - beside[opposite(back)] >= LEDGE_IN && Math.abs(left - right) <= EVEN_IN;
  });
}

const hasFrontOrSign = (it: Shape, stand: Stand, site: ShapeSite): boolean =>
  isFrontCut(it, stand, site) || hasSign(it, site) || hasLedge(it, stand, site) ||
  basinsIn(it, site).some((basin) =>
    isFrontCut(basin, stand, site) && Math.max(...site.cutAt(basin, stand.back)) < CUT_IN
  );

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
    return basinsIn(it, site).length > 0 && hasFrontOrSign(it, stand, site) ? "lavatory" : null;
  }
  const near = standOf(it, site, IN_COUNTER_IN);
  if (!near || !hasSign(it, site)) return null;
  return isInCounter || isOverCounter(it, site) ? "lavatory" : null;
}

/** Whether it stands in a box that is longer than it, along a wall. */
function isOverCounter(it: Shape, site: ShapeSite): boolean {
  const { x, y } = centre(it.box);
  return site.near(it.box).some((other) => {
    const [long, short] = site.sizeOf(other.box);
    return other !== it && other.fill > 0.9 && isIn(other.box, { x, y }) &&
      isBetween(long, [18, 84]) &&
      isBetween(short, [11, 30]) && long > 1.2 * site.sizeOf(it.box)[0];
  });
}

/** Whether walls stand at two sides that meet, and the corner between the others is cut off. */
function isInCorner(
  it: Shape,
  site: ShapeSite,
  [least, most]: readonly [number, number],
  leastCutIn: number,
): boolean {
  const [long, short] = site.sizeOf(it.box);
  if (short < least || long > most || long > 1.2 * short) return false;
  return SIDES.some((side) => {
    const next = (side + 1) % 4 as Side;
    const gaps = [site.gapAt(it.box, side), site.gapAt(it.box, next)];
    // The corner between the two other sides.
    const cut = it.cut[(side + 3) % 4] / site.inch;
    return gaps.every((gap) => gap !== null && gap <= AT_WALL_IN) && cut >= leastCutIn;
  });
}

function isMachine({ box }: { box: PointRect }, site: ShapeSite): boolean {
  return site.near(box).some((it) => {
    const [long, short] = site.sizeOf(it.box);
    return it.fill > 0.9 && short >= MACHINE_IN[0] && long <= MACHINE_IN[1] &&
      contains(it.box, box, 0.1 * site.inch);
  });
}

function fountainStand(it: Shape, site: ShapeSite): Stand | null {
  const stand = standOf(it, site, AT_WALL_IN);
  return stand && isBetween(stand.wideIn, FOUNTAIN_IN) && isBetween(stand.deepIn, FOUNTAIN_IN) &&
      basinsIn(it, site).length > 0
    ? stand
    : null;
}

function isTwin(a: PointRect, b: PointRect, { back }: Stand, { inch }: ShapeSite): boolean {
  const isLevel = back === 1 || back === 3;
  const isSame = (p: number, q: number) => Math.abs(p - q) < ALIKE_IN * inch;
  if (!isSame(a.width, b.width) || !isSame(a.height, b.height)) return false;
  const apart = isLevel
    ? Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height)
    : Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width);
  return apart < APART_IN * inch && (isLevel ? isSame(a.x, b.x) : isSame(a.y, b.y));
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

/** A rim with a basin whose ends are round or cut, or that is round itself. */
function isTub(it: Shape, site: ShapeSite): boolean {
  const [long, short] = site.sizeOf(it.box);
  return site.inside(it).some((basin) => {
    const [a, b] = site.sizeOf(basin.box);
    if (a < TUB_FILLED[0] * long || b < TUB_FILLED[1] * short || basin.fill < 0.6) return false;
    const ends = (it.box.width > it.box.height ? [1, 3] : [0, 2]) as Side[];
    return ends.some((end) =>
      [it, basin].some((own) => Math.min(...site.cutAt(own, end)) >= CUT_IN)
    );
  });
}

/** A basin between walls, one end of it round or cut at least, with its drain near an end. */
function isTubBasin(it: Shape, site: ShapeSite): boolean {
  const isLevel = it.box.width > it.box.height;
  const ends = (isLevel ? [1, 3] : [0, 2]) as Side[];
  const walls = SIDES.filter((side) => (site.gapAt(it.box, side) ?? Infinity) <= IN_COUNTER_IN);
  if (walls.length < 2 || !ends.some((end) => Math.min(...site.cutAt(it, end)) >= CUT_IN)) {
    return false;
  }
  const { x, y } = centre(it.box);
  return site.marksAt(it.box).some((mark) => {
    const at = centre(mark);
    const [along, across] = isLevel
      ? [(at.x - x) / it.box.width, (at.y - y) / it.box.height]
      : [(at.y - y) / it.box.height, (at.x - x) / it.box.width];
    return Math.abs(along) > OFF_MIDDLE && Math.abs(across) < 0.5 * OFF_MIDDLE;
  });
}

/** A tub whose front cuts off the corner between its other sides. */
function isCornerTub(it: Shape, site: ShapeSite): boolean {
  const [long] = site.sizeOf(it.box);
  return isInCorner(it, site, CORNER_TUB_IN, 0.1 * long) &&
    site.inside(it).some(({ box, fill }) => fill > 0.6 && site.sizeOf(box)[1] > 0.6 * long);
}

/** The floor of a shower, at a wall, with its drain near the middle. */
function isPan(it: Shape, site: ShapeSite): boolean {
  const [long, short] = site.sizeOf(it.box);
  if (!isBetween(long, PAN_IN) || !isBetween(short, [PAN_IN[0], PAN_SHORT_IN])) return false;
  if (it.fill < 0.7 || !SIDES.some((side) => (site.gapAt(it.box, side) ?? 9) <= 3)) return false;
  const { x, y } = centre(it.box);
  return site.marksAt(it.box).some((mark) => {
    const at = centre(mark);
    const [a, b] = site.sizeOf(mark);
    return a < 7 && b > 1 && Math.abs(at.x - x) < OFF_MIDDLE * it.box.width &&
      Math.abs(at.y - y) < OFF_MIDDLE * it.box.height;
  });
}

/** Sinks: basins with their drain or tap, alone or side by side, with the rim around them. */
function sinksAmong(
  site: ShapeSite,
  roomOf: (box: PointRect) => string | null,
): PointRect[] {
  const basins = site.shapes.filter((it) => {
    const [long, short] = site.sizeOf(it.box);
    return it.fill > 0.6 && isBetween(long, SINK_BASIN_IN[0]) &&
      isBetween(short, SINK_BASIN_IN[1]) &&
      roomOf(it.box) !== null;
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
  if ((ofSinks || room === UNNAMED) && drained.length > 0) {
    // A floor sink in a corner, or a basin with drain and tap.
    if (corner && first < MOP_IN[1] && second > MOP_IN[0] && first < 1.2 * second) return true;
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
