/** What is typed into an input of a calculator, and what a change is said to move. */
import assert from "node:assert/strict";
import {
  announce,
  checksOf,
  comparisonWords,
  figuresOf,
} from "../../../components/report/calculator_changes.ts";
import { readEntry, writeEntry } from "../../../components/report/correction_entry.ts";
import {
  controlOf,
  correctionKey,
  correctionsOf,
} from "../../../functions/_shared/domain/corrections.ts";
import type { Calculation } from "../../../functions/_shared/domain/report.ts";

const number = { kind: "number", min: 0, max: 1000 } as const;

Deno.test("readEntry() reads figures and lengths as they are written", () => {
  const rows: [text: string, unit: string | null, value: number | null][] = [
    ["450", "sq ft", 450],
    [" 1,000 ", "sq ft", 1000],
    ["12.5", "ft", 12.5],
    [`12'-6"`, "ft", 12.5],
    [`34 1/2"`, "in", 34.5],
    [`2'-10"`, "in", 34],
    ["33 %", "%", 33],
    ["", "ft", null],
  ];
  for (const [text, unit, value] of rows) {
    assert.deepEqual(readEntry(number, text, unit), { value }, text);
  }
});

Deno.test("readEntry() refuses what the input can't hold, in words", () => {
  assert.equal(readEntry(number, "many", null).error, "Enter a number");
  assert.equal(readEntry(number, "-1", null).error, "Enter 0 or more");
  assert.equal(readEntry(number, "1001", null).error, "Enter 1,000 or less");
  assert.equal(readEntry({ kind: "groups" }, "B, Q", null).error, "There is no use group Q");
});

Deno.test("readEntry() reads groups, choices, yes and no, and elevations below zero", () => {
  assert.deepEqual(readEntry({ kind: "groups" }, "a-2 b", null), { value: "A-2, B" });
  assert.deepEqual(readEntry({ kind: "yesNo" }, "yes", null), { value: true });
  const elevation = controlOf("flood-elevation", "lowestFt");
  assert.deepEqual(readEntry(elevation, "-2.5", "ft"), { value: -2.5 });
  assert.deepEqual(readEntry(controlOf("exits", "sprinklers"), "NFPA 13R", null), {
    value: "NFPA 13R",
  });
});

Deno.test("writeEntry() writes what readEntry() reads", () => {
  assert.deepEqual([null, true, false, 12.5, "B"].map(writeEntry), ["", "yes", "no", "12.5", "B"]);
  assert.equal(writeEntry(108.16666666666667), "108.17");
});

Deno.test("controls follow the input, whatever calculation shows it", () => {
  assert.equal(controlOf("exits", "sprinklers").kind, "choice");
  assert.equal(controlOf("mixed-use", "groups").kind, "groups");
  assert.equal(controlOf("escape-openings", "W1.grade").kind, "yesNo");
  assert.equal(controlOf("exterior-walls", "protected2").kind, "yesNo");
  assert.equal(controlOf("occupant-load", "area3").kind, "number");
});

Deno.test("what means the same is one correction, the rest belongs to its calculation", () => {
  assert.equal(correctionKey("exits", "sprinklers"), "sprinklers");
  assert.equal(correctionKey("exits", "exits"), "exits/exits");
  const inputs = [{ key: "sprinklers" }, { key: "exits" }];
  const corrections = { "sprinklers": "none", "exits/exits": 2, "egress-width/exits": 3 };
  assert.deepEqual(correctionsOf("exits", inputs, corrections), { sprinklers: "none", exits: 2 });
});

const load = (total: number, meets: boolean | null): Calculation => ({
  id: "occupant-load",
  title: "Occupant load",
  codeReference: "FBC-B 1004.5",
  inputs: [],
  steps: [],
  result: [{ label: "Occupant load", value: total, unit: "occupants" }],
  checks: [{
    label: "Stated occupant load",
    shown: "118 occupants",
    limit: `at least ${total} occupants`,
    meets,
    codeReference: "FBC-B 1004.5",
  }],
  missing: [],
});

Deno.test("a change shows each figure and verdict beside the issued one, where they differ", () => {
  const [issued, now] = [load(131, false), load(101, true)];
  assert.deepEqual(figuresOf(now, issued), [
    { label: "Occupant load", now: "101 occupants", was: "131 occupants" },
  ]);
  assert.deepEqual(checksOf(now, issued).map((it) => [it.meets, it.was]), [[true, false]]);
  assert.deepEqual(figuresOf(issued, issued)[0].was, null);
  assert.equal(checksOf(issued, issued)[0].was, undefined);
});

Deno.test("comparisonWords() names the unit of both once, and leaves other demands as they are", () => {
  const words = (shown: string, limit: string) => comparisonWords({ label: "Width", shown, limit });
  assert.equal(
    comparisonWords({
      label: "Stated occupant load",
      shown: "118 occupants",
      limit: "at least 131 occupants",
    }),
    "118 occupants; the spaces come to 131. Which one governs?",
  );
  assert.equal(
    words("118 occupants", "at least 131 occupants"),
    "118 occupants; at least 131 required",
  );
  assert.equal(words("1 exit", "at least 2 exits"), "1 exit; at least 2 exits required");
  assert.equal(words("62 ft", "at most 60 ft"), "62 ft; at most 60 ft allowed");
  assert.equal(words("3 stories", "not permitted"), "3 stories; not permitted");
});

Deno.test("announce() says what moved, and nothing when nothing did", () => {
  assert.equal(
    announce([load(131, false)], [load(101, true)]),
    "Occupant load: Occupant load 101 occupants, was 131 occupants; Stated occupant load complies.",
  );
  assert.equal(announce([load(131, false)], [load(131, false)]), "");
  const none = { ...load(131, false), result: null };
  assert.equal(announce([load(131, false)], [none]), "Occupant load: no longer has a result.");
});
