import assert from "node:assert/strict";
import { contradictionVerdict } from "../../../../functions/_rules/conflicts/contradictions.ts";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { aFact, aNote, aPlanSet } from "../../../fakes/plan_set.ts";

Deno.test("a set that contradicts itself on one sheet is not told that sheet's number twice", () => {
  const [conflict] = conflictsOf(aPlanSet({
    notes: [`MEAN ROOF HEIGHT 24'-0"`, `MEAN ROOF HEIGHT 28'-0"`].map((text, at) =>
      aNote(text, { page: at + 1, sheet: `A-20${at}` })
    ),
  }));
  const { a, b } = conflict;
  const where = (second: typeof b) =>
    contradictionVerdict({ ...a, conflict: { ...conflict, b: second } }).data;
  assert.deepEqual([where(b)?.here, where(b)?.there], ["sheet A-200", "on sheet A-201"]);
  assert.equal(where({ ...b, page: a.page })?.there, "elsewhere on it");
});

const speed = (mph: number, text: string) =>
  aFact({ mph, kind: "ultimate" as const }, { sourceText: text });
const design = speed(133, "VULT 133 MPH, RISK CATEGORY II, EXPOSURE C");
const saying = (codeSummary: Partial<ReturnType<typeof aPlanSet>["codeSummary"]>) =>
  conflictsOf(aPlanSet({ codeSummary })).map(({ subject }) => subject);

Deno.test("the speed beside the number of an approved product is what it stands", () => {
  for (
    const text of [
      "ARCHITECTURAL SHINGLES, 6:12, FL 10124.1, VULT 150 MPH",
      "CONDENSER STAND F.L. NO. 99130 FOR VULT 150 MPH",
      "VENTED SOFFIT, NOA 21-0405.03, VULT 150 MPH",
    ]
  ) assert.deepEqual(saying({ windSpeedMph: [design, speed(150, text)] }), [], text);
  assert.deepEqual(
    saying({ windSpeedMph: [design, speed(150, "VULT 150 MPH, EXPOSURE C; WINDOWS FL 10124.1")] }),
    ["ultimate design wind speed"],
  );
});

Deno.test("an exposure that is given outright may have water for a reason", () => {
  const exposures = (text: string) =>
    saying({
      exposure: [
        aFact("C" as const, { sourceText: "VULT 165 MPH, EXPOSURE C" }),
        aFact("D" as const, { sourceText: text }),
      ],
    });
  for (
    const text of [
      "4. Wind exposure D, open water fetch at east.",
      "EXPOSURE D (WATERFRONT LOT)",
      "EXPOSURE CATEGORY: D, COASTAL SITE",
    ]
  ) assert.deepEqual(exposures(text), ["wind exposure"], text);
  for (
    const text of [
      "EXPOSURE D WITHIN 600 FT OF WATER",
      "Site is 0.4 mile from the water with Exposure D upwind",
      "EXPOSURE D WHERE OPEN WATER IS WITHIN A MILE",
    ]
  ) assert.deepEqual(exposures(text), [], text);
});

Deno.test("the number of an approved product names no floor", () => {
  const slabs = (text: string) =>
    conflictsOf(aPlanSet({
      notes: [aNote(text, { page: 7 }), aNote(`3 1/2" SLAB, 10 MIL VAPOR RETARDER`, { page: 5 })],
    })).map(({ subject }) => subject);
  assert.deepEqual(
    slabs("CONDENSERS ARE ANCHORED WITH FOUR CLIPS TO A 4 IN SLAB PER FL 14239.1"),
    [],
  );
  assert.deepEqual(slabs("4 IN FLOOR SLAB"), ["the thickness of the slab on grade"]);
});
