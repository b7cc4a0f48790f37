/**
 * The customers, subscriptions and invoices of the Stripe peer, with a clock that can be moved: renewal, failed
 * payment, recovery, end of the period. Every change leaves an event, as the real service would.
 */
import type Stripe from "stripe";
import { anInvoice } from "./stripe_documents.ts";
import { aSubscription, changePrice } from "./stripe_objects.ts";
import { missing, StripeRefusal } from "./stripe_wire.ts";

const MONTH_S = 30 * 24 * 3600;
const DAY_S = 24 * 3600;

/** An event as it is sent. The object is the one at the moment of the event. */
export interface PeerEvent {
  id: string;
  object: "event";
  api_version: string;
  created: number;
  livemode: false;
  pending_webhooks: number;
  request: null;
  type: string;
  data: { object: unknown };
}

/** What the peer holds and the levers that change it. */
export class StripeState {
  readonly customers = new Map<string, Stripe.Customer>();
  readonly products = new Map<string, Stripe.Product>();
  readonly prices = new Map<string, Stripe.Price>();
  readonly sessions = new Map<string, Stripe.Checkout.Session>();
  readonly subscriptions = new Map<string, Stripe.Subscription>();
  readonly invoices = new Map<string, Stripe.Invoice>();
  readonly portals = new Map<string, Stripe.BillingPortal.Configuration>();
  readonly endpoints = new Map<string, Stripe.WebhookEndpoint & { secret: string }>();
  readonly events: PeerEvent[] = [];
  /** Customers whose next charge fails. */
  readonly badCards = new Set<string>();
  /** Address of the peer, for the pages it links to. */
  origin = "http://127.0.0.1";
  /** Seconds since 1970. */
  clock: number;
  #nextId = 1;

  constructor(start: Date) {
    this.clock = Math.floor(start.getTime() / 1000);
  }

  newId(prefix: string): string {
    return `${prefix}_${String(this.#nextId++).padStart(6, "0")}`;
  }

  /** Pays an open checkout page as the customer would; a bad card leaves it open. */
  completeCheckout(sessionId: string): boolean {
    const session = this.sessions.get(sessionId);
    if (!session || session.status !== "open") {
      throw new RangeError(`Cannot pay: session ${sessionId} is not open`);
    }
    const customer = session.customer as string;
    if (this.badCards.has(customer)) return false;
    const subscription = aSubscription({
      id: this.newId("sub"),
      customer,
      price: this.prices.get(session.metadata!.price)!,
      start: this.clock,
      end: this.clock + MONTH_S,
    });
    this.subscriptions.set(subscription.id, subscription);
    const invoice = this.#charge(subscription, "subscription_create", true);
    Object.assign(session, {
      status: "complete",
      payment_status: "paid",
      subscription: subscription.id,
      invoice: invoice.id,
      url: null,
    });
    this.emit("checkout.session.completed", session);
    this.emit("customer.subscription.created", subscription);
    this.emit("invoice.paid", invoice);
    return true;
  }

  /** Another price at once, charged at once. @throws {StripeRefusal} 402 when the card is refused */
  changePlan(subscription: Stripe.Subscription, price: Stripe.Price): void {
    if (this.badCards.has(subscription.customer as string)) {
      throw new StripeRefusal(402, "Your card was declined.", {
        type: "card_error",
        code: "card_declined",
      });
    }
    changePrice(subscription, price);
    this.emit("invoice.paid", this.#charge(subscription, "subscription_update", true));
  }

  /** Ends a subscription now. */
  cancelNow(subscription: Stripe.Subscription): void {
    Object.assign(subscription, {
      status: "canceled",
      canceled_at: this.clock,
      ended_at: this.clock,
    });
    this.emit("customer.subscription.deleted", subscription);
  }

  /** Moves the clock; every period that ends on the way renews, fails or ends. */
  advance(days: number): void {
    this.clock += days * DAY_S;
    for (const subscription of this.subscriptions.values()) this.#roll(subscription);
  }

  /** Charges what is overdue again, as a retry or a new card would. */
  retryPayments(): void {
    for (const subscription of this.subscriptions.values()) {
      const customer = subscription.customer as string;
      if (subscription.status !== "past_due" || this.badCards.has(customer)) continue;
      for (const invoice of this.invoices.values()) {
        if (invoice.customer !== customer || invoice.status !== "open") continue;
        Object.assign(invoice, {
          status: "paid",
          amount_paid: invoice.amount_due,
          amount_remaining: 0,
          attempt_count: invoice.attempt_count + 1,
          next_payment_attempt: null,
        });
        this.emit("invoice.paid", invoice);
      }
      subscription.status = "active";
      this.emit("customer.subscription.updated", subscription);
    }
  }

  /** Gives up on what is overdue, as the last failed retry does. */
  giveUp(): void {
    for (const subscription of this.subscriptions.values()) {
      if (subscription.status !== "past_due") continue;
      subscription.status = "unpaid";
      this.emit("customer.subscription.updated", subscription);
    }
  }

  getSubscription(id: string): Stripe.Subscription {
    const found = this.subscriptions.get(id);
    if (!found) throw missing("subscription", id);
    return found;
  }

  emit(type: string, object: unknown): void {
    this.events.push({
      id: this.newId("evt"),
      object: "event",
      api_version: "2026-10-28.endive",
      created: this.clock,
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type,
      data: { object: structuredClone(object) },
    });
  }

  #roll(subscription: Stripe.Subscription): void {
    const item = subscription.items.data[0];
    while (subscription.status !== "canceled" && item.current_period_end <= this.clock) {
      if (subscription.cancel_at_period_end) {
        Object.assign(subscription, { status: "canceled", ended_at: item.current_period_end });
        this.emit("customer.subscription.deleted", subscription);
        return;
      }
      item.current_period_start = item.current_period_end;
      item.current_period_end += MONTH_S;
      const isPaid = !this.badCards.has(subscription.customer as string);
      subscription.status = isPaid ? "active" : "past_due";
      const invoice = this.#charge(subscription, "subscription_cycle", isPaid);
      this.emit(isPaid ? "invoice.paid" : "invoice.payment_failed", invoice);
      this.emit("customer.subscription.updated", subscription);
    }
  }

  #charge(
    subscription: Stripe.Subscription,
    reason: Stripe.Invoice.BillingReason,
    isPaid: boolean,
  ): Stripe.Invoice {
    const { price, current_period_start, current_period_end: end } = subscription.items.data[0];
    const id = this.newId("in");
    const invoice = anInvoice({
      id,
      customer: subscription.customer as string,
      subscription: subscription.id,
      price,
      created: reason === "subscription_cycle" ? current_period_start : this.clock,
      end,
      status: isPaid ? "paid" : "open",
      reason,
      hostedUrl: `${this.origin}/invoice/${id}`,
    });
    this.invoices.set(id, invoice);
    subscription.latest_invoice = id;
    return invoice;
  }
}
