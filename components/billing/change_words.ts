/** What a change of plan costs, from when, and what it does, before it is made. */
import {
  changeCents,
  getPlan,
  monthAfter,
  type PlanTier,
  restCents,
} from "../../functions/_shared/constants/plans.ts";
import type { BillingAnalytics } from "../../functions/_shared/contract/mod.ts";
import { formatCents, formatDate, formatPrice } from "../format.ts";

type Billing = Pick<BillingAnalytics, "currentSubscription" | "provider">;

export interface ChangeWords {
  /** What stands above the list, or alone where nothing changes. */
  note: string | null;
  /** What is due today, what from then on, which limits apply. */
  rows: readonly { name: "Today" | "Then" | "Limits"; words: string }[];
}

/** While a payment is open no plan is changed. */
const OPEN_PAYMENT: readonly string[] = ["past_due", "unpaid", "paused"];

export function changeWords(tier: PlanTier, billing: Billing, now: Date): ChangeWords {
  const { currentSubscription, provider } = billing;
  const { name, priceCents } = getPlan(tier);
  const current = getPlan(currentSubscription.tier);
  const until = formatDate(currentSubscription.endDate) ?? "the end of the paid month";
  if (tier === "free") {
    return current.tier === "free" ? alone("The Free plan and its limits already apply.") : {
      note: null,
      rows: [
        { name: "Today", words: `Nothing changes; the ${current.name} plan runs until ${until}` },
        { name: "Then", words: "Nothing more is charged; projects and reports are kept" },
        { name: "Limits", words: `Free plan limits apply after ${until}` },
      ],
    };
  }
  if (OPEN_PAYMENT.includes(currentSubscription.status)) {
    return alone(
      "Your last payment is still open. The payment provider’s page opens so you can pay it; the plan doesn’t change before that.",
    );
  }
  const isSandbox = provider === "sandbox";
  const monthly = `${formatPrice(priceCents)} per month`;
  const isKept = tier === current.tier;
  const isFirst = current.tier === "free";
  const today = isKept
    ? `Nothing is charged; the ${name} plan continues instead of ending`
    : isFirst
    ? firstWords(priceCents, isSandbox)
    : paidWords(tier, billing, now);
  return {
    note: isSandbox
      ? "Sandbox: no money is taken. This is what you would pay."
      : isKept || isFirst
      ? null
      : "Counted to the second, so your invoice may differ by a few cents.",
    rows: [
      { name: "Today", words: today },
      {
        name: "Then",
        words: `${monthly} from ${
          isFirst ? formatDate(monthAfter(now).toISOString()) : until
        }, until you cancel`,
      },
      {
        name: "Limits",
        words: isKept ? `${name} plan limits still apply` : `${name} plan limits apply at once`,
      },
    ],
  };
}

const alone = (note: string): ChangeWords => ({ note, rows: [] });

function firstWords(priceCents: number, isSandbox: boolean): string {
  const price = formatPrice(priceCents);
  return isSandbox
    ? `You would pay ${price}`
    : `You pay ${price}, after you enter your card on the payment provider’s page`;
}

/** What becomes of the month that is paid already. */
function paidWords(
  to: PlanTier,
  { currentSubscription, provider }: Billing,
  now: Date,
): string {
  const { tier: from, endDate: periodEnd } = currentSubscription;
  const [old, next] = [getPlan(from), getPlan(to)];
  const isMore = next.priceCents > old.priceCents;
  const pay = provider === "sandbox" ? "You would pay" : "You pay";
  if (periodEnd === null) {
    return isMore
      ? `${pay} the difference for the rest of the paid month`
      : `Nothing is charged; what is left of ${old.name} lowers your next invoices`;
  }
  const due = Math.abs(changeCents({ from, to, periodEnd, now }));
  // The smaller of both is what the other comes to without the difference: the three always add up.
  const lower = restCents({ tier: isMore ? from : to, periodEnd, now });
  const end = formatDate(periodEnd);
  return isMore
    ? `${pay} ${formatCents(due)}: ${
      formatCents(due + lower)
    } for ${next.name} from now until ${end}, less a credit of ${
      formatCents(lower)
    } for ${old.name}, which is paid until then`
    : `Nothing is charged. A credit of ${formatCents(due)} lowers your next invoices: ${
      formatCents(due + lower)
    } for ${old.name}, which is paid until ${end}, less ${
      formatCents(lower)
    } for ${next.name} from now until then`;
}
