import assert from "node:assert/strict";
import {
  formatAge,
  formatCents,
  formatDate,
  formatDollars,
  formatInstant,
  formatWait,
  plural,
  unbroken,
} from "../../components/format.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();

Deno.test("formatAge() says just now under an hour, hours under a day, then days", () => {
  assert.equal(formatAge(ago(0), NOW), "Just now");
  assert.equal(formatAge(ago(59.9), NOW), "Just now");
  assert.equal(formatAge(ago(60), NOW), "1 hour ago");
  assert.equal(formatAge(ago(23 * 60 + 59), NOW), "23 hours ago");
  assert.equal(formatAge(ago(24 * 60), NOW), "1 day ago");
  assert.equal(formatAge(ago(9 * 24 * 60), NOW), "9 days ago");
  assert.equal(formatAge(ago(-5), NOW), "Just now");
});

Deno.test("formatCents() divides by 100 and keeps two decimals", () => {
  assert.equal(formatCents(9900), "$99.00");
  assert.equal(formatCents(123_456, "usd"), "$1,234.56");
});

Deno.test("formatDollars() shows whole dollars", () => {
  assert.equal(formatDollars(12_400), "$12,400");
});

Deno.test("formatDate() gives a day in UTC, and null for what is no moment", () => {
  assert.equal(formatDate("2026-03-14T23:59:00Z"), "Mar 14, 2026");
  assert.equal(formatDate(null), null);
  assert.equal(formatDate("soon"), null);
});

Deno.test("no line ends within words that are unbroken()", () => {
  assert.equal(unbroken("Mar 14, 2026"), "Mar\u00a014,\u00a02026");
});

Deno.test("formatWait() rounds and never says zero", () => {
  assert.equal(formatWait(0.2), "1 s");
  assert.equal(formatWait(45), "45 s");
  assert.equal(formatWait(180), "3 min");
});

Deno.test("plural() counts one and many", () => {
  assert.equal(plural(1, "file"), "1 file");
  assert.equal(plural(1200, "page"), "1,200 pages");
});

Deno.test("formatInstant() parts what was made within a minute", () => {
  assert.match(formatInstant("2026-11-21T16:05:12Z"), /^Nov 21, 2026, 4:05:12\sPM UTC$/);
});
