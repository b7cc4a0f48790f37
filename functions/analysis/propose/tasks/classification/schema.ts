/** The shape of an answer about what kind of sheet it is. */
import { z } from "zod";
import { DISCIPLINES, SHEET_KINDS } from "../../../../_shared/domain/plan_set.ts";

export const Answer = z.object({
  kind: z.enum(SHEET_KINDS).describe("What most of the sheet shows"),
  discipline: z.enum(DISCIPLINES).describe("Who draws such sheets"),
  quote: z.string().describe("Words of the sheet that show it, letter by letter"),
});
