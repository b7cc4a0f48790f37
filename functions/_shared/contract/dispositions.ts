/** What people decide about single findings, and the thread of each. */
import { z } from "zod";
import { DISMISS_REASONS, DISPOSITION_STATES } from "../domain/disposition.ts";
import { Id, Moment, PageQuery } from "./common.ts";

/** Longest of each text, in characters. */
export const NOTE_MAX = 500;
export const WORDING_MAX = 2000;
export const ASSIGNEE_MAX = 120;
export const COMMENT_MAX = 4000;
/** Most comments of one project. */
export const COMMENTS_MAX = 5000;
/** Most findings one call changes. */
export const CHANGES_MAX = 200;

/** Text that is left out, given, or taken back with null or nothing. */
const optionalText = (max: number, message: string) =>
  z.string().trim().max(max, message).nullable().transform((it) => it || null).optional();

/** What a call sets; what it leaves out stays as it is, null takes back. */
export const DispositionSet = z.strictObject({
  state: z.enum(DISPOSITION_STATES, "Unknown decision").nullable().optional(),
  reasonCode: z.enum(DISMISS_REASONS, "Unknown reason").nullable().optional(),
  note: optionalText(NOTE_MAX, "Note too long"),
  description: optionalText(WORDING_MAX, "Wording too long"),
  recommendation: optionalText(WORDING_MAX, "Wording too long"),
  assignee: optionalText(ASSIGNEE_MAX, "Name too long"),
  dueOn: z.iso.date("Enter the date as YYYY-MM-DD").nullable().optional(),
}).superRefine(({ state, reasonCode }, context) => {
  const say = (message: string) =>
    context.addIssue({ code: "custom", path: ["reasonCode"], message });
  if (state === "dismissed" && !reasonCode) say("Choose a reason for dismissing the finding");
  if (state !== "dismissed" && reasonCode) say("Only dismissed findings can have a reason");
});
export type DispositionSet = z.infer<typeof DispositionSet>;

/** Body of `PATCH /api/projects/{id}/dispositions`: all of it is done, or nothing. */
export const SaveDispositionsRequest = z.object({
  reportId: Id.describe("The report the findings belong to; a later one renumbers its findings"),
  changes: z.array(z.object({
    findingId: z.string().min(1).max(120),
    set: DispositionSet,
  })).min(1, "Choose at least one finding").max(
    CHANGES_MAX,
    `Change at most ${CHANGES_MAX} findings at once`,
  ),
});
export type SaveDispositionsRequest = z.infer<typeof SaveDispositionsRequest>;

export const DispositionSchema = z.object({
  findingId: z.string(),
  state: z.enum(DISPOSITION_STATES).nullable().describe("Null if nothing is decided"),
  reasonCode: z.enum(DISMISS_REASONS).nullable().describe("Set only when it is dismissed"),
  note: z.string().nullable(),
  description: z.string().nullable().describe("The reviewer’s wording, replacing the finding’s"),
  recommendation: z.string().nullable(),
  assignee: z.string().nullable(),
  dueOn: z.iso.date().nullable(),
  decidedBy: z.string().nullable().describe("Name"),
  decidedAt: Moment.nullable(),
  updatedAt: Moment,
  comments: z.number().int(),
});

export const AdjustedResultSchema = z.object({
  reported: z.number().int().describe("Issues and open questions of the sealed report"),
  own: z.number().int().describe("Issues and questions raised by reviewers"),
  undecided: z.number().int().describe("Of both kinds"),
  accepted: z.number().int(),
  dismissed: z.number().int(),
  resolved: z.number().int(),
  deferred: z.number().int(),
  openIssues: z.object({
    critical: z.number().int(),
    high: z.number().int(),
    medium: z.number().int(),
    low: z.number().int(),
  }).describe("Issues neither dismissed nor resolved"),
  openQuestions: z.number().int(),
});

export const SaveDispositionsResponse = z.object({ dispositions: z.array(DispositionSchema) });
export type SaveDispositionsResponse = z.infer<typeof SaveDispositionsResponse>;

/** Answer of `GET /api/projects/{id}/dispositions`: those of the newest report. */
export const DispositionsResponse = z.object({
  reportId: Id.nullable().describe("Null while there is no report"),
  total: z.number().int().describe("Findings with any decision or change"),
  dispositions: z.array(DispositionSchema),
  adjusted: AdjustedResultSchema.nullable().describe(
    "The result after review, alongside the sealed one and never replacing it",
  ),
});
export type DispositionsResponse = z.infer<typeof DispositionsResponse>;

/** Query of `GET /api/projects/{id}/findings/{findingId}/thread`. */
export const ThreadQuery = PageQuery.extend({ reportId: Id });
export type ThreadQuery = z.infer<typeof ThreadQuery>;

/** A comment, or a line saying what was decided. */
export const ThreadEntry = z.object({
  id: Id,
  author: z.string().nullable().describe("Name; null if the account was deleted"),
  isOwn: z.boolean(),
  isGuest: z.boolean().describe("Written by someone without an account, through a link"),
  isShared: z.boolean().describe("Guests with a link may read it"),
  body: z.string().nullable().describe("The comment; null for a decision"),
  change: DispositionSchema.pick({
    state: true,
    reasonCode: true,
    note: true,
    description: true,
    recommendation: true,
    assignee: true,
    dueOn: true,
  }).partial().nullable().describe("What was set, null for a comment"),
  createdAt: Moment,
});
export type ThreadEntry = z.infer<typeof ThreadEntry>;

export const ThreadResponse = z.object({ total: z.number().int(), entries: z.array(ThreadEntry) });
export type ThreadResponse = z.infer<typeof ThreadResponse>;

/** Body of `POST /api/projects/{id}/findings/{findingId}/comments`. */
export const AddCommentRequest = z.object({
  reportId: Id,
  body: z.string().trim().min(1, "Write a comment first").max(COMMENT_MAX, "Comment too long"),
});
export type AddCommentRequest = z.infer<typeof AddCommentRequest>;
