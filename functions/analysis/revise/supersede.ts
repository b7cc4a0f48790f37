/** Where only the sheets that changed were sent: which sheets of the set before they stand in the place of. */
import type { ReportBody, SheetSummary, SupersededSheet } from "../../_shared/domain/report.ts";
import type { PagePlan } from "../analyse_page.ts";
import { type ComparedSet, matchSets } from "./compare_sets.ts";

export interface SupersedeInput {
  plan: PagePlan;
  /** Files of this cycle, by their place in the plan. */
  isNew: (file: number) => boolean;
  /** The last report of the cycle before, with its files. */
  before: ComparedSet & { body: Pick<ReportBody, "superseded"> };
  /** Sheets of the new files, judged by themselves, with their files. */
  fresh: ComparedSet;
  signal?: AbortSignal;
}

/** Sheets that are no part of the set any more, numbered as the plan numbers pages. */
export async function findSuperseded(
  { plan, isNew, before, fresh, signal }: SupersedeInput,
): Promise<SupersededSheet[]> {
  const pages = new Map(plan.pages.map(({ file, pageInFile, page }) => [
    `${plan.files[file].sha256} ${pageInFile}`,
    { page, isNew: isNew(file) },
  ]));
  const pageNow = ({ file, pageInFile }: Pick<SheetSummary, "file" | "pageInFile">) => {
    const sha256 = before.body.files.find((it) => it.name === file)?.sha256;
    const found = pages.get(`${sha256} ${pageInFile}`);
    return found && !found.isNew ? found.page : null;
  };
  const earlier = (before.body.superseded ?? []).flatMap((it) => {
    const page = pageNow(it);
    return page === null ? [] : [{ ...it, page }];
  });
  const matches = await matchSets(before, fresh, signal);
  const replaced = matches.flatMap(({ before: was, after }) => {
    const sheet = before.body.sheets.find((it) => it.page === was)!;
    const page = pageNow(sheet);
    const { file, pageInFile, number } = sheet;
    return page === null ? [] : [{ page, file, pageInFile, number, byPage: after }];
  });
  return [...earlier, ...replaced].sort((a, b) => a.page - b.page);
}
