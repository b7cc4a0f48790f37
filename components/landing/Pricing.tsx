/** The three plans with their prices and limits, as the product holds accounts to them. */
import { SUBSCRIPTION_PLANS, UNLIMITED } from "../../functions/_shared/constants/plans.ts";
import { MEGABYTE } from "../../functions/_shared/constants/upload.ts";
import { sizeWords } from "../../functions/_shared/sizes.ts";
import { formatPrice } from "../format.ts";

export function Pricing() {
  return (
    <ul className="mt-8 grid grid-cols-1 gap-4 lg:grid-cols-3">
      {SUBSCRIPTION_PLANS.map((plan) => (
        <li
          key={plan.tier}
          className="flex flex-col rounded-lg border border-hairline bg-surface p-6"
        >
          <h3 className="text-md font-semibold">{plan.name}</h3>
          <p className="mt-2">
            <span className="text-xl font-semibold tabular-nums tracking-tight">
              {formatPrice(plan.priceCents)}
            </span>{" "}
            <span className="text-muted">per month</span>
          </p>
          <dl className="my-5 grid grow content-start grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 max-[20rem]:grid-cols-1 md:max-lg:grid-cols-[auto_1fr_auto_1fr]">
            {[
              ["Projects", projectWords(plan)],
              ["Largest file size", sizeWords(plan.maxFileMb * MEGABYTE)],
              ["Storage", storageWords(plan.storageLimitMb)],
              ["Reports per month", limit(plan.monthlyReportsLimit)],
            ].map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-muted">{name}</dt>
                <dd className="text-right tabular-nums md:max-lg:text-left">{value}</dd>
              </div>
            ))}
          </dl>
          <a
            href="/register"
            className="inline-flex min-h-11 items-center justify-center rounded border border-edge px-4 py-2 text-center font-semibold hover:bg-sunken"
          >
            {plan.tier === "free" ? "Start free" : `Start with ${plan.name}`}
          </a>
        </li>
      ))}
    </ul>
  );
}

type Plan = typeof SUBSCRIPTION_PLANS[number];

const limit = (value: number): string => value === UNLIMITED ? "Unlimited" : String(value);

function projectWords({ projectsLimit, weeklyProjectsLimit }: Plan): string {
  if (projectsLimit === UNLIMITED) return limit(projectsLimit);
  if (weeklyProjectsLimit === UNLIMITED) return `${projectsLimit} in total`;
  return `${weeklyProjectsLimit} a week, ${projectsLimit} a month`;
}

const storageWords = (megabytes: number): string =>
  megabytes === UNLIMITED ? "Unlimited" : sizeWords(megabytes * MEGABYTE);
