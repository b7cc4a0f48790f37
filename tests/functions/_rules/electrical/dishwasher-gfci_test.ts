import rule from "../../../../functions/_rules/electrical/dishwasher-gfci.ts";
import { aHouse, aList, aNote, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  {
    says: "Dishwashers: standard breaker, no GFCI.",
    project: aProject({ occupancyClassification: ["R-2"] }),
    kinds: ["fail"],
  },
  { says: "DISHWASHER ON GFCI BREAKER", kinds: ["pass"] },
  { says: "A.F.C.I.: LIVING, DIN., DISHWASHER AND KIT. CKTS. STD. BKR.", kinds: [] },
  { says: "DISHWASHER: NO GFCI", kinds: ["fail"] },
  {
    name: "a receptacle without it in a list of items",
    plan: aList("UNIT WIRING", ["ITEM", "REQUIRED", "PROVIDED"], [
      "Garage receptacle",
      "-",
      "20 A, no GFCI",
    ], ["Dishwasher", "GFCI", "GFCI breaker"]),
    kinds: ["pass"],
  },
  {
    name: "a dishwasher without it in a list of items",
    plan: aList("UNIT WIRING", ["ITEM", "REQ'D", "ACTUAL"], ["Garage receptacle", "GFCI", "GFCI"], [
      "Dishwasher",
      "GFCI",
      "Plain breaker, no GFCI",
    ]),
    kinds: ["fail"],
  },
  { says: "DISHWASHER GFCI T.B.D.", kinds: ["cantTell"] },
  {
    name: "a receptacle without it in the key above",
    plan: {
      notes: [
        aNote("3. Garage: one receptacle at 48 in; standard type, no GFCI.", {
          heading: "Electrical and plumbing keys",
        }),
        aNote("4. Kitchen, bath and outdoor receptacles GFCI protected; dishwasher GFCI.", {
          heading: "Electrical and plumbing keys",
        }),
      ],
    },
    kinds: ["pass"],
  },
], aHouse());

testStatements(rule, [
  {
    says: "Laundry: washer receptacle 120 V, 20 A, no GFCI",
    where: { heading: "DISHWASHER AND LAUNDRY" },
    kinds: [],
  },
], aHouse());
