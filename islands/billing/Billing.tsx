/** Billing and usage: current plan, what is used of it, plans to change to, invoices. */
import { ArrowLeft } from "lucide-react";
import { BillingHistory } from "../../components/billing/BillingHistory.tsx";
import { PlanGrid } from "../../components/billing/PlanGrid.tsx";
import { UsageBars } from "../../components/billing/UsageBars.tsx";
import { formatCents, formatDate } from "../../components/format.ts";
import { Badge } from "../../components/ui/Badge.tsx";
import { Callout } from "../../components/ui/Callout.tsx";
import { Card, CardTitle, StatTile } from "../../components/ui/Card.tsx";
import { Skeleton } from "../../components/ui/Skeleton.tsx";
import { getPlan, type PlanTier } from "../../functions/_shared/constants/plans.ts";
import type { BillingAnalytics, SessionUser } from "../../functions/_shared/contract/mod.ts";
import { MESSAGES } from "../../functions/_shared/messages.ts";
import { useBilling, useChoosePlan } from "../_client/account.ts";
import { wordsOf } from "../_client/api.ts";
import { notify } from "../_hooks/notices.ts";
import AppFrame, { useApp } from "../account/AppFrame.tsx";

export default function Billing({ user }: { user: SessionUser }) {
  return (
    <AppFrame user={user} path="/billing">
      <a
        href="/dashboard"
        className="inline-flex h-8 items-center gap-1.5 text-muted hover:text-ink"
      >
        <ArrowLeft size={16} aria-hidden="true" />Back to Dashboard
      </a>
      <h1 className="mb-5 text-xl font-semibold tracking-tight">Billing &amp; Usage</h1>
      <Content />
    </AppFrame>
  );
}

function Content() {
  const { user } = useApp();
  const { data, error } = useBilling();
  const choose = useChoosePlan();

  function onChoose(tier: PlanTier) {
    choose.mutate(tier, {
      onSuccess: (checkoutUrl) => {
        if (checkoutUrl) location.assign(checkoutUrl);
        else notify(MESSAGES.subscriptionSucceeded);
      },
      onError: (failure) =>
        notify({
          title: MESSAGES.subscriptionFailed.title,
          description: wordsOf(failure, MESSAGES.subscriptionFailed.fallback),
          variant: "destructive",
        }),
    });
  }

  if (error && !data) {
    return (
      <Callout tone="error" title="Billing could not be loaded" isAlert>
        {wordsOf(error, "Please try again in a moment.")}
      </Callout>
    );
  }
  if (!data) {
    return (
      <div className="flex flex-col gap-5">
        {[1, 2, 3].map((key) => <Skeleton key={key} className="h-44 w-full" />)}
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      {data.provider === "sandbox" && (
        <Callout title="Sandbox billing">
          No payment provider is connected: plans can be changed, no card is asked for and no money
          moves.
        </Callout>
      )}
      <CurrentPlan billing={data} />
      <Card labelledBy="usage">
        <CardTitle id="usage">Usage Statistics</CardTitle>
        <UsageBars usage={data.usageStats} />
      </Card>
      <section aria-labelledby="plans">
        <h2 id="plans" className="mb-3 text-md font-semibold">Plans</h2>
        <PlanGrid
          current={data.currentSubscription.tier}
          isAdmin={user.role === "admin"}
          changingTo={choose.isPending ? choose.variables : null}
          onChoose={onChoose}
        />
      </section>
      <BillingHistory history={data.billingHistory} />
    </div>
  );
}

function CurrentPlan({ billing }: { billing: BillingAnalytics }) {
  const { tier, status, startDate, endDate, cancelAtPeriodEnd } = billing.currentSubscription;
  return (
    <section aria-labelledby="current">
      <h2 id="current" className="mb-3 text-md font-semibold">Current Subscription</h2>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <StatTile
          label="Plan"
          value={
            <span className="flex flex-wrap items-center gap-x-3">
              {getPlan(tier).name}
              <Badge tone={status === "active" ? "accent" : "neutral"}>{status}</Badge>
            </span>
          }
        />
        <StatTile label="Start date" value={formatDate(startDate) ?? "–"} />
        <StatTile
          label={cancelAtPeriodEnd ? "Ends on" : "Next billing date"}
          value={formatDate(endDate) ?? "–"}
        />
        <StatTile label="Total spent" value={formatCents(billing.totalSpent)} />
      </div>
    </section>
  );
}
