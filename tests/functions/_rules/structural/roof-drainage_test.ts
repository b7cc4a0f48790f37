import rule from "../../../../functions/_rules/structural/roof-drainage.ts";
import { aHouse, aNote, aProject, aSchedule, aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const roof = { sheets: [aSheet({ kind: "roof plan" })] };

testStatements(rule, [
  { says: "SECONDARY ROOF DRAINAGE NOT PROVIDED", kinds: ["fail"] },
  { says: 'OVERFLOW SCUPPER 2" ABOVE PRIMARY', kinds: ["pass"] },
  { says: "ROOF DRAIN W/ OVERFLOW DRAIN", kinds: ["pass"] },
  { says: "NO OVERFLOW DRAINS", kinds: ["fail"] },
  { says: "OVERFLOW SCUPPERS BY OTHERS", kinds: ["cantTell"] },
  {
    name: "drains behind parapets without overflow",
    plan: { ...roof, notes: [aNote("ROOF DRAIN"), aNote("PARAPET")] },
    kinds: ["cantTell"],
  },
  { name: "drains without parapets", plan: { ...roof, notes: [aNote("ROOF DRAIN")] }, kinds: [] },
  { says: "WATER HEATER PAN OVERFLOW DRAIN", kinds: [] },
  { name: "a house", says: "NO OVERFLOW DRAINS", project: aHouse(), kinds: [] },
  { says: "PARAPET 4 SIDES, NO OVERFLOW", kinds: ["fail"] },
  { says: "PRIMARY DRAINS ONLY", kinds: ["fail"] },
  { says: "W/O EMERGENCY SCUPPERS", kinds: ["fail"] },
  { says: "NO PARAPET, DRAINS TO GUTTER. NO OVERFLOW", kinds: [] },
  { says: "Stair access to roof | None", kinds: [] },
  { says: "CHANGE OF OCCUPANCY: NONE", kinds: [] },
  { says: "EMERGENCY LIGHTING NOT REQUIRED", kinds: [] },
  { says: "SECONDARY ROOF ACCESS: NONE", kinds: [] },
  { says: "TYPE OF ROOF HATCH: NONE", kinds: [] },
  { says: "RECORD DRAWINGS NOT PROVIDED", kinds: [] },
  { says: "NO O.F. AT R.D.-1", kinds: ["fail"] },
  { says: "NUMBER OF ROOF DRAINS: NONE", kinds: [] },
  { says: "NO SCUPPERS BLOCKED", kinds: ["pass"] },
  { says: "NO OVERFLOW DRAINS TO BE COVERED DURING REROOFING", kinds: ["pass"] },
  { says: "NO SECONDARY SCUPPERS SHALL BE OBSTRUCTED", kinds: ["pass"] },
  { says: "NO SCUPPERS", kinds: ["fail"] },
  { says: "NO OVERFLOW DRAIN AT LOWER ROOF", kinds: ["fail"] },
  { says: "NO SCUPPERS, DRAINS BLOCKED BY EQUIPMENT CURB", kinds: ["fail"] },
  { says: "PARAPET ALL 4 SIDES. RD-1 (TYP. OF 4), NO O.D.", kinds: ["fail"] },
  { says: 'RD-1 W/ O.D. 2" ABOVE, OVERFLOW SCUPPER AT NORTH', kinds: ["pass"] },
  { says: "NO O.D. PIPE LISTED IN FEET", kinds: [] },
  { says: "4 ROOF DRAINS BEHIND PARAPET, OVERFLOW PROVISIONS: NONE", kinds: ["fail"] },

  { says: 'R.D. 4", NO SECONDARY', kinds: ["fail"] },
]);

testStatements(rule, [
  { says: 'OVERFLOW SCUPPERS 2" ABOVE LOW POINT; NO OVERFLOW DRAINS', kinds: [] },
  { says: "NO OVERFLOW DRAINS OR SCUPPERS", kinds: ["fail"] },
], aProject());

/** Drains behind parapets in a drawing of that title on a sheet of several trades. */
const amongOthers = (drawing: string, ...more: string[]) => ({
  sheets: [aSheet({ title: "HVAC & PLUMBING", kind: "mechanical" as const })],
  notes: ["PARAPET +3'-0\"", 'R.D. 4"', ...more].map((text) => aNote(text, { drawing })),
});

testStatements(rule, [
  {
    name: "a roof plan among other drawings, drains alone",
    plan: amongOthers("ROOF PLAN"),
    kinds: ["cantTell"],
  },
  {
    name: "a roof plan among other drawings, with scuppers",
    plan: amongOthers("ROOF PLAN", "OVERFLOW SCUPPER"),
    kinds: ["pass"],
  },
  { name: "a riser diagram", plan: amongOthers("STORM RISER DIAGRAM"), kinds: [] },
], aProject());

/** A list of drains with what and how many. */
const counted = (...rows: [string, string][]) => ({
  schedules: [
    aSchedule("other", [["DRAINAGE", null], ["QUANTITY", "quantity"]], rows, {
      title: "ROOF DRAINAGE",
    }),
  ],
});

testStatements(rule, [
  {
    name: "overflow counted as none",
    plan: counted(["ROOF DRAIN RD-1", "6"], ["SECONDARY DRAINS", "0"]),
    kinds: ["fail"],
  },
  {
    name: "scuppers in place of drains",
    plan: counted(["OVERFLOW DRAINS", "0"], ["OVERFLOW SCUPPERS", "6"]),
    kinds: [],
  },
  {
    name: "overflow drains that are there",
    plan: counted(["ROOF DRAIN RD-1", "6"], ["OVERFLOW DRAIN OD-1", "6"]),
    kinds: ["pass"],
  },
], aProject());

testStatements(rule, [
  {
    says: "PARAPET S/E/W ONLY; N EDGE FREE DRAINS TO GUTTER - NO OVERFLOW SCUPPERS.",
    kinds: [],
  },
  { says: "PARAPETS ON THREE SIDES, OPEN EDGE AT REAR; NO SCUPPERS.", kinds: [] },
  { says: "PARAPET ALL AROUND; NO OVERFLOW SCUPPERS.", kinds: ["fail"] },
], aProject());
