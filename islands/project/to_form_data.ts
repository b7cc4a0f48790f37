/** The create form as multipart fields: lists as JSON text, unknown values left out, files last. */
import type { CreateProjectRequest } from "../../functions/_shared/contract/projects.ts";

export function toFormData(values: CreateProjectRequest, files: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined || value === "") continue;
    form.append(name, Array.isArray(value) ? JSON.stringify(value) : String(value));
  }
  for (const file of files) form.append("files", file, file.name);
  return form;
}
