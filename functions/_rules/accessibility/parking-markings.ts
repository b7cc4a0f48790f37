/**
 * Florida outlines accessible spaces in blue and stripes their aisles in white.
 * Looks for the marking in notes and details of the lot.
 * @source F.S., 553.5041
 */
import { isCommercial } from "../building_profile.ts";
import { defineRule } from "../define_rule.ts";
import { mustShow, type Presence } from "../measure.ts";

export default defineRule<Presence>({
  id: "accessibility/parking-markings",
  requirementId: "FBC-A-502-blue-outline",
  severity: "low",
  source: { volume: "F.S.", edition: "2023", section: "553.5041" },
  category: "Accessibility",
  title: "Marking of accessible spaces",
  when: isCommercial,
  ...mustShow({
    shown: [
      /\bBLUE\b[^.]{0,40}(STRIP|OUTLIN|LINE|PAINT|BORDER|MARK|PAVEMENT|SYMBOL|STALL|SPACE)/,
      /(STRIP|OUTLIN|LINE|PAINT|BORDER|MARK)\w*[^.]{0,40}\bBLUE\b/,
    ],
    denied: [
      /(ACCESSIBLE|ADA|HC|HANDICAP\w*)[^.]{0,40}(OUTLIN\w*|BORDER\w*) (IN )?(WHITE|YELLOW|RED|GREEN)/,
      /(ACCESSIBLE|ADA|HC|HANDICAP\w*)[^.]{0,40}NOT BLUE/,
    ],
    not: /HYDRANT|REFLECT|WATER|SKY|BLUE BOARD/,
    under: /ACCESSIBLE|\bADA\b|HANDICAP|\bHC\b|DISABLED/,
  }),
  messages: {
    ok: "Blue marking of the accessible spaces is shown.",
    denied: "Accessible spaces are outlined in another colour than blue: {text}",
    deferred: "The marking of the accessible spaces is put off.",
  },
  recommendation:
    "Note the blue outline of the spaces and the white diagonal stripes of the aisles.",
});
