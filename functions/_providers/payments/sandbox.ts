/**
 * Billing without money: the same states and history as with cards, kept in a small store of its own. A period
 * is a month; it renews by itself when somebody looks, and ends when a cancellation says so.
 */
import { changeCents, getPlan, monthAfter } from "../../_shared/constants/plans.ts";
import { AppError } from "../../_shared/errors.ts";
import type {
  BillingInvoice,
  BillingState,
  PaidTier,
  PaymentsProvider,
  SubscribeRequest,
} from "./port.ts";

/** Where sandbox subscriptions are kept. */
export interface SandboxStore {
  get(customerId: string): Promise<BillingState | null>;
  set(state: BillingState): Promise<void>;
}

/** Creates the sandbox. Time and randomness are passed in. */
export function createSandboxPayments(
  store: SandboxStore,
  { now, newId }: { now: () => Date; newId: () => string },
): PaymentsProvider {
  const read = async (customerId: string): Promise<BillingState> => {
    const state = await store.get(customerId);
    if (!state) {
      throw new AppError("not_found", "There is no sandbox subscription for this account.");
    }
    const current = advance(state, now(), newId);
    if (current !== state) await store.set(current);
    return current;
  };
  return {
    kind: "sandbox",
    async subscribe(request) {
      const customerId = request.customerId ?? `sandbox_${request.userId}`;
      const known = await store.get(customerId);
      const state = start(
        known ? advance(known, now(), newId) : null,
        { ...request, customerId },
        now(),
        newId,
      );
      await store.set(state);
      return { customerId, checkoutUrl: null };
    },
    async cancelAtPeriodEnd(customerId) {
      const state = await read(customerId);
      if (state.status !== "ended") await store.set({ ...state, cancelAtPeriodEnd: true });
    },
    async endNow(customerId) {
      const state = await store.get(customerId);
      if (state && state.status !== "ended") await store.set(end(state));
    },
    openPortal: () => Promise.resolve(null),
    readState: read,
    readEvent: () => Promise.reject(new AppError("not_found", "Sandbox billing sends no events.")),
  };
}

function start(
  known: BillingState | null,
  request: SubscribeRequest & { customerId: string },
  now: Date,
  newId: () => string,
): BillingState {
  if (known?.status === "active" && known.tier === request.tier) {
    return { ...known, cancelAtPeriodEnd: false };
  }
  if (known?.status === "active" && known.periodEnd !== null) {
    // The month goes on; what is paid of it counts. A credit is not carried over.
    const { tier: from, periodEnd } = known;
    const cents = Math.max(0, changeCents({ from, to: request.tier, periodEnd, now }));
    return {
      ...known,
      tier: request.tier,
      cancelAtPeriodEnd: false,
      invoices: [
        { ...invoice(request.tier, now, newId), amountCents: cents },
        ...known.invoices,
      ],
    };
  }
  return {
    customerId: request.customerId,
    subscriptionId: known?.subscriptionId ?? `sandbox_sub_${newId()}`,
    tier: request.tier,
    status: "active",
    periodStart: now.toISOString(),
    periodEnd: monthAfter(now).toISOString(),
    cancelAtPeriodEnd: false,
    invoices: [invoice(request.tier, now, newId), ...(known?.invoices ?? [])],
  };
}

/** Renews period by period up to `now`, or ends the plan when it was cancelled. */
function advance(state: BillingState, now: Date, newId: () => string): BillingState {
  let current = state;
  while (
    current.status === "active" && current.periodEnd !== null && new Date(current.periodEnd) <= now
  ) {
    const over = new Date(current.periodEnd);
    current = current.cancelAtPeriodEnd ? end(current) : {
      ...current,
      periodStart: over.toISOString(),
      periodEnd: monthAfter(over).toISOString(),
      invoices: [invoice(current.tier as PaidTier, over, newId), ...current.invoices],
    };
  }
  return current;
}

function end(state: BillingState): BillingState {
  return {
    ...state,
    tier: "free",
    status: "ended",
    subscriptionId: null,
    cancelAtPeriodEnd: false,
    periodStart: null,
    periodEnd: null,
  };
}

function invoice(tier: PaidTier, date: Date, newId: () => string): BillingInvoice {
  const plan = getPlan(tier);
  return {
    id: `sandbox_in_${newId()}`,
    amountCents: plan.priceCents,
    currency: "USD",
    status: "paid",
    description: `${plan.name} plan (sandbox)`,
    url: null,
    date: date.toISOString(),
  };
}
