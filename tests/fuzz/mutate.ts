/** Damages real files the way disks, mail programs, half uploads and attackers do. */
import type { Chance } from "../fakes/random.ts";

type Mutation = (bytes: Uint8Array, chance: Chance) => Uint8Array;

/** Words that steer a reader; one in the wrong place sends it elsewhere. */
const TOKENS = [
  "/Type/Page",
  "/Kids[1 0 R 1 0 R]",
  "/Count -1",
  "/Count 99999999",
  "/Parent 3 0 R",
  "/MediaBox[0 0 1e30 1e30]",
  "/MediaBox[0 0 0 0]",
  "/Rotate 45",
  "/UserUnit 100000",
  "/Length 2147483647",
  "/Length -1",
  "/Filter[/FlateDecode/FlateDecode/ASCIIHexDecode]",
  "/Predictor 15/Columns 4294967295",
  "/Encrypt 9 0 R",
  "/Prev 0",
  "endobj",
  "endstream",
  "stream\n",
  "<<<<<<<<",
  "[[[[[[[[",
  "obj",
  "startxref\n0\n%%EOF",
  "(\\",
  "1 0 0 1 1e38 1e38 cm",
  "q ".repeat(300),
  "BI /W 99999 /H 99999 /BPC 8 ID",
];

export const MUTATIONS: Record<string, Mutation> = {
  flipBits(bytes, chance) {
    const changed = bytes.slice();
    for (let n = 0; n <= chance.below(60); n++) {
      changed[chance.below(changed.length)] ^= 1 << chance.below(8);
    }
    return changed;
  },
  truncate: (bytes, chance) => bytes.slice(0, chance.below(bytes.length)),
  loseHead: (bytes, chance) => bytes.slice(chance.below(Math.min(bytes.length, 4096))),
  doubleBlock(bytes, chance) {
    const [from, to] = pickBlock(bytes, chance);
    return join(bytes.subarray(0, to), bytes.subarray(from, to), bytes.subarray(to));
  },
  loseBlock(bytes, chance) {
    const [from, to] = pickBlock(bytes, chance);
    return join(bytes.subarray(0, from), bytes.subarray(to));
  },
  zeroBlock(bytes, chance) {
    const [from, to] = pickBlock(bytes, chance);
    const changed = bytes.slice();
    changed.fill(0, from, to);
    return changed;
  },
  addToken(bytes, chance) {
    const at = chance.below(bytes.length);
    return join(bytes.subarray(0, at), encode(` ${chance.pick(TOKENS)} `), bytes.subarray(at));
  },
  overwriteToken(bytes, chance) {
    const changed = bytes.slice();
    const token = encode(chance.pick(TOKENS));
    const at = chance.below(Math.max(1, bytes.length - token.length));
    changed.set(token.subarray(0, changed.length - at), at);
    return changed;
  },
  /** Other digits in numbers near the end of the file: offsets, sizes, lengths of the cross-reference. */
  changeNumbers(bytes, chance) {
    const changed = bytes.slice();
    const from = chance.next() < 0.5 ? Math.max(0, bytes.length - 4096) : 0;
    for (let tries = 0, hits = 0; tries < 4000 && hits < 12; tries++) {
      const at = from + chance.below(bytes.length - from);
      if (changed[at] < 0x30 || changed[at] > 0x39) continue;
      changed[at] = 0x30 + chance.below(10);
      hits++;
    }
    return changed;
  },
  append: (bytes, chance) => join(bytes, bytes.subarray(chance.below(bytes.length))),
};

/** One to four kinds of damage, and their names. */
export function mutate(
  bytes: Uint8Array,
  chance: Chance,
): { bytes: Uint8Array<ArrayBuffer>; how: string[] } {
  const how: string[] = [];
  let changed = bytes;
  for (let n = 0; n <= chance.below(4) && changed.length > 16; n++) {
    const name = chance.pick(Object.keys(MUTATIONS));
    changed = MUTATIONS[name](changed, chance);
    how.push(name);
  }
  return { bytes: new Uint8Array(changed), how };
}

function pickBlock(bytes: Uint8Array, chance: Chance): [from: number, to: number] {
  const from = chance.below(bytes.length);
  return [from, Math.min(bytes.length, from + 1 + chance.below(2048))];
}

const encode = (text: string) => new TextEncoder().encode(text);

function join(...pieces: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, it) => sum + it.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
