/** What the words around a linked figure may say without standing against it, and what of them does. */
import assert from "node:assert/strict";
import {
  judgeLinks,
  type LinkOutcome,
} from "../../../../functions/analysis/evaluate/judge_links.ts";
import type { Proof, ProposedLink } from "../../../../functions/analysis/propose/link.ts";
import type { PlanSet } from "../../../../functions/_shared/domain/plan_set.ts";
import {
  aDimension,
  aNote,
  aPlanSet,
  aProject,
  aSchedule,
  aSheet,
} from "../../../fakes/plan_set.ts";

interface Said {
  requirement: string;
  figure: string;
  name: string | null;
  box: ProposedLink["words"]["box"];
  proof?: Proof;
  group?: "B" | "R-3";
}

function judge(plan: PlanSet, { requirement, figure, name, box, proof, group = "B" }: Said) {
  const link: ProposedLink = {
    page: 1,
    requirementId: requirement,
    relation: "provides",
    words: { ids: [1], text: figure, box },
    subject: name === null ? null : { ids: [2], text: name, box },
    room: null,
    proof: proof ?? "run",
  };
  const project = aProject({
    occupancyClassification: [group],
    ...(group === "R-3" && { name: "Smith Residence" }),
  });
  return [...judgeLinks([link], plan, project)];
}

const fails = (outcomes: LinkOutcome[]): boolean =>
  outcomes.some(({ verdict }) => verdict.kind === "fail");

function inText(text: string, said: Omit<Said, "box">): LinkOutcome[] {
  const note = aNote(text);
  return judge(aPlanSet({ sheets: [aSheet()], notes: [note] }), { ...said, box: note.box });
}

Deno.test("what the gas line comes from is not the line, what it runs to may be", () => {
  const line = (text: string) =>
    inText(text, {
      requirement: "FBC-FG-404.12-burial",
      figure: "10 in",
      name: "Gas line cover",
    });
  assert.ok(fails(line("Gas line from the meter along the drive: 10 in of cover")));
  assert.ok(!fails(line("Gas line to the grill, 10 in of cover")));
  assert.ok(!fails(line("Gas line, 10 in from the water line, cover as noted")));
});

Deno.test("from one thing to another runs the height of what the same words name", () => {
  const height = (text: string) =>
    inText(text, { requirement: "FBC-B-1015.3-guard-height", figure: `36"`, name: null });
  assert.ok(fails(height(`36" GUARD RAIL TO PORCH SURFACE`)));
  assert.ok(!fails(height(`36" FROM EXIT TO PORCH SURFACE`)));
});

Deno.test("a cell of a door's row may name a thing of its own", () => {
  const latch = (hardware: string) => {
    const plan = aPlanSet({
      sheets: [aSheet()],
      schedules: [
        aSchedule("door", [["MARK", null], ["SIZE", null], ["HARDWARE", null]], [
          ["5", `3'-0" x 6'-8"`, hardware],
        ]),
      ],
    });
    const cell = plan.schedules[0].rows[0].cells[2];
    return judge(plan, {
      requirement: "FBC-R-R4501-latch",
      figure: `48"`,
      name: "5 POOL",
      box: cell.box,
      proof: "row",
      group: "R-3",
    }).map(({ held }) => held);
  };
  assert.ok(!latch(`SELF-LATCHING, RELEASE 48" A.F.F.`).includes("another thing"));
  assert.ok(latch(`LEVER 48"`).includes("another thing"));
});

Deno.test("what the sheet says itself goes before what only the title of the requirement says", () => {
  const hood = (name: string) => {
    const dimension = aDimension(`12"`, 12, { drawing: "HOOD SECTION, TYPE I" });
    const plan = aPlanSet({ sheets: [aSheet()], dimensions: [dimension] });
    return judge(plan, {
      requirement: "FBC-M-507-type1",
      figure: `12"`,
      name,
      box: dimension.box,
      proof: "view",
    });
  };
  assert.ok(fails(hood("WOOD BLOCKING")));
  assert.ok(!fails(hood("BEYOND RANGE")), "as far as a hood reaches over");
});

Deno.test("a name says which of the things a requirement speaks of is meant", () => {
  const bar = (name: string) => {
    const dimension = aDimension(`38"`, 38, { drawing: "WC SIDE" });
    const plan = aPlanSet({ sheets: [aSheet()], dimensions: [dimension] });
    return judge(plan, {
      requirement: "FBC-A-604.5-grab-bars",
      figure: `38"`,
      name,
      box: dimension.box,
      proof: "view",
    }).map(({ rule }) => rule.id);
  };
  assert.ok(!bar("SIDE GRAB BAR").includes("accessibility/grab-bar-rear-length"));
  assert.ok(bar("BAR").includes("accessibility/grab-bar-rear-length"));
});

Deno.test("what a rule refuses under its name it does not take before it", () => {
  const water = (name: string) =>
    inText(`${name} 120 F`, { requirement: "FBC-P-412-tempered", figure: "120 F", name });
  assert.ok(fails(water("LAVATORY")));
  assert.ok(!fails(water("MOP SINK")));
});
