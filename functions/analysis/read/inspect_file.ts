/** Opens a file just far enough to know what it is and how many pages it has. */
import { AppError } from "../../_shared/errors.ts";
import { type InputFile, type ReadFile, type ReadProblem, withShared } from "./mod.ts";
import { runWith, toJobFile } from "./reader.ts";

/**
 * Page count and hash of a file, and why it can't be read. A file that can't be opened has no page.
 * Runs on the shared workers, so that a hostile file can't stop the caller.
 *
 * @throws the signal's reason when aborted
 */
export async function inspectFile(
  input: InputFile,
  { signal }: { signal?: AbortSignal } = {},
): Promise<{ summary: ReadFile; problem: ReadProblem | null }> {
  const file = toJobFile(input);
  const summary = {
    name: input.name,
    sha256: file.id,
    sizeBytes: input.bytes.length,
    pageCount: 0,
  };
  try {
    const { pageCount } = await withShared((pool) =>
      pool.run<"open">({ kind: "open", file }, { ...runWith(input, signal), first: true })
    );
    return { summary: { ...summary, pageCount }, problem: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const problem = { file: input.name, page: null, code: error.code, reason: error.message };
    return { summary, problem };
  }
}
