/** The shape of an answer about the title block. */
import { z } from "zod";

export const Answer = z.object({
  number: z.string().nullable().describe("Sheet number as printed"),
  title: z.string().nullable().describe("Sheet title as printed"),
});
