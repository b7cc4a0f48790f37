import assert from "node:assert/strict";
import { allStatements } from "../../../../functions/_rules/measure.ts";
import { allRows } from "../../../../functions/_rules/reading/statements.ts";
import { anEvidence, aNote, aPlanSet, aRoom, aSchedule } from "../../../fakes/plan_set.ts";

const label = anEvidence(`CLG 8'-0"`);
const plan = aPlanSet({
  notes: [
    aNote(`CLG 8'-0"`, { box: label.box }),
    aNote(`EXISTING CLG 7'-0" TO REMAIN`),
    aNote("CLG TO BE REMOVED"),
    aNote("CLG HEIGHTS", { kind: "title-block" }),
  ],
  rooms: [aRoom("DEN", { labels: [label, anEvidence(`CLG 9'-6"`)] })],
  schedules: [
    aSchedule("door", [["MARK", "mark"]], [["CLG"]]),
    aSchedule("code summary", [["", "item"], ["", "value"]], [["CLG", `9'-0"`]]),
  ],
});
const texts = (list: { text: string }[]) => list.map((it) => it.text).sort();

Deno.test("allStatements() lists notes, rows and labels once, with abbreviations written out, and no title block", () => {
  assert.deepEqual(texts(allStatements(plan)), [
    "CEILING",
    `CEILING 8'-0"`,
    `CEILING 9'-6"`,
    "CEILING TO BE REMOVED",
    `CEILING | 9'-0"`,
    `EXISTING CEILING 7'-0" TO REMAIN`,
  ]);
});

Deno.test("allStatements() reads a page of prose sentence by sentence, each at its share of the place", () => {
  const sentences = [
    "Two exits are provided from each floor, and the exit doors of the second stand 36 feet apart.",
    "Corridor 204 serves 33 persons. It is 42 inches wide and its walls are one hour to the deck above.",
    "Stairs are lit by 10 foot-candles on every tread and landing while they are in use by anybody.",
    "Emergency lighting lasts for 90 minutes and gives 1 foot-candle on average at the start of it.",
  ];
  const [first, second, ...rest] = allStatements(
    aPlanSet({ notes: [aNote(sentences.join(" "), { box: { x: 1, y: 2, width: 9, height: 8 } })] }),
  );
  assert.deepEqual([first, second, ...rest].map(({ text }) => text), sentences);
  assert.equal(second.sourceText, sentences[1]);
  assert(first.box.y === 2 && second.box.y > 3 && second.box.y < 5);
});

Deno.test("allStatements() gives texts of optical reading their spaces back", () => {
  const [it] = allStatements(aPlanSet({ notes: [aNote("DRYERVENT 42FT", { readBy: "ocr" })] }));
  assert.equal(it.text, "DRYER VENT 42 FT");
  assert.equal(it.sourceText, "DRYERVENT 42FT");
});

Deno.test("allStatements() leaves out the columns of what stays, and quotes them as printed", () => {
  const schedule = aSchedule("other", [["ITEM", null], ["STAIR 1 (NEW)", null], [
    "STAIR 2 (ETR)",
    null,
  ]], [
    ["RISER", `7"`, `7 3/4"`],
  ], { title: "STEPS" });
  const [it] = allStatements(aPlanSet({ schedules: [schedule] }));
  assert.equal(it.text, `RISER | 7"`);
  assert.equal(it.sourceText, `RISER | 7" | 7 3/4"`);
});

Deno.test("abbreviations in heads and cells of lists are written out, not what is quoted", () => {
  const plan = aPlanSet({
    schedules: [aSchedule("other", [["RM", null], ["CLG", null]], [["TLT 104", `7'-0"`]])],
  });
  const [row] = allRows(plan);
  assert.equal(row.text, `TOILET 104 | 7'-0"`);
  assert.equal(row.sourceText, `TLT 104 | 7'-0"`);
  assert.equal(row.row?.cells[0].text, "TOILET 104");
  assert.deepEqual(row.schedule?.columns.map(({ header }) => header), ["ROOM", "CEILING"]);
});
