/**
 * Things by their texts, looked up by the letters a pattern needs: of the texts of a set few hold the words of one
 * rule. Texts that cannot match are left out, those that are left must still be tried.
 */
import { type Need, needOf } from "./needed_words.ts";

/** Places of things as a set of bits, 32 a word; null for no place at all. */
type Places = Uint32Array | null;

/** A thing, and those of the patterns looked for that one of its texts may match. */
export interface Candidate<T> {
  thing: T;
  patterns: readonly RegExp[];
}

/** Things in the order they were given, each with one or several texts. */
export class TextIndex<T> {
  /** Words a set of places takes. */
  readonly #size: number;
  readonly #everywhere: Uint32Array;
  /** For three letters that follow each other, which set of {@link TextIndex.#sets} says where they stand. */
  readonly #runs = new Int32Array(SIGNS ** 3).fill(NOWHERE);
  readonly #sets: Uint32Array;
  readonly #words = new Map<string, Places>();
  readonly #answers = new WeakMap<RegExp, { places: Places }>();

  /** @param spell the letters (`lettersOf`) of everything a pattern may be tried on */
  constructor(private readonly things: readonly T[], spell: (thing: T) => Iterable<string>) {
    this.#size = Math.ceil(things.length / 32);
    this.#everywhere = new Uint32Array(this.#size);
    for (const place of things.keys()) this.#everywhere[place >> 5] |= bitOf(place);
    const seen = new Runs();
    const ends: number[] = [];
    let sets = 0;
    for (const thing of things) {
      for (const letters of spell(thing)) seen.addAll(letters);
      ends.push(seen.length);
    }
    for (let at = 0; at < seen.length; at++) {
      const run = seen.values[at];
      if (this.#runs[run] === NOWHERE) this.#runs[run] = sets++;
    }
    this.#sets = new Uint32Array(sets * this.#size);
    let at = 0;
    for (const [place, end] of ends.entries()) {
      const [word, bit] = [place >> 5, bitOf(place)];
      while (at < end) this.#sets[this.#runs[seen.values[at++]] * this.#size + word] |= bit;
    }
  }

  /** Things with a text that one of the patterns may match, in order. */
  mayMatch(patterns: readonly RegExp[]): readonly T[] {
    return this.#thingsAt(patterns.map((it) => this.#placesFor(it)), (thing) => thing);
  }

  /** The same, each with the patterns that may match it, in their order. */
  candidates(patterns: readonly RegExp[]): readonly Candidate<T>[] {
    const places = patterns.map((it) => this.#placesFor(it));
    return this.#thingsAt(places, (thing, word, bit) => ({
      thing,
      patterns: patterns.length === 1
        ? patterns
        : patterns.filter((_, at) => ((places[at]?.[word] ?? 0) & bit) !== 0),
    }));
  }

  #placesFor(pattern: RegExp): Places {
    let answer = this.#answers.get(pattern);
    if (!answer) {
      const need = needOf(pattern);
      answer = { places: need === null ? this.#everywhere : this.#holding(need) };
      this.#answers.set(pattern, answer);
    }
    return answer.places;
  }

  #holding(need: Need): Places {
    if (typeof need !== "string") {
      return "all" in need ? this.#holdingAll(need.all) : this.#holdingAny(need.any);
    }
    let places = this.#words.get(need);
    if (places === undefined) {
      places = need.length === 2 ? this.#holdingPair(need) : this.#holdingWord(need);
      this.#words.set(need, places);
    }
    return places;
  }

  /** Where every three letters of a word stand: mostly the word itself. */
  #holdingWord(word: string): Places {
    let common: Places = null;
    for (let at = 0; at < word.length - 2; at++) {
      const set = this.#runs[runAt(word, at)];
      if (set === NOWHERE) return null;
      const from = set * this.#size;
      common ??= this.#sets.slice(from, from + this.#size);
      for (let place = 0; place < common.length; place++) common[place] &= this.#sets[from + place];
    }
    return common;
  }

  /** Where two letters stand, whatever follows them. */
  #holdingPair(pair: string): Places {
    let all: Places = null;
    const run = runAt(pair, 0);
    for (let third = END; third < SIGNS; third++) {
      const set = this.#runs[run + third];
      if (set === NOWHERE) continue;
      all ??= new Uint32Array(this.#size);
      const from = set * this.#size;
      for (let place = 0; place < all.length; place++) all[place] |= this.#sets[from + place];
    }
    return all;
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

  /** What is made of each thing that stands at one of the sets of places, in order. */
  #thingsAt<Made>(
    sets: readonly Places[],
    make: (thing: T, word: number, bit: number) => Made,
  ): Made[] {
    const found: Made[] = [];
    for (let word = 0; word < this.#size; word++) {
      let rest = 0;
      for (const places of sets) if (places) rest |= places[word];
      for (; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        found.push(make(this.things[word * 32 + 31 - Math.clz32(bit)], word, bit));
      }
    }
    return found;
  }
}

const bitOf = (place: number): number => 1 << (place & 31);

/** What stands behind the last letter of a text, so that its last two are a run as well. */
const END = 0;
/** {@link END}, ten digits and 26 letters. */
const SIGNS = 37;
const NOWHERE = -1;

/** Every three letters of texts, one text behind the other, as a list that grows. */
class Runs {
  /** The first {@link Runs.length} of them hold. */
  values = new Uint16Array(1 << 16);
  length = 0;

  addAll(letters: string): void {
    const end = this.length + letters.length;
    if (end > this.values.length) {
      const more = new Uint16Array(2 * end);
      more.set(this.values);
      this.values = more;
    }
    if (letters.length < 2) return;
    let [first, second] = [signAt(letters, 0), signAt(letters, 1)];
    for (let at = 2; at <= letters.length; at++) {
      const third = signAt(letters, at);
      this.values[this.length++] = (first * SIGNS + second) * SIGNS + third;
      [first, second] = [second, third];
    }
  }
}

/** Three letters as a number. */
const runAt = (letters: string, at: number): number =>
  (signAt(letters, at) * SIGNS + signAt(letters, at + 1)) * SIGNS + signAt(letters, at + 2);

/** A digit or a capital as a number from 1; {@link END} behind the last one. */
function signAt(letters: string, at: number): number {
  if (at >= letters.length) return END;
  const code = letters.charCodeAt(at);
  return code <= NINE ? code - ZERO + 1 : code - A + 11;
}
const [ZERO, NINE, A] = Array.from("09A", (it) => it.charCodeAt(0));

function unite(all: Uint32Array, more: Uint32Array): Uint32Array {
  for (let at = 0; at < all.length; at++) all[at] |= more[at];
  return all;
}

function intersect(common: Uint32Array, more: Uint32Array): Uint32Array {
  for (let at = 0; at < common.length; at++) common[at] &= more[at];
  return common;
}
