/**
 * The largest door of a house holds against the wind.
 * Looks for design pressure and approval of garage doors.
 * @source FBC-R 8th ed. (2023), R609.4
 */
import { defineRule } from "../define_rule.ts";
import { mustShowThing } from "../measure.ts";

export default defineRule({
  id: "wind/garage-door",
  requirementId: "FBC-R-R609.4-garage-door",
  source: { volume: "FBC-R", edition: "2023", section: "R609.4" },
  ...mustShowThing({
    thing: "garage door rating",
    instead: "unrated garage door",
  }),
  messages: {
    ok: "The garage door has a wind rating: {text}",
    denied: "The garage door has no wind rating: {text}",
    deferred: "The garage door rating is deferred: {text}",
  },
});
