import rule from "../../../../functions/_rules/accessibility/parking-van-spaces.ts";
import { aList, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const listed = (label: string, required: string, provided: string) => ({
  plan: aList("PARKING TABLE", ["TYPE", "REQUIRED", "PROVIDED"], [label, required, provided]),
});

testStatements(rule, [
  {
    name: "one of five, behind all of the lot",
    plan: aList(
      "PARKING",
      ["ITEM", "PROVIDED"],
      ["PARKING, EXISTING LOT", "148 TOTAL; 5 ACCESSIBLE REQUIRED (101 TO 150); 5 PROVIDED"],
      ["VAN SPACES", "1 OF THE 5 (ONE PER SIX)"],
    ),
    kinds: ["pass"],
  },
  {
    name: "fewer than its own row requires",
    ...listed("VAN ACCESSIBLE (OF 13)", "3", "2"),
    kinds: ["cantTell"],
  },
  {
    name: "as many as its own row requires",
    ...listed("VAN ACCESSIBLE (OF 13)", "3", "3"),
    kinds: ["pass"],
  },
]);

testStatements(rule, [
  { says: ["ACCESSIBLE SPACES: 2", "1 VAN ACCESSIBLE SPACE"], kinds: ["pass"] },
  { says: ["ACCESSIBLE SPACES: 7", "VAN SPACES: 1"], kinds: ["fail"] },
  { says: ["ACCESSIBLE SPACES: 7", "VAN SPACES: 2"], kinds: ["pass"] },
  { says: "VAN ACCESSIBLE SIGN R7-8A BELOW", kinds: ["pass"] },
  { says: "VAN ACCESSIBLE SPACE: LOCATION TO BE MARKED IN FIELD", kinds: ["cantTell"] },
  { says: "HC VAN STALL LOCATION T.B.D.", kinds: ["cantTell"] },
  { says: "ACCESSIBLE SPACES: 2", kinds: ["cantTell"] },
  { says: "LOADING SPACE FOR DELIVERY VANS", kinds: [] },
  { says: "(4) ADA STALLS - CAR, NO VAN STALL", kinds: ["fail"] },
  { says: "7 ACCESSIBLE STALLS, ONE OF WHICH IS VAN ACCESSIBLE", kinds: ["fail"] },
  { says: "6 ACCESSIBLE STALLS, ONE OF WHICH IS VAN ACCESSIBLE", kinds: ["pass"] },
  { says: "VAN STALLS: NONE", kinds: ["fail"] },
  { says: "NO VAN LOADING AT FRONT DOOR", kinds: [] },
]);

testStatements(rule, [
  {
    name: "a stall of the detail labeled van",
    says: ["2 ACCESSIBLE SPACES", "van", "car"],
    where: { drawing: "accessible stalls" },
    kinds: ["pass"],
  },
  {
    name: "a key that counts the accessible spaces behind all of them",
    plan: {
      schedules: [
        aSchedule("code summary", [["", "item"], ["", "value"]], [[
          "PARKING",
          "32 SPACES, 2 ACCESSIBLE (1 VAN)",
        ]]),
      ],
    },
    kinds: ["pass"],
  },
]);
