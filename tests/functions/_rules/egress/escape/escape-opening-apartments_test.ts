import rule from "../../../../../functions/_rules/egress/escape/escape-opening-apartments.ts";
import { aHouse, aNote, aPlanSet, aProject, aWindow } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";

const apartments = aProject({ occupancyClassification: ["R-2"], fireSprinkler: true });
const unit = (sqft: number, exits: string) =>
  aPlanSet({
    notes: [aNote(exits)],
    windows: [
      aWindow("W2", { type: "SINGLE HUNG", location: "BEDROOM 1", clearOpeningSqft: sqft }),
    ],
  });

testRule(rule, [
  ["fails 4.4 sq ft with a single exit", unit(4.4, "EXITS REQUIRED / PROVIDED: 1/1"), "fail"],
  ["passes 5.7 sq ft with a single exit", unit(5.7, "EXITS REQUIRED / PROVIDED: 1/1"), "pass"],
  [
    "leaves a sprinklered building with two exits alone",
    unit(4.4, "EXITS REQUIRED / PROVIDED: 2/2"),
    "",
  ],
  ["asks when the exits are not stated", unit(4.4, "NOTES"), "cantTell"],
  [
    "asks about R-2 without sprinklers",
    unit(4.4, "EXITS REQUIRED / PROVIDED: 2/2"),
    "cantTell",
    aProject({ occupancyClassification: ["R-2"] }),
  ],
  ["leaves offices alone", unit(4.4, ""), "", aProject()],
  ["leaves houses to FBC-Residential", unit(4.4, ""), "", aHouse()],
], apartments);

testRule(rule, [
  [
    "fails a bedroom without an operable sash",
    aPlanSet({
      notes: [
        aNote("1 EXIT PROVIDED"),
        aNote("FIXED GLASS, NO OPERABLE SASH", { drawing: "UNIT 2A BEDROOM" }),
      ],
    }),
    "fail",
    aProject({ occupancyClassification: ["R-2"] }),
  ],
  [
    "leaves a living room alone",
    aPlanSet({
      notes: [
        aNote("1 EXIT PROVIDED"),
        aNote("FIXED GLASS, NO OPERABLE SASH", { drawing: "UNIT 2A LIVING" }),
      ],
    }),
    "",
    aProject({ occupancyClassification: ["R-2"] }),
  ],
]);
