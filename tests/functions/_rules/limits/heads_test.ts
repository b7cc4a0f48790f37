/** The heads of rules that give none of their own. */
import assert from "node:assert/strict";
import { isCommercial } from "../../../../functions/_rules/building_profile.ts";
import { headOf } from "../../../../functions/_rules/limits/fbc_2023/heads.ts";

Deno.test("a requirement gives its rules their head; a statute keeps its own name", () => {
  const { when, recommendation, ...head } = headOf("FBC-A-604.4-seat");
  assert.deepEqual(head, {
    severity: "low",
    source: { volume: "FBC-A", edition: "2023", section: "604.4" },
    category: "Accessibility",
    title: "Seat height",
  });
  assert.equal(when, isCommercial);
  assert.match(recommendation, /\w/);
  assert.equal(headOf("NEC-110.26-depth").when, undefined);
  assert.deepEqual(headOf("FS-399.15-elevator-key").source, {
    volume: "F.S.",
    edition: "2023",
    section: "399.15",
  });
  assert.deepEqual(headOf("NEC-110.26-depth").source.edition, "2020");
});

Deno.test("no head without a loaded requirement", () => {
  assert.throws(() => headOf("FBC-B-0"), RangeError);
});
