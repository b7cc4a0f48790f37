import type { Context } from "hono";
import Billing from "../../islands/billing/Billing.tsx";
import { requireSession } from "../_account.ts";
import type { PageEnv } from "../_relay.ts";

/** Billing and usage. */
export default function showBilling(c: Context<PageEnv>) {
  const session = requireSession(c);
  if (session instanceof Response) return session;
  return c.render(<Billing user={session.user} />, {
    title: "Billing – FLClear",
    bundle: "app",
    isPrivate: true,
    modules: ["islands/billing/Billing.tsx"],
  });
}
