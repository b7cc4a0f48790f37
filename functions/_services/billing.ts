/** Use cases of billing: look, subscribe, cancel, hear from the payment provider. */
import type { BillingState } from "../_providers/payments/port.ts";
import { AppError } from "../_shared/errors.ts";
import type { Services, Session } from "./mod.ts";
import type { Context } from "./ports.ts";

type BillingServices = Pick<
  Services,
  "getBillingAnalytics" | "createSubscription" | "cancelSubscription" | "receivePaymentEvent"
>;

/** Binds the use cases of billing. The provider's state is re-read and stored whole, never pieced together. */
export function createBillingServices(context: Context): BillingServices {
  const { backend, payments, sessions, owner, log } = context;

  const apply = async (userId: string, state: BillingState) => {
    await backend.server.applyBilling(userId, state);
    await sessions.forget(userId);
    log("billing_applied", { tier: state.tier, status: state.status });
  };

  /** A stable name for one wish, so that a repeated click starts one subscription. */
  const wish = (session: Session, what: string) =>
    `${session.user.id}/${what}/${context.now().toISOString().slice(0, 13)}`;

  return {
    async getBillingAnalytics(session) {
      const customerId = await backend.server.findCustomerId(session.user.id);
      // The sandbox renews and ends when somebody looks; with cards an event says so.
      if (customerId && payments.kind === "sandbox") {
        await backend.server.applyBilling(session.user.id, await payments.readState(customerId));
      }
      return { ...await (await owner(session)).getBilling(), provider: payments.kind };
    },

    async createSubscription(session, { planTier }) {
      if (planTier === "free") {
        throw new AppError(
          "validation_failed",
          "To return to the free plan, cancel the subscription",
        );
      }
      const { id: userId, email, name } = session.user;
      const outcome = await payments.subscribe({
        userId,
        email,
        name,
        customerId: await backend.server.findCustomerId(userId),
        tier: planTier,
        key: wish(session, planTier),
      });
      if ("checkoutUrl" in outcome) {
        await backend.server.setCustomerId(userId, outcome.customerId);
        return { success: true, checkoutUrl: outcome.checkoutUrl };
      }
      await apply(userId, outcome.state);
      return { success: true };
    },

    async cancelSubscription(session) {
      const customerId = await backend.server.findCustomerId(session.user.id);
      if (!customerId) return { success: true, endsAt: null };
      const state = await payments.cancelAtPeriodEnd(customerId, wish(session, "cancel"));
      await apply(session.user.id, state);
      return { success: true, endsAt: state.status === "ended" ? null : state.periodEnd };
    },

    async receivePaymentEvent(body, signature) {
      const { customerId, type } = await payments.readEvent(body, signature);
      if (customerId === null) return;
      const customer = await backend.server.findCustomer(customerId);
      if (!customer) return log("payment_event_unknown_customer", { type });
      await apply(customer.userId, await payments.readState(customerId));
    },
  };
}
