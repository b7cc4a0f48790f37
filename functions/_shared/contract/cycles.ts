/** Cycles of review: revisions of a set, and what became of the comments made before. */
import { z } from "zod";
import { CARRIED_STATES, MATCHED_BY, SHEET_CHANGES } from "../domain/comparison.ts";
import type { Finding } from "../domain/finding.ts";
import { Id, Moment } from "./common.ts";

/** Most characters of the note that comes with a revision. */
export const CYCLE_NOTE_MAX = 2000;
/** Most comments one call decides about. */
export const VERDICTS_MAX = 200;

/** Fields of the form of `POST /api/projects/{id}/cycles`; the files come beside them. */
export const SubmitRevisionRequest = z.object({
  coverage: z.enum(["complete", "partial"], "Choose whether this is the complete set").describe(
    "`complete`: the complete set again; `partial`: only the sheets that changed",
  ),
  note: z.string().trim().max(CYCLE_NOTE_MAX, "Note too long").transform((it) => it || null)
    .nullable().default(null).describe("The applicant’s note"),
});
export type SubmitRevisionRequest = z.infer<typeof SubmitRevisionRequest>;

const Rect = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
  .describe("Percent of the page");
const PlaceSchema = z.object({ page: z.number().int(), box: Rect });

export const SheetPairSchema = z.object({
  before: z.number().int().nullable().describe("Page of the previous set"),
  after: z.number().int().nullable().describe("Page of the current set"),
  by: z.enum(MATCHED_BY).nullable(),
  change: z.enum(SHEET_CHANGES),
  shift: z.object({ x: z.number(), y: z.number() }).describe("Percent of the page"),
  scale: z.object({ x: z.number(), y: z.number() }).optional().describe(
    "By what places before are multiplied before they are shifted; absent where the drawing kept its size",
  ),
  regions: z.array(Rect),
});

export const CarriedCommentSchema = z.object({
  state: z.enum(CARRIED_STATES),
  before: z.object({ cycle: z.number().int(), findingId: z.string() }).nullable(),
  afterId: z.string().nullable(),
  beforePlace: PlaceSchema.nullable(),
  afterPlace: PlaceSchema.nullable(),
  why: z.string(),
  isOnChange: z.boolean(),
});

export const ComparisonSchema = z.object({
  cycle: z.number().int(),
  previousCycle: z.number().int(),
  sheets: z.array(SheetPairSchema),
  comments: z.array(CarriedCommentSchema),
});

/** Who approved a cycle, when, and what goes along. */
export const ApprovalSchema = z.object({
  by: z.string().nullable().describe("Name; null if the account was deleted"),
  at: Moment,
  note: z.string().nullable(),
  open: z.number().int().describe(
    "Open comments that become notes; with any, the cycle is approved as noted",
  ),
});
export type Approval = z.infer<typeof ApprovalSchema>;

/** Body of `POST /api/projects/{id}/cycles/{cycle}/approval`. */
export const ApproveRequest = z.object({
  reportId: Id.describe("The latest report, which is approved"),
  note: z.string().trim().max(CYCLE_NOTE_MAX, "Note too long").transform((it) => it || null)
    .nullable().default(null).describe("Note on the approval"),
});
export type ApproveRequest = z.infer<typeof ApproveRequest>;

/** One cycle as the history shows it. */
export const CycleSummary = z.object({
  cycle: z.number().int(),
  isComplete: z.boolean().describe("The complete set was sent"),
  note: z.string().nullable(),
  submittedAt: Moment,
  submittedBy: z.string().nullable().describe("Name"),
  files: z.array(z.string()),
  sentAt: Moment.nullable().describe("When the comment letter was first exported"),
  approval: ApprovalSchema.extend({
    verificationCode: z.string().nullable().describe("Code of the approved report"),
  }).nullable().describe("While it stands, decisions in the cycle can’t be changed"),
  report: z.object({
    id: Id,
    verificationCode: z.string(),
    createdAt: Moment,
    sheets: z.number().int(),
    issues: z.number().int(),
    questions: z.number().int(),
    carried: z.record(z.enum(CARRIED_STATES), z.number().int()).nullable().describe(
      "Comments by outcome; null in the first cycle",
    ),
    closed: z.number().int().describe("Closed by a person"),
  }).nullable().describe("Its latest report; null while there is none"),
});
export type CycleSummary = z.infer<typeof CycleSummary>;
export const CycleList = z.array(CycleSummary);

/** What a person says of a comment of an earlier cycle. */
export const CarriedVerdict = z.object({
  ofCycle: z.number().int(),
  findingId: z.string(),
  verdict: z.enum(["closed", "open"]),
  note: z.string().nullable(),
  decidedBy: z.string().nullable().describe("Name"),
  decidedAt: Moment,
});
export type CarriedVerdict = z.infer<typeof CarriedVerdict>;

/** What the applicant answered to a comment of a letter. */
export const ApplicantResponse = z.object({
  ofCycle: z.number().int().describe("Cycle in which the comment was made"),
  findingId: z.string(),
  response: z.string(),
  receivedAt: Moment,
});
export type ApplicantResponse = z.infer<typeof ApplicantResponse>;

/** Form of `POST /api/projects/{id}/cycles/{cycle}/responses`: the letter comes beside it. */
export const ReadLetterRequest = z.object({});
export const ReadLetterResponse = z.object({
  saved: z.number().int().describe("Responses saved"),
  responses: z.array(z.object({
    reference: z.string().describe("As it stands in the letter"),
    title: z.string().describe("Title of the comment"),
    response: z.string(),
  })).describe("What was saved, as the letter orders it"),
  unknown: z.array(z.string()).describe(
    "References of answered lines that match no comment in this cycle",
  ),
});
export type ReadLetterResponse = z.infer<typeof ReadLetterResponse>;

const SheetLine = z.object({
  page: z.number().int(),
  number: z.string().nullable(),
  title: z.string().nullable(),
  widthPt: z.number(),
  heightPt: z.number(),
});

/** Answer of `GET /api/projects/{id}/cycles/{cycle}`. */
export const CycleResponse = z.object({
  cycle: z.number().int(),
  reportId: Id,
  total: z.number().int().describe(
    "Comments in the comparison, which can be requested page by page",
  ),
  comparison: ComparisonSchema.nullable().describe("Null in the first cycle"),
  verdicts: z.array(CarriedVerdict),
  responses: z.array(ApplicantResponse).describe("Responses to the previous cycle’s letter"),
  sheets: z.object({ before: z.array(SheetLine), after: z.array(SheetLine) }),
  findings: z.object({
    before: z.array(z.object({ cycle: z.number().int(), finding: z.custom<Finding>() })),
    after: z.array(z.custom<Finding>()),
  }).describe("Those in the comparison"),
});
export type CycleResponse = z.infer<typeof CycleResponse>;

/** Body of `PATCH /api/projects/{id}/cycles/{cycle}/comments`: all of it is done, or nothing. */
export const SaveVerdictsRequest = z.object({
  changes: z.array(z.object({
    cycle: z.number().int().min(1).describe("Cycle in which the comment was made"),
    findingId: z.string().min(1).max(120),
    verdict: z.enum(["closed", "open"], "Unknown verdict").nullable(),
    note: z.string().trim().max(500, "Note too long").transform((it) => it || null).nullable()
      .default(null),
  })).min(1, "Choose at least one comment").max(
    VERDICTS_MAX,
    `Change at most ${VERDICTS_MAX} comments at once`,
  ),
});
export type SaveVerdictsRequest = z.infer<typeof SaveVerdictsRequest>;
export const VerdictList = z.array(CarriedVerdict);
