/** What a worker may ask for while it works; its clock stands still until it has the answer. */
import { MEGABYTE, UPLOAD_MOST_MB } from "../../_shared/constants/upload.ts";
import { BLOCK_BYTES, pieceOf } from "./job_files.ts";
import type { AskedPiece, Help } from "./jobs.ts";
import type { Handlers } from "./peer.ts";
import type { Running, Slot } from "./slot.ts";

/** A worker asks for more only when it wants to hold up its own clock: the largest file has 500 pages with a picture each. */
const MAX_HELP = 600;
/** Pieces of files a job asks for: all of the largest file, twice, in the shortest pieces. */
const MAX_PIECES = 2 * (UPLOAD_MOST_MB * MEGABYTE / BLOCK_BYTES);

/**
 * Answers a worker with what whoever gave it its job has for it.
 *
 * @param onAway called where that takes seconds: another worker may run meanwhile
 */
export function helpFor(slot: Slot, onAway: () => void): Handlers {
  const helped = async <T>(
    work: (help: Help, running: Running) => Promise<T> | T,
    { counted = "helped", most = MAX_HELP }: { counted?: "helped" | "pieces"; most?: number } = {},
  ): Promise<T> => {
    const { running } = slot;
    if (!running) throw new TypeError("Cannot help: no job is running");
    if (++running[counted] > most) throw new TypeError("Cannot help: asked too often");
    return await running.watch.wait(() => work(running.waiting.help, running));
  };
  /** Help that takes seconds: another worker may run meanwhile. */
  const awaited = <T>(work: (help: Help, running: Running) => Promise<T> | T): Promise<T> =>
    helped(async (help, running) => {
      running.isAway = true;
      onAway();
      try {
        return await work(help, running);
      } finally {
        running.isAway = false;
      }
    });
  return {
    bytes: ({ id, from, length }: AskedPiece) =>
      helped((help) => {
        if (!help.bytes) throw new TypeError("Cannot give bytes: the job has no file");
        return pieceOf(help.bytes(id), { from, length });
      }, { counted: "pieces", most: MAX_PIECES }),
    drawing: () => slot.running && (slot.running.isDrawing = true),
    recognise: (picture) =>
      awaited((help, running) => {
        running.isDrawing = false;
        return help.recognise?.(picture, () => running.watch.leftMs()) ??
          { obstacle: "missing" as const };
      }),
    weigh: (question) =>
      awaited((help, running) =>
        help.weigh?.(question, () => running.watch.leftMs()) ?? { obstacle: "missing" as const }
      ),
    ask: (question) =>
      awaited((help) => {
        if (!help.ask) throw new TypeError("Cannot ask the model: there is none");
        return help.ask(question, () => slot.worker.call("pictures", null));
      }),
    font: (specifier: string) => helped((help) => help.font?.(specifier) ?? null),
    thumbnail: (page: number) => helped((help) => help.thumbnail?.(page) ?? null),
  };
}
