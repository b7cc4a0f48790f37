/** The plans on offer; the current one cannot be chosen again. The free plan's card is for admins only. */
import { Check } from "lucide-react";
import { type PlanTier, SUBSCRIPTION_PLANS } from "../../functions/_shared/constants/plans.ts";
import { formatPrice } from "../format.ts";
import { Badge } from "../ui/Badge.tsx";
import { Button } from "../ui/Button.tsx";
import { cx } from "../ui/cx.ts";

/** Marked among them: a fact, where others call one the most popular. */
const LARGEST: PlanTier = "enterprise";

export interface PlanGridProps {
  current: PlanTier;
  isAdmin: boolean;
  /** Tier being changed to at this moment. */
  changingTo: string | null;
  onChoose: (tier: PlanTier) => void;
}

export function PlanGrid({ current, isAdmin, changingTo, onChoose }: PlanGridProps) {
  const plans = SUBSCRIPTION_PLANS.filter((plan) => isAdmin || plan.tier !== "free");
  return (
    <ul className={cx("grid grid-cols-1 gap-4", isAdmin ? "lg:grid-cols-3" : "md:grid-cols-2")}>
      {plans.map((plan) => {
        const isCurrent = plan.tier === current;
        const isLargest = plan.tier === LARGEST;
        return (
          <li
            key={plan.tier}
            className={cx(
              "flex flex-col rounded-lg border bg-surface p-5 keep-together",
              isLargest ? "border-accent" : "border-hairline",
            )}
          >
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="text-md font-semibold">{plan.name}</h3>
              {isLargest && <Badge tone="accent">Largest plan</Badge>}
            </div>
            <p className="mt-2">
              <span className="text-xl font-semibold tabular-nums tracking-tight">
                {formatPrice(plan.priceCents)}
              </span>{" "}
              <span className="text-muted">per month</span>
            </p>
            <ul className="my-4 flex grow flex-col gap-1.5">
              {plan.features.map((feature) => (
                <li key={feature} className="grid grid-cols-[1rem_1fr] gap-2.5">
                  <Check size={16} className="mt-0.5 text-compliant" aria-hidden="true" />
                  {feature}
                </li>
              ))}
            </ul>
            <Button
              variant={isLargest && !isCurrent ? "primary" : "secondary"}
              disabled={!isCurrent && changingTo !== null && changingTo !== plan.tier}
              isBusy={changingTo === plan.tier}
              {
                // Not disabled: what was chosen just now has the focus, and keeps it.
                ...(isCurrent ? { "aria-disabled": true } : { onClick: () => onChoose(plan.tier) })
              }
            >
              {isCurrent ? "Current Plan" : `Choose ${plan.name}`}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
