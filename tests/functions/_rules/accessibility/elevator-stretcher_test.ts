import rule from "../../../../functions/_rules/accessibility/elevator-stretcher.ts";
import { aFact } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";
import { listed } from "../egress/_under.ts";
import { testRule } from "../../../fakes/rule_table.ts";

const FOUR = { codeSummary: { stories: [aFact(4)] } };
const THREE = { codeSummary: { stories: [aFact(3)] } };

testStatements(rule, [
  {
    says: "NEITHER CAR IN THIS SIX-STORY BLDG. IS SIZED FOR AN AMBULANCE STRETCHER.",
    plan: FOUR,
    kinds: ["fail"],
  },
  { says: "NONE OF THE ELEVATORS TAKES A STRETCHER", plan: FOUR, kinds: ["fail"] },
  { says: 'ELEVATOR 1 SIZED FOR 24" x 84" STRETCHER', plan: FOUR, kinds: ["pass"] },
  { says: "ELEVATOR CAR ACCOMMODATES STRETCHER", plan: FOUR, kinds: ["pass"] },
  { says: 'STRETCHER 24" X 76" IN ELEVATOR', plan: FOUR, kinds: ["fail"] },
  { says: "ELEVATOR IS NOT SIZED FOR STRETCHER", plan: FOUR, kinds: ["fail"] },
  { says: "STRETCHER SIZE BY ELEVATOR VENDOR, T.B.D.", plan: FOUR, kinds: ["cantTell"] },
  { says: "ELEVATOR", plan: FOUR, kinds: ["cantTell"] },
  { says: "STAIR 1", plan: FOUR, kinds: [] },
  { says: "ELEVATOR", name: "three stories", plan: THREE, kinds: [] },
  {
    says: ["ELEVATOR NOT ARRANGED FOR A STRETCHER", 'STUCCO STOPS 8" ABOVE GRADE'],
    plan: THREE,
    kinds: [],
  },
  {
    name: "the only car is too small",
    says: ["CAB 5'-8\" X 4'-3\" INSIDE", "2100 LB"],
    where: { drawing: "ELEV. 1 PLAN (SERVES FLRS. 1-5, ONLY ELEV.)" },
    kinds: ["fail"],
  },
  {
    name: "a small car of a low building",
    says: "CAB 5'-8\" X 4'-3\" INSIDE",
    where: { drawing: "ELEV. 1 PLAN (SERVES FLRS. 1-3, ONLY ELEV.)" },
    kinds: [],
  },
  {
    name: "a car of 3500 lb",
    says: "CAB 6'-8\" X 5'-5\" INSIDE",
    where: { drawing: "ELEV. 1 PLAN (SERVES FLRS. 1-5, ONLY ELEV.)" },
    kinds: [],
  },
  {
    name: "a car with the stretcher it takes",
    says: "CAB 6'-8\" X 5'-5\" INSIDE, 24 X 84 STRETCHER",
    plan: FOUR,
    kinds: ["pass"],
  },
]);

testRule(rule, [
  [
    "asks about a small cab in its column",
    listed("ELEVATOR DATA", ["CAR", "STOPS", "INSIDE CAB", "DOOR"], [
      "1",
      "5",
      "5'-8\" x 4'-3\"",
      "3'-0\"",
    ]),
    "cantTell",
  ],
  [
    "takes a note on the stretcher for no denial",
    listed("ELEVATOR DATA", ["CAR", "STOPS", "INSIDE CAB", "NOTE"], [
      "1",
      "5",
      "7'-0\" x 5'-1\"",
      "Stretcher",
    ]),
    "pass",
  ],
]);
