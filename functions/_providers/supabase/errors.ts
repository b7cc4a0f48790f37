/** Translates the backend's errors into ours, once, at the border. */
import { AppError, ERROR_STATUS, type ErrorCode } from "../../_shared/errors.ts";
import { limitMessage, type LimitReached } from "../../_shared/messages.ts";

/** What the client library reports, as far as it is read here. */
export interface BackendError {
  message: string;
  code?: string;
  status?: number;
  details?: string | null;
}

const MESSAGES: Partial<Record<ErrorCode, string>> = {
  project_not_found: "Project not found",
  no_authorization: "Please sign in",
  conflict: "The project changed meanwhile. Reload and try again.",
  cycle_approved: "This cycle was approved. Undo the approval under Revisions first.",
  not_admin: "Not found",
  not_found: "Not found",
  report_not_found: "The report was not found",
  user_already_exists: "An account with this email already exists",
  report_not_ready: "The report is not ready yet",
  feature_not_in_plan: "The subscription doesn’t include this. A larger plan does.",
  insufficient_role: "Your role in the organization does not allow this. Ask one of its owners.",
  no_files: "Please select at least one file to upload",
  file_too_large: "The file is larger than the subscription allows for one file",
  file_not_found: "File not found",
  same_file: "This file is in the project already. Please choose another one.",
  too_many_files: "Too many files are waiting for a project. Create one from them, or remove some.",
  upload_taken: "A project has taken a file you sent already. Send it again to use it once more.",
  too_many_parts:
    "This file has come in more parts than are kept. Remove it, and send it again in larger parts.",
  upload_offset: "The upload is not at this offset. Check its offset and continue from there.",
};

/** Our error for a refused statement. Functions raise their code first, then details as JSON. */
function translateError(error: BackendError): AppError {
  const [, word, json] = /^(?:\w*error: )?([a-z_]+)(?: (\{.*\}))?$/i.exec(error.message) ?? [];
  const detail = `${error.code ?? ""} ${error.message}`;
  if (word === "limit_exceeded" && json) {
    const limit: LimitReached = JSON.parse(json);
    return new AppError("limit_exceeded", limitMessage(limit), { detail });
  }
  if (word && word in ERROR_STATUS) {
    const code = word as ErrorCode;
    return new AppError(code, MESSAGES[code] ?? "The request was refused", { detail });
  }
  if (/JWT|jwt|token is expired/.test(error.message) || error.code === "PGRST301") {
    return new AppError("session_expired", "Your session has expired. Please sign in again.", {
      detail,
    });
  }
  if (isUnstorable(error)) {
    return new AppError(
      "validation_failed",
      "The text contains characters that cannot be stored. Please remove them and try again.",
      { detail },
    );
  }
  // What a policy refuses, and what refers to something that is gone, is not there for who asks.
  if (error.code === "42501" || error.code === "23503") {
    return new AppError("not_found", "Not found", { detail });
  }
  if (error.code === "23514" || error.code === "23502") {
    return new AppError("validation_failed", "A value is outside the range that can be stored", {
      detail,
    });
  }
  // Text where an id is asked for names nothing; the text of JSON is told apart above.
  if (error.code === "22P02") return new AppError("not_found", "Not found", { detail });
  if (error.code === "23505") return new AppError("conflict", "This already exists", { detail });
  if (isAway(error)) {
    return new AppError("provider_unavailable", "The service is not available right now", {
      detail,
    });
  }
  return new AppError("unexpected_failure", "Something went wrong", { detail });
}

/**
 * Whether a text was refused for what it is made of: the character 0, or half of a character.
 * @source PostgreSQL, appendix A: 22021 character not in repertoire, 22P02 text representation, 22P05 untranslatable
 */
function isUnstorable({ message, code }: BackendError): boolean {
  return code === "22021" || code === "22P05" || code === "22P02" && /type jsonb?\b/.test(message);
}

/**
 * Whether the database, or the way to it, was not there, so that trying again later makes sense. A statement
 * that fails by itself carries the state of its own class.
 * @source PostgreSQL, appendix A: 08 connection, 53 resources, 57 intervention, 58 system error
 */
function isAway({ message, code, status }: BackendError): boolean {
  if (/fetch failed|network/i.test(message) || status === 0) return true;
  // It could not reach the database, or has not read its tables and functions: ours are there.
  if (/^PGRST(00[0-3]|20[25])$/.test(code ?? "")) return true;
  if (status === undefined || status < 500) return false;
  const isState = code !== undefined && /^[0-9A-Z]{5}$/.test(code);
  return !isState || /^(08|53|57|58)/.test(code);
}

/** The data of an answer, or our error. */
export function unwrap<T>(
  { data, error, status }: { data: T; error: BackendError | null; status?: number },
): T {
  if (!error) return data;
  const { message, code, details } = error;
  throw translateError({ message, code, details, status: error.status ?? status });
}
