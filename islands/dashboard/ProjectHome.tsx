/** The dashboard with projects: search, figures, list, and the side column. */
import type { UseQueryResult } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { CodeBanner } from "../../components/dashboard/CodeBanner.tsx";
import { latestReviewed } from "../../components/dashboard/latest_reviewed.ts";
import { LatestReport } from "../../components/dashboard/LatestReport.tsx";
import {
  KeySections,
  MarkupExplainer,
  QuickActions,
} from "../../components/dashboard/SideCards.tsx";
import { StatsPanel } from "../../components/dashboard/StatsPanel.tsx";
import { cx } from "../../components/ui/cx.ts";
import type { DashboardStats, ProjectSummary } from "../../functions/_shared/contract/mod.ts";
import { indexDispositions } from "../../functions/_shared/domain/disposition.ts";
import { useDispositions } from "../_client/dispositions.ts";
import { useOwnFindings } from "../_client/own_findings.ts";
import { useCompliance, useStats, useStatsInStep } from "../_client/projects.ts";
import { useApp } from "../account/app.ts";
import ProjectList from "./ProjectList.tsx";
import SearchBox from "./SearchBox.tsx";

export interface ProjectHomeProps {
  stats: DashboardStats | undefined;
  projects: UseQueryResult<ProjectSummary[]>;
  onSelect: (id: string) => void;
}

export default function ProjectHome({ stats: initial, projects, onSelect }: ProjectHomeProps) {
  const { user, openCreate } = useApp();
  const stats = useStats(initial);
  useStatsInStep(projects.data);
  const [search, setSearch] = useState("");
  // Taking the search away empties its box.
  const [cleared, setCleared] = useState(0);
  const searchBox = useRef<HTMLInputElement>(null);
  const latest = latestReviewed(projects.data ?? []);
  const compliance = useCompliance(latest?.id ?? null);
  const { data: decided } = useDispositions(latest?.id ?? "", compliance.data?.reportId ?? "");
  const { data: own = [] } = useOwnFindings(latest?.id ?? "", compliance.data?.reportId ?? "");

  return (
    // On a phone what comes last waits for the rest of the page, so that it is not seen to be pushed down.
    <div className="flex flex-col gap-5 max-sm:[&:not(:has(aside))_[data-last]]:invisible">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="page-title">Welcome back, {user.name}</h1>
          <p className="text-muted">Your plan reviews against the Florida Building Code.</p>
        </div>
        <SearchBox key={cleared} ref={searchBox} onSearch={setSearch} />
      </div>
      <StatsPanel stats={stats.data} isLoading={stats.isLoading} />
      {/* What is only read stands below the list, beside which a tablet has it: few projects leave no hole there. */}
      <div className="max-sm:contents grid grid-cols-[minmax(0,1fr)] items-start gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_21.25rem] lg:grid-rows-[auto_1fr] lg:gap-y-5">
        <div className="flex min-w-0 flex-col gap-5 sm:max-lg:col-span-2">
          <div data-last className="max-sm:order-last">
            <CodeBanner />
          </div>
          <ProjectList
            search={search}
            onSelect={onSelect}
            onCreate={openCreate}
            onShowAll={() => {
              setSearch("");
              setCleared(cleared + 1);
            }}
          />
        </div>
        <aside
          aria-label="More"
          className="flex min-w-0 flex-col gap-4 max-sm:order-2 lg:row-span-2"
        >
          <QuickActions
            onNewProject={openCreate}
            onSearch={() => searchBox.current?.focus()}
          />
          {latest && (
            <LatestReport
              project={latest}
              report={compliance.data && {
                ...compliance.data,
                findings: [...compliance.data.findings, ...own],
              }}
              isLoading={compliance.isLoading}
              decided={decided && indexDispositions(decided)}
            />
          )}
        </aside>
        {/* Below what has no height yet they would be pushed down; beside it they are not. */}
        <section
          aria-label="Reference"
          className={cx(
            "grid min-w-0 grid-cols-[minmax(0,1fr)] items-start gap-4 max-sm:order-2 lg:grid-cols-2 lg:items-stretch",
            compliance.isLoading && "max-sm:hidden",
            projects.isLoading && "lg:hidden",
          )}
        >
          <MarkupExplainer />
          <KeySections />
        </section>
      </div>
    </div>
  );
}
