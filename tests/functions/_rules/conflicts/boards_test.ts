import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { aNote, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";

const name = { x: 36, y: 71, width: 4, height: 1 };
const under = { x: 36, y: 72.2, width: 5, height: 1 };

interface Drawn {
  title?: string;
  label?: string;
  main?: string;
  at?: typeof under;
  rows?: string[][];
  drawing?: string;
  head?: string;
}

/** The list of a board and what is lettered under its name on a one-line. */
function between(
  { title = `PANEL "A": 150 A M.C.B., 120/240 V`, label = `PANEL "A"`, ...more }: Drawn,
) {
  const { main = "200 A MAIN", at = under, rows = [["1", "RANGE", "50"]], drawing = "ONE-LINE" } =
    more;
  const { head = "LOAD" } = more;
  return conflictsOf(aPlanSet({
    schedules: [
      aSchedule("panel", [["CKT", "circuit"], [head, "load"], ["AMPS", "breaker"]], rows, {
        title,
      }),
    ],
    notes: [
      aNote(label, { page: 2, drawing, box: name }),
      aNote(main, { page: 2, drawing, box: at }),
    ],
  })).filter(({ subject }) => subject.startsWith("panel")).map(({ a, b }) =>
    `${a.value} / ${b.value}`
  );
}

Deno.test("a board has the main of its list on the one-line", () => {
  assert.deepEqual(between({}), ["150 A / 200 A"]);
  assert.deepEqual(between({ main: "150 A M.C.B." }), []);
  assert.deepEqual(
    between({
      title: "PANEL A SCHEDULE, 120/240 V, MAIN 200 A",
      label: "PANEL A, GARAGE",
      main: "MAIN 150 A 22 KAIC",
    }),
    ["200 A / 150 A"],
  );
  const head = "PANEL A, 120/240 V, 1 PH, 150 A MAIN";
  assert.deepEqual(between({ title: "PANEL SCHEDULE", head }), ["150 A / 200 A"]);
  assert.deepEqual(between({ title: "PANEL SCHEDULE", head, main: "150 A MAIN" }), []);
  const rows = [["MAIN", "MAIN CIRCUIT BREAKER", "600"], ["1", "RTU-1", "80"]];
  assert.deepEqual(
    between({ title: "MDP SCHEDULE - 480Y/277 V", label: "MDP", main: "480 V, 800 A MAIN", rows }),
    ["600 A / 800 A"],
  );
});

Deno.test("mains of other boards, elsewhere and off the diagram are not its own", () => {
  assert.deepEqual(between({ label: `PANEL "B"` }), []);
  assert.deepEqual(between({ at: { ...under, x: 60 } }), []);
  assert.deepEqual(between({ at: { ...under, y: 80 } }), []);
  assert.deepEqual(between({ main: "200 A FEEDER" }), []);
  assert.deepEqual(between({ main: "200 A MAIN BUS" }), []);
  assert.deepEqual(between({ main: "FED FROM 200 A MAIN IN MDP" }), []);
  assert.deepEqual(between({ drawing: "FLOOR PLAN" }), []);
  assert.deepEqual(between({ title: "PANEL SCHEDULE, 150 A MAIN" }), []);
});

Deno.test("the amperes of a main stand in its row, the name of a board before or behind its rating", () => {
  const rows = [["", "Main breaker, 120/208 V, 42 sp", "400 A"], ["1", "Range", "50"]];
  const title = "PANEL MDP";
  const listed = { title, label: "MDP", rows };
  assert.deepEqual(between({ ...listed, main: "200 A main" }), ["400 A / 200 A"]);
  assert.deepEqual(between({ ...listed, main: "400 A main" }), []);
  const branch = [["1", "Main street sign", "400 A"]];
  assert.deepEqual(between({ ...listed, rows: branch, main: "200 A main" }), []);
  const behind = { title: "LP-2, LEVEL 2, 225 A MAIN", label: "LP-2", at: { ...under, x: 60 } };
  assert.deepEqual(between({ ...behind, main: "200 A MAIN, LP-2" }), ["225 A / 200 A"]);
  assert.deepEqual(between({ ...behind, main: "225 A MAIN, LP-2" }), []);
  assert.deepEqual(between({ ...behind, main: "200 A MAIN, LP-1" }), []);
});

Deno.test("the only main breaker of a one-line is that of the only board with a main", () => {
  const far = { ...under, x: 60, y: 40 };
  const sole = (label: string, main: string, others: string[] = []) =>
    conflictsOf(aPlanSet({
      schedules: ["PANEL MDP - 400 A MAIN BREAKER", ...others].map((title) =>
        aSchedule("panel", [["CKT", "circuit"], ["LOAD", "load"]], [["1", "RANGE"]], { title })
      ),
      notes: [
        aNote(label, { page: 2, drawing: "POWER RISER", box: name }),
        aNote(main, { page: 2, drawing: "POWER RISER", box: far }),
      ],
    })).filter(({ subject }) => subject.startsWith("panel")).map(({ b }) => b.value);
  assert.deepEqual(sole("MDP", "600 A MCB"), ["600 A"]);
  assert.deepEqual(sole("MDP", "600 A MCB", ["PANEL LP-1 - 125 A MLO"]), ["600 A"]);
  assert.deepEqual(sole("MDP", "400 A MCB"), []);
  assert.deepEqual(sole("MDP", "600 A MCB", ["PANEL LP-1 - 125 A MAIN BREAKER"]), []);
  assert.deepEqual(sole("LP-1", "600 A MCB"), []);
  assert.deepEqual(sole("MDP", "600 A FUSED DISCONNECT"), []);
  assert.deepEqual(sole("MDP", "LP-1, 600 A MCB"), []);
});

Deno.test("a board without a main has the bus of its list, on a diagram the sheet names as well", () => {
  const title = "PANEL LP2, 125A MLO";
  assert.deepEqual(between({ title, label: "PANEL LP2 225A, 208Y/120V, MLO" }), ["125 A / 225 A"]);
  assert.deepEqual(between({ title, label: "PANEL LP2 125A MLO" }), []);
  assert.deepEqual(between({ title, label: "PANEL LP2 225A MCB" }), []);
});

Deno.test("a row of a list of boards gives the main, not the bus, and of new boards alone", () => {
  const held = (heads: [string, null][], row: string[], title: string) =>
    conflictsOf(aPlanSet({
      schedules: [
        aSchedule("other", heads, [row], { title }),
        aSchedule("panel", [["CKT", "circuit"], ["LOAD", "load"]], [["1", "RANGE"]], {
          title: "PANEL L1 200A M.C.B.",
          page: 2,
        }),
      ],
    })).filter(({ subject }) => subject.startsWith("panel")).length;
  const main: [string, null][] = [["PANEL", null], ["MAIN", null]];
  assert.equal(held(main, ["L1", "100A"], "PANELS"), 1);
  assert.equal(held(main, ["L1", "100A"], "EXISTING PANELS"), 0);
  const bus: [string, null][] = [["PANEL", null], ["MAIN BUS", null], ["BREAKER", null]];
  assert.equal(held(bus, ["L1", "225A", "200A"], "PANELS"), 0);
});

Deno.test("a diagram under the title of its neighbor, and a name lettered twice, still give a main", () => {
  const listed = { title: "PANEL MDP", label: "MDP", rows: [["1", "RTU-1", "80"]] };
  const rows = [["MAIN", "SERVICE DISCONNECT", "400 A"], ["1", "RTU-1", "80"]];
  const beside = { ...listed, rows, drawing: "SANITARY RISER" };
  assert.deepEqual(between({ ...beside, main: "MCB 300 A 208Y/120 V" }), ["400 A / 300 A"]);
  assert.deepEqual(between({ ...beside, main: "MCB 400 A 208Y/120 V" }), []);
  assert.deepEqual(between({ ...beside, main: "300 A MAIN FEEDER TO LIFT STATION" }), []);
  const title = "PANEL A 200 A MCB, 120/240 V";
  const label = "PANEL A, GARAGE 150 A MCB";
  assert.deepEqual(between({ title, label, main: "-", drawing: "RISER" }), ["200 A / 150 A"]);
});

Deno.test("a list of two columns gives its main in words", () => {
  const main = (row: string, label: string) =>
    conflictsOf(aPlanSet({
      schedules: [
        aSchedule("panel", [["", "item"], ["", "value"]], [["Main", row], ["Bus", "600 A"]], {
          title: "PANEL MDP",
        }),
      ],
      notes: ["MDP", label].map((text, at) =>
        aNote(text, { page: 2, drawing: "ONE-LINE", box: [name, under][at] })
      ),
    })).map(({ a, b }) => `${a.value} / ${b.value}`);
  assert.deepEqual(main("400 A MCB", "600 A MCB NEMA 1"), ["400 A / 600 A"]);
  assert.deepEqual(main("600 A MCB", "600 A MCB NEMA 1"), []);
});

Deno.test("a title wider than its list goes on in the line below", () => {
  const title = "PANEL MDP - 208Y/120V, 3PH, 600A";
  const schedules = [
    aSchedule("panel", [["CKT", "circuit"], ["LOAD", "load"]], [["1", "RTU-1"]], {
      title,
      box: { x: 40, y: 40, width: 20, height: 10 },
    }),
  ];
  const main = (rest: string) =>
    conflictsOf(aPlanSet({
      schedules,
      notes: [
        aNote(rest, { box: { x: 48, y: 41, width: 3, height: 1 } }),
        aNote("MDP, 400A MCB, 208Y/120V", { page: 2, drawing: "ONE-LINE" }),
      ],
    })).map(({ a, b }) => `${a.value} / ${b.value}`);
  assert.deepEqual(main("MCB"), ["600 A / 400 A"]);
  assert.deepEqual(main("MLO"), []);
});

Deno.test("a row of another list that names a board and its main is held against the one-line", () => {
  const told = (rows: string[][], main: string) =>
    conflictsOf(aPlanSet({
      schedules: [aSchedule("other", [["", null], ["", null]], rows, { title: "SERVICE" })],
      notes: [
        aNote("Panel B", { drawing: "ONE-LINE", box: name }),
        aNote(main, { drawing: "ONE-LINE", box: under }),
      ],
    })).filter(({ topic }) => topic === "electrical service").length;
  assert.equal(told([["Panel B", "Main 200 A, 40 space"]], "150 A main"), 1);
  assert.equal(told([["Panel B", "200 A MCB, garage"]], "200 A main"), 0);
  assert.equal(told([["Panel B", "Fed from panel A, main 100 A"]], "150 A main"), 0);
  assert.equal(told([["Panel B", "Garage wall"]], "150 A main"), 0);
});

Deno.test("a list of panels by their marks is held against what a text says of a main in one breath", () => {
  const told = (note: string) =>
    conflictsOf(aPlanSet({
      schedules: [
        aSchedule("other", [["MARK", "mark"], ["MAIN (A)", null]], [["P1", "150"]], {
          title: "SERVICE / PANELS",
        }),
      ],
      notes: [aNote(note, { page: 2 })],
    })).map(({ a, b }) => `${a.value} / ${b.value}`);
  assert.deepEqual(told("P1 MCB 200A 3 #3/0 CU"), ["150 A / 200 A"]);
  assert.deepEqual(told("P1 MCB 150A 3 #3/0 CU"), []);
  assert.deepEqual(told("P1 MAIN LUGS 200A"), []);
});
