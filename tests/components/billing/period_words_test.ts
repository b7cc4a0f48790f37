import assert from "node:assert/strict";
import { fromWords } from "../../../components/billing/period_words.ts";

Deno.test("since when figures count is said by its cause", () => {
  const startedAt = "2026-11-30T08:47:00Z";
  const said = (tier: "free" | "professional" | "enterprise", startDate: string | null) =>
    fromWords({ subscription: { tier, startDate }, startedAt }).replaceAll("\u00a0", " ");
  assert.equal(
    said("professional", "2026-11-30T08:47:02Z"),
    "from Nov 30, 2026, when your Professional plan began",
  );
  assert.equal(
    said("professional", "2026-10-30T08:47:02Z"),
    "from Nov 30, 2026, when your billing month began",
  );
  assert.equal(said("enterprise", null), "from Nov 30, 2026, when your billing month began");
  assert.equal(
    said("free", "2026-11-30T08:47:00Z"),
    "from Nov 30, 2026, when your Free plan began",
  );
  assert.equal(
    said("free", "2026-09-30T08:47:00Z"),
    "from Nov 30, 2026, when this month’s limits began",
  );
});
