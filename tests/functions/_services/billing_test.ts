/** Plans from end to end: the product, the peer of the payment service, and the events between them. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { createStripePayments } from "../../../functions/_providers/payments/stripe.ts";
import { getPlan, PLAN_TIERS, type PlanTier } from "../../../functions/_shared/constants/plans.ts";
import type { BillingAnalytics } from "../../../functions/_shared/contract/mod.ts";
import {
  createTestProject,
  openTestProduct,
  type Person,
  projectForm,
  registerPerson,
  type TestProduct,
} from "../../fakes/product.ts";
import { type PeerEvent, signEvent, StripePeer } from "../../fakes/stripe_peer.ts";

const SECRET = "whsec_of_the_tests";
let product: TestProduct;
let peer: StripePeer;

Deno.test.beforeAll(async () => {
  peer = new StripePeer(new Date("2026-03-10T00:00:00Z"));
  product = await openTestProduct({
    payments: createStripePayments({
      secretKey: "sk_test_peer",
      apiBase: peer.listen(),
      webhookSecrets: [SECRET],
      publicUrl: "http://127.0.0.1:8000",
    }),
  });
});
Deno.test.afterAll(async () => {
  await product.close();
  await peer.close();
});

Deno.test("the plans in the database come with what the screens say they come with", async () => {
  const { rows } = await product.embedded.exec(
    "select tier, features from public.subscription_plans",
  ) as { rows: { tier: PlanTier; features: string[] }[] };
  assert.equal(rows.length, PLAN_TIERS.length);
  for (const { tier, features } of rows) assert.deepEqual(features, getPlan(tier).features, tier);
});

async function call<T>(person: Person, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await product.app.request(path, {
    method,
    headers: person.headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const json = await answer.json();
  assert.ok(answer.ok, JSON.stringify(json));
  return json;
}

const look = (person: Person) => call<BillingAnalytics>(person, "GET", "/api/billing/analytics");

async function plan(person: Person) {
  const { currentSubscription: { tier, status, cancelAtPeriodEnd }, usageStats } = await look(
    person,
  );
  const limits = [
    usageStats.projectsLimit,
    usageStats.weeklyProjectsLimit,
    usageStats.storageLimit,
    usageStats.monthlyUploadsLimit,
    usageStats.monthlyReportsLimit,
  ];
  return { tier, status, cancelAtPeriodEnd, limits };
}

const LIMITS = {
  free: [3, -1, 100, 10, 5],
  professional: [8, 2, 5120, -1, -1],
  enterprise: [-1, -1, -1, -1, -1],
};

async function subscribe(person: Person, planTier: string): Promise<string | undefined> {
  const path = "/api/billing/create-subscription";
  const { checkoutUrl } = await call<{ checkoutUrl?: string }>(person, "POST", path, { planTier });
  return checkoutUrl;
}

/** Sends an event as the payment service does; the answer's status. */
async function send(event: PeerEvent): Promise<number> {
  const { body, signature } = await signEvent(event, SECRET);
  const answer = await product.app.request("/api/billing/webhook", {
    method: "POST",
    headers: { "stripe-signature": signature },
    body,
  });
  await answer.body?.cancel();
  return answer.status;
}

let sent = 0;
/** Sends everything new and does the work it queued. */
async function deliverAll(): Promise<void> {
  while (sent < peer.events.length) assert.equal(await send(peer.events[sent++]), 200);
  await product.work();
}

async function startPaid(planTier: "professional" | "enterprise"): Promise<Person> {
  const person = await registerPerson(product);
  const checkoutUrl = await subscribe(person, planTier);
  peer.completeCheckout(checkoutUrl!.split("/").at(-1)!);
  await deliverAll();
  return person;
}

async function customerOf(person: Person): Promise<string> {
  return (await product.backend.server.findCustomerId(person.id))!;
}

Deno.test("free to professional to enterprise to canceled to free: plan, limits and invoices follow", async () => {
  const person = await registerPerson(product);
  assert.deepEqual(await plan(person), {
    tier: "free",
    status: "active",
    cancelAtPeriodEnd: false,
    limits: LIMITS.free,
  });

  const checkoutUrl = await subscribe(person, "professional");
  assert.equal((await plan(person)).tier, "free", "nothing is granted before it is paid");
  peer.completeCheckout(checkoutUrl!.split("/").at(-1)!);
  await deliverAll();
  assert.deepEqual(await plan(person), {
    tier: "professional",
    status: "active",
    cancelAtPeriodEnd: false,
    limits: LIMITS.professional,
  });

  assert.equal(await subscribe(person, "enterprise"), undefined, "a change needs no checkout");
  assert.deepEqual((await plan(person)).limits, LIMITS.enterprise, "at once, before any event");
  await deliverAll();

  const { endsAt } = await call<{ endsAt: string }>(
    person,
    "POST",
    "/api/billing/cancel-subscription",
  );
  assert.ok(Date.parse(endsAt) > peer.clock * 1000);
  const cancelled = await plan(person);
  assert.deepEqual([cancelled.tier, cancelled.cancelAtPeriodEnd], ["enterprise", true]);

  peer.advance(31);
  await deliverAll();
  assert.deepEqual(await plan(person), {
    tier: "free",
    status: "active",
    cancelAtPeriodEnd: false,
    limits: LIMITS.free,
  });
  const { billingHistory, totalSpent, currentSubscription } = await look(person);
  assert.deepEqual(billingHistory.map((it) => [it.amount, it.status]).toSorted(), [
    [19900, "paid"],
    [9900, "paid"],
  ]);
  assert.equal(totalSpent, 29800);
  assert.equal(currentSubscription.endDate, null);
  const older = await product.app.request("/api/billing/history?limit=1&page=2", {
    headers: person.headers,
  });
  assert.deepEqual(await older.json(), { total: 2, invoices: [billingHistory[1]] });
});

Deno.test("a failed payment is said once by mail, keeps the plan, and is forgotten when it is paid", async () => {
  const person = await startPaid("professional");
  product.mails.length = 0;
  peer.badCards.add(await customerOf(person));
  peer.advance(31);
  await deliverAll();
  assert.deepEqual(await plan(person), {
    tier: "professional",
    status: "past_due",
    cancelAtPeriodEnd: false,
    limits: LIMITS.professional,
  });
  const failed = product.mails.filter((it) => it.to === person.email);
  assert.deepEqual(failed.map((it) => it.subject), ["Your payment failed"]);
  assert.match(failed[0].messageId!, /^<payment-in_\d+@127\.0\.0\.1>$/);
  assert.equal((await look(person)).billingHistory[0].status, "failed");

  const { url } = await call<{ url: string }>(person, "POST", "/api/billing/portal");
  assert.match(url, /\/portal\//);
  peer.badCards.delete(await customerOf(person));
  peer.retryPayments();
  await deliverAll();
  assert.equal((await plan(person)).status, "active");
  assert.deepEqual((await look(person)).billingHistory.map((it) => it.status), ["paid", "paid"]);
  assert.equal(product.mails.filter((it) => it.to === person.email).length, 1);
});

Deno.test("events lost on the way are made good by the nightly reconciliation", async () => {
  const person = await startPaid("professional");
  await call(person, "POST", "/api/billing/cancel-subscription");
  peer.advance(31);
  sent = peer.events.length;
  assert.equal((await plan(person)).tier, "professional");
  await product.backend.server.reconcileBilling();
  await product.embedded.exec("update jobs.job set run_at = now() where kind = 'read_customer'");
  await product.work();
  assert.equal((await plan(person)).tier, "free");
});

Deno.test("coming back from the checkout needs no event: the state is read again", async () => {
  const person = await registerPerson(product);
  const checkoutUrl = await subscribe(person, "enterprise");
  peer.completeCheckout(checkoutUrl!.split("/").at(-1)!);
  const synced = await call<BillingAnalytics>(person, "POST", "/api/billing/sync");
  assert.equal(synced.currentSubscription.tier, "enterprise");
  const { user } = await call<{ user: { subscriptionTier: string } }>(
    person,
    "GET",
    "/api/auth/me",
  );
  assert.equal(user.subscriptionTier, "enterprise");
  await deliverAll();
});

Deno.test("cancelling, coming back and cancelling again within an hour is three different wishes", async () => {
  const person = await startPaid("professional");
  for (const expected of [true, false, true]) {
    if (expected) await call(person, "POST", "/api/billing/cancel-subscription");
    else await subscribe(person, "professional");
    assert.equal((await plan(person)).cancelAtPeriodEnd, expected);
  }
});

Deno.test("two clicks at once open one checkout", async () => {
  const person = await registerPerson(product);
  const urls = await Promise.all([
    subscribe(person, "professional"),
    subscribe(person, "professional"),
  ]);
  assert.equal(urls[0], urls[1]);
});

Deno.test("an older reading that comes late changes nothing", async () => {
  const person = await startPaid("professional");
  const { server } = product.backend;
  const customerId = await customerOf(person);
  const early = await server.takeBillingTicket();
  const state = {
    customerId,
    subscriptionId: null,
    tier: "free" as const,
    status: "ended" as const,
    periodStart: null,
    periodEnd: null,
    cancelAtPeriodEnd: false,
    invoices: [],
  };
  await call(person, "POST", "/api/billing/sync");
  assert.equal(await server.applyBilling(person.id, state, early), false);
  assert.equal((await plan(person)).tier, "professional");
});

Deno.test("counters begin anew with the first paid period and with each renewal", async () => {
  const person = await registerPerson(product);
  await createTestProject(product, person, projectForm());
  assert.equal((await look(person)).usageStats.monthlyUploads, 1);
  const checkoutUrl = await subscribe(person, "professional");
  peer.completeCheckout(checkoutUrl!.split("/").at(-1)!);
  await deliverAll();
  assert.equal((await look(person)).usageStats.monthlyUploads, 0);
});

Deno.test("deleting an account ends its subscription at the payment service", async () => {
  const person = await startPaid("enterprise");
  const customer = await customerOf(person);
  await call(person, "DELETE", "/api/account", { password: person.password });
  await product.work();
  const open = [...peer.subscriptions.values()].filter((it) =>
    it.customer === customer && it.status !== "canceled"
  );
  assert.deepEqual(open, []);
});

Deno.test("an event with a wrong signature is refused and nothing is queued", async () => {
  const { body } = await signEvent(peer.events[0], SECRET);
  const answer = await product.app.request("/api/billing/webhook", {
    method: "POST",
    headers: { "stripe-signature": "t=1,v1=00" },
    body,
  });
  assert.equal(answer.status, 422);
  assert.equal((await answer.json()).code, "validation_failed");
});

for (
  const [aheadS, status] of [[-400, 422], [-200, 200], [200, 200], [400, 422]]
) {
  Deno.test(`an event signed ${aheadS} s from now is answered ${status}`, async () => {
    const at = Math.floor(Date.now() / 1000) + aheadS;
    const { body, signature } = await signEvent(peer.events[0], SECRET, at);
    const answer = await product.app.request("/api/billing/webhook", {
      method: "POST",
      headers: { "stripe-signature": signature },
      body,
    });
    await answer.body?.cancel();
    assert.equal(answer.status, status);
  });
}

/** What can happen to a customer at the payment service, without the product knowing. */
const happenings = {
  renew: () => peer.advance(31),
  fail: (customer: string) => {
    peer.badCards.add(customer);
    peer.advance(31);
  },
  recover: (customer: string) => {
    peer.badCards.delete(customer);
    peer.retryPayments();
  },
  cancel: (customer: string) => {
    for (const it of peer.subscriptions.values()) {
      if (it.customer !== customer || it.status === "canceled") continue;
      it.cancel_at_period_end = true;
      peer.emit("customer.subscription.updated", it);
    }
  },
};
type Happening = keyof typeof happenings;

Deno.test("events repeated and out of order end in the state of the payment service", async () => {
  const names = Object.keys(happenings) as Happening[];
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 5 }),
      fc.infiniteStream(fc.nat()),
      async (story, numbers) => {
        const next = (below: number) => numbers.next().value! % below;
        const person = await startPaid("professional");
        const customer = await customerOf(person);
        const pending: PeerEvent[] = [];
        const collect = () => pending.push(...peer.events.slice(sent, sent = peer.events.length));
        for (const name of story) {
          happenings[name](customer);
          collect();
          // Some arrive now, in any order, some twice; some only at the end.
          for (let i = next(3); i > 0 && pending.length > 0; i--) {
            const event = pending[next(pending.length)];
            assert.equal(await send(event), 200);
            if (next(2) === 0) pending.splice(pending.indexOf(event), 1);
            if (next(2) === 0) await product.work();
          }
        }
        while (pending.length > 0) await send(pending.splice(next(pending.length), 1)[0]);
        await product.work();

        const { status, cancel_at_period_end, items } = [...peer.subscriptions.values()]
          .find((it) => it.customer === customer)!;
        const isOver = status === "canceled";
        assert.deepEqual(await plan(person), {
          tier: isOver ? "free" : items.data[0].price.lookup_key!.split("_")[1],
          status: isOver ? "active" : status,
          cancelAtPeriodEnd: isOver ? false : cancel_at_period_end,
          limits: isOver ? LIMITS.free : LIMITS.professional,
        });
        const invoices = [...peer.invoices.values()].filter((it) => it.customer === customer);
        const { billingHistory, totalSpent } = await look(person);
        assert.equal(billingHistory.length, invoices.length);
        assert.equal(totalSpent, invoices.reduce((sum, it) => sum + it.amount_paid, 0));
        peer.badCards.delete(customer);
      },
    ),
    { numRuns: 8, seed: 20261121 },
  );
});
