/** Reads review states and replies back from a marked-up copy somebody changed in another program. */
import { COMMENT_MAX, NOTE_MAX, type ReadMarkupResponse } from "../_shared/contract/mod.ts";
import { HELD_MOST_MB } from "../_shared/constants/plans.ts";
import { indexDispositions } from "../_shared/domain/disposition.ts";
import { replyWords } from "../_shared/domain/review_marks.ts";
import type { ReviewMarks } from "../_shared/domain/review_marks.ts";
import type { OwnerStore } from "../_providers/supabase/port.ts";
import { AppError, type ErrorCode } from "../_shared/errors.ts";
import { openFileBytes } from "./file_bytes.ts";
import { findIssuedReport } from "./find_issued.ts";
import type { IncomingFile, ReviewServices } from "./mod.ts";
import type { Context } from "./ports.ts";
import { receiveFile } from "./receive_file.ts";
import { drain } from "./receive_form.ts";
import { storeUpload } from "./store_upload.ts";

/** A file of the largest size that is held, and what was written on it. */
const COPY_MOST_MB = HELD_MOST_MB + 10;
const MISSING = "Choose the marked-up PDF";

/** Binds the use case. */
export function createReadMarkupService(context: Context): Pick<ReviewServices, "readMarkup"> {
  return {
    async readMarkup(session, projectId, parts) {
      try {
        const { store, report } = await findIssuedReport(context, session, projectId);
        const place = { userId: session.user.id, projectId };
        const marks = await receiveFile(
          parts,
          MISSING,
          (file) => readCopy(store, file, { ...place, read: context.markup.readMarks }),
        );
        assertCopy(marks.codes, report.verificationCode);
        const target = { projectId, reportId: report.id };
        const [own, { dispositions }, comments] = await Promise.all([
          store.listOwnFindings(target, {}),
          store.listDispositions(target, {}),
          store.listComments(target),
        ]);
        const findings = [...report.findings, ...own.findings];
        const titles = new Map(findings.map((it) => [it.id, it.title]));
        const decided = indexDispositions(dispositions);
        const said = new Set(comments.map((it) => JSON.stringify([it.findingId, it.body])));
        const answer: ReadMarkupResponse = {
          reportId: report.id,
          states: marks.states.flatMap(({ findingId, state, author, at, note }) => {
            const title = titles.get(findingId);
            const from = decided.get(findingId)?.state ?? null;
            if (title === undefined || from === state) return [];
            return [{
              findingId,
              title,
              from,
              to: state,
              author,
              at,
              note: note?.slice(0, NOTE_MAX) ?? null,
            }];
          }),
          replies: marks.replies.flatMap(({ findingId, author, body, at }) => {
            const title = titles.get(findingId);
            const comment = replyWords({ author, body }).slice(0, COMMENT_MAX);
            const key = JSON.stringify([findingId, comment]);
            // A finding stands in several places, and a reply that was copied to each is said once.
            if (title === undefined || said.has(key)) return [];
            said.add(key);
            return [{ findingId, title, author, at, comment }];
          }),
          unknown: [
            ...new Set(
              [...marks.states, ...marks.replies].map((it) => it.findingId)
                .filter((it) => !titles.has(it)),
            ),
          ],
        };
        context.log("markup_read", {
          projectId,
          states: answer.states.length,
          replies: answer.replies.length,
        });
        return answer;
      } catch (error) {
        await drain(parts);
        throw error;
      }
    },
  };
}

/**
 * Reads a copy from the store, where it lies meanwhile: held whole, a few at once would fill the memory of the process
 * that answers everybody.
 *
 * @throws {AppError} `unsupported_file_type`, `file_too_large`, `damaged_file`, `locked_file`
 */
async function readCopy(
  store: OwnerStore,
  file: IncomingFile,
  { userId, projectId, read }: {
    userId: string;
    projectId: string;
    read: Context["markup"]["readMarks"];
  },
): Promise<ReviewMarks> {
  const paths: string[] = [];
  const onPath = (path: string) => paths.push(path);
  try {
    const copy = await storeUpload(store, file, {
      userId,
      projectId,
      maxFileMb: COPY_MOST_MB,
      onPath,
    }).catch((cause) => {
      if (isCode(cause, "file_too_large")) {
        throw new AppError("file_too_large", `${file.filename} is too large to import`, { cause });
      }
      throw isCode(cause, "unsupported_file_type") ? notPdf(file) : cause;
    });
    if (copy.fileType !== "application/pdf") throw notPdf(file);
    return await read({ name: copy.filename, bytes: await openFileBytes(store, copy) });
  } finally {
    if (paths.length > 0) await store.remove("plans", paths).catch(() => {});
  }
}

const isCode = (error: unknown, code: ErrorCode): boolean =>
  error instanceof AppError && error.code === code;

const notPdf = ({ filename }: IncomingFile): AppError =>
  new AppError("unsupported_file_type", `${filename} is not a PDF`);

/** @throws {AppError} where it is no copy at all, or one of another report */
function assertCopy(codes: readonly string[], code: string): void {
  if (codes.includes(code)) return;
  if (codes.length === 0) {
    throw new AppError("unsupported_file_type", "This PDF isn’t a marked-up copy of these plans");
  }
  throw new AppError(
    "conflict",
    `This is a copy of report ${codes[0]}; the latest report is ${code}. Download a new copy.`,
  );
}
