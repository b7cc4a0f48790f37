/** The shape of an answer that links words of a sheet to requirements. */
import { z } from "zod";
import { RELATIONS } from "../../link.ts";

const ids = (what: string) =>
  z.array(z.number().int()).describe(`Ids of the words ${what}, in reading order`);

export const Answer = z.object({
  links: z.array(z.object({
    requirement: z.string().describe("Id from the list of requirements"),
    words: ids("that are the figure or the statement, and nothing else"),
    subject: ids("that name the thing; empty when it is drawn and not named"),
    room: ids("that name the room or space it stands in; empty when there is none"),
    relation: z.enum(RELATIONS).describe("What the words say of the thing"),
  })),
});
