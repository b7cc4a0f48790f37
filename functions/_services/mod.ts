/**
 * The use cases of the product as one interface, bound to their providers by the composition root.
 * Routes and `/api` know only this; who answers (embedded or hosted database, sandbox or card payments)
 * is decided in `main.ts`.
 */
import type {
  AcceptInvitationRequest,
  AccessRequest,
  AddCommentRequest,
  AdminAccessRequestList,
  AdminFeedback,
  AdminJobList,
  AdminJobsQuery,
  AdminListQuery,
  AdminMetricsResponse,
  AdminUserList,
  ApiKeyList,
  ApiKeyScope,
  ApproveRequest,
  ArchiveProjectRequest,
  AuditLog,
  AuthResponse,
  BeginSecondFactorRequest,
  BeginSecondFactorResponse,
  BeginUploadRequest,
  BillingAnalytics,
  BillingHistory,
  BillingPortalResponse,
  Brand,
  CancelSubscriptionResponse,
  CarriedVerdict,
  ChangeEmailRequest,
  ChangeFindingRequest,
  ChangeMemberRequest,
  ChangePasswordRequest,
  ChangeProjectRequest,
  ChangeStandardCommentRequest,
  CodeSectionsQuery,
  CodeSectionsResponse,
  ComplianceResponse,
  ConfirmSecondFactorRequest,
  CorrectionsResponse,
  CreateApiKeyRequest,
  CreateApiKeyResponse,
  CreateProjectQuery,
  CreateProjectRequest,
  CreateProjectResponse,
  CreateShareResponse,
  CreateSubscriptionRequest,
  CreateSubscriptionResponse,
  CycleResponse,
  CycleSummary,
  DashboardStats,
  DispositionsResponse,
  EmailConfirmation,
  ExportFormat,
  FeedbackRequest,
  FeedbackResponse,
  GuestCommentRequest,
  HandOverRequest,
  HealthResponse,
  Invitation,
  InvitationList,
  InviteRequest,
  ListProjectsQuery,
  LoginRequest,
  MailChoices,
  Member,
  MemberList,
  MoveProjectRequest,
  NotificationList,
  OfReport,
  Organization,
  OrganizationList,
  OrganizationRequest,
  PageQuery,
  People,
  PersonAnswersResponse,
  ProgressEvent,
  Project,
  ProjectFile,
  ProjectSummary,
  RaiseFindingRequest,
  ReadLetterResponse,
  ReadMarkupResponse,
  ReadNotificationsRequest,
  RecoveryCodesResponse,
  RegisterRequest,
  ReportResponse,
  RevokeReportRequest,
  Room,
  RuleAccuracyList,
  RuleDecisionsResponse,
  SaveAnswersRequest,
  SaveAnswersResponse,
  SaveCorrectionsRequest,
  SaveDispositionsRequest,
  SaveDispositionsResponse,
  SavedView,
  SavedViewsQuery,
  SavedViewsResponse,
  SaveVerdictsRequest,
  SaveViewRequest,
  SealCheckResponse,
  SearchSheetsQuery,
  SearchSheetsResponse,
  SecondFactorRequest,
  SecurityEvents,
  SecurityResponse,
  SessionList,
  SessionUser,
  Share,
  ShareCommentRequest,
  ShareDecisionsRequest,
  SharedReport,
  SharedThreadQuery,
  ShareList,
  ShareRequest,
  SheetLinksResponse,
  SimpleRegisterRequest,
  StandardComment,
  StandardCommentsQuery,
  StandardCommentsResponse,
  StandardCommentValues,
  StatsQuery,
  ThreadEntry,
  ThreadQuery,
  ThreadResponse,
  TransparencyQuery,
  TransparencyResponse,
  UpdateBrandRequest,
  UpdateModelConsentRequest,
  UpdateProfileRequest,
  UpdateTagsRequest,
  UpdateVerificationRequest,
  Upload,
  UploadSheets,
  VerificationResult,
  VisualMarkupResponse,
} from "../_shared/contract/mod.ts";
import type { Finding } from "../_shared/domain/finding.ts";
import type { Right } from "../_shared/constants/roles.ts";
import type { PublicKeySet } from "../_shared/seal.ts";

/** Who is calling. `id` names the session without being its token. */
export interface Session {
  id: string;
  user: SessionUser;
  expiresAt: string;
  /** As "Chrome on Windows"; empty where it is not known. */
  device: string;
  /** Set when the caller is a personal API key, which may do less than its owner. */
  key?: { id: string; scopes: ApiKeyScope[]; isAllowed: boolean };
}

/** Where somebody signs in from. */
export interface Visit {
  userAgent: string;
  /** A random text the browser keeps; null where it keeps none. */
  device: string | null;
}

/** Bytes to answer with. `size` is the length of the whole object, `range` the part that is sent. */
export interface Download {
  body: ReadableStream<Uint8Array> | Uint8Array;
  contentType: string;
  filename: string;
  size: number;
  range: { start: number; end: number } | null;
  /** Strong validator of the whole object. */
  etag: string | null;
}

/** One part of an upload while it arrives: read `body` once, in order. */
export interface IncomingFile {
  filename: string;
  contentType: string;
  body: ReadableStream<Uint8Array>;
}

/** A multipart form while it arrives: text fields and files in the order they were sent. */
export type IncomingPart =
  | { kind: "field"; name: string; value: string }
  | { kind: "file"; name: string; file: IncomingFile };

/** A byte range as asked for: `end` null means to the end, `start` null means the last `end` bytes. */
export interface AskedRange {
  start: number | null;
  end: number | null;
}

/** Use cases of what reviewers add beside the sealed report. */
export interface ReviewServices {
  /** Sections of the loaded code by number and words. */
  listCodeSections(session: Session, query: CodeSectionsQuery): Promise<CodeSectionsResponse>;
  /** Findings reviewers raised beside the newest report. */
  listOwnFindings(
    session: Session,
    projectId: string,
    query: PageQuery,
  ): Promise<{ reportId: string | null; total: number; findings: Finding[] }>;
  /** @throws {AppError} `report_not_found` when a newer report is there, `validation_failed` */
  raiseFinding(
    session: Session,
    projectId: string,
    request: RaiseFindingRequest,
  ): Promise<Finding>;
  /** @throws {AppError} also `not_found` */
  changeFinding(
    session: Session,
    target: { projectId: string; findingId: string },
    request: ChangeFindingRequest,
  ): Promise<Finding>;
  /** Takes it back, until it is put back. @throws {AppError} `report_not_found`, `not_found` */
  deleteFinding(
    session: Session,
    target: { projectId: string; findingId: string },
    of: OfReport,
  ): Promise<void>;
  restoreFinding(
    session: Session,
    target: { projectId: string; findingId: string },
    of: OfReport,
  ): Promise<Finding>;
  /** What people answered to requirements of the newest report. */
  listAnswers(
    session: Session,
    projectId: string,
    query: PageQuery,
  ): Promise<PersonAnswersResponse>;
  /** All of it or nothing. @throws {AppError} `report_not_found`, `not_found` */
  saveAnswers(
    session: Session,
    projectId: string,
    request: SaveAnswersRequest,
  ): Promise<SaveAnswersResponse>;
  /**
   * What somebody changed in a marked-up copy; nothing is saved.
   *
   * @throws {AppError} `unsupported_file_type`, `damaged_file`, `conflict` for a copy of another report
   */
  readMarkup(
    session: Session,
    projectId: string,
    parts: AsyncIterable<IncomingPart>,
  ): Promise<ReadMarkupResponse>;
  /** The caller's library, by title. */
  listStandardComments(
    session: Session,
    query: StandardCommentsQuery,
  ): Promise<StandardCommentsResponse>;
  /** @throws {AppError} `conflict` when the library is full */
  addStandardComment(session: Session, values: StandardCommentValues): Promise<StandardComment>;
  /** @throws {AppError} `not_found` */
  changeStandardComment(
    session: Session,
    id: string,
    values: ChangeStandardCommentRequest,
  ): Promise<StandardComment>;
  deleteStandardComment(session: Session, id: string): Promise<void>;
  /** What the caller decided about the findings of each rule. */
  listRuleDecisions(session: Session, query: PageQuery): Promise<RuleDecisionsResponse>;
  /** Whether the caller's decisions count, without a name, for the whole service. */
  shareDecisions(session: Session, request: ShareDecisionsRequest): Promise<ShareDecisionsRequest>;
  /** Views of lists the caller saved, by name. */
  listSavedViews(session: Session, query: SavedViewsQuery): Promise<SavedViewsResponse>;
  /** Takes the place of the one of the same list and name. */
  saveView(session: Session, view: SaveViewRequest): Promise<SavedView>;
  /** @throws {AppError} `not_found` */
  deleteView(session: Session, id: string): Promise<void>;
}

/** Every use case. Those that take a session answer only about what that user owns. */
export interface Services extends ReviewServices {
  registerUser(
    request: RegisterRequest | SimpleRegisterRequest,
    visit?: Visit,
  ): Promise<AuthResponse>;
  requestAccess(request: AccessRequest): Promise<void>;
  /** @throws {AppError} `insufficient_aal` when the account has a second factor and no code came along */
  loginUser(request: LoginRequest, visit?: Visit): Promise<AuthResponse>;
  logoutUser(token: string): Promise<void>;
  /** The session behind an opaque token, null when unknown, expired or disabled. */
  findSession(token: string): Promise<Session | null>;
  /**
   * Lets admins with a second factor pass, also when the session was opened before the role was given.
   *
   * @throws {AppError} `not_admin`, `second_factor_required`
   */
  assertAdmin(session: Session | null): Promise<void>;
  /** The session of a token or of a personal API key; the key is counted as used. */
  findCaller(token: string): Promise<Session | null>;
  updateProfile(session: Session, request: UpdateProfileRequest): Promise<SessionUser>;
  changePassword(session: Session, request: ChangePasswordRequest): Promise<void>;
  requestPasswordReset(email: string): Promise<void>;
  resetPassword(token: string, password: string): Promise<void>;
  requestEmailConfirmation(session: Session): Promise<void>;
  /** What the link of a mail confirms; looking leaves it good. @throws {AppError} `not_found` */
  getEmailConfirmation(token: string): Promise<EmailConfirmation>;
  /** Uses up a link of a mail and says what it led to. */
  confirmEmail(token: string): Promise<"confirmed" | "waits" | "changed">;
  /** Everything stored about the account as JSON, written while it is read. */
  exportAccount(session: Session): Promise<ReadableStream<Uint8Array>>;
  deleteAccount(session: Session, password: string): Promise<void>;

  /** How safe the account is. */
  getSecurity(session: Session): Promise<SecurityResponse>;
  /** The one that asks, then those used last. */
  listSessions(session: Session, query: PageQuery): Promise<SessionList>;
  /** Newest first. */
  listSecurityEvents(session: Session, query: PageQuery): Promise<SecurityEvents>;
  /** Makes a secret for an app; it counts once a first code was right. @throws {AppError} `conflict` */
  beginSecondFactor(
    session: Session,
    request: BeginSecondFactorRequest,
  ): Promise<BeginSecondFactorResponse>;
  /** Switches the second factor on and ends every other session. */
  confirmSecondFactor(
    session: Session,
    request: ConfirmSecondFactorRequest,
  ): Promise<RecoveryCodesResponse>;
  removeSecondFactor(session: Session, request: SecondFactorRequest): Promise<void>;
  renewRecoveryCodes(
    session: Session,
    request: SecondFactorRequest,
  ): Promise<RecoveryCodesResponse>;
  /** Ends another session of the caller. @throws {AppError} `not_found`, `conflict` for the one in use */
  endSession(session: Session, id: string): Promise<void>;
  endOtherSessions(session: Session): Promise<void>;
  /** Sends a link to the new address, and to the old one where it was confirmed. */
  requestEmailChange(session: Session, request: ChangeEmailRequest): Promise<void>;
  dropEmailChange(session: Session): Promise<void>;

  createProject(
    session: Session,
    parts: AsyncIterable<IncomingPart>,
    query?: CreateProjectQuery,
  ): Promise<CreateProjectResponse>;
  /** The same from values and whole files, for callers without a form. */
  createProjectFrom(
    session: Session,
    request: CreateProjectRequest,
    files: IncomingFile[],
  ): Promise<CreateProjectResponse>;
  /** Whether the plan has room for one more project. @throws {AppError} `not_found`, `insufficient_role` */
  getProjectRoom(session: Session, query: CreateProjectQuery): Promise<Room>;
  /** Announces a file to be sent in parts. */
  beginUpload(session: Session, request: BeginUploadRequest): Promise<Upload>;
  /** Those no project has taken yet. */
  listUploads(session: Session, query: PageQuery): Promise<{ uploads: Upload[]; total: number }>;
  getUpload(session: Session, id: string): Promise<Upload>;
  /** Pages of a PDF, one of a picture; null where the file isn't whole or can't be opened. */
  countSheets(session: Session, id: string): Promise<UploadSheets>;
  /** @throws {AppError} `upload_offset` when the file is not where the part begins */
  addUploadPart(
    session: Session,
    id: string,
    part: { offset: number; bytes: Uint8Array<ArrayBuffer> },
  ): Promise<Upload>;
  deleteUpload(session: Session, id: string): Promise<void>;
  /** Makes the set these files, in this order and by these names. @throws {AppError} `conflict`, `same_file` */
  changeFiles(
    session: Session,
    projectId: string,
    parts: AsyncIterable<IncomingPart>,
  ): Promise<Project>;
  /** Whether files may be sent or changed now. */
  getRevisionRoom(session: Session, projectId: string): Promise<Room>;
  /** Another file in the place of one of a failed project, which is reviewed again. @throws {AppError} `conflict` */
  replaceFile(
    session: Session,
    target: { projectId: string; fileId: string },
    parts: AsyncIterable<IncomingPart>,
  ): Promise<Project>;
  listProjects(
    session: Session,
    query: ListProjectsQuery,
  ): Promise<{ projects: ProjectSummary[]; total: number }>;
  getStats(session: Session, query?: StatsQuery): Promise<DashboardStats>;
  /** What the dashboard opens with: all projects and what is counted of them. */
  getDashboard(
    session: Session,
    query?: StatsQuery,
  ): Promise<{ projects: ProjectSummary[]; stats: DashboardStats }>;
  getProject(session: Session, projectId: string): Promise<Project>;
  /** Changes details; where the review depends on one of them it begins again. @throws {AppError} `conflict` */
  changeProject(
    session: Session,
    projectId: string,
    request: ChangeProjectRequest,
  ): Promise<Project>;
  /** Puts a project away, or back. @throws {AppError} `conflict` while it is reviewed */
  archiveProject(
    session: Session,
    projectId: string,
    request: ArchiveProjectRequest,
  ): Promise<Project>;
  deleteProject(session: Session, projectId: string): Promise<void>;
  retryProject(session: Session, projectId: string): Promise<ProjectSummary>;
  /** Reviews again, with the vision model where there is one. @throws {AppError} `model_consent_needed` */
  startEnhancedAnalysis(session: Session, projectId: string): Promise<ProgressEvent>;
  /** Stops a review that was started again; the last report stays. @throws {AppError} `report_not_ready` */
  cancelEnhancedAnalysis(session: Session, projectId: string): Promise<Project>;
  updateModelConsent(
    session: Session,
    projectId: string,
    request: UpdateModelConsentRequest,
  ): Promise<Project>;
  getProgress(session: Session, projectId: string): Promise<ProgressEvent>;
  getCorrections(session: Session, projectId: string): Promise<CorrectionsResponse>;
  /** Saves corrected inputs for the next review, in the place of those before. */
  saveCorrections(
    session: Session,
    projectId: string,
    request: SaveCorrectionsRequest,
  ): Promise<CorrectionsResponse>;
  /** What was decided about findings of the newest report, and what stands after it. */
  listDispositions(
    session: Session,
    projectId: string,
    query: PageQuery,
  ): Promise<DispositionsResponse>;
  /** All of it or nothing. @throws {AppError} `not_found` when the report has no such finding */
  saveDispositions(
    session: Session,
    projectId: string,
    request: SaveDispositionsRequest,
  ): Promise<SaveDispositionsResponse>;
  /** Comments on a finding and what was decided about it, oldest first. */
  getThread(
    session: Session,
    target: { projectId: string; findingId: string },
    query: ThreadQuery,
  ): Promise<ThreadResponse>;
  addComment(
    session: Session,
    target: { projectId: string; findingId: string },
    request: AddCommentRequest,
  ): Promise<ThreadEntry>;
  /** Takes back a comment of one's own. */
  deleteComment(
    session: Session,
    target: { projectId: string; commentId: string },
  ): Promise<void>;
  /** @throws {AppError} `project_not_found` for strangers, `insufficient_role` for members who may not */
  assertRight(session: Session, projectId: string, right: Right): Promise<void>;
  listOrganizations(session: Session, query: PageQuery): Promise<OrganizationList>;
  createOrganization(session: Session, request: OrganizationRequest): Promise<Organization>;
  /** @throws {AppError} `not_found`, `insufficient_role`, as all that follow with the id of an organization */
  renameOrganization(
    session: Session,
    id: string,
    request: OrganizationRequest,
  ): Promise<Organization>;
  /** @throws {AppError} `conflict` while it has projects */
  deleteOrganization(session: Session, id: string): Promise<void>;
  /** Asks a member to cover the organization. @throws {AppError} `insufficient_role`, `not_found`, `conflict` */
  offerHandover(session: Session, id: string, request: HandOverRequest): Promise<Organization>;
  /** @throws {AppError} `not_found`, `conflict` during a review, `limit_exceeded` */
  acceptHandover(session: Session, id: string): Promise<Organization>;
  /** Withdraws or declines it. @throws {AppError} `not_found` */
  endHandover(session: Session, id: string): Promise<Organization>;
  listMembers(session: Session, id: string, query: PageQuery): Promise<MemberList>;
  changeMember(
    session: Session,
    target: { id: string; userId: string },
    request: ChangeMemberRequest,
  ): Promise<Member>;
  /** Removes a member, or lets the caller leave. @throws {AppError} `conflict` for whose plan counts */
  removeMember(session: Session, target: { id: string; userId: string }): Promise<void>;
  listInvitations(session: Session, id: string, query: PageQuery): Promise<InvitationList>;
  invite(session: Session, id: string, request: InviteRequest): Promise<Invitation>;
  /** Sends a new link; the one before no longer works. */
  resendInvitation(
    session: Session,
    target: { id: string; invitationId: string },
  ): Promise<Invitation>;
  revokeInvitation(session: Session, target: { id: string; invitationId: string }): Promise<void>;
  /** Those for the caller's confirmed address. */
  listMyInvitations(session: Session, query: PageQuery): Promise<InvitationList>;
  /** @throws {AppError} `not_found` */
  getInvitation(token: string): Promise<Invitation>;
  acceptInvitation(session: Session, request: AcceptInvitationRequest): Promise<Organization>;
  /** Moves a project between a person and an organization. @throws {AppError} `conflict`, `limit_exceeded` */
  moveProject(
    session: Session,
    projectId: string,
    request: MoveProjectRequest,
  ): Promise<Project>;
  /** The caller's role in a project, and who works on it. */
  listPeople(session: Session, projectId: string, query: PageQuery): Promise<People>;
  /** Links to the report, newest first. */
  listShares(session: Session, projectId: string, query: PageQuery): Promise<ShareList>;
  /** Makes a link, which is told this once. @throws {AppError} `report_not_ready`, `conflict` */
  createShare(
    session: Session,
    projectId: string,
    request: ShareRequest,
  ): Promise<CreateShareResponse>;
  revokeShare(session: Session, target: { projectId: string; shareId: string }): Promise<Share>;
  /** Lets guests read a comment of one's own, or no longer. */
  shareComment(
    session: Session,
    target: { projectId: string; commentId: string },
    request: ShareCommentRequest,
  ): Promise<ThreadEntry>;
  /** What a guest's link leads to. @throws {AppError} `not_found`, as all that follow with a token */
  getShared(token: string): Promise<SharedReport>;
  getSharedReport(token: string): Promise<ReportResponse>;
  /** What was decided about the findings of that report: of each the state alone. */
  listSharedDispositions(token: string, query: PageQuery): Promise<DispositionsResponse>;
  listSharedFiles(
    token: string,
    query: PageQuery,
  ): Promise<{ files: ProjectFile[]; total: number }>;
  openSharedFile(
    token: string,
    target: { fileId: string; range: AskedRange | null },
  ): Promise<Download>;
  renderSharedPage(token: string, target: { page: number; widthPx: number }): Promise<Download>;
  /** The guest's own comments and those the team lets guests read, oldest first. */
  getSharedThread(
    token: string,
    target: { findingId: string },
    query: SharedThreadQuery,
  ): Promise<ThreadResponse>;
  addSharedComment(
    token: string,
    target: { findingId: string },
    request: GuestCommentRequest,
  ): Promise<ThreadEntry>;
  listNotifications(session: Session, query: PageQuery): Promise<NotificationList>;
  readNotifications(session: Session, request: ReadNotificationsRequest): Promise<void>;
  /** Takes a revision of the set and has it reviewed. @throws {AppError} `conflict`, `report_not_ready`, `same_file` */
  submitRevision(
    session: Session,
    projectId: string,
    parts: AsyncIterable<IncomingPart>,
  ): Promise<Project>;
  /** Takes back the newest revision while it has no report. @throws {AppError} `conflict` */
  withdrawRevision(session: Session, projectId: string): Promise<Project>;
  /** Oldest first. */
  listCycles(
    session: Session,
    projectId: string,
    query: PageQuery,
  ): Promise<{ cycles: CycleSummary[]; total: number }>;
  /** A cycle's set beside the one before, with one page of its comments. @throws {AppError} `not_found` */
  getCycle(
    session: Session,
    target: { projectId: string; cycle: number },
    query: PageQuery,
  ): Promise<CycleResponse>;
  /** Decides about comments of earlier cycles, all or nothing. @throws {AppError} `not_found`, `conflict` */
  saveVerdicts(
    session: Session,
    target: { projectId: string; cycle: number },
    request: SaveVerdictsRequest,
  ): Promise<CarriedVerdict[]>;
  /** Approves the newest cycle in the caller's name. @throws {AppError} `conflict`, `report_not_found` */
  approveCycle(
    session: Session,
    target: { projectId: string; cycle: number },
    request: ApproveRequest,
  ): Promise<CycleSummary>;
  /** @throws {AppError} `not_found`, `conflict` */
  undoApproval(
    session: Session,
    target: { projectId: string; cycle: number },
  ): Promise<CycleSummary>;
  /** Reads the applicant's responses from the letter of a cycle. @throws {AppError} `unsupported_file_type` */
  readLetter(
    session: Session,
    target: { projectId: string; cycle: number },
    parts: AsyncIterable<IncomingPart>,
  ): Promise<ReadLetterResponse>;
  listFiles(
    session: Session,
    projectId: string,
    query: PageQuery,
  ): Promise<{ files: ProjectFile[]; total: number }>;
  openFile(
    session: Session,
    target: { projectId: string; fileId: string; range: AskedRange | null },
  ): Promise<Download>;
  /** A page as PNG. `page` as the newest report numbers it, or that of a cycle. */
  renderPage(
    session: Session,
    target: { projectId: string; page: number; widthPx: number; cycle?: number },
  ): Promise<Download>;

  /** First page of a file as a small PNG. */
  renderThumbnail(
    session: Session,
    target: { projectId: string; fileId: string },
  ): Promise<Download>;

  /** Texts of the sheets in which the words stand. */
  searchSheets(
    session: Session,
    projectId: string,
    query: SearchSheetsQuery,
  ): Promise<SearchSheetsResponse>;
  /** Places of a set that name another sheet of it. */
  listSheetLinks(
    session: Session,
    projectId: string,
    query: PageQuery,
  ): Promise<SheetLinksResponse>;

  getReport(session: Session, projectId: string): Promise<ReportResponse>;
  getCompliance(session: Session, projectId: string): Promise<ComplianceResponse>;
  downloadReport(session: Session, projectId: string): Promise<Download>;
  createVisualMarkup(session: Session, projectId: string): Promise<VisualMarkupResponse>;
  /** Marked-up copy of one uploaded file, or of all in one PDF when `fileId` is null. */
  downloadMarkup(
    session: Session,
    target: { projectId: string; fileId: string | null },
  ): Promise<Download>;
  /** The marked-up sheets with open findings, one above the other, as one PNG. */
  downloadMarkupImage(session: Session, projectId: string): Promise<Download>;
  exportReport(
    session: Session,
    target: { projectId: string; format: ExportFormat },
  ): Promise<Download>;
  /** Takes a report back for good. */
  revokeReport(session: Session, projectId: string, request: RevokeReportRequest): Promise<void>;
  updateVerification(
    session: Session,
    projectId: string,
    request: UpdateVerificationRequest,
  ): Promise<void>;
  /** Verifications of all reports since midnight, UTC, seconds old at most; null when it can't be told now. */
  countVerifiedToday(): Promise<number | null>;
  getTransparency(query: TransparencyQuery): Promise<TransparencyResponse>;
  /** Public halves of the keys reports are sealed with. */
  getSealKeys(): PublicKeySet;
  verifyReport(code: string): Promise<VerificationResult>;
  /**
   * What `verifyReport` would answer right now, not counted, for a code that is asked for very often; null for any
   * other. The same object as long as it is the same answer.
   */
  peekVerification(code: string): Promise<VerificationResult> | null;
  /** Counts a verification answered from {@link peekVerification}; false when that answer is too old by now. */
  noteVerification(code: string): boolean;

  submitFeedback(session: Session, request: FeedbackRequest): Promise<FeedbackResponse>;
  getBillingAnalytics(session: Session): Promise<BillingAnalytics>;
  createSubscription(
    session: Session,
    request: CreateSubscriptionRequest,
  ): Promise<CreateSubscriptionResponse>;
  cancelSubscription(session: Session): Promise<CancelSubscriptionResponse>;
  /** Address of the payment provider's page for cards and invoices; null when there is none. */
  openBillingPortal(session: Session): Promise<BillingPortalResponse>;
  /** Reads the subscription again at the payment provider. */
  syncBilling(session: Session): Promise<BillingAnalytics>;
  /** Takes a signed event of the payment provider, once, and queues reading the customer it is about. */
  receivePaymentEvent(body: string, signature: string): Promise<void>;

  /** Newest first. */
  listApiKeys(session: Session, query: PageQuery): Promise<ApiKeyList>;
  /** Invoices, newest first. */
  listBillingHistory(session: Session, query: PageQuery): Promise<BillingHistory>;
  createApiKey(session: Session, request: CreateApiKeyRequest): Promise<CreateApiKeyResponse>;
  revokeApiKey(session: Session, id: string): Promise<void>;
  getBrand(session: Session): Promise<Brand>;
  updateBrand(session: Session, request: UpdateBrandRequest): Promise<Brand>;
  deleteBrand(session: Session): Promise<Brand>;
  getMailChoices(session: Session): Promise<MailChoices>;
  updateMailChoices(session: Session, choices: MailChoices): Promise<MailChoices>;
  /** Ends the mails about analyses for whoever the token names. */
  unsubscribe(token: string): Promise<{ email: string }>;
  updateTags(session: Session, projectId: string, request: UpdateTagsRequest): Promise<Project>;

  readAdminMetrics(session: Session): Promise<AdminMetricsResponse>;
  /** The newest nightly check of all seals. */
  readSealCheck(session: Session): Promise<SealCheckResponse>;
  listUsers(session: Session, query: AdminListQuery): Promise<AdminUserList>;
  setUserActive(session: Session, userId: string, isActive: boolean): Promise<void>;
  listJobs(session: Session, query: AdminJobsQuery): Promise<AdminJobList>;
  redriveJob(session: Session, id: string): Promise<void>;
  readFeedback(session: Session, query: AdminListQuery): Promise<AdminFeedback>;
  readRuleAccuracy(session: Session, query: AdminListQuery): Promise<RuleAccuracyList>;
  listAccessRequests(session: Session, query: AdminListQuery): Promise<AdminAccessRequestList>;
  handleAccessRequest(session: Session, id: string): Promise<void>;
  listAuditLog(session: Session, query: AdminListQuery): Promise<AuditLog>;

  getHealth(): Promise<HealthResponse>;
  /** What keeps requests from being answered now; null when nothing does. */
  findObstacle(): Promise<"database" | null>;
  /** Who runs the site, by name and address; null where it is not said. */
  getOperator(): string | null;
}

/** What a request carries through Hono, in `/api` and in pages. */
export interface AppEnv {
  Variables: {
    /** Null for a visitor. */
    session: Session | null;
    services: Services;
    requestId: string;
    /** Value every inline script and style of the page must carry. */
    nonce: string;
  };
}
