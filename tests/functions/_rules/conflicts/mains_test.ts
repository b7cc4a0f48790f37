import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { aNote, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";

type List = [title: string, heads: string, ...rows: string[]];

/** What lists and notes of an electrical sheet say otherwise: `service rating: 600 A / 400 A`. */
const between = (lists: List[], ...notes: (string | [text: string, drawing: string])[]) =>
  conflictsOf(aPlanSet({
    schedules: lists.map(([title, heads, ...rows], at) =>
      aSchedule(
        /PANEL/i.test(title) ? "panel" : "other",
        heads.split(" | ").map((head) => [head, null]),
        rows.map((row) => row.split(" | ")),
        { title, page: 2 + at },
      )
    ),
    notes: notes.map((it, at) => {
      const [text, drawing] = typeof it === "string" ? [it, null] : it;
      return aNote(text, { page: 7, drawing, box: { x: 10, y: 10 + 5 * at, width: 8, height: 1 } });
    }),
  })).filter(({ topic }) => topic === "electrical service")
    .map(({ subject, a, b }) => `${subject}: ${[a.value, b.value].sort().join(" / ")}`);

Deno.test("the service is one, in its table, on the one-line, in the calculation and in notes", () => {
  const table: List = ["SERVICE", "ITEM | VALUE", "MDP main | 600 A"];
  assert.deepEqual(between([table, ["ONE-LINE", "ITEM | VALUE", "Main brkr | 400 A"]]), [
    "service rating: 400 A / 600 A",
  ]);
  assert.deepEqual(between([table, ["ONE-LINE", "ITEM | VALUE", "Main brkr | 600 A"]]), []);
  assert.deepEqual(
    between([table, ["LOAD ON THE SERVICE", "LOAD | KVA", "Service furnished | 800 A"]]),
    [
      "service rating: 600 A / 800 A",
    ],
  );
  const utilities: List = [
    "TABLE C6 - UTILITIES",
    "SERVICE | PROVIDER | SIZE",
    "ELECTRIC | TECO | 600 A, 208Y/120 V, 3 PH",
  ];
  assert.deepEqual(between([utilities], "SERVICE PROVIDED: 800 A"), [
    "service rating: 600 A / 800 A",
  ]);
  assert.deepEqual(between([utilities], ["MDP 800 A MAIN, 3P", "ELECTRICAL ONE-LINE"]), [
    "service rating: 600 A / 800 A",
  ]);
  assert.deepEqual(
    between(
      [],
      ["SERVICE MAIN 150 A, INDOORS AT PANEL A", "ONE-LINE"],
      "(1) SERVICE DISCONNECT 200 A; SEE ONE-LINE.",
    ),
    ["service rating: 150 A / 200 A"],
  );
  const panels: List = [
    "SCHEDULE OF PANELS",
    "Panel | Main, A | Place",
    "Meter | 150 | East wall",
    "A | 125 | Closet",
  ];
  assert.deepEqual(
    between([panels], "The service is of 200 amperes, single phase, 120/240 volts."),
    [
      "service rating: 150 A / 200 A",
    ],
  );
  assert.deepEqual(
    between([panels], "The service is of 150 amperes, single phase, 120/240 volts."),
    [],
  );
});

Deno.test("a board has one main by its list, by the row of another, on the one-line and where it is fed", () => {
  const listed: List = ["PANEL LP-1 (CLINIC)", "ITEM | VALUE", "Main | 225 A MCB, 42 space"];
  assert.deepEqual(between([listed], ["LP-1 200 A MAIN", "ONE-LINE DIAGRAM"]), [
    "panel LP-1 main rating: 200 A / 225 A",
  ]);
  assert.deepEqual(between([listed], ["FEEDER TO PANEL LP-1: 200 A", "ONE-LINE DIAGRAM"]), [
    "panel LP-1 main rating: 200 A / 225 A",
  ]);
  assert.deepEqual(between([listed], ["FEEDER TO PANEL LP-1: 225 A", "ONE-LINE DIAGRAM"]), []);
  const equipment: List = [
    "EQUIPMENT SCHEDULE",
    "MARK | V / PH | MAIN | LOC",
    "HP1 | 480Y/277 3PH | 225 A | ELEC 111",
    "LP2 | 208Y/120 3PH | 225 A | TELE 211",
  ];
  assert.deepEqual(between([equipment], "LP2 200 A", "HP1 225 A"), [
    "panel LP2 main rating: 200 A / 225 A",
  ]);
  const distribution: List = [
    "ELECTRICAL SERVICE AND DISTRIBUTION",
    "MARK | VOLTAGE | RATING | FED FROM",
    "MSB | 208Y/120 V, 3 PH | 1,000 A MAIN | UTILITY",
  ];
  assert.deepEqual(between([distribution], "MSB MAIN: 1,200 A MCB, 65 KAIC"), [
    "service rating: 1000 A / 1200 A",
  ]);
});

Deno.test("the main of the only board of a set is that of its service", () => {
  const title = "E1 PANEL P1 SCHEDULE - 225 A BUS, MAIN BREAKER 150 A, 22 KAIC";
  const only: List = [title, "CKT | LOAD | AMP", "1 | RANGE | 50"];
  const note = "1. The service is 200 A, 120/240 V, single-phase; see panel schedule.";
  assert.deepEqual(between([only], note), ["service rating: 150 A / 200 A"]);
  assert.deepEqual(between([only], note, "PANEL P2, GARAGE"), []);
  assert.deepEqual(between([only], note.replace("200", "150")), []);
});

Deno.test("buses, lugs, feeders of others, loads, faults and what stood there rate no main", () => {
  const table: List = ["SERVICE", "ITEM | VALUE", "MDP main | 600 A"];
  for (
    const text of [
      "MDP 800 A BUS",
      "SERVICE LOAD 412 A",
      "SERVICE FAULT CURRENT 22,000 A",
      "EXISTING SERVICE 200 A",
      "TEMPORARY SERVICE 100 A",
      "WATER SERVICE 2 IN, PUMP 20 A",
      "FEEDER TO PANEL LP-9: 200 A",
      "GENERATOR MAIN BREAKER 400 A",
      "MAIN BREAKER IS 1,234 A",
      "TENANT SERVICE 200 A",
    ]
  ) assert.deepEqual(between([table], text), [], text);
  const lugs: List = ["PANEL LP-1", "ITEM | VALUE", "Main | 225 A MLO"];
  assert.deepEqual(between([lugs], ["LP-1 200 A MAIN", "ONE-LINE"]), []);
  const air: List = ["AIR HANDLERS", "MARK | CFM | MAIN COIL", "AH-1 | 1,200 | 200"];
  assert.deepEqual(between([air], "AH-1 100 A"), []);
});

Deno.test("a service is told in a sentence, beside what was computed and as the main switchboard", () => {
  assert.deepEqual(
    between([], "Service from the utility pad: 600 A, 208Y/120 V.", "MDP: 800 A main, 3-phase."),
    ["service rating: 600 A / 800 A"],
  );
  assert.deepEqual(
    between(
      [],
      "Overhead to underground service, 150 A.",
      "Main: 200 A, 120/240 V, panel H1 in the garage.",
    ),
    ["service rating: 150 A / 200 A"],
  );
  assert.deepEqual(
    between([["LOAD CALC.", "ITEM | V.A.", "MAIN PROVIDED | 1000 A."]], "MAIN SWBD. 1200 A."),
    ["service rating: 1000 A / 1200 A"],
  );
  assert.deepEqual(
    between(
      [["LOAD", "ITEM | KVA | A", "Demand, 240 V | 28,058 | 117 A. Service 200 A"]],
      "SERVICE 150 A",
    ),
    ["service rating: 150 A / 200 A"],
  );
  const boards: List = ["PANELS", "PANEL | MAIN, A", "LA | 200", "LB | 225"];
  assert.deepEqual(between([boards], "MAIN 225 A, AT STOCK 104", "SERVICE 800 A"), []);
});

Deno.test("a board that feeds what is called a subpanel is where the service ends", () => {
  const service: List = ["LOAD CALCULATION", "ITEM | SIZE", "Main disconnect | 200 A"];
  const panel: List = ["PANEL A", "CKT | LOAD | A", "Main | 150 A MCB, 120/240 V | 2"];
  assert.deepEqual(
    between([service, panel], "MOUNT SUBPANEL B IN THE HALL", "PANEL B: 100 A MLO"),
    [
      "service rating: 150 A / 200 A",
    ],
  );
  assert.deepEqual(between([service, panel], "MOUNT PANEL B IN THE HALL"), []);
  assert.deepEqual(between([service, panel], "SUBPANEL A IN THE GARAGE"), []);
});

/** Notes of one sheet that all have the title of the plan beside them, each at its place. */
const onSheet = (...notes: [text: string, x: number, y: number][]) =>
  conflictsOf(aPlanSet({
    schedules: [
      aSchedule("panel", [["NO.", null], ["LOAD", null]], [["1", "KITCHEN"]], {
        title: "PANEL A CIRCUITS (200 A MAIN, CALCULATED 164 A)",
        page: 2,
      }),
      aSchedule("other", [["ITEM", null], ["DATA", null]], [["SERVICE", "200 A"]], {
        title: "ELECTRICAL SERVICE",
        page: 3,
      }),
    ],
    notes: notes.map(([text, x, y]) =>
      aNote(text, {
        page: 7,
        drawing: "FIRST FLOOR POWER PLAN",
        box: { x, y, width: 4, height: 1 },
      })
    ),
  })).map(({ subject, a, b }) => `${subject}: ${[a.value, b.value].sort().join(" / ")}`);

Deno.test("a diagram is a one-line by the head over it, whatever title stands below", () => {
  for (const head of ["ELECTRICAL ONE-LINE", "SERVICE RISER (N.T.S.)", "Power riser diagram"]) {
    assert.ok(
      onSheet([head, 20, 2], ["PANEL A 225 A", 30, 8])
        .includes("panel A main rating: 200 A / 225 A"),
      head,
    );
    assert.deepEqual(onSheet([head, 20, 2], ["OUTDOOR DISC.", 30, 8], ["150 A", 31, 9.5]), [
      "service rating: 150 A / 200 A",
    ]);
    assert.deepEqual(onSheet([head, 20, 2], ["PANEL A 200 A", 30, 8]), []);
  }
});

Deno.test("what a plan letters at its panels and what a bus is rated tell of no main", () => {
  assert.deepEqual(onSheet(["PANEL A 225 A", 30, 8]), []);
  assert.deepEqual(
    onSheet(["SERVICE RISER", 20, 2], ["FIRST FLOOR POWER PLAN", 22, 5], ["PANEL A 225 A", 30, 8]),
    [],
  );
  assert.deepEqual(
    onSheet(["SERVICE RISER", 20, 2], ["PANEL A 225 A", 30, 8], ["225 A BUS, 42 SPACES", 60, 60]),
    [],
  );
  assert.deepEqual(
    onSheet(["SERVICE RISER", 20, 2], ["HVAC DISC.", 30, 8], ["60 A", 31, 9.5]),
    [],
  );
});

Deno.test("a feeder named before its board is held against the main of it", () => {
  const list: List = ["PANEL DP, 208Y/120 V", "ITEM | SIZE", "Main | Main breaker 600 A"];
  assert.deepEqual(between([list], "400 A feeder to DP, 4 x 600 kcmil"), [
    "panel DP main rating: 400 A / 600 A",
  ]);
  assert.deepEqual(between([list], "600 A feeder to DP, 4 x 600 kcmil"), []);
  assert.deepEqual(between([list], "400 A feeder to RP, 4 x 600 kcmil"), []);
});
