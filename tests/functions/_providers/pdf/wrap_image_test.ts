import assert from "node:assert/strict";
import { deflateSync, inflateSync } from "node:zlib";
import { crc32 } from "../../../../functions/_providers/pdf/png.ts";
import {
  closePage,
  getPdfium,
  openDocument,
  openPage,
  renderPage,
  wrapImage,
} from "../../../../functions/_providers/pdf/mod.ts";
import { guessDpi } from "../../../../functions/_providers/pdf/sheet_size.ts";

const fixture = (name: string) =>
  Deno.readFile(new URL(`../../../fixtures/plans/${name}`, import.meta.url));

/** Colour of a pixel of our own PNGs (no filters), as letters: K black, R red, W white, other values as numbers. */
function pixelsOf(
  png: Uint8Array,
): { width: number; height: number; at: (x: number, y: number) => string } {
  const view = new DataView(png.buffer, png.byteOffset);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const channels = png[25] === 0 ? 1 : 3;
  let data = new Uint8Array(0);
  for (let at = 8; at < png.length;) {
    const length = view.getUint32(at);
    if (String.fromCharCode(...png.subarray(at + 4, at + 8)) === "IDAT") {
      data = new Uint8Array(inflateSync(png.subarray(at + 8, at + 8 + length)));
    }
    at += 12 + length;
  }
  const name = (rgb: number[]) => {
    const [r, g, b] = rgb.length === 1 ? [rgb[0], rgb[0], rgb[0]] : rgb;
    if (Math.max(r, g, b) < 60) return "K";
    if (Math.min(r, g, b) > 230) return "W";
    return r > 200 && g < 60 && b < 60 ? "R" : `${r},${g},${b}`;
  };
  return {
    width,
    height,
    at: (x, y) => {
      const start = y * (width * channels + 1) + 1 + x * channels;
      return name([...data.subarray(start, start + channels)]);
    },
  };
}

/** Colours of the four corners of a wrapped picture: top left, top right, bottom left, bottom right. */
async function cornersOf(picture: Uint8Array): Promise<string> {
  const pdf = await wrapImage("picture", picture);
  const document = openDocument(await getPdfium(), pdf, "picture");
  const page = openPage(document, 1, "picture");
  const dpi = 72 * Math.max(60, 60) / Math.max(page.widthPt, page.heightPt);
  closePage(page);
  const { width, height, at } = pixelsOf(await renderPage(pdf, 1, { dpi }));
  return [[3, 3], [width - 4, 3], [3, height - 4], [width - 4, height - 4]]
    .map(([x, y]) => at(x, y)).join("");
}

function withOrientation(jpeg: Uint8Array, orientation: number): Uint8Array {
  const body = [
    ...new TextEncoder().encode("Exif\0\0MM"),
    ...[0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
  ];
  const head = [0xff, 0xd8, 0xff, 0xe1, 0, body.length + 2];
  return Uint8Array.from([...head, ...body, ...jpeg.subarray(2)]);
}

/** What a viewer shows of the corner picture for each EXIF orientation. */
const SEEN = ["KRWW", "RKWW", "WWRK", "WWKR", "KWRW", "WKWR", "WRWK", "RWKW"];
for (const [i, seen] of SEEN.entries()) {
  Deno.test(`a JPEG with EXIF orientation ${i + 1} stands as a viewer shows it`, async () => {
    assert.equal(await cornersOf(withOrientation(await fixture("rgb-corner.jpg"), i + 1)), seen);
  });
}

Deno.test("a CMYK JPEG keeps its colours", async () => {
  assert.equal(await cornersOf(await fixture("cmyk-corner.jpg")), "KRWW");
});

interface PngSpec {
  depth: number;
  colour: number;
  row: (y: number) => number[];
  size?: number;
  palette?: number[];
  transparency?: number[];
  interlaced?: boolean;
  raw?: Uint8Array;
}

function makePng(spec: PngSpec): Uint8Array {
  const size = spec.size ?? 60;
  const chunk = (type: string, body: Uint8Array) => {
    const out = new Uint8Array(body.length + 12);
    new DataView(out.buffer).setUint32(0, body.length);
    out.set(new TextEncoder().encode(type), 4);
    out.set(body, 8);
    new DataView(out.buffer).setUint32(out.length - 4, crc32(out.subarray(4, out.length - 4)));
    return out;
  };
  const head = new Uint8Array(13);
  new DataView(head.buffer).setUint32(0, size);
  new DataView(head.buffer).setUint32(4, size);
  head.set([spec.depth, spec.colour, 0, 0, spec.interlaced ? 1 : 0], 8);
  const rows = spec.raw ??
    Uint8Array.from(Array.from({ length: size }, (_, y) => [0, ...spec.row(y)]).flat());
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk("IHDR", head),
    ...(spec.palette ? [chunk("PLTE", Uint8Array.from(spec.palette))] : []),
    ...(spec.transparency ? [chunk("tRNS", Uint8Array.from(spec.transparency))] : []),
    chunk("IDAT", new Uint8Array(deflateSync(rows))),
    chunk("IEND", new Uint8Array(0)),
  ];
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** Black top left quarter, red top right quarter, nothing (transparent or white) below. */
const quarter = (x: number, y: number): "K" | "R" | "W" => y >= 30 ? "W" : x < 30 ? "K" : "R";
const row = (values: Record<"K" | "R" | "W", number[]>) => (y: number) =>
  Array.from({ length: 60 }, (_, x) => values[quarter(x, y)]).flat();

const KINDS: Record<string, PngSpec> = {
  "eight-bit colour": {
    depth: 8,
    colour: 2,
    row: row({ K: [0, 0, 0], R: [255, 0, 0], W: [255, 255, 255] }),
  },
  "a palette with transparency": {
    depth: 8,
    colour: 3,
    row: row({ K: [0], R: [1], W: [2] }),
    palette: [0, 0, 0, 255, 0, 0, 0, 255, 0],
    transparency: [255, 255, 0],
  },
  "an alpha channel": {
    depth: 8,
    colour: 6,
    row: row({ K: [0, 0, 0, 255], R: [255, 0, 0, 255], W: [0, 0, 0, 0] }),
  },
  "sixteen bits": {
    depth: 16,
    colour: 2,
    row: row({
      K: [0, 0, 0, 0, 0, 0],
      R: [255, 255, 0, 0, 0, 0],
      W: [255, 255, 255, 255, 255, 255],
    }),
  },
  "a transparent colour": {
    depth: 8,
    colour: 2,
    row: row({ K: [0, 0, 0], R: [255, 0, 0], W: [0, 0, 255] }),
    transparency: [0, 0, 0, 0, 0, 255],
  },
};
for (const [kind, spec] of Object.entries(KINDS)) {
  Deno.test(`a PNG with ${kind} shows its colours over white`, async () => {
    assert.equal(await cornersOf(makePng(spec)), "KRWW");
  });
}

Deno.test("an interlaced PNG is put together from its passes", async () => {
  const passes = [[0, 0, 8, 8], [4, 0, 8, 8], [0, 4, 4, 8], [2, 0, 4, 4], [0, 2, 2, 4], [
    1,
    0,
    2,
    2,
  ], [0, 1, 1, 2]];
  const grey = { K: 0, R: 0, W: 255 };
  const bytes: number[] = [];
  for (const [x0, y0, dx, dy] of passes) {
    for (let y = y0; y < 60; y += dy) {
      bytes.push(0);
      for (let x = x0; x < 60; x += dx) bytes.push(grey[quarter(x, y)]);
    }
  }
  const png = makePng({
    depth: 8,
    colour: 0,
    row: () => [],
    interlaced: true,
    raw: Uint8Array.from(bytes),
  });
  assert.equal(await cornersOf(png), "KKWW");
});

Deno.test("a PNG whose data ends early is refused as damaged", async () => {
  const png = makePng({ depth: 8, colour: 6, row: () => [], raw: new Uint8Array(100) });
  await assert.rejects(wrapImage("cut.png", png), {
    code: "damaged_file",
    message: /^cut\.png is damaged/,
  });
});

Deno.test("a 150-dpi picture of a sheet becomes a page of the sheet's size", async () => {
  const pdf = await wrapImage("a-1.png", await fixture("retail-plan-150dpi.png"));
  const document = openDocument(await getPdfium(), pdf, "a-1.png");
  const page = openPage(document, 1, "a-1.png");
  assert.deepEqual([page.widthPt, page.heightPt], [24 * 72, 18 * 72]);
});

Deno.test("guessDpi() trusts a chosen resolution and finds usual sheets otherwise", () => {
  assert.equal(guessDpi(3600, 2700, 150), 150);
  assert.equal(guessDpi(3600, 2700, 149.987), 150);
  assert.equal(guessDpi(2550, 1650, 72), 150);
  assert.equal(guessDpi(12600, 9000, null), 300);
  assert.equal(guessDpi(1234, 777, null), 150);
});

Deno.test("renderPage() draws a region in grey at the resolution asked for", async () => {
  const pdf = await wrapImage("x", await fixture("rgb-corner.jpg"));
  const whole = pixelsOf(await renderPage(pdf, 1, { widthPx: 600 }));
  assert.deepEqual([whole.width, whole.height], [600, 400]);
  const part = await renderPage(pdf, 1, {
    widthPx: 100,
    grey: true,
    region: { x: 0, y: 0, width: 20, height: 20 },
  });
  const { width, height, at } = pixelsOf(part);
  assert.deepEqual([width, height, at(50, 30)], [100, 67, "K"]);
});
