/** Reads more rows than one answer may hold: a hosted project cuts answers off without a word. */
import type { PostgrestSingleResponse } from "@supabase/supabase-js";
import { unwrap } from "./errors.ts";

/** The most rows of one answer, `max_rows` of `supabase/config.toml`. */
const MAX_ROWS = 1000;

interface Question<T> extends PromiseLike<PostgrestSingleResponse<T[]>> {
  range(from: number, to: number): PromiseLike<PostgrestSingleResponse<T[]>>;
}

/** @param ask a new question each time, in an order that stays */
export const listAll = async <T>(ask: () => Question<T>, pageSize = MAX_ROWS): Promise<T[]> =>
  (await Array.fromAsync(listParts(ask, pageSize))).flat();

/** The same part by part, for rows that can't all be held. */
export async function* listParts<T>(
  ask: () => Question<T>,
  pageSize = MAX_ROWS,
): AsyncGenerator<T[]> {
  for (let from = 0;; from += pageSize) {
    const some = unwrap(await ask().range(from, from + pageSize - 1)) ?? [];
    yield some;
    if (some.length < pageSize) return;
  }
}
