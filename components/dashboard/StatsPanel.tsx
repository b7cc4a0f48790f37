/** Four figures over all projects, on a phone below them; skeletons while loading, nothing when there are no figures. */
import type { DashboardStats } from "../../functions/_shared/contract/mod.ts";
import { StatTile } from "../ui/Card.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";

export function StatsPanel(
  { stats, isLoading }: { stats: DashboardStats | undefined; isLoading: boolean },
) {
  if (!stats && !isLoading) return null;
  return (
    <section
      aria-label="Statistics"
      className="grid min-[20rem]:grid-cols-2 gap-3 max-sm:order-1 md:grid-cols-4"
    >
      {stats
        ? (
          <>
            <StatTile isDense label="Total Projects" value={stats.totalProjects} />
            <StatTile isDense label="Compliant" value={stats.compliant} />
            <StatTile isDense label="Issues Found" value={stats.issuesFound} />
            <StatTile isDense label="Processing" value={stats.processing} />
          </>
        )
        : ["a", "b", "c", "d"].map((key) => (
          <div
            key={key}
            className="rounded-lg border border-hairline bg-surface px-4 py-1.5 lg:py-2"
          >
            <Skeleton className="h-12 w-28 lg:h-6" />
          </div>
        ))}
    </section>
  );
}
