import rule from "../../../../functions/_rules/gas/csst-bonding.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "CSST bonded with #8 AWG copper.", kinds: ["fail"] },
  { says: "CSST BONDED WITH #6 AWG COPPER", kinds: ["pass"] },
  { says: "BOND CSST PER MANUFACTURER TO ELECTRODE SYSTEM", kinds: ["pass"] },
  { says: "NO. 4 CU BOND AT CSST MANIFOLD", kinds: ["pass"] },
  { says: "CSST GAS PIPING NOT BONDED", kinds: ["fail"] },
  { says: '1" CSST TO RANGE', kinds: ["cantTell"] },
  { says: "BOND C.S.S.T. WITH 10 AWG", kinds: ["fail"] },
  { says: "NO CSST PERMITTED; BLACK STEEL ONLY", kinds: [] },
  { says: "CORRUGATED STAINLESS STEEL TUBING IS NOT ALLOWED", kinds: [] },
  { says: "CSST NOT BONDED AT REGULATOR", kinds: ["fail"] },
  { says: "BLACK STEEL GAS PIPE", kinds: [] },
  { says: "CSST UNDERGROUND, NO. 14 TRACER WIRE ALONG IT", kinds: ["cantTell"] },
  { says: "CSST GROUNDED WITH NO. 14 COPPER", kinds: ["fail"] },
  { says: "#8 AWG BOND AT POOL", kinds: [] },
  { says: ["#10 CU BOND", "YELLOW CSST"], kinds: ["fail"], where: { "drawing": "CSST MANIFOLD" } },
  { says: ["#6 CU TO SERVICE G.E.C.", 'CSST 3/4"'], kinds: ["pass"] },
  { says: "BLACK STEEL PIPE, NO CSST BOND REQ'D.", kinds: [] },
  { says: "CSST bonded #6 Cu. Flex connector at range not bonded.", kinds: ["pass"] },
]);
