/** Whole Stripe objects a customer meets: invoice, checkout page, portal; and the webhook endpoint. */
import type Stripe from "stripe";

/** An invoice over one month of a price; `created` in seconds since 1970. */
export function anInvoice(
  { id, customer, subscription, price, created, end, status, reason, hostedUrl }: {
    id: string;
    customer: string;
    subscription: string;
    price: Stripe.Price;
    created: number;
    end: number;
    status: "paid" | "open";
    reason: Stripe.Invoice.BillingReason;
    hostedUrl: string;
  },
): Stripe.Invoice {
  const amount = price.unit_amount ?? 0;
  const isPaid = status === "paid";
  const line = {
    id: `il_${id}`,
    object: "line_item",
    amount,
    currency: price.currency,
    description: `1 × ${price.lookup_key} (at $${(amount / 100).toFixed(2)} / month)`,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: id,
    livemode: false,
    metadata: {},
    parent: null,
    period: { start: created, end },
    pretax_credit_amounts: [],
    pricing: null,
    quantity: 1,
    quantity_decimal: null,
    subscription,
    subtotal: amount,
    taxes: [],
  } satisfies Stripe.InvoiceLineItem;
  return {
    id,
    object: "invoice",
    account_country: "US",
    account_name: "FLClear test",
    account_tax_ids: null,
    amount_due: amount,
    amount_overpaid: 0,
    amount_paid: isPaid ? amount : 0,
    amount_remaining: isPaid ? 0 : amount,
    amount_shipping: 0,
    application: null,
    attempt_count: 1,
    attempted: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: "charge_automatically",
    created,
    currency: price.currency,
    custom_fields: null,
    customer,
    customer_account: null,
    customer_address: null,
    customer_email: null,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: created,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: hostedUrl,
    invoice_pdf: `${hostedUrl}/pdf`,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: "list", data: [line], has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: isPaid ? null : created + 3 * 24 * 3600,
    number: `TEST-${id}`,
    on_behalf_of: null,
    parent: {
      type: "subscription_details",
      quote_details: null,
      subscription_details: { metadata: {}, subscription },
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: end,
    period_start: created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status,
    status_transitions: {
      finalized_at: created,
      marked_uncollectible_at: null,
      paid_at: isPaid ? created : null,
      voided_at: null,
    },
    subtotal: amount,
    subtotal_excluding_tax: amount,
    test_clock: null,
    total: amount,
    total_discount_amounts: [],
    total_excluding_tax: amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: created,
  } satisfies Stripe.Invoice;
}

/** An open checkout page for a subscription. The price is kept in the metadata. */
export function aSession(
  over: {
    id: string;
    customer: string;
    price: Stripe.Price;
    url: string;
    successUrl: string;
    cancelUrl: string;
    userId: string | null;
    created: number;
  },
): Stripe.Checkout.Session {
  return {
    id: over.id,
    object: "checkout.session",
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: over.price.unit_amount,
    amount_total: over.price.unit_amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: over.cancelUrl,
    client_reference_id: over.userId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: over.created,
    currency: "usd",
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: over.customer,
    customer_account: null,
    customer_creation: null,
    customer_details: null,
    customer_email: null,
    discounts: [],
    expires_at: over.created + 24 * 3600,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: { price: over.price.id },
    mode: "subscription",
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: "always",
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card"],
    payment_status: "unpaid",
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: null,
    subscription: null,
    success_url: over.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: null,
    url: over.url,
    wallet_options: null,
  } satisfies Stripe.Checkout.Session;
}

/** What the portal lets customers do. */
export function aPortalConfiguration(
  over: { id: string; created: number; metadata: Record<string, string> },
): Stripe.BillingPortal.Configuration {
  return {
    object: "billing_portal.configuration",
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    default_return_url: null,
    features: {
      customer_update: { allowed_updates: ["email", "address", "tax_id"], enabled: true },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: true,
        mode: "at_period_end",
        proration_behavior: "none",
      },
      subscription_pause: {
        duration: { interval_options: [], type: "interval_options" },
        enabled: false,
      },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: [],
        enabled: false,
        proration_behavior: "none",
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: "end_trial",
      },
    },
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    name: null,
    updated: over.created,
    ...over,
  } satisfies Stripe.BillingPortal.Configuration;
}

/** One visit to the portal. */
export function aPortalSession(
  over: {
    id: string;
    customer: string;
    configuration: string;
    created: number;
    url: string;
    return_url: string | null;
  },
): Stripe.BillingPortal.Session {
  return {
    object: "billing_portal.session",
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    ...over,
  } satisfies Stripe.BillingPortal.Session;
}

/** Where events are sent. The secret is shown once, when it is made. */
export function aWebhookEndpoint(
  over: {
    id: string;
    url: string;
    enabled_events: string[];
    created: number;
    metadata: Record<string, string>;
  },
): Stripe.WebhookEndpoint {
  return {
    object: "webhook_endpoint",
    api_version: null,
    application: null,
    description: null,
    livemode: false,
    status: "enabled",
    ...over,
  } satisfies Stripe.WebhookEndpoint;
}
