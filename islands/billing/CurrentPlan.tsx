/** The plan that is in force: what it is, when it goes on or ends, and what can be done about it. */
import { CreditCard } from "lucide-react";
import { useState } from "react";
import { formatCents, formatDate, sentence } from "../../components/format.ts";
import { Badge } from "../../components/ui/Badge.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Callout } from "../../components/ui/Callout.tsx";
import { StatTile } from "../../components/ui/Card.tsx";
import { ConfirmDialog } from "../../components/ui/Dialog.tsx";
import { getPlan, type PlanTier } from "../../functions/_shared/constants/plans.ts";
import type { BillingAnalytics } from "../../functions/_shared/contract/mod.ts";
import { MESSAGES } from "../../functions/_shared/messages.ts";
import { useBillingPortal } from "../_client/account.ts";
import { notifyFailure } from "../_hooks/notices.ts";

export interface CurrentPlanProps {
  billing: BillingAnalytics;
  isBusy: boolean;
  /** Asked and confirmed already. */
  onCancel: () => void;
  /** Asks whether the plan is to go on. */
  onKeep: (tier: PlanTier) => void;
}

export default function CurrentPlan({ billing, isBusy, onCancel, onKeep }: CurrentPlanProps) {
  const { tier, status, startDate, endDate, cancelAtPeriodEnd } = billing.currentSubscription;
  const isLate = status === "past_due" || status === "unpaid";
  return (
    <section aria-labelledby="current">
      <h2 id="current" className="mb-3 text-md font-semibold">Current Subscription</h2>
      {isLate && (
        <div className="mb-3">
          <Callout tone="error" title="Your last payment failed">
            {status === "past_due"
              ? "We’ll try again over the next few days; your plan stays the same in the meantime. "
              : "We won’t try again. The Free plan applies until the open invoice is paid. "}
            Please check your card under Manage payment.
          </Callout>
        </div>
      )}
      <div className="grid min-[20rem]:grid-cols-2 gap-3 md:grid-cols-4">
        <StatTile
          label="Plan"
          value={
            <span className="flex flex-wrap items-center gap-x-3">
              {getPlan(tier).name}
              <Badge tone={status === "active" ? "accent" : "neutral"}>
                {sentence(status)}
              </Badge>
            </span>
          }
        />
        <StatTile label="Start date" value={formatDate(startDate) ?? "–"} />
        <StatTile
          label={cancelAtPeriodEnd ? "Ends on" : "Next billing date"}
          value={formatDate(endDate) ?? (tier === "free" ? "None" : "–")}
        />
        {billing.provider === "sandbox"
          ? (
            <StatTile
              label="Total spent"
              value={formatCents(0)}
              aside={billing.totalSpent > 0 &&
                `${formatCents(billing.totalSpent)} of sandbox invoices, not charged`}
            />
          )
          : <StatTile label="Total spent" value={formatCents(billing.totalSpent)} />}
      </div>
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {billing.hasPortal && <PortalButton isUrgent={isLate} />}
        {tier !== "free" && (
          <EndButton
            planName={getPlan(tier).name}
            endDate={endDate}
            isEnding={cancelAtPeriodEnd}
            isBusy={isBusy}
            onCancel={onCancel}
            onKeep={() => onKeep(tier)}
          />
        )}
      </div>
    </section>
  );
}

function PortalButton({ isUrgent }: { isUrgent: boolean }) {
  const portal = useBillingPortal();
  function onOpen() {
    portal.mutate(undefined, {
      onError: (failure) =>
        notifyFailure(
          MESSAGES.subscriptionFailed.title,
          failure,
          "The payment page could not be opened.",
        ),
    });
  }
  return (
    <Button
      variant={isUrgent ? "primary" : "secondary"}
      isBusy={portal.isPending}
      onClick={onOpen}
    >
      <CreditCard size={16} aria-hidden="true" />Manage payment
    </Button>
  );
}

/** Ends the plan, or takes that back: one button, so that whoever pressed it keeps the focus when its words change. */
function EndButton(
  { planName, endDate, isEnding, isBusy, onCancel, onKeep }: {
    planName: string;
    endDate: string | null;
    isEnding: boolean;
    isBusy: boolean;
    onCancel: () => void;
    onKeep: () => void;
  },
) {
  const [isAsking, setIsAsking] = useState(false);
  const until = formatDate(endDate);
  return (
    <>
      <Button isBusy={isBusy} onClick={() => isEnding ? onKeep() : setIsAsking(true)}>
        {isEnding ? `Keep the ${planName} plan` : "Cancel subscription"}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={`Cancel the ${planName} plan?`}
        description={until
          ? `It stays active until ${until} and doesn’t renew; nothing is refunded. After that, the Free plan and its limits apply. You keep your projects and reports.`
          : "It doesn’t renew, and nothing is refunded. After the billing period ends, the Free plan and its limits apply. You keep your projects and reports."}
        confirmLabel="Cancel subscription"
        cancelLabel="Keep the plan"
        onConfirm={() => {
          setIsAsking(false);
          onCancel();
        }}
      />
    </>
  );
}
