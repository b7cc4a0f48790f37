/** How a call of `/api` is described. */
import type { z } from "zod";
import type { ErrorCode } from "../../errors.ts";

/** Who may call: anyone, any signed-in user, the owner of the project, an admin. */
export type CallAccess = "public" | "user" | "owner" | "admin";

export interface Operation {
  id: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** With parameters in braces. */
  path: string;
  tag: string;
  summary: string;
  access: CallAccess;
  query?: z.ZodType;
  body?: z.ZodType;
  /** How the body is sent; JSON when left out. */
  bodyType?: "application/json" | "multipart/form-data" | "application/offset+octet-stream";
  status: number;
  answer?: z.ZodType;
  /** Media types of the answer; JSON when left out. */
  answerType?: string | readonly string[];
  /** Further good answers: part of a file, not changed since, a request instead of an account. */
  others?: readonly { status: number; answer?: z.ZodType; description: string }[];
  /** What is refused by this call; what any call may refuse comes with {@link errorsOf}. */
  errors: ErrorCode[];
}

/** A file is sent whole, in part, or not at all to whoever has it. */
export const FILE_ANSWERS = [
  { status: 206, description: "The requested part" },
  { status: 304, description: "Not modified" },
] as const;

/** Everything a call may refuse: its own reasons, and those of whatever stands before all calls. */
export function errorsOf({ method, access, body, errors }: Operation): ErrorCode[] {
  const isChange = method !== "GET";
  const isSmall = ["validation_failed", "bad_json"] as const;
  const all: ErrorCode[] = [
    ...errors,
    "over_request_rate_limit",
    "unexpected_failure",
    "provider_unavailable",
    "not_found",
  ];
  // What a session or a key may be told wherever one is looked at.
  all.push("session_expired", "no_authorization", "insufficient_scope", "feature_not_in_plan");
  if (access === "owner") all.push("validation_failed", "insufficient_role");
  if (isChange) all.push("bad_csrf_token", "length_required", "request_timeout");
  if (body || isChange) all.push(...isSmall, "body_too_large");
  return [...new Set(all)];
}

/** What every call on a project may answer. */
export const OWNER: ErrorCode[] = ["no_authorization", "project_not_found"];
