/** The shape of an answer to the checklist of one sheet. */
import { z } from "zod";
import { SEEN } from "../../sighting.ts";

export const Answer = z.object({
  checklist: z.array(z.object({
    requirement: z.string().describe("Id from the checklist"),
    seen: z.enum(SEEN).describe("What the sheet shows of it"),
    sheet: z.string().nullable().describe(
      "Number or title of the sheet, for elsewhere; null otherwise",
    ),
    words: z.array(z.number().int()).describe("Ids of the words that say it or name its place"),
    box: z.object({
      x: z.number().int(),
      y: z.number().int(),
      width: z.number().int(),
      height: z.number().int(),
    }).nullable().describe("Around what is drawn, thousandths of the sheet; null otherwise"),
  })),
});
