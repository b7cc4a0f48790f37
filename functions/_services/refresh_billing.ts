/** Reads a customer at the payment provider and stores what was read. */
import type { BillingState } from "../_providers/payments/port.ts";
import type { Ports } from "./ports.ts";

/**
 * The one way a plan changes. The ticket is taken before the reading, so that of two readings under way at
 * once the later one stays, in whatever order they end.
 */
export async function refreshBilling(
  { backend, payments, log }: Pick<Ports, "backend" | "payments" | "log">,
  userId: string,
  customerId: string,
): Promise<BillingState> {
  const ticket = await backend.server.takeBillingTicket();
  const state = await payments.readState(customerId);
  const isTaken = await backend.server.applyBilling(userId, state, ticket);
  log("billing_read", { tier: state.tier, status: state.status, isTaken });
  return state;
}
