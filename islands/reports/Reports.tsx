/** All finished reports as one dense table. */
import { FileDown, FileSearch } from "lucide-react";
import { useState } from "react";
import { formatDate } from "../../components/format.ts";
import { ButtonLink } from "../../components/ui/Button.tsx";
import { EmptyState } from "../../components/ui/EmptyState.tsx";
import { Skeleton } from "../../components/ui/Skeleton.tsx";
import { SidewaysScroll } from "../../components/ui/SidewaysScroll.tsx";
import { StatusBadge } from "../../components/project/StatusBadge.tsx";
import type { ProjectSummary, SessionUser } from "../../functions/_shared/contract/mod.ts";
import { EMPTY_MESSAGES } from "../../functions/_shared/messages.ts";
import { useProjects } from "../_client/projects.ts";
import AppFrame from "../account/AppFrame.tsx";
import SearchBox from "../dashboard/SearchBox.tsx";

export default function Reports({ user }: { user: SessionUser }) {
  return (
    <AppFrame user={user} path="/reports">
      <Content />
    </AppFrame>
  );
}

function Content() {
  const [search, setSearch] = useState("");
  const { data, isLoading } = useProjects(search);
  const finished = data?.filter((it) => it.status === "completed") ?? [];
  return (
    <div className="page-column flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="page-title">Reports</h1>
        <SearchBox onSearch={setSearch} />
      </div>
      {isLoading && <Skeleton className="h-64 w-full" />}
      {data && finished.length === 0 && (
        <EmptyState
          icon={<FileSearch size={28} aria-hidden="true" />}
          title={search ? `Nothing matches “${search}”` : EMPTY_MESSAGES.noAnalysis}
          action={!search && <ButtonLink href="/dashboard">Go to the dashboard</ButtonLink>}
        >
          Every finished analysis appears here with its score and its PDF.
        </EmptyState>
      )}
      {finished.length > 0 && <ReportTable projects={finished} />}
    </div>
  );
}

function ReportTable({ projects }: { projects: readonly ProjectSummary[] }) {
  return (
    <SidewaysScroll label="Reports" className="rounded-lg border border-hairline bg-surface">
      <table className="w-full">
        <thead>
          <tr className="border-b border-hairline text-left text-sm text-muted">
            <th scope="col" className="px-4 py-2.5 font-medium sm:px-5">Project</th>
            <th scope="col" className="px-2 py-2.5 text-right font-medium sm:px-3">Score</th>
            <th scope="col" className="hidden px-3 py-2.5 font-medium sm:table-cell">Result</th>
            <th scope="col" className="hidden px-3 py-2.5 font-medium sm:table-cell">Updated</th>
            <th scope="col" className="px-4 py-2.5 sm:px-5">
              <span className="sr-only">PDF</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {projects.map((project) => (
            <tr key={project.id} className="border-b border-hairline last:border-0">
              <th scope="row" className="px-4 py-2.5 text-left sm:min-w-56 sm:px-5 font-normal">
                <a
                  href={`/project/${project.id}/enhanced-report`}
                  className="font-medium text-accent underline-offset-2 hover:underline"
                >
                  {project.name.trim() || EMPTY_MESSAGES.untitledProject}
                </a>
                <span className="block text-sm text-muted">{project.address}</span>
                <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted sm:hidden">
                  <StatusBadge project={project} />
                  {formatDate(project.updatedAt)}
                </span>
              </th>
              <td className="px-2 py-2.5 text-right font-medium tabular-nums sm:px-3">
                {project.complianceScore === null ? "–" : `${Math.round(project.complianceScore)}%`}
                {project.review && (
                  <span className="block text-xs font-normal text-muted">
                    {[project.review.coverage, project.review.cap].filter(Boolean).join("; ")}
                  </span>
                )}
              </td>
              <td className="hidden px-3 py-2.5 sm:table-cell">
                <StatusBadge project={project} />
              </td>
              <td className="hidden px-3 py-2.5 whitespace-nowrap text-muted sm:table-cell">
                {formatDate(project.updatedAt)}
              </td>
              <td className="px-4 py-2.5 text-right sm:px-5">
                <ButtonLink
                  size="sm"
                  href={`/api/projects/${project.id}/download-report`}
                  target="_blank"
                  rel="noopener"
                >
                  <FileDown size={15} aria-hidden="true" />PDF
                  <span className="sr-only">report of {project.name}, opens in a new tab</span>
                </ButtonLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SidewaysScroll>
  );
}
