/** Use cases of billing: look, subscribe, cancel, open the portal, hear from the payment provider. */
import { AppError } from "../_shared/errors.ts";
import type { Services, Session } from "./mod.ts";
import { fullPartOf } from "./page_of.ts";
import type { Context } from "./ports.ts";
import { refreshBilling } from "./refresh_billing.ts";
import type { PlanTier } from "../_shared/constants/plans.ts";

type BillingServices = Pick<
  Services,
  | "getBillingAnalytics"
  | "listBillingHistory"
  | "createSubscription"
  | "cancelSubscription"
  | "openBillingPortal"
  | "syncBilling"
  | "receivePaymentEvent"
>;

/** Binds the use cases of billing. The provider's state is re-read and stored whole, never pieced together. */
export function createBillingServices(context: Context): BillingServices {
  const { backend, payments, sessions, owner } = context;
  const { server } = backend;

  const refresh = async (userId: string, customerId: string) => {
    const state = await refreshBilling(context, userId, customerId);
    await sessions.forget(userId);
    return state;
  };

  /**
   * Does something once at the payment provider, under the id of a row of ours. A wish that was answered is
   * over, also when the answer was no; one whose answer was lost keeps its key, so that asking again is safe.
   */
  const once = async <T>(
    session: Session,
    wish: { kind: "subscribe" | "cancel"; tier: PlanTier | null },
    run: (key: string) => Promise<T>,
  ): Promise<T> => {
    const key = await server.openBillingWish(session.user.id, wish.kind, wish.tier);
    try {
      const outcome = await run(key);
      await server.closeBillingWish(key);
      return outcome;
    } catch (error) {
      const isUnanswered = error instanceof AppError && error.code === "provider_unavailable";
      if (!isUnanswered) await server.closeBillingWish(key);
      throw error;
    }
  };

  return {
    listBillingHistory: async (session, query) =>
      await (await owner(session)).listInvoices(fullPartOf(query)),

    async getBillingAnalytics(session) {
      const customerId = await server.findCustomerId(session.user.id);
      // The sandbox renews and ends when somebody looks; with cards an event says so.
      if (customerId && payments.kind === "sandbox") await refresh(session.user.id, customerId);
      const billing = await (await owner(session)).getBilling();
      if (billing.currentSubscription.tier !== session.user.subscriptionTier) {
        await sessions.forget(session.user.id);
      }
      const hasPortal = payments.kind === "stripe" && customerId !== null;
      return { ...billing, provider: payments.kind, hasPortal };
    },

    async createSubscription(session, { planTier }) {
      if (planTier === "free") {
        throw new AppError(
          "validation_failed",
          "To go back to the Free plan, cancel your subscription",
        );
      }
      const { id: userId, email } = session.user;
      const known = await server.findCustomerId(userId);
      const { customerId, checkoutUrl } = await once(
        session,
        { kind: "subscribe", tier: planTier },
        (key) => payments.subscribe({ userId, email, customerId: known, tier: planTier, key }),
      );
      if (customerId !== known) await server.setCustomerId(userId, customerId);
      if (checkoutUrl !== null) return { success: true, checkoutUrl };
      await refresh(userId, customerId);
      return { success: true };
    },

    async cancelSubscription(session) {
      const userId = session.user.id;
      const customerId = await server.findCustomerId(userId);
      if (!customerId) return { success: true, endsAt: null };
      await once(
        session,
        { kind: "cancel", tier: null },
        (key) => payments.cancelAtPeriodEnd(customerId, key),
      );
      const state = await refresh(userId, customerId);
      return { success: true, endsAt: state.status === "ended" ? null : state.periodEnd };
    },

    async openBillingPortal(session) {
      const customerId = await server.findCustomerId(session.user.id);
      return { url: customerId ? await payments.openPortal(customerId) : null };
    },

    async syncBilling(session) {
      const customerId = await server.findCustomerId(session.user.id);
      if (customerId) await refresh(session.user.id, customerId);
      return await this.getBillingAnalytics(session);
    },

    async receivePaymentEvent(body, signature) {
      const event = await payments.readEvent(body, signature);
      const isNew = await server.receivePaymentEvent(event);
      context.log("payment_event", { type: event.type, isNew });
    },
  };
}
