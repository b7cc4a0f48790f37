import assert from "node:assert/strict";
import { wholeWords } from "../../../../../functions/analysis/extract/tables/broken_heads.ts";

Deno.test("words of heads that were broken where the column ends are whole again", () => {
  const cases = [
    ["Designati on", "Designation"],
    ["Wall Thickn ess", "Wall Thickness"],
    ["MANU- FACTU- RER", "MANUFACTURER"],
    ["From Room: Number", "From Room: Number"],
    ["- MATERIAL", "- MATERIAL"],
    ["NO TE", "NO TE"],
    ["", ""],
  ];
  for (const [head, whole] of cases) assert.equal(wholeWords(head), whole);
});
