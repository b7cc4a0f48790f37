/** The shape of an answer about how a floor plan hangs together. */
import { z } from "zod";
import { FIXTURE_TYPES } from "../../../../_shared/domain/building.ts";
import { SIDES } from "../../plan_sketch.ts";

const ids = (what: string) => z.array(z.number().int()).describe(`Ids of the words of ${what}`);

export const Answer = z.object({
  openings: z.array(z.object({
    mark: ids("its mark; empty when it has none"),
    from: ids("the name of the space on one side"),
    to: ids("the name of the space on the other side"),
    outside: z.enum(["from", "to", "neither"]).describe("Which side is open ground outside"),
    swings: z.enum(SIDES).describe("Side the leaf swings into"),
  })),
  rooms: z.array(z.object({
    name: ids("its name"),
    ways_out: z.number().int().describe("Openings that lead out of it"),
    fixtures: z.array(z.object({
      type: z.enum(FIXTURE_TYPES),
      count: z.number().int(),
    })),
  })),
});
