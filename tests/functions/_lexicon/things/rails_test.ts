import { railThings } from "../../../../functions/_lexicon/things/rails.ts";
import { testThings } from "./_things.ts";

testThings("rails", railThings, [
  ["HAND RAILS", "handrail"],
  ["GUARDRAILS", "guard"],
  ["PICKETS", "baluster"],
]);
