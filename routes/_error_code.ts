/** What a fault of a use case is, on a page. */
import { ERROR_STATUS, type ErrorCode } from "../functions/_shared/errors.ts";

/** Reads the code of an AppError by its shape: pages are bundled apart from the server. */
export function codeOf(error: unknown): ErrorCode {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" && code in ERROR_STATUS
    ? code as ErrorCode
    : "unexpected_failure";
}
