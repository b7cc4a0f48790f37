/** Corrected inputs of the calculators, as they are saved for the next review. */
import { z } from "zod";
import { Moment } from "./common.ts";

/** Corrections a project may have at once. */
export const CORRECTIONS_MAX = 300;

const CorrectedValue = z.union([z.number(), z.string().max(120), z.boolean(), z.null()])
  .describe("The value in the unit of the input; null if not known");

const CorrectionMap = z.record(z.string().min(1).max(120), CorrectedValue)
  .describe(
    "Input → value. `sprinklers`, `occupants` and so on are shared; others name their calculation",
  );

/** Body of `PUT /api/projects/{id}/corrections`: all corrections, in the place of those before. */
export const SaveCorrectionsRequest = z.object({
  corrections: CorrectionMap.refine(
    (it) => Object.keys(it).length <= CORRECTIONS_MAX,
    `At most ${CORRECTIONS_MAX} corrections`,
  ),
});
export type SaveCorrectionsRequest = z.infer<typeof SaveCorrectionsRequest>;

/** Answer of both calls: what is saved, and when it last changed. */
export const CorrectionsResponse = z.object({
  corrections: CorrectionMap,
  updatedAt: Moment.nullable(),
});
export type CorrectionsResponse = z.infer<typeof CorrectionsResponse>;
