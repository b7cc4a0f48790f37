/**
 * A spade does not find the gas.
 * Reads the cover of buried gas pipes, in inches.
 * @source FBC-FG 8th ed. (2023), 404.12
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

export default defineRule({
  id: "gas/burial-depth",
  requirementId: "FBC-FG-404.12-burial",
  title: "Burial depth of gas piping",
  ...demand({
    thing: "buried gas pipe",
    property: ["depth", "distance"],
    where: /\bCOVER|BELOW GRADE|\bBUR(?:Y|IED|IAL)|\bDEEP|UNDERGR|\bU\.?G\b|BELOW FINISH/i,
    unless:
      /GRILL|LIGHT|\bLAMP|BBQ|FROM (?:BUILDING|WALL|PROPERTY|ELEC|POWER)|SEPARAT|WATER\b|METER|\bABOVE\b|# TO (?:THE )?(?:\w+ )?(?:LINE|PIPE|CONDUIT|SEWER|MAIN|CABLE)/i,
    limit: ({ gas }) => ({ min: gas.burialDepthIn }),
  }),
  messages: {
    ok: "The gas pipe is {raw} deep.",
    outside: "The gas pipe has {actual} in of cover; at least {required} in is required.",
  },
  recommendation: "Show {required} in of cover.",
});
