/** The shape of an answer about what a plans examiner would ask. */
import { z } from "zod";

export const Answer = z.object({
  questions: z.array(z.object({
    requirementId: z.string().describe("Id from the list"),
    quote: z.string().describe("Words of the sheet, letter by letter"),
  })),
});
