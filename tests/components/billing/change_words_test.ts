import assert from "node:assert/strict";
import { changeWords } from "../../../components/billing/change_words.ts";
import type { PlanTier } from "../../../functions/_shared/constants/plans.ts";

const billing = (tier: PlanTier, provider: "sandbox" | "stripe", status = "active") => ({
  provider,
  currentSubscription: {
    tier,
    status,
    startDate: "2026-01-01T00:00:00.000Z",
    endDate: tier === "free" && status === "active" ? null : "2026-02-01T00:00:00.000Z",
    cancelAtPeriodEnd: false,
  },
});
/** Half of January is left. */
const NOW = new Date("2026-01-16T12:00:00Z");
const told = (tier: PlanTier, of: ReturnType<typeof billing>) => {
  const { note, rows } = changeWords(tier, of, NOW);
  return [...note ? [note] : [], ...rows.map(({ name, words }) => `${name}: ${words}`)];
};

Deno.test("changeWords() names price, date and effect of every change", () => {
  assert.deepEqual(told("professional", billing("free", "stripe")), [
    "Today: You pay $99, after you enter your card on the payment provider’s page",
    "Then: $99 per month from Feb 16, 2026, until you cancel",
    "Limits: Professional plan limits apply at once",
  ]);
  assert.deepEqual(told("professional", billing("free", "sandbox")), [
    "Sandbox: no money is taken. This is what you would pay.",
    "Today: You would pay $99",
    "Then: $99 per month from Feb 16, 2026, until you cancel",
    "Limits: Professional plan limits apply at once",
  ]);
  assert.deepEqual(told("professional", billing("professional", "stripe")), [
    "Today: Nothing is charged; the Professional plan continues instead of ending",
    "Then: $99 per month from Feb 1, 2026, until you cancel",
    "Limits: Professional plan limits still apply",
  ]);
  assert.deepEqual(told("free", billing("enterprise", "stripe")), [
    "Today: Nothing changes; the Enterprise plan runs until Feb 1, 2026",
    "Then: Nothing more is charged; projects and reports are kept",
    "Limits: Free plan limits apply after Feb 1, 2026",
  ]);
  assert.deepEqual(told("free", billing("free", "stripe")), [
    "The Free plan and its limits already apply.",
  ]);
});

Deno.test("changeWords() says what becomes of the month that is paid", () => {
  for (const provider of ["stripe", "sandbox"] as const) {
    const pay = provider === "sandbox" ? "You would pay" : "You pay";
    const more = told("enterprise", billing("professional", provider));
    assert.deepEqual(more.slice(-3, -1), [
      `Today: ${pay} $50.00: $99.50 for Enterprise from now until Feb 1, 2026, less a credit of $49.50 for Professional, which is paid until then`,
      "Then: $199 per month from Feb 1, 2026, until you cancel",
    ]);
    const less = told("professional", billing("enterprise", provider));
    assert.equal(
      less.at(-3),
      "Today: Nothing is charged. A credit of $50.00 lowers your next invoices: $99.50 for Enterprise, which is paid until Feb 1, 2026, less $49.50 for Professional from now until then",
    );
    const note = provider === "sandbox"
      ? "Sandbox: no money is taken. This is what you would pay."
      : "Counted to the second, so your invoice may differ by a few cents.";
    assert.deepEqual([more[0], less[0]], [note, note]);
  }
});

Deno.test("changeWords() promises no plan while a payment is open", () => {
  for (
    const  of of[billing("professional", "stripe", "past_due"), billing("free", "stripe", "unpaid")]
  ) {
    const [only, ...more] = told("enterprise", of);
    assert.match(only, /^Your last payment is still open\./);
    assert.deepEqual(more, []);
  }
});
