/**
 * A fire in the cupboard spares the stair above it.
 * Reads the gypsum board below enclosed stairs, in inches.
 * @source FBC-R 8th ed. (2023), R302.7
 */
import { defineRule } from "../define_rule.ts";
import { demand } from "../measure.ts";

export default defineRule({
  id: "fire/under-stair-gypsum",
  requirementId: "FBC-R-R302.7-under-stair",
  ...demand({
    thing: "gypsum board",
    property: "thickness",
    where:
      /(UNDER|BELOW|BENEATH)[- ]*(THE )?(ENCLOSED )?STAIR|STAIR (CLOSET|SOFFIT)|UNDERSTAIR|(?=.*\bSTAIR).*\b(STOR(AGE|\.)?|CLOSET|SPACE|ENCL\w*|USABLE\w*) (AREA )?(UNDER|BELOW|BENEATH)\b|(?=.*\bSTAIR).*\b(UNDER|BELOW|BENEATH)[- ]*(FLIGHT|RUN|STRINGER)|(?=.*\bSTAIR).*\b(G\.?W\.?B|GYP\w*(\.? ?BD)?|BOARD|DRYWALL)\b\W{0,2}(UNDER|BELOW|BENEATH)\b/i,
    limit: ({ fire }) => ({ min: fire.underStairGypsumIn }),
  }),
  messages: {
    ok: "The gypsum board below the stair is {raw}.",
    outside: "The gypsum board below the stair is {actual} in; at least {required} in is required.",
  },
});
