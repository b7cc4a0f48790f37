import type { Context } from "hono";
import Billing from "../../islands/billing/Billing.tsx";
import { loadOrganizations, prefetch, requireSession } from "../_account.ts";
import type { PageEnv } from "../_relay.ts";

/** Billing and usage. */
export default async function showBilling(c: Context<PageEnv>) {
  const session = requireSession(c);
  if (session instanceof Response) return session;
  const [organizations, initial] = await Promise.all([
    loadOrganizations(c, session),
    prefetch(() => c.get("services").getBillingAnalytics(session)),
  ]);
  return c.render(
    <Billing user={session.user} organizations={organizations} initial={initial} />,
    {
      title: "Billing – FLClear",
      bundle: "app",
      isPrivate: true,
      modules: ["islands/billing/Billing.tsx"],
    },
  );
}
