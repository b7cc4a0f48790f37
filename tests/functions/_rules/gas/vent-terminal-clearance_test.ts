import rule from "../../../../functions/_rules/gas/vent-terminal-clearance.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "POWER VENT TERMINAL 4'-0\" FROM WINDOWS", kinds: ["pass"] },
  { says: "FLUE TERMINATES 2'-0\" FROM WINDOW", kinds: ["fail"] },
  { says: "MECHANICAL DRAFT VENT 1 FT ABOVE DOOR OPENING", kinds: ["pass"] },
  { says: "GAS VENT TERMINAL 3 FT BELOW OPERABLE WINDOW", kinds: ["fail"] },
  { says: 'DIRECT VENT TERMINAL 12" FROM WINDOW', kinds: [] },
  { says: "PLUMBING VENT 10 FT FROM WINDOW", kinds: [] },
  { says: "DRYER VENT 3 FT FROM OPENINGS", kinds: [] },
  { says: "2'-4\" POWER VENT TERM. TO WINDOW", kinds: ["fail"] },
  { says: "5'-4\" POWER VENT TERM. TO WINDOW", kinds: ["pass"] },
  { says: "1'-4\" DIRECT VENT TERM. TO WINDOW", kinds: [] },
  {
    says:
      "Induced draft heater flue ends through the rear wall 18 in. directly below the operable transom window; not a direct-vent unit.",
    kinds: ["fail"],
  },
  {
    says:
      "Induced draft heater flue ends through the rear wall 18 in. directly below the fixed window.",
    kinds: [],
  },
]);
