/** Reads a page of rows and how many there are in all. */
import type { PostgrestSingleResponse } from "@supabase/supabase-js";
import { unwrap } from "./errors.ts";

/** How a question is asked: with its rows, or for their number alone. */
interface Asking {
  count: "exact";
  head: boolean;
}

interface Question<T> extends PromiseLike<PostgrestSingleResponse<T[]>> {
  range(from: number, to: number): PromiseLike<PostgrestSingleResponse<T[]>>;
}

/**
 * A page past the end is empty. PostgREST refuses it, without the number of rows, so that this is asked for then.
 *
 * @param ask a new question each time, in an order that stays
 * @source PostgREST, error PGRST103: the requested range can't be satisfied
 */
export async function listPart<T>(
  ask: (how: Asking) => Question<T>,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: T[] }> {
  const page = await ask({ count: "exact", head: false }).range(offset, offset + limit - 1);
  if (page.error?.code !== "PGRST103") return { total: page.count ?? 0, rows: unwrap(page) ?? [] };
  const all = await ask({ count: "exact", head: true });
  unwrap(all);
  return { total: all.count ?? 0, rows: [] };
}
