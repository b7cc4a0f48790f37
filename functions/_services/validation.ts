/** Checks values with a schema of the contract and says what is wrong in the contract's words. */
import type { z } from "zod";
import { AppError } from "../_shared/errors.ts";

/**
 * The checked value.
 *
 * @throws {AppError} `validation_failed` with the first message, and every message by field
 */
export function parseWith<S extends z.ZodType>(schema: S, value: unknown): z.infer<S> {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    fields[path.map(String).join(".") || "body"] ??= message;
  }
  const first = Object.values(fields)[0] ?? "The request is not valid";
  throw new AppError("validation_failed", first, { fields });
}
