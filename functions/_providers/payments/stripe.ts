/**
 * Payments through Stripe. Prices are found by lookup key, every changing call
 * carries an idempotency key, and every answer is built from a fresh read of the customer's subscriptions.
 */
import Stripe from "stripe";
import { getPlan, PLAN_TIERS, type PlanTier } from "../../_shared/constants/plans.ts";
import { AppError } from "../../_shared/errors.ts";
import { connectStripe, findPortal, lookupKeyOf, type StripeAddress } from "./stripe_account.ts";
import type {
  BillingInvoice,
  BillingState,
  PaidTier,
  PaymentEvent,
  PaymentsProvider,
  SubscribeOutcome,
  SubscribeRequest,
  SubscriptionStatus,
} from "./port.ts";

/** Settings, all from the environment. */
export interface StripeSettings extends StripeAddress {
  /** One or more signing secrets, newest first, so that they can be rotated. */
  webhookSecrets: string[];
  /** Address of the product, for the way back from checkout. */
  publicUrl: string;
}

const MAX_INVOICES = 100;

/** Creates the provider. Nothing is sent before the first call. */
export function createStripePayments(settings: StripeSettings): PaymentsProvider {
  const stripe = connectStripe(settings);
  return {
    kind: "stripe",
    subscribe: (request) => translated(() => subscribe(stripe, settings, request)),
    cancelAtPeriodEnd: (customerId, key) =>
      translated(() => cancelAtPeriodEnd(stripe, customerId, key)),
    endNow: (customerId) => translated(() => endNow(stripe, customerId)),
    openPortal: (customerId) => translated(() => openPortal(stripe, settings, customerId)),
    readState: (customerId) => translated(() => readState(stripe, customerId)),
    readEvent: (body, signature) => readEvent(stripe, settings.webhookSecrets, body, signature),
  };
}

async function subscribe(
  stripe: Stripe,
  settings: StripeSettings,
  request: SubscribeRequest,
): Promise<SubscribeOutcome> {
  const { publicUrl } = settings;
  const customerId = request.customerId ?? (await createCustomer(stripe, request)).id;
  const price = await findPrice(stripe, request.tier);
  const running = await findSubscription(stripe, customerId);
  if (running && !isInGoodStanding(running)) {
    // Nothing can be changed before the open invoice is paid, which the portal is for.
    return { customerId, checkoutUrl: await openPortal(stripe, settings, customerId) };
  }
  if (running) {
    await stripe.subscriptions.update(running.id, {
      items: [{ id: running.items.data[0].id, price: price.id }],
      cancel_at_period_end: false,
      // Paid at once or not changed at all.
      proration_behavior: "always_invoice",
      payment_behavior: "error_if_incomplete",
    }, { idempotencyKey: `${request.key}:change` });
    return { customerId, checkoutUrl: null };
  }
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer: customerId,
    client_reference_id: request.userId,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: `${publicUrl}/billing?checkout=done`,
    cancel_url: `${publicUrl}/billing?checkout=left`,
  }, { idempotencyKey: `${request.key}:checkout` });
  await expireOtherSessions(stripe, customerId, session.id);
  if (!session.url) {
    throw new AppError(
      "provider_unavailable",
      "The payment page could not be opened. Please try again.",
    );
  }
  return { customerId, checkoutUrl: session.url };
}

/** A page left open in another tab must not become a second subscription. */
async function expireOtherSessions(stripe: Stripe, customer: string, keep: string): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: "open", limit: 20 });
  for (const { id } of data) if (id !== keep) await stripe.checkout.sessions.expire(id);
}

/** Without the name, which may change: the same key must always carry the same values. */
function createCustomer(stripe: Stripe, { userId, email }: SubscribeRequest) {
  return stripe.customers.create({ email, metadata: { user_id: userId } }, {
    idempotencyKey: `customer:${userId}`,
  });
}

async function findPrice(stripe: Stripe, tier: PaidTier): Promise<Stripe.Price> {
  const { data } = await stripe.prices.list({
    lookup_keys: [lookupKeyOf(tier)],
    active: true,
    limit: 1,
  });
  if (data[0]) return data[0];
  throw new AppError(
    "provider_unavailable",
    `The ${getPlan(tier).name} plan can’t be bought yet: its price is not set up.`,
    {
      detail: `no price with lookup key ${lookupKeyOf(tier)}`,
    },
  );
}

const RUNNING: Stripe.Subscription.Status[] = [
  "active",
  "trialing",
  "past_due",
  "unpaid",
  "paused",
];

const isInGoodStanding = ({ status }: Stripe.Subscription): boolean =>
  status === "active" || status === "trialing";

/** A late payment keeps the plan while it is tried again; after the last try it grants nothing. */
const grantsPlan = (it: Stripe.Subscription): boolean =>
  isInGoodStanding(it) || it.status === "past_due";

/** The customer's running subscription; the newest when there are several. */
async function findSubscription(
  stripe: Stripe,
  customerId: string,
): Promise<Stripe.Subscription | null> {
  const { data } = await stripe.subscriptions.list({
    customer: customerId,
    status: "all",
    limit: 100,
  });
  return data.filter((it) => RUNNING.includes(it.status)).sort((a, b) =>
    b.created - a.created
  )[0] ?? null;
}

async function cancelAtPeriodEnd(
  stripe: Stripe,
  customerId: string,
  key: string,
): Promise<void> {
  const running = await findSubscription(stripe, customerId);
  if (!running) return;
  await stripe.subscriptions.update(running.id, { cancel_at_period_end: true }, {
    idempotencyKey: `${key}:cancel`,
  });
}

async function endNow(stripe: Stripe, customerId: string): Promise<void> {
  for (let rest = 20; rest > 0; rest--) {
    const running = await findSubscription(stripe, customerId);
    if (!running) return;
    await stripe.subscriptions.cancel(running.id);
  }
}

async function openPortal(
  stripe: Stripe,
  { publicUrl }: StripeSettings,
  customerId: string,
): Promise<string> {
  const configuration = await findPortal(stripe);
  const session = await stripe.billingPortal.sessions.create({
    customer: customerId,
    return_url: `${publicUrl}/billing?checkout=managed`,
    ...(configuration && { configuration: configuration.id }),
  });
  return session.url;
}

async function readState(stripe: Stripe, customerId: string): Promise<BillingState> {
  const subscription = await findSubscription(stripe, customerId);
  const invoices = await stripe.invoices.list({ customer: customerId, limit: 50 })
    .autoPagingToArray({ limit: MAX_INVOICES });
  const item = subscription?.items.data[0];
  return {
    customerId,
    subscriptionId: subscription?.id ?? null,
    tier: item && subscription && grantsPlan(subscription) ? tierOf(item.price) : "free",
    status: subscription ? statusOf(subscription.status) : "ended",
    periodStart: item ? moment(item.current_period_start) : null,
    periodEnd: item ? moment(item.current_period_end) : null,
    cancelAtPeriodEnd: subscription?.cancel_at_period_end ?? false,
    invoices: invoices.map(toInvoice),
  };
}

/** @throws {AppError} when the price is none of ours: a plan must never be guessed */
function tierOf({ id, lookup_key }: Stripe.Price): PlanTier {
  const tier = PLAN_TIERS.find((it) => it !== "free" && lookupKeyOf(it) === lookup_key);
  if (tier) return tier;
  throw new AppError("unexpected_failure", "Something went wrong.", {
    detail: `price ${id} has lookup key ${lookup_key}`,
  });
}

function statusOf(status: Stripe.Subscription.Status): SubscriptionStatus {
  switch (status) {
    case "active":
    case "trialing":
      return "active";
    case "past_due":
      return "past_due";
    case "unpaid":
      return "unpaid";
    case "paused":
      return "paused";
    default:
      return "ended";
  }
}

function toInvoice(invoice: Stripe.Invoice): BillingInvoice {
  return {
    id: invoice.id ?? "",
    amountCents: invoice.status === "paid" ? invoice.amount_paid : invoice.amount_due,
    currency: invoice.currency.toUpperCase(),
    status: invoice.status === "paid"
      ? "paid"
      : invoice.status === "void"
      ? "void"
      : invoice.attempt_count > 0
      ? "failed"
      : "open",
    description: invoice.lines.data[0]?.description ?? "FLClear subscription",
    url: invoice.hosted_invoice_url ?? null,
    date: moment(invoice.created),
  };
}

const moment = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** How far another clock may be ahead. */
const FUTURE_S = 300;

/** When a signature says that it was made, in seconds since 1970; never, where it does not say. */
const signedAtS = (signature: string): number =>
  Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1] ?? Infinity);

async function readEvent(
  stripe: Stripe,
  secrets: string[],
  body: string,
  signature: string,
): Promise<PaymentEvent> {
  for (const secret of secrets) {
    try {
      const event = await stripe.webhooks.constructEventAsync(body, signature, secret);
      // The library refuses what was signed too long ago; what was signed in times to come is as forged.
      const aheadS = signedAtS(signature) - Date.now() / 1000;
      if (aheadS > FUTURE_S) continue;
      const object = event.data.object as {
        customer?: string | { id: string } | null;
        id?: string;
        object?: string;
      };
      const customer = object.object === "customer" ? object.id : object.customer;
      return {
        id: event.id,
        type: event.type,
        customerId: typeof customer === "string" ? customer : customer?.id ?? null,
      };
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    }
  }
  throw new AppError("validation_failed", "The signature of this event does not match.");
}

/** Turns the vendor's errors into ours; what the vendor says goes to the log alone. */
async function translated<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (error instanceof Stripe.errors.StripeCardError) {
      const message = "The payment was declined, so the plan has not changed. " +
        "Please check the card under Manage payment.";
      throw new AppError("payment_failed", message, { detail: error.code, cause: error });
    }
    throw new AppError(
      "provider_unavailable",
      "The payment service did not answer as expected. Please try again in a moment.",
      {
        detail: `${error.type} ${error.code ?? ""} ${error.requestId ?? ""}`.trim(),
        cause: error,
      },
    );
  }
}
