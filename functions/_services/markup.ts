/** Use cases of markup: findings on copies of the plans, as PDF with comments and as one picture. */
import type { CommentListInput, SaidOfFinding } from "../_report/comment_list.ts";
import { isOpen } from "../_shared/counts.ts";
import { Buffer } from "node:buffer";
import type { ObjectPort, StoredFile } from "../_providers/supabase/port.ts";
import type { Finding } from "../_shared/domain/finding.ts";
import type { WrittenReview } from "../_shared/domain/review_marks.ts";
import { SEVERITIES } from "../_shared/domain/finding.ts";
import { asWorded, indexDispositions, stateWords } from "../_shared/domain/disposition.ts";
import { HELD_MOST_MB } from "../_shared/constants/plans.ts";
import { MEGABYTE } from "../_shared/constants/upload.ts";
import { THUMBNAIL_PX } from "../_shared/constants/pictures.ts";
import { AppError } from "../_shared/errors.ts";
import { sizeWords } from "../_shared/sizes.ts";
import { filesOfReport, pagePicturePath } from "./files.ts";
import { fileNameOf, findIssuedReport, type IssuedReport } from "./find_issued.ts";
import { openFileBytes, withAdded } from "./file_bytes.ts";
import type { Download, Services } from "./mod.ts";
import type { Context } from "./ports.ts";
import { readAll, toDownload } from "./streams.ts";

type MarkupServices = Pick<
  Services,
  "createVisualMarkup" | "downloadMarkup" | "downloadMarkupImage"
>;

/** Width of the picture. */
const PICTURE_PX = 1600;
/** Sheets in one picture, those with the gravest findings; more would be too tall to be looked at. */
const MAX_SHEETS = 12;
/** The same for what they hold together; one is shown however large. */
const MAX_SHEET_BYTES = 64 * MEGABYTE;

/** Joining a larger set takes much of the server: an account has one of these made at a time. */
const LARGE_MB = 16;

/** An uploaded file with the number of pages before it. */
interface Part {
  file: StoredFile;
  offset: number;
  findings: Finding[];
}

/** A marked-up file: all of its bytes, or those that come after the uploaded file's own. */
interface Copy {
  part: Part;
  isAppended: boolean;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Where a copy is kept beside its report. */
const keptPath = ({ project, report }: IssuedReport, name: string): string =>
  `${project.userId}/${project.id}/marked-${report.run}-${name}`;

const nameOfCopy = ({ file }: Part, isAppended: boolean): string =>
  `${file.id}.${isAppended ? "added" : "pdf"}`;

/** A copy on its way out: the uploaded file as it lies, then what was added. @throws {AppError} `file_not_found` */
async function openCopy(
  store: Pick<ObjectPort, "download">,
  { part: { file }, isAppended, bytes }: Copy,
  filename: string,
): Promise<Download> {
  if (!isAppended) return toDownload(bytes, "application/pdf", filename);
  const original = await store.download("plans", file.filePath);
  if (!original) throw new AppError("file_not_found", "File not found");
  return {
    ...toDownload(bytes, "application/pdf", filename),
    body: ReadableStream.from(oneAfterAnother(original.body, bytes)),
    size: file.fileSize + bytes.length,
  };
}

async function* oneAfterAnother(
  first: ReadableStream<Uint8Array>,
  second: Uint8Array,
): AsyncGenerator<Uint8Array> {
  yield* first;
  yield second;
}

/** Binds the use cases of markup. */
export function createMarkupServices(context: Context): MarkupServices {
  const { markup, painter, backend, log } = context;
  const none = () => new AppError("not_found", "No Markup Available");
  const busy = new Set<string>();

  const oneAtATime = async <T>(userId: string, work: () => Promise<T>): Promise<T> => {
    if (busy.has(userId)) {
      throw new AppError(
        "over_request_rate_limit",
        "Another marked-up copy is still being made for you. Please try again in 30 seconds.",
        { retryAfterS: 30 },
      );
    }
    busy.add(userId);
    try {
      return await work();
    } finally {
      busy.delete(userId);
    }
  };

  const markUp = async (
    { store, report }: IssuedReport,
    { file, findings, offset }: Part,
    review: Review["written"] = new Map(),
  ) => {
    const bytes = await openFileBytes(store, file);
    const getThumbnail = async (pageInFile: number) => {
      const path = pagePicturePath({ file, pageInFile, widthPx: THUMBNAIL_PX });
      const kept = await store.download("plans", path);
      return kept && await readAll(kept.body);
    };
    return await markup.markUp({ name: file.filename, bytes }, findings, {
      pageOffset: offset,
      code: report.verificationCode,
      review,
      getThumbnail,
    });
  };

  /** The copy of one file, made once for each report as long as people add nothing: what they add changes any time. */
  const copyOf = async (issued: IssuedReport, part: Part, review?: Review): Promise<Copy> => {
    const make = () => markUp(issued, part, review?.written);
    if (review && review.own.length + review.written.size > 0) return { part, ...await make() };
    const { store } = issued;
    for (const isAppended of [true, false]) {
      const kept = await store.download("reports", keptPath(issued, nameOfCopy(part, isAppended)));
      if (kept) return { part, isAppended, bytes: await readAll(kept.body) };
    }
    const made = await make();
    await keepAt(issued, nameOfCopy(part, made.isAppended), made.bytes, "application/pdf");
    return { part, ...made };
  };

  /** All of a copy that may be held. */
  const wholeOf = async ({ store }: IssuedReport, { part, isAppended, bytes }: Copy) => {
    if (!isAppended) return bytes;
    const original = await store.download("plans", part.file.filePath);
    if (!original) throw new AppError("file_not_found", "File not found");
    return new Uint8Array(Buffer.concat([await readAll(original.body), bytes]));
  };

  const keepAt = async (
    issued: IssuedReport,
    name: string,
    made: Uint8Array<ArrayBuffer>,
    contentType: string,
  ) => {
    log("markup_written", { projectId: issued.project.id, bytes: made.length });
    // Two requests may make the same copy; the second finds the first one's there already.
    await backend.server.upload("reports", keptPath(issued, name), made, contentType)
      .catch(() => {});
  };

  /** Made once for each report, then kept beside it. */
  const keep = async (
    issued: IssuedReport,
    name: string,
    make: () => Promise<Uint8Array<ArrayBuffer>>,
    contentType: string,
  ) => {
    const kept = await issued.store.download("reports", keptPath(issued, name));
    if (kept) return await readAll(kept.body);
    const made = await make();
    await keepAt(issued, name, made, contentType);
    return made;
  };

  return {
    async createVisualMarkup(session, projectId) {
      try {
        const issued = await findIssuedReport(context, session, projectId);
        const own = await ownOf(issued);
        if (issued.report.body.visualHighlights.length + own.length === 0) {
          return { success: false, markupImageUrl: null, error: "No Markup Available" };
        }
        const markupImageUrl = `/api/projects/${projectId}/visual-markup/image`;
        return { success: true, markupImageUrl, error: null };
      } catch (error) {
        if (!(error instanceof AppError) || error.code === "project_not_found") throw error;
        return { success: false, markupImageUrl: null, error: error.message };
      }
    },

    async downloadMarkup(session, { projectId, fileId }) {
      const issued = await findIssuedReport(context, session, projectId);
      const { store, project, report } = issued;
      const review = await reviewOf(issued);
      const files = await filesOfReport(store, report);
      if (fileId !== null && !files.some((it) => it.id === fileId)) {
        throw new AppError("file_not_found", "File not found");
      }
      const findings = [...report.body.findings, ...review.own];
      const parts = partsOf(files, findings)
        .filter(({ file }) => fileId === null || fileId === file.id);
      if (parts.length === 0) throw none();
      const megabytes = parts.reduce((sum, { file }) => sum + file.fileSize, 0) / MEGABYTE;
      if (parts.length > 1) assertJoinable(megabytes);
      const filename = `${fileNameOf("Markup", project)}.pdf`;
      // A file by itself stays the proof it was, byte for byte; the whole set is read on paper too.
      const isListed = fileId === null && findings.some(isOpen) && megabytes <= HELD_MOST_MB;
      if (parts.length === 1 && !isListed) {
        const copy = await copyOf(issued, parts[0], review);
        await store.noteDownload(projectId, "marked-up plans");
        return await openCopy(store, copy, filename);
      }
      const compose = async () => {
        const marked: Uint8Array<ArrayBuffer>[] = [];
        for (const part of parts) {
          marked.push(await wholeOf(issued, await copyOf(issued, part, review)));
        }
        if (isListed) {
          marked.push(await context.writer.listComments(await gatherComments(issued, findings)));
        }
        return await markup.join(marked);
      };
      const pdf = megabytes > LARGE_MB
        ? await oneAtATime(session.user.id, compose)
        : await compose();
      await store.noteDownload(projectId, "marked-up plans");
      return toDownload(pdf, "application/pdf", filename);
    },

    async downloadMarkupImage(session, projectId) {
      const issued = await findIssuedReport(context, session, projectId);
      const { store, project, report } = issued;
      const own = await ownOf(issued);
      const findings = [...report.body.findings, ...own];
      const pages = pagesToShow(findings);
      if (pages.length === 0) throw none();
      const make = async () => {
        const pictures: Uint8Array<ArrayBuffer>[] = [];
        let size = 0;
        for (const part of partsOf(await filesOfReport(store, report), findings)) {
          const here = pages.filter((page) =>
            page > part.offset && page <= part.offset + (part.file.pageCount ?? 0)
          );
          if (here.length === 0) continue;
          const { isAppended, bytes } = await markUp(issued, part);
          const marked = isAppended
            ? withAdded(await openFileBytes(store, part.file), bytes)
            : bytes;
          for (const page of here) {
            const place = page - part.offset;
            const picture = await painter.drawPage("marked.pdf", marked, place, PICTURE_PX);
            size += picture.length;
            if (pictures.length === 0 || size <= MAX_SHEET_BYTES) pictures.push(picture);
          }
        }
        if (pictures.length === 0) throw none();
        return pictures.length === 1
          ? pictures[0]
          : await painter.drawPage("sheets.pdf", await markup.stack(pictures), 1, PICTURE_PX);
      };
      const png = own.length > 0
        ? await make()
        : await keep(issued, "sheets.png", make, "image/png");
      await store.noteDownload(projectId, "marked-up picture");
      return toDownload(png, "image/png", `${fileNameOf("Markup", project)}.png`);
    },
  };
}

/** What people added to a report, as a marked-up copy shows it. */
interface Review {
  own: Finding[];
  written: ReadonlyMap<string, WrittenReview>;
}

async function reviewOf(issued: IssuedReport): Promise<Review> {
  const { store, project, report } = issued;
  const target = { projectId: project.id, reportId: report.id };
  const [own, { dispositions }, comments] = await Promise.all([
    ownOf(issued),
    store.listDispositions(target, {}),
    store.listComments(target),
  ]);
  const byFinding = Map.groupBy(comments, (it) => it.findingId);
  const written = dispositions.map((it): [string, WrittenReview] => [it.findingId, {
    state: it.state,
    words: [stateWords(it), it.note].filter(Boolean).join(". ") || null,
    decidedBy: it.decidedBy,
    decidedAt: it.decidedAt,
    comments: (byFinding.get(it.findingId) ?? []).map(({ id, author, body, createdAt }) => ({
      id,
      author,
      body: body!,
      at: createdAt,
    })),
  }]);
  return {
    own,
    written: new Map(written.filter(([, it]) => it.state !== null || it.comments.length > 0)),
  };
}

/** What reviewers raised beside the report. */
const ownOf = async ({ store, project, report }: IssuedReport): Promise<Finding[]> =>
  (await store.listOwnFindings({ projectId: project.id, reportId: report.id }, {})).findings;

/** What the list of comments that follows the set says. */
async function gatherComments(
  { store, project, report }: IssuedReport,
  findings: readonly Finding[],
): Promise<CommentListInput> {
  const target = { projectId: project.id, reportId: report.id };
  const { dispositions } = await store.listDispositions(target, {});
  const said = new Map<string, SaidOfFinding>();
  for (const it of dispositions) {
    const { entries } = it.comments > 0
      ? await store.listThread({ ...target, findingId: it.findingId }, {})
      : { entries: [] };
    said.set(it.findingId, {
      words: [stateWords(it), it.note].filter(Boolean).join(". ") || null,
      comments: entries.flatMap(({ author, body }) => body === null ? [] : [{ author, body }]),
    });
  }
  const worded = indexDispositions(dispositions);
  return {
    projectName: report.body.projectName,
    code: report.seal.verificationCode,
    createdAt: new Date(report.body.createdAt),
    findings: findings.map((it) => asWorded(it, worded.get(it.id))),
    said,
  };
}

/** Files that have pages, each with the open findings on them. */
function partsOf(files: readonly StoredFile[], findings: readonly Finding[]): Part[] {
  let offset = 0;
  return files.flatMap((file) => {
    const before = offset;
    offset += file.pageCount ?? 0;
    const here = findings.filter(({ status, documentMarkup: { page } }) =>
      status !== "compliant" && page > before && page <= offset
    );
    return offset > before ? [{ file, offset: before, findings: here }] : [];
  });
}

/** Who joins files holds them five times. @throws {AppError} `file_too_large` */
export function assertJoinable(megabytes: number): void {
  if (megabytes <= HELD_MOST_MB) return;
  throw new AppError(
    "file_too_large",
    `The files of this set have ${
      sizeWords(Math.ceil(megabytes) * MEGABYTE)
    }. One marked-up PDF can be made of up to ${
      sizeWords(HELD_MOST_MB * MEGABYTE)
    }. Download the marked-up files one by one.`,
  );
}

/** Pages with open findings in their order; of too many, those with the gravest. */
function pagesToShow(findings: readonly Finding[]): number[] {
  const gravest = findings.filter(isOpen).toSorted((a, b) =>
    Number(a.status === "warning") - Number(b.status === "warning") ||
    SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity)
  );
  const pages = [...new Set(gravest.map((it) => it.documentMarkup.page))];
  return pages.slice(0, MAX_SHEETS).sort((a, b) => a - b);
}
