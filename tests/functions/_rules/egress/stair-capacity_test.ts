import rule from "../../../../functions/_rules/egress/stair-capacity.ts";
import { aHouse, aPlanSet, aProject, aSchedule } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

const schedule = (width: string, capacity: string) =>
  aPlanSet({
    schedules: [
      aSchedule("egress", [["EXIT", "name"], ["CLEAR", "clear width"], ["CAPACITY", "capacity"]], [[
        "STAIR A",
        width,
        capacity,
      ]]),
    ],
  });

testRule(rule, [
  ["passes 44 in for 146", schedule(`44"`, "146"), "pass"],
  ["fails 44 in for 220", schedule(`44"`, "220"), "fail"],
  [
    "asks when sprinklers could allow it",
    schedule(`44"`, "220"),
    "cantTell",
    aProject({ fireSprinkler: true }),
  ],
  ["fails a division with the factor of doors", `STAIR 1: 44" / 0.2 = 220`, "fail"],
  ["leaves doors to the other rule", `DOOR 1: 36" / 0.2 = 180`, ""],
  ["leaves houses alone", schedule(`36"`, "220"), "", aHouse()],
]);
