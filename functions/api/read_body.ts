/** Reads JSON bodies, bounded and checked. */
import type { Context } from "hono";
import type { z } from "zod";
import { parseWith } from "../_services/validation.ts";
import { JSON_MAX_BODY } from "../_shared/constants/upload.ts";
import { AppError } from "../_shared/errors.ts";
import { Id } from "../_shared/contract/mod.ts";
import { readText } from "../_shared/read_text.ts";

/**
 * The JSON of a body.
 *
 * @throws {AppError} `bad_json`, `body_too_large`
 */
export async function readJson(c: Context): Promise<unknown> {
  return parseJson(await readText(c.req.raw.body, JSON_MAX_BODY));
}

/** @throws {AppError} `bad_json` */
export function parseJson(text: string): unknown {
  let value: unknown;
  let isStorable: boolean;
  try {
    value = JSON.parse(text);
    isStorable = !UNSTORABLE.test(text) || isWritable(value);
  } catch (cause) {
    throw new AppError("bad_json", "The request body is not JSON", { cause });
  }
  if (isStorable) return value;
  throw new AppError("bad_json", "The request contains an invalid character");
}

/** How JSON spells what no database stores and no text has a use for: the character 0, and half of a character. */
const UNSTORABLE = /\\u(?:0000|d[89a-f][0-9a-f]{2})/i;

/** Halves that meet are one character and are written as it is; a backslash that was typed is written twice. */
const isWritable = (value: unknown): boolean =>
  !UNSTORABLE.test(JSON.stringify(value).replaceAll("\\\\", ""));

/** The JSON of a body, checked. @throws {AppError} also `validation_failed` */
export async function readBody<S extends z.ZodType>(c: Context, schema: S): Promise<z.infer<S>> {
  return parseWith(schema, await readJson(c));
}

/** An id of the path. What is no id is of nothing, so it is not found. */
export function readId(
  c: Context,
  name = "id",
  code: keyof typeof NOT_FOUND = "project_not_found",
): string {
  const id = c.req.param(name);
  if (Id.safeParse(id).success) return id!;
  throw new AppError(code, NOT_FOUND[code]);
}

const NOT_FOUND = {
  project_not_found: "Project not found",
  file_not_found: "File not found",
  upload_not_found: "Upload not found",
  not_found: "Not found",
} as const;
