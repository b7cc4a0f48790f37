/**
 * What the product asks of its database, sign-in service and object store. Two faces: the owner's, under
 * row-level security with the owner's own token, and the server's, past it. What the worker asks beside is in
 * `worker_port.ts`.
 */
import type {
  AccessRequest,
  AlteredReport,
  AuditEntry,
  BillingAnalytics,
  BillingHistory,
  ChangeProjectRequest,
  DashboardStats,
  FeedbackRequest,
  FeedbackResponse,
  ListProjectsQuery,
  NewProject,
  Project,
  ProjectFile,
  ProjectSummary,
  SealCheck,
  SessionUser,
  Upload,
} from "../../_shared/contract/mod.ts";
import type { PlanTier } from "../../_shared/constants/plans.ts";
import type { BillingStore } from "./billing_port.ts";
import type { OrphanStore } from "./orphans.ts";
import type { CycleStore } from "./cycles.ts";
import type { ReviewStore } from "./review_store.ts";
import type { AdminStore, FeatureStore, ServerFeatureStore } from "./features_port.ts";
import type { OrganizationStore, ServerOrganizationStore } from "./organizations.ts";
import type { PeopleStore, ServerPeopleStore } from "./people.ts";
import type { Comparison } from "../../_shared/domain/comparison.ts";
import type { ReportBody } from "../../_shared/domain/report.ts";
import type { ChainLink, PdfSeal, Seal } from "../../_shared/seal.ts";
import type { SecurityStore, ServerSecurityStore } from "./security_port.ts";
import type { AnalysisStore, JobPort, ModelLedger } from "./worker_port.ts";

/** Tokens of the sign-in service behind one of our sessions. */
export interface AuthTokens {
  accessToken: string;
  refreshToken: string;
  /** Milliseconds since 1970. */
  accessExpiresAt: number;
}

/** A user as the server knows one. */
export interface Account {
  user: SessionUser;
  isActive: boolean;
}

export interface SignedIn {
  userId: string;
  tokens: AuthTokens;
}

/** The sign-in service. */
export interface AuthPort {
  /** @throws {AppError} `user_already_exists`, `weak_password` */
  signUp(
    who: { email: string; password: string; name: string; username?: string },
  ): Promise<SignedIn>;
  /** @throws {AppError} `invalid_credentials`, the same for an unknown mail and a wrong password */
  signIn(who: { email: string; password: string }): Promise<SignedIn>;
  /** @throws {AppError} `session_expired` */
  refresh(tokens: AuthTokens): Promise<AuthTokens>;
  /** Ends the sign-in service's session. Never throws: a session that is gone is ended. */
  signOut(tokens: AuthTokens, scope: "local" | "global"): Promise<void>;
  /** Sends a reset link when the address is known. */
  requestReset(email: string): Promise<void>;
  /** @throws {AppError} `session_expired` when the link was used or is too old */
  resetPassword(token: string, password: string): Promise<{ userId: string }>;
  changePassword(tokens: AuthTokens, password: string): Promise<void>;
}

export interface SessionRow {
  /** SHA-256 of the opaque token, hexadecimal. */
  id: string;
  userId: string;
  sealedTokens: string;
  accessExpiresAt: string;
  expiresAt: string;
  /** As "Chrome on Windows"; empty where it is not known. */
  device: string;
}

export type BucketName = "plans" | "reports";

/** A stored file: `path` in the bucket `plans`. */
export interface NewFile {
  id: string;
  filename: string;
  originalFilename: string;
  fileType: string;
  fileSize: number;
  filePath: string;
  sha256: string;
  /** The upload it was sent as, which the project takes with it. */
  uploadId?: string;
}

export interface StoredFile extends ProjectFile {
  filePath: string;
  /** The cycle it came with. */
  cycle: number;
}

export interface ObjectBody {
  body: ReadableStream<Uint8Array>;
  contentType: string;
}

/** Objects below `{user}/{project}/`. */
export interface ObjectPort {
  upload(
    bucket: BucketName,
    path: string,
    body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>,
    contentType: string,
  ): Promise<void>;
  /** Bytes from `start` to `end`, both counted; null when there is no such object. */
  download(
    bucket: BucketName,
    path: string,
    range?: { start: number; end: number },
  ): Promise<ObjectBody | null>;
  remove(bucket: BucketName, paths: string[]): Promise<void>;
  /** Removes everything below a prefix, in both buckets. Doing it twice is harmless. */
  removeBelow(prefix: string): Promise<void>;
}

/** What the live panel is made of. */
export interface RunState {
  project: Project & {
    run: number;
    stage: string;
    pagesTotal: number | null;
    pagesDone: number;
    startedAt: string | null;
    finishedAt: string | null;
  };
  problems: { file: string; page: number | null; code: string; reason: string }[];
  pages: {
    page: number;
    sheet: string | null;
    problem: string | null;
    insights: string[];
    warnings: string[];
    at: string;
    elapsedMs: number | null;
  }[];
  working: { kind: string; page: number | null; attempts: number }[];
  /** What the vision model was asked in this run; null while it was not. */
  model: {
    name: string;
    /** Pages and questions so far. */
    pages: number;
    questions: number;
    costUsd: number;
    asking: { page: number; task: string } | null;
  } | null;
  /** Who is served beside this run while it waits: other accounts, other projects of one's own; what a page took lately. */
  queue: { others: number; own: number; pageMs: number } | null;
  /** An earlier run gave a report, so that this one can be stopped without losing anything. */
  hasReport: boolean;
  now: string;
}

/** A seal with the hash of the file that was printed from the report; older reports have none. */
export type StoredSeal = Seal & { pdf?: PdfSeal };

export interface StoredReport {
  id: string;
  projectId: string;
  run: number;
  cycle: number;
  /** The set beside that of the cycle before; null in the first one. */
  comparison: Comparison | null;
  body: ReportBody;
  seal: StoredSeal;
  overallScore: number | null;
  totalIssues: number;
  findings: ReportBody["findings"];
  reportHash: string;
  digitalSignature: string;
  verificationCode: string;
  analysisModel: string;
  analysisVersion: string;
  confidenceScore: number | null;
  auditTrail: AuditEntry[];
  pdfPath: string | null;
  pdfSha256: string | null;
  tamperedAt: string | null;
  createdAt: string;
}

/** What became of a report after it was issued. */
export interface ReportLife {
  events: { action: string; detail: string | null; times: number; at: string }[];
  verifiedCount: number;
  revokedAt: string | null;
  revokedReason: string | null;
  isClientShown: boolean;
  canExport: boolean;
}

/** Whether a report still stands, for its public page. */
export interface ReportStanding {
  revokedAt: string | null;
  revokedReason: string | null;
  isClientShown: boolean;
  supersededBy: { verificationCode: string; issuedAt: string } | null;
}

/** A file on its way: `parts` are objects of the bucket `plans`, in order. */
export interface StoredUpload extends Upload {
  parts: string[];
}

/** The owner's face: every answer is bounded by row-level security. */
export interface OwnerStore
  extends
    ObjectPort,
    FeatureStore,
    ReviewStore,
    CycleStore,
    OrganizationStore,
    PeopleStore,
    SecurityStore {
  /** What an admin may ask; refused for everyone else. */
  admin: AdminStore;
  /** @throws {AppError} `limit_exceeded` */
  checkRoom(
    files: number,
    bytes: number,
    organizationId?: string | null,
  ): Promise<{ tier: PlanTier; maxFileMb: number }>;
  /** @throws {AppError} `limit_exceeded` */
  createProject(
    id: string,
    values: NewProject,
    files: NewFile[],
    organizationId?: string | null,
  ): Promise<Project>;
  /** Announces a file. @throws {AppError} `file_too_large`, `limit_exceeded`, `too_many_files` */
  beginUpload(upload: { id: string; filename: string; fileSize: number }): Promise<Upload>;
  findUpload(id: string): Promise<StoredUpload | null>;
  /** Those no project has taken and that have not expired, oldest first. */
  listUploads(now: string): Promise<Upload[]>;
  /** @throws {AppError} `upload_offset` when the upload is not where the part begins */
  addUploadPart(
    id: string,
    part: { offset: number; path: string; bytes: number },
  ): Promise<Upload>;
  deleteUpload(id: string): Promise<void>;
  /**
   * Puts a file in the place of another one of a failed project and starts a new run.
   *
   * @returns the path of the file that went, null when a report still shows it
   * @throws {AppError} `conflict`, `same_file`, `limit_exceeded`, `project_not_found`, `file_not_found`
   */
  replaceFile(
    projectId: string,
    fileId: string,
    file: NewFile,
  ): Promise<{ project: Project; replacedPath: string | null }>;
  listProjects(query: ListProjectsQuery): Promise<{ projects: ProjectSummary[]; total: number }>;
  findProject(id: string): Promise<Project | null>;
  /** Of a workspace: an organization, `personal`, or all the user reads. */
  getStats(workspace?: string): Promise<DashboardStats>;
  /** All projects and what is counted of them, in one round trip. */
  getDashboard(workspace?: string): Promise<{ projects: ProjectSummary[]; stats: DashboardStats }>;
  /** Files of the set as it is now, in their order. */
  listFiles(projectId: string): Promise<StoredFile[]>;
  /** The newest run of which pages were read, and how many; null when there is none or it is not the owner's. */
  findReadRun(projectId: string): Promise<{ run: number; pages: number } | null>;
  /** What was read of the pages of a run, in page order, one at a time; packed. */
  readPages(projectId: string, run: number): AsyncIterable<string>;
  /**
   * Changes details, and reviews again where asked. The readings of its pages are used when they are of this version.
   *
   * @throws {AppError} `conflict` while it is reviewed, `limit_exceeded`, `project_not_found`
   */
  changeProject(
    projectId: string,
    values: ChangeProjectRequest,
    options: { isReviewed: boolean; version: string },
  ): Promise<Project>;
  /**
   * Makes the set these files, in this order and by these names, and reviews it again unless only names change.
   *
   * @throws {AppError} `conflict`, `file_not_found`, `same_file`, `no_files`, `limit_exceeded`, `project_not_found`
   */
  changeFiles(
    projectId: string,
    change: { order: { id: string; filename: string }[]; files: NewFile[]; version: string },
  ): Promise<Project>;
  /** Starts a new run. @throws {AppError} `conflict`, `limit_exceeded`, `project_not_found` */
  restartAnalysis(projectId: string, onlyFailed: boolean): Promise<Project>;
  /** Stops a run and keeps the report there was. @throws {AppError} `report_not_ready`, `project_not_found` */
  cancelAnalysis(projectId: string): Promise<Project>;
  /** @throws {AppError} `project_not_found` */
  setModelConsent(projectId: string, modelConsent: boolean): Promise<Project>;
  /** @throws {AppError} `conflict` while it is reviewed, `project_not_found` */
  archiveProject(projectId: string, isArchived: boolean): Promise<Project>;
  /** Answers the folders of objects that are no longer anybody's. */
  deleteProject(projectId: string): Promise<string[]>;
  findRun(projectId: string): Promise<RunState | null>;
  /** The newest report of a project. */
  findReport(projectId: string): Promise<StoredReport | null>;
  /** What became of the newest report of a project; null when the project isn't the owner's. */
  findReportLife(projectId: string): Promise<ReportLife | null>;
  /** Notes that the newest report was taken out. @param what in the words of the history */
  noteDownload(projectId: string, what: string): Promise<void>;
  /** @throws {AppError} `report_not_found`, `conflict` when it was revoked before */
  revokeReport(projectId: string, revocation: { code: string; reason: string }): Promise<void>;
  showClient(projectId: string, isShown: boolean): Promise<void>;
  /** @throws {AppError} `feature_not_in_plan` */
  assertExport(projectId: string): Promise<void>;
  addFeedback(request: FeedbackRequest, userId: string): Promise<FeedbackResponse>;
  updateName(name: string): Promise<void>;
  getBilling(): Promise<Omit<BillingAnalytics, "provider" | "hasPortal">>;
  /** Newest first. */
  listInvoices(part: { limit: number; offset: number }): Promise<BillingHistory>;
  /** Every row the user owns, table by table, each at least once: they can't all be held. */
  exportRows(): AsyncGenerator<{ table: string; rows: unknown[] }>;
  /** Answers the folders of objects that are no longer anybody's. @throws {AppError} `conflict` */
  deleteAccount(): Promise<string[]>;
}

/** What is kept of a verification code. */
export interface VerificationRecord {
  /** Null when it was never issued, or deleted since. */
  found: { report: StoredReport; projectName: string; clientName: string } | null;
  /** The ledger's line: stays when the report is gone. */
  issued: (ChainLink & { issuedAt: string }) | null;
  standing: ReportStanding;
}

/** The server's face: sessions, links, verification, plans. Past row-level security, so never for a request's own reads. */
export interface ServerStore
  extends
    ObjectPort,
    OrphanStore,
    BillingStore,
    ServerFeatureStore,
    ServerSecurityStore,
    ServerPeopleStore,
    ServerOrganizationStore {
  findAccount(userId: string): Promise<Account | null>;
  noteLogin(userId: string): Promise<void>;
  addSession(row: SessionRow): Promise<void>;
  findSession(id: string): Promise<SessionRow | null>;
  updateSession(
    id: string,
    change: Pick<SessionRow, "sealedTokens" | "accessExpiresAt">,
  ): Promise<void>;
  deleteSession(id: string): Promise<void>;
  /** Deletes all sessions of a user but `except`, and answers their ids. */
  deleteSessions(
    userId: string,
    options: { except?: string; areKeysKept?: boolean },
  ): Promise<string[]>;
  findUserId(email: string): Promise<string | null>;
  addEmailToken(row: { id: string; userId: string; expiresAt: string }): Promise<void>;
  addAccessRequest(request: AccessRequest): Promise<void>;
  /**
   * All a verification looks at, counted as so many.
   *
   * @param times verifications that are answered together
   */
  readForVerification(code: string, times: number): Promise<VerificationRecord>;
  /** Lines of the ledger in their order, those after `sequence`. */
  listIssued(sequence: number, limit: number): Promise<ChainLink[]>;
  /** Stored reports with their lines of the record, in the order of their ids, those after `cursor`. */
  listSealed(
    cursor: string | null,
    limit: number,
  ): Promise<{ report: StoredReport; ledger: ChainLink | null }[]>;
  /** Begins the check of a day, or says how far it has come. */
  beginSealCheck(date: string): Promise<{ cursor: string | null; isFinished: boolean }>;
  /** Adds a part, once. */
  addSealCheck(
    date: string,
    part: { from: string | null; to: string; reports: number; altered: AlteredReport[] },
  ): Promise<void>;
  /** Null when it was finished before. */
  finishSealCheck(date: string, altered: AlteredReport[]): Promise<SealCheck | null>;
  /** @param times verifications that were answered together */
  countVerification(code: string, times: number): Promise<void>;
  /** Verifications of all reports since midnight, UTC; those of projects deleted since are gone with them. */
  countVerifiedToday(): Promise<number>;
  setRole(email: string, role: "user" | "admin"): Promise<boolean>;
  /** Answers quickly when the database does. */
  ping(): Promise<void>;
}

/** The backend as a whole. */
export interface Backend {
  /** `embedded` or `hosted`. */
  kind: string;
  auth: AuthPort;
  server: ServerStore;
  jobs: JobPort;
  analysis: AnalysisStore;
  model: ModelLedger;
  /** The face of the user whose access token this is. */
  as(accessToken: string): OwnerStore;
  close(): Promise<void>;
}
