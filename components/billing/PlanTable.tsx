/** The plans side by side, limit by limit. */
import {
  API_KEYS_LIMIT,
  hasCustomTags,
  hasFindingExports,
  hasOwnBrand,
  type PlanTier,
  SUBSCRIPTION_PLANS,
  type SubscriptionPlan,
  UNLIMITED,
} from "../../functions/_shared/constants/plans.ts";
import { MEGABYTE } from "../../functions/_shared/constants/upload.ts";
import { sizeWords } from "../../functions/_shared/sizes.ts";
import { formatPrice, unbroken } from "../format.ts";
import { Badge } from "../ui/Badge.tsx";
import { cx } from "../ui/cx.ts";
import { SidewaysScroll } from "../ui/SidewaysScroll.tsx";

const count = (limit: number): string =>
  limit === UNLIMITED ? "Unlimited" : limit.toLocaleString("en-US");
/** Kept on one line: `100 MB`, and `8 a month` below. */
const size = (mb: number): string =>
  mb === UNLIMITED ? "Unlimited" : unbroken(sizeWords(mb * MEGABYTE));

const isThere = (it: boolean): string => it ? "Yes" : "No";

const ROWS: readonly [name: string, write: (plan: SubscriptionPlan) => string][] = [
  ["Price per month", (it) => formatPrice(it.priceCents)],
  [
    "Projects",
    ({ projectsLimit, weeklyProjectsLimit }) =>
      projectsLimit === UNLIMITED
        ? count(projectsLimit)
        : weeklyProjectsLimit === UNLIMITED
        ? `${count(projectsLimit)}\u00a0in\u00a0total`
        : `${count(weeklyProjectsLimit)}\u00a0a\u00a0week, ${
          count(projectsLimit)
        }\u00a0a\u00a0month`,
  ],
  ["Uploads per month", (it) => count(it.monthlyUploadsLimit)],
  ["Reports per month", (it) => count(it.monthlyReportsLimit)],
  ["Storage", (it) => size(it.storageLimitMb)],
  ["Largest file size", (it) => size(it.maxFileMb)],
  ["Pages in one file", (it) => count(it.maxFilePages)],
  ["Pages in one project", (it) => count(it.maxProjectPages)],
  ["Custom tags", (it) => isThere(hasCustomTags(it.tier))],
  [
    "Export of findings as a spreadsheet, comment letter or BCF issues",
    (it) => isThere(hasFindingExports(it.tier)),
  ],
  ["API keys", ({ tier }) => API_KEYS_LIMIT[tier] === 0 ? "None" : count(API_KEYS_LIMIT[tier])],
  ["Your firm’s name and logo on reports", (it) => isThere(hasOwnBrand(it.tier))],
  ["Support", () => "By email"],
];

export function PlanTable({ current }: { current: PlanTier }) {
  return (
    <SidewaysScroll
      label="Plans compared"
      className="rounded-lg border border-hairline bg-surface"
    >
      <table className="w-full text-sm sm:table-fixed">
        <thead>
          <tr className="border-b border-hairline text-left">
            <th
              scope="col"
              className="px-3 py-2 align-baseline font-medium text-muted sm:w-2/5 sm:px-5"
            >
              Feature
            </th>
            {SUBSCRIPTION_PLANS.map(({ tier, name }) => (
              <th
                key={tier}
                scope="col"
                className={cx(
                  "px-2 py-2 align-baseline font-semibold last:pr-3 sm:px-3 sm:whitespace-nowrap",
                  tier === current && "bg-accent-soft",
                )}
              >
                {name}
                {tier === current && (
                  // Beside the name there is room for it on a desktop alone.
                  <span className="max-lg:block lg:ml-2">
                    <Badge tone="accent" className="bg-surface!">Current</Badge>
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {ROWS.map(([name, write]) => (
            <tr key={name} className="border-b border-hairline last:border-0">
              <th scope="row" className="px-3 py-2 text-left font-normal text-muted sm:px-5">
                {name}
              </th>
              {SUBSCRIPTION_PLANS.map((plan) => (
                <td
                  key={plan.tier}
                  className={cx(
                    "px-2 py-2 last:pr-3 sm:px-3",
                    plan.tier === current && "bg-accent-soft",
                  )}
                >
                  {write(plan)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SidewaysScroll>
  );
}
