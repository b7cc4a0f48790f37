/** The site by its address and its parcel number. */
import assert from "node:assert/strict";
import { conflictsOf } from "../../../../functions/_rules/conflicts/mod.ts";
import { aFact, aNote, aPlanSet } from "../../../fakes/plan_set.ts";

const told = (...texts: string[]): string[] => {
  const plan = aPlanSet({ notes: texts.map((text, at) => aNote(text, { page: at + 1 })) });
  plan.codeSummary.address = [aFact("4410 CAUSEWAY PARK DRIVE TAMPA, FL 33619", { page: 1 })];
  return conflictsOf(plan).filter(({ topic }) => topic === "address")
    .map(({ subject, b }) => `${subject}: ${b.value}`);
};

Deno.test("one parcel has one number", () => {
  assert.deepEqual(told("PARCEL ID 19-32-16-90114-000-0180", "PARCEL: 19-32-16-90114-000-0810"), [
    "the parcel number: 19-32-16-90114-000-0810",
  ]);
  assert.deepEqual(told("FOLIO 0123456789", "FOLIO NO. 012345-6789"), []);
  for (
    const other of [
      "PARCELS 19-32-16-90114-000-0180 AND 19-32-16-90114-000-0190",
      "PARCEL AREA 12,480 SF",
      "PARCEL 2 OF 3",
      "PERMIT 19-32-16-90114-000-0810",
      "ADJACENT PARCEL, EXISTING, 19-32-16-90114-000-0190",
    ]
  ) assert.deepEqual(told("PARCEL ID 19-32-16-90114-000-0180", other), [], other);
});

Deno.test("a house number with its figures in another order is that of the site, misspelled", () => {
  assert.deepEqual(told("4401 CAUSEWAY PARK DRIVE"), [
    "house number on CAUSEWAY PARK: 4401 CAUSEWAY PARK DRIVE",
  ]);
  for (
    const text of [
      "4410 CAUSEWAY PARK DRIVE",
      "4420 CAUSEWAY PARK DRIVE",
      "4401 HARBOR DRIVE",
      "4401 CAUSEWAY PARK DRIVE IS THE SHOP NEXT DOOR",
    ]
  ) assert.deepEqual(told(text), [], text);
});
