import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { aFact, aNote, aPlanSet, aProject, aSchedule, aSheet } from "../../../fakes/plan_set.ts";
import rule from "../../../../functions/_rules/documentation/form-mismatch.ts";
import { testRule } from "../../../fakes/rule_table.ts";

/** A list of one fan and a note on another sheet. */
const between = (airflow: string, note: string, drawing: string | null = null) =>
  conflictsOf(aPlanSet({
    schedules: [aSchedule("hvac", [["TAG", "mark"], ["CFM", "airflow"]], [["EF-1", airflow]])],
    notes: [aNote(note, { page: 2, drawing })],
  })).map(({ subject, a, b }) => `${subject}: ${a.value} / ${b.value}`);

Deno.test("equipment is told by its tag: its list against notes that name it alone", () => {
  assert.deepEqual(between("150", "EF-1, 200 CFM"), ["airflow of EF-1: 150 cfm / 200 cfm"]);
  for (
    const note of [
      "EF-1, 150 CFM",
      "EF-2, 200 CFM",
      "EF-1 AND EF-2, 200 CFM",
      "EF-1 EXISTING TO REMAIN, 200 CFM",
      "DUCT TO EF-1, 200 CFM",
      "EF-11, 200 CFM",
    ]
  ) assert.deepEqual(between("150", note), [], note);
});

Deno.test("a list that gives two figures is content with one of them", () => {
  assert.deepEqual(between("150 / 200 CFM", "EF-1, 200 CFM"), []);
});

Deno.test("a listed tag is known without its hyphen, and by the figure under it on a plan", () => {
  assert.deepEqual(between("150", "EF1, 200 CFM"), ["airflow of EF-1: 150 cfm / 200 cfm"]);
  assert.deepEqual(between("150", "EF1 AND EF2, 200 CFM"), []);
  assert.deepEqual(between("150", "EF1 IN RM 12, 200 CFM"), [
    "airflow of EF-1: 150 cfm / 200 cfm",
  ]);
  const under = (text: string, y: number, tag = "EF-1") =>
    conflictsOf(aPlanSet({
      schedules: [aSchedule("hvac", [["TAG", "mark"], ["CFM", "airflow"]], [["EF-1", "150"]])],
      notes: [
        aNote(tag, { page: 2, box: { x: 30, y: 30, width: 3, height: 1 } }),
        aNote(text, { page: 2, box: { x: 30, y, width: 3, height: 1 } }),
      ],
    })).map(({ b }) => b.value);
  assert.deepEqual(under("200 CFM", 31.2), ["200 cfm"]);
  assert.deepEqual(under("150 CFM", 31.2), []);
  assert.deepEqual(under("200 CFM", 36), []);
  assert.deepEqual(under("200 CFM", 31.2, "EF-2"), []);
});

Deno.test("tanks, transformers and cooling are told in their own units", () => {
  const listed = (head: string, value: string, note: string) =>
    conflictsOf(aPlanSet({
      schedules: [aSchedule("hvac", [["TAG", "mark"], [head, null]], [["WH-1", value]])],
      notes: [aNote(note, { page: 2 })],
    })).map(({ subject, a, b }) => `${subject}: ${a.value} / ${b.value}`);
  assert.deepEqual(listed("GALLONS", "50", "WH-1, 40 GAL."), ["volume of WH-1: 50 gal / 40 gal"]);
  assert.deepEqual(listed("GALLONS", "50", "WH-1, 50 GAL."), []);
  assert.deepEqual(listed("KVA", "45", "WH-1, 75 KVA"), [
    "apparent power of WH-1: 45 kVA / 75 kVA",
  ]);
  assert.deepEqual(listed("KVA", "45", "WH-1, 36 KW"), []);
  assert.deepEqual(listed("TONS", "3.5", "WH-1, 5 TONS"), ["cooling of WH-1: 3.5 tons / 5 tons"]);
  assert.deepEqual(listed("GALLONS", "50", "EXPANSION TANK AT WH-1, 2 GAL."), []);
  assert.deepEqual(listed("GPM", "5 GAL PER MIN", "WH-1, 40 GAL."), []);
});

Deno.test("the one generator of a set has one size", () => {
  const sizes = (...texts: string[]) =>
    conflictsOf(aPlanSet({ notes: texts.map((text, at) => aNote(text, { page: at + 1 })) }))
      .map(({ a, b }) => `${a.value} / ${b.value}`);
  assert.deepEqual(sizes("22 KW GENERATOR", "GENERATOR, 26 KW"), ["22 kW / 26 kW"]);
  assert.deepEqual(sizes("22 KW GENERATOR", "FUTURE 26 KW GENERATOR"), []);
  assert.deepEqual(sizes("22 KW GENERATOR", "GENERATORS: SEE E-2", "26 KW GENERATOR"), []);
});

const at = (...addresses: string[]) =>
  aPlanSet({
    sheets: [aSheet()],
    codeSummary: { address: addresses.map((it, page) => aFact(it, { page: page + 1 })) },
  });
const oak = aProject({ address: "410 Oak Street, Ocala, FL 34471" });

testRule(rule, [
  ["asks about another house number than the form's", at("401 Oak St., Ocala"), "cantTell", oak],
  ["accepts the form's house number", at("410 OAK ST, OCALA, FL"), "", oak],
  ["leaves another street alone", at("88 Pine Row, Tampa"), "", oak],
  ["asks about two numbers of a street", at("410 Oak St.", "412 Oak St."), "cantTell", oak],
  ["accepts one of two numbers", at("410 & 412 Oak St."), "", oak],
]);

Deno.test("a figure with another word beside it is not that of the plate", () => {
  for (
    const note of [
      "EF-1, OA 100 CFM",
      "EF-1 LOW SPEED 80 CFM",
      "EF-1: DIFFUSER 4 @ 50 CFM",
      "EF-1 INTERLOCK AT 100 CFM",
      "EF-1 50 CFM PER FIXTURE",
      "EF-1, 100 CFM, ALT.",
      "EXIST. EF-1, 100 CFM",
    ]
  ) assert.deepEqual(between("150", note), [], note);
  assert.deepEqual(between("150", "EF-1 UPBLAST FAN, HINGED; 200 CFM").length, 1);
});

Deno.test("columns of outside air, of output and of circuits are none of the plate", () => {
  const lists = (kind: "other" | "panel", head: string) =>
    conflictsOf(aPlanSet({
      schedules: [
        aSchedule("hvac", [["TAG", "mark"], ["CFM", null], ["MBH", null], ["KW", null]], [
          ["RTU-1", "2000", "120", "10"],
        ]),
        aSchedule(kind, [["UNIT", null], [head, null]], [["RTU-1", "44"]], {
          box: { x: 50, y: 50, width: 20, height: 10 },
        }),
      ],
    })).length;
  assert.equal(lists("other", "CFM"), 1);
  assert.equal(lists("other", "OA CFM"), 0);
  assert.equal(lists("other", "OUTPUT MBH"), 0);
  assert.equal(lists("other", "DEMAND KW"), 0);
  assert.equal(lists("panel", "KW"), 0);
});

Deno.test("a row may be of two units that work together, and a text give each its own figure", () => {
  const told = (first: string, ...notes: string[]) =>
    conflictsOf(aPlanSet({
      schedules: [
        aSchedule("hvac", [["UNIT", "mark"], ["COOLING (TON)", null], ["STRIP (KW)", null]], [
          [first, "3.0", "8"],
        ]),
        aSchedule("other", [["LOAD", null], ["VA", null]], notes.map((it) => [it, "11,700"]), {
          page: 2,
        }),
      ],
    })).map(({ subject, a, b }) => `${subject}: ${a.value} / ${b.value}`);
  assert.deepEqual(told("AHU-1 / CU-1", "AHU-1 STRIP 10 KW, AHU-2 8 KW, 65 PERCENT"), [
    "power of AHU-1: 8 kW / 10 kW",
  ]);
  assert.deepEqual(told("AHU-1 / CU-1", "AHU-1 STRIP 8 KW, AHU-2 10 KW, 65 PERCENT"), []);
  assert.deepEqual(told("AHU-1 / CU-1", "AHU-1 AND AHU-2 STRIPS, 18 KW TOTAL"), []);
});
