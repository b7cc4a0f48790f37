import rule from "../../../../functions/_rules/electrical/generator-transfer.ts";
import { aHouse, aProject, aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "200A AUTOMATIC TRANSFER SWITCH, 22 KW GENERATOR", kinds: ["pass"] },
  { says: "22 KW GENERATOR W/ ATS", kinds: ["pass"] },
  { says: "22 KW GENERATOR, NO TRANSFER SWITCH", kinds: ["fail"] },
  { says: "TRANSFER SWITCH BY OTHERS", kinds: ["cantTell"] },
  {
    says: "22 KW GENERATOR",
    kinds: ["cantTell"],
    plan: {
      sheets: [aSheet({ discipline: "electrical", title: "ONE-LINE DIAGRAM AND PANEL SCHEDULES" })],
    },
    name: "a generator without transfer switch",
  },
  { says: "PANEL A", kinds: [], project: aHouse(), name: "a house without generator" },
  { says: ["GEN. TIED TO PANEL BUS, NO TRANSFER SW.", "22 KW GENERATOR"], kinds: ["fail"] },
  { says: "NO TRANSFER SWITCH; PORTABLE GENERATOR INLET WITH INTERLOCK KIT", kinds: [] },
  {
    says: [
      "No automatic transfer switch: portable 7.5 kW set plugs into a 30 A inlet box, listed slide interlock on the main breaker.",
    ],
    kinds: [],
  },
  { says: "22 KW GENERATOR, NO ATS; MANUAL TRANSFER SWITCH PROVIDED", kinds: [] },
  { says: "NO GENERATOR, NO TRANSFER SWITCH", kinds: [] },
  { says: "PORTABLE GENERATOR, NO TRANSFER SWITCH, EXTENSION CORDS ONLY", kinds: [] },
  { says: "FUTURE GENERATOR, NO TRANSFER SWITCH AT THIS TIME", kinds: [] },
  { says: "22 KW GENERATOR, NO INTERLOCK, NO TRANSFER SWITCH", kinds: ["fail"] },
  {
    says: "60 kW set backfeeds MDP through a 200 A breaker. No interlock or ATS.",
    kinds: ["fail"],
  },
], aProject({ generator: true }));

const ATS = "SERVICE-RATED ATS";

testStatements(rule, [
  {
    says: [ATS, "20 KW GENERATOR ON PAD", "24 KW LP STANDBY GENERATOR"],
    kinds: ["pass", "cantTell"],
  },
  { says: [ATS, "20 KW GENERATOR ON PAD", "GENERATOR: 20 KW"], kinds: ["pass"] },
  { says: [ATS, "20 KW GENERATOR ON PAD", "GENERATOR LOAD 14 KW"], kinds: ["pass"] },
  { says: [ATS, "20 KW GENERATOR G-1", "24 KW GENERATOR G-2"], kinds: ["pass"] },
  { says: [ATS, "20 KW GENERATOR ON PAD", "EXIST. 12 KW GENERATOR"], kinds: ["pass"] },
], aProject({ generator: true }));

const power = { sheets: [aSheet({ discipline: "electrical", title: "POWER PLAN" })] };

testStatements(rule, [
  ...[
    "GENERATOR | NONE",
    "GENERATOR: NOT PROVIDED",
    "GENERATOR - N/A",
    "No standby or emergency generator.",
    "GENERATOR IS NOT PART OF THIS PERMIT",
  ].map((says) => ({ says, plan: power, kinds: [] })),
  { says: "STANDBY GENERATOR 60 KW ON PAD", plan: power, kinds: ["cantTell"] },
  { says: "GENERATOR: NO. 2 DIESEL", plan: power, kinds: ["cantTell"] },
], aProject({ generator: false }));

testStatements(rule, [
  { says: "FIRE PUMP FEEDER AHEAD OF THE MAIN, NO ATS", kinds: [] },
]);

testStatements(rule, [
  ...["X-RAY GENERATOR | 30.0 | 15.0", "STEAM GENERATOR SG-1, 9 KW", "SALT CHLORINE GENERATOR"].map(
    (
      says,
    ) => ({ says, plan: power, kinds: [] }),
  ),
], aProject({ generator: false }));
