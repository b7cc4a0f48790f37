/** The files of a set while they are put in order: what is kept, added, moved, renamed or left out. Pure. */
import type { ProjectFile } from "../../functions/_shared/contract/mod.ts";

/** One line of the list. */
export interface PlannedFile {
  /** Of the file, or of its upload. */
  id: string;
  name: string;
  pageCount: number | null;
  isNew: boolean;
  problem: string | null;
}

export function planOf(files: readonly ProjectFile[]): PlannedFile[] {
  return files.map(({ id, filename, pageCount, processingError }) => ({
    id,
    name: filename,
    pageCount,
    isNew: false,
    problem: processingError,
  }));
}

/** A file that has been sent, and the one whose place it takes. */
export interface SentFile {
  file: PlannedFile;
  replaces: string | null;
}

/** Puts files that have been sent in the places of those they replace, else at the end. */
export function placeSent(
  plan: readonly PlannedFile[],
  sent: readonly SentFile[],
): PlannedFile[] {
  const next = [...plan];
  for (const { file, replaces } of sent) {
    if (next.some((it) => it.id === file.id)) continue;
    const at = next.findIndex((it) => it.id === replaces);
    if (at >= 0) next[at] = file;
    else next.push(file);
  }
  return next;
}

/** Puts the file at `index` `by` places further. */
export function moveFile(
  plan: readonly PlannedFile[],
  index: number,
  by: number,
): PlannedFile[] {
  const to = index + by;
  if (to < 0 || to >= plan.length) return [...plan];
  const next = plan.toSpliced(index, 1);
  return next.toSpliced(to, 0, plan[index]);
}

/** What a plan changes, in words; empty where it changes nothing. */
export function changesOf(
  files: readonly ProjectFile[],
  plan: readonly PlannedFile[],
): { words: string[]; isReviewed: boolean } {
  const kept = plan.filter((it) => !it.isNew);
  const nameOf = new Map(files.map((it) => [it.id, it.filename]));
  const words: string[] = [];
  for (const { name, isNew } of plan) if (isNew) words.push(`${name} is added.`);
  for (const { id, filename } of files) {
    if (!plan.some((it) => it.id === id)) words.push(`${filename} is removed.`);
  }
  const order = files.filter(({ id }) => kept.some((it) => it.id === id)).map((it) => it.id);
  const isMoved = order.join() !== kept.map((it) => it.id).join();
  if (isMoved) words.push("The order changes.");
  const isReviewed = words.length > 0;
  for (const { id, name } of kept) {
    const before = nameOf.get(id);
    if (before !== name) words.push(`${before} is renamed to ${name}.`);
  }
  return { words, isReviewed };
}
