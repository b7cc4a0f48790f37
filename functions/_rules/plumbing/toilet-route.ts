/**
 * Toilets are in reach of those they serve.
 * Reads the stated path of travel to them, in feet.
 * @source FBC-P 8th ed. (2023), 403.3.3
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

export default defineRule({
  id: "plumbing/toilet-route",
  requirementId: "FBC-P-403.3-route-500",
  title: "Distance to toilets",
  ...demand({
    thing: ["toilet facilities", "travel distance"],
    within: "toilet facilities",
    property: ["distance", "length"],
    scale: 1 / 12,
    unless: /EXIT TRAVEL|DOOR|CEILING|HIGH|WALL\b|LENGTH|\bWIDE|\bA\.?F\.?F/i,
    keep: ({ value }) => value! >= 600,
    limit: ({ plumbing }, { text, context }) => ({
      max: /\bMALL\b/i.test(`${text} ${context}`)
        ? plumbing.mallToiletRouteFt
        : plumbing.toiletRouteFt,
    }),
  }),
  messages: {
    ok: "The path to toilets is {raw}.",
    outside: "The path to toilets is {actual} ft; at most {required} ft is allowed.",
  },
  recommendation: "Provide toilets within {required} ft of travel and no more than one story away.",
});
