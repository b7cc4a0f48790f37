import assert from "node:assert/strict";
import { heightPastLabelPx } from "../../../components/ui/past_label.ts";

Deno.test("a list that ends within a label covers it whole, and no other is made longer", () => {
  const labels = [{ top: 120, bottom: 140 }, { top: 190, bottom: 210 }];
  const height = (bottom: number) => heightPastLabelPx({ top: 100, bottom }, labels);
  assert.equal(height(118), 18, "above it");
  assert.equal(height(130), 43, "through its letters");
  assert.equal(height(142), 43, "right at its feet");
  assert.equal(height(143), 43, "past it");
  assert.equal(height(180), 80, "over a field");
});
