import assert from "node:assert/strict";
import fc from "fast-check";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import {
  cropAround,
  dashes,
  halvesOf,
  isStrip,
  PageCrop,
  rowsAround,
  widthToRead,
} from "../../../components/report/EvidenceCrop.tsx";
import { foldRow, wordsOf } from "../../../components/report/fold_row.ts";
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

Deno.test("cropAround() is lower in a list of many, and holds what is tall all the same", () => {
  const aspect = (width: number, height: number) => {
    const crop = cropAround({ x: 40, y: 40, width, height }, PAGE, { isLow: true });
    return Math.round(crop.width / crop.height * 10) / 10;
  };
  assert.deepEqual([aspect(4, 0.5), aspect(40, 0.5), aspect(20, 20)], [3.2, 7, 1.8]);
});

Deno.test("a dashed frame has a dash at each corner and a gap in each side, however low it is", () => {
  for (
    const frame of [{ width: 1200, height: 20 }, { width: 30, height: 6 }, {
      width: 9,
      height: 400,
    }]
  ) {
    const all = dashes(frame, 23).split(" ").map(Number);
    // It ends with the dash the first one goes on from.
    assert.equal(all.length % 2, 1);
    const around = 2 * frame.width + 2 * frame.height;
    let at = 0;
    const drawn = all.map((it, index) => {
      at += it;
      return { from: at - it, to: at, isDash: index % 2 === 0 };
    });
    for (const corner of [0, frame.width, frame.width + frame.height, around - frame.height]) {
      const here = drawn.find((it) =>
        it.from - 0.1 <= corner && corner <= it.to + 0.1 && it.isDash
      );
      assert.ok(here, `${corner} of ${around}`);
    }
    assert.ok(Math.abs(at - around) < 0.5, `${at} of ${around}`);
  }
});

Deno.test("a long row is shown in two halves between a phone and a desk, which meet", () => {
  const html = renderToString(
    createElement(PageCrop, {
      box: { x: 5, y: 20, width: 40, height: 0.5 },
      page: PAGE,
      imageUrl: "/x",
      label: "",
      color: "red",
    }),
  );
  const [, halves] = html.split("data-halves");
  const [left, right] = [...halves.matchAll(/viewBox="([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)"/g)]
    .map(([, ...it]) => it.map(Number));
  assert.ok(left[0] < PAGE.widthPt * 0.05 && left[0] + left[2] > right[0]);
  assert.ok(right[0] + right[2] > PAGE.widthPt * 0.45);
  // A few rows high.
  assert.ok(left[3] <= PAGE.heightPt * 0.005 * 5);
});

Deno.test("the line around a row keeps off the rows above and below it", () => {
  const marked = (height: number) => {
    const html = renderToString(
      createElement(PageCrop, {
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

const MARK = { x: 100, y: 50, width: 1200, height: 20 };

Deno.test("a row whose words are not known is folded from end to end, each piece beginning with what the one before ended with", () => {
  const parts = foldRow(MARK, 0.8);
  assert.equal(parts.length, 4);
  assert.ok(parts[0].x < MARK.x);
  const last = parts.at(-1)!;
  assert.ok(last.x + last.width > MARK.x + MARK.width);
  for (const [at, part] of parts.entries()) {
    assert.ok(part.width * 0.8 <= 324, String(part.width));
    // Nothing of the rows above and below.
    assert.deepEqual([part.y, part.height], [MARK.y, MARK.height]);
    if (at > 0) assert.ok(parts[at - 1].x + parts[at - 1].width - part.x > 69);
  }
  assert.equal(foldRow({ ...MARK, width: 300 }, 0.8).length, 1);
});

/** A row as its picture shows it: `#` lettering, `|` a line from top to bottom, `-` the line under it. */
function pictureOf(drawn: string, height = 10) {
  const data = new Uint8ClampedArray(drawn.length * height * 4).fill(255);
  for (let y = 0; y < height; y++) {
    for (const [x, sign] of [...drawn].entries()) {
      const isDark = sign === "|" || y === height - 1 ||
        sign === "#" && y > 2 && y < 7;
      if (isDark) data.fill(0, (y * drawn.length + x) * 4, (y * drawn.length + x) * 4 + 3);
    }
  }
  return { width: drawn.length, height, data };
}

Deno.test("wordsOf() tells words from the lines of a table and from paper", () => {
  const row = "|  ###   ## #    |                        ####                |  ";
  const words = wordsOf(pictureOf(row)).map(({ from, to, startsCell }) => {
    const [start, end] = [from, to].map((it) => Math.round(it * row.length));
    return [start, end, startsCell];
  });
  assert.deepEqual(words, [[3, 6, true], [9, 13, false], [42, 46, true]]);
  // The paper beside the 1 of a figure ends no word, in a large picture neither.
  assert.equal(wordsOf(pictureOf("#  ###")).length, 1);
  assert.equal(wordsOf(pictureOf("#   ###", 20)).length, 1);
  assert.equal(wordsOf(pictureOf("#    ###", 20)).length, 2);
  assert.deepEqual(wordsOf(pictureOf("|                 |")), []);
  // Without lines, a wide gap parts two cells.
  const wide = wordsOf(pictureOf(`###${" ".repeat(20)}###`));
  assert.deepEqual(wide.map((it) => it.startsCell), [true, true]);
});

Deno.test("a row whose words are known is folded cell by cell, no word in two and no piece without one", () => {
  const words = [
    { from: 0.01, to: 0.03, since: -0.1, until: 0.05, startsCell: true },
    { from: 0.1, to: 0.22, since: 0.05, until: 0.228, startsCell: true },
    { from: 0.228, to: 0.4, since: 0.22, until: 0.41, startsCell: false },
    { from: 0.41, to: 0.5, since: 0.4, until: 0.9, startsCell: false },
    { from: 0.9, to: 0.92, since: 0.5, until: 1.1, startsCell: true },
  ];
  const ends = foldRow(MARK, 0.8, words).map(({ x, width }) =>
    [x, x + width].map((it) => Math.round((it - MARK.x) / 1.2) / 1000)
  );
  // With a margin, and never more than half of the way to what stands beside.
  assert.deepEqual(ends, [[0.003, 0.037], [0.093, 0.405], [0.405, 0.507], [0.893, 0.927]]);
  // What is longer than a piece has words that run into each other.
  assert.ok(foldRow(MARK, 0.8, [{ ...words[0], from: 0, to: 1, until: 1.1 }]).length === 4);
});

Deno.test("a row of a schedule makes a strip, words and rooms don't", () => {
  assert.ok(isStrip({ x: 5, y: 20, width: 40, height: 0.5 }, PAGE));
  assert.ok(!isStrip({ x: 5, y: 20, width: 4, height: 0.5 }, PAGE));
  // A line of a note, which half of a desk would show too small.
  assert.ok(isStrip({ x: 5, y: 20, width: 14, height: 0.2 }, PAGE));
  assert.ok(!isStrip({ x: 5, y: 20, width: 30, height: 20 }, PAGE));
});

Deno.test("halves of a table are cut between two columns where one ends near the middle, and show whole rows", () => {
  const crop = { x: 100, y: 100, width: 1000, height: 200 };
  const mark = { x: 150, y: 190, width: 900, height: 20 };
  const [left, right] = halvesOf(crop, rowsAround(crop, mark), [200, 650, 900]);
  assert.deepEqual([left.x + left.width, right.x], [650, 650]);
  assert.equal(left.width, right.width, "in one scale");
  assert.ok(left.x <= crop.x && right.x + right.width >= crop.x + crop.width);
  assert.deepEqual([left.y, left.height], [170, 60], "one row above, the row, one below");
  const [first, second] = halvesOf(crop, rowsAround(crop, mark), [200, 1000]);
  assert.ok(first.x + first.width > second.x, "without such a column they overlap");
});
