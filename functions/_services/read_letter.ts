/** Reads the applicant's responses back from a letter that was filled in. */
import { MEGABYTE } from "../_shared/constants/upload.ts";
import { AppError } from "../_shared/errors.ts";
import { speakForComments } from "./cycles.ts";
import type { Services } from "./mod.ts";
import type { Context } from "./ports.ts";
import { projectNotFound } from "./projects.ts";
import { readWhole, receiveFile } from "./receive_file.ts";
import { drain } from "./receive_form.ts";

/** What is taken for a letter. */
const LETTER = { maxBytes: 40 * MEGABYTE, tooLarge: "is too large for a letter" };
const MISSING = "Choose the completed letter";

/** Binds the use case. */
export function createLetterService({ owner, markup, log }: Context): Pick<Services, "readLetter"> {
  return {
    async readLetter(session, { projectId, cycle }, parts) {
      try {
        const store = await owner(session);
        if (!await store.findProject(projectId)) throw projectNotFound();
        const report = await store.findCycleReport(projectId, cycle);
        if (!report) throw new AppError("not_found", "There’s no report for this cycle");
        const letter = await receiveFile(parts, MISSING, (file) => readWhole(file, LETTER));
        const read = await markup.readLetter(letter);
        const own = await store.listOwnFindings({ projectId, reportId: report.id }, {});
        const known = new Map(
          [...report.findings, ...own.findings].map((it) => [
            it.id,
            { ofCycle: cycle, findingId: it.id, title: it.title },
          ]),
        );
        for (const { comment: { before }, finding } of await speakForComments(store, report)) {
          if (!before) continue;
          const { cycle: ofCycle, findingId } = before;
          const { title } = finding;
          known.set(`C${ofCycle}-${findingId}`, { ofCycle, findingId, title });
        }
        const found = read.flatMap(({ reference, response }) => {
          const comment = known.get(reference);
          return comment ? [{ reference, response, ...comment }] : [];
        });
        const rows = found.map(({ ofCycle, findingId, response }) => ({
          ofCycle,
          findingId,
          response,
        }));
        if (rows.length > 0) await store.saveResponses(projectId, cycle, rows);
        log("letter_read", { projectId, cycle, responses: rows.length });
        const unknown = read.map((it) => it.reference).filter((it) => !known.has(it));
        return {
          saved: rows.length,
          responses: found.map(({ reference, title, response }) => ({
            reference,
            title,
            response,
          })),
          unknown: unknown.slice(0, 50),
        };
      } catch (error) {
        await drain(parts);
        throw error;
      }
    },
  };
}
