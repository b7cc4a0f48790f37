/** What the database is asked beside projects and reports: keys, brand, mail, and the admin's side. */
import type { Score } from "../../_shared/domain/report.ts";
import type {
  AdminAccessRequest,
  AdminAccessRequestList,
  AdminFeedback,
  AdminJobList,
  AdminMetricsResponse,
  AdminUserList,
  ApiKey,
  ApiKeyList,
  ApiKeyScope,
  AuditLog,
  CorrectionsResponse,
  MailChoices,
  Project,
  RuleAccuracy,
  SealCheck,
} from "../../_shared/contract/mod.ts";

import type { Corrections } from "../../_shared/domain/corrections.ts";

/** A brand as it is stored: the logo is a PNG in the bucket `reports`. */
export interface StoredBrand {
  name: string;
  logoPath: string | null;
}

/** The owner's face of what the larger plans add, and of the owner's choices. */
export interface FeatureStore {
  listApiKeys(): Promise<Pick<ApiKeyList, "limit" | "keys">>;
  /** Ends a key and answers the id of its session; null when there is no such working key. */
  revokeApiKey(id: string): Promise<string | null>;
  /** @throws {AppError} `feature_not_in_plan`, `project_not_found` */
  setTags(projectId: string, tags: string[]): Promise<Project>;
  getBrand(): Promise<{ isAllowed: boolean; name: string | null; logoPath: string | null }>;
  /** @throws {AppError} `feature_not_in_plan` */
  assertWhiteLabel(): Promise<void>;
  /** @throws {AppError} `feature_not_in_plan` */
  setBrand(brand: StoredBrand): Promise<void>;
  removeBrand(): Promise<void>;
  getMailChoices(): Promise<MailChoices>;
  setMailChoices(choices: MailChoices): Promise<void>;
  listCorrections(projectId: string): Promise<CorrectionsResponse>;
  /** Saves these in the place of all there were. @throws {AppError} `project_not_found` */
  saveCorrections(projectId: string, corrections: Corrections): Promise<void>;
}

/** Lines of a list, from the one after so many. */
export interface FullPart {
  limit: number;
  offset: number;
}

/** The admin's face: each call is refused with `not_admin` for everyone else. */
export interface AdminStore {
  readMetrics(): Promise<Omit<AdminMetricsResponse, "provider">>;
  /** The newest nightly check of all seals; null before the first. */
  findSealCheck(): Promise<SealCheck | null>;
  listUsers(search: string, part: FullPart): Promise<AdminUserList>;
  /** @throws {AppError} `not_found`, `conflict` for the caller's own account */
  setActive(userId: string, isActive: boolean): Promise<void>;
  listJobs(search: string, state: string, part: FullPart): Promise<AdminJobList>;
  /** @throws {AppError} `not_found`, `conflict` when the run ended without the job */
  redriveJob(id: string): Promise<void>;
  readFeedback(search: string, part: FullPart): Promise<AdminFeedback>;
  readAccuracy(): Promise<Omit<RuleAccuracy, "title">[]>;
  listAccessRequests(search: string, part: FullPart): Promise<AdminAccessRequestList>;
  /** @throws {AppError} `not_found` */
  handleAccessRequest(id: string): Promise<void>;
  listAudit(search: string, part: FullPart): Promise<AuditLog>;
}

/** What a mail about a run needs to know. */
export interface RunForMail {
  userId: string;
  name: string;
  email: string;
  projectName: string;
  status: string;
  reason: string | null;
  /** Score of its report; null until there is one. */
  review: Score | null;
  isWanted: boolean;
}

/** The server's face of the same. */
export interface ServerFeatureStore {
  /** @throws {AppError} `feature_not_in_plan` when the plan has no room for one more */
  addApiKey(
    key: {
      userId: string;
      sessionId: string;
      name: string;
      prefix: string;
      scopes: ApiKeyScope[];
    },
  ): Promise<ApiKey>;
  /** Notes a use, counts the call, says what the key may do; null when there is no such key. */
  useApiKey(
    sessionId: string,
  ): Promise<{ id: string; scopes: ApiKeyScope[]; isAllowed: boolean } | null>;
  /** The brand a report of this user is printed with; null for FLClear's own. */
  findReportBrand(userId: string): Promise<StoredBrand | null>;
  /** Null when the project is gone or has been run again. */
  findRunForMail(projectId: string, run: number): Promise<RunForMail | null>;
  findAccessRequest(id: string): Promise<AdminAccessRequest | null>;
  /** Inputs the owner corrected; the run under way uses them. */
  findCorrections(projectId: string): Promise<Corrections>;
  listAdmins(): Promise<{ name: string; email: string }[]>;
  /** Answers whose mails have ended, null when the account is gone. */
  stopAnalysisMail(userId: string): Promise<string | null>;
  /** Stores the figures of yesterday and of days missed before; answers how many. */
  rollUpMetrics(): Promise<number>;
  /** Deletes what has expired. */
  cleanUp(): Promise<void>;
  /** Queues the work of the night unless it is queued already. */
  scheduleNightly(): Promise<void>;
}
