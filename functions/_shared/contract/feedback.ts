/** The survey about a finished analysis. */
import { z } from "zod";
import { MESSAGES } from "../messages.ts";
import { Id, Moment } from "./common.ts";

const REQUIRED = MESSAGES.feedbackIncomplete.description;
const Words = z.string().trim().max(4000).optional().transform((it) => it === "" ? undefined : it);

export const RATING_LABELS = ["Poor", "Fair", "Good", "Very good", "Excellent"] as const;

export const FeedbackRequest = z.object({
  projectId: Id,
  rating: z.number(REQUIRED).int(REQUIRED).min(1, REQUIRED).max(5, REQUIRED),
  wasHelpful: z.boolean(REQUIRED),
  concerns: Words,
  suggestions: Words,
});
export type FeedbackRequest = z.infer<typeof FeedbackRequest>;

export const FeedbackResponse = z.object({ id: Id, createdAt: Moment });
export type FeedbackResponse = z.infer<typeof FeedbackResponse>;
