/** What a page was rendered with, as the first answer of a query. */

/** As old as the page: a part that is left and comes back later asks anew. */
const RENDERED_AT = Date.now();

/** @param answer null where the server could not read it: the browser asks */
export const rendered = <T>(answer: T | null | undefined) => ({
  initialData: answer ?? undefined,
  initialDataUpdatedAt: RENDERED_AT,
});
