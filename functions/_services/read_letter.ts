/** Reads the applicant's responses back from a letter that was filled in. */
import { readResponses } from "../_report/letter/read_responses.ts";
import { MEGABYTE } from "../_shared/constants/upload.ts";
import { AppError } from "../_shared/errors.ts";
import { speakForComments } from "./cycles.ts";
import type { IncomingFile, IncomingPart, Services } from "./mod.ts";
import type { Context } from "./ports.ts";
import { projectNotFound } from "./projects.ts";
import { drain } from "./receive_form.ts";

/** Larger files are no letters. */
const MAX_LETTER_BYTES = 40 * MEGABYTE;

/** Binds the use case. */
export function createLetterService({ owner, log }: Context): Pick<Services, "readLetter"> {
  return {
    async readLetter(session, { projectId, cycle }, parts) {
      try {
        const store = await owner(session);
        if (!await store.findProject(projectId)) throw projectNotFound();
        const report = await store.findCycleReport(projectId, cycle);
        if (!report) throw new AppError("not_found", "There is no report of this cycle");
        const read = readResponses(await takeFile(parts));
        const known = new Map(
          report.findings.map((it) => [it.id, { ofCycle: cycle, findingId: it.id }]),
        );
        for (const { comment: { before } } of await speakForComments(store, report)) {
          if (!before) continue;
          const { cycle: ofCycle, findingId } = before;
          known.set(`C${ofCycle}-${findingId}`, { ofCycle, findingId });
        }
        const rows = read.flatMap(({ reference, response }) => {
          const comment = known.get(reference);
          return comment ? [{ ...comment, response }] : [];
        });
        if (rows.length > 0) await store.saveResponses(projectId, cycle, rows);
        log("letter_read", { projectId, cycle, responses: rows.length });
        const unknown = read.map((it) => it.reference).filter((it) => !known.has(it));
        return { saved: rows.length, unknown: unknown.slice(0, 50) };
      } catch (error) {
        await drain(parts);
        throw error;
      }
    },
  };
}

/** The one file of a form. @throws {AppError} `no_files`, `file_too_large` */
async function takeFile(parts: AsyncIterable<IncomingPart>): Promise<Uint8Array> {
  const walker = parts[Symbol.asyncIterator]();
  let bytes: Uint8Array | null = null;
  // Walked by hand: leaving a for-await early would close the form before it can be drained.
  for (let next = await walker.next(); !next.done; next = await walker.next()) {
    if (next.value.kind === "file" && !bytes) bytes = await readWhole(next.value.file);
    else if (next.value.kind === "file") await next.value.file.body.cancel();
  }
  if (!bytes) throw new AppError("no_files", "Choose the letter that was filled in");
  return bytes;
}

async function readWhole({ body, filename }: IncomingFile): Promise<Uint8Array> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.length;
    if (size > MAX_LETTER_BYTES) {
      throw new AppError("file_too_large", `${filename} is too large for a letter`);
    }
    pieces.push(piece as Uint8Array<ArrayBuffer>);
  }
  return await new Blob(pieces).bytes();
}
