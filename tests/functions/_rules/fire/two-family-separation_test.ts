import rule from "../../../../functions/_rules/fire/two-family-separation.ts";
import { aFact, aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const duplex = aHouse({ name: "Oak Street Duplex" });

testStatements(rule, [
  { says: "UNIT SEPARATION: TBD", kinds: ["cantTell"] },
  { says: "WALL SEPARATING UNIT A AND UNIT B: 30 MINUTE", kinds: ["fail"] },
  { says: "UNIT SEPARATION WALL 1 HR", kinds: ["pass"] },
  {
    says:
      "Floor-ceiling between upper and lower dwelling is a 30-minute assembly; not sprinklered.",
    kinds: ["fail"],
  },
  { says: "WALL BETWEEN UNITS 1/2 HR, NFPA 13D SPRINKLERS THROUGHOUT", kinds: ["pass"] },
  { says: "WALL BETWEEN THE LEFT AND RIGHT UNIT 1 HR", kinds: ["pass"] },
  { says: "PARTY WALL: 1/2 HOUR", kinds: ["fail"] },
  { says: "WALL BETWEEN UNITS: NON-RATED", kinds: ["fail"] },
  {
    says: "PARTY WALL: 1/2 HOUR",
    project: aHouse({ name: "Duplex", fireSprinkler: true }),
    kinds: ["pass"],
  },
  {
    says: "PARTY WALL: 1/2 HOUR",
    plan: { codeSummary: { dwellingUnits: [aFact(2)] } },
    project: aHouse(),
    kinds: ["fail"],
  },
  { name: "a single house", says: "PARTY WALL: 1/2 HOUR", project: aHouse(), kinds: [] },
  { says: "DUPLEX RECEPTACLE IN COMMON WALL 0 HR", project: aHouse(), kinds: [] },
  {
    says: [`NON-RATED, 1/2" GYP.`, "UNIT A", "UNIT B", "DUPLEX PARTY WALL"],
    where: { drawing: "DUPLEX PARTY WALL" },
    project: aHouse({ fireSprinkler: false }),
    kinds: ["fail"],
  },
  {
    says: "DUPLEX: UNITS A AND B ARE DIVIDED BY A 30-MINUTE WALL",
    project: aHouse({ fireSprinkler: false }),
    kinds: ["fail"],
  },
], duplex);
