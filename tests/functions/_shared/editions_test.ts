/** The day of the permit application selects the edition; a day whose edition is not loaded is refused. */
import assert from "node:assert/strict";
import { editionOn, refuseDay } from "../../../functions/_shared/constants/editions.ts";
import { ChangeProjectRequest } from "../../../functions/_shared/contract/mod.ts";

Deno.test("editionOn() takes the edition in force on the day, both sides of every change", () => {
  const days: [string, string | null][] = [
    ["2016-01-01", null],
    ["2020-12-30", "2017"],
    ["2020-12-31", "2020"],
    ["2023-12-30", "2020"],
    ["2023-12-31", "2023"],
    ["2026-12-30", "2023"],
    ["2026-12-31", "2026"],
  ];
  for (const [day, id] of days) assert.equal(editionOn(day)?.id ?? null, id, day);
});

Deno.test("only a day of a loaded edition is taken, and none at all is fine", () => {
  assert.equal(refuseDay("2024-06-01"), null);
  assert.match(refuseDay("2022-06-01")!, /7th edition \(2020\) applies/);
  assert.match(refuseDay("2027-01-02")!, /9th edition \(2026\) applies/);
  const isTaken = (permitDate: unknown) => ChangeProjectRequest.safeParse({ permitDate }).success;
  assert.deepEqual(
    ["2024-06-01", null, "2022-06-01", "2024-02-30", "soon", ""].map(isTaken),
    [true, true, false, false, false, false],
  );
});
