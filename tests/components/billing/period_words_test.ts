import assert from "node:assert/strict";
import { sinceWords } from "../../../components/billing/period_words.ts";

Deno.test("since when figures count is said by its cause, in the reader's own time", () => {
  const startedAt = "2026-11-30T08:47:00Z";
  const said = (
    tier: "free" | "professional" | "enterprise",
    startDate: string | null,
    timeZone = "UTC",
  ) =>
    sinceWords({ subscription: { tier, startDate }, startedAt }, timeZone)
      .replaceAll("\u00a0", " ");
  assert.equal(
    said("professional", "2026-11-30T08:47:02Z", "America/New_York"),
    "since your Professional plan began on Nov 30, 2026, 3:47 AM EST",
  );
  assert.equal(
    said("professional", "2026-10-30T08:47:02Z"),
    "since your billing month began on Nov 30, 2026, 8:47 AM UTC",
  );
  assert.equal(
    said("enterprise", null),
    "since your billing month began on Nov 30, 2026, 8:47 AM UTC",
  );
  assert.equal(
    said("free", "2026-11-30T08:47:00Z"),
    "since your Free plan began on Nov 30, 2026, 8:47 AM UTC",
  );
  assert.equal(
    said("free", "2026-09-30T08:47:00Z"),
    "since the monthly limits started over on Nov 30, 2026, 8:47 AM UTC",
  );
});
