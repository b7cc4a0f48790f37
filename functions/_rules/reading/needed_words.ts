/**
 * The letters a text must hold for a pattern to match it, read from the pattern itself: `GRAB ?BARS? #` needs GRABBAR,
 * `G\.?F\.?I|AFC?I` needs GFI, or AF. Whoever looks for many patterns in many texts tries a pattern only where its
 * letters stand. Spaces and punctuation are passed over, in the pattern as in the text. What is not understood needs
 * nothing, so that no match is ever lost.
 */

/** Letters and digits that follow each other, in capitals; all of some needs, or any of them. */
export type Need = string | { all: readonly Need[] } | { any: readonly Need[] };

const known = new Map<string, Need | null>();
const MOST_KNOWN = 20_000;

/** What every text the pattern matches holds, whatever its case; null when that is not known. */
export function needOf({ source, unicode, unicodeSets }: RegExp): Need | null {
  if (unicode || unicodeSets) return null;
  let need = known.get(source);
  if (need === undefined) {
    const reader = new PatternReader(source);
    need = reader.alternatives();
    if (!reader.isAtEnd) need = null;
    if (known.size > MOST_KNOWN) known.clear();
    known.set(source, need);
  }
  return need;
}

/** May the pattern match the text, by its letters? A long pattern is compiled for a text that has them alone. */
export function mayMatch(pattern: RegExp, text: string): boolean {
  const need = needOf(pattern);
  return need === null || holds(text.toUpperCase().replace(/[^A-Z\d]+/g, ""), need);
}

function holds(letters: string, need: Need): boolean {
  if (typeof need === "string") return letters.includes(need);
  return "all" in need
    ? need.all.every((it) => holds(letters, it))
    : need.any.some((it) => holds(letters, it));
}

/** A letter alone stands in nearly every text. */
const SHORTEST = 2;

const GROUP = /\((?:\?(?:(?<negative><?!)|<?=|:|<[^>=!]*>|[a-z-]*:))?/y;
const QUANTIFIER = /(?:(?<mark>[*+?])|\{(?<least>\d+)(?:,\d*)?\})\??/y;
/** Edges, and signs that are no letters; not `#` and `~`, which stand for quantities. */
const NO_LETTER =
  /(?:\\[bBs]|[\^$]|\\?[ ,;:'"\/&@°-]|\\[.()+*?|]|\[-?(?:\\s|\\?[ .,;:'"\/()&@+*?])+-?\])(?:[*+?]|\{\d+(?:,\d*)?\})?\??/y;
const CHARACTER_CLASS = /\[(?:[^\]\\]|\\[^])*\]/y;
/** Back references, signs by their number, classes such as `\d`, and any other sign. */
const ESCAPE = /\\(?:k<[^>]*>|x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|c[A-Za-z]|\d+|[^])/y;

const QUANTIFIERS = "*+?{";
/** Letters and digits by their code, in capitals. */
const LETTERS: readonly (string | undefined)[] = Array.from({ length: 128 }, (_, code) => {
  const sign = String.fromCharCode(code);
  return /[A-Za-z\d]/.test(sign) ? sign.toUpperCase() : undefined;
});

/** Reads a pattern from left to right, as far as its letters go. */
class PatternReader {
  #at = 0;

  constructor(private readonly source: string) {}

  get isAtEnd(): boolean {
    return this.#at >= this.source.length;
  }

  /** The need of alternatives up to the end or a closing bracket: nothing as soon as one needs nothing. */
  alternatives(): Need | null {
    const needs = [this.#sequence()];
    while (this.#takes("|")) needs.push(this.#sequence());
    return join(needs, "any");
  }

  #sequence(): Need | null {
    const needs: Need[] = [];
    let run = "";
    const endRun = () => {
      if (run.length >= SHORTEST) needs.push(run);
      run = "";
    };
    while (!this.isAtEnd && !this.#isAt("|") && !this.#isAt(")")) {
      const letter = this.#letter();
      if (letter === null && !this.#isAt("(") && this.#match(NO_LETTER)) continue;
      const part = letter ?? this.#part();
      const times = this.#quantifier();
      const isLetter = typeof part === "string" && part.length === 1;
      if (isLetter && times !== "maybe") run += part;
      if (isLetter && times === "once") continue;
      endRun();
      if (!isLetter && part !== null && times !== "maybe") needs.push(part);
    }
    endRun();
    return join(needs, "all");
  }

  /** A letter or digit in capitals; most of a pattern are such. */
  #letter(): string | null {
    const letter = LETTERS[this.source.charCodeAt(this.#at)];
    if (letter === undefined) return null;
    this.#at++;
    return letter;
  }

  /** The need of a group, or null for what can be many things. */
  #part(): Need | null {
    const group = this.#isAt("(") ? this.#match(GROUP) : null;
    if (group) {
      const need = this.alternatives();
      if (!this.#takes(")")) this.#at = Infinity;
      return group.groups?.negative === undefined ? need : null;
    }
    if (this.#isAt("[") && this.#match(CHARACTER_CLASS)) return null;
    if (!this.#isAt("\\") || !this.#match(ESCAPE)) this.#at++;
    return null;
  }

  #quantifier(): "once" | "more" | "maybe" {
    if (!QUANTIFIERS.includes(this.source.charAt(this.#at))) return "once";
    const groups = this.#match(QUANTIFIER)?.groups;
    if (!groups) return "once";
    return groups.mark === "+" || Number(groups.least) > 0 ? "more" : "maybe";
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.source);
    if (match) this.#at = pattern.lastIndex;
    return match;
  }

  #isAt(sign: string): boolean {
    return this.source[this.#at] === sign;
  }

  #takes(sign: string): boolean {
    const isThere = this.#isAt(sign);
    if (isThere) this.#at++;
    return isThere;
  }
}

/** Several needs as one; of alternatives each must need something. */
function join(needs: (Need | null)[], how: "all" | "any"): Need | null {
  const told = needs.filter((it) => it !== null);
  if (told.length === 0 || (how === "any" && told.length < needs.length)) return null;
  if (told.length === 1) return told[0];
  return how === "all" ? { all: told } : { any: told };
}
