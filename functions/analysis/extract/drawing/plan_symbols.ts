/** Doors, tags and rooms of a plan brought together: which tag stands at which swing, between which rooms. */
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import { OUTSIDE_ID, type PlanPoint } from "../../../_shared/domain/building.ts";
import type { ReadPlan } from "../../building/sources.ts";
import type { DrawingScale } from "../../../_shared/domain/plan_set.ts";
import { centre, type PointRect, toPointRect } from "../../../_shared/geometry.ts";
import { STANDARD_POINTS_PER_FOOT } from "../layout/scales.ts";
import { leaderEndsOfBubbles } from "./leaders.ts";
import { holdsCentre, type Line, median } from "../layout/layout.ts";
import type { DoorSwing, TagSymbol } from "../page_facts.ts";
import type { FoundRoom } from "../building/rooms.ts";
import { type FoundTag, toTagSymbol } from "./tags.ts";

/** Rooms that are open to the weather. */
const OPEN_AIR =
  /PORCH|PATIO|LANAI|DECK|BALCONY|TERRACE|VERANDA|EXTERIOR|COURTYARD|BREEZEWAY|CARPORT/i;
/** Leaf width assumed where no scale is printed, feet. */
const USUAL_LEAF_FT = 2.75;
/** Least points per foot at which leaves are measured on a picture: 1/8" = 1'-0". */
const MIN_PICTURE_SCALE = 9;

/** A picture over this share of the page is the page. */
const PICTURE_SHARE = 0.5;

/** What {@link readSymbols} starts from. */
export interface SymbolSources {
  /** Of the plan; null where none is printed and no doors tell it. */
  scale: PlanScale | null;
  /** The model of the plan; null where no walls are drawn. */
  plan: ReadPlan | null;
  rooms: readonly FoundRoom[];
  tags: readonly FoundTag[];
  /** Marks lettered without a bubble; one that stands in the swing of a door is the door's. */
  plainMarks: readonly Line[];
  /** False on enlarged and partial plans, whose edge is not the edge of the building. */
  isWholeFloor: boolean;
}

/** Symbols of a plan, and the room at any place of it. */
export interface PlanSymbols {
  swings: DoorSwing[];
  /** In the order of the tags given; plain marks at doors follow. */
  tags: TagSymbol[];
  roomAt: (box: PointRect) => string | null;
  /**
   * Square feet between the drawn walls by room, null where walls do not close or the scale is unproven. Of 168 rooms
   * of plans drawn from building data 159 measured within 2 % of their area, some of them open to others.
   */
  areas: (number | null)[];
}

/** A leaf of the model in points of the page. */
interface FoundSwing {
  box: PointRect;
  leafPt: number;
  middle: { x: number; y: number };
}

/** Reads doors and tags of one plan page off its model. */
export function readSymbols(page: PageReading, sources: SymbolSources): PlanSymbols {
  const { scale, plan, rooms, tags, isWholeFloor } = sources;
  const building = plan?.building ?? null;
  const named = building?.rooms.filter(({ name }) => name !== null) ?? [];
  const doors = building?.openings.filter(({ leafIn }) => leafIn !== null) ?? [];
  // Some swings of a picture are missed: the doors found beside a room would pass for all it has.
  const hasSides = !isPicture(page);
  const isSure = scale !== null && scale.isVerified && isSharp(page, scale.pointsPerFoot);
  const swings = doors.map((door): DoorSwing => {
    const into = door.swingsInto;
    const from = door.between.find((id) => id !== into) ?? null;
    const nameOf = (id: string | null) =>
      id === OUTSIDE_ID
        ? isWholeFloor ? "OUTSIDE" : null
        : named.find((it) => it.id === id)?.name ?? null;
    const isOutside = [into, from].some((id) =>
      id === OUTSIDE_ID || OPEN_AIR.test(named.find((it) => it.id === id)?.name ?? "")
    );
    const isKnown = hasSides && into !== null && from !== null && (!isOutside || isWholeFloor);
    return {
      page: page.page,
      box: door.box,
      leafIn: isSure ? door.leafIn : null,
      isPair: door.kind === "double",
      swingsInto: hasSides ? nameOf(into) : null,
      otherSide: hasSides ? nameOf(from) : null,
      isExterior: isKnown ? isOutside : null,
    };
  });
  const found = doors.map((door): FoundSwing => {
    const [a, b] = door.line.map((it) => toPoint(page, it));
    return {
      box: toPointRect(door.box, page),
      leafPt: (door.leafIn! / 12) * scale!.pointsPerFoot,
      middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    };
  });
  const nameAt = (box: PointRect): string | null => {
    const index = plan?.labelAt(centre(box)) ?? null;
    return index === null ? null : rooms[index].room.name;
  };
  const roomOf = rooms.length > 1
    ? roomsOfTags(page, tags, nameAt)
    : (tag: FoundTag) => nameAt(tag.box);
  const owner = tagsAtSwings(tags, found);
  const plain = marksInSwings(
    sources.plainMarks,
    found.map((swing, index) => ({ swing, index }))
      .filter(({ index }) => !owner.includes(index)),
  );
  return {
    swings,
    roomAt: nameAt,
    areas: plan && scale?.isVerified && isWholeFloor
      ? plan.areas.map((it) => it && Math.round(it))
      : rooms.map(() => null),
    tags: [...tags.map((tag, index) => ({ tag, swing: owner[index] })), ...plain]
      .map(({ tag, swing }) => ({ ...toTagSymbol(page, tag), swing, room: roomOf(tag) })),
  };
}

const toPoint = (page: PageReading, [x, y]: PlanPoint) => ({
  x: (x / 100) * page.widthPt,
  y: (y / 100) * page.heightPt,
});

/** The room a mark speaks of: the one its leader ends in, else the one its bubble stands in. */
function roomsOfTags(
  page: PageReading,
  tags: readonly FoundTag[],
  roomAt: (box: PointRect) => string | null,
): (tag: FoundTag) => string | null {
  const ends = leaderEndsOfBubbles(page, tags.map(({ box }) => box));
  const led = new Map(tags.map((tag, index) => [
    tag,
    new Set(ends[index].map((end) => roomAt({ ...end, width: 0, height: 0 }))),
  ]));
  return (tag) => {
    const rooms = led.get(tag);
    return rooms?.size === 1 ? [...rooms][0] : roomAt(tag.box);
  };
}

/** Pixels of a picture are too coarse to measure leaves at smaller scales. */
const isSharp = (page: PageReading, pointsPerFoot: number): boolean =>
  !isPicture(page) || pointsPerFoot >= MIN_PICTURE_SCALE;

/** True where one picture makes up the page: its strokes were found in the picture. */
const isPicture = (page: PageReading): boolean =>
  page.readBy !== "text" &&
  page.images.some(({ width, height }) =>
    width * height >= PICTURE_SHARE * page.widthPt * page.heightPt
  );

/** What a page's scale is read from. */
export interface ScaleSources {
  rooms: readonly FoundRoom[];
  scaleAt: (box: PointRect) => DrawingScale | null;
  /** Points a foot at which most dimensions of a drawing have their length; null where they do not agree. */
  plottedAt: (box: PointRect) => number | null;
}

/** Scale of the plan of a page. */
export interface PlanScale {
  pointsPerFoot: number;
  isVerified: boolean;
}

/**
 * Scale at the rooms or doors of the page; where none is printed the one its dimensions are drawn at, else guessed
 * from the leaves. A sheet printed smaller than it was drawn is told by its leaves.
 */
export function planScale(page: PageReading, sources: ScaleSources): PlanScale | null {
  const round = [...page.bubbles ?? [], ...page.ovals ?? []];
  const quarter = page.arcs.filter((arc) =>
    Math.abs(arc.sweepDeg) > 60 && Math.abs(arc.sweepDeg) < 100 &&
    !round.some((it) => isQuarterOf(it, arc))
  );
  const places = [
    ...sources.rooms.map((room) => room.at),
    ...quarter.slice(0, 20).map((arc) => ({ x: arc.cx, y: arc.cy, width: 0, height: 0 })),
  ];
  const scales = places.flatMap((box) => sources.scaleAt(box) ?? [])
    .filter((scale) => scale.pointsPerFoot !== null);
  const counts = new Map<number, number>();
  for (const { pointsPerFoot } of scales) {
    counts.set(pointsPerFoot!, (counts.get(pointsPerFoot!) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  const plotted = () => places.map(sources.plottedAt).find((it) => it !== null);
  if (most) {
    const isVerified = scales.some((it) => it.pointsPerFoot === most[0] && it.isVerified);
    const asPlotted = isVerified ? null : plotted();
    if (asPlotted) return { pointsPerFoot: asPlotted, isVerified: false };
    const share = isVerified ? 1 : printedShare(page, quarter, most[0]);
    return { pointsPerFoot: most[0] * share, isVerified };
  }
  const asPlotted = plotted();
  if (asPlotted) return { pointsPerFoot: asPlotted, isVerified: false };
  // Some offices draw every leaf half open.
  const eighth = page.arcs.filter(({ sweepDeg }) => Math.abs(sweepDeg - 45) < 4);
  const typical = median((quarter.length > 0 ? quarter : eighth).map((arc) => arc.radius));
  return typical > 4
    ? { pointsPerFoot: nearestScale(typical / USUAL_LEAF_FT), isVerified: false }
    : null;
}

/** A bowl is no swing, though a quarter of it may look like one. */
function isQuarterOf(
  { x, y, width, height }: PointRect,
  { cx, cy, radius, startDeg, sweepDeg }: PageReading["arcs"][number],
): boolean {
  if (radius > Math.max(width, height)) return false;
  const middle = (startDeg + sweepDeg / 2) * Math.PI / 180;
  const px = cx + radius * Math.cos(middle), py = cy - radius * Math.sin(middle);
  return px > x - 0.5 && px < x + width + 0.5 && py > y - 0.5 && py < y + height + 0.5;
}

/** Longer side of the paper sheets are printed small on, points. */
const SMALL_PAPER_PT = 17.2 * 72;
/** No leaf of a person's door is narrower, feet. */
const NARROWEST_LEAF_FT = 1.4;
/** Usual leaves of a plan, feet. */
const MIN_USUAL_FT = 2.2, MAX_USUAL_FT = 3.3;
/** Larger sheets, ARCH D, E1 and E, and the paper they are printed small on, inches. */
const LARGER_IN = [[24, 36], [30, 42], [36, 48]], SMALL_IN = [[11, 17], [8.5, 11]];
/** Shares of its size a sheet comes out at that is fitted to smaller paper: the side that fits worse decides. */
const FITTED = LARGER_IN.flatMap(([height, width]) =>
  SMALL_IN.map(([short, long]) => Math.min(short / height, long / width))
);

/**
 * Share of its size a sheet is printed at: a half where all leaves come out too narrow on a small sheet, or the fit
 * from a larger paper where half its size would leave them too narrow still.
 */
function printedShare(
  page: PageReading,
  quarter: readonly PageReading["arcs"][number][],
  pointsPerFoot: number,
): number {
  if (Math.max(page.widthPt, page.heightPt) > SMALL_PAPER_PT) return 1;
  const feet = median(quarter.map((arc) => arc.radius)) / pointsPerFoot;
  if (!(feet > NARROWEST_LEAF_FT / 2 && feet < NARROWEST_LEAF_FT)) return 1;
  const isUsual = feet / 0.5 >= MIN_USUAL_FT && feet / 0.5 <= MAX_USUAL_FT;
  const off = (share: number) => Math.abs(Math.log(feet / share / USUAL_LEAF_FT));
  return isUsual ? 0.5 : FITTED.reduce((a, b) => off(b) < off(a) ? b : a);
}

/** Guessed scales further than this share from any that drawings are made at stay as they are. */
const SCALE_SLACK = 0.2;

/** The scale drawings are made at that is nearest to a guess. */
function nearestScale(pointsPerFoot: number): number {
  const off = (scale: number) => Math.abs(Math.log(scale / pointsPerFoot));
  const nearest = STANDARD_POINTS_PER_FOOT.reduce((a, b) => off(b) < off(a) ? b : a);
  return off(nearest) <= SCALE_SLACK ? nearest : pointsPerFoot;
}

/** Doors no bubble stands at, each with the only plain mark in its swing or at its opening; marks at two are left out. */
function marksInSwings(
  lines: readonly Line[],
  swings: readonly { swing: FoundSwing; index: number }[],
): { tag: FoundTag; swing: number }[] {
  const found = lines.flatMap((line) => {
    const at = centre(line.box);
    const around = swings.filter(({ swing: { box, leafPt, middle } }) =>
      holdsCentre(box, line.box, 0.35 * leafPt) ||
      Math.hypot(at.x - middle.x, at.y - middle.y) < 0.7 * leafPt
    );
    return around.length === 1 ? [{ line, swing: around[0].index }] : [];
  });
  return [...Map.groupBy(found, ({ swing }) => swing).values()].filter(({ length }) => length === 1)
    .map(([{ line, swing }]) => ({ tag: { line, box: line.box, shape: "plain" as const }, swing }));
}

/** For every tag the index of its swing: each pair at most once, the nearest first. */
function tagsAtSwings(
  tags: readonly FoundTag[],
  swings: readonly FoundSwing[],
): (number | null)[] {
  const owner: (number | null)[] = tags.map(() => null);
  const pairs = tags.flatMap((tag, index) =>
    swings.map((swing, at) => {
      const p = centre(tag.box);
      const q = centre(swing.box);
      const distance = Math.min(
        Math.hypot(p.x - q.x, p.y - q.y),
        Math.hypot(p.x - swing.middle.x, p.y - swing.middle.y),
      );
      return { index, at, distance, reach: 1.25 * swing.leafPt };
    })
  ).filter((it) => it.distance < it.reach).sort((a, b) => a.distance - b.distance);
  const takenSwings = new Set<number>();
  for (const { index, at } of pairs) {
    if (owner[index] !== null || takenSwings.has(at)) continue;
    owner[index] = at;
    takenSwings.add(at);
  }
  return owner;
}
