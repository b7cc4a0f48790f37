/**
 * One key starts every elevator of the region.
 * Looks for the regional elevator key.
 * @source Florida Statutes (2023), 399.15
 */
import { defineRule } from "../define_rule.ts";
import { mustShowThing } from "../measure.ts";

/** Lower buildings need no such key. */
const KEYED_FROM_STORIES = 6;

export default defineRule({
  id: "fire/elevator-key",
  requirementId: "FS-399.15-elevator-key",
  title: "Regional elevator master key",
  when: ({ stories }) =>
    stories.value !== null && !stories.isDisputed && stories.value < KEYED_FROM_STORIES
      ? "no"
      : "yes",
  ...mustShowThing({
    thing: "elevator master key",
    not: /\b(?:[1-5]|ONE|TWO|THREE|FOUR|FIVE)[ -]?(?:STOR|STY|FLOOR|LEVEL)/i,
  }),
  messages: {
    ok: "The regional elevator key is called out: {text}",
    denied: "No regional elevator key: {text}",
    deferred: "The elevator key is deferred: {text}",
  },
});
