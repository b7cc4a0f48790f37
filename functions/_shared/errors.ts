/**
 * The one error class of the product and the one table that gives each code its HTTP status.
 * Codes are stable: branch on `code`, never on text.
 */

/** Every code a client can meet, with its status. */
export const ERROR_STATUS = {
  validation_failed: 422,
  bad_json: 400,
  invalid_credentials: 401,
  no_authorization: 401,
  session_expired: 401,
  bad_csrf_token: 403,
  user_already_exists: 409,
  user_banned: 403,
  weak_password: 422,
  email_not_confirmed: 403,
  insufficient_aal: 401,
  mfa_verification_failed: 401,
  second_factor_required: 403,
  not_admin: 404,
  not_found: 404,
  project_not_found: 404,
  file_not_found: 404,
  report_not_found: 404,
  report_not_ready: 409,
  report_altered: 409,
  cycle_approved: 409,
  conflict: 409,
  limit_exceeded: 403,
  feature_not_in_plan: 403,
  model_consent_needed: 409,
  insufficient_scope: 403,
  insufficient_role: 403,
  payment_failed: 402,
  no_files: 422,
  unsupported_file_type: 415,
  length_required: 411,
  request_timeout: 408,
  file_too_large: 413,
  picture_too_large: 413,
  body_too_large: 413,
  too_many_files: 422,
  damaged_file: 422,
  locked_file: 422,
  not_a_plan: 422,
  same_file: 409,
  upload_not_found: 404,
  upload_offset: 409,
  upload_incomplete: 409,
  upload_taken: 409,
  too_many_parts: 422,
  range_not_satisfiable: 416,
  over_request_rate_limit: 429,
  analysis_failed: 500,
  feature_unavailable: 503,
  provider_unavailable: 503,
  unexpected_failure: 500,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** An error fit to be shown: `message` for the user, `detail` for the log only. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly detail?: string;
  /** Seconds after which trying again makes sense. */
  readonly retryAfterS?: number;
  /** Field path → message, for validation errors. */
  readonly fields?: Record<string, string>;

  constructor(
    code: ErrorCode,
    message: string,
    options: {
      detail?: string;
      cause?: unknown;
      retryAfterS?: number;
      fields?: Record<string, string>;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.detail = options.detail;
    this.retryAfterS = options.retryAfterS;
    this.fields = options.fields;
  }

  /** HTTP status of this error's code. */
  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** How a file that asks for a password is told of, wherever it is opened. */
const IS_LOCKED = "is password-protected";

/** `plans.pdf is password-protected.` */
export const lockedWords = (name: string): string => `${name} ${IS_LOCKED}.`;

/** Does a reason tell of such a file, which trying again does not open? */
export const isLockedReason = (reason: string | null | undefined): boolean =>
  reason?.includes(IS_LOCKED) ?? false;
