/**
 * What follows from a text or a thing alone, found once: the same titles, names and heads stand on a set a thousand times,
 * and many rules look at each of its texts.
 */

/** The function, which looks at each thing only once, as long as that is there. Nobody may change what it gives. */
export function rememberedOf<K extends WeakKey, T>(find: (thing: K) => T): (thing: K) => T {
  const known = new WeakMap<K, { found: T }>();
  return (thing) => {
    let answer = known.get(thing);
    if (!answer) known.set(thing, answer = { found: find(thing) });
    return answer.found;
  };
}

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
