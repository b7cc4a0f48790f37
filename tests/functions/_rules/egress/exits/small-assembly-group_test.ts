import rule from "../../../../../functions/_rules/egress/exits/small-assembly-group.ts";
import { aFact, aHouse, aNote, aPlanSet, aRoom } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";

const room = (occupants: number, areaSqft: number | null) =>
  aPlanSet({
    rooms: [aRoom("TRAINING ROOM", { occupants, areaSqft })],
    codeSummary: { occupancyGroups: [aFact(["B" as const])] },
  });

testRule(rule, [
  ["counts seats", `TRAINING ROOM 64 SEATS CLASSIFIED GROUP B`, "fail"],
  ["passes a room of few seats", `TRAINING ROOM 44 SEATS CLASSIFIED GROUP B`, "pass"],
  ["passes 49 occupants", room(49, 735), "pass"],
  ["fails 50 occupants on 750 sq ft", room(50, 750), "fail"],
  ["fails 60 occupants", room(60, 900), "fail"],
  ["leaves a room below 750 sq ft alone", room(60, 700), ""],
  ["asks without an area", room(60, null), "cantTell"],
  [
    "leaves other rooms alone",
    aPlanSet({ rooms: [aRoom("OPEN OFFICE", { occupants: 80, areaSqft: 12000 })] }),
    "",
  ],
  ["leaves a set that declares Group A alone", {
    ...room(60, 900),
    codeSummary:
      aPlanSet({ codeSummary: { occupancyGroups: [aFact(["B" as const, "A-3" as const])] } })
        .codeSummary,
  }, ""],
  [
    "leaves houses alone",
    aPlanSet({ rooms: [aRoom("DINING", { occupants: 60, areaSqft: 900 })] }),
    "",
    aHouse(),
  ],
]);

testRule(rule, [
  [
    "reads a room in words",
    "TRAINING ROOM 118 (1,050 SF, 70 OCC.) IS PART OF THE BUSINESS USE, GROUP B",
    "fail",
  ],
  [
    "passes 49",
    "TRAINING ROOM 118 (1,050 SF, 49 OCC.) IS PART OF THE BUSINESS USE, GROUP B",
    "pass",
  ],
  [
    "leaves a room called assembly alone",
    "TRAINING ROOM 118 (1,050 SF, 70 OCC.) IS GROUP A-3, ACCESSORY TO GROUP B",
    "",
  ],
]);

testRule(rule, [
  [
    "fails a lecture room called Group B by abbreviation",
    "LECTURE RM 210 - 1,260 SF - 84 OCC. - USE GRP. B",
    "fail",
  ],
  ["passes 49", "LECTURE RM 210 - 735 SF - 49 OCC. - USE GRP. B", "pass"],
  ["fails a town hall", "TOWN HALL, GROUP B, 1,260 SF, 84 OCC.", "fail"],
  ["leaves what is called assembly alone", "TOWN HALL, GRP. A-3, 1,260 SF, 84 OCC.", ""],
  ["leaves a large office alone", "OPEN OFFICE 201 - 12,600 SF - 84 OCC. - USE GRP. B", ""],
]);

const uncounted = (name: string, areaSqft: number) =>
  aPlanSet({ rooms: [aRoom(name, { areaSqft })] });

testRule(rule, [
  ["asks about a large room nobody counted", uncounted("BREAK ROOM", 2796), "cantTell"],
  ["leaves one below 750 sq ft alone", uncounted("CONFERENCE ROOM", 749), ""],
  ["leaves other rooms nobody counted alone", uncounted("OPEN OFFICE", 12000), ""],
  [
    "leaves one a note counts to the note",
    {
      ...uncounted("TRAINING ROOM 118", 1050),
      notes: [aNote("TRAINING ROOM 118 (1,050 SF, 49 OCC.) IS PART OF THE BUSINESS USE, GROUP B")],
    },
    "pass",
  ],
]);
