import rule from "../../../../../functions/_rules/egress/exits/travel-distance.ts";
import { aCodeSummary, aFact, aHouse, aProject } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { listed, under } from "../_under.ts";

const shop = aProject({ occupancyClassification: ["M"] });

testRule(rule, [
  ["reads the longest way out", `LONGEST WAY OUT 236'-0"`, "fail"],
  ["leaves pipes alone", `LONGEST ROUTE FROM METER 390 FT OF PIPE, EXIT LOAD 679 MBH`, ""],
  ["fails the longest path", `LONGEST PATH TO AN EXIT: 314'-6"`, "fail"],
  ["fails a travel path by its length", `TRAVEL PATH LENGTH 318'-0" TO EXIT 2`, "fail"],
  ["reads the farthest point", "FARTHEST POINT 320 FT TO EXIT", "fail"],
  ["reads a walking distance", "WALKING DISTANCE 310 FT TO EXIT 2", "fail"],
  ["leaves what travels on rails alone", "CRANE TRAVEL 320 FT TO EXIT BAY", ""],
  ["leaves the hose alone", "HOSE REACH 320 FT TO FARTHEST POINT", ""],
  ["leaves the longest run of a pipe alone", `GAS PIPING LONGEST RUN 390 FT`, ""],
  ["leaves a path to a hydrant alone", `LONGEST ROUTE TO HYDRANT: 390 FT`, ""],
  ["says nothing about the limit alone", `MAX ALLOWABLE TRAVEL DISTANCE 250'`, ""],
  ["takes the actual behind the limit", `TRAVEL DISTANCE: ALLOWABLE 200', ACTUAL 215'`, "fail"],
  ["passes 132 ft", `MAX. TRAVEL DISTANCE = 132'-0"`, "pass"],
  ["passes 200 ft", `TRAVEL DISTANCE: 200 FT`, "pass"],
  ["fails 201 ft", `T.D. = 201'`, "fail"],
  ["fails 250 ft in words", `MAXIMUM EXIT ACCESS TRAVEL DISTANCE IS 250 FEET`, "fail"],
  [
    "passes 250 ft sprinklered",
    `TRAVEL DISTANCE 250'`,
    "pass",
    aProject({ occupancyClassification: ["M"], fireSprinkler: true }),
  ],
  [
    "fails 251 ft sprinklered",
    `TRAVEL DISTANCE 251'`,
    "fail",
    aProject({ occupancyClassification: ["M"], fireSprinkler: true }),
  ],
  [
    "asks where groups differ",
    `TRAVEL DISTANCE 280'`,
    "cantTell",
    aProject({ occupancyClassification: ["B", "M"], fireSprinkler: true }),
  ],
  [
    "asks in storage, which may have a special case",
    `TRAVEL DISTANCE 380'`,
    "cantTell",
    aProject({ occupancyClassification: ["S-1"], fireSprinkler: true }),
  ],
  [
    "takes what is drawn, not the limit",
    `Travel distance limit 200 ft; maximum shown 118 ft.`,
    "pass",
  ],
  ["leaves extinguishers alone", `FEC - 75'-0" MAX. TRAVEL`, ""],
  ["leaves the common path to the other rule", `COMMON PATH OF TRAVEL 300'`, ""],
  ["leaves houses alone", `TRAVEL DISTANCE 300'`, "", aHouse()],
], shop);

testRule(rule, [
  ["reads T.D. before a length", under("TRAVEL DISTANCE PLAN", "T.D. 324'"), "fail"],
  [
    "passes a tall storage story by its own words",
    "TRAVEL DISTANCE 372 FT: SINGLE STORY GROUP S-1, NFPA 13 THROUGHOUT, 30 FT CLEAR",
    "pass",
    aProject({ occupancyClassification: ["S-1"] }),
  ],
  [
    "asks without its height",
    "TRAVEL DISTANCE 372 FT, NFPA 13 THROUGHOUT",
    "cantTell",
    aProject({ occupancyClassification: ["S-1"] }),
  ],
]);

testRule(rule, [
  [
    "reads a way to an exit on an egress plan",
    under(
      "WAREHOUSE EGRESS PLAN",
      "228 LF FROM HEAD OF AISLE 9 TO EXIT 3",
      "NO SPRINKLERS THIS BLDG.",
    ),
    "fail",
  ],
  [
    "passes 200 ft",
    under(
      "WAREHOUSE EGRESS PLAN",
      "200 LF FROM HEAD OF AISLE 9 TO EXIT 3",
      "NO SPRINKLERS THIS BLDG.",
    ),
    "pass",
  ],
  [
    "leaves the distance of two exits alone",
    under("EGRESS PLAN", "228 FT FROM EXIT 1 TO EXIT 3"),
    "",
  ],
  ["leaves a sign alone", under("EGRESS PLAN", "228 FT FROM DESK TO EXIT SIGN"), ""],
  ["leaves other plans alone", under("SITE PLAN", "228 FT FROM CURB TO EXIT 3"), ""],
], aProject({ occupancyClassification: ["S-1"] }));

testRule(rule, [
  [
    "does not take a room without heads for a bare building",
    under("EGRESS PLAN", "TRAVEL DISTANCE 240 FT", "NO SPRINKLER HEADS IN CLOSETS"),
    "cantTell",
  ],
  [
    "leaves both figures of a table open",
    "TRAVEL DISTANCE 240 FT (200 FT NON-SPRINKLERED, 250 FT SPRINKLERED)",
    "cantTell",
  ],
], aProject({ occupancyClassification: ["S-1"], fireSprinkler: null }));

testRule(rule, [
  [
    "takes sprinklers from the head of a column",
    listed("EGRESS DATA", ["ITEM", "ALLOWED (SPK.)", "PROVIDED"], [
      "TRAVEL DISTANCE",
      "300'",
      "212'",
    ]),
    "pass",
  ],
]);

testRule(rule, [
  [
    "reads a column of its own",
    listed("PATHS (UNSPRINKLERED)", ["START", "CPET", "TRAVEL"], ["Fitting rm 3", "61'", "234'"]),
    "fail",
  ],
  [
    "passes less",
    listed("PATHS (UNSPRINKLERED)", ["START", "CPET", "TRAVEL"], ["Fitting rm 3", "61'", "134'"]),
    "pass",
  ],
  ["leaves other travel alone", listed("ELEVATOR DATA", ["CAR", "TRAVEL"], ["1", "234'"]), ""],
]);

/** Labels of an egress plan, a distance first, in a sprinklered building of mixed uses with so many storeys. */
const inDepot = (stories: number, ...texts: string[]) => ({
  ...under("EGRESS PLAN", ...texts),
  codeSummary: aCodeSummary({
    stories: [aFact(stories)],
    sprinklers: [aFact("NFPA 13" as const)],
  }),
});
const depot = aProject({ occupancyClassification: ["S-1", "M"], fireSprinkler: true });

testRule(rule, [
  [
    "leaves a distance in tall storage on one story alone",
    inDepot(1, "TRAVEL DISTANCE 312'", "DEPOT WAREHOUSE (S-1) 26'-0\" CLR. TO JOISTS"),
    "",
    depot,
  ],
  [
    "asks below 24 ft",
    inDepot(1, "TRAVEL DISTANCE 312'", "DEPOT WAREHOUSE (S-1) 23'-6\" CLR. TO JOISTS"),
    "cantTell",
    depot,
  ],
  [
    "asks on two stories",
    inDepot(2, "TRAVEL DISTANCE 312'", "DEPOT WAREHOUSE (S-1) 26'-0\" CLR. TO JOISTS"),
    "cantTell",
    depot,
  ],
  [
    "fails beyond 400 ft",
    inDepot(1, "TRAVEL DISTANCE 402'", "DEPOT WAREHOUSE (S-1) 26'-0\" CLR. TO JOISTS"),
    "fail",
    depot,
  ],
]);
