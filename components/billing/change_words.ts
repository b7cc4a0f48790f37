/** What a change of plan costs, from when, and what it does, before it is made. */
import { getPlan, type PlanTier } from "../../functions/_shared/constants/plans.ts";
import type { BillingAnalytics } from "../../functions/_shared/contract/mod.ts";
import { formatDate, formatPrice } from "../format.ts";

type Billing = Pick<BillingAnalytics, "currentSubscription" | "provider">;

/** One paragraph: price, date, effect. */
export function changeWords(tier: PlanTier, { currentSubscription, provider }: Billing): string {
  const { name, priceCents } = getPlan(tier);
  const current = getPlan(currentSubscription.tier);
  const end = formatDate(currentSubscription.endDate);
  if (tier === "free") {
    return current.tier === "free"
      ? "The Free plan and its limits already apply."
      : `The ${current.name} plan stays in force ${
        end ? `until ${end}` : "until the paid period ends"
      }; after that the Free plan and its limits apply. Projects and reports are kept, and nothing more is charged.`;
  }
  const price = `${formatPrice(priceCents)} per month`;
  const money = provider === "sandbox"
    ? "This server runs in sandbox mode: nothing is charged."
    : currentSubscription.tier === "free"
    ? "You’ll enter your card on the payment provider’s page; nothing is charged before that."
    : "The difference for the rest of the billing period is charged or credited to your card today.";
  const effect = tier === currentSubscription.tier
    ? `The ${name} plan continues${end ? ` after ${end}` : ""} instead of ending.`
    : `The ${name} plan’s limits apply right away.`;
  return `${price}, renewed every month until you cancel. ${effect} ${money}`;
}
