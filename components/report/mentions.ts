/** Names offered while `@` and the begin of one are typed into a comment. */

const OFFERED_MAX = 5;
/** A name may have spaces; one that ends with a space is finished. */
const TYPED = /(?:^|[\s(])@([^@\n]{0,60})$/;

/** The names that go on as what is typed before the caret, in the order given. */
export function offerNames(before: string, people: readonly string[]): string[] {
  const typed = TYPED.exec(before)?.[1].toLowerCase();
  if (typed === undefined) return [];
  return people.filter((it) => it.length > typed.length && it.toLowerCase().startsWith(typed))
    .slice(0, OFFERED_MAX);
}

/** What stands before the caret once a name is chosen: the name whole, and a space. */
export function withName(before: string, name: string): string {
  return `${before.slice(0, before.lastIndexOf("@"))}@${name} `;
}
