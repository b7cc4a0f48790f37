/** Since when usage is counted, the same wherever a figure of the running period stands. */
import { getPlan } from "../../functions/_shared/constants/plans.ts";
import type { BillingAnalytics } from "../../functions/_shared/contract/mod.ts";
import { formatMoment, unbroken } from "../format.ts";

export interface Period {
  subscription: Pick<BillingAnalytics["currentSubscription"], "tier" | "startDate">;
  /** The moment its figures began. */
  startedAt: string;
}

/** What was subscribed is written down a moment after its month began. */
const SAME_MS = 3_600_000;

/** `since your Professional plan began on Nov 30, 2026, 8:47 AM EST`. */
export function sinceWords({ subscription, startedAt }: Period, timeZone: string): string {
  const { tier, startDate } = subscription;
  const isNew = startDate !== null &&
    Math.abs(Date.parse(startDate) - Date.parse(startedAt)) < SAME_MS;
  const what = isNew
    ? `your ${getPlan(tier).name} plan began`
    : tier === "free"
    ? "the monthly limits started over"
    : "your billing month began";
  return `since ${what} on ${unbroken(formatMoment(startedAt, timeZone))}`;
}
