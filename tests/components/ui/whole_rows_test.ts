import assert from "node:assert/strict";
import { wholeRowsPx } from "../../../components/ui/whole_rows.ts";

Deno.test("a list ends below the last row that fits, however unequal they are", () => {
  const table = [
    [[46, 92, 138, 184, 230], 208, 184],
    [[55, 110, 165, 220], 208, 165],
    [[20, 120, 260], 256, 120],
    [[64, 128], 128, 128],
  ] as const;
  for (const [ends, limit, expected] of table) {
    assert.equal(wholeRowsPx(ends, limit), expected, `${ends} in ${limit}`);
  }
});

Deno.test("a row higher than the list is shown whole, and an empty list keeps its room", () => {
  assert.equal(wholeRowsPx([300, 340], 256), 300);
  assert.equal(wholeRowsPx([], 256), 256);
});
