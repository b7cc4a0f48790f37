import rule from "../../../../functions/_rules/fire/sprinklers-group-r.ts";
import { aFact, aHouse, aProject } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const building = (system: "none" | "NFPA 13" | "NFPA 13R" | "NFPA 13D", more = {}) => ({
  codeSummary: { sprinklers: [aFact(system)], ...more },
});

testStatements(rule, [
  { name: "apartments without sprinklers", plan: building("none"), kinds: ["fail"] },
  { name: "apartments with NFPA 13", plan: building("NFPA 13"), kinds: ["pass"] },
  {
    name: "four stories with NFPA 13R",
    plan: building("NFPA 13R", { stories: [aFact(4)], buildingHeightFt: [aFact(60)] }),
    kinds: ["pass"],
  },
  {
    name: "five stories with NFPA 13R",
    plan: building("NFPA 13R", { stories: [aFact(5)] }),
    kinds: ["fail"],
  },
  {
    name: "61 ft with NFPA 13R",
    plan: building("NFPA 13R", { buildingHeightFt: [aFact(61)] }),
    kinds: ["fail"],
  },
  { name: "apartments with NFPA 13D", plan: building("NFPA 13D"), kinds: ["cantTell"] },
  {
    name: "an alteration without sprinklers",
    plan: building("none"),
    project: aProject({ name: "Unit remodel", occupancyClassification: ["R-2"] }),
    kinds: ["cantTell"],
  },
  {
    name: "two sheets that disagree",
    plan: { codeSummary: { sprinklers: [aFact("none" as const), aFact("NFPA 13" as const)] } },
    kinds: ["cantTell"],
  },
  { name: "a house under FBC-Residential", plan: building("none"), project: aHouse(), kinds: [] },
], aProject({ occupancyClassification: ["R-2"] }));

testStatements(rule, [
  {
    name: "a system and the part it leaves out in one breath",
    says: "SPRINKLER SYSTEM | NFPA 13R, ATTICS NOT SPRINKLERED",
    where: { box: aFact("NFPA 13R").box },
    plan: building("NFPA 13R"),
    kinds: ["pass"],
  },
], aProject({ occupancyClassification: ["R-2"], fireSprinkler: true }));
