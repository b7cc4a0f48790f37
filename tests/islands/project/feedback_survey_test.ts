import assert from "node:assert/strict";
import { scrollClear } from "../../../islands/project/FeedbackSurvey.tsx";

const CARD = { top: 600, bottom: 830, left: 900, right: 1340 };
const at = (top: number, bottom: number, left = 900, right = 1000) => ({
  top,
  bottom,
  left,
  right,
});

Deno.test("what gets the focus under the survey is scrolled clear of it", () => {
  assert.equal(scrollClear(at(640, 680), CARD), 88);
  assert.equal(scrollClear(at(590, 610), CARD), 18, "in part");
});

Deno.test("what the survey does not cover stays where it is", () => {
  assert.equal(scrollClear(at(500, 540), CARD), 0);
  assert.equal(scrollClear(at(640, 680, 20, 200), CARD), 0, "beside it");
  assert.equal(scrollClear(at(840, 880), CARD), 0, "below it");
});

Deno.test("of what is higher than the room over the survey the beginning stays in view", () => {
  assert.equal(scrollClear(at(100, 900), CARD), 28);
  assert.equal(scrollClear(at(40, 900), CARD), 0);
});
