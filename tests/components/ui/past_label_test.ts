import assert from "node:assert/strict";
import { dropIntoFieldPx, heightPastLabelPx } from "../../../components/ui/past_label.ts";

Deno.test("a list that ends within a label covers it whole, and no other is made longer", () => {
  const labels = [{ top: 120, bottom: 140 }, { top: 190, bottom: 210 }];
  const height = (bottom: number) => heightPastLabelPx({ top: 100, bottom }, labels);
  assert.equal(height(118), 18, "above it");
  assert.equal(height(130), 43, "through its letters");
  assert.equal(height(142), 43, "right at its feet");
  assert.equal(height(143), 43, "past it");
  assert.equal(height(180), 80, "over a field");
});

Deno.test("a list that would touch the edge of a field moves down over it instead", () => {
  const fields = [{ top: 40, bottom: 84 }, { top: 150, bottom: 194 }];
  const drop = (bottom: number) => dropIntoFieldPx({ top: 100, bottom }, fields);
  assert.equal(drop(149), 9, "right above its edge");
  assert.equal(drop(152), 6, "right below it");
  assert.equal(drop(140), null, "clear of it");
  assert.equal(drop(170), null, "well over it");
});
