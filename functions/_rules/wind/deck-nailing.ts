/**
 * An old deck gets more nails before its new roof.
 * Reads the spacing of nails in roof decks that are bared, in inches.
 * @source FBC-EB 8th ed. (2023), 706.7.1
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

export default defineRule({
  id: "wind/deck-nailing",
  requirementId: "FBC-EB-706.7.1-deck-nailing",
  ...demand({
    thing: "deck nail",
    property: "distance",
    where: /RE-?ROOF|RE-?NAIL|DECK NAIL|EXIST|TEAR|SUPPLEMENT/i,
    unless: /BOARD|PLANK|BLOCKING|NEW (?:ROOF )?SHEATH|WALL|UNDERLAY|FELT|TIN/i,
    limit: ({ wind }) => ({ max: wind.deckNailSpacingIn }),
  }),
  messages: {
    ok: "The deck nails are {raw} apart.",
    outside: "The roof deck nails are {actual} in apart; at most {required} in is allowed.",
  },
  recommendation: "Specify 8d ring-shank nails at {required} in on center.",
});
