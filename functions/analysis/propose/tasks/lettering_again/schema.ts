/** The shape of an answer about strips of lettering. */
import { z } from "zod";

export const Answer = z.object({
  texts: z.array(z.string()).describe(
    "What each picture says, in their order; empty when illegible",
  ),
});
export type Answer = z.infer<typeof Answer>;
