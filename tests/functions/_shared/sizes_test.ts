import assert from "node:assert/strict";
import { sizeWords } from "../../../functions/_shared/sizes.ts";

const KB = 1024;
const MB = 1024 * KB;
const GB = 1024 * MB;

Deno.test("sizeWords() writes a size in the unit that fits it", () => {
  const table: [number, string][] = [
    [0, "0 KB"],
    [1, "1 KB"],
    [900, "1 KB"],
    [48 * KB, "48 KB"],
    [52_000, "51 KB"],
    [900 * KB, "900 KB"],
    [1.5 * MB, "1.5 MB"],
    [3.24 * MB, "3.2 MB"],
    [25 * MB, "25 MB"],
    [99.96 * MB, "100 MB"],
    [1.1 * GB, "1.1 GB"],
    [5 * GB, "5 GB"],
    [2048 * GB, "2,048 GB"],
  ];
  for (const [bytes, words] of table) assert.equal(sizeWords(bytes), words);
});

Deno.test("sizeWords() takes the next unit as soon as a size is one of it, rounded as it is written", () => {
  assert.equal(sizeWords(900 * KB), "900 KB");
  assert.equal(sizeWords(MB - 1), "1 MB");
  assert.equal(sizeWords(GB - 1), "1 GB");
  assert.equal(sizeWords(900 * MB), "900 MB");
});
