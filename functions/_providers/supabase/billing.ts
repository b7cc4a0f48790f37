/** The server's face of billing: customers, readings of the payment provider, events, wishes, the sandbox. */
import type { PlanTier } from "../../_shared/constants/plans.ts";
import type { BillingState } from "../payments/port.ts";
import type { BillingStore } from "./billing_port.ts";
import type { BackendClient } from "./client.ts";
import { unwrap } from "./errors.ts";
import type { Row } from "./rows.ts";

/** Binds the billing part of the server's face. */
export function createBillingStore({ db }: BackendClient): BillingStore {
  const call = async (name: string, values: object = {}): Promise<unknown> =>
    unwrap(await db.rpc(name, values));
  const one = async (table: string, column: string, value: string, columns: string) =>
    unwrap(await db.from(table).select(columns).eq(column, value).maybeSingle()) as Row | null;

  return {
    async findCustomer(customerId) {
      const row = await one("users", "customer_id", customerId, "id");
      return row && { userId: String(row.id) };
    },

    async findCustomerId(userId) {
      const row = await one("users", "id", userId, "customer_id");
      return (row?.customer_id as string | null | undefined) ?? null;
    },

    async setCustomerId(userId, customerId) {
      unwrap(await db.from("users").update({ customer_id: customerId }).eq("id", userId));
    },

    async findPaidTier(userId) {
      const [last] = unwrap(
        await db.from("plan_changes").select("tier").eq("user_id", userId).neq("tier", "free")
          .order("at", { ascending: false }).order("id", { ascending: false }).limit(1),
      ) as { tier: PlanTier }[];
      return last?.tier ?? null;
    },

    takeBillingTicket: async () => Number(await call("take_billing_ticket")),

    applyBilling: async (userId, state, ticket) =>
      await call("apply_billing", {
        p_user: userId,
        p_state: toStateRow(state),
        p_invoices: state.invoices.map((it) => ({
          invoice_id: it.id,
          amount: it.amountCents,
          currency: it.currency,
          status: it.status,
          description: it.description,
          invoice_url: it.url,
          billing_date: it.date,
        })),
        p_ticket: ticket,
      }) === true,

    receivePaymentEvent: async ({ id, type, customerId }) =>
      await call("receive_payment_event", { p_id: id, p_type: type, p_customer: customerId }) ===
        true,

    openBillingWish: async (userId, kind, tier) =>
      String(await call("open_billing_wish", { p_user: userId, p_kind: kind, p_tier: tier })),

    async closeBillingWish(id) {
      await call("close_billing_wish", { p_id: id });
    },

    reconcileBilling: async () => Number(await call("reconcile_billing")),

    async getSandboxState(customerId) {
      const row = await one("sandbox_subscriptions", "customer_id", customerId, "state");
      return row && row.state as BillingState;
    },

    async setSandboxState(state) {
      unwrap(
        await db.from("sandbox_subscriptions").upsert({ customer_id: state.customerId, state }),
      );
    },
  };
}

/** Without a subscription somebody is on the free plan, which has no period and no fault. */
function toStateRow(state: BillingState): Row {
  const isEnded = state.status === "ended";
  return {
    customer_id: state.customerId,
    subscription_id: state.subscriptionId,
    tier: isEnded ? "free" : state.tier,
    status: isEnded ? "active" : state.status,
    period_start: isEnded ? null : state.periodStart,
    period_end: isEnded ? null : state.periodEnd,
    cancel_at_period_end: state.cancelAtPeriodEnd,
  };
}
