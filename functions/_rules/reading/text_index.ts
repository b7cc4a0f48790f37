/**
 * Things by their texts, looked up by the letters a pattern needs: of the texts of a set few hold the words of one
 * rule. Texts that cannot match are left out, those that are left must still be tried.
 */
import { lettersOf, type Need, needOf } from "./needed_words.ts";

/** Places of things as a set of bits, 32 a word; null for no place at all. */
type Places = Uint32Array | null;

/** Things in the order they were given, each with one or several texts. */
export class TextIndex<T> {
  /** Words a set of places takes. */
  readonly #size: number;
  /** For three letters that follow each other, which set of {@link TextIndex.#sets} says where they stand. */
  readonly #runs = new Map<number, number>();
  readonly #sets: Uint32Array;
  readonly #pairs = new Map<string, Places>();
  readonly #answers = new WeakMap<object, { places: Places }>();

  /** @param textsOf everything a pattern may be tried on */
  constructor(private readonly things: readonly T[], textsOf: (thing: T) => Iterable<string>) {
    this.#size = Math.ceil(things.length / 32);
    const spelled = things.map((thing) => new Set(Array.from(textsOf(thing), lettersOf)));
    for (const texts of spelled) {
      forEachRun(texts, (run) => {
        if (!this.#runs.has(run)) this.#runs.set(run, this.#runs.size);
      });
    }
    this.#sets = new Uint32Array(this.#runs.size * this.#size);
    for (const [place, texts] of spelled.entries()) {
      forEachRun(texts, (run) => {
        this.#sets[this.#runs.get(run)! * this.#size + (place >> 5)] |= 1 << (place & 31);
      });
    }
  }

  /** Things with a text that one of the patterns may match, in order. */
  mayMatch(patterns: readonly RegExp[]): readonly T[] {
    const all = new Uint32Array(this.#size);
    for (const pattern of patterns) {
      const need = needOf(pattern);
      if (need === null) return this.things;
      unite(all, this.#holding(need));
    }
    return this.#thingsAt(all);
  }

  #holding(need: Need): Places {
    if (typeof need === "string") return this.#holdingWord(need);
    let answer = this.#answers.get(need);
    if (!answer) {
      answer = { places: "all" in need ? this.#holdingAll(need.all) : this.#holdingAny(need.any) };
      this.#answers.set(need, answer);
    }
    return answer.places;
  }

  /** Where every three letters of a word stand: mostly the word itself. */
  #holdingWord(word: string): Places {
    if (word.length === 2) return this.#holdingPair(word);
    let common: Places = null;
    for (let at = 0; at < word.length - 2; at++) {
      const places = this.#placesOf(runAt(word, at));
      if (!places) return null;
      common = common ? intersect(common, places) : places.slice();
    }
    return common;
  }

  /** Where two letters stand, whatever follows them. */
  #holdingPair(pair: string): Places {
    let places = this.#pairs.get(pair);
    if (places === undefined) {
      places = null;
      const run = runAt(pair, 0) - END;
      for (const third of THIRD) {
        const more = this.#placesOf(run + third);
        if (more) places = unite(places ?? new Uint32Array(this.#size), more);
      }
      this.#pairs.set(pair, places);
    }
    return places;
  }

  #placesOf(run: number): Places {
    const set = this.#runs.get(run);
    return set === undefined ? null : this.#sets.subarray(set * this.#size, (set + 1) * this.#size);
  }

  #holdingAll(needs: readonly Need[]): Places {
    let common: Places = null;
    for (const need of needs) {
      const places = this.#holding(need);
      if (!places) return null;
      common = common ? intersect(common, places) : places.slice();
    }
    return common;
  }

  #holdingAny(needs: readonly Need[]): Places {
    let all: Places = null;
    for (const need of needs) {
      const places = this.#holding(need);
      if (places) all = unite(all ?? new Uint32Array(this.#size), places);
    }
    return all;
  }

  #thingsAt(places: Uint32Array): T[] {
    const found: T[] = [];
    for (let word = 0; word < places.length; word++) {
      for (let rest = places[word]; rest !== 0; rest &= rest - 1) {
        found.push(this.things[word * 32 + 31 - Math.clz32(rest & -rest)]);
      }
    }
    return found;
  }
}

/** What stands behind the last letter of a text, so that its last two are a run as well. */
const END = 0;
const THIRD = [
  END,
  ...Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789", (it) => it.charCodeAt(0)),
];

function forEachRun(texts: Iterable<string>, look: (run: number) => void): void {
  for (const letters of texts) {
    for (let at = 0; at < letters.length - 1; at++) look(runAt(letters, at));
  }
}

/** Three letters as a number. */
function runAt(letters: string, at: number): number {
  const third = at + 2 < letters.length ? letters.charCodeAt(at + 2) : END;
  return (letters.charCodeAt(at) * 128 + letters.charCodeAt(at + 1)) * 128 + third;
}

function unite(all: Uint32Array, more: Places): Uint32Array {
  if (more) { for (let at = 0; at < all.length; at++) all[at] |= more[at]; }
  return all;
}

function intersect(common: Uint32Array, more: Uint32Array): Uint32Array {
  for (let at = 0; at < common.length; at++) common[at] &= more[at];
  return common;
}
