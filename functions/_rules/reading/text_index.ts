/**
 * Things by their texts, looked up by the letters a pattern needs: of the texts of a set few hold the words of one
 * rule. Texts that cannot match are left out, those that are left must still be tried.
 */
import { lettersOf, type Need, needOf } from "./needed_words.ts";

/** Places of things as a set of bits, 32 a word; null for no place at all. */
type Places = Uint32Array | null;

/** Things in the order they were given, each with one or several texts. */
export class TextIndex<T> {
  readonly #size: number;
  /** Where three letters follow each other; the last two of a text stand before {@link END}. */
  readonly #runs = new Map<number, Uint32Array>();
  readonly #answers = new Map<Need, Places>();

  /** @param textsOf everything a pattern may be tried on */
  constructor(private readonly things: readonly T[], textsOf: (thing: T) => Iterable<string>) {
    this.#size = Math.ceil(things.length / 32);
    for (const [place, thing] of things.entries()) {
      for (const letters of new Set(Array.from(textsOf(thing), lettersOf))) {
        for (let at = 0; at < letters.length - 1; at++) this.#mark(runAt(letters, at), place);
      }
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

  #mark(run: number, place: number): void {
    let places = this.#runs.get(run);
    if (!places) this.#runs.set(run, places = new Uint32Array(this.#size));
    places[place >> 5] |= 1 << (place & 31);
  }

  #holding(need: Need): Places {
    let places = this.#answers.get(need);
    if (places === undefined) {
      places = typeof need === "string"
        ? this.#holdingWord(need)
        : "all" in need
        ? this.#holdingAll(need.all)
        : this.#holdingAny(need.any);
      this.#answers.set(need, places);
    }
    return places;
  }

  /** Where every three letters of a word stand: mostly the word itself. */
  #holdingWord(word: string): Places {
    if (word.length === 2) return this.#holdingAny(THIRD.map((it) => word + it));
    let common: Places = null;
    for (let at = 0; at < word.length - 2; at++) {
      const places = this.#runs.get(runAt(word, at));
      if (!places) return null;
      common = common ? intersect(common, places) : Uint32Array.from(places);
    }
    return common;
  }

  #holdingAll(needs: readonly Need[]): Places {
    let common: Places = null;
    for (const need of needs) {
      const places = this.#holding(need);
      if (!places) return null;
      common = common ? intersect(common, places) : Uint32Array.from(places);
    }
    return common;
  }

  #holdingAny(needs: readonly Need[]): Places {
    const all = new Uint32Array(this.#size);
    for (const need of needs) unite(all, this.#holding(need));
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

/** What stands behind the last letter of a text. */
const END = ".";
const THIRD = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789", END];

/** Three letters as a number. */
function runAt(letters: string, at: number): number {
  const third = at + 2 < letters.length ? letters.charCodeAt(at + 2) : END.charCodeAt(0);
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
