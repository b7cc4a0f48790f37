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
const told = (tier: PlanTier, of: ReturnType<typeof billing>) => changeWords(tier, of, NOW);

Deno.test("changeWords() names price, date and effect of every change", () => {
  const begin = told("professional", billing("free", "stripe"));
  assert.match(begin, /^\$99 per month, renewed every month until you cancel/);
  assert.match(begin, /nothing is charged before that/);
  const sandbox = told("professional", billing("free", "sandbox"));
  assert.match(
    sandbox,
    /^Sandbox mode: no money is taken\. What follows is what a payment provider would charge\. \$99 per month/,
  );
  assert.doesNotMatch(sandbox, /your card/);
  const keep = told("professional", billing("professional", "stripe"));
  assert.match(keep, /continues after Feb 1, 2026 instead of ending\. Nothing is charged today/);
  assert.match(
    told("free", billing("enterprise", "stripe")),
    /stays in force until Feb 1, 2026; after that the Free plan .* nothing more is charged/,
  );
});

Deno.test("changeWords() says what becomes of the month that is paid", () => {
  for (const provider of ["stripe", "sandbox"] as const) {
    const more = told("enterprise", billing("professional", provider));
    assert.match(more, /Today you pay about \$50: the difference until Feb 1, 2026\./);
    assert.match(
      more,
      /What you’ve already paid for Professional is credited\. From Feb 1, 2026, it’s \$199 per/,
    );
    const less = told("professional", billing("enterprise", provider));
    assert.match(less, /Nothing is charged today: what you’ve paid for Enterprise beyond the new/);
    assert.match(less, /about \$50 until Feb 1, 2026, lowers your next invoices\./);
  }
});

Deno.test("changeWords() promises no plan while a payment is open", () => {
  for (
    const  of of[billing("professional", "stripe", "past_due"), billing("free", "stripe", "unpaid")]
  ) {
    assert.match(told("enterprise", of), /^Your last payment is still open\./);
  }
});
