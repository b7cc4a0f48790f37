/** What a run over a revision does beside the others: which sheets count, and what became of the comments. */
import type { PreviousCycle, RunContext } from "../../_providers/supabase/worker_port.ts";
import type { StoredFile } from "../../_providers/supabase/port.ts";
import type { CarriedComment, Comparison, OpenComment } from "../../_shared/domain/comparison.ts";
import { type Finding, placesOf } from "../../_shared/domain/finding.ts";
import { identityOf } from "../../_shared/domain/finding_identity.ts";
import type { ReportBody, SupersededSheet } from "../../_shared/domain/report.ts";
import type { PageFile, PagePlan } from "../analyse_page.ts";
import { assembleApart, type PackedAssembly } from "../apart/mod.ts";
import { type ComparedSet, compareSets } from "../revise/compare_sets.ts";
import type { SetLine } from "../revise/mended_words.ts";
import { findSuperseded } from "../revise/supersede.ts";

/** The set now: its report, and what is printed on its sheets. */
export interface JudgedSet {
  body: ReportBody;
  lines: readonly SetLine[];
}

/** Whose files, and how their bytes are had. */
export interface RevisedRun {
  run: RunContext;
  previous: PreviousCycle;
  loadFile: (file: StoredFile) => Promise<PageFile>;
  signal: AbortSignal;
}

/** The new files of a revision give no page: the review would be that of the set before. */
export function refuseUnreadRevision(run: RunContext, planned: PagePlan): string | null {
  const isNew = (file: number) => run.files[file].cycle === run.cycle;
  if (run.cycle === 1 || planned.pages.some((it) => isNew(it.file))) return null;
  const names = run.files.filter((it) => it.cycle === run.cycle).map((it) => it.filename);
  const reasons = planned.problems.filter((it) => names.includes(it.file)).map((it) => it.reason);
  return `The revision could not be read. ${[...new Set(reasons)].join(" ")}`.trim();
}

/**
 * Leaves out pages whose sheets the revision replaced; nothing where the whole set was sent.
 *
 * @param pageNumbers numbers of the stored pages, in their order
 */
export async function leaveOutSuperseded(
  collected: PackedAssembly,
  pageNumbers: readonly number[],
  revised: RevisedRun,
): Promise<{ collected: PackedAssembly; superseded: SupersededSheet[] }> {
  const { run, previous, signal } = revised;
  const plan = run.plan as unknown as PagePlan;
  const isNew = (file: number) => run.files[file].cycle === run.cycle;
  if (run.files.every((it) => it.cycle === run.cycle)) return { collected, superseded: [] };
  const newPages = new Set(plan.pages.filter((it) => isNew(it.file)).map((it) => it.page));
  const keep = (isKept: (page: number) => boolean) =>
    collected.pages.filter((_, index) => isKept(pageNumbers[index]));
  // Only to learn which sheets came: the set is judged when it is known which ones it holds.
  const { body } = await assembleApart(
    { ...collected, pages: keep((page) => newPages.has(page)), problems: [] },
    { signal },
  );
  const superseded = await findSuperseded({
    plan,
    isNew,
    before: setOf(revised, previous.body),
    fresh: setOf(revised, body),
    signal,
  });
  const gone = new Set(superseded.map((it) => it.page));
  return { collected: { ...collected, pages: keep((page) => !gone.has(page)) }, superseded };
}

/** The set beside that of the cycle before. */
export async function compareCycle(
  { body, lines }: JudgedSet,
  revised: RevisedRun,
): Promise<Comparison> {
  const { run, previous, signal } = revised;
  const compared = await compareSets({
    cycle: run.cycle,
    previousCycle: previous.cycle,
    before: setOf(revised, previous.body),
    after: setOf(revised, body),
    lines,
    comments: listComments(previous),
    signal,
  });
  return { ...compared, comments: leaveDismissed(compared, previous, body) };
}

/** A judged set with its files, of which some may be of sets before. */
function setOf({ run, loadFile }: RevisedRun, body: ReportBody): ComparedSet {
  const bySha256 = new Map([...run.earlierFiles, ...run.files].map((it) => [it.sha256, it]));
  return {
    body,
    getFile: async (name) => {
      const sha256 = body.files.find((it) => it.name === name)?.sha256;
      const file = sha256 && bySha256.get(sha256);
      return file ? await loadFile(file) : null;
    },
  };
}

/** Comments that may ask for an answer: open findings, reviewers' own, and those of earlier cycles nobody closed. */
function listComments({ cycle, body, own, waiting }: PreviousCycle): OpenComment[] {
  const open = [...body.findings.filter((it) => it.status !== "compliant"), ...own];
  return [
    ...open.map((finding) => ({
      cycle,
      findingId: finding.id,
      finding,
      place: placesOf(finding)[0],
    })),
    ...waiting,
  ];
}

/**
 * What was dismissed stays out, unless something else is shown now on the sheet its sheet was matched with: then it asks
 * anew. The database's `carry_dispositions` keeps decisions by the same.
 */
export function leaveDismissed(
  { comments, sheets }: Pick<Comparison, "comments" | "sheets">,
  { cycle, body, dismissed }: Pick<PreviousCycle, "cycle" | "body" | "dismissed">,
  now: Pick<ReportBody, "findings">,
): CarriedComment[] {
  const isDismissed = new Set(dismissed);
  const before = new Map(body.findings.map((it) => [it.id, it]));
  const after = new Map(now.findings.map((it) => [it.id, it]));
  const pageNow = new Map(sheets.map((it) => [it.before, it.after]));
  const isSame = (was: Finding, is: Finding) => {
    const { sheet, documentMarkup: { page } } = is;
    if (pageNow.get(was.documentMarkup.page) !== page) return false;
    const there = { ...was, sheet, documentMarkup: { ...was.documentMarkup, page } };
    return identityOf(there) === identityOf(is);
  };
  return comments.flatMap((it) => {
    if (it.before?.cycle !== cycle || !isDismissed.has(it.before.findingId)) return [it];
    const [was, is] = [before.get(it.before.findingId), after.get(it.afterId ?? "")];
    if (!was || !is || isSame(was, is)) return [];
    return [{ ...it, why: "It was dismissed before; what is shown has changed since." }];
  });
}
