import rule from "../../../../functions/_rules/gas/vent-terminal-clearance.ts";
import { aDrawing } from "../../../fakes/drawing.ts";
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

/** Bare dimension strings on a drawing of a terminal. */
const terminal = (title: string, labels: string[], ...lengths: string[]) =>
  aDrawing(
    title,
    labels.map((text, at) => [text, 75, 10 + at * 3]),
    lengths.map((text, at) => [text, 80, 24 + at * 3]),
  );
const TITLE = "VENT TERMINAL, NORTH WALL";
const BESIDE_WINDOW = ["GWH-1 POWER VENT TERMINAL", "OPERABLE WINDOW"];

testStatements(rule, [
  {
    name: "2'-0\" on the drawing",
    plan: terminal(TITLE, BESIDE_WINDOW, "2'-0\""),
    kinds: ["cantTell"],
  },
  {
    name: "3'-11\" on the drawing",
    plan: terminal(TITLE, BESIDE_WINDOW, "3'-11\""),
    kinds: ["cantTell"],
  },
  { name: "4'-0\" on the drawing", plan: terminal(TITLE, BESIDE_WINDOW, "4'-0\""), kinds: [] },
  {
    name: "4'-0\" and the height above grade",
    plan: terminal(TITLE, BESIDE_WINDOW, '18"', "4'-0\""),
    kinds: [],
  },
  {
    name: "not a direct vent",
    plan: terminal(TITLE, ["BOILER VENT (NOT DIRECT VENT)", "WINDOW"], "2'-0\""),
    kinds: ["cantTell"],
  },
  {
    name: "a direct vent",
    plan: terminal(TITLE, ["TANKLESS DIRECT VENT", "WINDOW"], "2'-0\""),
    kinds: [],
  },
  {
    name: "a window that does not open",
    plan: terminal(TITLE, ["GWH-1 POWER VENT", "FIXED WINDOW"], "2'-0\""),
    kinds: [],
  },
  {
    name: "a dryer vent",
    plan: terminal("DRYER VENT TERMINAL", ["GAS DRYER", "WINDOW"], "2'-0\""),
    kinds: [],
  },
  {
    name: "no opening on the drawing",
    plan: terminal(TITLE, ["GWH-1 POWER VENT"], "2'-0\""),
    kinds: [],
  },
]);

testStatements(rule, [
  { says: "PWR. VENT W/H TERM. 1'-8\" BESIDE WDW. B", kinds: ["fail"] },
  { says: "PWR. VENT W/H TERM. 4'-2\" BESIDE WDW. B", kinds: ["pass"] },
]);
