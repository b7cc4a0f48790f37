/** How often people's decisions bear each rule out. */
import { z } from "zod";
import { DISMISS_REASONS } from "../domain/disposition.ts";

/** What was decided about the findings of one rule. */
export const RuleDecisions = z.object({
  ruleId: z.string(),
  title: z.string().nullable().describe("Of the rule; null where the catalog no longer has it"),
  raised: z.number().int().describe("Issues and questions in the newest report of each project"),
  accepted: z.number().int(),
  resolved: z.number().int(),
  deferred: z.number().int(),
  dismissed: z.number().int(),
  reasons: z.partialRecord(z.enum(DISMISS_REASONS), z.number().int()).describe("Why dismissed"),
});
export type RuleDecisions = z.infer<typeof RuleDecisions>;

/** Answer of `GET /api/account/accuracy`: most often dismissed first. */
export const RuleDecisionsResponse = z.object({
  isShared: z.boolean().describe(
    "The caller agreed that decisions count, without a name, for the whole service",
  ),
  total: z.number().int(),
  rules: z.array(RuleDecisions),
});
export type RuleDecisionsResponse = z.infer<typeof RuleDecisionsResponse>;

/** Body of `PATCH /api/account/accuracy`. */
export const ShareDecisionsRequest = z.object({ isShared: z.boolean("Please choose") });
export type ShareDecisionsRequest = z.infer<typeof ShareDecisionsRequest>;
