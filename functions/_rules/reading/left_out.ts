/**
 * What the queries of a rule leave out: words of exceptions and of things that belong to other rules. Whoever finds
 * subjects for the rule in another way leaves out the same.
 */

/** Words a query is not about. */
interface Excluding {
  not?: RegExp;
  notUnder?: RegExp;
}

let heard: Set<RegExp> | null = null;

/** Notes what a query leaves out, while somebody listens. */
export function noteLeftOut({ not, notUnder }: Excluding): void {
  if (!heard) return;
  if (not) heard.add(not);
  if (notUnder) heard.add(notUnder);
}

/** What `ask` gives, and the words its queries leave out. */
export function whileListening<T>(ask: () => T): { result: T; leftOut: readonly RegExp[] } {
  const before = heard;
  const mine = heard = new Set();
  try {
    return { result: ask(), leftOut: [...mine] };
  } finally {
    heard = before;
  }
}
