/** Billing and usage: current plan, what is used of it, plans to change to, invoices. */
import { ArrowLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { DailyUsage } from "../../components/billing/DailyUsage.tsx";
import { PlanGrid } from "../../components/billing/PlanGrid.tsx";
import { PlanTable } from "../../components/billing/PlanTable.tsx";
import { changeWords } from "../../components/billing/change_words.ts";
import { UsageBars } from "../../components/billing/UsageBars.tsx";
import { Callout } from "../../components/ui/Callout.tsx";
import { Card, CardTitle } from "../../components/ui/Card.tsx";
import { ConfirmDialog } from "../../components/ui/Dialog.tsx";
import { Skeleton } from "../../components/ui/Skeleton.tsx";
import { Unbroken } from "../../components/ui/Unbroken.tsx";
import { getPlan, type PlanTier } from "../../functions/_shared/constants/plans.ts";
import type {
  BillingAnalytics,
  OrganizationList,
  SessionUser,
} from "../../functions/_shared/contract/mod.ts";
import { MESSAGES } from "../../functions/_shared/messages.ts";
import { useBilling, useChoosePlan, useSyncBilling } from "../_client/account.ts";
import { NotLoaded } from "../_hooks/NotLoaded.tsx";
import { notify, notifyFailure } from "../_hooks/notices.ts";
import { useApp } from "../account/app.ts";
import AppFrame from "../account/AppFrame.tsx";
import CurrentPlan from "./CurrentPlan.tsx";
import Invoices from "./Invoices.tsx";

export interface BillingProps {
  user: SessionUser;
  organizations: OrganizationList | null;
  /** What the page was rendered with; null where it could not be had. */
  initial: BillingAnalytics | null;
}

export default function Billing({ user, organizations, initial }: BillingProps) {
  return (
    <AppFrame user={user} organizations={organizations} path="/billing">
      <div>
        <a
          href="/dashboard"
          className="inline-flex h-7 pointer-coarse:h-11 items-center gap-1.5 text-muted hover:text-ink"
        >
          <ArrowLeft size={16} aria-hidden="true" />Back to Dashboard
        </a>
        <h1 className="mb-5 page-title">Billing &amp; Usage</h1>
        <Content initial={initial} />
      </div>
    </AppFrame>
  );
}

function Content({ initial }: Pick<BillingProps, "initial">) {
  const { user } = useApp();
  const { data, error } = useBilling(initial);
  const choose = useChoosePlan();
  const [asked, setAsked] = useState<PlanTier | null>(null);
  useCheckoutReturn();

  function onChoose(tier: PlanTier) {
    setAsked(null);
    choose.mutate(tier, {
      onSuccess: (checkoutUrl) => {
        if (checkoutUrl) location.assign(checkoutUrl);
        else notify(MESSAGES.subscriptionSucceeded);
      },
      onError: (failure) =>
        notifyFailure(
          MESSAGES.subscriptionFailed.title,
          failure,
          MESSAGES.subscriptionFailed.fallback,
        ),
    });
  }

  if (error && !data) return <NotLoaded what="Billing" error={error} />;
  if (!data) {
    return (
      <div className="flex flex-col gap-5">
        {[1, 2, 3].map((key) => <Skeleton key={key} className="h-44 w-full" />)}
      </div>
    );
  }
  const change = asked && changeWords(asked, data, new Date());
  return (
    <div className="flex flex-col gap-5">
      {data.provider === "sandbox" && (
        <Callout title="Sandbox billing: nothing is charged">
          You can change plans without a card.
        </Callout>
      )}
      <CurrentPlan
        billing={data}
        isBusy={choose.isPending}
        onCancel={() => onChoose("free")}
        onKeep={setAsked}
      />
      <Card labelledBy="usage">
        <CardTitle id="usage">Usage Statistics</CardTitle>
        <UsageBars
          usage={data.usageStats}
          period={{
            subscription: data.currentSubscription,
            startedAt: data.usagePeriod.startedAt,
            endDate: data.usagePeriod.endDate,
            weekEndDate: data.usagePeriod.weekEndDate,
          }}
        />
      </Card>
      <DailyUsage period={data.usagePeriod} />
      <section aria-labelledby="plans">
        <h2 id="plans" className="mb-3 text-md font-semibold">Plans</h2>
        <PlanGrid
          current={data.currentSubscription.tier}
          isAdmin={user.role === "admin"}
          changingTo={choose.isPending ? choose.variables : null}
          onChoose={setAsked}
        />
        <p className="mt-3 text-sm text-muted">
          For support, use the{" "}
          <a href="/landing#contact" className="text-accent underline underline-offset-2">
            contact form
          </a>; we’ll reply by email.
        </p>
        <h3 className="mt-5 mb-2 font-semibold">Plans compared</h3>
        <PlanTable current={data.currentSubscription.tier} />
      </section>
      <Invoices known={data.billingHistory} isSandbox={data.provider === "sandbox"} />
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={asked === "free"
          ? "Switch to the Free plan?"
          : `${verbOf(asked, data)} the ${planName(asked)} plan?`}
        description={change?.note ?? undefined}
        cancelLabel="Not now"
        confirmLabel={asked === "free"
          ? "Switch to Free"
          : `${verbOf(asked, data)} ${planName(asked)}`}
        isHarmless={asked !== "free"}
        onConfirm={() => asked && onChoose(asked)}
      >
        {change && change.rows.length > 0 && (
          <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2">
            {change.rows.map(({ name, words }) => (
              <div key={name} className="contents">
                <dt className="text-muted">{name}</dt>
                <dd className="min-w-0">
                  <Unbroken text={words} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </ConfirmDialog>
    </div>
  );
}

/** A plan that was to end is kept, another one chosen. */
const verbOf = (tier: PlanTier | null, { currentSubscription }: BillingAnalytics): string =>
  tier === currentSubscription.tier ? "Keep" : "Choose";

const planName = (tier: PlanTier | null): string => tier === null ? "" : getPlan(tier).name;

/**
 * Coming back from the provider's checkout or portal: reads the subscription there instead of waiting for its
 * event. What was done in the portal is seen on the page, so that nothing is said about it.
 */
function useCheckoutReturn() {
  const sync = useSyncBilling();
  useEffect(() => {
    const address = new URL(location.href);
    const outcome = address.searchParams.get("checkout");
    if (outcome === null) return;
    address.searchParams.delete("checkout");
    history.replaceState(history.state, "", address);
    if (outcome === "left") {
      notify({ title: "Checkout canceled", description: "Your plan has not changed." });
      return;
    }
    if (outcome === "managed") return sync.mutate();
    sync.mutate(undefined, {
      onSuccess: ({ currentSubscription }) =>
        notify(
          currentSubscription.tier === "free"
            ? {
              title: "Payment in progress",
              description: "Your plan changes as soon as the payment is confirmed.",
            }
            : MESSAGES.subscriptionSucceeded,
        ),
    });
  }, []);
}
