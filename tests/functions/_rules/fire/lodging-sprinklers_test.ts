import rule from "../../../../functions/_rules/fire/lodging-sprinklers.ts";
import { aFact, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const hotel = (system: "none" | "NFPA 13" | "NFPA 13R", stories: number) => ({
  codeSummary: { sprinklers: [aFact(system)], stories: [aFact(stories)] },
});

testStatements(rule, [
  ...([
    ["INTERIOR CORRIDOR - NO HEADS", ["cantTell"]],
    ["OMIT SPRINKLERS IN THE GUESTROOM CORRIDORS", ["cantTell"]],
    ["EXTERIOR CORRIDOR - NO HEADS", []],
    ["CLOSET OFF CORRIDOR 14 SF, NO HEAD", []],
    ["NO HEADS ABOVE CEILING OF CORRIDOR, CONCEALED SPACE", []],
    ["CORRIDOR HEADS 15 FT O.C., NO OBSTRUCTIONS", []],
  ] as [string, ("cantTell")[]][]).map(([says, kinds]) => ({
    says,
    where: { drawing: "LEVEL 3 OF 5 - SPRINKLER LAYOUT" },
    project: aProject({ occupancyClassification: ["R-1"], fireSprinkler: true }),
    kinds,
  })),
  { name: "three stories with NFPA 13", plan: hotel("NFPA 13", 3), kinds: ["pass"] },
  { name: "three stories with NFPA 13R", plan: hotel("NFPA 13R", 3), kinds: ["cantTell"] },
  { name: "two stories with NFPA 13R", plan: hotel("NFPA 13R", 2), kinds: [] },
  { name: "no sprinklers, which another rule reports", plan: hotel("none", 3), kinds: [] },
  {
    name: "apartments",
    plan: hotel("NFPA 13R", 3),
    project: aProject({ occupancyClassification: ["R-2"] }),
    kinds: [],
  },
], aProject({ occupancyClassification: ["R-1"] }));
