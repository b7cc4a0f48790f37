/** How much of the plan is used. An unlimited plan has an empty bar and says so. */
import type { BillingAnalytics } from "../../functions/_shared/contract/mod.ts";
import { UNLIMITED } from "../../functions/_shared/constants/plans.ts";
import { MEGABYTE } from "../../functions/_shared/constants/upload.ts";
import { sizeWords } from "../../functions/_shared/sizes.ts";
import { formatDate, plural, unbroken } from "../format.ts";
import { Progress } from "../ui/Progress.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";
import { fromWords, type Period } from "./period_words.ts";

/** Share used: capped at 100, 0 when unlimited. @source specification section 9 */
export function usagePercent(used: number, limit: number): number {
  if (limit === UNLIMITED) return 0;
  if (limit <= 0) return used > 0 ? 100 : 0;
  return Math.min(100, (used / limit) * 100);
}

const count = (value: number) => value.toLocaleString("en-US", { maximumFractionDigits: 1 });

const dateWords = (day: string) => unbroken(formatDate(day) ?? "");

const megabytes = (value: number) => sizeWords(value * MEGABYTE);

export interface UsageBarsProps {
  usage: BillingAnalytics["usageStats"];
  /** The plan in force counts projects held, or those begun in the month. */
  period: Period;
}

/** Why lists show more than the bars, and since when these count. */
function countedWords({ usage, period }: UsageBarsProps): string {
  const { failedProjects, weeklyProjectsLimit } = usage;
  const failed = failedProjects === 0 ? "Projects that fail don’t count toward the limit." : `${
    // The figure and its noun stay on one line.
    plural(failedProjects, "project that failed isn’t", "projects that failed aren’t")
      .replace(" ", "\u00a0")} counted toward the limit.`;
  const counted = period.subscription.tier === "professional"
    ? "Projects, uploads and reports"
    : "Uploads and reports";
  const week = weeklyProjectsLimit === UNLIMITED
    ? ""
    : ` The week starts over on ${dateWords(period.weekEndDate)}.`;
  return `${counted} count ${fromWords(period)}, and start over on ${
    dateWords(period.endDate)
  }.${week} ${failed}`;
}

/** What is nearest to its limit stands first. */
export function UsageBars({ usage, period }: UsageBarsProps) {
  const isMonthly = period.subscription.tier === "professional";
  const rows = [
    {
      name: isMonthly ? "Projects started this billing month" : "Projects in total",
      used: usage.projectsUsed,
      limit: usage.projectsLimit,
    },
    ...usage.weeklyProjectsLimit === UNLIMITED ? [] : [{
      name: "Projects started this week",
      used: usage.weeklyProjects,
      limit: usage.weeklyProjectsLimit,
    }],
    {
      name: "Storage",
      used: usage.storageUsed,
      limit: usage.storageLimit,
      write: megabytes,
    },
    {
      name: "Monthly uploads",
      used: usage.monthlyUploads,
      limit: usage.monthlyUploadsLimit,
    },
    {
      name: "Monthly reports",
      used: usage.monthlyReports,
      limit: usage.monthlyReportsLimit,
    },
  ].sort((a, b) => usagePercent(b.used, b.limit) - usagePercent(a.used, a.limit));
  return (
    <>
      <ul className="grid gap-x-8 gap-y-4 px-5 sm:grid-cols-2">
        {rows.map(({ name, used, limit, write = count }) => {
          const percent = usagePercent(used, limit);
          return (
            <li key={name}>
              <p className="mb-1.5 flex justify-between gap-2">
                <span>{name}</span>
                <span className="tabular-nums text-muted">
                  {write(used)}
                  {limit === UNLIMITED ? " (unlimited)" : ` of ${write(limit)}`}
                </span>
              </p>
              <Progress percent={percent} label={name} tone={percent >= 100 ? "red" : "accent"} />
            </li>
          );
        })}
      </ul>
      <p className="px-5 pt-3 pb-5 text-sm text-muted">
        <Unbroken text={countedWords({ usage, period })} />
      </p>
    </>
  );
}
