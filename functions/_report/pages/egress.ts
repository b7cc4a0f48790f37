/** The ways out of each floor as a picture: rooms by use, doors, the longest way, the common path, dead ends. */
import {
  type Building,
  OUTSIDE_ID,
  type PlanPoint,
  type PlanStair,
} from "../../_shared/domain/building.ts";
import { PART_OF_FLOOR } from "../../_shared/domain/floor_titles.ts";
import { roomUseOf, roomUses, WAY_COLORS } from "../../_shared/domain/room_uses.ts";
import { COLUMN, HAIRLINE, INK, MUTED, PAGE } from "../look.ts";
import type { Paper } from "../paper.ts";
import type { ReportInput } from "../report_input.ts";
import { shorten } from "../words.ts";
import { writeHeading, writePairs, writeSection } from "./section.ts";

/** Plans of fewer rooms show no floor; more plans than this are left to the viewer. */
const LEAST_ROOMS = 3, MOST_PLANS = 8;
/** Highest picture, points. */
const PICTURE_PT = 330;
/** Names are lettered in rooms that have room for them, points. */
const NAME_PT = 5.5, NAMED_WIDE_PT = 34;

/** Writes the pictures; nothing where no plan shows a way out. */
export function writeEgress(paper: Paper, { body }: ReportInput): void {
  const plans = (body.buildings ?? [])
    .filter(({ page, egress, rooms, overStairs }) =>
      (egress.exits.length > 0 || overStairs) && rooms.length >= LEAST_ROOMS &&
      !PART_OF_FLOOR.test(sheetOf(body, page))
    )
    .slice(0, MOST_PLANS);
  if (plans.length === 0) return;
  writeSection(paper, "Egress paths, as drawn", {
    follow: heightOf(plans[0]),
    lead:
      "Measured along each plan as drawn, inside the walls; the actual walking distance is at least this long. A measurement raises questions but never fails a requirement. If a plan was misread, correct it in the plan viewer.",
  });
  for (const plan of plans) {
    const { overStairs } = plan;
    writePlan(paper, plan, {
      title: sheetOf(body, plan.page),
      exitSheet: overStairs ? nameOfSheet(body, overStairs.exitPage) : null,
    });
  }
}

/** Number of a sheet, else its page. */
const nameOfSheet = ({ sheets }: ReportInput["body"], page: number): string =>
  sheets.find((it) => it.page === page)?.number ?? `Page ${page}`;

const sheetOf = (body: ReportInput["body"], page: number): string => {
  const title = body.sheets.find((it) => it.page === page)?.title;
  return [nameOfSheet(body, page), title].filter(Boolean).join(": ");
};

/** What follows a picture: its legend, and a line for each thing measured, points. */
const LEGEND_PT = 50, FACT_PT = 20;

/** How high a plan comes out with all that is said of it, points. */
const heightOf = (plan: Building): number =>
  frameOf(plan).height + LEGEND_PT + FACT_PT * factsOf(plan, null).length;

function writePlan(
  paper: Paper,
  plan: Building,
  { title, exitSheet }: { title: string; exitSheet: string | null },
): void {
  const frame = frameOf(plan);
  const facts = factsOf(plan, exitSheet);
  writeHeading(paper, shorten(title, 90), heightOf(plan));
  const top = paper.y;
  const alt = `Plan of ${title}. ${
    facts.map(([label, value]) => `${label}: ${value}`).join(". ")
  }.`;
  paper.figure(alt, () => drawPlan(paper, plan, { ...frame, top }));
  paper.y = top + frame.height + 8;
  let lines = 1;
  paper.decorate(() => lines = drawLegend(paper, plan));
  paper.space(6 + 10 * lines);
  writePairs(paper, facts, { x: PAGE.left, width: COLUMN, labelWidth: 150 });
}

interface Frame {
  height: number;
  /** Percent of the page as points of the picture, from its top left corner. */
  at: (point: PlanPoint) => [number, number];
  pointsPerFoot: number;
}

/** The corners of a flight. */
const cornersOf = ({ box: { x, y, width, height } }: PlanStair): PlanPoint[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** Flights of a room, and those that go on on another plan: others may be of a detail beside it. */
const stairsOf = ({ stairs, stairways = [] }: Building): PlanStair[] =>
  stairs.filter(({ id, room }) =>
    room !== null || stairways.some(({ flights }) => flights.includes(id))
  );

/** The picture holds all rooms, exits and stairs, as large as the column allows, in true proportion. */
function frameOf(plan: Building): Frame {
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

function drawPlan(paper: Paper, plan: Building, frame: Frame & { top: number }): void {
  const { doc } = paper;
  const { rooms, openings, egress, overStairs, topology } = plan;
  const at = (point: PlanPoint): [number, number] => {
    const [x, y] = frame.at(point);
    return [PAGE.left + x, frame.top + y];
  };
  const line = (way: readonly PlanPoint[], color: string, wide: number, dash?: number) => {
    way.forEach((point, index) =>
      index === 0 ? doc.moveTo(...at(point)) : doc.lineTo(...at(point))
    );
    if (dash) doc.dash(dash, { space: dash * 0.7 });
    doc.lineWidth(wide).lineJoin("round").lineCap("round").stroke(color);
    if (dash) doc.undash();
  };
  doc.save();
  for (const { name, polygon } of rooms) {
    const { color } = roomUseOf(name);
    doc.polygon(...polygon.map(at)).fillOpacity(name === null ? 0.06 : 0.16).fill(color);
    doc.fillOpacity(1).polygon(...polygon.map(at)).lineWidth(0.6).stroke(color);
  }
  for (const stair of stairsOf(plan)) {
    doc.polygon(...cornersOf(stair).map(at)).dash(3, { space: 2 }).lineWidth(0.8).stroke(
      WAY_COLORS.exit,
    )
      .undash();
  }
  const exits = new Set(egress.exits);
  for (const { id, kind, line: jambs, between: [a, b] } of openings) {
    if (kind === "window" || a === null || b === null || a === b) continue;
    const color = exits.has(id)
      ? WAY_COLORS.exit
      : kind === "cased"
      ? WAY_COLORS.passage
      : WAY_COLORS.door;
    line(jambs, color, exits.has(id) ? 3.2 : 2);
  }
  if (topology?.commonPath) line(topology.commonPath.way, WAY_COLORS.common, 2.2, 1.5);
  for (const { way } of topology?.deadEnds ?? []) line(way, WAY_COLORS.deadEnd, 2.2);
  for (const longest of [egress.longest, overStairs]) {
    if (longest) line(longest.way, WAY_COLORS.longest, 1.3, 5);
  }
  for (const { point, diameterIn } of topology?.circles ?? []) {
    doc.circle(...at(point), (diameterIn / 24) * frame.pointsPerFoot).lineWidth(0.6)
      .stroke(WAY_COLORS.circle);
  }
  doc.restore();
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

/** @returns how many lines it takes */
function drawLegend(paper: Paper, plan: Building): number {
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

const feet = (length: number): string => `${Math.round(length * 10) / 10} ft`;

/** What was measured, label and value. */
function factsOf(plan: Building, exitSheet: string | null): [string, string][] {
  const { egress, topology, openings, isScaleVerified } = plan;
  const marks = egress.exits.map((id) => openings.find((it) => it.id === id)?.mark ?? null);
  const marked = marks.filter((it) => it !== null);
  const unmarked = marks.length - marked.length;
  const nameOf = (id: string) => {
    const room = plan.rooms.find((it) => it.id === id);
    return id === OUTSIDE_ID ? "outside" : [room?.number, room?.name].filter(Boolean).join(" ") ||
      "an unnamed room";
  };
  const doors = [...marked, ...unmarked > 0 ? [`${unmarked} unmarked`] : []];
  const facts: [string, string][] = [["Exit doors", doors.join(", ") || "none on this floor"]];
  if (egress.longest) {
    const { lengthFt, room } = egress.longest;
    facts.push([
      "Longest travel distance to an exit",
      `at least ${feet(lengthFt)}, from ${nameOf(room)}`,
    ]);
  }
  if (plan.overStairs) {
    const { lengthFt, room, flights } = plan.overStairs;
    const down = `down ${flights} flight${flights === 1 ? "" : "s"} to the exit on ${exitSheet}`;
    facts.push(["Travel over stairs", `at least ${feet(lengthFt)}, from ${nameOf(room)} ${down}`]);
  }
  for (const { name, goes, to } of plan.stairways ?? []) {
    facts.push([name ?? "Stair", `goes ${goes} to ${to.sheet ?? `page ${to.page}`}`]);
  }
  if (topology?.commonPath) {
    const { lengthFt, room } = topology.commonPath;
    facts.push(["Common path", `at least ${feet(lengthFt)}, from ${nameOf(room)}`]);
  }
  for (const { room, lengthFt } of topology?.deadEnds ?? []) {
    facts.push(["Dead end", `${feet(lengthFt)} in ${nameOf(room)}`]);
  }
  const floor = topology?.separations.find(({ room }) => room === null);
  if (floor) {
    const share = Math.round((100 * floor.apartFt) / floor.diagonalFt);
    facts.push([
      "Exit separation",
      `${feet(floor.apartFt)}, ${share}% of the ${feet(floor.diagonalFt)} diagonal`,
    ]);
  }
  if (egress.closedIn.length > 0) {
    facts.push(["No exit path drawn", egress.closedIn.map(nameOf).join(", ")]);
  }
  if (!isScaleVerified) facts.push(["Scale", "not confirmed by a printed dimension"]);
  return facts;
}
