/** All findings with filter, search, order and groups; each opens to its evidence. */
import { ChevronDown, Search } from "lucide-react";
import { useMemo, useState } from "react";
import { formatCount, plural } from "../../components/format.ts";
import { BulkBar, type BulkBarProps } from "../../components/report/BulkBar.tsx";
import {
  beginGroups,
  DECISION_FILTERS,
  DECISION_LABELS,
  type DecisionFilter,
  FINDING_GROUPS,
  FINDING_ORDERS,
  type FindingFilter,
  type FindingGroup,
  type FindingOrder,
  groupFindings,
  matchesDecision,
  matchesFilter,
  matchesSearch,
  openFindings,
  sortFindings,
} from "../../components/report/filters.ts";
import { FilterBar } from "../../components/report/FilterBar.tsx";
import { FindingDetail } from "../../components/report/FindingDetail.tsx";
import { FindingRow } from "../../components/report/FindingRow.tsx";
import { sinceSealedWords } from "../../components/report/since_sealed.ts";
import { Button } from "../../components/ui/Button.tsx";
import { Checkbox } from "../../components/ui/Checkbox.tsx";
import { cx } from "../../components/ui/cx.ts";
import { EmptyState } from "../../components/ui/EmptyState.tsx";
import { FoldedFilters } from "../../components/ui/FoldedFilters.tsx";
import { Input, NativeSelect } from "../../components/ui/Field.tsx";
import { ShowMore } from "../../components/ui/ShowMore.tsx";
import { CROP_SOURCE_PX } from "../../functions/_shared/constants/pictures.ts";
import type { DispositionSet, ReportResponse } from "../../functions/_shared/contract/mod.ts";
import { asWorded } from "../../functions/_shared/domain/disposition.ts";
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import { noFindingsWords } from "../../functions/_shared/score_words.ts";
import { usePeople } from "../_client/organizations.ts";
import { useMayDecide } from "../_hooks/rights.tsx";
import { type Review, useReview } from "../_hooks/review.ts";
import { SCREENFUL, useShown } from "../_hooks/shown.ts";
import { usePlanKeys } from "../_hooks/plan_keys.ts";
import { isBesideSheet } from "./beside.ts";
import { pageImage } from "./ImageCanvas.tsx";
import ReviewFinding from "./ReviewFinding.tsx";

export interface DetailedFindingsProps {
  projectId: string;
  report: ReportResponse;
  onShowOnSheet: (finding: Finding) => void;
  /** Findings are looked at, not judged. */
  isReadOnly?: boolean;
}

const ORDER_LABELS: Record<FindingOrder, string> = {
  severity: "By severity",
  page: "In sheet order",
  cost: "By cost",
  confidence: "By confidence",
};
const GROUP_LABELS: Record<FindingGroup, string> = {
  none: "Not grouped",
  sheet: "By sheet",
  discipline: "By discipline",
  section: "By section",
};
/** Beside its words a crop is twice as wide as in the viewer. */
const WIDE_CROP_SOURCE_PX = 3600;

export default function DetailedFindings(props: DetailedFindingsProps) {
  const { projectId, report } = props;
  const mayDecide = useMayDecide();
  const review = useReview(projectId, report.id);
  const [filter, setFilter] = useState<FindingFilter>("all");
  const [words, setWords] = useState("");
  const [order, setOrder] = useState<FindingOrder>("severity");
  const [group, setGroup] = useState<FindingGroup>("none");
  const [hasCompliant, setHasCompliant] = useState(false);
  const [decision, setDecision] = useState<DecisionFilter>("any");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const base = useMemo(
    () => hasCompliant ? report.findings : openFindings(report.findings),
    [report, hasCompliant],
  );
  const found = useMemo(
    () =>
      sortFindings(
        base.filter((it) =>
          matchesFilter(it, filter) && matchesDecision(review.byId.get(it.id), decision) &&
          matchesSearch(it, words)
        ),
        order,
      ),
    [base, filter, decision, words, order, review.byId],
  );
  const groups = useMemo(() => groupFindings(found, group), [found, group]);
  const shown = useShown(
    found,
    null,
    [filter, decision, words, order, group, hasCompliant].join(),
    SCREENFUL,
  );
  const since = sinceSealedWords(base, review.byId);
  // What a filter hides is not changed behind its back.
  const chosenHere = found.filter((it) => chosen.has(it.id)).map((it) => it.id);

  const areAllChosen = chosenHere.length === found.length;

  function onChoose(id: string, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  }
  /** What could not be saved stays chosen. */
  async function onSet(values: DispositionSet) {
    setChosen(new Set());
    if (await review.set(chosenHere, values)) return;
    setChosen((now) => new Set([...chosen, ...now]));
  }
  usePlanKeys({ z: review.undo });

  function onShowAll() {
    setFilter("all");
    setDecision("any");
    setWords("");
  }

  return (
    <div className="flex flex-col gap-4">
      <div className="no-print flex flex-wrap items-center gap-3">
        <div className="w-full">
          <FilterBar
            findings={base}
            filter={filter}
            decided={review.byId}
            onChange={setFilter}
          />
        </div>
        <FoldedFilters
          className="grow basis-52"
          active={[decision !== "any", order !== "severity", group !== "none"].filter(Boolean)
            .length}
          search={
            <>
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
            </>
          }
        >
          {!props.isReadOnly && (
            <NativeSelect
              aria-label="Decision"
              value={decision}
              onChange={(event) => setDecision(event.currentTarget.value as DecisionFilter)}
              className="w-auto! max-sm:min-w-0 max-sm:grow max-sm:basis-36"
            >
              {DECISION_FILTERS.map((it) => (
                <option key={it} value={it}>{DECISION_LABELS[it]}</option>
              ))}
            </NativeSelect>
          )}
          <NativeSelect
            aria-label="Order"
            value={order}
            onChange={(event) => setOrder(event.currentTarget.value as FindingOrder)}
            className="w-auto! max-sm:min-w-0 max-sm:grow max-sm:basis-36"
          >
            {FINDING_ORDERS.map((it) => <option key={it} value={it}>{ORDER_LABELS[it]}</option>)}
          </NativeSelect>
          <NativeSelect
            aria-label="Groups"
            value={group}
            onChange={(event) => setGroup(event.currentTarget.value as FindingGroup)}
            className="w-auto! max-sm:min-w-0 max-sm:grow max-sm:basis-36"
          >
            {FINDING_GROUPS.map((it) => <option key={it} value={it}>{GROUP_LABELS[it]}</option>)}
          </NativeSelect>
        </FoldedFilters>
      </div>
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 pointer-coarse:min-h-11">
        <p className="text-sm text-muted" aria-live="polite">
          {found.length < base.length && `${formatCount(found.length)} of `}
          {plural(base.length, "finding")}
          {since && ` (${since})`}
        </p>
        {found.length > 0 && !props.isReadOnly && mayDecide && (
          <Button
            size="sm"
            variant="link"
            className="no-print"
            disabled={areAllChosen}
            onClick={() => setChosen(new Set(found.map((it) => it.id)))}
          >
            Select all {formatCount(found.length)}
          </Button>
        )}
        <div className="no-print sm:ml-auto pointer-coarse:py-2.5">
          <Checkbox
            id="with-compliant"
            isChecked={hasCompliant}
            onCheckedChange={setHasCompliant}
            label="Show compliant checks"
          />
        </div>
      </div>
      {found.length === 0 && (
        base.length === 0
          ? <EmptyState level={2} title={noFindingsWords(report.score)} />
          : (
            <EmptyState
              level={2}
              title="No matching findings"
              action={
                <Button onClick={onShowAll}>
                  Show all {formatCount(base.length)}
                </Button>
              }
            >
              {words.trim() === ""
                ? "The report has other findings that don’t match this filter."
                : `No finding contains “${words.trim()}”.`}
            </EmptyState>
          )
      )}
      {beginGroups(groups, shown.items.length).map(({ heading, findings, total }) => (
        <section key={heading ?? "all"}>
          {heading
            ? (
              <h2 className="sticky top-14 z-10 bg-paper py-2 font-semibold">
                {heading} <span className="font-normal text-muted">{formatCount(total)}</span>
              </h2>
            )
            : <h2 className="sr-only">Findings</h2>}
          <ul className="divide-y divide-hairline overflow-hidden rounded-lg border border-hairline bg-surface">
            {findings.map((finding) => (
              <Item
                key={finding.id}
                finding={finding}
                isChosen={chosen.has(finding.id)}
                onChoose={onChoose}
                review={review}
                {...props}
              />
            ))}
          </ul>
        </section>
      ))}
      <ShowMore left={shown.left} onMore={shown.more} />
      {chosenHere.length > 0 && (
        <ChosenBar
          projectId={projectId}
          count={chosenHere.length}
          isBusy={review.isBusy}
          onSet={onSet}
          onClear={() => setChosen(new Set())}
        />
      )}
    </div>
  );
}

/** People are asked for where somebody can be assigned. */
function ChosenBar({ projectId, ...props }: Omit<BulkBarProps, "people"> & { projectId: string }) {
  const people = usePeople(projectId).data?.people.map((it) => it.name) ?? [];
  return <BulkBar {...props} people={people} />;
}

/** Width of the page's picture an opened finding cuts its crop from. */
const cropSourcePx = (): number => isBesideSheet() ? WIDE_CROP_SOURCE_PX : CROP_SOURCE_PX;

interface ItemProps extends DetailedFindingsProps {
  finding: Finding;
  review: Review;
  isChosen: boolean;
  onChoose: (id: string, isChosen: boolean) => void;
}

function Item(
  { finding, projectId, report, review, isReadOnly, onShowOnSheet, isChosen, onChoose }: ItemProps,
) {
  const [isOpen, setIsOpen] = useState(false);
  const mayDecide = useMayDecide();
  const canChoose = !isReadOnly && mayDecide;
  return (
    <li className="keep-together relative [content-visibility:auto] [contain-intrinsic-block-size:auto_5.5rem] max-sm:[contain-intrinsic-block-size:auto_8rem]">
      <label
        hidden={!canChoose}
        className="no-print absolute top-1 left-2 grid h-8 w-8 place-items-center pointer-coarse:-top-0.5 pointer-coarse:-left-1 pointer-coarse:h-11 pointer-coarse:w-11"
      >
        <input
          type="checkbox"
          className="h-4 w-4 rounded-sm border border-edge bg-surface not-checked:appearance-none accent-accent"
          aria-label={`Choose ${finding.title}`}
          checked={isChosen}
          onChange={(event) => onChoose(finding.id, event.currentTarget.checked)}
        />
      </label>
      <details
        className="group/row"
        open={isOpen}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary
          className={cx(
            "grid list-none grid-cols-[1fr_auto] items-center pr-4 -outline-offset-2 hover:bg-sunken",
            canChoose && "pl-7",
          )}
        >
          <FindingRow finding={finding} disposition={review.byId.get(finding.id)} />
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
              isUnderRow
              finding={asWorded(finding, review.byId.get(finding.id))}
              sheet={report.sheets.find((it) => it.page === finding.documentMarkup.page)}
              imageUrl={pageImage(projectId, finding.documentMarkup.page, cropSourcePx())}
              edition={report.engine.edition}
              actions={finding.status !== "compliant" && (
                <Button
                  size="sm"
                  onClick={() => onShowOnSheet(finding)}
                >
                  Show on sheet
                </Button>
              )}
              review={isReadOnly ? null : (
                <ReviewFinding
                  projectId={projectId}
                  report={report}
                  finding={finding}
                  review={review}
                />
              )}
            />
          </div>
        )}
      </details>
    </li>
  );
}
