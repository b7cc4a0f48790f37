import rule from "../../../../functions/_rules/accessibility/route-width.ts";
import { aPlanSet, aSchedule, aSheet } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "ACCESSIBLE PATH SQUEEZES TO 33\" ALONG 6' FIXTURE", kinds: ["fail"] },
  { says: "ACCESSIBLE ROUTE TO DISPLAY CASE 30 IN. WIDE", kinds: [] },
  { says: "ADA ROUTE AROUND BOOTH, TABLES SPACED 30 IN. CLEAR EACH SIDE", kinds: [] },
  {
    says:
      "THE ADA PATH FROM HOST STAND TO RESTROOMS IS HELD AT 30 IN. CLEAR BETWEEN TABLES AND BOOTHS.",
    kinds: ["fail"],
  },
  {
    says: "THE ADA PATH FROM HOST STAND TO THE RESTROOMS IS HELD AT 36 IN. CLEAR BETWEEN TABLES",
    kinds: ["pass"],
  },
  {
    says: "ACCESSIBLE ROUTE TO RESTROOMS SHOWN DASHED; TABLES 30 IN. WIDE",
    kinds: [],
  },
  { says: "ACCESSIBLE ROUTE PASSES BAR, WHICH HAS A COUNTER 30 IN. WIDE", kinds: [] },
  { says: 'ACCESSIBLE MEANS OF EGRESS: AREA OF REFUGE 30" X 48"', kinds: [] },
  { says: 'ACCESSIBLE ROUTE: GRATING OPENINGS 1/2", TURNING 60"', kinds: [] },
  { says: 'ACCESSIBLE ROUTE 36" WIDE', kinds: ["pass"] },
  { says: 'ACCESSIBLE ROUTE 34" WIDE MIN.', kinds: ["fail"] },
  { says: '34" CLEAR ACCESSIBLE ROUTE', kinds: ["fail"] },
  { says: 'ADA PATH OF TRAVEL: 44" CLEAR', kinds: ["pass"] },
  { says: "ACCESSIBLE PATH OF TRAVEL 2'-10\"", kinds: ["fail"] },
  { says: 'ACCESSIBLE ROUTE HEADROOM 80" HIGH', kinds: [] },
  { says: 'ACCESSIBLE ROUTE 32" WIDE FOR 24" LENGTH', kinds: ["pass"] },
  {
    says: 'ACCESSIBLE ROUTE 36" WIDE',
    kinds: [],
    name: "a route on the site plan",
    plan: { sheets: [aSheet({ kind: "site", title: "SITE PLAN" })] },
  },
  { says: `2'-7" CLR.`, where: { drawing: "ACCESSIBLE ROUTE PLAN" }, kinds: ["fail"] },
  {
    says: [`2'-7" CLR.`, "ACC. ROUTE TO FITTING RMS."],
    where: { drawing: "FIXTURE PLAN" },
    kinds: ["cantTell"],
  },
  {
    says: [`3'-8" CLR.`, "ACC. ROUTE TO FITTING RMS."],
    where: { drawing: "FIXTURE PLAN" },
    kinds: ["pass"],
  },
  { says: [`2'-7" CLR.`, "STOCK"], where: { drawing: "FIXTURE PLAN" }, kinds: [] },
  { says: 'ACCESSIBLE ROUTE 33" WIDE FOR 18" AT COLUMN', kinds: ["pass"] },
  { says: 'ACCESSIBLE ROUTE 33" WIDE FOR 60" AT SHELVING', kinds: ["fail"] },
]);

const routeRow = (kind: "door" | "other") =>
  aPlanSet({
    sheets: [aSheet()],
    schedules: [
      aSchedule(kind, [["MARK", null], ["CLEAR", null], ["REMARKS", null]], [
        ["111", '34"', 'ACCESSIBLE ROUTE 34" CLEAR'],
      ]),
    ],
  });
testRule(rule, [
  ["leaves the width of a door on the route to the doors", routeRow("door"), ""],
  ["reads a row of any other list", routeRow("other"), "fail"],
]);
