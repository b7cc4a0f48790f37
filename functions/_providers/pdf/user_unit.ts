/**
 * Finds pages whose user space unit is not 1/72 in. PDFium ignores /UserUnit, so it is looked up in the
 * file: in plain objects and in compressed object streams. What fills the file is passed over.
 */
import { Buffer } from "node:buffer";
import { inflateSync } from "node:zlib";
import type { ByteReader } from "../../_shared/file_bytes.ts";
import { skeletonParts } from "../../_shared/pdf_skeleton.ts";

const KEY = "/UserUnit";
const MAX_STREAMS = 2000;
const MAX_STREAM_BYTES = 8 * 2 ** 20;
const MAX_TOTAL_BYTES = 96 * 2 ** 20;
/** Looked at at once. */
const LOOK_BYTES = 512 * 1024;
/** Looked at again with what follows: an object may begin in one part of the file and end in the next. */
const OVERLAP_BYTES = 32 * 1024;
/** Larger units would make pages of kilometres. */
const MAX_UNIT = 1000;

/**
 * Units by the object number of their page; pages that are not listed have unit 1.
 *
 * @source PDF 32000-1, 7.7.3.3 (UserUnit), 7.5.7 (object streams)
 */
export function findUserUnits(file: ByteReader): Map<number, number> {
  const units = new Map<number, number>();
  const left = { streams: MAX_STREAMS, bytes: MAX_TOTAL_BYTES };
  let parts: Uint8Array[] = [];
  let sizeBytes = 0;
  const look = () => {
    const bytes = Buffer.concat(parts);
    addUnits(units, bytes, left);
    parts = [Buffer.from(bytes.subarray(-OVERLAP_BYTES))];
    sizeBytes = 0;
  };
  for (const part of skeletonParts(file)) {
    parts.push(part);
    sizeBytes += part.length;
    if (sizeBytes > LOOK_BYTES) look();
  }
  look();
  return units;
}

/** What is left to be looked through of compressed objects. */
interface Left {
  streams: number;
  bytes: number;
}

function addUnits(units: Map<number, number>, file: Buffer, left: Left): void {
  for (const at of placesOf(KEY, file)) {
    const before = file.toString("latin1", Math.max(0, at - 4000), at);
    const objects = [...before.matchAll(/(\d+)\s+\d+\s+obj\b/g)];
    const number = Number(objects.at(-1)?.[1]);
    addUnit(units, number, file.toString("latin1", at, at + 40));
  }
  for (const [number, text] of compressedObjects(file, left)) addUnit(units, number, text);
}

/** Where a name stands. From slash to slash: a buffer's own search takes five times as long. */
function* placesOf(name: string, bytes: Uint8Array): Generator<number> {
  const key = new TextEncoder().encode(name);
  for (let at = bytes.indexOf(key[0]); at >= 0; at = bytes.indexOf(key[0], at + 1)) {
    if (bytes[at + 1] === key[1] && key.every((byte, i) => bytes[at + i] === byte)) yield at;
  }
}

function addUnit(units: Map<number, number>, number: number, text: string): void {
  const unit = Number(/\/UserUnit\s+(\d*\.?\d+)/.exec(text)?.[1]);
  if (Number.isInteger(number) && unit > 0 && unit <= MAX_UNIT) units.set(number, unit);
}

/** Objects of object streams that mention the key. */
function* compressedObjects(
  file: Buffer,
  left: Left,
): Generator<[number, string]> {
  for (const at of placesOf("/ObjStm", file)) {
    if (left.streams-- <= 0 || left.bytes < 0) return;
    const start = file.indexOf("stream", at);
    const dictionary = file.toString("latin1", Math.max(0, at - 300), start);
    const count = Number(/\/N\s+(\d+)/.exec(dictionary)?.[1]);
    const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1]);
    const length = Number(/\/Length\s+(\d+)(?!\s+\d+\s+R)/.exec(dictionary)?.[1]);
    if (start < 0 || !count || !first) continue;
    const body = start + (file[start + 6] === 0x0d ? 8 : 7);
    const end = length ? body + length : file.indexOf("endstream", body);
    let text: string;
    try {
      const options = { maxOutputLength: MAX_STREAM_BYTES };
      text = inflateSync(file.subarray(body, end), options).toString("latin1");
    } catch {
      continue;
    }
    left.bytes -= text.length;
    if (!text.includes(KEY)) continue;
    const header = text.slice(0, first).trim().split(/\s+/).map(Number);
    for (let i = 0; i + 1 < header.length; i += 2) {
      const next = header[i + 3] ?? text.length - first;
      yield [header[i], text.slice(first + header[i + 1], first + next)];
    }
  }
}
