/** Filters of the compliance matrix, as pure functions. */
import { DECIDED_MEANS } from "../../functions/_shared/score_words.ts";
import {
  chapterOf,
  type MatrixAnswer,
  type MatrixRow,
} from "../../functions/_shared/domain/matrix.ts";

/** What is shown: one answer, everything that is due, or all. */
export type AnswerFilter = MatrixAnswer | "due" | "all";

export interface MatrixFilter {
  answer: AnswerFilter;
  /** Empty strings choose everything. */
  chapter: string;
  category: string;
  sheet: string;
  words: string;
}

export const EVERYTHING_DUE: MatrixFilter = {
  answer: "due",
  chapter: "",
  category: "",
  sheet: "",
  words: "",
};

/** Lines of an answer. */
export const hasAnswer = ({ answer }: MatrixRow, filter: AnswerFilter): boolean =>
  filter === "all" || (filter === "due" ? answer !== "not due" : answer === filter);

/** Lines every part of the filter lets through, in the order of the edition. */
export function filterMatrix(matrix: readonly MatrixRow[], filter: MatrixFilter): MatrixRow[] {
  const { answer, chapter, category, sheet } = filter;
  const words = filter.words.toLowerCase().split(/\s+/).filter(Boolean);
  return matrix.filter((row) =>
    hasAnswer(row, answer) &&
    (!chapter || chapterOf(row.codeReference) === chapter) &&
    (!category || row.category === category) &&
    (!sheet || row.sheets.includes(sheet)) &&
    (words.length === 0 || holds(row, words))
  );
}

function holds(row: MatrixRow, words: readonly string[]): boolean {
  const text = [row.title, row.codeReference, row.category, row.why, row.reason, ...row.sheets]
    .join(" ").toLowerCase();
  return words.every((word) => text.includes(word));
}

/** How many requirements are of the code and how many are documents, and that the numbers beside it count them. */
export function partsOf(matrix: readonly MatrixRow[]): string {
  const documents = matrix.filter((it) => it.of === "plan content").length;
  const code = matrix.length - documents;
  return `This list has ${matrix.length} requirements: ${code} from the code and ${documents} from the submittal checklist. One finding can affect several. ${DECIDED_MEANS}`;
}

/** What can be chosen from, in reading order. */
export function choicesOf(matrix: readonly MatrixRow[]) {
  const sorted = (values: string[]) =>
    [...new Set(values)].sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  return {
    chapters: sorted(matrix.map((it) => chapterOf(it.codeReference))),
    categories: [...new Set(matrix.map((it) => it.category))],
    sheets: sorted(matrix.flatMap((it) => it.sheets)),
  };
}
