/** The shape of an answer about the lettering of a sheet. */
import { z } from "zod";

export const KINDS = [
  "dimension",
  "room_name",
  "title",
  "note",
  "table_cell",
  "illegible",
] as const;

const thousandths = (what: string) =>
  z.number().int().describe(`${what} of the box, thousandths of the picture`);

export const Answer = z.object({
  pieces: z.array(z.object({
    picture: z.number().int().describe("Number of the picture"),
    text: z.string().describe("Exactly what stands there; empty when illegible"),
    kind: z.enum(KINDS),
    left: thousandths("Left edge"),
    top: thousandths("Upper edge"),
    right: thousandths("Right edge"),
    bottom: thousandths("Lower edge"),
    reads: z.enum(["level", "upwards", "downwards", "upside_down"]),
  })),
});
export type Answer = z.infer<typeof Answer>;
