/** What follows from a text alone, found once: the same titles, names and heads stand on a set a thousand times. */

/**
 * The function, which looks at each text only once. Forgets all when it knows too many, so that a server which runs
 * for months keeps no more than that.
 *
 * @param most texts to keep
 */
export function remembered<T>(find: (text: string) => T, most = 2_000): (text: string) => T {
  const known = new Map<string, { found: T }>();
  return (text) => {
    let answer = known.get(text);
    if (!answer) {
      if (known.size >= most) known.clear();
      known.set(text, answer = { found: find(text) });
    }
    return answer.found;
  };
}
