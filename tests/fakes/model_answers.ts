/** Answers of a model that sees nothing, by task: where a test's model starts from. */
export const EMPTY_ANSWERS: Record<string, unknown> = {
  title_block: { number: null, title: null },
  classification: { kind: "other", discipline: "other", quote: "" },
  sheet: { links: [], checklist: [] },
  plan_sheet: { links: [], checklist: [], openings: [], rooms: [] },
  applicability: { uses: [], exemptions: [], objections: [], same: [] },
  second_reading: { choices: [8] },
};

/** What a sheet is answered with, whichever of the two questions about sheets is asked. */
export function onSheets(
  answer: { links?: unknown[]; checklist?: unknown[]; openings?: unknown[]; rooms?: unknown[] },
): Record<string, unknown> {
  const { links = [], checklist = [], openings = [], rooms = [] } = answer;
  return { sheet: { links, checklist }, plan_sheet: { links, checklist, openings, rooms } };
}

/** Is it the question about all a sheet shows? */
export const isAboutSheet = (schemaName: string): boolean =>
  schemaName === "sheet" || schemaName === "plan_sheet";

/** Number of the choice that begins with words, for each picture of a second reading; none where none does. */
export const choose = (prompt: string, words: RegExp): number[] =>
  prompt.split(/^Picture \d+\. /m).slice(1).map((part) => {
    const lines = part.split("\n").filter((it) => /^\d\. /.test(it));
    const at = lines.findIndex((it) => words.test(it.slice(3)));
    return at < 0 ? lines.length : at + 1;
  });
