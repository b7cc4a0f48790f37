import assert from "node:assert/strict";
import { isUnit, withoutUnit, withUnit } from "../../../../functions/_rules/reading/head_units.ts";

const rows: [head: string, cell: string, said: string, plain: string][] = [
  ["WIDTH (IN.)", "42", `42"`, "WIDTH"],
  ["RUN (FT)", "22.0", "22.0'", "RUN"],
  ["CLEAR (MM)", "2 285", "2285 mm", "CLEAR"],
  ["SLOPE (PCT)", "9.09", "9.09%", "SLOPE"],
  ["AREA (SF)", "66", "66 SF", "AREA"],
  ["SUPPLY TEMP (F)", "118", "118°F", "SUPPLY TEMP"],
  ["FINISH (F)", "118", "118", "FINISH (F)"],
  ["RATING (HR)", "1", "1 HR", "RATING"],
  ["DURATION (MIN)", "90", "90 MIN", "DURATION"],
  ["RATING (MINUTES)", "45", "45 MIN", "RATING"],
  ["FIRE RATING (MIN)", "20", "20 MIN", "FIRE RATING"],
  ["LABEL (MIN.)", "90", "90 MIN", "LABEL"],
  ["RATED (MINUTE)", "45", "45 MIN", "RATED"],
  ["FIRE RATING (MIN)", "2", "2", "FIRE RATING"],
  ["CFM / SF", ".50", ".50 CFM/SF", "CFM / SF"],
  ["WIDTH (IN)", "SEE PLAN", "SEE PLAN", "WIDTH"],
  ["WIDTH", "42", "42", "WIDTH"],
  ["WIDTH X DEPTH (FT)", "11.5 x 18.0", "11.5' x 18.0'", "WIDTH X DEPTH"],
  ["ATTIC DUCT R", "6", "R-6", "ATTIC DUCT"],
  ["CLG R-VALUE", "38", "R-38", "CLG"],
  ["BATH CFM INTERM", "40", "40 CFM", "BATH INTERM"],
  ["SIZE (IN)", "30 x 48", `30" x 48"`, "SIZE"],
  ["GYPSUM (IN)", "3/8", `3/8"`, "GYPSUM"],
  ["RATING (HR)", "1/2", "1/2 HR", "RATING"],
  ["MIXING VALVE MAX (F)", "118", "118°F", "MIXING VALVE MAX"],
  ["VENT TO INTAKE (FT), SAME LEVEL", "8.0", "8.0'", "VENT TO INTAKE, SAME LEVEL"],
];

const alone: typeof rows = [
  ["FT", "8.0", "8.0'", ""],
  ["HR", "1/2", "1/2 HR", ""],
  ["MIN", "45", "45", "MIN"],
  ["PSF / LB", "60", "60", "PSF / LB"],
];

Deno.test("a head may be nothing but the unit", () => {
  for (const [head, cell, said, plain] of alone) {
    assert.equal(withUnit(head, cell), said, head);
    assert.equal(withoutUnit(head), plain, head);
  }
});

Deno.test("MIN at a head that tells no time is a minimum", () => {
  assert.equal(withUnit("CORRIDOR WIDTH (MIN)", "44"), "44");
  assert.equal(withoutUnit("CORRIDOR WIDTH (MIN)"), "CORRIDOR WIDTH (MIN)");
  assert.equal(withUnit("STC RATING (MIN)", "50"), "50");
});

Deno.test("a bare figure has the unit of its head", () => {
  for (const [head, cell, said, plain] of rows) {
    assert.equal(withUnit(head, cell), said, head);
    assert.equal(withoutUnit(head), plain, head);
    assert.equal(isUnit(head), plain !== head || head === "CFM / SF", head);
  }
});
