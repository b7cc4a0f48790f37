/** What the words around a linked figure may say without standing against it, and what of them does. */
import assert from "node:assert/strict";
import {
  idleDenials,
  judgeLinks,
  type LinkOutcome,
} from "../../../../functions/analysis/evaluate/judge_links.ts";
import { deniesInWords } from "../../../../functions/analysis/evaluate/link_subjects.ts";
import type { Proof, ProposedLink } from "../../../../functions/analysis/propose/link.ts";
import type { PlanSet } from "../../../../functions/_shared/domain/plan_set.ts";
import {
  aDimension,
  aList,
  aNote,
  aPlanSet,
  aProject,
  aSchedule,
  aSheet,
} from "../../../fakes/plan_set.ts";
import { linksAt } from "../../../fakes/proposed_link.ts";

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
  assert.ok(!latch(`SELF-LATCHING, RELEASE 48" A.F.F.`).includes("another list"));
  assert.ok(latch(`LEVER 48"`).includes("another list"));
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

Deno.test("of several properties the one is judged whose unit the figure has", () => {
  const light = (figure: string) =>
    inText(`BATTERY UNITS, LOSS OF POWER ${figure} AVERAGE`, {
      requirement: "FBC-B-1008.3-emergency-light",
      figure,
      name: "BATTERY UNITS, LOSS OF POWER",
    }).map(({ rule }) => rule.id);
  assert.deepEqual(light("0.6 FC"), ["egress/emergency-lighting"]);
  assert.deepEqual(light("0.6 PSF"), []);
});

Deno.test("of two sills of one name in two drawings the lower one does not make the other a length", () => {
  const sills = (...drawings: string[]) => {
    const dimensions = [46, 40].map((valueIn, at) =>
      aDimension(`${valueIn}"`, valueIn, {
        drawing: drawings[at],
        box: { x: 10 * at + 10, y: 10, width: 4, height: 1 },
      })
    );
    const links = linksAt(dimensions, "FBC-R-R310.2.2-sill", "BEDROOM SILL");
    const plan = aPlanSet({ sheets: [aSheet()], dimensions });
    const project = aProject({ occupancyClassification: ["R-3"], name: "Smith Residence" });
    return fails([...judgeLinks(links, plan, project)]);
  };
  assert.ok(sills("BEDROOM 2", "BEDROOM 3"));
  assert.ok(!sills("BEDROOM 2", "BEDROOM 2"));
});

Deno.test("on a plan an intake is as far from an outlet as its dimension, unless words say that one rises", () => {
  const intake = (drawing: string, ...said: string[]) => {
    const dimension = aDimension(`8'-0"`, 96, { drawing });
    const notes = said.map((it) => aNote(it));
    return judge(aPlanSet({ sheets: [aSheet()], dimensions: [dimension], notes }), {
      requirement: "FBC-M-401.4-intake",
      figure: `8'-0"`,
      name: null,
      box: dimension.box,
      proof: "view",
    }).map(({ held }) => held);
  };
  assert.deepEqual(intake("ROOF PLAN"), [null]);
  assert.deepEqual(intake("ROOF SECTION"), ["exception"]);
  assert.deepEqual(intake("ROOF PLAN", `EF-1 DISCHARGE 42" ABOVE INTAKE OF RTU-2`), ["exception"]);
  assert.deepEqual(intake("ROOF PLAN", `VTR 12" ABOVE ROOF`), [null]);
});

Deno.test("a cell that answers none denies what its head names; of prose a person is asked", () => {
  const lacking = (
    plan: PlanSet,
    text: string,
    box: ProposedLink["words"]["box"],
    proof: Proof,
  ) => {
    const link: ProposedLink = {
      page: 1,
      requirementId: "NEC-210.8B-gfci",
      relation: "lacks",
      words: { ids: [1], text, box },
      subject: { ids: [2], text: "GFCI RECEPTACLE AT SINK", box },
      room: null,
      proof,
    };
    const outcomes = judgeLinks([link], plan, aProject({ occupancyClassification: ["B"] }));
    return outcomes.map(({ held, verdict }) => held ?? verdict.kind);
  };
  const inRow = (answer: string, proof: Proof = "row") => {
    const heads = ["WHERE", "VOLTS", "GFCI RECEPTACLE"];
    const list = aList("OUTLETS", heads, ["BREAK ROOM SINK", "120 V", answer]);
    const cell = list.schedules[0].rows[0].cells[2];
    return lacking(aPlanSet({ sheets: [aSheet()], ...list }), answer, cell.box, proof);
  };
  assert.deepEqual(inRow("NONE"), ["fail"]);
  assert.deepEqual(inRow("NONE", "near"), ["relation"]);
  const note = aNote("NO GFCI RECEPTACLE AT SINK");
  const inProse = lacking(aPlanSet({ sheets: [aSheet()], notes: [note] }), "NO", note.box, "run");
  assert.deepEqual(inProse, ["relation"]);
});

Deno.test("with both sides told the size decides whether a narrow shower is long enough", () => {
  const shower = (...sides: [string, number, "horizontal" | "vertical"][]) => {
    const dimensions = sides.map(([text, valueIn, orientation], at) =>
      aDimension(text, valueIn, {
        drawing: "BATH 2",
        orientation,
        box: { x: 10 * at + 10, y: 10, width: 4, height: 1 },
      })
    );
    const links = linksAt(dimensions, "FBC-P-shower");
    const plan = aPlanSet({ sheets: [aSheet()], dimensions });
    const project = aProject({ occupancyClassification: ["R-3"], name: "Smith Residence" });
    return judgeLinks(links, plan, project).filter(({ link }) => link === links[0])
      .map(({ held, verdict }) => held ?? verdict.kind);
  };
  const narrow: [string, number, "horizontal"] = [`2'-4"`, 28, "horizontal"];
  assert.deepEqual(shower(narrow), ["exception"]);
  assert.deepEqual(shower(narrow, [`3'-0"`, 36, "vertical"]), ["fail"]);
  assert.deepEqual(shower(narrow, [`4'-0"`, 48, "vertical"]), ["pass"]);
  assert.deepEqual(shower(narrow, [`3'-0"`, 36, "horizontal"]), ["exception"]);
  const two = shower(narrow, [`3'-0"`, 36, "vertical"], [`4'-0"`, 48, "vertical"]);
  assert.deepEqual(two, ["exception"]);
});

Deno.test("the low part of a counter may be shown in another drawing", () => {
  const counter = (...heights: number[]) => {
    const dimensions = heights.map((valueIn, at) =>
      aDimension(`${valueIn}"`, valueIn, {
        drawing: ["COUNTER ELEVATION", "COUNTER SECTION"][at],
        box: { x: 10 * at + 10, y: 10, width: 4, height: 1 },
      })
    );
    const links = linksAt(dimensions, "FBC-A-904.4-counter");
    const plan = aPlanSet({ sheets: [aSheet()], dimensions });
    return fails([...judgeLinks(links, plan, aProject({ occupancyClassification: ["B"] }))]);
  };
  assert.ok(counter(42));
  assert.ok(!counter(42, 34));
});

Deno.test("a rating of zero is a figure in the row of a list, and a denial in prose", () => {
  const list = aList(
    "RATINGS",
    ["PART", "WALL TYPE", "RATING"],
    ["CORRIDOR 110", "P1", "0 HR"],
    ["CORRIDOR 111", "P1", "0 HR, METAL STUDS"],
    ["CORRIDOR 112", "P1", "NOT 0 HR"],
  );
  const note = aNote("CORRIDOR 110 WALLS 0 HR");
  const plan = aPlanSet({ sheets: [aSheet()], ...list, notes: [note] });
  const denies = (box: ProposedLink["words"]["box"], proof: Proof) =>
    deniesInWords({
      page: 1,
      requirementId: "FBC-B-1020.2-corridor-rating",
      relation: "provides",
      words: { ids: [1], text: "0 HR", box },
      subject: null,
      room: null,
      proof,
    }, plan);
  const [{ box }, leading, other] = list.schedules[0].rows.map(({ cells }) => cells[2]);
  assert.ok(!denies(box, "row"));
  assert.ok(!denies(leading.box, "row"));
  assert.ok(denies(other.box, "row"));
  assert.ok(denies(box, "near"));
  assert.ok(denies(note.box, "run"));
});

Deno.test("a figure whose own words say what is measured is not taken for what a title alone measures", () => {
  const projects = (figure: string) =>
    inText(`DISPLAY CASE BOTTOM ${figure} IN HALL`, {
      requirement: "FBC-A-307-protruding",
      figure,
      name: "DISPLAY CASE BOTTOM",
    }).map(({ held, verdict }) => held ?? verdict.kind);
  assert.deepEqual(projects(`40" A.F.F.`), []);
  assert.notDeepEqual(projects(`40"`), []);
});

/** Is nothing asked about a denial, beside another link of its requirement? */
function isIdle(
  requirementId: string,
  plan: Partial<PlanSet>,
  [denied, beside]: {
    text: string;
    box: ProposedLink["words"]["box"];
    relation: "lacks" | "provides" | "asks";
  }[],
): boolean {
  const project = aProject({ occupancyClassification: ["R-3"], name: "Smith Residence" });
  const [denial, other] = [denied, beside].map(({ text, box, relation }, at): ProposedLink => ({
    page: 1,
    requirementId,
    relation,
    words: { ids: [at], text, box },
    subject: { ids: [9], text: "WALL TO LINE", box },
    room: null,
    proof: "run",
  }));
  return idleDenials([denial, other], aPlanSet({ sheets: [aSheet()], ...plan }), project)
    .has(denial);
}
const WALL = "FBC-R-R302.1-wall-3ft";

Deno.test("a figure that complies answers what the same text says is not there", () => {
  const inNote = (figure: string) => {
    const { box, ...note } = aNote(`${figure} TO LINE, WALL NOT RATED`);
    return isIdle(WALL, { notes: [{ ...note, box }] }, [
      { text: "NOT RATED", box, relation: "lacks" },
      { text: figure, box, relation: "provides" },
    ]);
  };
  assert.ok(inNote(`3'-4"`));
  assert.ok(!inNote(`2'-4"`), "one that fails answers nothing");
});

Deno.test("so does the figure of a dimension with these words at its line", () => {
  const words = aNote("UNRATED", { box: { x: 20, y: 21, width: 4, height: 1 } });
  const atLine = (of: typeof words | undefined) => {
    const line = aDimension(`7'-6"`, 90, { box: { x: 20, y: 20, width: 4, height: 1 }, of });
    return isIdle(WALL, { notes: [words], dimensions: [line] }, [
      { text: "UNRATED", box: words.box, relation: "lacks" },
      { text: `7'-6"`, box: line.box, relation: "provides" },
    ]);
  };
  assert.ok(atLine(words));
  assert.ok(!atLine(undefined));
});

Deno.test("where a row asks for none, having none is no question", () => {
  const inRow = (asked: string) => {
    const heads = ["MATTER", "REQUIRED", "PROVIDED"];
    const list = aList("CODE DATA", heads, ["SEPARATION OF USES", asked, "NO FIRE BARRIER"]);
    const [, wanted, given] = list.schedules[0].rows[0].cells;
    return isIdle("FBC-B-508.4-separation", list, [
      { text: "NO FIRE BARRIER", box: given.box, relation: "lacks" },
      { text: asked, box: wanted.box, relation: "asks" },
    ]);
  };
  assert.ok(inRow("NONE WHEN NONSEPARATED"));
  assert.ok(inRow("0 HOURS"));
  assert.ok(!inRow("1 HOUR"));
});

Deno.test("a denial whose own text says why nothing is needed is no question", () => {
  const isQuiet = (requirementId: string, text: string, denied: string) => {
    const note = aNote(text);
    return isIdle(requirementId, { notes: [note] }, [
      { text: denied, box: note.box, relation: "lacks" },
      { text: denied, box: note.box, relation: "provides" },
    ]);
  };
  const AFCI = "NEC-210.12-afci";
  assert.ok(isQuiet(AFCI, "NO AFCI ON THE BATHROOM AND GARAGE CIRCUITS", "NO AFCI"));
  assert.ok(!isQuiet(AFCI, "NO AFCI ON THE BATHROOM AND BEDROOM CIRCUITS", "NO AFCI"));
  const GFPE = "NEC-230.95-gfpe";
  const service = (volts: string) => `SERVICE 1,200 A, ${volts}; GROUND FAULT NOT PROVIDED`;
  assert.ok(isQuiet(GFPE, service("208Y/120 V"), "NOT PROVIDED"));
  assert.ok(!isQuiet(GFPE, service("480Y/277 V"), "NOT PROVIDED"));
});

Deno.test("a figure an exception allows asks where the text tells a second figure with it", () => {
  const route = (text: string) =>
    inText(text, {
      requirement: "FBC-A-403.5.1-route-width",
      figure: "32 IN.",
      name: "ACCESSIBLE ROUTE BETWEEN THE QUEUE RAIL AND THE WRITING STAND",
    }).map(({ verdict, held }) => held ?? verdict.kind);
  const named =
    "THE ACCESSIBLE ROUTE BETWEEN THE QUEUE RAIL AND THE WRITING STAND NARROWS TO 32 IN.";
  assert.deepEqual(route(`${named} FOR A LENGTH OF 22 IN.`), ["exception"]);
  assert.deepEqual(route(named), ["fail"]);
});

Deno.test("with the room its row names a figure is judged, with all its clause says", () => {
  const inRoom = (row: string[], requirementId: string, figure: string, group: "B" | "R-3") => {
    const list = aList("DATA", row.map(() => "-"), row);
    const { cells } = list.schedules[0].rows.at(-1)!;
    const words = (text: string, at: number) => ({ ids: [at], text, box: cells[at].box });
    const link: ProposedLink = {
      page: 1,
      requirementId,
      relation: "provides",
      words: words(figure, 2),
      subject: words(row[0], 0),
      room: words(row[1], 1),
      proof: "row",
    };
    const plan = aPlanSet({ sheets: [aSheet()], ...list });
    const project = aProject({
      occupancyClassification: [group],
      fireSprinkler: true,
      ...(group === "R-3" && { name: "Smith Residence" }),
    });
    return judgeLinks([link], plan, project).filter(({ verdict }) => verdict.kind !== "pass");
  };
  const finish = (room: string) =>
    inRoom(["WALL FINISH", room, "CLASS C PANEL"], "FBC-B-803-interior-finish", "CLASS C", "B");
  assert.equal(finish("STAIR 2").length, 1);
  assert.equal(finish("OFFICE 2").length, 0);
  const fan = (air: string) =>
    inRoom(["EF-2", "BATH 2", air], "FBC-R-bath-exhaust", "20 CFM", "R-3");
  assert.equal(fan("20 CFM, SWITCHED").length, 1);
  assert.equal(fan("20 CFM CONTINUOUS").length, 0);
});

Deno.test("where the name is all that tells what is demanded, one figure of two names complies with one of them", () => {
  const list = aList("LIVE LOADS", ["FILES", "50 PSF"], ["OFFICE", "50 PSF"], [
    "CORRIDOR ABV 1ST FLOOR",
    "50 PSF",
  ]);
  const plan = aPlanSet({ sheets: [aSheet()], ...list });
  const links = list.schedules[0].rows.slice(-2).map(({ cells: [name, load] }, at) => ({
    page: 1,
    requirementId: "FBC-B-1607.1-live-loads",
    relation: "provides" as const,
    words: { ids: [at], text: load.text, box: load.box },
    subject: { ids: [10 + at], text: name.text, box: name.box },
    room: null,
    proof: "row" as const,
  }));
  const project = aProject({ occupancyClassification: ["B"] });
  const failing = judgeLinks(links, plan, project).filter(({ verdict }) => verdict.kind === "fail");
  assert.deepEqual(failing.map(({ link }) => link.subject!.text), ["CORRIDOR ABV 1ST FLOOR"]);
});

Deno.test("what only the requirement is called by the sheet does not say", () => {
  const panel = (room: string) =>
    inText(`PANEL MSB IN ${room}`, {
      requirement: "NEC-240.24-location",
      figure: room,
      name: "MSB",
    }).filter(({ verdict }) => verdict.kind !== "pass");
  assert.deepEqual(panel("ELEC 111"), []);
  const [found] = panel("CLOTHES CLOSET");
  assert.equal(found.verdict.data.text, "MSB CLOTHES CLOSET", "nothing else is quoted");
});

Deno.test("a figure that fills its cell and keeps a milder limit asks, as nothing tells where that governs", () => {
  const gap = (figure: string) => {
    const list = aList("RAILS", ["BALUSTER GAP", figure]);
    const cell = list.schedules[0].rows[0].cells[1];
    return judge(aPlanSet({ sheets: [aSheet()], ...list }), {
      requirement: "FBC-R-R312.1-opening",
      figure,
      name: "GUARD BALUSTER GAP",
      box: cell.box,
      proof: "row",
      group: "R-3",
    }).map(({ held, verdict }) => held ?? verdict.kind);
  };
  assert.ok(gap(`4 3/8"`).includes("exception"));
  assert.ok(gap(`5"`).includes("fail"));
});

Deno.test("a figure is told with another of its text, though that one has none to be told with", () => {
  const note = aNote("GARAGE, TWO BAYS: ONE");
  const plan = aPlanSet({ sheets: [aSheet()], notes: [note] });
  const link = (ids: number, text: string, name: string, proof: Proof | null): ProposedLink => ({
    page: 1,
    requirementId: "NEC-210.52G-garage",
    relation: "provides",
    words: { ids: [ids], text, box: { ...note.box, x: note.box.x + 4 * ids, width: 2 } },
    subject: { ids: [ids + 10], text: name, box: note.box },
    room: null,
    proof,
  });
  const bays = link(1, "TWO BAYS:", "GARAGE,", "run");
  const one = link(2, "ONE", "RECEPTACLES GARAGE,", null);
  const project = aProject({ occupancyClassification: ["R-3"], name: "Smith Residence" });
  const kinds = (links: ProposedLink[]) =>
    [...judgeLinks(links, plan, project)].filter((it) => it.link === one)
      .map(({ verdict }) => verdict.kind);
  assert.deepEqual(kinds([one]), ["pass"]);
  assert.deepEqual(kinds([bays, one]), ["fail"]);
});
