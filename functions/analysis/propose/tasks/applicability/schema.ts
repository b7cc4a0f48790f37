/** The shape of an answer about a whole set. */
import { z } from "zod";

/** What a room is used for, in words of the trade. */
export const USES = [
  "assembly",
  "business",
  "education",
  "factory",
  "health care",
  "sales",
  "sleeping or living",
  "storage",
  "kitchen",
  "toilet or bath",
  "way through",
  "plant",
  "other",
] as const;

/** Why words that would accuse may not. */
export const WHYS = ["another thing", "another figure", "not stated", "not needed"] as const;

const line = z.number().int().describe("Id of the line");

export const Answer = z.object({
  uses: z.array(z.object({ line, use: z.enum(USES) })),
  exemptions: z.array(z.object({
    requirement: z.string().describe("Id from the list of requirements"),
    line,
  })),
  same: z.array(z.object({
    requirement: z.string().describe("Id from the list of requirements"),
    places: z.array(z.object({
      line,
      figure: z.string().describe("Copied from the line, letter by letter"),
    })),
  })),
  objections: z.array(z.object({
    claim: z.string().describe("Id of the claim, such as C3"),
    why: z.enum(WHYS),
    line,
    words: z.string().describe("Copied from the line, letter by letter"),
  })),
});
