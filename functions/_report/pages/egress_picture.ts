/** The picture of a floor with its ways out: rooms by use, doors, stairs, the longest way, the common path, dead ends. */
import type { Building, PlanPoint, PlanStair } from "../../_shared/domain/building.ts";
import { roomUseOf, roomUses, WAY_COLORS } from "../../_shared/domain/room_uses.ts";
import { COLUMN, HAIRLINE, INK, MUTED, PAGE } from "../look.ts";
import type { Paper } from "../paper.ts";
import { shorten } from "../words.ts";

/** Highest picture, points. */
const PICTURE_PT = 330;
/** Names are lettered in rooms that have room for them, points. */
const NAME_PT = 5.5, NAMED_WIDE_PT = 34;

/** Percent of the page as points of the paper. */
type At = (point: PlanPoint) => [number, number];

/** Where a plan comes to lie, and how large. */
export interface Frame {
  height: number;
  /** From the top left corner of the picture. */
  at: At;
  pointsPerFoot: number;
}

/** The picture holds all rooms, exits and stairs, as large as the column allows, in true proportion. */
export function frameOf(plan: Building): Frame {
  const { rooms, openings, egress, feetPerPercent: { x: fx, y: fy } } = plan;
  const exits = openings.filter(({ id }) => egress.exits.includes(id));
  const all = [
    ...rooms.flatMap(({ polygon }) => polygon),
    ...exits.flatMap(({ line }) => line),
    ...stairsOf(plan).flatMap(cornersOf),
  ];
  const [xs, ys] = [all.map(([x]) => x * fx), all.map(([, y]) => y * fy)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, deep] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const pointsPerFoot = Math.min(COLUMN / wide, PICTURE_PT / deep);
  const indent = (COLUMN - wide * pointsPerFoot) / 2;
  return {
    height: deep * pointsPerFoot,
    at: ([x, y]) => [indent + (x * fx - left) * pointsPerFoot, (y * fy - top) * pointsPerFoot],
    pointsPerFoot,
  };
}

/** Draws a plan below a place of the page, points. */
export function drawPlan(paper: Paper, plan: Building, frame: Frame & { top: number }): void {
  const at: At = (point) => {
    const [x, y] = frame.at(point);
    return [PAGE.left + x, frame.top + y];
  };
  paper.doc.save();
  drawRooms(paper, plan, at);
  drawWays(paper, plan, at);
  for (const { point, diameterIn } of plan.topology?.circles ?? []) {
    paper.doc.circle(...at(point), (diameterIn / 24) * frame.pointsPerFoot).lineWidth(0.6)
      .stroke(WAY_COLORS.circle);
  }
  paper.doc.restore();
  nameRooms(paper, plan, at);
}

function drawRooms({ doc }: Paper, plan: Building, at: At): void {
  for (const { name, polygon, stalls = [] } of plan.rooms) {
    const { color } = roomUseOf(name);
    for (const ring of [polygon, ...stalls]) {
      doc.polygon(...ring.map(at)).fillOpacity(name === null ? 0.06 : 0.16).fill(color);
      doc.fillOpacity(1).polygon(...ring.map(at)).lineWidth(0.6).stroke(color);
    }
  }
  for (const stair of stairsOf(plan)) {
    doc.polygon(...cornersOf(stair).map(at)).dash(3, { space: 2 }).lineWidth(0.8)
      .stroke(WAY_COLORS.exit).undash();
  }
}

/** Openings, and the ways through them. */
function drawWays(
  { doc }: Paper,
  { openings, egress, overStairs, topology }: Building,
  at: At,
): void {
  const line = (way: readonly PlanPoint[], color: string, wide: number, dash?: number) => {
    way.forEach((point, index) =>
      index === 0 ? doc.moveTo(...at(point)) : doc.lineTo(...at(point))
    );
    if (dash) doc.dash(dash, { space: dash * 0.7 });
    doc.lineWidth(wide).lineJoin("round").lineCap("round").stroke(color);
    if (dash) doc.undash();
  };
  const exits = new Set(egress.exits);
  for (const { id, kind, line: jambs, between: [a, b] } of openings) {
    if (kind === "window" || a === null || b === null || a === b) continue;
    const isExit = exits.has(id);
    const inside = kind === "cased" ? WAY_COLORS.passage : WAY_COLORS.door;
    line(jambs, isExit ? WAY_COLORS.exit : inside, isExit ? 3.2 : 2);
  }
  if (topology?.commonPath) line(topology.commonPath.way, WAY_COLORS.common, 2.2, 1.5);
  for (const { way } of topology?.deadEnds ?? []) line(way, WAY_COLORS.deadEnd, 2.2);
  for (const longest of [egress.longest, overStairs]) {
    if (longest) line(longest.way, WAY_COLORS.longest, 1.3, 5);
  }
}

/** Letters the names of rooms that have room for them. */
function nameRooms(paper: Paper, { rooms }: Building, at: At): void {
  for (const { name, number, polygon } of rooms) {
    const places = polygon.map(at);
    const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const words = [number, name].filter(Boolean).join(" ");
    if (words === "" || right - left < NAMED_WIDE_PT) continue;
    paper.text(shorten(words, Math.floor((right - left) / (0.6 * NAME_PT))), {
      tag: null,
      x: left,
      y: (Math.min(...ys) + Math.max(...ys)) / 2 - NAME_PT / 2,
      width: right - left,
      align: "center",
      size: NAME_PT,
      color: INK,
    });
  }
}

/** What the colors mean. @returns how many lines it takes */
export function drawLegend(paper: Paper, plan: Building): number {
  const { doc } = paper;
  const { rooms, topology } = plan;
  const used = new Set(rooms.map(({ name }) => roomUseOf(name).label));
  const entries: [string, string][] = [
    ...roomUses.filter(({ label }) => used.has(label)).map(({ label, color }): [string, string] => [
      color,
      label,
    ]),
    [WAY_COLORS.exit, stairsOf(plan).length > 0 ? "Exit, stair (dashed)" : "Exit"],
    [WAY_COLORS.door, "Door"],
    [WAY_COLORS.longest, "Longest travel distance to an exit"],
    ...(topology?.commonPath ? [[WAY_COLORS.common, "Common path"] as [string, string]] : []),
    ...(topology?.deadEnds.length ? [[WAY_COLORS.deadEnd, "Dead end"] as [string, string]] : []),
    ...(topology?.circles.length
      ? [[WAY_COLORS.circle, "Turning circle"] as [string, string]]
      : []),
  ];
  let x = PAGE.left, y = paper.y, lines = 1;
  for (const [color, words] of entries) {
    const wide = paper.measureWidth(words, { size: 6.5 }) + 18;
    if (x + wide > PAGE.left + COLUMN) [x, y, lines] = [PAGE.left, y + 10, lines + 1];
    doc.rect(x, y + 1, 6, 6).fill(color);
    paper.text(words, { tag: null, x: x + 9, y, width: wide, size: 6.5, color: MUTED });
    x += wide;
  }
  doc.strokeColor(HAIRLINE);
  return lines;
}

/** The corners of a flight. */
const cornersOf = ({ box: { x, y, width, height } }: PlanStair): PlanPoint[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** Flights of a room, and those that continue on another plan: others may be of a detail beside it. */
const stairsOf = ({ stairs, stairways = [] }: Building): PlanStair[] =>
  stairs.filter(({ id, room }) =>
    room !== null || stairways.some(({ flights }) => flights.includes(id))
  );
