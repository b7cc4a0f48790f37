/** The shape of an answer about what one figure measures. */
import { z } from "zod";

export const Answer = z.object({
  choice: z.number().int().describe("Number of the choice, from 1"),
});
