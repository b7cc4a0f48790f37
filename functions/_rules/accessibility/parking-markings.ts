/**
 * Florida outlines accessible spaces in blue and stripes their aisles in white.
 * Looks for the marking in notes and details of the lot.
 * @source F.S., 553.5041
 */
import { defineRule } from "../define_rule.ts";
import { mustShow } from "../measure.ts";

export default defineRule({
  id: "accessibility/parking-markings",
  requirementId: "FBC-A-502-blue-outline",
  source: { volume: "F.S.", edition: "2023", section: "553.5041" },
  title: "Marking of accessible spaces",
  demand: { thing: "blue marking" },
  ...mustShow({
    shown: [
      /\bBLUE\b[^.]{0,40}(STRIP|OUTLIN|LINE|PAINT|BORDER|MARK|PAVEMENT|SYMBOL|STALL|SPACE)/,
      /(STRIP|OUTLIN|LINE|PAINT|BORDER|MARK)\w*[^.]{0,40}\bBLUE\b/,
    ],
    denied: [
      /\b(ACCESSIBLE|ACCESS)\b.{0,40}\bAISLES?\b[^;.]{0,14}\b(NO|WITHOUT|W\/O|OMIT) (DIAGONAL )?(HATCH\w*|STRIP(ES?|ING)|DIAGONALS?|MARKINGS?)\b/,
      /\b(ACCESSIBLE|ACCESS)\b.{0,40}\bAISLES?\b[^;.]{0,14}\b(LEFT )?(BLANK|UNMARKED|UNSTRIPED|NOT (STRIPED|HATCHED|MARKED))\b/,
      /\bACCESSIBLE\b.{0,45}(?<!\bBLUE )\b(OUTLIN\w*|BORDER\w*|EDGED|STALL LINES|BOUNDARY LINES)\b[^.;,]{0,8}(IN |ARE |TO BE )?(WHITE|YELLOW|RED|GREEN)/,
      /\bACCESSIBLE\b.{0,50}\b(WHITE|YELLOW|RED|GREEN) ((STRIPES?|LINES?|PAINT) (ALL )?AROUND|OUTLINE|BORDER|PERIMETER|EDGE)/,
      /\bACCESSIBLE\b.{0,70}\b(NOT|NO|WITHOUT) BLUE/,
      /\b(NO|WITHOUT|OMIT) BLUE\b.{0,40}\bACCESSIBLE\b/,
    ],
    not:
      /HYDRANT|REFLECT|WATER|SKY|BLUE BOARD|\b(REGULAR|STANDARD|OTHER|ORDINARY) (STALLS?|SPACES?)[^.;]{0,30}(WHITE|YELLOW)[^.;]{0,60}BLUE/,
    under: /ACCESSIBLE/,
    titled: true,
  }),
  messages: {
    ok: "Blue markings for the accessible spaces are shown.",
    denied: "Accessible spaces or their aisles are not marked as Florida requires: {text}",
    deferred: "The markings of the accessible spaces are deferred.",
  },
  recommendation:
    "Note the blue outline of the spaces and the white diagonal stripes of the aisles.",
});
