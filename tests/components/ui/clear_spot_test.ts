import assert from "node:assert/strict";
import { clearTop } from "../../../components/ui/clear_spot.ts";

const edges = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const low = edges(0, 780, 384, 120);

Deno.test("a notice stays where it covers no field", () => {
  assert.equal(clearTop(low, [], 900), null);
  assert.equal(clearTop(low, [edges(500, 800, 300, 40), edges(20, 700, 300, 80)], 900), null);
});

Deno.test("a notice over a field goes to the other end of the window, unless it would cover one there", () => {
  const field = edges(20, 820, 300, 40);
  assert.equal(clearTop(low, [field], 900), 56);
  assert.equal(clearTop(low, [field, edges(20, 100, 300, 40)], 900), null);
  assert.equal(clearTop(edges(0, 0, 390, 120), [edges(20, 40, 300, 40)], 844), 724);
});
