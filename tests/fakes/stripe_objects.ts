/** Whole Stripe objects with plausible values; the SDK's types make an incomplete one fail the type check. */
import type Stripe from "stripe";

/** A product as `products.create` answers it. */
export function aProduct(
  over: { id: string; name: string; created: number; metadata?: Record<string, string> },
): Stripe.Product {
  return {
    object: "product",
    active: true,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    package_dimensions: null,
    shippable: null,
    tax_details: null,
    type: "service",
    updated: over.created,
    url: null,
    ...over,
  } satisfies Stripe.Product;
}

/** A monthly price in USD cents. */
export function aPrice(
  over: { id: string; lookup_key: string; unit_amount: number; product?: string; created?: number },
): Stripe.Price {
  return {
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created: 0,
    currency: "usd",
    custom_unit_amount: null,
    livemode: false,
    metadata: {},
    nickname: null,
    product: "prod_flclear",
    recurring: {
      interval: "month",
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: "licensed",
    },
    tax_behavior: null,
    tiers_mode: null,
    transform_quantity: null,
    type: "recurring",
    unit_amount_decimal: null,
    ...over,
  } satisfies Stripe.Price;
}

/** The older face of a price, which a subscription's item still shows. */
function aPlan(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: "plan",
    active: true,
    amount: price.unit_amount,
    amount_decimal: null,
    billing_scheme: "per_unit",
    created: price.created,
    currency: price.currency,
    interval: "month",
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  } satisfies Stripe.Plan;
}

/** A customer without a card on file. */
export function aCustomer(
  over: {
    id: string;
    email: string | null;
    name: string | null;
    created: number;
    metadata?: Record<string, string>;
  },
): Stripe.Customer {
  return {
    object: "customer",
    balance: 0,
    default_source: null,
    description: null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    shipping: null,
    ...over,
  } satisfies Stripe.Customer;
}

/** An active monthly subscription; `start` and `end` in seconds since 1970. */
export function aSubscription(
  { id, customer, price, start, end }: {
    id: string;
    customer: string;
    price: Stripe.Price;
    start: number;
    end: number;
  },
): Stripe.Subscription {
  const item = {
    id: `si_${id}`,
    object: "subscription_item",
    billing_thresholds: null,
    created: start,
    current_period_end: end,
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: aPlan(price),
    price,
    quantity: 1,
    subscription: id,
    tax_rates: [],
  } satisfies Stripe.SubscriptionItem;
  return {
    id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: "classic" },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: "charge_automatically",
    created: start,
    currency: "usd",
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: {
      object: "list",
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
      data: [item],
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: start,
    status: "active",
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  } satisfies Stripe.Subscription;
}

/** Puts another price on the one item of a subscription. */
export function changePrice(subscription: Stripe.Subscription, price: Stripe.Price): void {
  Object.assign(subscription.items.data[0], { price, plan: aPlan(price) });
}
