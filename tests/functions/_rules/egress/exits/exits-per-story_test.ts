import rule from "../../../../../functions/_rules/egress/exits/exits-per-story.ts";
import { aFact, aHouse, aNote, aPlanSet, aSchedule } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { listed } from "../_under.ts";

const exits = (text: string, load: number, stories = 1) =>
  aPlanSet({
    notes: [aNote(text)],
    codeSummary: { totalOccupantLoad: [aFact(load)], stories: [aFact(stories)] },
  });

testRule(rule, [
  ["passes two of two", exits("EXITS REQUIRED / PROVIDED: 2/2", 118), "pass"],
  ["passes three for 600", exits("3 EXITS REQUIRED, 3 PROVIDED", 600), "pass"],
  ["fails fewer than required", exits("EXITS: 3 REQUIRED, 2 PROVIDED", 600), "fail"],
  ["fails two for 501", exits("EXITS REQUIRED / PROVIDED: 2/2", 501), "fail"],
  ["passes two for 500", exits("EXITS REQUIRED / PROVIDED: 2/2", 500), "pass"],
  ["fails three for 1001", exits("EXITS REQ'D: 3 PROV'D: 3", 1001), "fail"],
  ["asks for the load per story", exits("EXITS REQUIRED / PROVIDED: 2/2", 600, 3), "cantTell"],
  ["leaves a single exit to the other rule", exits("EXITS REQUIRED / PROVIDED: 1/1", 40), ""],
  ["leaves exit signs alone", exits("2 EXIT SIGNS REQUIRED", 118), ""],
  ["leaves houses alone", exits("EXITS REQUIRED / PROVIDED: 2/2", 501), "", aHouse()],
]);

testRule(rule, [
  ["reads a story in words", "LEVEL 2 OCCUPANT LOAD IS 620, SERVED BY TWO EXITS", "fail"],
  ["passes 500", "LEVEL 2 OCCUPANT LOAD IS 500, SERVED BY TWO EXITS", "pass"],
  [
    "leaves counts in several places alone",
    "SECOND FLOOR 640 OCC.: 2 EXITS AT NORTH, 1 EXIT AT SOUTH",
    "",
  ],
  [
    "reads a row",
    listed("EXITS PER STORY", ["STORY", "OCC. LOAD", "EXITS REQUIRED", "EXITS PROVIDED"], [
      "2ND",
      "610",
      "3",
      "2",
    ]),
    "fail",
  ],
]);

testRule(rule, [
  [
    "reads people and exits of a story under their heads",
    aPlanSet({
      schedules: [
        aSchedule(
          "egress",
          [["FLOOR", "name"], ["OCCUPANT COUNT", "occupants"], [
            "EXITS AS DRAWN",
            null,
          ]],
          [["LEVEL 3", "612", "2"]],
          { title: "EGRESS BY FLOOR" },
        ),
      ],
    }),
    "fail",
  ],
]);
