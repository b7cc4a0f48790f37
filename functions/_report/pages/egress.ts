/** The ways out of each floor: a picture, and what was measured on it. */
import { type Building, OUTSIDE_ID } from "../../_shared/domain/building.ts";
import { PART_OF_FLOOR } from "../../_shared/domain/floor_titles.ts";
import { COLUMN, PAGE } from "../look.ts";
import type { Paper } from "../paper.ts";
import type { ReportInput } from "../report_input.ts";
import { shorten } from "../words.ts";
import { drawLegend, drawPlan, type Frame, frameOf } from "./egress_picture.ts";
import { writeHeading, writePairs, writeSection } from "./section.ts";

/** Plans of fewer rooms show no floor; more plans than this are left to the viewer. */
const LEAST_ROOMS = 3, MOST_PLANS = 8;

/** A plan with all that is said of it. */
interface Shown {
  plan: Building;
  title: string;
  frame: Frame;
  /** What was measured, label and value. */
  facts: [string, string][];
}

/** Writes the pictures; nothing where no plan shows a way out. */
export function writeEgress(paper: Paper, { body }: ReportInput): void {
  const shown = (body.buildings ?? [])
    .filter(({ page, egress, rooms, overStairs }) =>
      (egress.exits.length > 0 || overStairs) && rooms.length >= LEAST_ROOMS &&
      !PART_OF_FLOOR.test(sheetOf(body, page))
    )
    .slice(0, MOST_PLANS)
    .map((plan): Shown => ({
      plan,
      title: sheetOf(body, plan.page),
      frame: frameOf(plan),
      facts: factsOf(plan, body),
    }));
  if (shown.length === 0) return;
  writeSection(paper, "Egress paths, as drawn", {
    follow: heightOf(shown[0]),
    lead:
      "Measured along each plan as drawn, inside the walls; the actual walking distance is at least this long. A measurement raises questions but never fails a requirement. If a plan was misread, correct it in the plan viewer.",
  });
  for (const it of shown) writePlan(paper, it);
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
const heightOf = ({ frame, facts }: Shown): number =>
  frame.height + LEGEND_PT + FACT_PT * facts.length;

function writePlan(paper: Paper, shown: Shown): void {
  const { plan, title, frame, facts } = shown;
  writeHeading(paper, shorten(title, 90), heightOf(shown));
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

const feet = (length: number): string => `${Math.round(length * 10) / 10} ft`;

function factsOf(plan: Building, body: ReportInput["body"]): Shown["facts"] {
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
  const facts: Shown["facts"] = [["Exit doors", doors.join(", ") || "none on this floor"]];
  if (egress.longest) {
    const { lengthFt, room } = egress.longest;
    facts.push([
      "Longest travel distance to an exit",
      `at least ${feet(lengthFt)}, from ${nameOf(room)}`,
    ]);
  }
  if (plan.overStairs) {
    const { lengthFt, room, flights, exitPage } = plan.overStairs;
    const down = `down ${flights} flight${flights === 1 ? "" : "s"} to the exit on ${
      nameOfSheet(body, exitPage)
    }`;
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
