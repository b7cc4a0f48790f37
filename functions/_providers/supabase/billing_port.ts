/** What the server asks of the database about payments: customers, readings of the provider, events, wishes. */
import type { PlanTier } from "../../_shared/constants/plans.ts";
import type { BillingState, PaymentEvent } from "../payments/port.ts";

/** The server's face of billing. */
export interface BillingStore {
  /** Who pays under a customer id of the payment provider. */
  findCustomer(customerId: string): Promise<{ userId: string } | null>;
  findCustomerId(userId: string): Promise<string | null>;
  setCustomerId(userId: string, customerId: string): Promise<void>;
  /** The plan that was paid for last, also when it is in force no more; null where none ever was. */
  findPaidTier(userId: string): Promise<PlanTier | null>;
  /** A number larger than every one before; taken before the payment provider is read. */
  takeBillingTicket(): Promise<number>;
  /**
   * Puts a user where the payment provider says: plan, limits, invoices. Repeating it changes nothing.
   *
   * @returns false when a reading with a later ticket was stored before
   */
  applyBilling(userId: string, state: BillingState, ticket: number): Promise<boolean>;
  /** Keeps an event and queues reading its customer; false when it was here before. */
  receivePaymentEvent(event: PaymentEvent): Promise<boolean>;
  /** The row of a wish under way, a new one when there is none. Its id is the idempotency key. */
  openBillingWish(
    userId: string,
    kind: "subscribe" | "cancel",
    tier: PlanTier | null,
  ): Promise<string>;
  closeBillingWish(id: string): Promise<void>;
  /** Queues reading every customer again, and answers how many. */
  reconcileBilling(): Promise<number>;
  getSandboxState(customerId: string): Promise<BillingState | null>;
  setSandboxState(state: BillingState): Promise<void>;
}
