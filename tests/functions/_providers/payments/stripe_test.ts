/**
 * One contract for whoever takes the payments. It runs against the peer always, and against Stripe's test mode
 * when `STRIPE_TEST_KEY` is set, which has never been done for this repository.
 */
import assert from "node:assert/strict";
import Stripe from "stripe";
import type { PaidTier, PaymentsProvider } from "../../../../functions/_providers/payments/port.ts";
import { createStripePayments } from "../../../../functions/_providers/payments/stripe.ts";
import {
  connectStripe,
  lookupKeyOf,
  setUpStripe,
} from "../../../../functions/_providers/payments/stripe_account.ts";
import { signEvent, StripePeer } from "../../../fakes/stripe_peer.ts";

const SECRET = "whsec_of_the_tests";
const PUBLIC_URL = "https://flclear.example.com";
const START = new Date("2026-03-10T00:00:00Z");

interface Target {
  payments: PaymentsProvider;
  /** Pays for a tier as the customer would on the checkout page. */
  pay: (customerId: string, tier: PaidTier, checkoutUrl: string) => Promise<void>;
  close: () => Promise<void>;
}

function openPeer(): Promise<Target & { peer: StripePeer; url: string }> {
  const peer = new StripePeer(START);
  const url = peer.listen();
  return Promise.resolve({
    peer,
    url,
    payments: createStripePayments({
      secretKey: "sk_test_peer",
      apiBase: url,
      webhookSecrets: ["whsec_new", SECRET],
      publicUrl: PUBLIC_URL,
    }),
    pay: (_customer, _tier, checkoutUrl) => {
      peer.completeCheckout(checkoutUrl.split("/").at(-1)!);
      return Promise.resolve();
    },
    close: () => peer.close(),
  });
}

async function openTestMode(secretKey: string): Promise<Target> {
  await setUpStripe({ secretKey }, PUBLIC_URL);
  const stripe = connectStripe({ secretKey });
  return {
    payments: createStripePayments({ secretKey, webhookSecrets: [SECRET], publicUrl: PUBLIC_URL }),
    async pay(customer, tier) {
      const card = await stripe.paymentMethods.attach("pm_card_visa", { customer });
      const { data: [price] } = await stripe.prices.list({ lookup_keys: [lookupKeyOf(tier)] });
      await stripe.subscriptions.create({
        customer,
        items: [{ price: price.id }],
        default_payment_method: card.id,
      });
    },
    close: () => Promise.resolve(),
  };
}

const testKey = Deno.env.get("STRIPE_TEST_KEY");
const targets: [name: string, open: () => Promise<Target>][] = [["the peer", openPeer]];
if (testKey) targets.push(["Stripe's test mode", () => openTestMode(testKey)]);

for (const [name, open] of targets) {
  const wish = (
    tier: PaidTier,
    customerId: string | null,
    userId: string = crypto.randomUUID(),
  ) => ({
    userId,
    email: "ann@example.com",
    customerId,
    tier,
    key: crypto.randomUUID(),
  });

  Deno.test(`${name}: a new customer is sent to the checkout and has no plan until it is paid`, async () => {
    const { payments, close } = await open();
    const { customerId, checkoutUrl } = await payments.subscribe(wish("professional", null));
    assert.ok(checkoutUrl);
    const state = await payments.readState(customerId);
    assert.deepEqual([state.tier, state.status, state.subscriptionId], ["free", "ended", null]);
    await close();
  });

  Deno.test(`${name}: the same wish asked twice is one customer and one checkout`, async () => {
    const { payments, close } = await open();
    const request = wish("professional", null);
    const first = await payments.subscribe(request);
    assert.deepEqual(await payments.subscribe(request), first);
    await close();
  });

  Deno.test(`${name}: from paid through another plan to the end`, async () => {
    const { payments, pay, close } = await open();
    const { customerId, checkoutUrl } = await payments.subscribe(wish("professional", null));
    await pay(customerId, "professional", checkoutUrl!);
    const paid = await payments.readState(customerId);
    assert.deepEqual([paid.tier, paid.status, paid.cancelAtPeriodEnd], [
      "professional",
      "active",
      false,
    ]);
    assert.deepEqual(paid.invoices.map((it) => [it.amountCents, it.currency, it.status]), [
      [9900, "USD", "paid"],
    ]);
    assert.ok(Date.parse(paid.periodEnd!) > Date.parse(paid.periodStart!));

    const changed = await payments.subscribe(wish("enterprise", customerId));
    assert.equal(changed.checkoutUrl, null);
    assert.equal((await payments.readState(customerId)).tier, "enterprise");

    await payments.cancelAtPeriodEnd(customerId, crypto.randomUUID());
    const cancelled = await payments.readState(customerId);
    assert.deepEqual([cancelled.tier, cancelled.cancelAtPeriodEnd], ["enterprise", true]);
    assert.ok((await payments.openPortal(customerId))!.startsWith("http"));

    await payments.endNow(customerId);
    await payments.endNow(customerId);
    assert.equal((await payments.readState(customerId)).status, "ended");
    await close();
  });

  Deno.test(`${name}: cancelling without a subscription changes nothing`, async () => {
    const { payments, close } = await open();
    const { customerId } = await payments.subscribe(wish("professional", null));
    await payments.cancelAtPeriodEnd(customerId, crypto.randomUUID());
    assert.equal((await payments.readState(customerId)).status, "ended");
    await close();
  });
}

const request = {
  userId: "8d2f1b5e-0000-4000-8000-000000000001",
  email: "ann@example.com",
  customerId: null,
  tier: "professional" as const,
};

Deno.test("a second checkout page ends the first, so that only one can be paid", async () => {
  const { peer, payments, close } = await openPeer();
  const { customerId, checkoutUrl } = await payments.subscribe({ ...request, key: "a" });
  await payments.subscribe({ ...request, customerId, tier: "enterprise", key: "b" });
  assert.throws(() => peer.completeCheckout(checkoutUrl!.split("/").at(-1)!), RangeError);
  assert.equal([...peer.sessions.values()].filter((it) => it.status === "open").length, 1);
  await close();
});

Deno.test("a refused card refuses the change of plan and leaves the plan as it was", async () => {
  const { peer, payments, pay, close } = await openPeer();
  const { customerId, checkoutUrl } = await payments.subscribe({ ...request, key: "a" });
  await pay(customerId, "professional", checkoutUrl!);
  peer.badCards.add(customerId);
  await assert.rejects(
    payments.subscribe({ ...request, customerId, tier: "enterprise", key: "b" }),
    { code: "payment_failed" },
  );
  assert.equal((await payments.readState(customerId)).tier, "professional");
  await close();
});

Deno.test("after the last failed try a subscription grants nothing, and choosing a plan leads to the portal", async () => {
  const { peer, payments, pay, close } = await openPeer();
  const { customerId, checkoutUrl } = await payments.subscribe({ ...request, key: "a" });
  await pay(customerId, "professional", checkoutUrl!);
  peer.badCards.add(customerId);
  peer.advance(31);
  const late = await payments.readState(customerId);
  assert.deepEqual([late.tier, late.status, late.invoices[0].status], [
    "professional",
    "past_due",
    "failed",
  ]);
  peer.giveUp();
  const given = await payments.readState(customerId);
  assert.deepEqual([given.tier, given.status], ["free", "unpaid"]);
  const again = await payments.subscribe({ ...request, customerId, key: "c" });
  assert.match(again.checkoutUrl!, /\/portal\//);
  await close();
});

Deno.test("all invoices are read, page by page", async () => {
  const { peer, payments, pay, close } = await openPeer();
  const { customerId, checkoutUrl } = await payments.subscribe({ ...request, key: "a" });
  await pay(customerId, "professional", checkoutUrl!);
  peer.advance(30 * 60);
  const { invoices } = await payments.readState(customerId);
  assert.equal(invoices.length, 61);
  assert.equal(new Set(invoices.map((it) => it.id)).size, 61);
  assert.equal(peer.calls.filter((it) => it === "GET /v1/invoices").length, 2);
  await close();
});

Deno.test("a failure of the service is tried again, then said without its words", async () => {
  const { peer, payments, close } = await openPeer();
  const { customerId } = await payments.subscribe({ ...request, key: "a" });
  peer.failNext = 500;
  assert.equal((await payments.readState(customerId)).tier, "free");
  peer.failNext = 404;
  await assert.rejects(payments.readState(customerId), (error: Error & { code?: string }) => {
    assert.equal(error.code, "provider_unavailable");
    assert.ok(!error.message.includes("told to fail"));
    return true;
  });
  await close();
});

Deno.test("an event counts only with a signature over its body, by a known secret, made lately", async () => {
  const { peer, payments, pay, close } = await openPeer();
  const { customerId, checkoutUrl } = await payments.subscribe({ ...request, key: "a" });
  await pay(customerId, "professional", checkoutUrl!);
  const event = peer.events.find((it) => it.type === "customer.subscription.created")!;
  const good = await signEvent(event, SECRET);
  assert.deepEqual(await payments.readEvent(good.body, good.signature), {
    id: event.id,
    type: event.type,
    customerId,
  });
  const nowS = Math.floor(Date.now() / 1000);
  const bad: [body: string, signature: string][] = [
    [good.body.replace("active", "paused"), good.signature],
    [good.body, (await signEvent(event, "whsec_other")).signature],
    [good.body, (await signEvent(event, SECRET, nowS - 3600)).signature],
    [good.body, (await signEvent(event, SECRET, nowS + 3600)).signature],
    [good.body, ""],
    [good.body, "t=1,v1=zz"],
  ];
  for (const [body, signature] of bad) {
    await assert.rejects(payments.readEvent(body, signature), { code: "validation_failed" });
  }
  await close();
});

Deno.test("the set-up makes what is missing once, and follows a price that changed", async () => {
  const peer = new StripePeer(START, { isSetUp: false });
  const address = { secretKey: "sk_test_peer", apiBase: peer.listen() };
  const first = await setUpStripe(address, PUBLIC_URL);
  assert.deepEqual(first.map((it) => it.outcome), Array(6).fill("created"));
  assert.match(first.at(-1)!.secret!, /^whsec_/);
  const again = await setUpStripe(address, PUBLIC_URL);
  assert.deepEqual(again.map((it) => it.outcome), Array(6).fill("unchanged"));
  assert.equal(again.at(-1)!.secret, undefined);

  const old = [...peer.prices.values()].find((it) => it.lookup_key === "flclear_enterprise_month")!;
  old.unit_amount = 14900;
  const third = await setUpStripe(address, PUBLIC_URL);
  assert.deepEqual(third.filter((it) => it.outcome === "updated").map((it) => it.what), [
    "price flclear_enterprise_month",
  ]);
  assert.deepEqual([old.active, old.lookup_key], [false, null]);
  await peer.close();
});

Deno.test("a live key never goes to another address", () => {
  const secretKey = "sk_live_abc";
  assert.throws(
    () => connectStripe({ secretKey, apiBase: "http://127.0.0.1:1" }),
    /STRIPE_API_BASE is set together with a live key/,
  );
  assert.ok(connectStripe({ secretKey }) instanceof Stripe);
});

Deno.test("the peer remembers idempotent calls and refuses a key used for something else", async () => {
  const { url, close } = await openPeer();
  const stripe = connectStripe({ secretKey: "sk_test_peer", apiBase: url });
  const options = { idempotencyKey: "k1" };
  const one = await stripe.customers.create({ email: "a@example.com" }, options);
  const two = await stripe.customers.create({ email: "a@example.com" }, options);
  assert.equal(two.id, one.id);
  await assert.rejects(
    stripe.customers.create({ email: "b@example.com" }, options),
    Stripe.errors.StripeIdempotencyError,
  );
  await assert.rejects(stripe.customers.retrieve("cus_none"), { code: "resource_missing" });
  await close();
});
