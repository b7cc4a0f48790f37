/** Reads review states and replies back from a marked-up copy somebody changed in another program. */
import { COMMENT_MAX, NOTE_MAX, type ReadMarkupResponse } from "../_shared/contract/mod.ts";
import { HELD_MOST_MB } from "../_shared/constants/plans.ts";
import { MEGABYTE } from "../_shared/constants/upload.ts";
import { indexDispositions } from "../_shared/domain/disposition.ts";
import { replyWords } from "../_shared/domain/review_marks.ts";
import { AppError } from "../_shared/errors.ts";
import { findIssuedReport } from "./find_issued.ts";
import type { ReviewServices } from "./mod.ts";
import type { Context } from "./ports.ts";
import { receiveFile } from "./receive_file.ts";
import { drain } from "./receive_form.ts";

/** What is taken for a marked-up copy. */
const COPY = {
  // A file of the largest size that is held, and what was written on it.
  maxBytes: (HELD_MOST_MB + 10) * MEGABYTE,
  missing: "Choose the marked-up PDF",
  tooLarge: "is too large to import",
};

/** Binds the use case. */
export function createReadMarkupService(context: Context): Pick<ReviewServices, "readMarkup"> {
  return {
    async readMarkup(session, projectId, parts) {
      try {
        const { store, report } = await findIssuedReport(context, session, projectId);
        const file = await receiveFile(parts, COPY);
        if (!isPdf(file.bytes)) {
          throw new AppError("unsupported_file_type", `${file.name} is not a PDF`);
        }
        const marks = await context.markup.readMarks(file);
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

const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder("latin1").decode(bytes.subarray(0, 1024)).includes("%PDF-");

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
