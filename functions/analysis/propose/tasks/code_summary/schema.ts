/** The shape of an answer about the building's own data. */
import { z } from "zod";

/** What a cover sheet states of its building. */
export const MATTERS = [
  "occupancy classification",
  "type of construction",
  "sprinkler system",
  "number of stories",
  "building height",
  "building area",
  "occupant load",
  "dwelling units",
  "code edition",
  "ultimate wind speed",
  "wind exposure",
  "risk category",
  "flood zone",
  "base flood elevation",
  "finished floor elevation",
  "live load",
] as const;

export const Answer = z.object({
  statements: z.array(z.object({
    matter: z.enum(MATTERS).describe("What it states"),
    quote: z.string().describe("The statement or the cell with the value, letter by letter"),
  })),
});
