import rule from "../../../../functions/_rules/fire/restaurant-sprinklers.ts";
import { aFact, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const restaurant = aProject({ name: "Harbor Restaurant", occupancyClassification: ["A-2"] });
const load = (...values: number[]) => ({
  codeSummary: {
    sprinklers: [aFact("none" as const)],
    totalOccupantLoad: values.map((it) => aFact(it)),
  },
});

testStatements(rule, [
  { name: "199 occupants without sprinklers", plan: load(199), kinds: ["pass"] },
  { name: "200 occupants without sprinklers", plan: load(200), kinds: ["fail"] },
  { name: "disputed occupants", plan: load(190, 210), kinds: ["cantTell"] },
  { name: "no occupant load", plan: load(), kinds: ["cantTell"] },
  {
    name: "a sprinklered restaurant",
    plan: {
      codeSummary: { sprinklers: [aFact("NFPA 13" as const)], totalOccupantLoad: [aFact(400)] },
    },
    kinds: ["pass"],
  },
  {
    name: "a nightclub",
    plan: load(250),
    project: aProject({ name: "Night club and dining", occupancyClassification: ["A-2"] }),
    kinds: [],
  },
  {
    name: "a room whose number stands before its seats",
    says: ["NO AUTOMATIC SPRINKLERS: THE CAFE CARRIES 75 PERSONS", "CONFERENCE 203 SEATS 22"],
    kinds: ["pass"],
  },
  { name: "an office", plan: load(250), project: aProject(), kinds: [] },
], restaurant);
