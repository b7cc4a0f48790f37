import { plumbingThings } from "../../../../functions/_lexicon/things/plumbing.ts";
import { testThings } from "./_things.ts";

testThings("plumbing", plumbingThings, [
  ["CLEANOUTS", "cleanout"],
  ["V.T.R.", "vent terminal"],
  ["BACKFLOW PREVENTER", "backflow preventer"],
  ["GREASE TRAP", "grease interceptor"],
]);
