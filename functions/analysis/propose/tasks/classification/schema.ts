/** The shape of an answer about what kind of sheet it is. */
import { z } from "zod";
import type { Discipline, SheetKind } from "../../../../_shared/domain/plan_set.ts";

const DISCIPLINES = [
  "general",
  "life safety",
  "civil",
  "landscape",
  "architectural",
  "structural",
  "mechanical",
  "electrical",
  "plumbing",
  "gas",
  "fire protection",
  "other",
] as const satisfies readonly Discipline[];

const KINDS = [
  "cover",
  "code summary",
  "life safety",
  "site",
  "floor plan",
  "reflected ceiling plan",
  "roof plan",
  "elevation",
  "section",
  "detail",
  "schedule",
  "structural",
  "mechanical",
  "plumbing",
  "electrical",
  "survey",
  "notes",
  "other",
] as const satisfies readonly SheetKind[];

export const Answer = z.object({
  kind: z.enum(KINDS).describe("What most of the sheet shows"),
  discipline: z.enum(DISCIPLINES).describe("Who draws such sheets"),
  quote: z.string().describe("Words of the sheet that show it, letter by letter"),
});
