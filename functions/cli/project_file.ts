/** What a review in the terminal is told beside its plans: the create form and corrected inputs, as JSON files. */
import type { z } from "zod";
import { SaveCorrectionsRequest } from "../_shared/contract/corrections.ts";
import { CreateProjectRequest } from "../_shared/contract/projects.ts";
import type { Corrections } from "../_shared/domain/corrections.ts";
import type { ProjectDetails } from "../_shared/domain/project.ts";
import { AppError } from "../_shared/errors.ts";

/** Reads and checks a project file. @throws {AppError} naming the field that is wrong */
export const readProjectFile = (path: string): Promise<ProjectDetails> =>
  readJsonFile(path, "project", CreateProjectRequest);

/**
 * Reads and checks a file of corrections, shaped as `/api/projects/{id}/corrections` answers it.
 *
 * @throws {AppError} naming the field that is wrong
 */
export async function readCorrectionsFile(path: string): Promise<Corrections> {
  return (await readJsonFile(path, "corrections", SaveCorrectionsRequest)).corrections;
}

async function readJsonFile<T>(path: string, kind: string, schema: z.ZodType<T>): Promise<T> {
  const text = await Deno.readTextFile(path).catch(() => {
    throw new AppError("validation_failed", `The ${kind} file ${path} can’t be read.`);
  });
  let values: unknown;
  try {
    values = JSON.parse(text);
  } catch {
    throw new AppError("bad_json", `The ${kind} file ${path} is not valid JSON.`);
  }
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new AppError(
    "validation_failed",
    `The ${kind} file ${path}: ${issue.path.join(".")}: ${issue.message}`,
  );
}
