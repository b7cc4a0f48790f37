import assert from "node:assert/strict";
import { beforeUnit, withUnit, writeValue } from "../../../functions/_shared/values.ts";

Deno.test("writeValue() adds the unit, keeps two decimals and passes words through", () => {
  assert.equal(writeValue(30.456, "in"), "30.46 in");
  assert.equal(writeValue("Class C", null), "Class C");
  assert.equal(writeValue(null, "in"), null);
  assert.equal(writeValue(0, "hours"), "0 hours");
  assert.equal(writeValue(1, "hours"), "1 hour");
  assert.equal(writeValue(1, "stories"), "1 story");
  assert.equal(writeValue(1, "lbs"), "1 lbs");
  assert.equal(writeValue(21, "occupants"), "21 occupants");
  assert.equal(writeValue(110, "F"), "110 °F");
  assert.equal(writeValue(2023, null), "2023");
  assert.equal(writeValue(2023, "sq ft"), "2,023 sq ft");
});

Deno.test("writeValue() puts signs of materials before their figure, and a unit once", () => {
  assert.equal(writeValue(13, "R"), "R-13");
  assert.equal(writeValue("R-13", "R"), "R-13");
  assert.equal(writeValue("C", "class"), "Class C");
  assert.equal(writeValue(48, "STC"), "STC 48");
  assert.equal(writeValue(8, "AWG"), "No. 8 AWG");
  assert.equal(writeValue("34 to 38 in", "in"), "34 to 38 in");
});

Deno.test("withUnit() never says a unit twice, however the figure came", () => {
  const table = [
    ["16 units", "units", "16 units"],
    ["1 unit", "units", "1 unit"],
    ["16 dwelling units", "units", "16 dwelling units"],
    ["12 units", "dwelling units", "12 units"],
    ["40 SF", "sq ft", "40 SF"],
    [`7'-6"`, "ft", `7'-6"`],
    ["5%", "%", "5%"],
    ["2 hr", "hours", "2 hr"],
    ["16", "units", "16 units"],
    ["4 – 6", "units", "4 – 6 units"],
    ["3/4", "in", "3/4 in"],
  ];
  for (const [figure, unit, written] of table) assert.equal(withUnit(figure, unit), written);
});

Deno.test("beforeUnit() leaves a unit to the words that follow", () => {
  assert.equal(beforeUnit("16 units", " units are shown"), "16");
  assert.equal(beforeUnit("1 unit", " units"), "1");
  assert.equal(beforeUnit("16 units", " need a path"), "16 units");
  assert.equal(beforeUnit("Door 104", " door"), "Door 104");
});
