import assert from "node:assert/strict";
import { extractPage } from "../../../../../functions/analysis/extract/page.ts";
import { PageBuilder } from "../page_builder.ts";

/** At 1/4 in to the foot, which is 18 points. */
const FOOT_PT = 18;
const LEFT = 200;

type Figure = [feet: number, figure: string];

/** A level string of stretches from the left, a figure over the middle of each. */
function string(page: PageBuilder, y: number, figures: Figure[], leftFt = 0): PageBuilder {
  let from = LEFT + leftFt * FOOT_PT;
  for (const [feet, figure] of figures) {
    const to = from + feet * FOOT_PT;
    for (const x of [from, to]) page.line(x, y - 3, x, y + 12).line(x - 3, y + 3, x + 3, y - 3);
    page.line(from, y, to, y);
    if (figure !== "") page.centred((from + to) / 2, y - 11, figure);
    from = to;
  }
  return page;
}

/** The same up the sheet, from the top down. */
function upright(page: PageBuilder, x: number, figures: Figure[]): PageBuilder {
  let from = 250;
  for (const [feet, figure] of figures) {
    const to = from + feet * FOOT_PT;
    for (const y of [from, to]) page.line(x - 3, y, x + 12, y).line(x - 3, y + 3, x + 3, y - 3);
    page.line(x, from, x, to).text(x - 11, (from + to) / 2 + figure.length * 2, figure, {
      angle: 90,
    });
    from = to;
  }
  return page;
}

const sheet = () => new PageBuilder().titleBlock("A-101", "FLOOR PLAN", `1/4" = 1'-0"`);

/** The figures of the string found under the dimension that prints `overall`; null where none was. */
function partsOf(overall: string, page: PageBuilder): string | null {
  const { dimensions } = extractPage(page.build());
  const { parts } = dimensions.find(({ sourceText }) => sourceText === overall)!;
  return parts?.map(({ box }) =>
    dimensions.find((it) => it.box.x === box.x && it.box.y === box.y)!.sourceText
  ).join(" + ") ?? null;
}

const OVERALL: Figure = [30, `30'-0"`];
const PARTS: Figure[] = [[10, `10'-0"`], [8, `8'-0"`], [12, `12'-0"`]];
const WHOLE = `10'-0" + 8'-0" + 12'-0"`;

/** The overall over a string. */
const level = (parts: Figure[], overall: Figure = OVERALL) =>
  string(string(sheet(), 250, [overall]), 280, parts);

Deno.test("the string from end to end of an overall makes its parts", () => {
  assert.equal(partsOf(`30'-0"`, level(PARTS)), WHOLE);
  assert.equal(
    partsOf(`30'-0"`, upright(upright(sheet(), 200, [OVERALL]), 230, PARTS)),
    WHOLE,
  );
});

Deno.test("one figure, of a part or of the overall, may be another than its line", () => {
  const wrong: Figure[] = [PARTS[0], [8, `9'-0"`], PARTS[2]];
  assert.equal(partsOf(`30'-0"`, level(wrong)), `10'-0" + 9'-0" + 12'-0"`);
  assert.equal(partsOf(`31'-0"`, level(PARTS, [30, `31'-0"`])), WHOLE);
  assert.equal(partsOf(`31'-0"`, level(wrong, [30, `31'-0"`])), null, "two of them");
});

Deno.test("a part that is not read, equal, or open makes no string", () => {
  for (const figure of ["", "EQ", "VARIES", `8'-0" EQ.`, `8'-0" ±`, `8'-0" V.I.F.`, `(E) 8'-0"`]) {
    assert.equal(partsOf(`30'-0"`, level([PARTS[0], [8, figure], PARTS[2]])), null, figure);
  }
  const noted = level(PARTS).centred(LEFT + 14 * FOOT_PT, 284, "FIELD VERIFY");
  assert.equal(partsOf(`30'-0"`, noted), null);
});

Deno.test("a string over another extent is not the overall's", () => {
  assert.equal(partsOf(`31'-0"`, level(PARTS, [31, `31'-0"`])), null);
  assert.equal(partsOf(`18'-0"`, level(PARTS, [18, `18'-0"`])), `10'-0" + 8'-0"`);
});

Deno.test("of two strings on one line each has its own overall, and the nearest string counts", () => {
  const page = string(sheet(), 220, [[40, `40'-0"`]]);
  string(page, 250, [[18, `18'-0"`], [22, `22'-0"`]]);
  string(page, 280, [...PARTS, [10, `10'-0"`]]);
  assert.equal(partsOf(`18'-0"`, page), `10'-0" + 8'-0"`);
  assert.equal(partsOf(`22'-0"`, page), `12'-0" + 10'-0"`);
  assert.equal(partsOf(`40'-0"`, page), `18'-0" + 22'-0"`);
});
