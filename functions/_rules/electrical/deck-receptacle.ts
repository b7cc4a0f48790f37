/**
 * No cord runs out through the door.
 * Looks for a receptacle at balconies, decks and porches.
 * @source NFPA 70-2020, 210.52(E)(3)
 */
import { defineRule } from "../define_rule.ts";
import { mustShowThing } from "../measure.ts";

export default defineRule({
  id: "electrical/deck-receptacle",
  requirementId: "NEC-210.52E3-deck",
  ...mustShowThing({
    thing: "receptacle",
    at: "outdoor platform",
    not:
      /POOL|\bTUBS?\b|SHOWER|BATH|KITCHEN|GARAGE|\bHALL|\bFOYER|\bPASSAGE|\bCORRIDOR|ROOF DECK|HVAC|\bGFC?I\b/i,
  }),
  messages: {
    ok: "An outdoor receptacle is shown: {text}",
    denied: "No receptacle at the porch, deck or balcony: {text}",
    deferred: "The outdoor receptacle is deferred: {text}",
  },
  recommendation: "Add a weatherproof GFCI receptacle at most 6 1/2 ft above the floor.",
});
