/** Reads more rows than one answer may hold: a hosted project cuts answers off without a word. */
import type { PostgrestSingleResponse } from "@supabase/supabase-js";
import { unwrap } from "./errors.ts";

/** The most rows of one answer, `max_rows` of `supabase/config.toml`. */
const MAX_ROWS = 1000;

interface Question<T> extends PromiseLike<PostgrestSingleResponse<T[]>> {
  range(from: number, to: number): PromiseLike<PostgrestSingleResponse<T[]>>;
}

/** @param ask a new question each time, in an order that stays */
export async function listAll<T>(ask: () => Question<T>, pageSize = MAX_ROWS): Promise<T[]> {
  const rows: T[] = [];
  for (;;) {
    const some = unwrap(await ask().range(rows.length, rows.length + pageSize - 1)) ?? [];
    rows.push(...some);
    if (some.length < pageSize) return rows;
  }
}
