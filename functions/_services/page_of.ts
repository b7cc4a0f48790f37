/** One page of a list that is whole already. */
import type { PageQuery } from "../_shared/contract/mod.ts";

/** The lines of a page; all of them without a limit. */
export function pageOf<T>(all: readonly T[], { page, limit }: PageQuery): T[] {
  return limit === undefined ? [...all] : all.slice((page - 1) * limit, page * limit);
}
