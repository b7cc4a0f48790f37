/**
 * A stateful peer of the Stripe API on loopback, typed with the SDK's own types: customers, prices, checkout,
 * subscriptions, invoices, portal and signed webhooks. It replays idempotent calls, pages its lists, answers
 * errors in Stripe's shape and has a clock that can be moved. What it does is read from Stripe's public
 * documentation and types; it has never been compared with the real service.
 */
import { Hono } from "hono";
import Stripe from "stripe";
import { createBillingCalls, createSetupCalls } from "./stripe_calls.ts";
import { aPrice } from "./stripe_objects.ts";
import { type PeerEvent, StripeState } from "./stripe_state.ts";
import { StripeRefusal } from "./stripe_wire.ts";

export type { PeerEvent } from "./stripe_state.ts";

interface Remembered {
  request: string;
  answer: unknown;
  status: number;
}

const PRICES = [["professional", 9900], ["enterprise", 19900]] as const;

/** The peer with its address and its levers. */
export class StripePeer extends StripeState {
  readonly app = new Hono();
  /** Answers the next call with this status, once. */
  failNext: number | null = null;
  /** Every call as `POST /v1/customers`, in order. */
  readonly calls: string[] = [];
  readonly #answers = new Map<string, Remembered>();
  #server: Deno.HttpServer<Deno.NetAddr> | null = null;
  #delivery: { url: string; secret: string } | null = null;
  #sent = 0;

  /** @param isSetUp false leaves out the prices, as an account has none before the set-up script */
  constructor(start: Date, { isSetUp = true } = {}) {
    super(start);
    for (const [tier, unit_amount] of isSetUp ? PRICES : []) {
      const price = aPrice({
        id: `price_${tier}`,
        lookup_key: `flclear_${tier}_month`,
        unit_amount,
      });
      this.prices.set(price.id, price);
    }
    this.#guard();
    this.app.route("/v1", createBillingCalls(this));
    this.app.route("/v1", createSetupCalls(this));
    this.#pages();
    this.app.notFound((c) =>
      c.json(
        new StripeRefusal(404, `Unrecognized request URL (${c.req.method}: ${c.req.path})`).body,
        404,
      )
    );
    this.app.onError((error, c) => {
      if (!(error instanceof StripeRefusal)) throw error;
      return c.json(error.body, error.status as 400);
    });
  }

  /** Starts listening on a free port and answers the address for `STRIPE_API_BASE`. */
  listen(): string {
    const options = { hostname: "127.0.0.1", port: 0, onListen: () => {} };
    this.#server = Deno.serve(options, this.app.fetch);
    this.origin = `http://127.0.0.1:${this.#server.addr.port}`;
    return this.origin;
  }

  async close(): Promise<void> {
    await this.#server?.shutdown();
  }

  /** From now on pages of the peer send their events here by themselves. */
  deliverTo(url: string, secret: string): void {
    this.#delivery = { url, secret };
  }

  /** Sends what has happened since the last time, in order, once each. */
  async deliver(): Promise<void> {
    if (!this.#delivery) return;
    const { url, secret } = this.#delivery;
    while (this.#sent < this.events.length) {
      const { body, signature } = await signEvent(this.events[this.#sent++], secret);
      const headers = { "stripe-signature": signature, "content-type": "application/json" };
      const answer = await fetch(url, { method: "POST", headers, body });
      await answer.body?.cancel();
    }
  }

  /** The key, the asked failure, the idempotent replay. */
  #guard(): void {
    this.app.use("/v1/*", async (c, next) => {
      this.calls.push(`${c.req.method} ${c.req.path}`);
      if (!/^Bearer sk_test_/.test(c.req.header("authorization") ?? "")) {
        return c.json(new StripeRefusal(401, "Invalid API Key provided").body, 401);
      }
      if (this.failNext !== null) {
        const status = this.failNext;
        this.failNext = null;
        const refusal = new StripeRefusal(status, "The peer was told to fail", {
          type: "api_error",
        });
        return c.json(refusal.body, status as 500);
      }
      const key = c.req.header("idempotency-key");
      if (c.req.method !== "POST" || !key) return await next();
      const request = c.req.path + await c.req.raw.clone().text();
      const known = this.#answers.get(key);
      if (known && known.request !== request) {
        const message = "Keys for idempotent requests can only be used with the same parameters";
        return c.json(new StripeRefusal(400, message, { type: "idempotency_error" }).body, 400);
      }
      if (known) {
        const headers = { "idempotent-replayed": "true" };
        return c.json(known.answer as object, known.status as 200, headers);
      }
      await next();
      const answer = await c.res.clone().json();
      this.#answers.set(key, { request, answer, status: c.res.status });
    });
  }

  /** What the customer sees: the page to pay on, the portal, an invoice. */
  #pages(): void {
    const { app } = this;
    const page = (title: string, body: string) =>
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${body}</html>`;
    app.get("/pay/:id", (c) => {
      const session = this.sessions.get(c.req.param("id"));
      if (session?.status !== "open") return c.html(page("This page has expired", ""), 410);
      return c.html(page(
        "Test checkout",
        `<form method="post"><button name="card" value="good">Pay</button>
         <button name="card" value="bad">Pay with a card that fails</button></form>
         <a href="${session.cancel_url}">Back</a>`,
      ));
    });
    app.post("/pay/:id", async (c) => {
      const session = this.sessions.get(c.req.param("id"));
      if (session?.status !== "open") return c.html(page("This page has expired", ""), 410);
      const { card } = await c.req.parseBody();
      if (card === "bad") return c.html(page("Your card was declined", ""), 402);
      this.completeCheckout(session.id);
      await this.deliver();
      return c.redirect(session.success_url!, 303);
    });
    app.get("/portal/:customer", (c) => {
      const back = c.req.query("return") ?? "/";
      return c.html(page(
        "Test portal",
        `<form method="post"><button name="do" value="card">Use a new card</button></form>
         <a href="${back}">Return</a>`,
      ));
    });
    app.post("/portal/:customer", async (c) => {
      this.badCards.delete(c.req.param("customer"));
      this.retryPayments();
      await this.deliver();
      return c.redirect(c.req.query("return") ?? "/", 303);
    });
    app.get("/invoice/:id", (c) => c.html(page(`Invoice ${c.req.param("id")}`, "")));
  }
}

/** An event's body with the header that signs it. @param at seconds since 1970, now when left out */
export async function signEvent(
  event: PeerEvent,
  secret: string,
  at?: number,
): Promise<{ body: string; signature: string }> {
  const body = JSON.stringify(event);
  const stripe = new Stripe("sk_test_peer");
  const signature = await stripe.webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret,
    ...(at !== undefined && { timestamp: at }),
  });
  return { body, signature };
}
