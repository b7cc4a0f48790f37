/** Findings reviewers raise themselves, and the sections of the loaded code they cite. */
import { z } from "zod";
import { SEVERITIES } from "../domain/finding.ts";
import { Id, Moment, PageQuery } from "./common.ts";
import { FindingSchema } from "./reports.ts";

/** Longest of each text, in characters. */
export const OWN_TITLE_MAX = 160;
export const OWN_TEXT_MAX = 2000;
/** Most of them beside one report. */
export const OWN_FINDINGS_MAX = 1000;

const Percent = z.number().min(0, "Outside the page").max(100, "Outside the page");

/** A box on a page of the report, percent of the page as seen, origin top left. */
export const OwnPlace = z.object({
  page: z.number().int().min(1),
  x: Percent,
  y: Percent,
  width: Percent.gt(0, "Draw a box with a width"),
  height: Percent.gt(0, "Draw a box with a height"),
}).refine(({ x, y, width, height }) => x + width <= 100.001 && y + height <= 100.001, {
  error: "The box extends past the edge of the page",
});
export type OwnPlace = z.infer<typeof OwnPlace>;

const text = (max: number, missing: string) =>
  z.string().trim().min(1, missing).max(max, `At most ${max} characters`);

/** What a reviewer says of an own finding. */
export const OwnFindingValues = z.object({
  requirementId: z.string().min(1, "Choose a section").max(120).describe(
    "Entry of the loaded code, as `GET /api/code-sections` lists them",
  ),
  status: z.enum(["issue", "warning"], "Choose issue or question").describe(
    "`issue`: does not comply; `warning`: asks for clarification",
  ),
  severity: z.enum(SEVERITIES, "Choose a severity"),
  title: text(OWN_TITLE_MAX, "Enter a title"),
  description: text(OWN_TEXT_MAX, "Describe what the sheet shows"),
  recommendation: z.string().trim().max(OWN_TEXT_MAX, `At most ${OWN_TEXT_MAX} characters`)
    .default(""),
  place: OwnPlace,
});
export type OwnFindingValues = z.infer<typeof OwnFindingValues>;

/** Body of `POST /api/projects/{id}/own-findings`. */
export const RaiseFindingRequest = OwnFindingValues.extend({
  reportId: Id.describe("The report it belongs to"),
});
export type RaiseFindingRequest = z.infer<typeof RaiseFindingRequest>;

/** Body of `PATCH /api/projects/{id}/own-findings/{findingId}`: what is left out stays. */
export const ChangeFindingRequest = z.object({
  reportId: Id,
  set: OwnFindingValues.extend({ recommendation: OwnFindingValues.shape.recommendation.unwrap() })
    .partial(),
});
export type ChangeFindingRequest = z.infer<typeof ChangeFindingRequest>;

/** Which report is meant, where nothing else is said. */
export const OfReport = z.object({ reportId: Id });
export type OfReport = z.infer<typeof OfReport>;

export const OwnFindingSchema = FindingSchema.extend({
  requirementId: z.string(),
  raisedBy: z.object({
    name: z.string().nullable().describe("Null if the account was deleted"),
    at: Moment,
  }),
});

/** Answer of `GET /api/projects/{id}/own-findings`: those beside the newest report. */
export const OwnFindingsResponse = z.object({
  reportId: Id.nullable().describe("Null while there is no report"),
  total: z.number().int(),
  findings: z.array(OwnFindingSchema),
});

/** A section of the loaded code that can be cited. */
export const CodeSection = z.object({
  requirementId: z.string(),
  codeReference: z.string(),
  section: z.string(),
  title: z.string(),
  category: z.string(),
  discipline: z.string(),
  severity: z.enum(SEVERITIES).describe("Usual severity of a violation"),
  asks: z.string().describe("What it requires, in our words"),
  recommendation: z.string().describe("What would satisfy it"),
});
export type CodeSection = z.infer<typeof CodeSection>;

/** Query of `GET /api/code-sections`. */
export const CodeSectionsQuery = PageQuery.extend({
  words: z.string().trim().max(120).default("").describe(
    "Start of a section number, or words from the title and requirement; all must match",
  ),
});
export type CodeSectionsQuery = z.infer<typeof CodeSectionsQuery>;

export const CodeSectionsResponse = z.object({
  edition: z.string(),
  total: z.number().int(),
  sections: z.array(CodeSection),
});
export type CodeSectionsResponse = z.infer<typeof CodeSectionsResponse>;
