import rule from "../../../../functions/_rules/fire/townhouse-separation.ts";
import { aFact, aHouse, aList } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const townhouse = aHouse({ name: "Bay Townhomes" });
const sprinklered = aHouse({ name: "Bay Townhouses", fireSprinkler: true });

testStatements(rule, [
  { says: "PARTY WALL RATING: PENDING", kinds: ["cantTell"] },
  { says: "PARTY WALL 2-HR UL U336", kinds: ["pass"] },
  { says: "COMMON WALL: ONE-HOUR", kinds: ["fail"] },
  { says: "COMMON WALL: ONE-HOUR", project: sprinklered, kinds: ["pass"] },
  { says: "TOWNHOUSE SEPARATION WALL 30 MIN", project: sprinklered, kinds: ["fail"] },
  {
    says: "SHED WALL 3 FT TO LOT LINE, NOT RATED",
    where: { heading: "FIRE SEPARATION WALLS" },
    kinds: [],
  },
  { says: "REAR WALL: 0 HR", where: { heading: "FIRE SEPARATION WALLS" }, kinds: [] },
  { says: "NORTH WALL, COMMON WALL WITH LOT 3: 1 HR", kinds: ["fail"] },
  { says: "UNIT SEPARATION WALL: TWO 1-HR WALLS", kinds: [] },
  { says: "T4 | UNITS B/C | 2x6, SINGLE WALL, UL U305 | 1 HR", kinds: ["fail"] },
  { says: "T4 | UNITS B/C | 2x6, SINGLE WALL, UL U373 | 2 HR", kinds: ["pass"] },
  { says: 'T3 | UNITS A/B & C/D | (2) 2x4 STUD WALLS, 1" AIR SPACE | 1 HR + 1 HR', kinds: [] },
  {
    says: "PARTY WALL 1 HR",
    plan: { codeSummary: { sprinklers: [aFact("none" as const), aFact("NFPA 13D" as const)] } },
    kinds: ["cantTell"],
  },
  {
    name: "a two-family dwelling that is said to be no townhouse",
    says: ["COMMON WALL: ONE-HOUR", "R302.3 APPLIES (THE BUILDING IS NOT A TOWNHOUSE)"],
    project: aHouse(),
    kinds: [],
  },
  {
    says: ["COMMON WALL: ONE-HOUR", "R302.2 APPLIES (THE BUILDING IS A TOWNHOUSE)"],
    project: aHouse({ fireSprinkler: false }),
    kinds: ["fail"],
  },
  { name: "a detached house", says: "COMMON WALL: ONE-HOUR", project: aHouse(), kinds: [] },
  {
    says: ["1-HR COMMON WALL, UL U305", "UNIT 2", "UNIT 3"],
    where: { drawing: "PARTY WALL @ UNITS 2/3" },
    project: aHouse({ fireSprinkler: false }),
    kinds: ["fail"],
  },
  {
    says: ["2-HR COMMON WALL, UL U373", "UNIT 2", "UNIT 3"],
    where: { drawing: "PARTY WALL @ UNITS 2/3" },
    project: aHouse({ fireSprinkler: false }),
    kinds: ["pass"],
  },
  {
    name: "a party wall of two dwellings",
    says: ["1-HR COMMON WALL", "UNIT 1", "UNIT 2"],
    where: { drawing: "PARTY WALL" },
    project: aHouse({ fireSprinkler: false }),
    kinds: [],
  },
  {
    name: "the scope of the code, which names townhouses",
    says: ["ONE- AND TWO-FAMILY DWELLINGS AND TOWNHOUSES", "COMMON WALL 1 HR"],
    project: aHouse({ fireSprinkler: false }),
    kinds: [],
  },
  {
    name: "two dwellings under the name of a townhouse project",
    says: ["R-3, TWO-FAMILY DWELLING", "COMMON WALL: ONE-HOUR"],
    kinds: [],
  },
  {
    name: "two dwellings on sheets that speak of townhouses too",
    says: ["NEW DUPLEX", "TOWNHOUSES PER R302.2", "COMMON WALL: ONE-HOUR"],
    kinds: ["cantTell"],
  },
  {
    name: "the scope of the code beside a project of townhouses",
    says: ["FBC-R, ONE- AND TWO-FAMILY DWELLING CODE", "COMMON WALL: ONE-HOUR"],
    kinds: ["fail"],
  },
], townhouse);

testStatements(rule, [
  {
    name: "a side yard at a common wall",
    plan: aList("YARDS OF UNIT 4", ["LINE", "REQ'D", "PROV'D", "REMARKS"], [
      "SIDE",
      "0",
      "0",
      "PARTY WALL",
    ]),
    kinds: [],
  },
], townhouse);
