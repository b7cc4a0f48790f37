/** Recognition for the whole process: pictures are read one after another and once, by one worker where there are any. */
import type { OcrResult } from "../../_providers/ocr/mod.ts";
import { type Account, createTurns } from "../apart/account.ts";
import { hasProcesses } from "../apart/worker_process.ts";
import { endHere, readHere } from "./ocr_here.ts";
import { findKept, keepResult, keyOf } from "./ocr_kept.ts";
import type { OcrPicture } from "./ocr_picture.ts";
import { endRecogniser, readWithRecogniser } from "./ocr_process.ts";
import { type OcrObstacle, OcrUnavailable } from "./ocr_unavailable.ts";

/** Share of the time left that reading may take: 50 s of 60. The rest is for the last step to end. */
const BUDGET_SHARE = 5 / 6;
/** With less time than this left, reading is not begun. */
const MIN_LEFT_MS = 2_000;

let users = 0;
let last: Promise<unknown> = Promise.resolve();
const takeTurn = createTurns();

/**
 * Reads a picture when its turn comes; accounts take turns, and what was read before waits for nobody.
 *
 * @param leftMs time its page has left, asked then
 */
export async function recognise(
  picture: OcrPicture,
  leftMs: () => number,
  { account, signal }: { account: Account; signal?: AbortSignal },
): Promise<{ result: OcrResult } | { obstacle: OcrObstacle }> {
  // Nothing is awaited before it counts: whoever ends the last use waits for it.
  const turn = keyOf(picture, account).then((key) =>
    findKept(key) ?? takeTurn(account, async () => {
      signal?.throwIfAborted();
      const known = findKept(key);
      if (known) return known;
      const result = await ask(picture, leftMs(), signal);
      keepResult(key, result);
      return result;
    })
  );
  // Without what was read, which would be held for ever.
  last = Promise.allSettled([last, turn]).then(() => {});
  try {
    return { result: await turn };
  } catch (error) {
    if (!(error instanceof OcrUnavailable)) throw error;
    return { obstacle: error.obstacle };
  }
}

async function ask(
  picture: OcrPicture,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<OcrResult> {
  if (timeoutMs < MIN_LEFT_MS) throw new OcrUnavailable("timeout", "no time was left");
  const budgetMs = timeoutMs * BUDGET_SHARE;
  if (hasProcesses()) return await readWithRecogniser(picture, { budgetMs, timeoutMs });
  const result = await readHere(picture, { budgetMs, signal });
  signal?.throwIfAborted();
  return result;
}

/** Counts a user of recognition; the answer ends the use and, with the last one, the worker. */
export function useOcr(): () => Promise<void> {
  users++;
  let isOver = false;
  return async () => {
    if (isOver) return;
    isOver = true;
    users--;
    await last;
    if (users > 0) return;
    await (hasProcesses() ? endRecogniser() : endHere());
  };
}
