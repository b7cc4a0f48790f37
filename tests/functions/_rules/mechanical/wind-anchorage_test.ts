import { testLinks } from "../../../fakes/link_table.ts";
import assert from "node:assert/strict";
import { profileBuilding } from "../../../../functions/_rules/building_profile.ts";
import { limits2023 } from "../../../../functions/_rules/limits/mod.ts";
import rule from "../../../../functions/_rules/mechanical/wind-anchorage.ts";
import { aNote, aPlanSet, aProject, aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "CONDENSING UNIT ANCHORED PER FBC-M 301.15.", kinds: ["pass"] },
  { says: "ROOFTOP EQUIPMENT ANCHORED FOR VULT = 145 MPH, FL# CURBS", kinds: ["pass"] },
  { says: "A/C UNIT TIE-DOWN STRAPS TO PAD", kinds: ["pass"] },
  { says: `PEWS ARE FASTENED TO FLOOR, ROW SPACING 2'-9" BACK TO BACK`, kinds: [] },
  { says: "CONDENSER ON PAD, NOT ANCHORED", kinds: ["fail"] },
  { says: "ROOF UNITS HELD DOWN TO CURBS, 160 MPH, SEALED CALCS", kinds: ["pass"] },
  { says: "CONDENSERS TIED DOWN WITH (4) CLIPS EACH", kinds: ["pass"] },
  { says: "UNITS NOT TIED DOWN: CONDENSER WITHOUT ANCHORS", kinds: ["fail"] },
  { says: "EQUIPMENT TIE-DOWN BY OTHERS", kinds: ["cantTell"] },
  {
    says: "RTU-1",
    kinds: ["cantTell"],
    plan: { sheets: [aSheet({ discipline: "mechanical", title: "MECHANICAL PLAN" })] },
    name: "a rooftop unit without any",
  },
  { says: "ANCHOR BOLTS AT SILL", kinds: [] },
  { says: "C.U. SITS LOOSE ON PAD, NO ANCHORS", kinds: ["fail"] },
  { says: "AHU-1 ON RUBBER PADS, NO ANCHORS", kinds: [], where: { "drawing": "MECH. ROOM" } },
  {
    says:
      "No hurricane straps at AHU-1; it stands on the floor of the interior mechanical room 106.",
    kinds: [],
    where: { "heading": "EQUIPMENT SUPPORT" },
  },
  { says: "DUCT DETECTORS SHIPPED LOOSE WITH RTU-1", kinds: [] },
  { says: "NO BOLTS THROUGH ROOFING AT RTU-1", kinds: [] },
  { says: "CURB SHIPS LOOSE FOR UNIT RTU-2", kinds: [] },
  { says: "FAN COIL UNIT HUNG IN CLOSET, NO HURRICANE STRAPS", kinds: [] },
  { says: "FREE-STANDING EQUIPMENT BY TENANT", kinds: [] },
  { says: "RTU-1 SITS LOOSE ON CURB", kinds: ["fail"] },
  { says: "NO FASTENERS THRU MEMBRANE AT RTU CURBS", kinds: [] },
  { says: "NO FASTENERS AT RTU CURBS", kinds: ["fail"] },
  { says: "FASTEN RTU CURBS TO DECK, NO FASTENERS THRU MEMBRANE", kinds: ["pass"] },
  { says: "RTU-1 STRAPPED TO CURB; NO SCREWS IN COIL", kinds: ["pass"] },
]);

Deno.test("an absence also points at the units on the roof", () => {
  const plan = aPlanSet({
    sheets: [
      aSheet({ page: 1, discipline: "mechanical", title: "HVAC SCHEDULES" }),
      aSheet({ page: 2, discipline: "architectural", title: "ROOF PLAN" }),
    ],
    notes: [aNote("RTU-2", { page: 2, drawing: "ROOF PLAN" })],
  });
  const context = {
    plan,
    project: aProject(),
    building: profileBuilding(plan, aProject()),
    limits: limits2023,
  };
  const [absence] = rule.applies(plan, context);
  assert.deepEqual([absence.page, absence.also?.map(({ page }) => page)], [1, [2]]);
  assert.deepEqual([rule.check(absence, context)].flat()[0].also?.length, 1);
});

testStatements(rule, [
  ...[
    "ROOFTOP UNITS (NEW, WIND CLIPS PER 2/S BY VENDOR, APPROVED TIE-DOWN 4 CORNERS)",
    "RTU-1 STRAPS BY MECH. CONTRACTOR, FL 12345",
    "CONDENSING UNITS: APPROVED HURRICANE CLIPS BY MANUFACTURER",
  ].map((says) => ({ says, kinds: ["pass" as const] })),
  ...[
    "RTU-1 TIE-DOWNS BY VENDOR",
    "ROOFTOP UNITS: ANCHORAGE TO BE DETERMINED",
    "RTU-1 TIE-DOWNS BY OTHERS, TO BE APPROVED",
  ].map((says) => ({ says, kinds: ["cantTell" as const] })),
]);

testLinks(rule, [{ name: "RTU-1 ANCHORAGE TO CURB", kinds: ["fail"] }]);
