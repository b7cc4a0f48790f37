import rule from "../../../../functions/_rules/fire/townhouse-separation.ts";
import { aFact, aHouse } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const townhouse = aHouse({ name: "Bay Townhomes" });
const sprinklered = aHouse({ name: "Bay Townhouses", fireSprinkler: true });

testStatements(rule, [
  { says: "PARTY WALL RATING: PENDING", kinds: ["cantTell"] },
  { says: "PARTY WALL 2-HR UL U336", kinds: ["pass"] },
  { says: "COMMON WALL: ONE-HOUR", kinds: ["fail"] },
  { says: "COMMON WALL: ONE-HOUR", project: sprinklered, kinds: ["pass"] },
  { says: "TOWNHOUSE SEPARATION WALL 30 MIN", project: sprinklered, kinds: ["fail"] },
  { says: "UNIT SEPARATION WALL: TWO 1-HR WALLS", kinds: [] },
  {
    says: "PARTY WALL 1 HR",
    plan: { codeSummary: { sprinklers: [aFact("none" as const), aFact("NFPA 13D" as const)] } },
    kinds: ["cantTell"],
  },
  { name: "a detached house", says: "COMMON WALL: ONE-HOUR", project: aHouse(), kinds: [] },
], townhouse);
