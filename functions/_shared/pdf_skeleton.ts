/**
 * A PDF without what fills it: pictures and page contents are left out, so that of a gigabyte of scans some kilobytes
 * remain. Objects keep their numbers and order; offsets are those of the whole file and lead nowhere in it.
 */
import { type ByteReader, takeBytes } from "./file_bytes.ts";

/** Looked through at a time. */
const WINDOW_BYTES = 64 * 1024;
/** Before the word `stream`: its dictionary. */
const DICTIONARY_BYTES = 16 * 1024;
/** Shorter streams stay. */
const SHORT_BYTES = 4 * 1024;
/** Between the end of a stream and the word that says so. */
const GAP_BYTES = 4;

/** Streams that say what other objects are, and words about the file. */
const KEPT = /\/Type\s*\/(ObjStm|XRef|Metadata)\b/;
const LENGTH = /\/Length\s+(\d+)(?!\d|\s+\d+\s+R\b)/;

const STREAM = toBytes("stream");
const END = toBytes("endstream");
const OBJECT = toBytes("obj");
const [LF, CR] = [10, 13];

/** All of it. */
export const skeletonOf = (file: ByteReader): Uint8Array<ArrayBuffer> =>
  joinParts([...skeletonParts(file)]);

/**
 * The same in parts, none of which need be held. A stream that is kept lies within one part, or within two together.
 *
 * @source PDF 32000-1, 7.3.8 (stream objects)
 */
export function* skeletonParts(file: ByteReader): Generator<Uint8Array<ArrayBuffer>> {
  let endsAll = true;
  // One for all: as much memory as the file is long would be asked for.
  const room = new Uint8Array(WINDOW_BYTES);
  for (let at = 0; at < file.length;) {
    const window = fillFrom(file, at, room);
    const found = endsAll ? findLongStream(file, window, at) : null;
    if (found?.end === null) {
      // No other one after it does.
      endsAll = false;
      continue;
    }
    if (!found) {
      const isLast = at + window.length >= file.length;
      // The dictionary of a stream that begins in the next window may begin in this one.
      const taken = isLast ? window.length : window.length - DICTIONARY_BYTES;
      yield window.slice(0, taken);
      at += taken;
      continue;
    }
    const { dictionary, end, isKept } = found;
    yield window.slice(0, dictionary.from - at);
    if (isKept) yield takeBytes(file, dictionary.from, end);
    else yield toBytes(`${withoutLength(dictionary.text)}stream\n\n`);
    at = end;
  }
}

interface FoundStream {
  dictionary: { from: number; text: string };
  /** Null where it does not end. */
  end: number | null;
  isKept: boolean;
}

/** The first stream in a window that is longer than a few kilobytes. @param at where the window begins */
function findLongStream(file: ByteReader, window: Uint8Array, at: number): FoundStream | null {
  for (let place = indexOf(window, STREAM, 0); place >= 0;) {
    const next = place + STREAM.length;
    const lineEnd = window[next] === CR ? (window[next + 1] === LF ? 2 : 1) : 1;
    const begins = (window[next] === CR || window[next] === LF) && endsDictionary(window, place);
    if (!begins) {
      place = indexOf(window, STREAM, next);
      continue;
    }
    const begin = at + next + lineEnd;
    const dictionary = dictionaryBefore(window, place, at);
    const end = endOf(file, begin, dictionary.text);
    if (end === null || end - begin > SHORT_BYTES) {
      return { dictionary, end, isKept: KEPT.test(dictionary.text) };
    }
    place = indexOf(window, STREAM, end - at);
  }
  return null;
}

/** Whether the word follows a dictionary, which `endstream` does not. */
function endsDictionary(window: Uint8Array, place: number): boolean {
  let before = place - 1;
  while (before > 0 && window[before] <= 32) before--;
  return window[before] === 0x3e && window[before - 1] === 0x3e;
}

function dictionaryBefore(window: Uint8Array, place: number, at: number) {
  const earliest = Math.max(0, place - DICTIONARY_BYTES);
  let from = place;
  while (from > earliest && !OBJECT.every((byte, i) => window[from + i] === byte)) from--;
  return { from: at + from, text: toText(window.subarray(from, place)) };
}

/** Where a stream ends: as its dictionary says if that is so, else where the word for it stands; null when nowhere. */
function endOf(file: ByteReader, begin: number, dictionary: string): number | null {
  const said = LENGTH.exec(dictionary)?.[1];
  if (said !== undefined) {
    const end = begin + Number(said);
    const after = toText(takeBytes(file, end, end + GAP_BYTES + END.length));
    if (end <= file.length && /^\s{0,4}endstream/.test(after)) return end;
  }
  const room = new Uint8Array(WINDOW_BYTES);
  for (let at = begin; at < file.length; at += WINDOW_BYTES - END.length) {
    const found = indexOf(fillFrom(file, at, room), END, 0);
    if (found >= 0) return at + found;
  }
  return null;
}

/** Says that nothing comes, in as many letters. */
const withoutLength = (dictionary: string): string =>
  dictionary.replace(
    LENGTH,
    (all, digits: string) => `${all.slice(0, -digits.length)}${"0".padEnd(digits.length)}`,
  );

/** As much of a file as there is room for. */
function fillFrom(file: ByteReader, from: number, room: Uint8Array<ArrayBuffer>) {
  const part = room.subarray(0, Math.min(room.length, file.length - from));
  file.copy(from, part);
  return part;
}

/** From first letter to first letter: looking at every byte takes many times as long. */
function indexOf(bytes: Uint8Array, word: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(word[0], from); at >= 0; at = bytes.indexOf(word[0], at + 1)) {
    if (bytes[at + 1] === word[1] && word.every((byte, i) => bytes[at + i] === byte)) return at;
  }
  return -1;
}

function joinParts(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, it) => sum + it.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Byte by byte: the decoder of the same name makes other letters of some. */
function toText(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return text;
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
