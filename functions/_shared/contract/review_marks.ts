/** What somebody changed in a marked-up copy, before it is applied. */
import { z } from "zod";
import { DISPOSITION_STATES } from "../domain/disposition.ts";
import { Id, Moment } from "./common.ts";

/** Form of `POST /api/projects/{id}/visual-markup/review`: the PDF comes beside it. */
export const ReadMarkupRequest = z.object({});

/** Answer of it: nothing is changed yet. */
export const ReadMarkupResponse = z.object({
  reportId: Id,
  states: z.array(z.object({
    findingId: z.string(),
    title: z.string(),
    from: z.enum(DISPOSITION_STATES).nullable().describe("The decision here"),
    to: z.enum(DISPOSITION_STATES).nullable().describe(
      "The decision in the PDF; null withdraws it",
    ),
    author: z.string().describe("Author as named in the PDF"),
    at: Moment.nullable(),
    note: z.string().nullable(),
  })).describe("Decisions that differ"),
  replies: z.array(z.object({
    findingId: z.string(),
    title: z.string(),
    author: z.string(),
    at: Moment.nullable(),
    comment: z.string().describe("As it would appear in the thread"),
  })).describe("Replies not yet in a thread"),
  unknown: z.array(z.string()).describe("Findings in the PDF that the report no longer has"),
});
export type ReadMarkupResponse = z.infer<typeof ReadMarkupResponse>;
