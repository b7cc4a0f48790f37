/** The product's figures of today, each with its days as a line, and all of them as a table. */
import { ChevronDown } from "lucide-react";
import { DataTable } from "../../components/ui/DataTable.tsx";
import { Spark } from "../../components/admin/Spark.tsx";
import { formatCents, formatCount, formatDate, plural } from "../../components/format.ts";
import { Callout } from "../../components/ui/Callout.tsx";
import { StatTile } from "../../components/ui/Card.tsx";
import { FoldedFigures } from "../../components/ui/FoldedFigures.tsx";
import { Skeleton } from "../../components/ui/Skeleton.tsx";
import type { AdminMetrics, AdminMetricsResponse } from "../../functions/_shared/contract/mod.ts";
import { sizeWords } from "../../functions/_shared/sizes.ts";
import { useMetrics } from "../_client/admin.ts";
import { NotLoaded } from "../_hooks/NotLoaded.tsx";

interface Figure {
  label: string;
  of: (metrics: AdminMetrics) => number;
  write: (value: number) => string;
}

const FIGURES: Figure[] = [
  { label: "Users", of: (it) => it.totalUsers, write: formatCount },
  { label: "Active in 30 days", of: (it) => it.activeUsers, write: formatCount },
  { label: "Projects", of: (it) => it.totalProjects, write: formatCount },
  { label: "Reports", of: (it) => it.totalReports, write: formatCount },
  {
    label: "Monthly recurring revenue",
    of: (it) => it.monthlyRecurringRevenue,
    write: (it) => formatCents(it),
  },
  { label: "Churn", of: (it) => it.churnRate, write: (it) => `${(it * 100).toFixed(1)}%` },
  {
    label: "Average processing time",
    of: (it) => it.averageProcessingTime,
    write: (it) => it > 0 ? `${it.toFixed(1)} s` : "–",
  },
  { label: "Storage", of: (it) => it.totalStorageUsed, write: sizeWords },
];

/** The names as they are shown: nobody is to take the sandbox's revenue for money. */
function labelOf({ label }: Figure, provider: AdminMetricsResponse["provider"]): string {
  const isMoney = label === "Monthly recurring revenue";
  return isMoney && provider === "sandbox" ? `${label} (sandbox)` : label;
}

/** What a phone shows of them: who is there and what they did, and what it brings in. */
export function factsOf({ now, provider }: AdminMetricsResponse): string[] {
  const people = `${plural(now.totalUsers, "user")}, ${formatCount(now.activeUsers)} active`;
  const work = `${plural(now.totalProjects, "project")}, ${plural(now.totalReports, "report")}`;
  const revenue = `${formatCents(now.monthlyRecurringRevenue)} a month`;
  return [`${people}; ${work}`, provider === "sandbox" ? `${revenue} (sandbox)` : revenue];
}

export default function Figures() {
  const { data, error } = useMetrics();
  if (error && !data) return <NotLoaded what="The figures" error={error} />;
  return (
    <section aria-label="Figures" className="flex flex-col gap-3">
      <FoldedFigures facts={data ? factsOf(data) : null} from="md">
        {data?.provider === "sandbox" && (
          <Callout title="Sandbox billing: this revenue is not real">
            No payment provider is connected. The revenue adds up the prices of the plans people
            chose; nobody was charged.
          </Callout>
        )}
        <div className="grid min-[20rem]:grid-cols-2 gap-3 md:grid-cols-4">
          {FIGURES.map((figure) =>
            data
              ? (
                <StatTile
                  key={figure.label}
                  // Figures of a row stand on one line, however many their names have.
                  className="flex flex-col [&>div:first-child]:flex [&>div:first-child]:grow [&>div:first-child]:flex-col [&>div:first-child]:justify-between"
                  label={labelOf(figure, data.provider)}
                  value={figure.write(figure.of(data.now))}
                  note={
                    <Spark
                      label={labelOf(figure, data.provider)}
                      days={data.days.map((it) => ({ date: it.date, value: figure.of(it) }))}
                      write={figure.write}
                    />
                  }
                />
              )
              : <Skeleton key={figure.label} className="h-36 w-full" />
          )}
        </div>
        {data &&
          (data.days.length > 0 ? <DayTable metrics={data} /> : (
            <p className="text-sm text-muted">
              Charts appear tomorrow, after the first full day.
            </p>
          ))}
      </FoldedFigures>
    </section>
  );
}

function DayTable({ metrics: { days, provider } }: { metrics: AdminMetricsResponse }) {
  return (
    <details className="group rounded-lg border border-hairline bg-surface">
      <summary className="flex min-h-10 list-none items-center px-4 text-sm font-medium">
        Figures by day as a table
        <ChevronDown
          size={15}
          aria-hidden="true"
          className="ml-auto text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="border-t border-hairline">
        <DataTable
          label="Figures by day"
          rows={days.toReversed()}
          keyOf={(it) => it.date}
          empty=""
          columns={[
            { name: "Day", cell: (it: AdminMetrics) => formatDate(it.date) },
            ...FIGURES.map((figure) => ({
              name: labelOf(figure, provider),
              cell: (it: AdminMetrics) => figure.write(figure.of(it)),
              isNumber: true,
            })),
          ]}
        />
      </div>
    </details>
  );
}
