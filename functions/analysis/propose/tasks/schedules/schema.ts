/** The shape of an answer about schedules. */
import { z } from "zod";
import type { ScheduleKind } from "../../../../_shared/domain/plan_set.ts";

const KINDS = [
  "door",
  "window",
  "room finish",
  "plumbing fixture",
  "panel",
  "hvac",
  "exhaust fan",
  "occupant load",
  "code summary",
  "product approval",
  "other",
] as const satisfies readonly ScheduleKind[];

export const Answer = z.object({
  schedules: z.array(z.object({
    kind: z.enum(KINDS).describe("What it lists"),
    title: z.string().nullable().describe("Title as printed"),
    headers: z.array(z.string()).describe("Column headers, left to right"),
    rows: z.array(z.array(z.string())).describe("Cells of each row in column order"),
  })),
});
