/** Answers of a model that sees nothing, by task: where a test's model starts from. */
export const EMPTY_ANSWERS: Record<string, unknown> = {
  ...onSheets({}),
  applicability: { uses: [], exemptions: [], objections: [], same: [] },
  second_reading: { choices: [8] },
  lettering: { pieces: [] },
  lettering_again: { texts: [] },
};

/** What a sheet is answered with, whichever of the questions about sheets is asked. */
export function onSheets(
  answer: {
    links?: unknown[];
    checklist?: unknown[];
    openings?: unknown[];
    rooms?: unknown[];
    number?: string | null;
    title?: string | null;
    kind?: string;
    discipline?: string;
    quote?: string;
  },
): Record<string, unknown> {
  const { links = [], checklist = [], openings = [], rooms = [] } = answer;
  const { number = null, title = null } = answer;
  const { kind = "other", discipline = "other", quote = "" } = answer;
  const sheet = { links, checklist };
  const plan = { ...sheet, openings, rooms };
  return {
    sheet,
    plan_sheet: plan,
    unnamed_sheet: { ...sheet, number, title },
    unnamed_plan_sheet: { ...plan, number, title },
    unknown_sheet: { ...plan, number, title, kind, discipline, quote },
  };
}

/** Is it one of the questions about all a sheet shows? */
export const isAboutSheet = (schemaName: string): boolean => schemaName in onSheets({});

/** Number of the choice that begins with words, for each picture of a second reading; none where none does. */
export const choose = (prompt: string, words: RegExp): number[] =>
  prompt.split(/^Picture \d+\. /m).slice(1).map((part) => {
    const lines = part.split("\n").filter((it) => /^\d\. /.test(it));
    const at = lines.findIndex((it) => words.test(it.slice(3)));
    return at < 0 ? lines.length : at + 1;
  });
