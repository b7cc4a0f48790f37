/** The findings beside the sheet: filter, list, and the detail of the one that is open. */
import { X } from "lucide-react";
import { memo, type ReactNode, useCallback, useEffect, useRef } from "react";
import { formatCount, plural } from "../../components/format.ts";
import { FILTER_LABELS } from "../../components/report/filters.ts";
import { FilterBar } from "../../components/report/FilterBar.tsx";
import { FindingDetail } from "../../components/report/FindingDetail.tsx";
import { FindingRow } from "../../components/report/FindingRow.tsx";
import { sinceSealedWords } from "../../components/report/since_sealed.ts";
import { Button } from "../../components/ui/Button.tsx";
import { ShowMore } from "../../components/ui/ShowMore.tsx";
import { cx } from "../../components/ui/cx.ts";
import { useWholeRows } from "../../components/ui/whole_rows.ts";
import { CROP_SOURCE_PX } from "../../functions/_shared/constants/pictures.ts";
import type { ReportResponse } from "../../functions/_shared/contract/mod.ts";
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import { asWorded, type Disposition } from "../../functions/_shared/domain/disposition.ts";
import { noFindingsWords } from "../../functions/_shared/score_words.ts";
import type { PlanSelection } from "../_hooks/plan_selection.ts";
import type { Review } from "../_hooks/review.ts";
import { SCREENFUL, useShown } from "../_hooks/shown.ts";
import { isBesideSheet } from "./beside.ts";
import { pageImage } from "./ImageCanvas.tsx";
import ReviewFinding from "./ReviewFinding.tsx";

export interface InspectorProps {
  projectId: string;
  report: ReportResponse;
  plan: PlanSelection;
  review: Review;
  onOpen: (finding: Finding, byKey: boolean) => void;
  onClose: () => void;
  /** True when the detail was opened with the keyboard and is to be read next. */
  takesFocus: () => boolean;
  /** True when it was opened with a pointer. */
  isPointed: () => boolean;
  /** The viewer fills the window: below the sheet, findings keep to the lower part of it. */
  isFull: boolean;
  /** Findings are looked at, not judged. */
  isReadOnly?: boolean;
  /** Draws the box of an own finding anew. */
  onRedraw?: (finding: Finding) => void;
  /** What stands below a finding that is not judged here. */
  notesOf?: (finding: Finding) => ReactNode;
}

/** Beside the sheet, a form that is filled in has the whole pane. */
const GIVES_WAY = "lg:group-has-[[data-form]]/aside:hidden";

export default function Inspector(props: InspectorProps) {
  const { projectId, report, plan, review, onOpen, onClose, takesFocus, isPointed, isFull } = props;
  const { selected } = plan;
  const shown = useShown(plan.findings, selected, plan.filter, SCREENFUL);
  const since = sinceSealedWords(plan.all, review.byId);
  const detail = useRef<HTMLDivElement>(null);
  // What is decided of them makes rows higher.
  const list = useWholeRows<HTMLUListElement>(
    [selected?.id, plan.filter, shown.items.length, review.byId.size].join(" "),
  );
  const opening = useRef(onOpen);
  opening.current = onOpen;
  const open = useCallback<typeof onOpen>((...how) => opening.current(...how), []);
  useEffect(() => {
    if (!selected) return;
    list.current?.querySelector(`[data-finding="${CSS.escape(selected.id)}"]`)
      ?.scrollIntoView({ block: "nearest" });
    detail.current?.scrollTo({ top: 0 });
    if (takesFocus()) detail.current?.focus({ preventScroll: true });
    // Beside the sheet nothing moves under a pointer; below it the finding would not be seen at all.
    if (!isBesideSheet()) detail.current?.scrollIntoView({ block: "start" });
    else if (!isPointed()) glideTo(detail.current);
  }, [selected?.id]);

  return (
    <aside
      aria-label="Findings"
      className={cx(
        "group/aside flex shrink-0 flex-col border-t border-hairline lg:w-[25rem] lg:border-t-0 lg:border-l",
        isFull && "max-lg:h-[50dvh] max-lg:overflow-y-auto",
      )}
    >
      <h2 className="sr-only">Findings</h2>
      <div
        className={cx(
          "border-b border-hairline p-3",
          GIVES_WAY,
          isFull && selected && "max-lg:hidden",
        )}
      >
        <FilterBar
          findings={plan.all}
          filter={plan.filter}
          decided={review.byId}
          onChange={plan.setFilter}
        />
        {since && <p className="mt-1.5 text-xs text-muted">{since}</p>}
        <p className="sr-only" aria-live="polite">
          {FILTER_LABELS[plan.filter]}: {plural(plan.findings.length, "finding")}.
          {selected ? ` Selected: ${selected.title}.` : ""}
        </p>
      </div>
      <ul
        ref={list}
        aria-label="Findings list"
        className={cx(
          // What only screen readers hear would stand below the page otherwise, and make it longer.
          "relative min-h-0 grow divide-y divide-hairline overflow-y-auto",
          selected
            // Two findings, and it fades no further than the space between them.
            ? "scroll-fade-y [--fade:0.625rem] lg:max-h-[30%]"
            : "max-h-96 lg:max-h-none",
          GIVES_WAY,
          isFull && selected && "max-lg:hidden",
          // With a detail open it scrolls with the page, under the sheet that stays.
          selected &&
            "max-lg:[&_*]:scroll-mt-[calc(min(52dvh,78vw)+var(--tools)-var(--no-header,0px))]",
        )}
      >
        {shown.earlier > 0 && (
          <li className="p-2 text-center">
            <Button size="sm" onClick={shown.back}>
              Show earlier ({formatCount(shown.earlier)})
            </Button>
          </li>
        )}
        {shown.items.map((finding) => (
          <Row
            key={finding.id}
            finding={finding}
            disposition={review.byId.get(finding.id)}
            isSelected={finding.id === selected?.id}
            onOpen={open}
          />
        ))}
        {shown.left > 0 && (
          <li>
            <ShowMore left={shown.left} onMore={shown.more} />
          </li>
        )}
        {plan.findings.length === 0 && (
          <li className="p-6 text-center text-muted">
            {plan.all.length === 0
              ? noFindingsWords(report.score)
              : "No findings match this filter"}
          </li>
        )}
      </ul>
      {selected && (
        <div
          ref={detail}
          role="region"
          data-detail
          aria-label="Finding detail"
          tabIndex={0}
          className={cx(
            "relative min-h-0 scroll-mb-3 lg:scroll-mb-14 max-lg:[&:has(:is(textarea,input,select):focus)]:-scroll-mt-2! max-lg:scroll-mt-[calc(min(52dvh,78vw)+var(--tools)-0.5rem-var(--no-header,0px))] overflow-y-auto scroll-fade-foot border-t-2 border-accent p-4 max-lg:order-first max-lg:border-b max-lg:border-b-hairline lg:grow-2 lg:basis-0 -outline-offset-2",
            // Beside the sheet it scrolls by itself, under what it is and how it is closed.
            "lg:scroll-pt-20 lg:[&>div>header]:sticky lg:[&>div>header]:-top-4 lg:[&>div>header]:z-1 lg:[&>div>header]:-mx-4 lg:[&>div>header]:-mt-4 lg:[&>div>header]:bg-surface lg:[&>div>header]:px-4 lg:[&>div>header]:pt-4 lg:[&>div>header]:border-b lg:[&>div>header]:border-hairline lg:[&>div>header]:pb-2 lg:[&>div>header]:-mb-2",
            // Lines fade below it: cut off they look like a fault.
            "lg:[&>div>header]:after:pointer-events-none lg:[&>div>header]:after:absolute lg:[&>div>header]:after:inset-x-0 lg:[&>div>header]:after:top-[calc(100%+1px)] lg:[&>div>header]:after:h-2.5 lg:[&>div>header]:after:bg-linear-to-b lg:[&>div>header]:after:from-surface lg:[&>div>header]:after:to-transparent",
            // The sheet above shows the place itself: what is said of it is read without scrolling.
            "max-lg:[&_[data-crop]]:hidden max-lg:[&_div:has(>[data-crop]:only-child)]:hidden",
            // A row shown piece by piece under its heads is its own quotation.
            "lg:[&_[data-crop]:has([data-folded])+figure>blockquote:has([data-heads])]:hidden",
            // While a form is filled in beside the sheet, the sheet shows the place, and the form is seen whole.
            "lg:group-has-[[data-form]]/aside:[&_[data-crop]:not(:has([data-folded]))]:hidden lg:group-has-[[data-form]]/aside:[&_div:has(>[data-crop]:only-child:not(:has([data-folded])))]:hidden",
            // What is gone to isn’t hidden under the sheet that stays.
            !isFull &&
              "max-lg:[&:not(:has(:is(textarea,input,select):focus))_*]:scroll-mt-[calc(min(52dvh,78vw)+var(--tools)-var(--no-header,0px))]",
          )}
        >
          <FindingDetail
            finding={asWorded(selected, review.byId.get(selected.id))}
            sheet={report.sheets.find((it) => it.page === selected.documentMarkup.page)}
            imageUrl={pageImage(projectId, selected.documentMarkup.page, CROP_SOURCE_PX)}
            edition={report.engine.edition}
            actions={
              <Button size="sm" onClick={onClose}>
                <X size={15} aria-hidden="true" />Close
              </Button>
            }
            review={props.isReadOnly ? props.notesOf?.(selected) ?? null : (
              <ReviewFinding
                hasKeys
                projectId={projectId}
                report={report}
                finding={selected}
                review={review}
                onRedraw={props.onRedraw}
              />
            )}
          />
        </div>
      )}
    </aside>
  );
}

interface RowProps {
  finding: Finding;
  disposition: Disposition | undefined;
  isSelected: boolean;
  onOpen: (finding: Finding, byKey: boolean) => void;
}

/** Drawn again only where something of it changed. */
const Row = memo(function Row({ finding, onOpen, ...look }: RowProps) {
  return (
    <li>
      <FindingRow
        {...look}
        finding={finding}
        onSelect={(event) => onOpen(finding, event.detail === 0)}
      />
    </li>
  );
});

/** Glides just far enough that nothing of it stays below the fold. */
function glideTo(element: HTMLElement | null): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element?.scrollIntoView({ block: "nearest", behavior: isCalm ? "auto" : "smooth" });
}
