/**
 * Payments as the product sees them: a subscription state per customer that is always re-read from the provider,
 * never pieced together from events, so that order and repetition of events do not matter.
 */
import type { PlanTier } from "../../_shared/constants/plans.ts";

/** A paid tier. */
export type PaidTier = Exclude<PlanTier, "free">;

/**
 * Subscription statuses the product tells apart. `past_due`: a payment failed and is being tried again; the plan
 * stays. `unpaid` and `paused`: there is a subscription, but it grants nothing. `ended`: there is none any more.
 */
export type SubscriptionStatus = "active" | "past_due" | "unpaid" | "paused" | "ended";

/** One invoice. Amounts in cents, currency in upper case. */
export interface BillingInvoice {
  id: string;
  amountCents: number;
  currency: string;
  status: "paid" | "open" | "failed" | "void";
  description: string;
  url: string | null;
  /** ISO 8601. */
  date: string;
}

/** The whole truth about one customer at the provider. Moments are ISO 8601. */
export interface BillingState {
  customerId: string;
  subscriptionId: string | null;
  tier: PlanTier;
  status: SubscriptionStatus;
  periodStart: string | null;
  periodEnd: string | null;
  cancelAtPeriodEnd: boolean;
  /** Newest first. */
  invoices: BillingInvoice[];
}

/** Who wants a plan. `key` names the wish, so that asking twice starts one subscription. */
export interface SubscribeRequest {
  userId: string;
  email: string;
  customerId: string | null;
  tier: PaidTier;
  key: string;
}

/** Either the browser goes to `checkoutUrl`, or the plan has changed at once: read the state. */
export interface SubscribeOutcome {
  customerId: string;
  checkoutUrl: string | null;
}

/** A verified event: which customer to re-read. `id` is unique per event. */
export interface PaymentEvent {
  id: string;
  type: string;
  customerId: string | null;
}

export interface PaymentsProvider {
  /** `sandbox` takes no card and no money. */
  readonly kind: "stripe" | "sandbox";
  /** @throws {AppError} `payment_failed` when a change is refused because its payment is */
  subscribe(request: SubscribeRequest): Promise<SubscribeOutcome>;
  /** Ends the paid plan with its current period. */
  cancelAtPeriodEnd(customerId: string, key: string): Promise<void>;
  /** Ends every subscription now, when the account behind it is gone. Doing it twice is harmless. */
  endNow(customerId: string): Promise<void>;
  /** Address of the provider's own page for cards, invoices and addresses; null when it has none. */
  openPortal(customerId: string): Promise<string | null>;
  readState(customerId: string): Promise<BillingState>;
  /** @throws {AppError} `validation_failed` when the signature does not belong to the body */
  readEvent(body: string, signature: string): Promise<PaymentEvent>;
}
