import assert from "node:assert/strict";
import fc from "fast-check";
import { renderToString } from "react-dom/server";
import {
  cropAround,
  foldRow,
  isStrip,
  PageCrop,
  widthToRead,
} from "../../../components/report/EvidenceCrop.tsx";
import { contains, toPointRect } from "../../../functions/_shared/geometry.ts";

const PAGE = { widthPt: 3024, heightPt: 2160 };

Deno.test("cropAround() stays on the page and holds the box", () => {
  const side = fc.double({ min: 0.1, max: 30, noNaN: true });
  const start = fc.double({ min: 0, max: 70, noNaN: true });
  fc.assert(fc.property(start, start, side, side, (x, y, width, height) => {
    const box = { x, y, width, height };
    const crop = cropAround(box, PAGE);
    assert.ok(crop.x >= 0 && crop.y >= 0);
    assert.ok(crop.x + crop.width <= PAGE.widthPt + 0.01);
    assert.ok(crop.y + crop.height <= PAGE.heightPt + 0.01);
    assert.ok(contains(crop, toPointRect(box, PAGE), 0.01));
  }));
});

Deno.test("cropAround() shows what stands over and under a few words, and a row of a schedule in one strip", () => {
  const aspect = (width: number, height: number) => {
    const crop = cropAround({ x: 40, y: 40, width, height }, PAGE);
    return Math.round(crop.width / crop.height * 10) / 10;
  };
  assert.equal(aspect(4, 0.5), 2.2);
  assert.equal(aspect(40, 0.5), 4.5);
  assert.equal(aspect(20, 20), 1.8);
});

Deno.test("the line around a row keeps off the rows above and below it", () => {
  const marked = (height: number) => {
    const html = renderToString(
      PageCrop({
        box: { x: 5, y: 20, width: 40, height },
        page: PAGE,
        imageUrl: "/x",
        label: "",
        color: "red",
      }),
    );
    const [, y, all] = /<rect [^>]*y="([\d.]+)"[^>]*height="([\d.]+)"/.exec(html) ?? [];
    return { above: PAGE.heightPt * 0.2 - Number(y), height: Number(all) };
  };
  const row = marked(0.5);
  assert.ok(row.above > 0 && row.above < PAGE.heightPt * 0.005 / 6, String(row.above));
  assert.ok(Math.abs(row.height - PAGE.heightPt * 0.005 - 2 * row.above) < 0.01);
  // Around a room there is as much room as before.
  assert.ok(marked(10).above > 8);
});

Deno.test("a row of a schedule that a phone would show too small is folded, words and rooms are not", () => {
  assert.equal(widthToRead({ width: 1200, height: 20 }, 1400), 1120);
  // No wider than it takes to find one's way back.
  assert.equal(widthToRead({ width: 1200, height: 4 }, 1400), 1200);
  assert.equal(widthToRead({ width: 1200, height: 80 }, 1400), null);
  assert.equal(widthToRead({ width: 90, height: 8 }, 484), null);
});

Deno.test("a folded row is shown from end to end, each piece beginning with what the one before ended with", () => {
  const mark = { x: 100, y: 50, width: 1200, height: 20 };
  const parts = foldRow(mark, 0.8);
  assert.equal(parts.length, 4);
  assert.ok(parts[0].x < mark.x && parts[0].y < mark.y);
  const last = parts.at(-1)!;
  assert.ok(last.x + last.width > mark.x + mark.width);
  for (const [at, part] of parts.entries()) {
    assert.ok(part.width * 0.8 <= 324, String(part.width));
    if (at > 0) assert.ok(parts[at - 1].x + parts[at - 1].width - part.x > 69);
  }
  assert.equal(foldRow({ ...mark, width: 300 }, 0.8).length, 1);
});

Deno.test("a row of a schedule makes a strip, words and rooms don't", () => {
  assert.ok(isStrip({ x: 5, y: 20, width: 40, height: 0.5 }, PAGE));
  assert.ok(!isStrip({ x: 5, y: 20, width: 4, height: 0.5 }, PAGE));
  assert.ok(!isStrip({ x: 5, y: 20, width: 30, height: 20 }, PAGE));
});
