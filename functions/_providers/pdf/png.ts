/** Writing PNG files: chunks, checksums and a streamed body, so that a large page never stands in memory twice. */

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

let crcTable: Uint32Array | null = null;

/** CRC-32 of PNG chunks. @source PNG (third edition), annex D */
export function crc32(bytes: Uint8Array): number {
  if (!crcTable) {
    crcTable = new Uint32Array(256);
    for (let n = 0; n < 256; n++) {
      let c = n;
      for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
      crcTable[n] = c >>> 0;
    }
  }
  let crc = 0xffffffff;
  for (let i = 0; i < bytes.length; i++) crc = crcTable[(crc ^ bytes[i]) & 0xff] ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function chunk(type: string, body: Uint8Array): Uint8Array {
  const out = new Uint8Array(body.length + 12);
  const view = new DataView(out.buffer);
  view.setUint32(0, body.length);
  for (let i = 0; i < 4; i++) out[4 + i] = type.charCodeAt(i);
  out.set(body, 8);
  view.setUint32(out.length - 4, crc32(out.subarray(4, out.length - 4)));
  return out;
}

/** Size, depth and resolution of a picture to write. */
export interface PngHead {
  width: number;
  height: number;
  /** 1 grey, 3 red-green-blue, 4 with alpha; eight bits each. */
  channels: 1 | 3 | 4;
  dpi?: number;
}

/**
 * Writes a PNG from rows that are produced on demand.
 *
 * @param bands filtered rows: each row starts with its filter byte
 */
export async function encodePng(
  head: PngHead,
  bands: Iterable<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const body = await deflate(bands);
  const ihdr = new Uint8Array(13);
  const view = new DataView(ihdr.buffer);
  view.setUint32(0, head.width);
  view.setUint32(4, head.height);
  ihdr[8] = 8;
  ihdr[9] = { 1: 0, 3: 2, 4: 6 }[head.channels];
  const phys = new Uint8Array(9);
  const perMetre = Math.round((head.dpi ?? 72) / 0.0254);
  new DataView(phys.buffer).setUint32(0, perMetre);
  new DataView(phys.buffer).setUint32(4, perMetre);
  phys[8] = 1;
  return concat([
    Uint8Array.from(SIGNATURE),
    chunk("IHDR", ihdr),
    ...(head.dpi ? [chunk("pHYs", phys)] : []),
    chunk("IDAT", body),
    chunk("IEND", new Uint8Array(0)),
  ]);
}

/** Compresses pieces as one zlib stream. */
export async function deflate(
  pieces: Iterable<Uint8Array<ArrayBuffer>> | AsyncIterable<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new CompressionStream("deflate");
  const reading = new Response(stream.readable).arrayBuffer();
  reading.catch(() => {});
  const writer = stream.writable.getWriter();
  try {
    for await (const piece of pieces) await writer.write(piece);
    await writer.close();
  } catch (error) {
    await writer.abort(error).catch(() => {});
    throw error;
  }
  return new Uint8Array(await reading);
}

/** Joins byte arrays. */
export function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
