/** Memory of pictures that were drawn and are held by nobody any more. */

/** So much beside the heap is pictures: other work leaves 12 to 33 MB. */
export const PICTURES_BYTES = 80 * 2 ** 20;

/**
 * Gives it back before a job ends. It counts against the worker otherwise, which is replaced where it holds much, and the
 * next one needs a second or more for its first pages.
 *
 * @param mostBytes what may stay
 */
export function giveBack(mostBytes = PICTURES_BYTES): void {
  const { gc } = globalThis as { gc?: () => void };
  if (gc && Deno.memoryUsage().external > mostBytes) gc();
}
