import type { ColumnMeaning } from "../../../../../functions/_shared/domain/plan_set.ts";
import rule from "../../../../../functions/_rules/egress/exits/stair-capacity.ts";
import { aHouse, aNote, aPlanSet, aProject, aSchedule } from "../../../../fakes/plan_set.ts";
import { type RuleRow, testRule } from "../../../../fakes/rule_table.ts";

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

/** A stair of 48 in clear by its mark, with the people assigned to it. */
const stairList = (people: string) =>
  aPlanSet({
    schedules: [
      aSchedule(
        "other",
        [["STAIR", "mark"], ["OCC. ASSIGNED", null], ["CLR WIDTH", "clear width"]],
        [
          ["ST-2", people, '48"'],
        ],
        { title: "EGRESS STAIR WIDTHS" },
      ),
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

testRule(rule, [
  ["reads a width with its people", 'STAIR 1 IS 44" CLEAR AND SERVES 180 OCCUPANTS', "fail"],
  ["passes what it carries", 'STAIR 1 IS 44" CLEAR AND SERVES 140 OCCUPANTS', "pass"],
  [
    "leaves the smaller figure with a voice alarm alone",
    'STAIR A: 56" CLEAR SERVES 250 OCC., SPRINKLERED, VOICE ALARM',
    "",
  ],
]);

testRule(rule, [
  [
    "reads a worked width under the label of a stair",
    aPlanSet({
      notes: [aNote('48" CLR. / 0.3 = 160 PERS. 205 PERS. ASSIGNED', { room: "STAIR B" })],
    }),
    "fail",
  ],
  [
    "passes the people it carries",
    aPlanSet({
      notes: [aNote('48" CLR. / 0.3 = 160 PERS. 158 PERS. ASSIGNED', { room: "STAIR B" })],
    }),
    "pass",
  ],
  [
    "leaves a door of the stair alone",
    aPlanSet({ notes: [aNote('DOOR 34" CLR. / 0.2 = 170 PERS.', { room: "STAIR B" })] }),
    "",
  ],
]);

testRule(rule, [
  ["leaves a stair not counted alone", `STAIR 3: 48" CLR., NOT COUNTED AS EGRESS - 190 OCC.`, ""],
  ["reads one that is", `STAIR 3: 48" CLR., 190 OCC.`, "fail"],
]);

testRule(rule, [
  ["reads stairs by their marks", stairList("190"), "fail"],
  ["passes 160 there", stairList("160"), "pass"],
]);

/** A stair with the width the set itself asks of it, and with other widths. */
const compared = (
  people: string,
  ...widths: [head: string, meaning: ColumnMeaning | null, string][]
) =>
  aPlanSet({
    schedules: [
      aSchedule(
        "egress",
        [
          ["MARK", "mark"],
          ["OCC", "occupants"],
          ...widths.map(([head, meaning]) => [head, meaning] as [string, ColumnMeaning | null]),
        ],
        [["STAIR W", people, ...widths.map(([, , width]) => width)]],
        { title: "EGRESS WIDTHS" },
      ),
    ],
  });
const asked = (width: string): [string, ColumnMeaning, string] => ["REQ. IN.", "required", width];
const given = (width: string): [string, ColumnMeaning, string] => ["PROV. IN.", "provided", width];

testRule(rule, [
  [
    "believes the width the set asks of itself",
    compared("230", asked("69"), given("52")),
    "fail",
    aProject({ fireSprinkler: true }),
  ],
  ["passes what reaches it", compared("170", asked("51"), given("52")), "pass"],
  [
    "takes no width asked of a landing for the stair's",
    compared("230", ["REQ. LANDING WIDTH (IN)", null, "60"], ["WIDTH (IN)", "width", "52"]),
    "cantTell",
    aProject({ fireSprinkler: true }),
  ],
  [
    "takes no landing for the stair",
    compared("170", ["LANDING WIDTH (IN)", null, "40"], ["WIDTH (IN)", "width", "52"]),
    "pass",
  ],
  [
    "takes the load of a stair from where it stands",
    aPlanSet({ notes: [aNote("STAIR C: 46 IN CLEAR WIDTH"), aNote("STAIR C SERVES 205 OCC")] }),
    "fail",
  ],
  ...[
    "STAIR C SERVES 205 OCC ON 3 FLOORS",
    "CONFERENCE AT STAIR C: 205 OCC",
    "STAIR C CAPACITY 205 OCC",
  ].map((load): RuleRow => [
    `takes none from ${load}`,
    aPlanSet({ notes: [aNote("STAIR C: 46 IN CLEAR WIDTH"), aNote(load)] }),
    "",
  ]),
  [
    "takes none where two places differ",
    aPlanSet({
      notes: [
        aNote("STAIR C: 46 IN CLEAR WIDTH"),
        aNote("STAIR C SERVES 205 OCC"),
        aNote("STAIR C 90 OCC"),
      ],
    }),
    "",
  ],
]);
