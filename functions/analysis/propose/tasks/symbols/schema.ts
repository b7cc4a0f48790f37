/** The shape of an answer about the symbol legend. */
import { z } from "zod";

export const Answer = z.object({
  symbols: z.array(z.object({
    quote: z.string().describe("Meaning as printed in the legend, letter by letter"),
    tiles: z.array(z.number().int()).describe("Numbers of the tiles in which it is drawn"),
  })),
});
