/** The files of a set while they are put in order: what is kept, added, moved, renamed or left out. Pure. */
import type { ProjectFile } from "../../functions/_shared/contract/mod.ts";

/** One line of the list. */
export interface PlannedFile {
  /** Of the file, or of its upload. */
  id: string;
  name: string;
  pageCount: number | null;
  isNew: boolean;
  /** Id of the file whose place a new one takes. */
  replaces: string | null;
  problem: string | null;
}

export function planOf(files: readonly ProjectFile[]): PlannedFile[] {
  return files.map(({ id, filename, pageCount, processingError }) => ({
    id,
    name: filename,
    pageCount,
    isNew: false,
    replaces: null,
    problem: processingError,
  }));
}

/** Puts files that have been sent in the places of those they replace, else at the end. */
export function placeSent(
  plan: readonly PlannedFile[],
  sent: readonly PlannedFile[],
): PlannedFile[] {
  let next = [...plan];
  for (const file of sent) {
    const known = next.find((it) => it.id === file.id);
    if (next.some((it) => it.id === file.replaces)) {
      const placed = { ...file, name: known?.name ?? file.name };
      next = next.filter((it) => it !== known)
        .map((it) => it.id === file.replaces ? placed : it);
    } else if (!known) next.push(file);
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
  const replaced = new Set<string>();
  for (const { name, isNew, replaces } of plan) {
    const before = replaces && nameOf.get(replaces);
    if (before) {
      replaced.add(replaces);
      words.push(`${before} is replaced by ${before === name ? "the new file" : name}.`);
    } else if (isNew) words.push(`${name} is added.`);
  }
  for (const { id, filename } of files) {
    if (!replaced.has(id) && !plan.some((it) => it.id === id)) {
      words.push(`${filename} is removed.`);
    }
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
