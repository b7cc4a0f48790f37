import rule from "../../../../functions/_rules/plumbing/water-heater-relief.ts";
import { aList, aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "T&P RELIEF LINE FULL SIZE TO EXTERIOR", kinds: ["pass"] },
  { says: "TEMPERATURE AND PRESSURE RELIEF VALVE TO FLOOR DRAIN", kinds: ["pass"] },
  { says: "WATER HEATER WITHOUT T&P RELIEF", kinds: ["fail"] },
  { says: "Water heater T&P relief discharge: route by contractor.", kinds: ["cantTell"] },
  {
    says: "WATER HEATER 50 GAL",
    kinds: ["cantTell"],
    plan: { sheets: [aSheet({ discipline: "plumbing", title: "PLUMBING PLAN" })] },
    name: "a heater without relief",
  },
  {
    says: "TANKLESS WATER HEATER",
    kinds: [],
    plan: { sheets: [aSheet({ discipline: "plumbing", title: "PLUMBING PLAN" })] },
    name: "a tankless heater",
  },
  { says: "PRESSURE RELIEF JOINT", kinds: [] },
  { says: "STANDPIPES NOT REQUIRED", kinds: [] },
  {
    name: "50 GAL. W.H. IN HALL CLOSET, NO PAN under SECOND FLOOR PLUMBING",
    says: "50 GAL. W.H. IN HALL CLOSET, NO PAN",
    where: { drawing: "SECOND FLOOR PLUMBING" },
    kinds: ["fail"],
  },
  { says: "WATER HEATER IN ATTIC WITHOUT DRAIN PAN", kinds: ["fail"] },
  { says: "WATER HEATER IN CLOSET, NO PAN", kinds: ["cantTell"] },
  { says: "WATER HEATER IN GARAGE ON SLAB, NO PAN", kinds: [] },
  { says: "TANKLESS WATER HEATER, NO PAN", kinds: [] },
  { says: "T&P DISCHARGE CAPPED", kinds: ["fail"] },
  { says: "RELIEF VALVE DISCHARGE NOT PIPED", kinds: ["fail"] },
  { says: "PLUG THE T&P OPENING", kinds: ["fail"] },
  { says: "NO RELIEF DISCHARGE PIPE WILL BE RUN FROM THE TANK", kinds: ["fail"] },
  { says: "CAP RELIEF VALVE OUTLET", kinds: ["fail"] },
  { says: "T&P LINE NOT CAPPED", kinds: ["pass"] },
  { says: "DO NOT VALVE, CAP OR PLUG T&P LINE", kinds: ["pass"] },
  { says: "T&P DISCHARGE WITH NO THREADED END", kinds: ["pass"] },
  { says: "T&P LINE W/O THREADED END", kinds: ["pass"] },
  { says: "RELIEF VALVE SHALL NEVER BE PLUGGED", kinds: ["pass"] },
  { says: "T&P FULL SIZE, NO VALVES IN RELIEF LINE", kinds: ["pass"] },
  {
    name: "a heater on the garage slab without a pan",
    plan: aList("WATER HEATERS", ["MK", "LOCATION", "PAN", "T&P TO"], [
      "WH-1",
      "GARAGE SLAB",
      "NO",
      "EXTERIOR",
    ]),
    kinds: ["pass"],
  },
  {
    name: "a heater upstairs without a pan",
    plan: aList("WATER HEATERS", ["MK", "LOCATION", "PAN", "T&P TO"], [
      "WH-1",
      "2ND FLOOR CLOSET",
      "NO",
      "FL. DRAIN",
    ]),
    kinds: ["fail", "pass"],
  },
]);

testStatements(rule, [
  ...[
    'T. & P. LINE TERM. 4" ABV. FLR. DRAIN RIM.',
    'WATER HEATER RELIEF, WH-1 | 4" ABOVE FLOOR SINK',
  ].map((says) => ({ says, kinds: ["pass" as const] })),
]);
