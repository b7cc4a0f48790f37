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
    from: z.enum(DISPOSITION_STATES).nullable().describe("What is decided here"),
    to: z.enum(DISPOSITION_STATES).nullable().describe("What the PDF says; null takes it back"),
    author: z.string().describe("As the PDF names whoever set it"),
    at: Moment.nullable(),
    note: z.string().nullable(),
  })).describe("Decisions that differ"),
  replies: z.array(z.object({
    findingId: z.string(),
    title: z.string(),
    author: z.string(),
    at: Moment.nullable(),
    comment: z.string().describe("As it would stand in the thread"),
  })).describe("Replies that are in no thread yet"),
  unknown: z.array(z.string()).describe("Findings of the PDF that the report has no more"),
});
export type ReadMarkupResponse = z.infer<typeof ReadMarkupResponse>;
