/** The project's details for a review in the terminal: a JSON file with the fields of the create form. */
import type { ProjectDetails } from "../_shared/domain/project.ts";
import { CreateProjectRequest } from "../_shared/contract/projects.ts";
import { AppError } from "../_shared/errors.ts";

/** Reads and checks a project file. @throws {AppError} naming the field that is wrong */
export async function readProjectFile(path: string): Promise<ProjectDetails> {
  const text = await Deno.readTextFile(path).catch(() => {
    throw new AppError("validation_failed", `The project file ${path} can't be read.`);
  });
  let values: unknown;
  try {
    values = JSON.parse(text);
  } catch {
    throw new AppError("bad_json", `The project file ${path} is not valid JSON.`);
  }
  const parsed = CreateProjectRequest.safeParse(values);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new AppError(
    "validation_failed",
    `The project file ${path}: ${issue.path.join(".")}: ${issue.message}`,
  );
}

/** What is known of a project when nobody typed anything: nothing but a name. Rules then ask instead of accusing. */
export function unknownProject(name: string): ProjectDetails {
  return {
    name,
    address: "",
    clientName: "",
    clientPhone: "",
    clientEmail: "",
    occupancyClassification: [],
    inspectionCategories: [],
    buildingHeight: 0,
    buildingArea: 0,
    typeOfConstruction: null,
    fireSprinkler: null,
    generator: false,
    baseFloodElevation: null,
    femaFloodZone: null,
    priority: "medium",
    tags: [],
  };
}
