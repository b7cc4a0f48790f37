/** Four figures over all projects; skeletons while loading, nothing when there are no figures. */
import type { DashboardStats } from "../../functions/_shared/contract/mod.ts";
import { StatTile } from "../ui/Card.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";

export function StatsPanel(
  { stats, isLoading }: { stats: DashboardStats | undefined; isLoading: boolean },
) {
  if (!stats && !isLoading) return null;
  return (
    <section aria-label="Statistics" className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {stats
        ? (
          <>
            <StatTile label="Total Projects" value={stats.totalProjects} />
            <StatTile label="Compliant" value={stats.compliant} />
            <StatTile label="Issues Found" value={stats.issuesFound} />
            <StatTile label="Processing" value={stats.processing} />
          </>
        )
        : ["a", "b", "c", "d"].map((key) => (
          <div key={key} className="rounded-lg border border-hairline bg-surface px-4 py-3">
            <Skeleton className="h-4 w-20" />
            <Skeleton className="mt-2 h-8 w-12" />
          </div>
        ))}
    </section>
  );
}
