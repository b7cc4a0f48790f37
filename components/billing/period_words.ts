/** Since when usage is counted, by its cause; days are those of the period (UTC), as on the other cards. */
import { getPlan } from "../../functions/_shared/constants/plans.ts";
import type { BillingAnalytics } from "../../functions/_shared/contract/mod.ts";
import { formatDate, unbroken } from "../format.ts";

export interface Period {
  subscription: Pick<BillingAnalytics["currentSubscription"], "tier" | "startDate">;
  /** The moment its figures began. */
  startedAt: string;
  /** The day they begin anew. */
  endDate: string;
  /** The day the week's figure begins anew. */
  weekEndDate: string;
}

/** What was subscribed is written down a moment after its month began. */
const SAME_MS = 3_600_000;

/** `from Nov 30, 2026, when your Professional plan began`. */
export function fromWords(
  { subscription, startedAt }: Pick<Period, "subscription" | "startedAt">,
): string {
  const { tier, startDate } = subscription;
  const isNew = startDate !== null &&
    Math.abs(Date.parse(startDate) - Date.parse(startedAt)) < SAME_MS;
  const what = isNew
    ? `your ${getPlan(tier).name} plan began`
    : tier === "free"
    ? "this month’s limits began"
    : "your billing month began";
  return `from ${unbroken(formatDate(startedAt) ?? "")}, when ${what}`;
}
