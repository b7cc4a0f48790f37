import assert from "node:assert/strict";
import rule from "../../../../functions/_rules/documentation/form-mismatch.ts";
import { aNote, aPlanSet, aProject, aSchedule, aSheet, runRule } from "../../../fakes/plan_set.ts";

type Form = Partial<ReturnType<typeof aProject>>;
const NOTHING: Form = {
  buildingHeight: 0,
  buildingArea: 0,
  typeOfConstruction: null,
  fireSprinkler: null,
  femaFloodZone: null,
  baseFloodElevation: null,
};

/** How many differences the form has from notes or from the rows of a list under such heads. */
const against = (form: Form, said: string[], heads = "ITEM | DATA") => {
  const isRow = said.some((it) => it.includes("|"));
  const sheets = said.map((_, at) => aSheet({ page: at + 1, kind: "cover" as const }));
  const plan = aPlanSet(
    isRow
      ? {
        sheets,
        schedules: [
          aSchedule(
            "other",
            heads.split(" | ").map((head) => [head, null]),
            said.map((it) => it.split(" | ")),
          ),
        ],
      }
      : { sheets, notes: said.map((it, at) => aNote(it, { page: at + 1 })) },
  );
  return runRule(rule, plan, aProject({ ...NOTHING, ...form })).length;
};

Deno.test("the form's height is held against any height of the whole, in feet by its label as well", () => {
  for (
    const said of [
      "Building height 26'-0\" to top of parapet.",
      "RIDGE H | 27'-4\"",
      "MEAN ROOF HT (FT) | 14.5",
      "BLDG HGT (FT) | 31.5",
      "HT 24'-6\"",
    ]
  ) assert.equal(against({ buildingHeight: 40 }, [said]), 1, said);
  const heads = "ITEM | SECTION | ALLOWED | ACTUAL";
  const row = "HEIGHT ABOVE GRADE PLANE, FT | 504.3 | 55 | 31.5";
  assert.equal(against({ buildingHeight: 34.5 }, [row], heads), 1);
  assert.equal(against({ buildingHeight: 31.5 }, [row], heads), 0);
  assert.equal(against({ buildingHeight: 55 }, [row], heads), 1);
});

Deno.test("the form agrees with any height of the whole, and heights of parts are none", () => {
  assert.equal(
    against({ buildingHeight: 30 }, ["MEAN ROOF HT: 25'-0\"", "RIDGE HEIGHT: 30'-0\""]),
    0,
  );
  for (
    const said of [
      "CEILING HEIGHT 9'-0\"",
      "ALLOWABLE BUILDING HEIGHT 55 FT",
      "SIGN HEIGHT 12'-0\"",
      "FENCE, HEIGHT 8'-0\"",
      "STORY HEIGHT 10'-0\"",
    ]
  ) assert.equal(against({ buildingHeight: 26 }, [said]), 0, said);
});

Deno.test("the form's area is held against what is called the whole, where no area agrees", () => {
  for (
    const said of [
      "F. Gross area 4,800 SF per floor, 9,600 SF total. Allowable area 69,000 SF.",
      "Floor area: first 1,200 SF, second 1,200 SF. Living area 2,400 SF total.",
      "2,480 square feet under roof, garage included",
      "Area under air | Level 1: 1,440. Level 2: 1,660. Sum 3,100 sq ft",
    ]
  ) assert.equal(against({ buildingArea: 5000 }, [said]), 1, said);
  assert.equal(
    against({ buildingArea: 4800 }, ["Gross area 4,800 SF per floor, 9,600 SF total."]),
    0,
  );
  for (
    const said of ["TOTAL LOT AREA 12,000 SF", "TOTAL VENT AREA 600 SF", "TOTAL EXISTING 3,000 SF"]
  ) assert.equal(against({ buildingArea: 5000 }, [said]), 0, said);
});

Deno.test("the form's base flood elevation is held against a row that gives it", () => {
  const row = "Base flood elevation | 9.0 ft NAVD 88 | survey 03-30-25";
  const heads = "ITEM | FIGURE | REMARK";
  const form = (ft: number): Form => ({ baseFloodElevation: ft, femaFloodZone: "AE" });
  assert.equal(against(form(8), [row], heads), 1);
  assert.equal(against(form(9), [row], heads), 0);
  assert.equal(against(form(8), ["Base flood elevation + 1 ft | 9.0 ft NAVD 88"], heads), 0);
});
