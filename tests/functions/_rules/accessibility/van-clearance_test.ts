import rule from "../../../../functions/_rules/accessibility/van-clearance.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'VAN SPACE VERTICAL CLEARANCE 98" MIN.', kinds: ["pass"] },
  { says: "VAN ACCESSIBLE ROUTE: 7'-0\" CLEAR HEIGHT", kinds: ["fail"] },
  { says: "8'-2\" CLEAR HEIGHT AT VAN SPACE", kinds: ["pass"] },
  { says: 'HEADROOM 96" AT VAN PARKING', kinds: ["fail"] },
  { says: "VAN ACCESSIBLE SPACE 12'-0\" WIDE", kinds: [] },
  { says: 'VAN SIGN 60" A.F.G.', kinds: [] },
  {
    says: `7'-4" CLR. @ VAN STALLS`,
    where: { drawing: "SECTION A - LEVEL 1" },
    kinds: ["fail"],
  },
  { says: `8'-4" CLR. @ VAN STALLS`, where: { drawing: "SECTION A" }, kinds: ["pass"] },
  { says: `7'-4" CLR. @ VAN STALLS`, where: { drawing: "LEVEL 1 PLAN" }, kinds: [] },
  { says: `8'-0" CLR. HT.`, where: { drawing: "VAN STALLS - CLEARANCE SECTION" }, kinds: ["fail"] },
  { says: "CLEAR HEIGHT ALONG VAN ROUTE TO ACCESSIBLE SPACES IS 7'-10\"", kinds: ["fail"] },
]);
