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
  /** Media type of the answer; JSON when left out. */
  answerType?: string;
  errors: ErrorCode[];
}

/** What every call on a project may answer. */
export const OWNER: ErrorCode[] = ["no_authorization", "project_not_found"];
