import rule from "../../../../functions/_rules/electrical/surge-protection.ts";
import { aHouse, aSchedule, aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "TYPE 2 SPD AT MAIN PANEL", kinds: ["pass"] },
  { says: "WHOLE HOUSE SURGE PROTECTOR", kinds: ["pass"] },
  { says: "NO SURGE PROTECTION", kinds: ["fail"] },
  { says: "SPD: NOT PROVIDED", kinds: ["fail"] },
  { says: "SURGE PROTECTIVE DEVICE: TO BE COORDINATED WITH UTILITY.", kinds: ["cantTell"] },
  { says: "SURGE PROTECTION T.B.D.", kinds: ["cantTell"] },
  {
    says: "200 A PANEL",
    kinds: ["cantTell"],
    plan: {
      sheets: [aSheet({ discipline: "electrical", title: "ONE-LINE DIAGRAM AND PANEL SCHEDULES" })],
    },
    name: "a one-line without any",
  },
  { says: "STORM SURGE ELEVATION", kinds: [] },
  { says: "Type 2 surge suppressor deleted by value engineering", kinds: ["fail"] },
], aHouse());

const sheet = { sheets: [aSheet({ discipline: "electrical", title: "ELECTRICAL PLAN" })] };

testStatements(rule, [
  { name: "a service on a plan", says: "NEW SERVICE 200A", plan: sheet, kinds: ["cantTell"] },
  { name: "a service, size first", says: "150 AMP SERVICE", plan: sheet, kinds: ["cantTell"] },
  { name: "a plan without the service", says: "RANGE 50A", plan: sheet, kinds: [] },
], aHouse());

const shared = {
  sheets: [aSheet({ discipline: "plumbing", title: "MEP" })],
  schedules: [aSchedule("panel", [["CKT", "circuit"]], [["1"]])],
};

testStatements(rule, [
  {
    name: "a one-line and a panel on a sheet of all trades",
    says: "Single-Line Diagram",
    where: { kind: "title" },
    plan: shared,
    kinds: ["cantTell"],
  },
  {
    name: "a panel on a sheet of all trades that draws no service",
    says: "WASTE RISER",
    where: { kind: "title" },
    plan: shared,
    kinds: [],
  },
], aHouse());
