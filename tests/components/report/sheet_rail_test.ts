import assert from "node:assert/strict";
import { outside } from "../../../components/report/SheetRail.tsx";

Deno.test("the rail moves as far as its sheet lies outside of it, and no farther", () => {
  const rail = [100, 500] as const;
  assert.equal(outside([40, 160], rail), -60);
  assert.equal(outside([100, 220], rail), 0);
  assert.equal(outside([380, 500], rail), 0);
  assert.equal(outside([450, 570], rail), 70);
  assert.equal(outside([4000, 4120], rail), 3620);
});
