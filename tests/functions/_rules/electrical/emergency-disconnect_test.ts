import rule from "../../../../functions/_rules/electrical/emergency-disconnect.ts";
import { aHouse, aList, aNote, aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "METER AND OUTDOOR EMERGENCY DISCONNECT", kinds: ["pass"] },
  { says: "METER/MAIN COMBO 200A", kinds: ["pass"] },
  { says: "200A NEMA 3R SERVICE DISCONNECT", kinds: ["pass"] },
  { says: "EXTERIOR SERVICE DISCONNECT BESIDE METER", kinds: ["pass"] },
  { says: "SERVICE DISCONNECT INSIDE GARAGE", kinds: ["fail"] },
  { says: "NO EMERGENCY DISCONNECT", kinds: ["fail"] },
  { says: "MAIN DISCONNECT LOCATED INDOORS AT PANEL A", kinds: ["fail"] },
  { says: "NO EXTERIOR EMERGENCY DISCONNECT", kinds: ["fail"] },
  { says: "EMERGENCY DISC. SWITCH IN LAUNDRY", kinds: ["fail"] },
  { says: "Meter and main | INSIDE GARAGE | 100 A breaker in panel", kinds: ["fail"] },
  {
    name: "a main indoors, told in the column of what is asked for",
    plan: aList("SERVICE", ["ITEM", "REQUIRED", "PROVIDED"], [
      "Meter and main",
      "INSIDE GARAGE",
      "100 A breaker in panel",
    ]),
    kinds: ["cantTell"],
  },
  {
    name: "a list of levels over the flood, which names what may stand there",
    plan: {
      ...aList("FLOOD TABLE (AE, NAVD88)", ["ITEM", "SECTION", "REQUIRED FT", "VALUE"], [
        "METER / DISCONNECT GEAR",
        "R322.1.6",
        "10.0",
        "10.5",
      ]),
      sheets: [aSheet({ discipline: "electrical", title: "ONE-LINE DIAGRAM AND PANEL SCHEDULES" })],
      notes: [aNote("200 A PANEL")],
    },
    kinds: ["cantTell"],
  },
  {
    name: "a list of the service that names it with its level",
    plan: aList("SERVICE", ["ITEM", "LOCATION", "EL."], [
      "METER / DISCONNECT",
      "EAST WALL",
      "10.5",
    ]),
    kinds: ["pass"],
  },
  {
    says: "EMERGENCY DISCONNECT:",
    kinds: ["cantTell"],
    plan: {
      sheets: [aSheet({ discipline: "electrical", title: "ONE-LINE DIAGRAM AND PANEL SCHEDULES" })],
      notes: [aNote("200 A PANEL")],
    },
  },
  { says: "METER/MAIN LOCATED IN UTILITY ROOM", kinds: ["fail"] },
  { says: "METER-MAIN ON EXTERIOR WALL, PANEL INSIDE GARAGE", kinds: ["pass"] },
  { says: "EMERGENCY DISCONNECT OUTSIDE AT METER, PANEL IN GARAGE", kinds: ["pass"] },
  {
    says: "Outside disconnect at meter center: not shown, coordinate with utility.",
    kinds: ["cantTell"],
  },
  { says: "EXTERIOR DISCONNECT: COORDINATE W/ POWER CO.", kinds: ["cantTell"] },
  { says: "EXTERIOR DISCONNECT AT METER, SHOWN ON E-1", kinds: ["pass"] },
  { says: "EMERGENCY DISCONNECT BY OTHERS", kinds: ["cantTell"] },
  {
    says: "200 A PANEL",
    kinds: ["cantTell"],
    plan: {
      sheets: [aSheet({ discipline: "electrical", title: "ONE-LINE DIAGRAM AND PANEL SCHEDULES" })],
    },
    name: "a one-line without any",
  },
  { says: "CONDENSER DISCONNECT", kinds: [] },
], aHouse());

const electrical = { sheets: [aSheet({ discipline: "electrical", title: "POWER PLAN" })] };

testStatements(rule, [
  { says: "Single-Line Diagram", plan: electrical, kinds: ["cantTell"] },
  { says: "ELECTRICAL RISER DIAGRAM", plan: electrical, kinds: ["cantTell"] },
  { says: "Service Diagram", plan: electrical, kinds: ["cantTell"] },
  { says: "SEE SERVICE DIAGRAM ON E-2", plan: electrical, kinds: [] },
  { says: "PLUMBING RISER DIAGRAM", plan: electrical, kinds: [] },
  { says: "FIRE ALARM RISER DIAGRAM", plan: electrical, kinds: [] },
], aHouse());

const riser = { drawing: "POWER RISER", kind: "title" as const };

testStatements(rule, [
  {
    name: "silence on a sheet several trades share",
    says: "POWER RISER",
    where: riser,
    plan: { sheets: [aSheet({ discipline: "mechanical", title: "MECH., PLUMB. & ELEC. PLANS" })] },
    kinds: ["cantTell"],
  },
  {
    name: "a mechanical sheet",
    says: "POWER RISER",
    where: riser,
    plan: { sheets: [aSheet({ discipline: "mechanical", title: "MECHANICAL PLANS" })] },
    kinds: [],
  },
], aHouse());
