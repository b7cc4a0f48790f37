import rule from "../../../../../functions/_rules/egress/halls/corridor-rating.ts";
import { aFact, aHouse, aList, aNote, aPlanSet, aProject } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { under } from "../_under.ts";

const loaded = (text: string, load: number) =>
  aPlanSet({ notes: [aNote(text)], codeSummary: { totalOccupantLoad: [aFact(load)] } });

const ofWalls = (hours: string, where: string) =>
  aPlanSet({
    ...aList("PARTITION SCHEDULE", ["Type", "Construction", "Hours", "Where used"], [
      "P-3",
      "3 5/8 in. steel studs",
      hours,
      where,
    ]),
    codeSummary: { totalOccupantLoad: [aFact(131)] },
  });

testRule(rule, [
  ["fails bare hours of a wall type", ofWalls("0", "Corridor 200, both sides"), "fail"],
  ["passes 1 h of a wall type", ofWalls("1", "Corridor 200, both sides"), "pass"],
  ["fails a wall type without rating", ofWalls("None", "Corridors"), "fail"],
  ["leaves walls of offices alone", ofWalls("0", "Offices"), ""],
  [
    "fails walls whose classrooms have no doors of their own",
    loaded(
      "Corridor A serves 184 persons and its walls carry no fire rating; classrooms have no doors to the outside.",
      184,
    ),
    "fail",
  ],
  ["passes few by their own row", ofWalls("0", "Corridor, serves 24"), "pass"],
  ["fails 0 h for many", loaded(`CORRIDOR 110 - 0 HR`, 131), "fail"],
  ["fails a corridor said to be non-rated", loaded(`NON-RATED CORRIDOR`, 131), "fail"],
  ["fails 1/2 h", loaded(`CORRIDOR WALLS: 1/2 HR`, 131), "fail"],
  ["passes 1 h", loaded(`ONE-HOUR RATED CORRIDOR`, 131), "pass"],
  ["passes 60 minutes", loaded(`CORRIDOR PARTITION 60 MIN.`, 131), "pass"],
  ["passes 0 h for 30 by its own words", loaded(`CORRIDOR SERVES 30 OCCUPANTS, 0 HR`, 131), "pass"],
  ["fails 0 h for more than 30", loaded(`CORRIDORS SERVING 30+ OCC: 0 HR`, 60), "fail"],
  ["fails 0 h for over 30", loaded(`CORRIDOR WITH OVER 30 OCCUPANTS, NON-RATED`, 60), "fail"],
  [
    "passes 0 h for no more than 30",
    loaded(`CORRIDORS SERVING NOT MORE THAN 30 OCC: 0 HR`, 60),
    "pass",
  ],
  ["passes 1 h for more than 30", loaded(`CORRIDORS SERVING 30+ OCC: 1 HR`, 60), "pass"],
  ["fails 0 h for 31 by its own words", loaded(`CORRIDOR SERVES 31 OCCUPANTS, 0 HR`, 131), "fail"],
  [
    "asks when the building holds a few more than the threshold",
    loaded(`CORRIDOR 0 HR`, 45),
    "cantTell",
  ],
  ["asks when no load is shown", `CORRIDOR 0 HR`, "cantTell"],
  [
    "passes 0 h when sprinklered",
    loaded(`CORRIDOR 0 HR`, 131),
    "pass",
    aProject({ fireSprinkler: true }),
  ],
  [
    "wants 1/2 h in sprinklered apartments",
    loaded(`CORRIDOR 0 HR`, 40),
    "fail",
    aProject({ occupancyClassification: ["R-2"], fireSprinkler: true }),
  ],
  ["leaves doors alone", loaded(`CORRIDOR DOORS 20 MIN.`, 131), ""],
  ["leaves finishes alone", loaded(`CORRIDOR CLASS C FINISH, 0 HR`, 131), ""],
  ["leaves houses alone", `HALL CORRIDOR 0 HR`, "", aHouse()],
]);

testRule(rule, [
  [
    "reads walls under the corridor's title",
    under("CORRIDOR 100 (80 OCC.)", "NON-RATED GYP. PARTITION BOTH SIDES"),
    "fail",
  ],
  [
    "passes one hour there",
    under("CORRIDOR 100 (80 OCC.)", "1-HR GYP. PARTITION BOTH SIDES"),
    "pass",
  ],
  [
    "takes the text's word for sprinklers",
    "CORRIDOR NON-RATED (NFPA 13 THROUGHOUT), 120 OCC.",
    "pass",
  ],
]);

testRule(rule, [
  [
    "fails a school corridor without doors outside",
    "CORRIDOR WALLS, SERVING 140 STUDENTS IN 6 CLASSROOMS (NO OUTSIDE DOORS): 0 HR",
    "fail",
    aProject({ occupancyClassification: ["E"], fireSprinkler: false }),
  ],
  [
    "leaves one whose rooms have doors outside alone",
    "CORRIDOR SERVING 140 STUDENTS, 0 HR, EACH CLASSROOM HAS AN OUTSIDE DOOR",
    "",
    aProject({ occupancyClassification: ["E"], fireSprinkler: false }),
  ],
  ["leaves its doors alone", "CORRIDOR DOORS 0 HR, SERVING 140", ""],
]);

const rated = (title: string, hours: string) =>
  aPlanSet({
    ...aList(title, ["Corridor S wall P3", hours]),
    codeSummary: { totalOccupantLoad: [aFact(131)] },
  });

testRule(rule, [
  ["takes the hours of a pair from its title", rated("CONSTRUCTION DATA (HR)", "0"), "fail"],
  ["passes one hour there", rated("CONSTRUCTION DATA (HR)", "1"), "pass"],
  ["takes no figure under another title", rated("WALL COUNT", "0"), ""],
  ["reads NR of walls", loaded("CORRIDOR 130, SERVES 34, NR WALLS W2", 40), "fail"],
]);
