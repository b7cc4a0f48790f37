/** What the server says about itself. */
import { z } from "zod";

export const HealthResponse = z.object({
  status: z.enum(["ok", "degraded"]),
  versions: z.record(z.string(), z.string()),
  /** What each choice resolved to: `backend: embedded`, `model: none`. */
  providers: z.record(z.string(), z.string()),
});
export type HealthResponse = z.infer<typeof HealthResponse>;
