/** All finished reports as one dense table. */
import { FileDown, FileSearch } from "lucide-react";
import { useState } from "react";
import { type Column, DataTable } from "../../components/ui/DataTable.tsx";
import type { Order } from "../../components/ui/sort_rows.ts";
import { formatDate } from "../../components/format.ts";
import { Button, ButtonLink } from "../../components/ui/Button.tsx";
import { ChipGroup } from "../../components/ui/ChipGroup.tsx";
import { EmptyState } from "../../components/ui/EmptyState.tsx";
import { Facts } from "../../components/ui/Facts.tsx";
import { ShowMore } from "../../components/ui/ShowMore.tsx";
import { Skeleton } from "../../components/ui/Skeleton.tsx";
import { Unbroken } from "../../components/ui/Unbroken.tsx";
import { basisWords } from "../../components/project/status.ts";
import { StatusBadge } from "../../components/project/StatusBadge.tsx";
import type { ProjectSummary } from "../../functions/_shared/contract/mod.ts";
import { EMPTY_MESSAGES } from "../../functions/_shared/messages.ts";
import { useProjects } from "../_client/projects.ts";
import { searchOf, useAddressQuery } from "../_hooks/address_query.ts";
import { useShown } from "../_hooks/shown.ts";
import AppFrame from "../account/AppFrame.tsx";
import SampleProject from "../dashboard/SampleProject.tsx";
import SearchBox from "../dashboard/SearchBox.tsx";
import type { ListPageProps } from "../projects/list_page.ts";
import SavedViews from "../projects/SavedViews.tsx";

export default function Reports({ initial, views, ...frame }: ListPageProps) {
  return (
    <AppFrame {...frame} path="/reports">
      <Content initial={initial} views={views} />
    </AppFrame>
  );
}

type Filter = "all" | "open" | "clear" | "approved" | "revoked";

const FILTERS: Record<Filter, string> = {
  all: "All",
  open: "Issues found",
  clear: "No issues found",
  approved: "Approved",
  revoked: "Revoked",
};

/** Is a finished report under this filter? Beside all it is under one alone. */
export function matches(
  { issuesFound, isReportRevoked, approval }: Pick<
    ProjectSummary,
    "issuesFound" | "isReportRevoked" | "approval"
  >,
  filter: Filter,
): boolean {
  if (filter === "all") return true;
  if (isReportRevoked) return filter === "revoked";
  if (approval === "current" || approval === "noted") return filter === "approved";
  return filter === (issuesFound > 0 ? "open" : "clear");
}

/** The table as it is at first. */
const PLAIN = { search: "", filter: "all", order: "" };

function Content({ initial, views }: Pick<ListPageProps, "initial" | "views">) {
  const [search, setSearch] = useState("");
  const [filter, setFilter] = useState<Filter>("all");
  const [order, setOrder] = useState<Order | null>(null);
  // A view that is taken up fills the search anew.
  const [taken, setTaken] = useState(0);
  const query = { search, filter, order: order ? `${order.isDown ? "-" : ""}${order.column}` : "" };

  function onTake(view: Readonly<Record<string, string>>) {
    const { search = "", filter = "all", order = "" } = view;
    const column = order.replace(/^-/, "");
    setSearch(search);
    setFilter(filter in FILTERS ? filter as Filter : "all");
    setOrder(
      COLUMNS.some((it) => it.name === column && it.sortBy)
        ? { column, isDown: order.startsWith("-") }
        : null,
    );
    setTaken(taken + 1);
  }
  useAddressQuery(query, PLAIN, onTake);
  const { data, isLoading } = useProjects(search, initial);
  const finished = data?.filter((it) => it.status === "completed") ?? [];
  const isEmpty = data !== undefined && finished.length === 0 && search === "";
  const shown = finished.filter((it) => matches(it, filter));
  const rows = useShown(shown, null, Object.values(query).join());
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="page-title">Reports</h1>
        {!isEmpty && (
          <SearchBox
            key={taken}
            initial={search}
            label="Search reports"
            placeholder="Search reports..."
            onSearch={setSearch}
          />
        )}
      </div>
      {isLoading && <Skeleton className="h-64 w-full" />}
      {data && finished.length === 0 && (
        <div className="rounded-lg border border-dashed border-edge">
          <EmptyState
            level={2}
            icon={<FileSearch size={28} aria-hidden="true" />}
            title={search ? `No matches for “${search}”` : EMPTY_MESSAGES.noAnalysis}
            action={search
              ? <Button onClick={() => onTake({ ...query, search: "" })}>Clear search</Button>
              : data.length === 0
              ? (
                <ButtonLink variant="primary" href="/dashboard">
                  Create Your First Project
                </ButtonLink>
              )
              : <ButtonLink href="/projects">See your projects</ButtonLink>}
          >
            {search
              ? "Try part of a name, client or address, a sheet number or a report code."
              : "Every finished analysis appears here with its score and PDF."}
          </EmptyState>
        </div>
      )}
      <SavedViews
        list="reports"
        initial={views}
        query={query}
        isPlain={searchOf(query, PLAIN) === ""}
        onTake={onTake}
      />
      {finished.length > 0 && (
        <>
          <ChipGroup
            label="Filter reports"
            values={Object.keys(FILTERS) as Filter[]}
            chosen={filter}
            onChoose={setFilter}
          >
            {(it) => (
              <>
                {FILTERS[it]}{" "}
                <span className="font-normal tabular-nums">
                  {finished.filter((report) => matches(report, it)).length}
                </span>
              </>
            )}
          </ChipGroup>
          <div className="rounded-lg border border-hairline bg-surface *:rounded-t-lg">
            <DataTable
              label="Reports"
              rows={shown}
              most={rows.items.length}
              keyOf={(it) => it.id}
              empty="No reports match this filter."
              columns={COLUMNS}
              note={{ of: ({ review }) => review && <Basis review={review} />, upTo: "lg" }}
              order={order}
              onOrder={setOrder}
            />
            <ShowMore left={rows.left} onMore={rows.more} />
          </div>
        </>
      )}
      {search === "" && filter === "all" && <SampleProject projects={data?.length} />}
    </div>
  );
}

const nameOf = ({ name }: ProjectSummary): string => name.trim() || EMPTY_MESSAGES.untitledProject;

/** What a score rests on; where no column has room for it, it stands below the row. */
function Basis({ review }: { review: NonNullable<ProjectSummary["review"]> }) {
  return <Unbroken text={basisWords(review)} />;
}

const COLUMNS: readonly Column<ProjectSummary>[] = [
  {
    name: "Project",
    isProse: true,
    sortBy: nameOf,
    cell: (project) => (
      <>
        <a
          href={`/project/${project.id}/enhanced-report`}
          className="block text-base font-medium text-pretty text-accent underline-offset-2 hover:underline"
        >
          {nameOf(project)}
        </a>
        <Facts
          className="text-pretty text-muted"
          of={[project.clientName, project.address]}
        />
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted sm:hidden">
          <StatusBadge project={project} />
          {formatDate(project.updatedAt)}
        </span>
      </>
    ),
  },
  {
    name: "Score",
    isNumber: true,
    sortBy: (it) => it.complianceScore,
    cell: ({ complianceScore }) => (
      <span className="text-base font-medium">
        {complianceScore === null ? "–" : `${Math.round(complianceScore)}%`}
      </span>
    ),
  },
  {
    name: "Based on",
    from: "lg",
    isProse: true,
    cell: ({ review }) => (
      <span className="text-muted">
        {review ? <Basis review={review} /> : "–"}
      </span>
    ),
  },
  {
    name: "Result",
    from: "sm",
    sortBy: (it) => it.issuesFound,
    cell: (project) => <StatusBadge project={project} />,
  },
  {
    name: "Updated",
    from: "sm",
    sortBy: (it) => it.updatedAt,
    cell: (it) => <span className="text-muted">{formatDate(it.updatedAt)}</span>,
  },
  {
    name: "PDF",
    cell: (project) => (
      <ButtonLink
        size="sm"
        href={`/api/projects/${project.id}/download-report`}
        target="_blank"
        rel="noopener"
      >
        <FileDown size={15} aria-hidden="true" />
        <span className="max-sm:sr-only">PDF</span>
        <span className="sr-only">report of {nameOf(project)}, opens in a new tab</span>
      </ButtonLink>
    ),
  },
];
