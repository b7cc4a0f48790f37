/** How the patterns of rules are read. */

const looseForms = new WeakMap<RegExp, RegExp>();
/** The same by what is written: some rules build their patterns anew each time. */
const formsBySource = new Map<string, RegExp>();
const MOST_KNOWN = 10_000;

/** The pattern with optional white space for each space, case ignored; one object for all that are written alike. */
export function loose(pattern: RegExp): RegExp {
  const known = looseForms.get(pattern);
  if (known) return known;
  const source = pattern.source.replace(/(?<!\\| )( )(?![*+?{])/g, "\\s*");
  const made = formsBySource.get(source) ?? new RegExp(source, "i");
  looseForms.set(pattern, made);
  if (formsBySource.size > MOST_KNOWN) formsBySource.clear();
  formsBySource.set(source, made);
  return made;
}

/** One pattern for what any of several says, with the flags of the first: they are named apart. */
export const either = (first: RegExp, ...others: RegExp[]): RegExp =>
  new RegExp([first, ...others].map(({ source }) => source).join("|"), first.flags);
