/** What the owner says of a single finding: right or wrong. */
import { z } from "zod";
import { Id, Moment } from "./common.ts";

export const VERDICTS = ["right", "wrong"] as const;
export type Verdict = typeof VERDICTS[number];

/** Longest reason, in characters. */
export const REASON_MAX = 500;

/** Body of `PUT /api/projects/{id}/findings/{findingId}/judgement`: in the place of what was said before. */
export const JudgeFindingRequest = z.object({
  reportId: Id.describe("The report the finding stands in; a later one numbers its findings anew"),
  verdict: z.enum(VERDICTS, "Say whether the finding is right or wrong"),
  reason: z.string().trim().max(REASON_MAX, "Reason too long").nullish()
    .transform((it) => it || null),
});
export type JudgeFindingRequest = z.infer<typeof JudgeFindingRequest>;

/** Query of `DELETE /api/projects/{id}/findings/{findingId}/judgement`. */
export const JudgementQuery = JudgeFindingRequest.pick({ reportId: true });
export type JudgementQuery = z.infer<typeof JudgementQuery>;

export const FindingJudgement = z.object({
  findingId: z.string(),
  verdict: z.enum(VERDICTS),
  reason: z.string().nullable(),
  judgedAt: Moment,
});
export type FindingJudgement = z.infer<typeof FindingJudgement>;

/** Answer of `GET /api/projects/{id}/judgements`: those of the newest report. */
export const JudgementsResponse = z.object({
  reportId: Id.nullable().describe("Null while there is no report"),
  judgements: z.array(FindingJudgement),
});
export type JudgementsResponse = z.infer<typeof JudgementsResponse>;
