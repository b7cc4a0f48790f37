/** Comments a reviewer uses again and again, and views of lists saved by name. */
import { z } from "zod";
import { SEVERITIES } from "../domain/finding.ts";
import { Id, Moment, PageQuery } from "./common.ts";
import { OwnFindingValues } from "./own_findings.ts";

/** Most of each that one owner keeps. */
export const STANDARD_COMMENTS_MAX = 1000;
export const SAVED_VIEWS_MAX = 50;

const Library = Id.nullable().describe(
  "Organization whose library it is in; null for your own. Owners and reviewers can change it there.",
);

/** What a standard comment says; the section may be left for when it is used. */
export const StandardCommentValues = OwnFindingValues.omit({ place: true }).extend({
  requirementId: OwnFindingValues.shape.requirementId.nullable().default(null),
  organizationId: Library.default(null),
});
export type StandardCommentValues = z.infer<typeof StandardCommentValues>;

/** Body of `PATCH /api/standard-comments/{commentId}`: what is left out stays. */
export const ChangeStandardCommentRequest = z.object({
  requirementId: OwnFindingValues.shape.requirementId.nullable(),
  status: OwnFindingValues.shape.status,
  severity: OwnFindingValues.shape.severity,
  title: OwnFindingValues.shape.title,
  description: OwnFindingValues.shape.description,
  recommendation: OwnFindingValues.shape.recommendation.unwrap(),
  organizationId: Library,
}).partial();
export type ChangeStandardCommentRequest = z.infer<typeof ChangeStandardCommentRequest>;

export const StandardComment = z.object({
  id: Id,
  organizationId: Library,
  requirementId: z.string().nullable(),
  codeReference: z.string().nullable().describe(
    "Of the section; null without one, or if the loaded code no longer has it",
  ),
  status: z.enum(["issue", "warning"]),
  severity: z.enum(SEVERITIES),
  title: z.string(),
  description: z.string(),
  recommendation: z.string(),
  createdAt: Moment,
  updatedAt: Moment,
});
export type StandardComment = z.infer<typeof StandardComment>;

/** Query of `GET /api/standard-comments`. */
export const StandardCommentsQuery = PageQuery.extend({
  words: z.string().trim().max(120).default("").describe(
    "Each must be in the title, text or section",
  ),
});
export type StandardCommentsQuery = z.infer<typeof StandardCommentsQuery>;

export const StandardCommentsResponse = z.object({
  total: z.number().int(),
  comments: z.array(StandardComment),
});
export type StandardCommentsResponse = z.infer<typeof StandardCommentsResponse>;

export const VIEW_LISTS = ["projects", "reports"] as const;

/** Search, filter and order of a list, by name. */
const ViewQuery = z.record(
  z.string().regex(/^[a-zA-Z]{1,20}$/, "Filter names can only contain letters"),
  z.string().max(200),
).refine((it) => Object.keys(it).length <= 8, { error: "At most 8 choices" });

/** Body of `PUT /api/saved-views`: a view of the same list and name is replaced. */
export const SaveViewRequest = z.object({
  list: z.enum(VIEW_LISTS, "Unknown list"),
  name: z.string().trim().min(1, "Enter a name for the view").max(60, "At most 60 characters"),
  query: ViewQuery,
});
export type SaveViewRequest = z.infer<typeof SaveViewRequest>;

export const SavedView = SaveViewRequest.extend({ id: Id });
export type SavedView = z.infer<typeof SavedView>;

/** Query of `GET /api/saved-views`. */
export const SavedViewsQuery = PageQuery.extend({ list: z.enum(VIEW_LISTS).optional() });
export type SavedViewsQuery = z.infer<typeof SavedViewsQuery>;

export const SavedViewsResponse = z.object({
  total: z.number().int(),
  views: z.array(SavedView),
});
export type SavedViewsResponse = z.infer<typeof SavedViewsResponse>;
