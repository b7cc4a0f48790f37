/**
 * Reads PNG pictures that a PDF cannot take as they are (alpha, 16 bit, interlaced, colour keys) as rows of
 * eight-bit red, green and blue over white.
 */

/** Header and chunks of a PNG. */
export interface PngFile {
  width: number;
  height: number;
  depth: number;
  /** 0 grey, 2 colour, 3 palette, 4 grey with alpha, 6 colour with alpha. */
  colour: number;
  isInterlaced: boolean;
  palette: Uint8Array | null;
  transparency: Uint8Array | null;
  data: Uint8Array[];
  dpi: number | null;
}

/** Compressed bytes inflated at a time: at most a thousand times as many come out. @source RFC 1951, 3.2.5 */
const SLICE_BYTES = 8 * 1024;
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const DEPTHS: Record<number, number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/**
 * Reads the chunks of a PNG.
 *
 * @returns null when the file is no PNG or its header makes no sense
 * @source PNG (third edition), 5 and 11
 */
export function readPngFile(bytes: Uint8Array): PngFile | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const file: Partial<PngFile> & { data: Uint8Array[] } = {
    palette: null,
    transparency: null,
    data: [],
    dpi: null,
  };
  let at = 8;
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const body = bytes.subarray(at + 8, Math.min(bytes.length, at + 8 + length));
    if (type === "IHDR" && length >= 13) {
      file.width = view.getUint32(at + 8);
      file.height = view.getUint32(at + 12);
      [file.depth, file.colour] = [body[8], body[9]];
      file.isInterlaced = body[12] === 1;
    }
    if (type === "PLTE") file.palette = body;
    if (type === "tRNS") file.transparency = body;
    if (type === "IDAT") file.data.push(body);
    if (type === "pHYs" && length >= 9 && body[8] === 1) file.dpi = view.getUint32(at + 8) * 0.0254;
    if (type === "IEND") break;
    at += 12 + length;
  }
  const isSound = file.width && file.height && file.colour !== undefined &&
    DEPTHS[file.colour]?.includes(file.depth!) && file.data.length > 0 &&
    (file.colour !== 3 || file.palette !== null);
  return isSound ? file as PngFile : null;
}

/**
 * Rows of red, green and blue, composed over white.
 *
 * @throws {RangeError} when the picture data ends early or does not inflate
 */
export async function* decodePngRows(file: PngFile): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (file.isInterlaced) {
    yield* decodeInterlaced(file);
    return;
  }
  const toRgb = rowConverter(file);
  for await (const row of unfilterRows(inflate(file.data), [[file.width, file.height]], file)) {
    yield toRgb(row, file.width);
  }
}

/** Start and step of each pass. @source PNG (third edition), 8.2 (Adam7) */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
];

async function* decodeInterlaced(file: PngFile): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const { width, height } = file;
  const toRgb = rowConverter(file);
  const image = new Uint8Array(width * height * 3);
  const passes = PASSES.map(([x, y, dx, dy]) => ({
    x,
    y,
    dx,
    dy,
    size: [Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)] as [number, number],
  })).filter((pass) => pass.size[0] > 0 && pass.size[1] > 0);
  let pass = 0;
  let row = 0;
  for await (const raw of unfilterRows(inflate(file.data), passes.map((p) => p.size), file)) {
    const { x, y, dx, dy, size } = passes[pass];
    const rgb = toRgb(raw, size[0]);
    for (let i = 0; i < size[0]; i++) {
      const to = ((y + row * dy) * width + x + i * dx) * 3;
      image.set(rgb.subarray(i * 3, i * 3 + 3), to);
    }
    if (++row === size[1]) [pass, row] = [pass + 1, 0];
  }
  for (let y = 0; y < height; y++) yield image.slice(y * width * 3, (y + 1) * width * 3);
}

/** The stream inflates each piece it is given in one go, so it is given small ones. */
function* sliced(parts: readonly Uint8Array[]): Generator<Uint8Array<ArrayBuffer>> {
  for (const part of parts) {
    for (let at = 0; at < part.length; at += SLICE_BYTES) {
      yield part.subarray(at, at + SLICE_BYTES) as Uint8Array<ArrayBuffer>;
    }
  }
}

/** Inflated picture data in pieces. */
async function* inflate(parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  const source = ReadableStream.from(sliced(parts));
  const stream = source.pipeThrough(new DecompressionStream("deflate"));
  try {
    for await (const piece of stream) yield piece;
  } catch (error) {
    throw new RangeError("Cannot inflate the picture data", { cause: error });
  }
}

/** Rows without their filters. `sizes` are width and height of each pass. */
async function* unfilterRows(
  pieces: AsyncGenerator<Uint8Array>,
  sizes: readonly [number, number][],
  file: PngFile,
): AsyncGenerator<Uint8Array> {
  const bitsPerPixel = CHANNELS[file.colour] * file.depth;
  const step = Math.max(1, bitsPerPixel >> 3);
  const reader = byteReader(pieces);
  for (const [width, height] of sizes) {
    const length = Math.ceil(width * bitsPerPixel / 8);
    let above = new Uint8Array(length);
    for (let row = 0; row < height; row++) {
      const line = await reader(length + 1);
      if (!line) throw new RangeError("Cannot decode picture: the data ends early");
      const current = line.slice(1);
      unfilter(current, above, line[0], step);
      yield current;
      above = current;
    }
  }
}

/** Reads exactly n bytes at a time; null at the end. */
function byteReader(pieces: AsyncGenerator<Uint8Array>): (n: number) => Promise<Uint8Array | null> {
  let piece: Uint8Array = new Uint8Array(0);
  let at = 0;
  return async (n) => {
    if (at + n <= piece.length) return piece.subarray(at, at += n);
    const out = new Uint8Array(n);
    let filled = 0;
    while (filled < n) {
      if (at === piece.length) {
        const next = await pieces.next();
        if (next.done) return null;
        piece = next.value;
        at = 0;
      }
      const take = Math.min(n - filled, piece.length - at);
      out.set(piece.subarray(at, at + take), filled);
      filled += take;
      at += take;
    }
    return out;
  };
}

/** Undoes a row filter in place. @source PNG (third edition), 9.2 */
function unfilter(row: Uint8Array, above: Uint8Array, filter: number, step: number): void {
  for (let i = 0; i < row.length; i++) {
    const left = i >= step ? row[i - step] : 0;
    const up = above[i];
    const corner = i >= step ? above[i - step] : 0;
    if (filter === 1) row[i] += left;
    else if (filter === 2) row[i] += up;
    else if (filter === 3) row[i] += (left + up) >> 1;
    else if (filter === 4) row[i] += paeth(left, up, corner);
    else if (filter > 4) throw new RangeError(`Cannot decode picture: unknown filter ${filter}`);
  }
}

function paeth(a: number, b: number, c: number): number {
  const p = a + b - c;
  const [pa, pb, pc] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}

/** Turns a raw row of any PNG kind into red, green and blue over white. */
function rowConverter(file: PngFile): (row: Uint8Array, width: number) => Uint8Array<ArrayBuffer> {
  const { colour, depth, palette, transparency } = file;
  const channels = CHANNELS[colour];
  const largest = 2 ** depth - 1;
  const key = transparency && (colour === 0 || colour === 2)
    ? Array.from({ length: channels }, (_, i) => transparency[i * 2] << 8 | transparency[i * 2 + 1])
    : null;
  const sample = sampler(depth);
  const alphaAt = colour === 4 ? 1 : colour === 6 ? 3 : -1;
  const isColour = colour === 2 || colour === 6;
  return (row, width) => {
    const out = new Uint8Array(width * 3);
    for (let x = 0, to = 0; x < width; x++, to += 3) {
      const at = x * channels;
      let [r, g, b, alpha] = [0, 0, 0, 1];
      const first = sample(row, at);
      if (colour === 3) {
        [r, g, b] = [palette![first * 3], palette![first * 3 + 1], palette![first * 3 + 2]];
        alpha = (transparency?.[first] ?? 255) / 255;
      } else {
        const scale = 255 / largest;
        r = first * scale;
        g = isColour ? sample(row, at + 1) * scale : r;
        b = isColour ? sample(row, at + 2) * scale : r;
        if (alphaAt >= 0) alpha = sample(row, at + alphaAt) / largest;
        if (key?.every((value, i) => value === sample(row, at + i))) alpha = 0;
      }
      const paper = 255 * (1 - alpha) + 0.5;
      out[to] = r * alpha + paper;
      out[to + 1] = g * alpha + paper;
      out[to + 2] = b * alpha + paper;
    }
    return out;
  };
}

/** Reads the n-th sample of a row of the given depth. */
function sampler(depth: number): (row: Uint8Array, index: number) => number {
  if (depth === 8) return (row, index) => row[index];
  if (depth === 16) return (row, index) => row[index * 2] << 8 | row[index * 2 + 1];
  const largest = 2 ** depth - 1;
  return (row, index) => {
    const bit = index * depth;
    return (row[bit >> 3] >> (8 - depth - (bit & 7))) & largest;
  };
}
