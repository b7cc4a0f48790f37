import rule from "../../../../../functions/_rules/egress/halls/dead-end-sprinklered.ts";
import { aNote, aPlanSet, aProject } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";

const sprinklered = aProject({ fireSprinkler: true });

testRule(rule, [
  ["passes 30 ft", `DEAD END 30'-0"`, "pass"],
  ["passes 50 ft", `DEAD-END CORRIDOR = 50 FT`, "pass"],
  ["fails 51 ft", `DEAD END: 51'-0"`, "fail"],
  [
    "leaves assembly to the other rule",
    `DEAD END 30'-0"`,
    "",
    aProject({ occupancyClassification: ["A-3"], fireSprinkler: true }),
  ],
  ["leaves unsprinklered buildings to the other rule", `DEAD END 51'-0"`, "", aProject()],
], sprinklered);

const school = aProject({ occupancyClassification: ["E", "A-3"], fireSprinkler: true });
/** A dead end of 38 ft 6 in on a floor with these rooms. */
const floorOf = (...rooms: string[]) => {
  const drawing = "SECOND FLOOR PLAN";
  return aPlanSet({
    notes: [
      aNote(`DEAD END 38'-6" TO STAIR A`, { drawing }),
      ...rooms.map((room) => aNote(room, { kind: "label", drawing, room })),
    ],
  });
};

testRule(rule, [
  [
    "takes the longer figure on a floor without assembly rooms",
    floorOf("CLASSROOM 201", "CLASSROOM 202", "SCIENCE", "ART", "MEDIA"),
    "pass",
    school,
  ],
  [
    "leaves it open beside a gymnasium",
    floorOf("CLASSROOM 201", "GYMNASIUM", "SCIENCE", "ART", "MEDIA"),
    "",
    school,
  ],
]);
