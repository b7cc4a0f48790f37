import assert from "node:assert/strict";
import { makePdf, streamObject } from "../../_providers/pdf/make_pdf.ts";
import { composeOf } from "./compose.ts";

const linesOf = async (content: string) =>
  (await composeOf(makePdf({ content }))).lines.map((line) => line.text);
const show = (text: string, x: number, y: number, size = 10) =>
  `BT /F1 ${size} Tf ${x} ${y} Td (${text.replaceAll(/[()\\]/g, "\\$&")}) Tj ET\n`;

/** Widths of Helvetica's glyphs, in thousandths of the size. */
const WIDTHS: Record<string, number> = Object.fromEntries([
  ..."GO".split("").map((it) => [it, 778]),
  ..."UARDNHC".split("").map((it) => [it, it === "A" ? 667 : 722]),
  ..."0123456789L".split("").map((it) => [it, 556]),
  ..."I/ ".split("").map((it) => [it, 278]),
  ["'", 191],
  ["-", 333],
  [`"`, 355],
]);

/** Text at 10 pt whose glyphs are all shown on their own, `gap` points apart. */
function glyphs(text: string, gap: number): string {
  let x = 20;
  return [...text].map((glyph) => {
    const shown = glyph === " " ? "" : show(glyph, x, 100);
    x += WIDTHS[glyph] / 100 + gap;
    return shown;
  }).join("");
}

Deno.test("a dimension whose fraction is a run of its own, near or far, is one dimension", async () => {
  for (const at of [84, 88, 94]) {
    assert.deepEqual(await linesOf(show("5'-11", 60, 100) + show(`3/4"`, at, 100)), [
      `5'-11 3/4"`,
    ], `fraction at ${at}`);
  }
  const apart = show(`5'-11"`, 60, 100) + show(`3/4"`, 97, 100);
  assert.equal((await linesOf(apart)).length, 2, "a whole dimension has ended before");
});

Deno.test("a fraction in small figures joins its whole number and its inch mark", async () => {
  const small = show("7", 60, 100) + show("3/4", 67, 101, 6) + show(`"`, 78, 100);
  assert.deepEqual(await linesOf(small), [`7 3/4"`]);
  const raised = show("12'-7", 60, 100) + show(`1/2"`, 85, 104, 6);
  assert.deepEqual(await linesOf(raised), [`12'-7 1/2"`]);
  const note = show("12", 60, 100) + show("3/4", 73, 101, 6);
  assert.ok(!(await linesOf(note)).includes("12 3/4"), "no mark of inches");
});

Deno.test("glyphs shown one by one with wide gaps are words again", async () => {
  assert.deepEqual(await linesOf(glyphs("GUARD 42 IN HIGH", 2.5)), ["GUARD 42 IN HIGH"]);
  assert.deepEqual(await linesOf(glyphs(`CLR 5'-11 3/4"`, 3)), [`CLR 5'-11 3/4"`]);
});

Deno.test("figures in columns stay apart", async () => {
  assert.deepEqual(await linesOf(glyphs("1234", 3)), ["1 2 3 4"]);
});

/** A font whose glyph 1 is the ligature of f and the letter that follows, written apart in its text. */
function ligatureFont(letter: "i" | "l"): { resources: string; objects: string[] } {
  const code = letter.charCodeAt(0).toString(16).padStart(4, "0");
  const map = `/CIDInit /ProcSet findresource begin begincmap\n` +
    `1 begincodespacerange\n<00> <FF>\nendcodespacerange\n` +
    `1 beginbfchar\n<01> <0066${code}>\nendbfchar\nendcmap end`;
  return {
    resources: "/Font << /F1 5 0 R /F3 10 0 R >>",
    objects: [
      `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 11 0 R ` +
      `/Encoding << /BaseEncoding /WinAnsiEncoding /Differences [1 /f${letter}] >> >>`,
      streamObject("", map),
    ],
  };
}

Deno.test("a ligature is read as its letters and stays within its word", async () => {
  const shownAs = [
    ["l", "\\001oor \\001ares", "floor flares"],
    ["i", "\\001re of\\001ce", "fire office"],
  ] as const;
  for (const [letter, shown, words] of shownAs) {
    for (const turn of ["1 0 0 1 60 100", "0 1 -1 0 60 100", "-1 0 0 -1 160 100"]) {
      const content = `BT /F3 10 Tf ${turn} Tm (${shown}) Tj ET\n`;
      const { lines } = await composeOf(makePdf({ content, ...ligatureFont(letter) }));
      assert.deepEqual(lines.map((line) => line.text), [words], `${words} turned ${turn}`);
    }
  }
});
