/**
 * Words that drawings letter, in place of what is nearly as likely to stand there and says nothing: `LVING`, `SEET`,
 * `PFFICE`. Expected words that were run together are parted: `FloorPlan`.
 */
import { type Answer, logLikelihood } from "./likelihood.ts";
import type { Letter } from "./models.ts";
import type { ReadLetter } from "./recognise.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** An answer with what its letters are looked up in; `share` of its steps show the picture. */
export interface Saying extends Answer {
  share: number;
  letters: readonly Letter[];
}

/** What was read may be e⁴ times as likely as the word in its place. */
const MOST_LOST = 4;
/** So much likelier the word must be than the next one that may be meant. */
const CLEAR = 1;
/** Shorter runs are not parted. */
const LEAST_RUN = 6;
/** What is looked at before and behind a word where nothing stands there, in steps. */
const AROUND = 3;

/** The letters of a line with its words put right. */
export function mendWords(
  letters: readonly ReadLetter[],
  saying: Saying,
  vocabulary: Vocabulary,
): ReadLetter[] {
  const mended: ReadLetter[] = [];
  let done = 0;
  for (const { index, 0: word } of lineOf(letters).matchAll(WORD)) {
    const span = { from: index, to: index + word.length };
    mended.push(
      ...letters.slice(done, span.from),
      ...mendWord(letters, span, saying, vocabulary),
    );
    done = span.to;
  }
  return [...mended, ...letters.slice(done)];
}

/** Letters, and among them what letters are taken for; a figure behind a word is its number. */
const WORD = /[A-Za-z$|](?:[A-Za-z0-9$|]*[A-Za-z$|])?/g;

/** A sign a letter, so that places are the same. */
const lineOf = (letters: readonly ReadLetter[]): string =>
  letters.map(({ text }) => text.length === 1 ? text : " ").join("");

function mendWord(
  line: readonly ReadLetter[],
  { from, to }: { from: number; to: number },
  saying: Saying,
  vocabulary: Vocabulary,
): readonly ReadLetter[] {
  const word = line.slice(from, to);
  const text = textOf(word);
  const capitals = text.toUpperCase();
  const figures = text.replace(/\D/g, "").length;
  if (!/[A-Za-z]{2}/.test(text) || figures > 1 || vocabulary.has(capitals)) return word;
  const cuts = text.length >= LEAST_RUN ? vocabulary.cutsOf(capitals) : [];
  if (cuts.length > 0) return partAt(word, cuts);
  const near = vocabulary.near(capitals).map((it) => inCaseOf(text, it));
  if (near.length === 0) return word;
  const steps = stepsOf(line, { from, to }, saying);
  const likelihood = (it: string) => {
    const classes = [...it].map((sign) => classesOf(sign, saying.letters));
    return logLikelihood(saying, classes, steps);
  };
  const [best, next] = near.map((it) => ({ text: it, log: likelihood(it) }))
    .sort((a, b) => b.log - a.log);
  if (likelihood(text) - best.log > MOST_LOST) return word;
  if (next && best.log - next.log < CLEAR) return word;
  return spread(best.text, word);
}

const textOf = (letters: readonly ReadLetter[]): string => letters.map(({ text }) => text).join("");

/** The word in capitals, in small letters, or in small ones behind a capital, as most of what was read is. */
function inCaseOf(read: string, word: string): string {
  const [capitals, small] = [/[A-Z]/g, /[a-z]/g].map((of) => read.match(of)?.length ?? 0);
  if (capitals >= small) return word;
  return /^[a-z]/.test(read) ? word.toLowerCase() : word[0] + word.slice(1).toLowerCase();
}

const classesOf = (sign: string, letters: readonly Letter[]): number[] =>
  letters.filter(({ text }) => text === sign).map(({ index }) => index);

/** The steps in which a word stands, up to the middle of the gaps beside it. */
function stepsOf(
  line: readonly ReadLetter[],
  { from, to }: { from: number; to: number },
  { steps, share }: Saying,
): { from: number; to: number } {
  const stepOf = (letter: ReadLetter) => letter.at * share * steps;
  const between = (a: ReadLetter, b: ReadLetter) => (stepOf(a) + stepOf(b)) / 2;
  const [first, last] = [line[from], line[to - 1]];
  const start = from > 0 ? between(line[from - 1], first) : stepOf(first) - AROUND;
  const end = to < line.length ? between(last, line[to]) : stepOf(last) + AROUND;
  return {
    from: Math.max(0, Math.floor(start)),
    to: Math.min(steps, Math.max(Math.ceil(end), Math.floor(start) + 1)),
  };
}

/** The word's letters where those stood that were read; no surer than they were. */
function spread(text: string, read: readonly ReadLetter[]): ReadLetter[] {
  const confidence = read.reduce((sum, it) => sum + it.confidence, 0) / read.length;
  const [start, end] = [read[0].at, read.at(-1)!.at];
  return [...text].map((sign, i) =>
    text.length === read.length
      ? { ...read[i], text: sign }
      : { text: sign, at: start + (end - start) * i / (text.length - 1), confidence }
  );
}

/** With spaces, which count where there is a gap; nobody saw them. */
const partAt = (word: readonly ReadLetter[], cuts: readonly number[]): ReadLetter[] =>
  word.flatMap((letter, i) =>
    cuts.includes(i)
      ? [{ text: " ", at: (word[i - 1].at + letter.at) / 2, confidence: 0 }, letter]
      : [letter]
  );
