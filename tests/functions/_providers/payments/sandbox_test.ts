import assert from "node:assert/strict";
import {
  createSandboxPayments,
  type SandboxStore,
} from "../../../../functions/_providers/payments/sandbox.ts";
import type {
  BillingState,
  SubscribeRequest,
} from "../../../../functions/_providers/payments/port.ts";

function setUp(start: string) {
  const states = new Map<string, BillingState>();
  const store: SandboxStore = {
    get: (id) => Promise.resolve(states.get(id) ?? null),
    set: (state) => Promise.resolve(void states.set(state.customerId, state)),
  };
  const clock = { now: new Date(start) };
  let id = 0;
  const payments = createSandboxPayments(store, {
    now: () => clock.now,
    newId: () => String(++id),
  });
  const subscribe = async (tier: SubscribeRequest["tier"]) => {
    const outcome = await payments.subscribe({
      userId: "u1",
      email: "a@example.com",
      customerId: null,
      tier,
      key: "k",
    });
    assert.equal(outcome.checkoutUrl, null);
    return await payments.readState(outcome.customerId);
  };
  return { clock, payments, subscribe };
}

Deno.test("sandbox: a plan starts at once, with a paid invoice and a period of a month", async () => {
  const { subscribe } = setUp("2026-01-31T10:00:00Z");
  const state = await subscribe("professional");
  assert.equal(state.status, "active");
  assert.equal(state.tier, "professional");
  assert.equal(state.periodEnd, "2026-02-28T10:00:00.000Z");
  assert.deepEqual(state.invoices.map((it) => [it.amountCents, it.status]), [[9900, "paid"]]);
});

Deno.test("sandbox: a plan renews by itself, one invoice a month", async () => {
  const { clock, payments, subscribe } = setUp("2026-03-10T00:00:00Z");
  const { customerId } = await subscribe("enterprise");
  clock.now = new Date("2026-05-11T00:00:00Z");
  const state = await payments.readState(customerId);
  assert.equal(state.periodEnd, "2026-06-10T00:00:00.000Z");
  assert.equal(state.invoices.length, 3);
});

Deno.test("sandbox: a canceled plan lasts to the end of its period and then is free", async () => {
  const { clock, payments, subscribe } = setUp("2026-03-10T00:00:00Z");
  const { customerId } = await subscribe("professional");
  await payments.cancelAtPeriodEnd(customerId, "k2");
  const cancelled = await payments.readState(customerId);
  assert.equal(cancelled.tier, "professional");
  assert.equal(cancelled.cancelAtPeriodEnd, true);
  clock.now = new Date("2026-04-10T00:00:00Z");
  const ended = await payments.readState(customerId);
  assert.deepEqual([ended.tier, ended.status, ended.invoices.length], ["free", "ended", 1]);
});

Deno.test("sandbox: a change of plan keeps the paid month and costs the difference for its rest", async () => {
  const { clock, payments, subscribe } = setUp("2026-04-01T00:00:00Z");
  const { customerId, periodEnd } = await subscribe("professional");
  clock.now = new Date("2026-04-16T00:00:00Z");
  const more = await subscribe("enterprise");
  assert.deepEqual([more.periodEnd, more.invoices[0].amountCents], [periodEnd, 5000]);
  const less = await subscribe("professional");
  assert.deepEqual([less.periodEnd, less.invoices[0].amountCents], [periodEnd, 0]);
  clock.now = new Date("2026-05-01T00:00:00Z");
  const next = await payments.readState(customerId);
  assert.deepEqual(next.invoices.map((it) => it.amountCents), [9900, 0, 5000, 9900]);
});

Deno.test("sandbox: asking for the same plan takes a cancellation back", async () => {
  const { payments, subscribe } = setUp("2026-03-10T00:00:00Z");
  const { customerId } = await subscribe("professional");
  const changed = await subscribe("enterprise");
  assert.deepEqual([changed.tier, changed.invoices.length], ["enterprise", 2]);
  await payments.cancelAtPeriodEnd(customerId, "k3");
  const again = await subscribe("enterprise");
  assert.deepEqual([again.cancelAtPeriodEnd, again.invoices.length], [false, 2]);
});
