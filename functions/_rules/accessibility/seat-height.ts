/**
 * Seats of accessible water closets are neither too low nor too high.
 * Reads the height of the seat, in inches above the floor.
 * @source FBC-A 8th ed. (2023), 604.4
 */
import { defineRule } from "../define_rule.ts";
import { demand, either } from "../measure.ts";
import { IN_UNIT, NOT_ACCESSIBLE, OF_CHILDREN } from "./_words.ts";

export default defineRule({
  id: "accessibility/seat-height",
  requirementId: "FBC-A-604.4-seat",
  title: "Water closet seat height",
  ...demand({
    thing: "toilet seat",
    property: "height",
    unless: either(
      /SHOWER|BENCH|\bTUB|STADIUM|SEATING|TABLES?\b|\bTBLS?\b|\bTOPS\b|\d\s+SEATS\b|CHAIR|JUVENILE|WINDOW|FOLD|DRESSING|DINING|BOOTH|PEWS?\b|PER SEAT|ROWS?\b/,
      NOT_ACCESSIBLE,
      IN_UNIT,
      OF_CHILDREN,
    ),
    limit: ({ accessibility }) => ({
      min: accessibility.seatMinIn,
      max: accessibility.seatMaxIn,
    }),
  }),
  messages: {
    ok: "The water closet seat is at {raw}; {required} in above the floor is required.",
    outside: "The water closet seat is at {actual} in above the floor; {required} in is required.",
  },
  recommendation:
    "Specify an accessible-height water closet with the seat {required} in above the floor.",
});
