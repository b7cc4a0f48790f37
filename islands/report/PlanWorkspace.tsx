/** The plan viewer with its three panes: sheets, the sheet itself, findings with their detail. */
import {
  BrickWall,
  ChevronLeft,
  ChevronRight,
  Expand,
  Keyboard,
  PanelLeft,
  PanelRight,
  Ruler,
  Search,
  Shrink,
  SquarePen,
} from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { Key } from "../../components/dashboard/SideCards.tsx";
import { BuildingLegend } from "../../components/report/BuildingLegend.tsx";
import { BuildingPart } from "../../components/report/BuildingPart.tsx";
import { FINDING_FILTERS } from "../../components/report/filters.ts";
import { Legend } from "../../components/report/Legend.tsx";
import { SheetRail } from "../../components/report/SheetRail.tsx";
import { UnreadLegend } from "../../components/report/UnreadLayer.tsx";
import { ZoomControls } from "../../components/report/ZoomControls.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { cx } from "../../components/ui/cx.ts";
import { Dialog } from "../../components/ui/Dialog.tsx";
import { EmptyState } from "../../components/ui/EmptyState.tsx";
import { FoldArrow } from "../../components/ui/FoldArrow.tsx";
import { SAMPLE_ID } from "../../functions/_shared/constants/sample.ts";
import { THUMBNAIL_PX } from "../../functions/_shared/constants/pictures.ts";
import type { ProjectFile, ReportResponse } from "../../functions/_shared/contract/mod.ts";
import { isSettled } from "../../functions/_shared/domain/disposition.ts";
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import type { Place } from "../../functions/_shared/domain/plan_set.ts";
import { EMPTY_MESSAGES } from "../../functions/_shared/messages.ts";
import { isShared } from "../_client/project_path.ts";
import { useSheetLinks } from "../_client/sheet_texts.ts";
import { useBuildingLayer } from "../_hooks/building_layer.ts";
import { useDrawing } from "../_hooks/drawing.ts";
import { useFullView } from "../_hooks/full_view.ts";
import { PLAN_KEYS, usePlanKeys } from "../_hooks/plan_keys.ts";
import { useMay, useMayDecide } from "../_hooks/rights.tsx";
import { useReview } from "../_hooks/review.ts";
import { usePlanSelection } from "../_hooks/plan_selection.ts";
import { useZoom, ZOOM_MAX, ZOOM_MIN, zoomMaxOf } from "../_hooks/zoom.ts";
import { bringToTop, isBesideSheet, isPhone, useBesideSheet } from "./beside.ts";
import { wordsAround } from "../../components/report/reading_part.ts";
import { firstPicture, pageImage } from "./ImageCanvas.tsx";
import CommentDialog from "./CommentDialog.tsx";
import Inspector from "./Inspector.tsx";
import { noScaleWords } from "./measure_words.ts";
import PlanCanvas from "./PlanCanvas.tsx";
import SheetSearch, { SEARCH_WIDTH_REM, type ShownPlace } from "./SheetSearch.tsx";

export interface PlanWorkspaceProps {
  projectId: string;
  report: ReportResponse;
  files: readonly ProjectFile[];
  /** Findings are looked at, not judged. */
  isReadOnly?: boolean;
  /** What stands below a finding that is not judged here. */
  notesOf?: (finding: Finding) => ReactNode;
  /** A place to go to that no open finding names. */
  shownPlace?: Place | null;
  /** Hardly anything stands above the viewer, which takes the rest of the window. */
  isRoomy?: boolean;
}

/** A word about what the pointer does now, over the sheet. */
const OVER_SHEET =
  "pointer-events-none absolute inset-x-0 top-2 z-10 mx-auto w-max max-w-[calc(100%-16px)] rounded bg-[#12202e] px-3 py-1 text-center text-sm text-balance text-white";
/** A tool in hand is seen to be. */
const TOOL = "aria-pressed:bg-accent-soft aria-pressed:text-accent";

/** Pixels of so many rem at the reader's text size. */
const pixelsOf = (rem: number): number =>
  rem * parseFloat(getComputedStyle(document.documentElement).fontSize);

export default function PlanWorkspace(
  { projectId, report, files, isReadOnly, notesOf, shownPlace = null, isRoomy }: PlanWorkspaceProps,
) {
  const may = useMay();
  const plan = usePlanSelection(report);
  const review = useReview(projectId, report.id);
  // On a phone the sheet and what was found on it come before the other sheets.
  const [hasRail, setHasRail] = useState(() => !isPhone());
  const [hasList, setHasList] = useState(true);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const layer = useBuildingLayer(projectId, report.buildings, {
    page: plan.page,
    canCorrect: !isReadOnly && projectId !== SAMPLE_ID && may("work"),
  });
  const [isSearching, setIsSearching] = useState(false);
  const [searched, setSearched] = useState("");
  const isBeside = useBesideSheet();
  const [isMeasuring, setIsMeasuring] = useState(false);
  const drawing = useDrawing(projectId, report.id, plan.page);
  const mayDecide = useMayDecide();
  const canAdd = !isReadOnly && projectId !== SAMPLE_ID && mayDecide;
  const [hit, setHit] = useState<ShownPlace | null>(shownPlace);
  const links = useSheetLinks(projectId, report.id).data?.links;
  const home = useRef<HTMLElement>(null);
  const { isFull, setFull } = useFullView(home);
  const sheet = report.sheets.find((it) => it.page === plan.page);
  const canMeasure = sheet?.pointsPerFoot !== undefined;
  const noScale = noScaleWords(report.sheets, sheet?.scale);
  // Below the sheet, a finding is read with its tools and its box in sight.
  const sticks = !isFull && plan.selected !== null;
  const zoom = useZoom(sheet ? zoomMaxOf(sheet, globalThis.innerWidth) : ZOOM_MAX);
  // Hundreds of sheets are drawn again only where something of them changed.
  const rail = useMemo(
    () => (
      <SheetRail
        sheets={report.sheets}
        findings={plan.findings.filter(({ id }) => !isSettled(review.byId.get(id)))}
        page={plan.page}
        onSelect={plan.setPage}
        thumbnailUrl={(page) => pageImage(projectId, page, THUMBNAIL_PX)}
      />
    ),
    [projectId, report.sheets, plan.findings, plan.page, review.byId],
  );
  // Where the detail was opened from: the focus goes back there after keys, the eye after a finger.
  const opener = useRef<{ from: Opener; byKey: boolean } | null>(null);
  // Turning to another sheet changes nothing of the list and of the open finding.
  const acts = useRef({ onOpen, onClose, onAdd });
  acts.current = { onOpen, onClose, onAdd };
  const inspector = useMemo(
    () => (
      <Inspector
        projectId={projectId}
        report={report}
        plan={plan}
        review={review}
        onOpen={(finding, byKey) => acts.current.onOpen(finding, "finding", byKey)}
        onClose={() => acts.current.onClose()}
        takesFocus={() => opener.current?.byKey ?? false}
        isPointed={() => opener.current?.byKey === false}
        isFull={isFull}
        isReadOnly={isReadOnly}
        onRedraw={(finding) => acts.current.onAdd(finding)}
        notesOf={notesOf}
      />
    ),
    [
      projectId,
      report,
      plan.findings,
      plan.selected,
      plan.filter,
      review.byId,
      review.isLoaded,
      review.error,
      review.isBusy,
      isFull,
      isReadOnly,
      notesOf,
    ],
  );
  const here = plan.findings.filter((it) => it.documentMarkup.page === plan.page);
  // Turned to, a sheet has its findings at the top of the list beside or below it.
  useEffect(() => {
    if (!plan.selected) bringToTop(elementOf("finding", here[0]));
  }, [plan.page]);
  // What measuring says stands over the sheet: it is there before it is gone to.
  useEffect(() => {
    if (isMeasuring && !isBesideSheet()) home.current?.scrollIntoView({ block: "start" });
  }, [isMeasuring]);
  useEffect(() => {
    if (shownPlace) onShow(shownPlace);
  }, [shownPlace]);
  const nextFilter = FINDING_FILTERS[
    (FINDING_FILTERS.indexOf(plan.filter) + 1) % FINDING_FILTERS.length
  ];

  function onOpen(finding: Finding, from: Opener, byKey: boolean) {
    opener.current = { from, byKey };
    setHasList(true);
    plan.select(finding);
  }

  /** On a small screen the whole of it is the sheet's; a finding comes when its box is touched. */
  function onFull(isFull: boolean) {
    setFull(isFull);
    if (isBesideSheet()) return;
    setHasRail(!isFull);
    setHasList(!isFull);
  }

  /** Shows a place that was searched for, or the sheet a reference leads to. */
  function onShow(place: ShownPlace) {
    plan.setPage(place.page);
    // The same place again is flown to again.
    setHit({ ...place });
  }

  function onSearch(isOpen: boolean) {
    setIsSearching(isOpen);
    // The answer stands below the field, and a phone's keyboard below both.
    if (isOpen && !isBesideSheet()) home.current?.scrollIntoView({ block: "start" });
    if (isOpen) return;
    setHit(null);
    setSearched("");
  }

  function onEscape() {
    if (drawing.isOn) drawing.cancel();
    else if (isMeasuring) setIsMeasuring(false);
    else if (!plan.selected && isFull) onFull(false);
    else onClose();
  }

  function onClose() {
    const { from, byKey } = opener.current ?? {};
    if (from && byKey) focusFinding(from, plan.selected);
    else if (from && !isBesideSheet()) {
      elementOf(from, plan.selected)?.scrollIntoView({ block: "center" });
    }
    if (isFull && from === "members" && !isBesideSheet()) setHasList(false);
    opener.current = null;
    plan.select(null);
  }

  /** A box is drawn next: for a new finding, or anew for one there is. */
  function onAdd(finding?: Finding) {
    setIsMeasuring(false);
    if (drawing.isOn && !finding) return drawing.cancel();
    if (finding) plan.setPage(finding.documentMarkup.page);
    if (!isBesideSheet()) home.current?.scrollIntoView({ block: "start" });
    drawing.begin(finding);
  }

  /** To the box of the open finding, else of the row that has the focus, else the first on the sheet. */
  function onGoToSheet() {
    const focused = document.activeElement?.getAttribute("data-finding");
    const finding = plan.selected ?? plan.findings.find((it) => it.id === focused) ?? here[0];
    if (!finding) return;
    plan.setPage(finding.documentMarkup.page);
    focusWhenThere("members", finding);
  }

  usePlanKeys({
    j: () => plan.step(1),
    k: () => plan.step(-1),
    "+": zoom.zoomIn,
    "=": zoom.zoomIn,
    "-": zoom.zoomOut,
    "0": zoom.reset,
    "[": () => plan.stepPage(-1),
    "]": () => plan.stepPage(1),
    f: () => plan.setFilter(nextFilter),
    l: () => focusFinding("finding", plan.selected ?? plan.findings[0]),
    s: onGoToSheet,
    e: () => onFull(!isFull),
    z: review.undo,
    "/": () => onSearch(!isShared(projectId)),
    m: () => setIsMeasuring(!isMeasuring),
    n: () => canAdd && onAdd(),
    "?": () => setIsHelpOpen((it) => !it),
    Escape: onEscape,
  });

  // Over the sheet where there is room beside what it finds, else above it.
  const search = isSearching && (
    <SheetSearch
      projectId={projectId}
      report={report}
      typed={searched}
      onType={setSearched}
      shown={hit}
      onShow={onShow}
      onClose={() => onSearch(false)}
    />
  );
  if (!sheet) {
    return (
      <EmptyState level={2} title={EMPTY_MESSAGES.noMarkup}>
        None of the uploaded pages could be shown.
      </EmptyState>
    );
  }
  return (
    <section
      ref={home}
      aria-label="Plan viewer"
      className={cx(
        // What comes above the sheet is read where it is gone to: the page doesn't make up for its height.
        "no-print overflow-clip bg-surface [overflow-anchor:none]",
        isFull
          ? "fixed inset-0 z-35 flex flex-col [--tools:0px]"
          : "rounded-lg border border-hairline [--tools:2.75rem] pointer-coarse:[--tools:3.25rem]",
        // Where none stays, what is gone to stops that much higher.
        isRoomy && !isFull && "[--no-header:3.5rem]",
      )}
    >
      {/* Asked for before the thumbnails, while the viewer itself is still being loaded. */}
      <link
        rel="preload"
        as="image"
        href={firstPicture(projectId, plan.page)}
        fetchPriority="high"
      />
      <div
        role="group"
        aria-label="Tools"
        className={cx(
          "flex flex-wrap items-center gap-x-1 gap-y-1 border-b border-hairline px-1 py-1 sm:gap-x-2 sm:px-2",
          // On a phone they keep to one row, however many there are.
          sticks && [
            "max-lg:sticky max-lg:z-11 max-lg:bg-surface max-lg:[&:has(~*_aside_:is(textarea,input,select):focus)]:static",
            isRoomy ? "max-lg:top-0" : "max-lg:top-14",
          ],
          "min-[22rem]:max-sm:flex-nowrap max-sm:gap-x-0 max-sm:[&>div]:min-w-0 max-sm:[&_button]:w-8 max-sm:[&_button]:min-w-6 max-sm:[&_button]:shrink max-sm:[&_output]:sr-only",
        )}
      >
        <Button
          variant="ghost"
          size="icon"
          aria-label="Sheets"
          aria-pressed={hasRail}
          onClick={() => setHasRail(!hasRail)}
        >
          <PanelLeft size={17} aria-hidden="true" />
        </Button>
        <div className="flex items-center">
          <Button
            variant="ghost"
            size="icon"
            aria-label="Previous sheet"
            onClick={() => plan.stepPage(-1)}
          >
            <ChevronLeft size={17} aria-hidden="true" />
          </Button>
          <span className="min-w-12 text-center text-sm sm:min-w-16">
            <span className="font-mono font-semibold">{sheet.number ?? `Page ${sheet.page}`}</span>
            {" "}
            <span className="ml-1 hidden text-muted xl:inline">{sheet.title}</span>
          </span>
          <Button
            variant="ghost"
            size="icon"
            aria-label="Next sheet"
            onClick={() => plan.stepPage(1)}
          >
            <ChevronRight size={17} aria-hidden="true" />
          </Button>
        </div>
        <ZoomControls
          zoom={zoom.zoom}
          min={ZOOM_MIN}
          max={zoom.max}
          onIn={zoom.zoomIn}
          onOut={zoom.zoomOut}
          onReset={zoom.reset}
        />
        <div className="ml-auto flex items-center">
          {projectId !== SAMPLE_ID && !isShared(projectId) && (
            <Button
              variant="ghost"
              size="icon"
              className={TOOL}
              aria-label="Search the sheets"
              aria-pressed={isSearching}
              onClick={() => onSearch(!isSearching)}
            >
              <Search size={17} aria-hidden="true" />
            </Button>
          )}
          <Button
            variant="ghost"
            size="icon"
            className={TOOL}
            aria-label="Measure"
            title={canMeasure ? `Measure between two points, at ${sheet.scale}` : noScale}
            aria-pressed={isMeasuring}
            onClick={() => setIsMeasuring(!isMeasuring)}
          >
            <Ruler size={17} aria-hidden="true" />
          </Button>
          {canAdd && (
            <Button
              variant="ghost"
              size="icon"
              className={TOOL}
              aria-label="Add a finding"
              title="Add your own finding: draw a box or click a point"
              aria-pressed={drawing.isOn}
              onClick={() => onAdd()}
            >
              <SquarePen size={16} aria-hidden="true" />
            </Button>
          )}
          {layer.hasBuilding && (
            <Button
              variant="ghost"
              size="icon"
              className={TOOL}
              aria-label="Building"
              title="Building: rooms, doors and exit paths as drawn"
              aria-pressed={layer.isShown}
              onClick={layer.toggle}
            >
              <BrickWall size={17} aria-hidden="true" />
            </Button>
          )}
          <Button
            variant="ghost"
            size="icon"
            aria-label="Keyboard shortcuts"
            className="hidden! lg:inline-flex!"
            onClick={() => setIsHelpOpen(true)}
          >
            <Keyboard size={17} aria-hidden="true" />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label="Full view"
            aria-pressed={isFull}
            onClick={() => onFull(!isFull)}
          >
            {isFull
              ? <Shrink size={16} aria-hidden="true" />
              : <Expand size={16} aria-hidden="true" />}
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label="Findings"
            aria-pressed={hasList}
            className={cx(!isFull && "max-sm:hidden!")}
            onClick={() => setHasList(!hasList)}
          >
            <PanelRight size={17} aria-hidden="true" />
          </Button>
        </div>
      </div>
      {/* Beside the sheet, what stands above it takes its room from it: nothing else moves. */}
      <div
        className={cx(
          "flex flex-col",
          isFull ? "min-h-0 grow" : isRoomy
            ? "lg:h-[max(420px,calc(100dvh-12.5rem))]"
            // So high that the strip of tabs above it is out of sight once its foot is in it.
            : "lg:h-[max(560px,calc(100dvh-10.5rem))]",
        )}
      >
        {/* Beside the sheet, never on it: what is marked there stays in sight. */}
        {isMeasuring && !canMeasure && (
          <p
            role="status"
            className={cx(
              "border-b border-hairline bg-surface px-4 py-1.5 text-sm text-pretty",
              // It stays in view where the sheet and its tools stay, and moves nothing when it comes.
              sticks && [
                "max-lg:sticky max-lg:z-11",
                isRoomy ? "max-lg:top-(--tools)" : "max-lg:top-[calc(3.5rem+var(--tools))]",
              ],
            )}
          >
            {noScale}
          </p>
        )}
        {layer.building && (
          // Below a screen of two columns the room is the sheet's.
          <details open={isBesideSheet()} className="group/fold border-b border-hairline">
            <summary className="flex list-none items-center gap-3 px-4 py-1.5 text-sm text-muted -outline-offset-2 pointer-coarse:py-3">
              Key to the colors
              <FoldArrow />
            </summary>
            <div className="px-4 pb-2">
              <BuildingLegend building={layer.building} />
            </div>
          </details>
        )}
        {search && !isBeside ? search : null}
        <div
          className={cx("flex flex-col lg:min-h-0 lg:grow lg:flex-row", isFull && "min-h-0 grow")}
        >
          {hasRail && (
            <div className="shrink-0 border-b border-hairline lg:w-44 lg:border-r lg:border-b-0">
              {rail}
            </div>
          )}
          <div
            className={cx(
              "relative min-w-0 grow lg:h-full",
              isFull ? "min-h-0" : "h-[min(52dvh,78vw)]",
              sticks && [
                "max-lg:sticky max-lg:z-10 max-lg:border-b max-lg:border-hairline max-lg:[&:has(~aside_:is(textarea,input,select):focus)]:static",
                // Only where it sticks: elsewhere it would slide over the list.
                isRoomy ? "max-lg:top-(--tools)" : "max-lg:top-[calc(3.5rem+var(--tools))]",
              ],
            )}
          >
            {layer.building && layer.partId && (
              <BuildingPart
                key={layer.partId}
                building={layer.building}
                id={layer.partId}
                canCorrect={layer.canCorrect}
                isSaving={layer.isSaving}
                onRename={(name) => layer.rename(layer.partId!, name)}
                onMoveEnd={(widthIn) => layer.moveEnd(layer.partId!, widthIn)}
                onNoDoor={() => layer.removeDoor(layer.partId!)}
                onClose={() => layer.select(null)}
              />
            )}
            {drawing.isOn && (
              <p role="status" className={OVER_SHEET}>
                Drag a box, or click a point. <span className="max-lg:hidden">Esc cancels.</span>
              </p>
            )}
            {search && isBeside ? search : null}
            <PlanCanvas
              links={links?.filter((it) => it.page === plan.page)}
              onLink={(link) => plan.setPage(link.toPage)}
              nameOf={(page) =>
                report.sheets.find((it) => it.page === page)?.number ?? `page ${page}`}
              place={hit?.page === plan.page ? hit.box : null}
              sought={hit?.text === undefined ? [] : wordsAround(searched, hit.text)}
              isMeasuring={isMeasuring && canMeasure}
              onDraw={drawing.isOn ? drawing.draw : undefined}
              onDrawEnd={drawing.cancel}
              insetPx={isSearching && isBeside ? pixelsOf(SEARCH_WIDTH_REM) : 0}
              building={layer.building}
              partId={layer.partId}
              onPart={layer.select}
              projectId={projectId}
              sheet={sheet}
              file={fileOf(report, files, sheet.file)}
              findings={here}
              selected={plan.selected}
              onSelect={(finding, byKey) => onOpen(finding, "members", byKey)}
              zoom={zoom}
            />
          </div>
          {hasList && inspector}
        </div>
      </div>
      <div className={cx("border-t border-hairline px-4 py-2", isFull && "max-lg:hidden")}>
        <Legend />
        <UnreadLegend reading={sheet.reading} />
      </div>
      {drawing.place && (
        <CommentDialog
          title="Add a finding"
          description={`On ${
            sheet.number ? `sheet ${sheet.number}` : `page ${sheet.page}`
          }. The finding is marked as yours; the sealed report stays as it is.`}
          saveLabel="Add finding"
          draft={null}
          isBusy={drawing.isBusy}
          onSave={async ({ requirementId, ...words }) => {
            const values = { ...words, requirementId: requirementId!, place: drawing.place! };
            const raised = await drawing.save(values);
            plan.setFilter("all");
            plan.goTo(raised.id);
          }}
          onClose={drawing.cancel}
        />
      )}
      <Dialog isOpen={isHelpOpen} onOpenChange={setIsHelpOpen} title="Keyboard shortcuts" size="sm">
        <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2">
          {PLAN_KEYS.map(([keys, meaning]) => (
            <div key={meaning} className="contents">
              <dt className="flex items-start gap-1">
                {keys.map((key) => <Key key={key}>{key}</Key>)}
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </section>
  );
}

/** The attribute under which a finding's row, or its box on the sheet, is found again. */
type Opener = "finding" | "members";

/** The finding's row or its box. */
function elementOf(where: Opener, finding: Finding | null | undefined): HTMLElement | null {
  if (!finding) return null;
  return document.querySelector(`[data-${where}~="${CSS.escape(finding.id)}"]`);
}

/** Moves the focus to the finding's row or to its box. */
function focusFinding(where: Opener, finding: Finding | null | undefined): void {
  elementOf(where, finding)?.focus({ preventScroll: where === "members" });
}

/** The same once it is there: a sheet that was just turned to is drawn first. */
function focusWhenThere(where: Opener, finding: Finding, frames = 300): void {
  if (elementOf(where, finding)) focusFinding(where, finding);
  else if (frames > 0) {
    requestAnimationFrame(() => focusWhenThere(where, finding, frames - 1));
  }
}

/** A file of the report among those of the project, which may be called otherwise by now. */
function fileOf(
  report: ReportResponse,
  files: readonly ProjectFile[],
  name: string,
): ProjectFile | undefined {
  const sha256 = report.files.find((it) => it.name === name)?.sha256;
  return files.find((it) => it.sha256 === sha256);
}
