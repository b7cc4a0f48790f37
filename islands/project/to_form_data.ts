/** The create form as multipart fields: lists as JSON text, unknown values left out, files by their upload. */
import type { CreateProjectRequest } from "../../functions/_shared/contract/projects.ts";

export function toFormData(values: CreateProjectRequest, uploadIds: readonly string[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined || value === "") continue;
    form.append(name, Array.isArray(value) ? JSON.stringify(value) : String(value));
  }
  form.append("uploads", JSON.stringify(uploadIds));
  return form;
}
