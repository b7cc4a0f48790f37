/** What of a review is done by workers that can be ended: a page, a set, copies with findings on them. */
import type { GreyImage } from "../../_providers/pdf/mod.ts";
import { readFontFile } from "../../_report/fonts.ts";
import type { CommentListInput } from "../../_report/comment_list.ts";
import type { ExportFile, ExportInput } from "../../_report/exports/mod.ts";
import type { ReportInput } from "../../_report/report_input.ts";
import type { ExportFormat } from "../../_shared/contract/mod.ts";
import type { ReadResponse } from "../../_report/letter/read_responses.ts";
import { HELD_MOST_MB } from "../../_shared/constants/plans.ts";
import { MEGABYTE } from "../../_shared/constants/upload.ts";
import type { Finding } from "../../_shared/domain/finding.ts";
import { AppError } from "../../_shared/errors.ts";
import type { ReviewMarks, WrittenReview } from "../../_shared/domain/review_marks.ts";
import type { PageFile } from "../analyse_page.ts";
import type { PageDesk } from "../propose/desk.ts";
import { runWith, toJobFile, withoutLatePicture } from "../read/reader.ts";
import { withShared } from "../read/mod.ts";
import type { PackedReading } from "../read/compose_page.ts";
import type { CarriedComment } from "../../_shared/domain/comparison.ts";
import { sizeWords } from "../../_shared/sizes.ts";
import type { CarryInput } from "../revise/carry_comments.ts";
import type { PictureChange } from "../revise/picture_change.ts";
import type { AnalysedPage, AssembledSet, Help, MarkedFile, PackedAssembly } from "./jobs.ts";
import { PAGE_TIMEOUT_MS } from "./pool_limits.ts";
import { openQuestionsAway } from "./questions_away.ts";

export type { AnalysedPage, AssembledSet, PackedAssembly } from "./jobs.ts";
export { hasEndedWorker, hasTimedOut } from "./failure.ts";

/** A set is judged in a minute and this much more for each page; 200 sheets took 9 s on two cores. */
const JUDGE_MS = 60_000;
const JUDGE_PAGE_MS = 1_000;
const JUDGE_MOST_MS = 10 * 60_000;
/** Heap for a set, and for each page of it. */
const JUDGE_MB = 448;
const JUDGE_PAGE_MB = 2;
const JUDGE_MOST_MB = 1_000;
/** Time and memory for each finding of a report that is written; 4,000 took 59 s and 750 MB. */
const PRINT_FINDING_MS = 50;
const PRINT_MB = 300;
const PRINT_FINDING_MB = 0.15;
const PRINT_MOST_MB = 900;
/** A file that is written anew is held as it was read from, as it came, taken apart, and as it becomes. */
const COPIES = 4;
/** What a process has beside its heap. */
const BESIDE_MB = 200;

/**
 * Reads one page and turns it into facts.
 *
 * @param at `page` is its number from 1 through all files
 * @param desk where the page may be put to the vision model
 * @throws {AppError} `damaged_file`, `locked_file` or `unsupported_file_type`
 */
export async function analyseApart(
  file: PageFile,
  at: { pageInFile: number; page: number },
  { signal, desk }: { signal?: AbortSignal; desk?: PageDesk } = {},
): Promise<AnalysedPage> {
  const away = desk && openQuestionsAway(desk, signal);
  const run = runWith(file, signal);
  const help: Help = { ...run.help, ...(away && { ask: away.ask }) };
  const model = desk ? { name: desk.name, due: desk.due } : null;
  const about = { kind: "analyse" as const, file: toJobFile(file), ...at, model };
  let reading: PackedReading | undefined;
  for (;;) {
    const result = await withoutLatePicture(
      "read",
      (lettering) =>
        withShared((pool) =>
          pool.run<"analyse">({ ...about, lettering, reading }, { ...run, help })
        ),
    );
    if ("packed" in result) {
      if (result.asked) desk?.note(result.asked);
      return result;
    }
    if ("reading" in result) reading = result.reading;
    await away!.answered();
  }
}

/** Time for the work on a set as a whole. */
const setMs = (pages: number, findings = 0): number =>
  Math.min(JUDGE_MOST_MS, JUDGE_MS + JUDGE_PAGE_MS * pages + PRINT_FINDING_MS * findings);

/** Writes a report's pages. @throws {AppError} `damaged_file` when it takes too much */
export function printApart(
  input: ReportInput,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Uint8Array> {
  const run = { signal, ...printRun(input.body.sheets.length, input.body.findings.length) };
  return withShared((pool) => pool.run<"print">({ kind: "print", input }, run));
}

/** Writes what people take out of a report. @throws {AppError} `damaged_file` when it takes too much */
export function exportApart(format: ExportFormat, input: ExportInput): Promise<ExportFile> {
  const { body: { sheets, findings }, own, spoken, snapshots } = input;
  const count = findings.length + own.length + spoken.length;
  const pictureBytes = [...snapshots.values()].reduce((sum, it) => sum + it.length, 0);
  const run = printRun(sheets.length, count, COPIES * pictureBytes);
  return withShared((pool) => pool.run<"export">({ kind: "export", format, input }, run));
}

/** Writes the list of comments. @throws {AppError} `damaged_file` when it takes too much */
export function listCommentsApart(input: CommentListInput): Promise<Uint8Array<ArrayBuffer>> {
  const run = printRun(0, input.findings.length);
  return withShared((pool) => pool.run<"comments">({ kind: "comments", input }, run));
}

/** What work on so many sheets, findings and pictures may take that is set in the report's fonts. */
function printRun(sheets: number, findings: number, pictureBytes = 0) {
  const limitMb = Math.min(PRINT_MOST_MB, PRINT_MB + PRINT_FINDING_MB * findings);
  return {
    help: { font: readFontFile },
    timeoutMs: setMs(sheets, findings),
    limitBytes: limitMb * MEGABYTE + pictureBytes,
    fileBytes: pictureBytes,
  };
}

/** Judges a set whose pages are analysed. @throws {AppError} `damaged_file` when it takes too much */
export function assembleApart(
  input: PackedAssembly,
  { signal }: { signal?: AbortSignal } = {},
): Promise<AssembledSet> {
  const pages = input.pages.length;
  const heapMb = Math.min(JUDGE_MOST_MB, Math.max(JUDGE_MB, JUDGE_MB / 2 + JUDGE_PAGE_MB * pages));
  return withShared((pool) =>
    pool.run<"assemble">({ kind: "assemble", input }, {
      signal,
      help: {},
      timeoutMs: setMs(pages),
      heapMb,
      limitBytes: (heapMb + BESIDE_MB) * MEGABYTE,
    })
  );
}

/** Carries the comments of the set before. @throws {AppError} `damaged_file` when it takes too much */
export function carryApart(
  input: CarryInput,
  { signal }: { signal?: AbortSignal } = {},
): Promise<CarriedComment[]> {
  const timeoutMs = setMs(input.sheets.length);
  return withShared((pool) =>
    pool.run<"carry">({ kind: "carry", input }, { signal, help: {}, timeoutMs })
  );
}

/** One page of a file. */
export interface PageOfFile {
  file: PageFile;
  pageInFile: number;
}

/** A page in small, in grey. @throws {AppError} `damaged_file` when it can't be drawn */
export function lookApart(
  { file, pageInFile }: PageOfFile,
  { widthPx, signal }: { widthPx: number; signal?: AbortSignal },
): Promise<GreyImage> {
  const job = { kind: "look" as const, file: toJobFile(file), pageInFile, widthPx };
  return withShared((pool) => pool.run<"look">(job, runWith(file, signal)));
}

/** What differs between a page and the one before. @throws {AppError} `damaged_file` when one can't be drawn */
export function compareApart(
  before: PageOfFile,
  after: PageOfFile,
  { widthPx, signal }: { widthPx: number; signal?: AbortSignal },
): Promise<PictureChange> {
  const [was, is] = [toJobFile(before.file), toJobFile(after.file)];
  const job = {
    kind: "compare" as const,
    file: is,
    pageInFile: after.pageInFile,
    before: { file: was, pageInFile: before.pageInFile },
    widthPx,
  };
  const help = { bytes: (id: string) => (id === is.id ? after : before).file.bytes };
  const held = [before, after].map(({ file }) => runWith(file).fileBytes ?? 0);
  const fileBytes = held[0] + held[1];
  // Two pages are drawn, and again where one is the larger.
  const timeoutMs = 2 * PAGE_TIMEOUT_MS;
  return withShared((pool) => pool.run<"compare">(job, { signal, help, fileBytes, timeoutMs }));
}

/** A copy of a file with its open findings on it. @throws {AppError} `file_too_large` for an encrypted one that can't be held */
export async function markApart(
  file: PageFile,
  findings: Finding[],
  { getThumbnail, ...options }: {
    pageOffset: number;
    now: Date;
    code: string;
    review: ReadonlyMap<string, WrittenReview>;
    getThumbnail: (pageInFile: number) => Promise<Uint8Array | null>;
  },
): Promise<MarkedFile> {
  const { help, fileBytes: heldBytes = 0 } = runWith(file);
  const mark = (isHeld: boolean, fileBytes: number) =>
    withShared((pool) =>
      pool.run<"mark">({
        kind: "mark",
        file: toJobFile(file),
        findings,
        options: { ...options, name: file.name, isHeld },
      }, { help: { ...help, thumbnail: getThumbnail }, fileBytes })
    );
  const asItIs = await mark(false, heldBytes * COPIES);
  if ("bytes" in asItIs) return asItIs;
  if (file.bytes.length > HELD_MOST_MB * MEGABYTE) {
    throw new AppError(
      "file_too_large",
      `${file.name} is encrypted. A marked-up copy of an encrypted file can be made of up to ${
        sizeWords(HELD_MOST_MB * MEGABYTE)
      }.`,
    );
  }
  return await mark(true, file.bytes.length * COPIES) as MarkedFile;
}

/** What another program added to a marked-up copy. @throws {AppError} `damaged_file`, `locked_file` */
export function readMarksApart(file: PageFile): Promise<ReviewMarks> {
  const job = { kind: "marks" as const, file: toJobFile(file) };
  const run = { ...runWith(file), fileBytes: file.bytes.length * COPIES };
  return withShared((pool) => pool.run<"marks">(job, run));
}

/** What an applicant wrote into a letter. @throws {AppError} `unsupported_file_type`, `damaged_file` */
export function readLetterApart(file: PageFile): Promise<ReadResponse[]> {
  const job = { kind: "letter" as const, file: toJobFile(file) };
  return withShared((pool) => pool.run<"letter">(job, runWith(file)));
}

/** Marked-up files as one. */
export function joinApart(files: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  const named = files.map((bytes) => toJobFile({ name: "plans.pdf", bytes }));
  const job = { kind: "join" as const, files: named };
  const help = { bytes: (id: string) => files[named.findIndex((it) => it.id === id)] };
  // On its way to the host the result is held twice more.
  const fileBytes = files.reduce((sum, it) => sum + it.length, 0) * (COPIES + 1);
  return withShared((pool) => pool.run<"join">(job, { help, fileBytes }));
}
