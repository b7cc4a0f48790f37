/** Pieces every call shares: ids, moments, paging, the body of an error, the answer of a plain "done". */
import { z } from "zod";
import { ERROR_STATUS, type ErrorCode } from "../errors.ts";
import { describeIssue } from "./issue_words.ts";

z.config({ customError: describeIssue });

export const Id = z.uuid().describe("Identifier (UUID)");
/** An ISO 8601 moment in UTC. */
export const Moment = z.iso.datetime({ offset: true }).describe("ISO 8601 date and time");

/** Body of every answer that is not a success. `error` repeats the message for callers that read that name. */
export const ErrorBody = z.object({
  code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  error: z.string(),
  fields: z.record(z.string(), z.string()).optional().describe("Field → message"),
  retryAfter: z.number().optional().describe("Seconds"),
  requestId: z.string().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** Answer of a call that only says it was done. */
export const DoneResponse = z.object({ success: z.literal(true), message: z.string().optional() });
export type DoneResponse = z.infer<typeof DoneResponse>;

/** Paging of a list: page from 1; without `limit` the whole list. */
export const PageQuery = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(200).optional(),
});
export type PageQuery = z.infer<typeof PageQuery>;
