import assert from "node:assert/strict";
import { checkPictureSize, readPictureSize } from "../../../functions/_shared/picture_size.ts";

/** The first bytes of a PNG. */
function pngHead(width: number, height: number, { depth = 8, colour = 2, interlace = 0 } = {}) {
  const head = new Uint8Array(64);
  head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(head.buffer);
  view.setUint32(8, 13);
  view.setUint32(16, width);
  view.setUint32(20, height);
  head.set([depth, colour, 0, 0, interlace], 24);
  return head;
}

/** The first bytes of a JPEG, up to its frame. */
function jpegHead(width: number, height: number): Uint8Array {
  const frame = [8, height >> 8, height & 255, width >> 8, width & 255, 3];
  return new Uint8Array([0xff, 0xd8, 0xff, 0xc0, 0, 17, ...frame, ...new Array(20).fill(0)]);
}

Deno.test("the size stands in the head, and a cut head says nothing yet", () => {
  assert.deepEqual(readPictureSize(pngHead(30, 20, { depth: 16, colour: 6 })), {
    width: 30,
    height: 20,
    isDecoded: true,
    isInterlaced: false,
  });
  assert.equal(readPictureSize(jpegHead(300, 200))?.width, 300);
  assert.equal(readPictureSize(pngHead(30, 20).slice(0, 20)), null);
  assert.equal(readPictureSize(jpegHead(300, 200).slice(0, 8)), null);
  assert.equal(readPictureSize(new TextEncoder().encode("%PDF-1.7")), null);
});

const CASES: [what: string, head: Uint8Array, isTaken: boolean][] = [
  ["a sheet of 200 megapixels", pngHead(20_000, 10_000), true],
  ["one row more", pngHead(20_000, 10_001), false],
  ["100 megapixels with transparency", pngHead(10_000, 10_000, { colour: 6 }), true],
  ["one row more with transparency", pngHead(10_000, 10_001, { colour: 6 }), false],
  ["one row more of 16 bits", pngHead(10_000, 10_001, { depth: 16 }), false],
  ["50 megapixels interlaced", pngHead(10_000, 5_000, { interlace: 1 }), true],
  ["one row more interlaced", pngHead(10_000, 5_001, { interlace: 1 }), false],
  ["the picture that took 3 GB", pngHead(20_000, 12_000, { depth: 16, colour: 6 }), false],
  ["a photo of 200 megapixels", jpegHead(20_000, 10_000), true],
  ["one row more", jpegHead(20_000, 10_001), false],
];

for (const [what, head, isTaken] of CASES) {
  Deno.test(`${what} is ${isTaken ? "taken" : "refused"} by its head`, () => {
    if (isTaken) return checkPictureSize("scan.png", head);
    assert.throws(() => checkPictureSize("scan.png", head), { code: "picture_too_large" });
  });
}

Deno.test("a refusal names the size, the limit and what to do", () => {
  const head = pngHead(20_000, 12_000, { depth: 16, colour: 6 });
  assert.throws(() => checkPictureSize("scan.png", head), {
    message:
      "scan.png is 20,000 × 12,000 pixels; an image with transparency or 16 bits per color can have at most 100 million. " +
      "Export it at a lower resolution or as a PDF, and upload it again.",
  });
});
