/** All findings with filter, search, order and groups; each opens to its evidence. */
import { ChevronDown, Search } from "lucide-react";
import { useState } from "react";
import {
  FINDING_GROUPS,
  FINDING_ORDERS,
  type FindingFilter,
  type FindingGroup,
  type FindingOrder,
  groupFindings,
  matchesFilter,
  matchesSearch,
  openFindings,
  sortFindings,
} from "../../components/report/filters.ts";
import { FilterBar } from "../../components/report/FilterBar.tsx";
import { FindingDetail } from "../../components/report/FindingDetail.tsx";
import { FindingRow } from "../../components/report/FindingRow.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Checkbox } from "../../components/ui/Checkbox.tsx";
import { EmptyState } from "../../components/ui/EmptyState.tsx";
import { Input, NativeSelect } from "../../components/ui/Field.tsx";
import type { ReportResponse } from "../../functions/_shared/contract/mod.ts";
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import { EMPTY_MESSAGES } from "../../functions/_shared/messages.ts";
import { pageImage } from "./ImageCanvas.tsx";
import JudgeFinding from "./JudgeFinding.tsx";

export interface DetailedFindingsProps {
  projectId: string;
  report: ReportResponse;
  onShowOnSheet: (finding: Finding) => void;
}

const ORDER_LABELS: Record<FindingOrder, string> = {
  severity: "Most severe first",
  page: "In sheet order",
  cost: "Costliest first",
  confidence: "Surest first",
};
const GROUP_LABELS: Record<FindingGroup, string> = {
  none: "Not grouped",
  sheet: "By sheet",
  discipline: "By discipline",
  section: "By section",
};
const CROP_WIDTH_PX = 2400;

export default function DetailedFindings(props: DetailedFindingsProps) {
  const { report } = props;
  const [filter, setFilter] = useState<FindingFilter>("all");
  const [words, setWords] = useState("");
  const [order, setOrder] = useState<FindingOrder>("severity");
  const [group, setGroup] = useState<FindingGroup>("none");
  const [hasCompliant, setHasCompliant] = useState(false);
  const base = hasCompliant ? report.findings : openFindings(report.findings);
  const found = sortFindings(
    base.filter((it) => matchesFilter(it, filter) && matchesSearch(it, words)),
    order,
  );

  function onShowAll() {
    setFilter("all");
    setWords("");
  }

  return (
    <div className="flex flex-col gap-4">
      <div className="no-print flex flex-wrap items-center gap-3">
        <FilterBar findings={base} filter={filter} onChange={setFilter} />
        <div className="relative grow basis-52">
          <Search
            size={15}
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-3 my-auto text-muted"
          />
          <Input
            type="search"
            aria-label="Search findings"
            placeholder="Search findings"
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
            className="pl-9"
          />
        </div>
        <NativeSelect
          aria-label="Order"
          value={order}
          onChange={(event) => setOrder(event.currentTarget.value as FindingOrder)}
          className="w-auto!"
        >
          {FINDING_ORDERS.map((it) => <option key={it} value={it}>{ORDER_LABELS[it]}</option>)}
        </NativeSelect>
        <NativeSelect
          aria-label="Groups"
          value={group}
          onChange={(event) => setGroup(event.currentTarget.value as FindingGroup)}
          className="w-auto!"
        >
          {FINDING_GROUPS.map((it) => <option key={it} value={it}>{GROUP_LABELS[it]}</option>)}
        </NativeSelect>
        <Checkbox
          id="with-compliant"
          isChecked={hasCompliant}
          onCheckedChange={setHasCompliant}
          label="Show what complies"
        />
      </div>
      <p className="text-sm text-muted" aria-live="polite">
        {found.length} of {base.length} findings
      </p>
      {found.length === 0 && (
        base.length === 0 ? <EmptyState title={EMPTY_MESSAGES.noIssues} /> : (
          <EmptyState
            title="No finding matches"
            action={
              <Button onClick={onShowAll}>
                Show all {base.length}
              </Button>
            }
          >
            The report has findings outside this filter and search.
          </EmptyState>
        )
      )}
      {groupFindings(found, group).map(({ heading, findings }) => (
        <section key={heading ?? "all"}>
          {heading && (
            <h2 className="sticky top-14 z-10 bg-paper py-2 font-semibold">
              {heading} <span className="font-normal text-muted">{findings.length}</span>
            </h2>
          )}
          <ul className="divide-y divide-hairline overflow-hidden rounded-lg border border-hairline bg-surface">
            {findings.map((finding) => <Item key={finding.id} finding={finding} {...props} />)}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Item(
  { finding, projectId, report, onShowOnSheet }: DetailedFindingsProps & { finding: Finding },
) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className="keep-together">
      <details
        className="group/row"
        open={isOpen}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary className="grid list-none grid-cols-[1fr_auto] items-center pr-4 hover:bg-sunken">
          <FindingRow finding={finding} />
          <ChevronDown
            size={16}
            aria-hidden="true"
            className="text-muted transition-transform group-open/row:rotate-180"
          />
        </summary>
        {isOpen && (
          <div className="border-t border-hairline p-5">
            <FindingDetail
              isWide
              finding={finding}
              sheet={report.sheets.find((it) => it.page === finding.documentMarkup.page)}
              imageUrl={pageImage(projectId, finding.documentMarkup.page, CROP_WIDTH_PX)}
              edition={report.engine.edition}
              actions={finding.status !== "compliant" && (
                <Button
                  size="sm"
                  onClick={() => onShowOnSheet(finding)}
                >
                  Show on sheet
                </Button>
              )}
              judgement={<JudgeFinding projectId={projectId} report={report} finding={finding} />}
            />
          </div>
        )}
      </details>
    </li>
  );
}
