/**
 * Activity by day of the current period: one small chart for each figure, and the same as a table. Files and reports add
 * up to the monthly figures; of the projects begun, limits leave out those that failed.
 */
import { ChevronDown } from "lucide-react";
import type { BillingAnalytics } from "../../functions/_shared/contract/mod.ts";
import { formatDate, plural, unbroken } from "../format.ts";
import { Card, CardTitle } from "../ui/Card.tsx";
import { SidewaysScroll } from "../ui/SidewaysScroll.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";
import { DayBars } from "./DayBars.tsx";

type Period = BillingAnalytics["usagePeriod"];

const FIGURES = [
  {
    key: "projectsCreated",
    name: "Projects started",
    one: "project started",
    many: "projects started",
  },
  { key: "filesUploaded", name: "Files", one: "file", many: "files" },
  { key: "reportsGenerated", name: "Reports", one: "report", many: "reports" },
  { key: "apiCallsCount", name: "API calls", one: "API call", many: "API calls" },
] as const;

/** Fewer busy days make no chart: one bar in an empty field says less than the figure. */
const CHART_FROM = 3;

export interface DailyUsageProps {
  period: Period;
}

export function DailyUsage({ period }: DailyUsageProps) {
  const { days, before } = period;
  const busy = days.filter((day) => FIGURES.some(({ key }) => day[key] > 0));
  return (
    <Card labelledBy="daily">
      <CardTitle
        id="daily"
        hint={`${dateWords(period.startDate)} to ${
          dateWords(period.endDate)
        }, including projects that failed or were deleted.`}
      >
        Activity in this period
      </CardTitle>
      {busy.length === 0
        ? (
          <p className="px-5 pb-4 text-muted">
            Nothing in this period yet. Projects, files, reports and API calls will show up here day
            by day.
          </p>
        )
        : busy.length < CHART_FROM
        ? <p className="px-5 pb-4">{sumWords(days)}</p>
        : (
          <div className="grid gap-x-8 gap-y-5 px-5 pb-4 sm:grid-cols-2">
            {FIGURES.filter(({ key }) => days.some((day) => day[key] > 0)).map((
              { key, name, one, many },
            ) => (
              <DayBars
                key={key}
                name={name}
                write={(count) => plural(count, one, many)}
                days={days.map((day) => ({ date: day.date, count: day[key] }))}
                length={lengthOf(period)}
              />
            ))}
          </div>
        )}
      <Before sums={sumWords([before])} />
      {busy.length > 0 && <DayTable days={busy.toReversed()} />}
    </Card>
  );
}

const dateWords = (day: string) => unbroken(formatDate(day) ?? "");

/** Days of the whole period, those to come with them. */
function lengthOf({ startDate, endDate, days }: Period): number {
  const DAY_MS = 86_400_000;
  const length = Math.round((Date.parse(endDate) - Date.parse(startDate)) / DAY_MS);
  return Math.max(length, days.length);
}

/** `2 projects started, 1 file`; empty where nothing was used. */
function sumWords(days: readonly Period["before"][]): string {
  return FIGURES.map(({ key, one, many }) => ({
    one,
    many,
    sum: days.reduce((total, day) => total + day[key], 0),
  })).filter(({ sum }) => sum > 0).map(({ one, many, sum }) => plural(sum, one, many)).join(", ");
}

/** What came before, so that a plan just chosen doesn't read as an account never used. */
function Before({ sums }: { sums: string }) {
  return sums === "" ? null : (
    <p className="px-5 pb-4 text-sm text-muted">
      <Unbroken text={`In the month before: ${sums}.`} />
    </p>
  );
}

/** The charts for those who do not see them, and for whoever wants the figures. Newest first, quiet days left out. */
function DayTable({ days }: Pick<Period, "days">) {
  return (
    <details className="group border-t border-hairline">
      <summary className="flex min-h-10 pointer-coarse:min-h-11 list-none items-center px-5 text-sm font-medium">
        Daily figures
        <ChevronDown
          size={15}
          aria-hidden="true"
          className="ml-auto text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <SidewaysScroll label="Daily figures" className="border-t border-hairline">
        <table className="w-full text-sm">
          <thead>
            <tr className="border-b border-hairline text-left text-muted">
              <th scope="col" className="px-5 py-2 font-medium">Day (UTC)</th>
              {FIGURES.map(({ key, name }) => (
                <th key={key} scope="col" className="px-3 py-2 text-right font-medium">{name}</th>
              ))}
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {days.map((day) => (
              <tr key={day.date} className="border-b border-hairline last:border-0">
                <th scope="row" className="px-5 py-2 text-left font-normal whitespace-nowrap">
                  {formatDate(day.date)}
                </th>
                {FIGURES.map(({ key }) => (
                  <td key={key} className="px-3 py-2 text-right">
                    {day[key].toLocaleString("en-US")}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </SidewaysScroll>
    </details>
  );
}
