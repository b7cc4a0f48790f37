import rule from "../../../../functions/_rules/accessibility/access-aisle-width.ts";
import { aDrawing } from "../../../fakes/drawing.ts";
import { testStatements } from "../../../fakes/statement_table.ts";
import { under } from "../egress/_under.ts";
import { testRule } from "../../../fakes/rule_table.ts";

testStatements(rule, [
  {
    says: "Hatched loading strip beside each disabled stall to be 42 inches wide, full length.",
    kinds: ["fail"],
  },
  { says: `60" LOADING STRIP AT DISABLED STALLS`, kinds: ["pass"] },
  { says: `TRUCK LOADING STRIP 42" WIDE ALONG DOCK`, kinds: [] },
  { says: "5'-0\" ACCESS AISLE", kinds: ["pass"] },
  { says: "CURB RAMP AT THE ACCESSIBLE AISLE 1:12, FLARES 1:10, LEVEL LANDING 3'-0\"", kinds: [] },
  { says: "4'-0\" ACCESS AISLE", kinds: ["fail"] },
  { says: `ACCESS AISLE TO WALK 44" WIDE, DOES NOT PASS BEHIND PARKED VEHICLES`, kinds: [] },
  { says: 'ACCESS AISLE: 54" WIDE', kinds: ["fail"] },
  { says: "ACCESS AISLE 5 FT WIDE, STRIPED", kinds: ["pass"] },
  { says: "3' WIDE STRIPED AISLE", kinds: ["fail"] },
  { says: 'ACCESSIBLE AISLE 60" MIN.', kinds: ["pass"] },
  { says: 'ACCESS AISLE 36" BETWEEN TABLES', kinds: [] },
  { says: '36" ACCESSIBLE AISLE AT DINING BOOTHS', kinds: [] },
  { says: 'ACCESS AISLE 36" BETWEEN STALLS', kinds: ["fail"] },
  { says: "DRIVE AISLE 24'-0\"", kinds: [] },
  { says: 'EXIT ACCESS AISLE 36" WIDE', kinds: [] },
  { says: 'ACCESS AISLE STRIPES 4" WIDE @ 24" O.C.', kinds: [] },
  { says: `4'-0" AISLE`, where: { drawing: "ADA STALL DETAIL" }, kinds: ["fail"] },
  { says: `5'-0" AISLE`, where: { drawing: "HC PARKING LAYOUT" }, kinds: ["pass"] },
  { says: `4'-0" AISLE`, where: { drawing: "SALES FLOOR PLAN" }, kinds: [] },
  { says: `48" LOADING ZONE`, where: { drawing: "LOADING DOCK" }, kinds: [] },
  { says: `UNLOADING ZONE BESIDE H.C. SPACE SHALL BE 3'-6" WIDE`, kinds: ["fail"] },
  { says: `LOADING ZONE 48" FOR TRUCKS`, kinds: [] },
]);

/** A line of dimensions under a parking detail: stall, aisle, stall. */
const line = (title: string, ...lengths: string[]) =>
  aDrawing(title, [["VAN", 42, 50]], lengths.map((text, at) => [text, 40 + at * 3.5, 55]));
const DETAIL = "ACCESSIBLE PARKING";

testStatements(rule, [
  {
    name: "4'-0\" between two stalls",
    plan: line(DETAIL, "12'-0\"", "4'-0\"", "12'-0\""),
    kinds: ["fail"],
  },
  {
    name: "4'-11\" between two stalls",
    plan: line(DETAIL, "12'-0\"", "4'-11\"", "12'-0\""),
    kinds: ["fail"],
  },
  {
    name: "5'-0\" between two stalls",
    plan: line(DETAIL, "12'-0\"", "5'-0\"", "12'-0\""),
    kinds: ["pass"],
  },
  {
    name: "4'-0\" at the end of the line",
    plan: line(DETAIL, "12'-0\"", "12'-0\"", "4'-0\""),
    kinds: [],
  },
  {
    name: "4'-0\" beside an aisle of its own",
    plan: line(DETAIL, "12'-0\"", "5'-0\"", "4'-0\"", "12'-0\""),
    kinds: [],
  },
  {
    name: "a wheel stop 2'-0\" off",
    plan: line(DETAIL, "12'-0\"", "2'-0\"", "12'-0\""),
    kinds: [],
  },
  {
    name: "the detail of a curb ramp",
    plan: line("ADA PARKING CURB RAMP", "12'-0\"", "4'-0\"", "12'-0\""),
    kinds: [],
  },
  {
    name: "a section",
    plan: line("SECTION AT ADA PARKING", "12'-0\"", "4'-0\"", "12'-0\""),
    kinds: [],
  },
  {
    name: "ordinary stalls",
    plan: line("PARKING LAYOUT", "12'-0\"", "4'-0\"", "12'-0\""),
    kinds: [],
  },
]);

testRule(rule, [
  ["leaves aisles of motorcycles alone", under("MOTORCYCLE PARKING", "HATCHED AISLE 3'"), ""],
]);

testStatements(rule, [{ says: `ACC AISLE BTW TBL 36" CLR`, kinds: [] }]);

testStatements(rule, [
  { says: `ROLLING FILES; AISLE ENDS KEEP 36" CLEAR ON THE ACCESSIBLE AISLE`, kinds: [] },
]);

testStatements(rule, [
  { says: 'BAR-TO-BOOTH AISLE 36" CLR H.C. ROUTE', kinds: [] },
  { says: 'SEATING AISLES 36" CLR., ACCESSIBLE ROUTE', kinds: [] },
  { says: 'ACCESS AISLE 48" AT H.C. STALLS', kinds: ["fail"] },
]);
