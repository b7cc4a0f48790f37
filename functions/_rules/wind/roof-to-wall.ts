/**
 * An old roof is tied down when it is open.
 * Looks for better ties between roof and wall at reroofs.
 * @source FBC-EB 8th ed. (2023), 706.8
 */
import { defineRule } from "../define_rule.ts";
import { mustShowThing } from "../measure.ts";

export default defineRule({
  id: "wind/roof-to-wall",
  requirementId: "FBC-EB-706.8-roof-to-wall",
  ...mustShowThing({
    thing: "roof to wall connection",
    at: "reroof",
    instead: "toenailed rafter",
    not:
      /\$\s?(?:[12]\d\d|\d{2}),?\d{3}\b|\$\s?[12]?\d\dK|HOUSE BUILT (?:200[3-9]|20[1-9]\d)|BLT (?:200[3-9]|20[1-9]\d)/i,
  }),
  messages: {
    ok: "The roof-to-wall connection is shown: {text}",
    denied: "The roof-to-wall connection is left as existing: {text}",
    deferred: "The roof-to-wall connection is deferred: {text}",
  },
  recommendation:
    "Improve the connections at corners and gables, up to 15% of the cost of the roof.",
});
