/** The shape of an answer about notes, callouts and labels. */
import { z } from "zod";

export const Answer = z.object({
  notes: z.array(z.object({
    quote: z.string().describe("The statement, letter by letter"),
    heading: z.string().nullable().describe("Heading printed above it, or null"),
    room: z.string().nullable().describe("Name of the room it stands in or points to, or null"),
  })),
});
