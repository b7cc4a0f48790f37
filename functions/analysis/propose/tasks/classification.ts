/** What kind of sheet this is, where neither number nor title say it. */
import { z } from "zod";
import type { Discipline, SheetKind } from "../../../_shared/domain/plan_set.ts";
import { unverified } from "../evidence.ts";
import { findQuote } from "../quote.ts";
import { defineTask, PREAMBLE } from "../task.ts";

const task = "classification";

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

export const classificationTask = defineTask({
  name: task,
  version: "1",
  prompt: `${PREAMBLE}
Say what kind of sheet this is and which discipline it belongs to. Quote the words of the sheet that show it, such as a drawing title.`,
  schema: z.object({
    kind: z.enum(KINDS).describe("What most of the sheet shows"),
    discipline: z.enum(DISCIPLINES).describe("Who draws such sheets"),
    quote: z.string().describe("Words of the sheet that show it, letter by letter"),
  }),
  view: "overview",
  isNeeded: ({ sheet }) => sheet.kind === "other" && sheet.reading.state !== "not-a-plan",
  take({ kind, discipline, quote }, facts, page) {
    if (kind === "other") return { facts, unverified: [] };
    if (!findQuote(quote, page)) {
      return { facts, unverified: [unverified({ task, quote, claim: `a ${kind} sheet` }, facts)] };
    }
    const { sheet } = facts;
    return {
      facts: {
        ...facts,
        sheet: {
          ...sheet,
          kind: sheet.kind === "other" ? kind : sheet.kind,
          discipline: sheet.discipline === "other" ? discipline : sheet.discipline,
        },
      },
      unverified: [],
    };
  },
});
