/** What people answer to requirements and items of the checklist. */
import { z } from "zod";
import { PERSON_ANSWERS } from "../domain/person_answer.ts";
import { Id, Moment } from "./common.ts";

/** Longest note, and most answers one call saves. */
export const ANSWER_NOTE_MAX = 500;
export const ANSWERS_MAX = 200;

/** Body of `PATCH /api/projects/{id}/answers`: all of it is done, or nothing. */
export const SaveAnswersRequest = z.object({
  reportId: Id,
  changes: z.array(z.object({
    itemId: z.string().min(1).max(120).describe("Id of a requirement or checklist item"),
    answer: z.enum(PERSON_ANSWERS, "Unknown answer").nullable().describe(
      "For a checklist item: `complies` means shown, `fails` not shown, `not due` not applicable; null withdraws the answer",
    ),
    note: z.string().trim().max(ANSWER_NOTE_MAX, "Note too long").nullable().default(null)
      .transform((it) => it || null),
  })).min(1, "Answer at least one item").max(
    ANSWERS_MAX,
    `Answer at most ${ANSWERS_MAX} items at once`,
  ),
});
export type SaveAnswersRequest = z.infer<typeof SaveAnswersRequest>;

export const PersonAnswerSchema = z.object({
  itemId: z.string(),
  answer: z.enum(PERSON_ANSWERS),
  note: z.string().nullable(),
  cycle: z.number().int().describe("Cycle in which it was answered"),
  answeredBy: z.string().nullable().describe("Name"),
  answeredAt: Moment,
});

export const SaveAnswersResponse = z.object({ answers: z.array(PersonAnswerSchema) });
export type SaveAnswersResponse = z.infer<typeof SaveAnswersResponse>;

/** Answer of `GET /api/projects/{id}/answers`. */
export const PersonAnswersResponse = z.object({
  reportId: Id.nullable().describe("Null while there is no report"),
  cycle: z.number().int().describe("Cycle of that report"),
  total: z.number().int(),
  answers: z.array(PersonAnswerSchema),
});
export type PersonAnswersResponse = z.infer<typeof PersonAnswersResponse>;
