import assert from "node:assert/strict";
import { encodePng } from "../../../../functions/_providers/pdf/png.ts";
import { countInk } from "../../../../functions/_providers/pdf/sheet_ink.ts";

/** A grey picture of 10 by 10 pixels, 255 is white. */
async function aPicture(valueAt: (x: number, y: number) => number): Promise<Uint8Array> {
  const row = (y: number) => [0, ...Array.from({ length: 10 }, (_, x) => valueAt(x, y))];
  const rows = Array.from({ length: 10 }, (_, y) => Uint8Array.from(row(y)));
  return await encodePng({ width: 10, height: 10, channels: 1 }, rows);
}

Deno.test("countInk() says how much of a part is drawn", async () => {
  const ink = (await countInk(await aPicture((x, y) => x < 5 && y < 5 ? 0 : 255)))!;
  assert.equal(ink({ x: 0, y: 0, width: 50, height: 50 }), 1);
  assert.equal(ink({ x: 50, y: 0, width: 50, height: 100 }), 0);
  assert.equal(ink({ x: 0, y: 0, width: 100, height: 100 }), 0.25);
  assert.equal(ink({ x: 40, y: 40, width: 20, height: 20 }), 0.25);
  assert.equal(ink({ x: 95, y: 95, width: 40, height: 40 }), 0, "beyond the page is nothing");
});

Deno.test("countInk() takes the grey of a scan for paper and what is no picture for nothing known", async () => {
  const ink = (await countInk(await aPicture(() => 240)))!;
  assert.equal(ink({ x: 0, y: 0, width: 100, height: 100 }), 0);
  assert.equal(await countInk(new TextEncoder().encode("not a picture")), null);
});
