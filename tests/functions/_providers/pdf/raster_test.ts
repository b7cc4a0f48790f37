import assert from "node:assert/strict";
import { renderPage } from "../../../../functions/_providers/pdf/mod.ts";
import { decodePngRows, readPngFile } from "../../../../functions/_providers/pdf/png_decode.ts";
import { makePdf } from "./make_pdf.ts";

Deno.test("renderPage() frames a part of the page and leaves what is in it as it is", async () => {
  // A black square of 20 by 20 in the middle of 100 by 100 points, one pixel a point, drawn from (10, 10) on.
  const pdf = makePdf({ mediaBox: [0, 0, 100, 100], content: "40 40 20 20 re f" });
  const png = await renderPage(pdf, 1, {
    dpi: 72,
    region: { x: 10, y: 10, width: 80, height: 80 },
    framed: { x: 40, y: 40, width: 20, height: 20 },
  });
  const rows = await Array.fromAsync(decodePngRows(readPngFile(png)!));
  const lineAt = (y: number) =>
    Array.from({ length: 80 }, (_, x) => {
      const [r, g, b] = rows[y].subarray(3 * x);
      return r === 255 && g === 0 && b === 255 ? "M" : r === 0 ? "K" : ".";
    }).join("");
  const [out, gap] = [".".repeat(22), ".".repeat(5)];
  assert.equal(lineAt(40), `${out}MMM${gap}${"K".repeat(20)}${gap}MMM${out}`);
  assert.equal(lineAt(24), `${out}${"M".repeat(36)}${out}`);
  assert.equal(lineAt(57), `${out}${"M".repeat(36)}${out}`);
  assert.equal(lineAt(27), `${out}MMM${".".repeat(30)}MMM${out}`);
  assert.equal(lineAt(21), ".".repeat(80));
});

Deno.test("renderPage() draws a page that is long beyond measure narrower than it is asked to", async () => {
  const draw = async (mediaBox: [number, number, number, number]) => {
    const { width, height } = readPngFile(
      await renderPage(makePdf({ mediaBox, content: "" }), 1, { widthPx: 120 }),
    )!;
    return { width, height };
  };
  assert.deepEqual(await draw([0, 0, 100, 1800]), { width: 120, height: 2160 });
  const { width, height } = await draw([0, 0, 40, 14_000]);
  assert.ok(width < 120 && Math.abs(height / width - 350) < 10, `${width} x ${height}`);
  assert.ok(width * height <= 20.5 * 120 ** 2);
});

Deno.test("renderPage() frames in the color it is given, red as red", async () => {
  const png = await renderPage(makePdf({ mediaBox: [0, 0, 100, 100], content: "" }), 1, {
    dpi: 72,
    framed: { x: 40, y: 40, width: 20, height: 20 },
    frameColor: "#E8590C",
  });
  const rows = await Array.fromAsync(decodePngRows(readPngFile(png)!));
  assert.deepEqual([...rows[50].subarray(3 * 33, 3 * 34)], [0xe8, 0x59, 0x0c]);
});
