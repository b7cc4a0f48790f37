import rule from "../../../../functions/_rules/fire/grease-duct-clearance.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'GREASE DUCT 18" CLEAR TO COMBUSTIBLES', kinds: ["pass"] },
  { says: 'GREASE DUCT CLEARANCE 6" TO COMBUSTIBLES', kinds: ["fail"] },
  { says: 'GREASE DUCT 3" TO GYPSUM, NONCOMBUSTIBLE', kinds: [] },
]);

testStatements(rule, [
  ...([
    ['6" KEF-1 TO P.T. WOOD BLOCKING AT CURB', "cantTell"],
    ['18" KEF-1 TO P.T. WOOD BLOCKING AT CURB', null],
    ['6" KEF-1 TO STEEL JOIST', null],
    ['6" EF-1 TO WOOD BLOCKING', null],
  ] as const).map(([says, kind]) => ({
    says,
    where: { drawing: "KITCHEN HOOD SECTION" },
    kinds: kind ? [kind] : [],
  })),
]);
