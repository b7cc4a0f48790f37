/** Projects, their files and their progress. */
import { z } from "zod";
import {
  CONSTRUCTION_TYPES,
  INSPECTION_CATEGORIES,
  OCCUPANCY_GROUPS,
  type OccupancyGroup,
  PRIORITIES,
} from "../constants/options.ts";
import { refuseDay } from "../constants/editions.ts";
import { FIELD_MESSAGES } from "../messages.ts";
import { UNSEEN_SIGNS } from "../unseen_signs.ts";
import { Id, Moment, PageQuery } from "./common.ts";

const F = FIELD_MESSAGES;

const UNSEEN = new RegExp(`[${UNSEEN_SIGNS}]`, "g");

/** A line that reads as it is stored; one of which nothing is seen is missing. */
function text(max: number, required: string, tooLong: string) {
  return z.string(required)
    .overwrite((it) => it.replace(/\p{Cc}+/gu, " ").replace(UNSEEN, "")).trim()
    .min(1, required).max(max, tooLong);
}

/** A number that is missing, none at all, or beyond all numbers. */
const numberWords = (words: { required: string; tooLarge: string }) => ({
  error: ({ input }: { input?: unknown }) =>
    input === Infinity || input === -Infinity ? words.tooLarge : words.required,
});

/** The day the permit was or will be applied for: it selects the edition, which must be one that is loaded. */
const PermitDate = z.iso.date("Enter the date as YYYY-MM-DD").superRefine((day, context) => {
  const message = refuseDay(day);
  if (message) context.addIssue({ code: "custom", message });
}).nullable();

/** Every field of the create form. Height in feet, area in square feet, base flood elevation in feet. */
export const CreateProjectRequest = z.object({
  name: text(255, F.name.required, F.name.tooLong),
  description: z.string().trim().max(5000, "Description too long").optional(),
  address: text(500, F.address.required, F.address.tooLong),
  clientName: text(255, F.clientName.required, F.clientName.tooLong),
  clientPhone: text(20, F.clientPhone.required, F.clientPhone.tooLong),
  clientEmail: z.string(F.clientEmail.invalid).trim().max(254, F.clientEmail.invalid)
    .pipe(z.email(F.clientEmail.invalid)),
  occupancyClassification: z.array(
    z.enum(OCCUPANCY_GROUPS as [OccupancyGroup, ...OccupancyGroup[]]),
    F.occupancyClassification.required,
  ).min(1, F.occupancyClassification.required).max(26),
  inspectionCategories: z.array(z.enum(INSPECTION_CATEGORIES)).max(8).default([]),
  buildingHeight: z.number(numberWords(F.buildingHeight)).min(1, F.buildingHeight.required)
    .max(10_000, F.buildingHeight.tooLarge),
  buildingArea: z.number(numberWords(F.buildingArea)).min(1, F.buildingArea.required)
    .max(100_000_000, F.buildingArea.tooLarge),
  typeOfConstruction: z.enum(CONSTRUCTION_TYPES, F.typeOfConstruction.required),
  fireSprinkler: z.boolean("Fire sprinkler must be yes or no").default(false),
  generator: z.boolean("Generator must be yes or no").default(false),
  baseFloodElevation: z.number().min(-50, "Base flood elevation too low")
    .max(500, "Base flood elevation too high").nullable().default(null),
  femaFloodZone: z.string().trim().max(20, "Flood zone too long").nullable().default(null),
  permitDate: PermitDate.default(null).describe("Day of the permit application"),
  priority: z.enum(PRIORITIES).default("medium"),
  tags: z.array(z.string().trim().min(1).max(50)).max(30).default([])
    .transform((tags) => [...new Set(tags)]),
  modelConsent: z.boolean().default(false)
    .describe("The plans may be sent to the vision model’s vendor; see /api/health for which"),
});
export type CreateProjectRequest = z.infer<typeof CreateProjectRequest>;
/** What a form holds before it is checked. */
export type CreateProjectInput = z.input<typeof CreateProjectRequest>;

/** What the form asks of building and client. A call that sends none of it leaves it unknown. */
const ASKED = {
  address: true,
  clientName: true,
  clientPhone: true,
  clientEmail: true,
  occupancyClassification: true,
  buildingHeight: true,
  buildingArea: true,
  typeOfConstruction: true,
} as const;

/** A project of which nothing but its name and files is told: rules then ask, or read it on the sheets. */
const NamedProjectRequest = CreateProjectRequest.omit(ASKED).extend({
  fireSprinkler: z.boolean("Fire sprinkler must be yes or no").nullable().default(null),
});

/** Body of `POST /api/projects`: the whole form, or a name without its details. */
export const SentProjectRequest = z.union([CreateProjectRequest, NamedProjectRequest]);

/** A new project as it is stored; null, zero and nothing for what nobody told. */
export type NewProject = Omit<CreateProjectRequest, "typeOfConstruction" | "fireSprinkler"> & {
  typeOfConstruction: CreateProjectRequest["typeOfConstruction"] | null;
  fireSprinkler: boolean | null;
};

/** Checks the values of a form by what was sent of it. */
export function checkNewProject(
  fields: object,
  check: <T>(schema: z.ZodType<T>) => T,
): NewProject {
  if (Object.keys(ASKED).some((name) => name in fields)) return check(CreateProjectRequest);
  return {
    ...check(NamedProjectRequest),
    address: "",
    clientName: "",
    clientPhone: "",
    clientEmail: "",
    occupancyClassification: [],
    buildingHeight: 0,
    buildingArea: 0,
    typeOfConstruction: null,
  };
}

/** Body of `PATCH /api/projects/{id}`: what is left out stays. Tags and consent have calls of their own. */
export const ChangeProjectRequest = z.strictObject({
  ...CreateProjectRequest.omit({ tags: true, modelConsent: true }).shape,
  // Without the defaults of a new project: what is not sent is not changed.
  inspectionCategories: z.array(z.enum(INSPECTION_CATEGORIES)).max(8),
  fireSprinkler: z.boolean(),
  generator: z.boolean(),
  baseFloodElevation: z.number().min(-50, "Base flood elevation too low")
    .max(500, "Base flood elevation too high").nullable(),
  femaFloodZone: z.string().trim().max(20, "Flood zone too long").nullable(),
  permitDate: PermitDate,
  priority: z.enum(PRIORITIES),
}).partial();
export type ChangeProjectRequest = z.infer<typeof ChangeProjectRequest>;

const LISTS = ["occupancyClassification", "inspectionCategories", "tags"] as const;
const NUMBERS = ["buildingHeight", "buildingArea", "baseFloodElevation"] as const;
const FLAGS = ["fireSprinkler", "generator", "modelConsent"] as const;

/**
 * Turns the text fields of a multipart form into values to check with {@link CreateProjectRequest}.
 * Lists may come as JSON text, as repeated fields, or separated by commas; a field that was not sent, or
 * is blank, is left out so that defaults hold.
 */
export function readProjectForm(fields: Record<string, string[]>): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [key, sent] of Object.entries(fields)) {
    const last = sent.at(-1)?.trim() ?? "";
    if ((LISTS as readonly string[]).includes(key)) values[key] = readList(sent);
    else if (last === "" || last === "null" || last === "undefined") continue;
    else if ((NUMBERS as readonly string[]).includes(key)) values[key] = Number(last);
    else if ((FLAGS as readonly string[]).includes(key)) values[key] = readFlag(last);
    else values[key] = sent.at(-1);
  }
  return values;
}

/** A yes or a no; anything else stays as it is, and is refused by name. */
function readFlag(sent: string): boolean | string {
  const word = sent.toLowerCase();
  if (["true", "on", "yes", "1"].includes(word)) return true;
  return ["false", "off", "no", "0"].includes(word) ? false : sent;
}

function readList(sent: string[]): string[] {
  return sent.flatMap((it) => {
    const text = it.trim();
    if (text === "") return [];
    if (!text.startsWith("[")) return text.split(",").map((part) => part.trim()).filter(Boolean);
    try {
      const list: unknown = JSON.parse(text);
      return Array.isArray(list) ? list.map(String) : [text];
    } catch {
      return [text];
    }
  });
}

export const PROJECT_STATUSES = ["processing", "completed", "failed"] as const;

/** A project as lists and cards show it. */
export const ProjectSummary = z.object({
  id: Id,
  organizationId: Id.nullable().describe("Null for a personal project"),
  name: z.string(),
  status: z.enum(PROJECT_STATUSES),
  issuesFound: z.number().int(),
  complianceScore: z.number().nullable(),
  /** True when the owner took the current report back. */
  isReportRevoked: z.boolean(),
  approval: z.enum(["current", "noted", "outdated"]).nullable().describe(
    "A reviewer’s approval of the latest cycle: of its current report, of it with comments noted, or of an earlier report; null if there is none",
  ),
  /** What the report says of that score: null until there is one. */
  review: z.object({
    headline: z.string().describe("The review in one line"),
    coverage: z.string().describe("How much of what applies was decided"),
    cap: z.string().nullable().describe("What limits the score"),
    note: z.string().describe("Score and coverage, each with what it counts"),
    isConclusive: z.boolean().describe("Enough was decided to call the building compliant"),
  }).nullable(),
  fileCount: z.number().int(),
  cycle: z.number().int().describe("Review cycle: 1, plus one for each revision"),
  uploadedAt: Moment,
  updatedAt: Moment,
  clientName: z.string(),
  address: z.string(),
  priority: z.enum(PRIORITIES),
  tags: z.array(z.string()),
  /** Whole percent of a running analysis, from the job table; null when nothing runs. */
  progressPercent: z.number().nullable(),
  /** One sentence when the analysis failed. */
  failureReason: z.string().nullable(),
  archivedAt: Moment.nullable().describe("When it was archived; null if it is not"),
});
export type ProjectSummary = z.infer<typeof ProjectSummary>;

/** A project with everything the form asked. */
export const Project = ProjectSummary.extend({
  userId: Id,
  description: z.string().nullable(),
  clientPhone: z.string(),
  clientEmail: z.string(),
  occupancyClassification: z.array(
    z.enum(OCCUPANCY_GROUPS as [OccupancyGroup, ...OccupancyGroup[]]),
  ),
  inspectionCategories: z.array(z.enum(INSPECTION_CATEGORIES)),
  buildingHeight: z.number().describe("Feet; 0 if not given"),
  buildingArea: z.number().describe("Square feet; 0 if not given"),
  typeOfConstruction: z.enum(CONSTRUCTION_TYPES).nullable().describe("Null if not given"),
  fireSprinkler: z.boolean().nullable().describe("Null if not given"),
  generator: z.boolean(),
  baseFloodElevation: z.number().nullable().describe("Feet"),
  femaFloodZone: z.string().nullable(),
  permitDate: z.iso.date().nullable().describe("Day of the permit application"),
  modelConsent: z.boolean().describe("Pages of this project may be sent to the vision model"),
});
export type Project = z.infer<typeof Project>;

/** An uploaded file that was left out, with the reason, such as a copy of another one. */
export const SkippedFile = z.object({ filename: z.string(), reason: z.string() });

export const CreateProjectResponse = Project.extend({
  skippedFiles: z.array(SkippedFile),
  skippedTags: z.array(z.string()).describe("Tags that were dropped because the plan has none"),
});
export type CreateProjectResponse = z.infer<typeof CreateProjectResponse>;

/** What may stand in a form that replaces a file: the file itself comes beside it. */
export const ReplaceFileRequest = z.object({});

/** One file of a set as it shall be: one that is there, or an upload. */
export const FileEntry = z.object({
  id: Id.describe("Id of a file in the set, or of one uploaded with /api/uploads"),
  name: z.string().trim().min(1, "Enter a file name").max(200, "Name too long").optional()
    .describe("If omitted, unchanged"),
});

/** Fields of the form of `PUT /api/projects/{id}/files`; whole files in it come after those named. */
export const ChangeFilesRequest = z.object({
  files: z.array(FileEntry).max(500).default([]).describe(
    "The complete set in order, as JSON text",
  ),
});
export type ChangeFilesRequest = z.infer<typeof ChangeFilesRequest>;

/** Whether something may be begun now, by the plan and by what is under way. */
export const Room = z.object({
  isOpen: z.boolean(),
  reason: z.string().nullable().describe("One sentence if it may not"),
});
export type Room = z.infer<typeof Room>;

/**
 * The field `uploads` of a form: ids of files that were sent before, as JSON text or repeated.
 * What is no id is of nothing, which the look-up says.
 */
export function readUploadIds(fields: Record<string, string[]>): string[] {
  return [...new Set(readList(fields.uploads ?? []))];
}

/** Puts a project away, or back. */
export const ArchiveProjectRequest = z.object({ isArchived: z.boolean() });
export type ArchiveProjectRequest = z.infer<typeof ArchiveProjectRequest>;

/** Gives or takes back the consent to send pages of a project to the vision model. */
export const UpdateModelConsentRequest = z.object({ modelConsent: z.boolean() });
export type UpdateModelConsentRequest = z.infer<typeof UpdateModelConsentRequest>;

/** Whose projects: those of an organization, or the user's own. */
export const Workspace = z.union([Id, z.literal("personal")], "Organization not found")
  .describe("An organization’s id, or `personal`; everything the user can read if omitted");

/** Query of `GET /api/stats`. */
export const StatsQuery = z.object({ organization: Workspace.optional() });
export type StatsQuery = z.infer<typeof StatsQuery>;

/** Query of `POST /api/projects`. */
export const CreateProjectQuery = z.object({
  organization: Id.optional().describe("The organization the project will belong to"),
});
export type CreateProjectQuery = z.infer<typeof CreateProjectQuery>;

export const ListProjectsQuery = PageQuery.extend({
  search: z.string().trim().max(200).optional(),
  status: z.enum([...PROJECT_STATUSES, "archived"]).optional().describe(
    "`archived` lists archived projects, which every other list omits",
  ),
  organization: Workspace.optional(),
});
export type ListProjectsQuery = z.infer<typeof ListProjectsQuery>;

export const ProjectList = z.array(ProjectSummary);

export const DashboardStats = z.object({
  totalProjects: z.number().int(),
  compliant: z.number().int(),
  issuesFound: z.number().int(),
  processing: z.number().int(),
});
export type DashboardStats = z.infer<typeof DashboardStats>;

/** An uploaded file. `fileUrl` answers the original bytes, with ranges. */
export const ProjectFile = z.object({
  id: Id,
  projectId: Id,
  filename: z.string(),
  originalFilename: z.string(),
  fileType: z.string(),
  fileSize: z.number().int().describe("Bytes"),
  fileUrl: z.string(),
  thumbnailUrl: z.string().nullable(),
  sha256: z.string(),
  pageCount: z.number().int().nullable(),
  uploadedAt: Moment,
  processingStatus: z.enum(["pending", "processing", "completed", "failed"]),
  processingError: z.string().nullable(),
});
export type ProjectFile = z.infer<typeof ProjectFile>;
export const ProjectFileList = z.array(ProjectFile);

export const ANALYSIS_STAGES = [
  "initializing",
  "extracting",
  "analyzing",
  "generating",
  "complete",
  "failed",
] as const;
export type AnalysisStage = typeof ANALYSIS_STAGES[number];

/** One line of the live panel. */
export const ProgressNote = z.object({
  page: z.number().int().nullable(),
  sheet: z.string().nullable(),
  text: z.string(),
});
export type ProgressNote = z.infer<typeof ProgressNote>;

/** What a running analysis is known to have done, sent as a server-sent event named `progress` and by polling. */
export const ProgressEvent = z.object({
  projectId: Id,
  status: z.enum(PROJECT_STATUSES),
  stage: z.enum(ANALYSIS_STAGES),
  progress: z.number().describe("0–100"),
  currentTask: z.string(),
  currentSheet: z.string().nullable(),
  pagesDone: z.number().int(),
  pagesTotal: z.number().int().nullable().describe("Null until the files have been opened"),
  insights: z.array(ProgressNote),
  warnings: z.array(ProgressNote),
  estimatedTimeRemaining: z.number().nullable().describe("Seconds; null if it can’t be estimated"),
  /** Reviews that take their turn before this one, and about how long that takes; null while it is worked on. */
  queue: z.object({
    ahead: z.number().int(),
    waitSeconds: z.number().nullable().describe("Null if it can’t be estimated"),
  }).nullable(),
  /** What the finished report says; null until it exists. */
  preview: z.object({
    complianceScore: z.number().nullable(),
    coverage: z.string().describe("How much of what applies was decided"),
    estimatedCost: z.number().nullable().describe("Whole dollars"),
    topIssues: z.array(z.object({ title: z.string(), severity: z.string() })),
  }).nullable(),
  /** The vision model's part so far; null while it was not asked in this run. */
  model: z.object({
    name: z.string(),
    pages: z.number().int().describe("Pages it was asked about"),
    questions: z.number().int().describe("Questions answered or failed"),
    costUsd: z.number().describe("US dollars so far"),
  }).nullable(),
  /** The run can be stopped and leaves the last report as it is. */
  canCancel: z.boolean(),
  startedAt: Moment.nullable(),
  updatedAt: Moment,
  failureReason: z.string().nullable(),
});
export type ProgressEvent = z.infer<typeof ProgressEvent>;
