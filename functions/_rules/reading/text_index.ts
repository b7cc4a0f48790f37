/**
 * Things by their texts, looked up by the letters a pattern needs: of the texts of a set few hold the words of one
 * rule. Texts that cannot match are left out, those that are left must still be tried.
 */
import { type Need, needOf } from "./needed_words.ts";

/** Places of things as a set of bits, 32 a word; null for no place at all. Nobody changes one that is handed on. */
type Places = Uint32Array | null;

/** A thing, and those of the patterns looked for that one of its texts may match. */
export interface Candidate<T> {
  thing: T;
  patterns: readonly RegExp[];
}

/** Things in the order they were given, each with one or several texts, whose letters and digits alone count. */
export class TextIndex<T> {
  /** Words a set of places takes. */
  readonly #size: number;
  readonly #everywhere: Uint32Array;
  /** For three letters that follow each other, which set of {@link TextIndex.#sets} says where they stand. */
  readonly #runs = new Int32Array(SIGNS ** 3).fill(NOWHERE);
  readonly #sets: Uint32Array;
  readonly #words = new Map<string, Places>();
  readonly #answers = new Map<RegExp, Places>();

  /** @param textsOf everything a pattern may be tried on */
  constructor(private readonly things: readonly T[], textsOf: (thing: T) => Iterable<string>) {
    this.#size = Math.ceil(things.length / 32);
    this.#everywhere = new Uint32Array(this.#size);
    for (const place of things.keys()) this.#everywhere[place >> 5] |= bitOf(place);
    const seen = new Runs();
    const ends: number[] = [];
    let sets = 0;
    for (const [place, thing] of things.entries()) {
      for (const text of textsOf(thing)) seen.addAll(text, place);
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
    let places = this.#answers.get(pattern);
    if (places === undefined) {
      const need = needOf(pattern);
      places = need === null ? this.#everywhere : this.#holding(need);
      this.#answers.set(pattern, places);
    }
    return places;
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
    const runs = word.length - 2;
    for (let at = 0; at < runs; at++) if (this.#runs[runAt(word, at)] === NOWHERE) return null;
    const from = this.#runs[runAt(word, 0)] * this.#size;
    const common = this.#sets.slice(from, from + this.#size);
    for (let at = 1; at < runs; at++) {
      const more = this.#runs[runAt(word, at)] * this.#size;
      for (let place = 0; place < common.length; place++) common[place] &= this.#sets[more + place];
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
    let [first, common]: Places[] = [null, null];
    for (const need of needs) {
      const places = this.#holding(need);
      if (!places) return null;
      if (!first) first = places;
      else common = intersect(common ?? first.slice(), places);
    }
    return common ?? first;
  }

  #holdingAny(needs: readonly Need[]): Places {
    let [first, all]: Places[] = [null, null];
    for (const need of needs) {
      const places = this.#holding(need);
      if (!places) continue;
      if (!first) first = places;
      else all = unite(all ?? first.slice(), places);
    }
    return all ?? first;
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
/** Not a letter and not a digit. */
const NONE = 0;

/** A letter of either case or a digit by its code, as a number from 1; {@link NONE} for any other sign. */
const SIGN_OF = new Uint8Array(128);
for (const [at, sign] of Array.from("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ").entries()) {
  SIGN_OF[sign.charCodeAt(0)] = SIGN_OF[sign.toLowerCase().charCodeAt(0)] = at + 1;
}

/** Every three letters of things, one thing behind the other, as a list that grows. */
class Runs {
  /** The first {@link Runs.length} of them hold. */
  values = new Uint16Array(1 << 14);
  length = 0;
  /** For three letters, one more than the place of the thing that had them last. */
  readonly #had = new Int32Array(SIGNS ** 3);

  /** Those of a text that the thing at this place has not had yet. What is neither letter nor digit is passed over. */
  addAll(text: string, place: number): void {
    const most = this.length + text.length + 1;
    if (most > this.values.length) {
      const more = new Uint16Array(2 * most);
      more.set(this.values);
      this.values = more;
    }
    let [first, second] = [NONE, NONE];
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      const third = code < SIGN_OF.length ? SIGN_OF[code] : NONE;
      if (third === NONE) continue;
      if (first !== NONE) this.#add(first, second, third, place);
      [first, second] = [second, third];
    }
    if (first !== NONE) this.#add(first, second, END, place);
  }

  #add(first: number, second: number, third: number, place: number): void {
    const run = (first * SIGNS + second) * SIGNS + third;
    if (this.#had[run] === place + 1) return;
    this.#had[run] = place + 1;
    this.values[this.length++] = run;
  }
}

/** Three letters as a number; {@link END} where the word ends before. */
const runAt = (word: string, at: number): number =>
  (signAt(word, at) * SIGNS + signAt(word, at + 1)) * SIGNS + signAt(word, at + 2);

const signAt = (word: string, at: number): number =>
  at < word.length ? SIGN_OF[word.charCodeAt(at)] : END;

function unite(all: Uint32Array, more: Uint32Array): Uint32Array {
  for (let at = 0; at < all.length; at++) all[at] |= more[at];
  return all;
}

function intersect(common: Uint32Array, more: Uint32Array): Uint32Array {
  for (let at = 0; at < common.length; at++) common[at] &= more[at];
  return common;
}
