/** Chance that can be repeated: every draw follows from the seed. */

export interface Chance {
  /** From 0 to 1, 1 left out. */
  next: () => number;
  /** A whole number from 0 to `limit - 1`. */
  below: (limit: number) => number;
  /** A number from `low` to `high`. */
  between: (low: number, high: number) => number;
  pick: <T>(list: readonly T[]) => T;
}

/** @source mulberry32, Tommy Ettinger, public domain */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    between: (low, high) => low + next() * (high - low),
    pick: (list) => list[below(list.length)],
  };
}

/** A number of a command line, such as `--kills 200`. @throws {RangeError} when it is none */
export function readNumber(args: readonly string[], name: string, standard: number): number {
  const at = args.findIndex((it) => it === `--${name}` || it.startsWith(`--${name}=`));
  if (at < 0) return standard;
  const text = args[at].includes("=") ? args[at].split("=")[1] : args[at + 1];
  const value = Number(text);
  if (!text || !Number.isFinite(value) || value < 0) {
    throw new RangeError(`Cannot read --${name}: ${text} is not a number`);
  }
  return value;
}
