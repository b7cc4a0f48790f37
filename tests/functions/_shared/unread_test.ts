import assert from "node:assert/strict";
import type { PageReadingState } from "../../../functions/_shared/domain/plan_set.ts";
import { isWellRead, unreadPlaces, unreadWords } from "../../../functions/_shared/unread.ts";

const reading = (over: Partial<PageReadingState> = {}): PageReadingState => ({
  state: "text",
  wordCount: 200,
  reason: null,
  ...over,
});
const box = { x: 10, y: 20, width: 5, height: 5 };

Deno.test("unreadWords() says the share, or that nobody knows it", () => {
  assert.equal(unreadWords(reading()), null);
  assert.equal(unreadWords(reading({ unread: [], unreadShare: 0 })), null);
  assert.match(unreadWords(reading({ unreadShare: 0.004 }))!, /^Under 1% of the lettering/);
  assert.match(unreadWords(reading({ unreadShare: 0.123 }))!, /^12% of the lettering/);
  assert.match(unreadWords(reading({ unread: [{ box, reason: "Too small." }] }))!, /^Part of/);
  assert.match(unreadWords(reading({ state: "unreadable" }))!, /not reviewed/);
});

Deno.test("unreadPlaces() of a page that was left out is all of it, with its reason", () => {
  const [place] = unreadPlaces(reading({ state: "not-a-plan", reason: "A photo." }));
  assert.deepEqual(place, { box: { x: 0, y: 0, width: 100, height: 100 }, reason: "A photo." });
});

Deno.test("isWellRead() wants words, little unread, and a share that is known", () => {
  assert.ok(isWellRead(reading({ wordCount: 25, unreadShare: 0.2 })));
  assert.ok(!isWellRead(reading({ wordCount: 24 })));
  assert.ok(!isWellRead(reading({ unreadShare: 0.21 })));
  assert.ok(!isWellRead(reading({ unread: [{ box, reason: "No reader." }] })));
  assert.ok(!isWellRead(reading({ state: "unreadable" })));
});
