/**
 * The Stripe account the product lives in: how it is reached, and what has to be in it. The set-up makes
 * products, prices, portal and webhook endpoint through the same SDK; doing it again changes nothing.
 */
import Stripe from "stripe";
import { getPlan } from "../../_shared/constants/plans.ts";
import type { PaidTier } from "./port.ts";

/** Which account, and where. */
export interface StripeAddress {
  secretKey: string;
  /** Another address of the API, for tests; refused together with a live key. */
  apiBase?: string;
}

/** Lookup key of a tier's monthly price. */
export const lookupKeyOf = (tier: PaidTier): string => `flclear_${tier}_month`;

/** Connects the SDK. @throws {RangeError} when a live key would be sent to another address */
export function connectStripe({ secretKey, apiBase }: StripeAddress): Stripe {
  if (apiBase && /^(sk|rk)_live_/.test(secretKey)) {
    throw new RangeError(
      "Cannot connect to payments: STRIPE_API_BASE is set together with a live key",
    );
  }
  const base = apiBase ? new URL(apiBase) : undefined;
  return new Stripe(secretKey, {
    ...(base && {
      protocol: base.protocol.slice(0, -1) as "http" | "https",
      host: base.hostname,
      port: base.port,
    }),
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
  });
}

const PAID_TIERS: readonly PaidTier[] = ["professional", "enterprise"];
/** Marks what the set-up made, so that it is found again. */
const OURS = { app: "flclear" };

/** Events after which a customer is read again. */
const WEBHOOK_EVENTS = [
  "checkout.session.completed",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.voided",
] as const satisfies readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[];

/** The portal the set-up made; null before it ran. */
export async function findPortal(
  stripe: Stripe,
): Promise<Stripe.BillingPortal.Configuration | null> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  return data.find((it) => it.metadata?.app === OURS.app) ?? null;
}

/** One thing the set-up looked at. */
export interface SetUpStep {
  what: string;
  id: string;
  outcome: "created" | "updated" | "unchanged";
  /** Shown once, when the webhook endpoint is made: goes into `STRIPE_WEBHOOK_SECRETS`. */
  secret?: string;
}

/**
 * Puts everything the product needs into the account.
 *
 * @param publicUrl where the product is reached; events go below it
 */
export async function setUpStripe(address: StripeAddress, publicUrl: string): Promise<SetUpStep[]> {
  const stripe = connectStripe(address);
  const steps: SetUpStep[] = [];
  for (const tier of PAID_TIERS) {
    const product = await setUpProduct(stripe, tier);
    steps.push(product, await setUpPrice(stripe, tier, product.id));
  }
  steps.push(await setUpPortal(stripe, publicUrl), await setUpWebhook(stripe, publicUrl));
  return steps;
}

async function setUpProduct(stripe: Stripe, tier: PaidTier): Promise<SetUpStep> {
  const id = `flclear_${tier}`;
  const name = `FLClear ${getPlan(tier).name}`;
  const what = `product ${name}`;
  const known = await stripe.products.retrieve(id).catch((error: unknown) => {
    const isMissing = error instanceof Stripe.errors.StripeError &&
      error.code === "resource_missing";
    if (isMissing) return null;
    throw error;
  });
  if (known?.name === name) return { what, id, outcome: "unchanged" };
  if (known) await stripe.products.update(id, { name });
  else await stripe.products.create({ id, name, metadata: OURS });
  return { what, id, outcome: known ? "updated" : "created" };
}

/** A price can't be changed: another amount is another price that takes the lookup key over. */
async function setUpPrice(stripe: Stripe, tier: PaidTier, product: string): Promise<SetUpStep> {
  const key = lookupKeyOf(tier);
  const { priceCents } = getPlan(tier);
  const what = `price ${key}`;
  const { data: [known] } = await stripe.prices.list({ lookup_keys: [key], limit: 1 });
  if (known?.active && known.unit_amount === priceCents && known.currency === "usd") {
    return { what, id: known.id, outcome: "unchanged" };
  }
  const { id } = await stripe.prices.create({
    product,
    currency: "usd",
    unit_amount: priceCents,
    recurring: { interval: "month" },
    lookup_key: key,
    transfer_lookup_key: true,
  });
  if (known?.active) await stripe.prices.update(known.id, { active: false });
  return { what, id, outcome: known ? "updated" : "created" };
}

/** Cards, addresses and invoices are changed in the portal; plans are changed in the product. */
async function setUpPortal(stripe: Stripe, publicUrl: string): Promise<SetUpStep> {
  const known = await findPortal(stripe);
  if (known) return { what: "portal", id: known.id, outcome: "unchanged" };
  const { id } = await stripe.billingPortal.configurations.create({
    default_return_url: `${publicUrl}/billing`,
    features: {
      customer_update: { enabled: true, allowed_updates: ["email", "address", "tax_id"] },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: "at_period_end" },
    },
    metadata: OURS,
  });
  return { what: "portal", id, outcome: "created" };
}

async function setUpWebhook(stripe: Stripe, publicUrl: string): Promise<SetUpStep> {
  const url = `${publicUrl}/api/billing/webhook`;
  const what = `webhook endpoint ${url}`;
  const endpoints = await stripe.webhookEndpoints.list({ limit: 100 })
    .autoPagingToArray({ limit: 100 });
  const known = endpoints.find((it) => it.url === url);
  const events = [...WEBHOOK_EVENTS];
  if (!known) {
    const made = await stripe.webhookEndpoints.create({
      url,
      enabled_events: events,
      metadata: OURS,
    });
    return { what, id: made.id, outcome: "created", secret: made.secret };
  }
  if (events.every((it) => known.enabled_events.includes(it))) {
    return { what, id: known.id, outcome: "unchanged" };
  }
  await stripe.webhookEndpoints.update(known.id, { enabled_events: events });
  return { what, id: known.id, outcome: "updated" };
}
