/** What the server says about itself. */
import { z } from "zod";

/** The vision model a server may ask: its name, the host pages are sent to, and what a sheet costs there on average. */
export const Vision = z.object({
  name: z.string(),
  host: z.string(),
  usdPerSheet: z.number().describe("US dollars, estimated from the configured prices"),
});
export type Vision = z.infer<typeof Vision>;

/** The process runs. */
export const LiveResponse = z.object({ status: z.literal("live") });
export type LiveResponse = z.infer<typeof LiveResponse>;

/** Whether requests should be sent here; with 503 and a reason when they should not. */
export const ReadyResponse = z.object({
  status: z.enum(["ready", "not ready"]),
  reason: z.enum(["stopping", "database"]).nullable(),
});
export type ReadyResponse = z.infer<typeof ReadyResponse>;

export const HealthResponse = z.object({
  status: z.enum(["ok", "degraded"]),
  versions: z.record(z.string(), z.string()),
  /** What each choice resolved to: `backend: embedded`, `model: none`. */
  providers: z.record(z.string(), z.string()),
  /** Null: no model, the rules engine alone reviews and nothing leaves the server. */
  model: Vision.nullable(),
});
export type HealthResponse = z.infer<typeof HealthResponse>;
