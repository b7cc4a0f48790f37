import assert from "node:assert/strict";
import { changeWords } from "../../../components/billing/change_words.ts";

const billing = (tier: "free" | "professional" | "enterprise", provider: "sandbox" | "stripe") => ({
  provider,
  currentSubscription: {
    tier,
    status: "active",
    startDate: "2026-01-01T00:00:00.000Z",
    endDate: tier === "free" ? null : "2026-02-01T00:00:00.000Z",
    cancelAtPeriodEnd: false,
  },
});

Deno.test("changeWords() names price, date and effect of every change", () => {
  const begin = changeWords("professional", billing("free", "stripe"));
  assert.match(begin, /^\$99 per month, renewed every month until you cancel/);
  assert.match(begin, /nothing is charged before that/);
  assert.match(
    changeWords("enterprise", billing("professional", "stripe")),
    /charged or credited to your card today/,
  );
  assert.match(changeWords("professional", billing("free", "sandbox")), /nothing is charged/);
  const keep = changeWords("professional", billing("professional", "stripe"));
  assert.match(keep, /continues after Feb 1, 2026 instead of ending/);
  assert.match(
    changeWords("free", billing("enterprise", "stripe")),
    /stays in force until Feb 1, 2026; after that the Free plan .* nothing more is charged/,
  );
});
