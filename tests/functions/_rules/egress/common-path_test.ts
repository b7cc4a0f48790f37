import rule from "../../../../functions/_rules/egress/common-path.ts";
import { aFact, aHouse, aNote, aPlanSet, aProject, aSchedule } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

const office = (text: string, load: number | null = null) =>
  aPlanSet({
    notes: [aNote(text)],
    codeSummary: { totalOccupantLoad: load === null ? [] : [aFact(load)] },
  });

testRule(rule, [
  ["reads the letters with points", `C.P.E.T. 184'-0"`, "fail"],
  ["leaves the letters of a pipe alone", `CPVC PIPE 184'-0" LONG`, ""],
  ["passes 75 ft in a full office", office(`COMMON PATH = 75'-0"`, 131), "pass"],
  ["fails 76 ft in a full office", office(`COMMON PATH OF TRAVEL: 76'-0"`, 131), "fail"],
  ["passes 100 ft for few in an office", office(`CPET = 100'`, 20), "pass"],
  ["fails 101 ft for few in an office", office(`C.P.E.T. = 101'`, 20), "fail"],
  ["asks for the load", office(`MAX. COMMON PATH OF EGRESS TRAVEL 90 FT`), "cantTell"],
  [
    "passes 100 ft sprinklered",
    office(`COMMON PATH 100 FT`, 131),
    "pass",
    aProject({ fireSprinkler: true }),
  ],
  [
    "fails 84 ft in a shop",
    `STOCK ROOM COMMON PATH = 84'-0"`,
    "fail",
    aProject({ occupancyClassification: ["M"] }),
  ],
  [
    "takes what is drawn, not the limit",
    office(`COMMON PATH: 60' (75' MAX. ALLOWED)`, 131),
    "pass",
  ],
  ["says nothing about the limit alone", office(`ALLOWABLE COMMON PATH: ALLOWED 100'`, 131), ""],
  [
    "reads the provided column",
    aPlanSet({
      schedules: [
        aSchedule("egress", [["ITEM", "item"], ["ALLOWED", "required"], ["PROVIDED", "provided"]], [
          ["COMMON PATH", `75'-0"`, `80'-0"`],
        ]),
      ],
      codeSummary: { totalOccupantLoad: [aFact(131)] },
    }),
    "fail",
  ],
  ["leaves houses alone", `COMMON PATH 200'`, "", aHouse()],
]);
