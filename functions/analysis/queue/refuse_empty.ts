/** Why there can be no report: nothing readable in the files, or nothing that is a plan. */
import type { Sheet } from "../../_shared/domain/plan_set.ts";

/** Reasons told of one set; a person mends the first of them before the sixth. */
const MOST_REASONS = 5;

export interface ReadSet {
  sheets: readonly Pick<Sheet, "file" | "pageInFile" | "reading">[];
  files: readonly { name: string; pageCount: number }[];
  problems: readonly { file: string; reason: string }[];
}

/** One sentence or more for the user; null where a page of the set is a plan. */
export function refuseEmpty({ sheets, files, problems }: ReadSet): string | null {
  const isPlan = ({ reading }: ReadSet["sheets"][number]) =>
    reading.state !== "unreadable" && reading.state !== "not-a-plan";
  if (sheets.some(isPlan)) return null;
  const pagesOf = new Map(files.map(({ name, pageCount }) => [name, pageCount]));
  const reasons = [
    ...problems.map(({ file, reason }) => named(file, reason)),
    ...alike(sheets).map(({ file, reason, pages }) =>
      (pagesOf.get(file) ?? 1) > 1 ? ofPages(file, pages, reason) : named(file, reason)
    ),
  ];
  return [...new Set(reasons)].slice(0, MOST_REASONS).join(" ") ||
    "No building plan was found in the uploaded files.";
}

/** The file's name before a reason that does not tell it. */
export const named = (file: string, reason: string): string =>
  reason.includes(file) ? reason : `${file}: ${reason}`;

interface Alike {
  file: string;
  reason: string;
  pages: number[];
}

/** Pages of a file that were left out for the same reason, in reading order. */
function alike(sheets: ReadSet["sheets"]): Alike[] {
  const found = new Map<string, Alike>();
  for (const { file, pageInFile, reading: { reason } } of sheets) {
    if (!reason) continue;
    const key = JSON.stringify([file, reason]);
    const known = found.get(key);
    if (known) known.pages.push(pageInFile);
    else found.set(key, { file, reason, pages: [pageInFile] });
  }
  return [...found.values()];
}

/** `plans.pdf, pages 1–3: The lettering on each page could not be read.` */
function ofPages(file: string, pages: readonly number[], reason: string): string {
  const place = `${pages.length > 1 ? "pages" : "page"} ${pageWords(pages)}`;
  const words = pages.length > 1
    ? reason.replaceAll(/\bthis page\b/gi, (it) => it.startsWith("T") ? "Each page" : "each page")
    : reason;
  return `${file}, ${place}: ${words}`;
}

/** `1–3, 5`: what runs on is told by its ends. */
function pageWords(pages: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const page of pages.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && page === last[1] + 1) last[1] = page;
    else runs.push([page, page]);
  }
  return runs.map(([from, to]) => from === to ? `${from}` : `${from}–${to}`).join(", ");
}
