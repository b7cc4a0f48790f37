import rule from "../../../../functions/_rules/accessibility/parking-route-width.ts";
import { aDrawing } from "../../../fakes/drawing.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  {
    says: 'ADA PATH FROM STALLS TO DOOR: 38" CLEAR AT COLUMN',
    where: { drawing: "SITE PLAN" },
    kinds: ["fail"],
  },
  { says: "ACCESSIBLE ROUTE PASSES REAR OF BUILDING TO VAN SPACES", kinds: [] },
  {
    says:
      "FROM THE DISABLED STALLS THE PATH TO THE FRONT DOOR RUNS BEHIND PARKED CARS IN STALLS 4 THRU 9.",
    kinds: ["fail"],
  },
  { says: "ADA PARKING: USERS TRAVEL BEHIND OTHER PARKED VEHICLES TO REACH RAMP", kinds: ["fail"] },
  { says: "ACCESSIBLE ROUTE SHALL NOT PASS BEHIND PARKED VEHICLES OF ADA STALLS", kinds: [] },
  { says: "ADA STALLS LOCATED SO USERS NEVER WALK BEHIND PARKED CARS", kinds: [] },
  { says: "PATH FROM ADA STALL BEHIND OWN VEHICLE TO AISLE", kinds: [] },
  { says: "WALKWAY BEHIND STALLS 1-9; LANDSCAPE STRIP BESIDE", kinds: [] },
  { says: "ACCESSIBLE PATH WITH WHEEL STOPS BEHIND ADA SPACES", kinds: [] },
  { says: 'ACCESSIBLE ROUTE 36" WIDE', kinds: ["fail"], where: { drawing: "SITE PLAN" } },
  { says: 'ACCESSIBLE ROUTE 44" WIDE', kinds: ["pass"], where: { drawing: "SITE PLAN" } },
  { says: '43" WIDE ADA PATH', kinds: ["fail"], where: { heading: "PARKING NOTES" } },
  {
    says: "5'-0\" WIDE ACCESSIBLE ROUTE TO ENTRANCE",
    kinds: ["pass"],
    where: { drawing: "SITE PLAN" },
  },
  { says: "ACCESSIBLE ROUTE FROM PARKING: 3'-0\" MIN.", kinds: ["fail"] },
  { says: 'ACCESSIBLE ROUTE 36" WIDE', kinds: [], name: "an inside route" },
  { says: 'ACCESSIBLE ROUTE SLOPE 1/4" PER FOOT', kinds: [], where: { drawing: "SITE PLAN" } },
  { says: '40" CLR. WALK FROM HC STALLS TO ENTRY', kinds: ["fail"] },
  { says: '48" CLR. WALK FROM HC STALLS TO ENTRY', kinds: ["pass"] },
  { says: "SIDEWALK FROM ACCESSIBLE PARKING TO MAIN ENTRANCE IS 3'-0\" WIDE", kinds: ["fail"] },
  { says: '36" HIGH WALL AT WALK FROM HC STALLS', kinds: [] },
  { says: `3'-4" CLR.`, where: { drawing: "WALK @ HC PARKING" }, kinds: ["fail"] },
  { says: `3'-8" CLR.`, where: { drawing: "WALK @ HC PARKING" }, kinds: ["pass"] },
  { says: `3'-4" CLR.`, where: { drawing: "WALK @ DUMPSTER" }, kinds: [] },
]);

const stalls = (label: string, width: string, x = 31, title = "ADA STALLS") =>
  aDrawing(title, [[label, 30, 30]], [[width, x, 31.5]]);

testStatements(rule, [
  { name: "a narrow walk at stalls", plan: stalls("CONC. WALK", `3'-4"`), kinds: ["cantTell"] },
  { name: "a narrow path at stalls", plan: stalls("PATH", '40"'), kinds: ["cantTell"] },
  { name: "a walk of 44 in", plan: stalls("CONC. WALK", '44"'), kinds: [] },
  { name: "a wheel stop's distance", plan: stalls("WALK", '24"'), kinds: [] },
  { name: "a dimension elsewhere", plan: stalls("ROUTE", '36"', 60), kinds: [] },
  { name: "at an aisle", plan: stalls("AISLE", '36"'), kinds: [] },
  { name: "a sign", plan: stalls("WALK", '36"', 31, "ADA STALL SIGN"), kinds: [] },
]);
