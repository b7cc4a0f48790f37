/** Files sent in parts, by the tus protocol. */
import { z } from "zod";
import { DoneResponse, PageQuery } from "../common.ts";
import * as uploads from "../uploads.ts";
import type { Operation } from "./operation.ts";

export const UPLOAD_OPERATIONS: readonly Operation[] = [
  {
    id: "listUploads",
    method: "GET",
    path: "/api/uploads",
    tag: "Uploads",
    summary:
      "The user’s uploaded files that aren’t part of a project yet, oldest first. The header `X-Total-Count` gives the total.",
    access: "user",
    query: PageQuery,
    status: 200,
    answer: uploads.UploadList,
    errors: ["no_authorization", "validation_failed"],
  },
  {
    id: "beginUpload",
    method: "POST",
    path: "/api/uploads",
    tag: "Uploads",
    summary:
      "Announce a file, in JSON or in the headers of tus 1.0.0 (`Upload-Length`, `Upload-Metadata` with `filename`). Send its bytes to the `Location` in the answer, then give its id in the field `uploads` when creating a project.",
    access: "user",
    body: uploads.BeginUploadRequest,
    status: 201,
    answer: uploads.Upload,
    errors: [
      "no_authorization",
      "validation_failed",
      "unsupported_file_type",
      "file_too_large",
      "too_many_files",
      "limit_exceeded",
      "over_request_rate_limit",
    ],
  },
  {
    id: "getUpload",
    method: "GET",
    path: "/api/uploads/{id}",
    tag: "Uploads",
    summary:
      "How much of a file has arrived; `HEAD` returns only `Upload-Offset` and `Upload-Length`.",
    access: "owner",
    status: 200,
    answer: uploads.Upload,
    errors: ["no_authorization", "upload_not_found"],
  },
  {
    id: "countSheets",
    method: "GET",
    path: "/api/uploads/{id}/sheets",
    tag: "Uploads",
    summary: "How many sheets an uploaded file has, before a project takes it.",
    access: "owner",
    status: 200,
    answer: uploads.UploadSheets,
    errors: ["no_authorization", "upload_not_found", "over_request_rate_limit"],
  },
  {
    id: "addUploadPart",
    method: "PATCH",
    path: "/api/uploads/{id}",
    tag: "Uploads",
    summary:
      "Add bytes (`application/offset+octet-stream`, at most 8 MB at once) starting at `Upload-Offset`. The answer carries the new `Upload-Offset`.",
    access: "owner",
    body: z.string().meta({ contentMediaType: "application/offset+octet-stream" }),
    bodyType: "application/offset+octet-stream",
    status: 204,
    errors: [
      "no_authorization",
      "upload_not_found",
      "upload_offset",
      "too_many_parts",
      "validation_failed",
      "unsupported_file_type",
      "body_too_large",
      "over_request_rate_limit",
    ],
  },
  {
    id: "deleteUpload",
    method: "DELETE",
    path: "/api/uploads/{id}",
    tag: "Uploads",
    summary: "Delete a file that isn’t part of a project.",
    access: "owner",
    status: 200,
    answer: DoneResponse,
    errors: ["no_authorization", "upload_not_found"],
  },
];
