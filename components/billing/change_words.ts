/** What a change of plan costs, from when, and what it does, before it is made. */
import { changeCents, getPlan, type PlanTier } from "../../functions/_shared/constants/plans.ts";
import type { BillingAnalytics } from "../../functions/_shared/contract/mod.ts";
import { formatDate, formatPrice } from "../format.ts";

type Billing = Pick<BillingAnalytics, "currentSubscription" | "provider">;

/** While a payment is open no plan is changed. */
const OPEN_PAYMENT: readonly string[] = ["past_due", "unpaid", "paused"];

/** One paragraph: what happens to the month that is paid, what is due today and from then on, what applies. */
export function changeWords(tier: PlanTier, billing: Billing, now: Date): string {
  const { currentSubscription, provider } = billing;
  const { name, priceCents } = getPlan(tier);
  const current = getPlan(currentSubscription.tier);
  const end = formatDate(currentSubscription.endDate);
  const until = end ?? "the end of the paid month";
  if (tier === "free") {
    return current.tier === "free"
      ? "The Free plan and its limits already apply."
      : `The ${current.name} plan stays in force until ${until}; after that the Free plan and its limits apply. Projects and reports are kept, and nothing more is charged.`;
  }
  if (OPEN_PAYMENT.includes(currentSubscription.status)) {
    return "Your last payment is still open. The payment provider’s page opens so you can pay it; the plan doesn’t change before that.";
  }
  const monthly = `${formatPrice(priceCents)} per month`;
  const limits = `The ${name} plan’s limits apply right away.`;
  const words = tier === current.tier
    ? `The ${name} plan continues after ${until} instead of ending. Nothing is charged today; from ${until}, it’s ${monthly} until you cancel.`
    : current.tier === "free"
    ? `${monthly}, renewed every month until you cancel. ${limits}`
    : `${limits} ${paidWords(tier, billing, now)} From ${until}, it’s ${monthly} until you cancel.`;
  if (provider === "sandbox") {
    return `Sandbox mode: no money is taken. What follows is what a payment provider would charge. ${words}`;
  }
  return current.tier === "free"
    ? `${words} You’ll enter your card on the payment provider’s page; nothing is charged before that.`
    : words;
}

/** What becomes of the month that is paid already. */
function paidWords(to: PlanTier, { currentSubscription }: Billing, now: Date): string {
  const { tier: from, endDate } = currentSubscription;
  const current = getPlan(from).name;
  const isMore = getPlan(to).priceCents > getPlan(from).priceCents;
  if (endDate === null) {
    return isMore
      ? "Today you pay the difference for the rest of the paid month."
      : `Nothing is charged today: what you’ve paid for ${current} and don’t use lowers your next invoices.`;
  }
  const cents = Math.abs(changeCents({ from, to, periodEnd: endDate, now }));
  const about = `about ${formatPrice(cents)}`;
  return isMore
    ? `Today you pay ${about}: the difference until ${
      formatDate(endDate)
    }. What you’ve already paid for ${current} is credited.`
    : `Nothing is charged today: what you’ve paid for ${current} beyond the new price, ${about} until ${
      formatDate(endDate)
    }, lowers your next invoices.`;
}
