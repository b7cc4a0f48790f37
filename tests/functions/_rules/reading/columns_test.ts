import assert from "node:assert/strict";
import {
  comparedUnder,
  givenUnder,
  isLimitHead,
  isProvidedHead,
} from "../../../../functions/_rules/measure.ts";
import { aSchedule } from "../../../fakes/plan_set.ts";

const listed = (heads: readonly string[], cells: readonly string[]) => {
  const schedule = aSchedule("other", heads.map((head) => [head, null]), [[...cells]]);
  return { schedule, row: schedule.rows[0] };
};

Deno.test("heads say whether a figure is drawn, or asked and allowed", () => {
  for (const head of ["PROV'D", "ACTUAL", "AS DRAWN", "OPENINGS SHOWN %", "WIDTH PROVIDED (IN)"]) {
    assert.ok(isProvidedHead(head) && !isLimitHead(head), head);
  }
  for (const head of ["REQ. IN.", "ALLOWABLE (SF)", "MAX.", "PER TABLE 601", "MINIMUM"]) {
    assert.ok(isLimitHead(head) && !isProvidedHead(head), head);
  }
});

Deno.test("givenUnder() takes what is drawn of a measure, with the unit of its head", () => {
  const it = listed(["HALL", "DIAGONAL", "REQ'D SEP.", "SEP. ACTUAL (FT)"], [
    "B",
    "90",
    "45",
    "31",
  ]);
  assert.equal(givenUnder(it, /\bSEP/), "31'");
  assert.equal(givenUnder(it, /WIDTH/), null, "what is drawn of another measure");
  for (const head of ["PROV'D", "AS DRAWN (IN)", "PROPOSED BLDG."]) {
    assert.equal(givenUnder(listed(["DOOR", head], ["1", '34"']), /WIDTH/), '34"', head);
  }
  assert.equal(givenUnder(listed(["DOOR", "EXITS PROVIDED"], ["1", "2"]), /WIDTH/), null);
  assert.equal(givenUnder(it, /\bSEP/, /SEP/), null);
  assert.equal(givenUnder({ schedule: null, row: null }, /\bSEP/), null);
  assert.equal(givenUnder(listed(["DOOR", "WIDTH"], ["1", ""]), /WIDTH/), null, "an empty cell");
});

Deno.test("comparedUnder() gives what a row has beside what the set asks of it", () => {
  const it = listed(["FLOOR", "AREA (SF)", "ALLOWED (SF)"], ["GROUND", "7100", "6000"]);
  assert.deepEqual(comparedUnder(it, /AREA/), {
    given: "7100 SF",
    limit: "6000 SF",
    name: "GROUND",
    head: "AREA (SF)",
    isOnly: true,
  });
  assert.equal(comparedUnder(it, /AREA/, /REQ/), null);
  for (const head of ["MAX OCC.", "ALLOWABLE OPENINGS", "MAX. TRAVEL (FT)"]) {
    assert.equal(
      comparedUnder(listed(["ROOM", "AREA", head], ["SHOP", "7100", "60"]), /AREA/),
      null,
    );
  }
  assert.equal(comparedUnder(listed(["FLOOR", "AREA"], ["GROUND", "7100"]), /AREA/), null);
});
