/** The shape of an answer about what figures measure. */
import { z } from "zod";

export const Answer = z.object({
  choices: z.array(z.number().int()).describe("Number of the choice for each picture, from 1"),
});
