/** Recognition for the whole process: pictures are read one after another and once, by one worker where there are any. */
import type { Claim, OcrResult, Weighed } from "../../_providers/ocr/mod.ts";
import { type Account, createTurns } from "../apart/account.ts";
import { hasProcesses } from "../apart/worker_process.ts";
import { endHere, readHere, weighHere } from "./ocr_here.ts";
import { findKept, findWeighed, keepResult, keepWeighed, keyOf } from "./ocr_kept.ts";
import type { OcrPicture } from "./ocr_picture.ts";
import { endRecogniser, readWithRecogniser, weighWithRecogniser } from "./ocr_process.ts";
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
export function recognise(
  picture: OcrPicture,
  leftMs: () => number,
  { account, signal }: { account: Account; signal?: AbortSignal },
): Promise<{ result: OcrResult } | { obstacle: OcrObstacle }> {
  return inTurn(picture, account, {
    signal,
    find: findKept,
    keep: keepResult,
    work: () => ask(picture, leftMs(), signal),
  });
}

/** Weighs texts against a picture when its turn comes. */
export function weigh(
  { picture, claims }: { picture: OcrPicture; claims: readonly Claim[] },
  leftMs: () => number,
  { account, signal }: { account: Account; signal?: AbortSignal },
): Promise<{ result: Weighed[] } | { obstacle: OcrObstacle }> {
  return inTurn(picture, account, {
    signal,
    find: (key) => findWeighed(key, claims),
    keep: (key, result) => keepWeighed(key, claims, result),
    work: () => {
      const timeoutMs = enough(leftMs());
      const budgetMs = timeoutMs * BUDGET_SHARE;
      return hasProcesses()
        ? weighWithRecogniser(picture, claims, { budgetMs, timeoutMs })
        : weighHere(picture, claims, { budgetMs, signal });
    },
  });
}

async function inTurn<T>(
  picture: OcrPicture,
  account: Account,
  { signal, find, keep, work }: {
    signal?: AbortSignal;
    find: (key: string) => T | null;
    keep: (key: string, result: T) => void;
    work: () => Promise<T>;
  },
): Promise<{ result: T } | { obstacle: OcrObstacle }> {
  // Nothing is awaited before it counts: whoever ends the last use waits for it.
  const turn = keyOf(picture, account).then((key) =>
    find(key) ?? takeTurn(account, async () => {
      signal?.throwIfAborted();
      const known = find(key);
      if (known) return known;
      const result = await work();
      keep(key, result);
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
  const budgetMs = enough(timeoutMs) * BUDGET_SHARE;
  if (hasProcesses()) return await readWithRecogniser(picture, { budgetMs, timeoutMs });
  const result = await readHere(picture, { budgetMs, signal });
  signal?.throwIfAborted();
  return result;
}

/** @throws {OcrUnavailable} when too little time is left to begin */
function enough(leftMs: number): number {
  if (leftMs < MIN_LEFT_MS) throw new OcrUnavailable("timeout", "no time was left");
  return leftMs;
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
