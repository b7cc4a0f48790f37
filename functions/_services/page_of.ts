/** Pages of lists: of one that is whole already, and of one a store reads in parts. */
import type { PageQuery } from "../_shared/contract/mod.ts";

/** Lines of a page where no limit was named and the whole would be too much. */
export const LINES_PER_PAGE = 50;

/** The lines of a page; all of them without a limit. */
export function pageOf<T>(all: readonly T[], { page, limit }: PageQuery): T[] {
  return limit === undefined ? [...all] : all.slice((page - 1) * limit, page * limit);
}

/** What a store is to read; all without a limit. */
export const partOf = ({ page, limit }: PageQuery): { limit?: number; offset: number } => ({
  limit,
  offset: limit === undefined ? 0 : (page - 1) * limit,
});

/** The same of a list that is never read whole. */
export const fullPartOf = (
  { page, limit = LINES_PER_PAGE }: PageQuery,
): { limit: number; offset: number } => ({
  limit,
  offset: (page - 1) * limit,
});
