import rule from "../../../../functions/_rules/electrical/working-space-height.ts";
import { aDrawing } from "../../../fakes/drawing.ts";
import { aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: `U/S OF DUCT 6'-0" AFF ABOVE PANEL`, kinds: ["fail"] },
  { says: `SOFFIT IN FRONT OF PANEL IS 6'-1" CLEAR`, kinds: ["fail"] },
  { says: `SOFFIT IN FRONT OF PANEL IS 6'-8" CLEAR`, kinds: ["pass"] },
  { says: 'WORKING SPACE 3\'-0" DEEP x 30" WIDE x 6\'-6" HIGH', kinds: ["pass"] },
  { says: 'WORKING SPACE 3\'-0" DEEP x 30" WIDE x 6\'-0" HIGH', kinds: ["fail"] },
  { says: 'ELECTRICAL WORKING SPACE HEADROOM 76"', kinds: ["fail"] },
  { says: "WORKING CLEARANCE HEIGHT: 6 1/2 FT", kinds: ["pass"] },
  { says: "PANEL MOUNTED 6'-0\" HIGH", kinds: [] },
  { says: "6'-2\" CLR HT @ PANEL", kinds: ["fail"] },
  { says: "HEADROOM IN FRONT OF THE SWITCHBOARD IS 6'-0\"", kinds: ["fail"] },
  { says: "HEADROOM IN FRONT OF THE SWITCHBOARD IS 6'-8\"", kinds: ["pass"] },
  { says: "STAIR HEADROOM 6'-2\"", kinds: [] },
  {
    says: ["6'-0\" A.F.F. TO U/S SOFFIT", "SOFFIT EXTENDS OUT OVER FRONT OF PANEL"],
    kinds: ["fail"],
  },
  {
    says: ["6'-8\" A.F.F. TO U/S SOFFIT", "SOFFIT EXTENDS OUT OVER FRONT OF PANEL"],
    kinds: ["pass"],
  },
  { says: ["6'-0\" A.F.F. TO TOP OF PANEL", "PANEL LP-3"], kinds: [] },
]);

/** A row of a list of gear with the headroom before it. */
const headroom = (title: string, head: string, value: string) => ({
  schedules: [
    aSchedule("other", [["TAG", "mark"], ["LOCATION", null], [head, null]], [
      ["DP-M", "BELOW MEZZ. STAIR FRAMING", value],
    ], { title }),
  ],
});

testStatements(rule, [
  {
    name: "5'-10\" in a list",
    plan: headroom("NEW DISTRIBUTION EQUIPMENT", "HEADROOM AT WORKING SIDE", "5'-10\""),
    kinds: ["fail"],
  },
  {
    name: "6'-6\" in a list",
    plan: headroom("NEW DISTRIBUTION EQUIPMENT", "HEADROOM AT WORKING SIDE", "6'-6\""),
    kinds: ["pass"],
  },
  {
    name: "a list of stairs",
    plan: headroom("STAIRS", "HEADROOM", "5'-10\""),
    kinds: [],
  },
]);

/** A drawing with one length. */
const drawn = (title: string, length: string) =>
  aDrawing(title, [["225A", 10, 10]], [[length, 30, 10]]);

testStatements(rule, [
  {
    name: "from floor to duct before a panel",
    plan: drawn("FRONT OF PANEL LA - FLOOR TO DUCT ABOVE", "6'-2\""),
    kinds: ["fail"],
  },
  {
    name: "in metres",
    plan: drawn("PANEL LP-2: FLOOR TO U/S OF DUCT", "1975 mm"),
    kinds: ["fail"],
  },
  {
    name: "high enough",
    plan: drawn("PANEL LP-2: FLOOR TO U/S OF DUCT", "1985 mm"),
    kinds: ["pass"],
  },
  { name: "the panel itself", plan: drawn("PANEL LA - FLOOR TO TOP OF BOX", "6'-2\""), kinds: [] },
  { name: "no panel", plan: drawn("CORRIDOR - FLOOR TO DUCT", "6'-2\""), kinds: [] },
  { name: "at a switchboard", plan: drawn("HEADROOM AT MDP", "6'-1\""), kinds: ["fail"] },
]);

testStatements(rule, [
  { says: `DUCT CROSSES ABOVE MSB, BOTTOM OF DUCT 4'-0" ABOVE THE TOP OF GEAR`, kinds: [] },
  { says: `DUCT CROSSES ABOVE PANEL LP, BOTTOM OF DUCT 6'-0" ABOVE FLOOR`, kinds: ["fail"] },
]);
