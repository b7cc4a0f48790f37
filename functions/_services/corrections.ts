/** Use cases of corrections: what the owner entered for inputs of the calculators, kept for the next review. */
import type { CorrectionsResponse } from "../_shared/contract/mod.ts";
import {
  controlOf,
  correctionKey,
  type Corrections,
  refusalOf,
} from "../_shared/domain/corrections.ts";
import { buildingRefusal, isBuildingKey } from "../_shared/domain/building_corrections.ts";
import type { ReportBody } from "../_shared/domain/report.ts";
import { AppError } from "../_shared/errors.ts";
import type { Services } from "./mod.ts";
import type { Context } from "./ports.ts";
import { projectNotFound } from "./projects.ts";

type CorrectionServices = Pick<Services, "getCorrections" | "saveCorrections">;

/** Binds the use cases of corrections. */
export function createCorrectionServices({ owner, log }: Context): CorrectionServices {
  return {
    async getCorrections(session, projectId): Promise<CorrectionsResponse> {
      const store = await owner(session);
      if (!await store.findProject(projectId)) throw projectNotFound();
      return await store.listCorrections(projectId);
    },

    async saveCorrections(session, projectId, { corrections }) {
      const store = await owner(session);
      if (!await store.findProject(projectId)) throw projectNotFound();
      const report = await store.findReport(projectId);
      if (!report) throw new AppError("report_not_ready", "There’s no report to correct yet");
      assertKnown(corrections, report.body);
      await store.saveCorrections(projectId, corrections);
      log("corrections_saved", { projectId, count: Object.keys(corrections).length });
      return await store.listCorrections(projectId);
    },
  };
}

/** Each correction must be of an input the report has, and of a value that input can hold. */
function assertKnown(
  corrections: Corrections,
  { calculations, buildings = [] }: Pick<ReportBody, "calculations" | "buildings">,
): void {
  const controls = new Map(
    calculations.flatMap(({ id, inputs }) =>
      inputs.map(({ key }) => [correctionKey(id, key), controlOf(id, key)] as const)
    ),
  );
  const fields: Record<string, string> = {};
  for (const [key, value] of Object.entries(corrections)) {
    const control = controls.get(key);
    const refusal = isBuildingKey(key)
      ? buildingRefusal(key, value, buildings)
      : control
      ? refusalOf(control, value)
      : "That input isn’t in the report";
    if (refusal !== null) fields[`corrections.${key}`] = refusal;
  }
  const [first] = Object.values(fields);
  if (first !== undefined) throw new AppError("validation_failed", first, { fields });
}
