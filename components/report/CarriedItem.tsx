/** One comment from the set before to the set now: its state, the ground for it, and both pieces of the drawing. */
import { type ReactNode, useState } from "react";
import { CARRIED_WORDS, isStillOpen } from "../../functions/_shared/domain/comparison.ts";
import { isSearched } from "../../functions/_shared/domain/finding.ts";
import { CROP_SOURCE_PX, NEAR_SOURCE_PX } from "../../functions/_shared/constants/pictures.ts";
import type { Place } from "../../functions/_shared/domain/plan_set.ts";
import { type PageSize, toPointRect } from "../../functions/_shared/geometry.ts";
import { formatDate } from "../format.ts";
import { Badge } from "../ui/Badge.tsx";
import { Button } from "../ui/Button.tsx";
import { cx } from "../ui/cx.ts";
import { FoldArrow } from "../ui/FoldArrow.tsx";
import { isNarrow } from "../ui/narrow.ts";
import { MARK_LABELS, markKind, PAPER_COLORS, SeverityMark } from "../ui/SeverityMark.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";
import { CARRIED_TONES, type CarriedLine } from "./carried.ts";
import { isStrip, isWide, PageCrop } from "./EvidenceCrop.tsx";

export interface CarriedSheet extends PageSize {
  number: string | null;
  /** Its number in the set before, where it has another one now. */
  former?: string;
}

export interface CarriedItemProps {
  line: CarriedLine;
  /** A sheet of the set before or now. */
  sheetOf: (
    side: "before" | "after",
    page: number,
  ) => CarriedSheet | null;
  pictureUrl: (side: "before" | "after", page: number, widthPx: number) => string;
  /** Left out where the cycle was answered: what went out stays. */
  onVerdict?: (verdict: "closed" | "open" | null) => void;
  isBusy: boolean;
}

/** Lettering lower than this in the usual picture is blurred once it is made large enough to read, px. */
const SHARP_PX = 16;

const sourcePx = ({ box }: Place, sheet: PageSize): number =>
  toPointRect(box, sheet).height * CROP_SOURCE_PX / sheet.widthPt < SHARP_PX
    ? NEAR_SOURCE_PX
    : CROP_SOURCE_PX;

/** Around a place that is shown for comparison alone; light paper in both themes. */
const NOTHING_FOUND = "#51606e";

export function CarriedItem(
  { line, sheetOf, pictureUrl, onVerdict, isBusy }: CarriedItemProps,
) {
  const { comment, verdict } = line;
  const finding = line.after ?? line.before;
  const said = line.before ?? line.after;
  if (!finding || !said) return null;
  const isOpen = isStillOpen(comment, verdict?.verdict ?? null);
  const places = { before: comment.beforePlace, after: comment.afterPlace };
  const isAny = (isSo: (box: Place["box"], sheet: PageSize) => boolean): boolean =>
    Object.entries(places).some(([side, place]) => {
      const sheet = place && sheetOf(side as keyof typeof places, place.page);
      return sheet && isSo(place.box, sheet);
    });
  const besides = isAny(isStrip) ? "" : isAny(isWide) ? "lg:grid-cols-2" : "sm:grid-cols-2";
  const colorOf = (side: keyof typeof places): string => {
    // Before the change there was nothing wrong there.
    if (side === "before" && comment.state === "new") return NOTHING_FOUND;
    return isOpen || side === "before" ? PAPER_COLORS[markKind(said)] : PAPER_COLORS.compliant;
  };
  const crop = (side: keyof typeof places) => {
    const place: Place | null = places[side];
    const sheet = place && sheetOf(side, place.page);
    const name = side === "before" ? "Before" : "Now";
    return (
      <figure className="flex min-w-0 flex-col">
        <figcaption className="mb-1 text-xs text-muted">
          {name}
          {sheet && `: ${sheet.number ?? `page ${place.page}`}`}
          {sheet?.former && `, renumbered from ${sheet.former}`}
        </figcaption>
        {sheet
          ? (
            <PageCrop
              box={place.box}
              page={sheet}
              imageUrl={pictureUrl(side, place.page, sourcePx(place, sheet))}
              label={`${name}: part of ${sheet.number ?? `page ${place.page}`}`}
              color={colorOf(side)}
              isDashed={said.status === "warning" && colorOf(side) !== NOTHING_FOUND}
              isLow
            />
          )
          : (
            <p className="grid min-h-24 grow place-items-center rounded border border-dashed border-hairline p-3 text-center text-sm text-muted">
              {side === "before" ? "Not in the previous set" : "No longer in the set"}
            </p>
          )}
      </figure>
    );
  };
  return (
    <li className="grid gap-3 p-4" data-carried={comment.state}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={CARRIED_TONES[comment.state]}>{CARRIED_WORDS[comment.state]}</Badge>
        <strong className="flex items-center gap-1.5 font-semibold">
          <SeverityMark kind={markKind(said)} size={13} label={MARK_LABELS[markKind(said)]} />
          {said.title}
        </strong>
        <span className="font-mono text-xs text-muted">{line.reference}</span>
        <span className="flex flex-wrap gap-x-3 text-xs text-muted">
          <span className="font-mono">{said.codeReference}</span>
          {comment.before && <span>raised in cycle {comment.before.cycle}</span>}
        </span>
      </div>
      <p>
        <Unbroken text={(line.after ?? said).description} />
      </p>
      {line.before && line.after && line.before.description !== line.after.description && (
        <p className="text-sm">
          In cycle {comment.before?.cycle}: <Unbroken text={line.before.description} />
        </p>
      )}
      <p className="text-sm text-muted">
        <Unbroken text={comment.why} />
      </p>
      {line.response && (
        <blockquote className="border-l-2 border-accent pl-3 whitespace-pre-line">
          <span className="block text-xs text-muted">Applicant’s response</span>
          {line.response}
        </blockquote>
      )}
      {/* What was searched for stands nowhere: no piece of a sheet shows that it is missing. */}
      {!isSearched(said) && (
        <Pieces
          besides={besides}
          isUnfolded={comment.state !== "open" || comment.isOnChange}
        >
          {crop("before")}
          {crop("after")}
        </Pieces>
      )}
      {comment.before && (
        <div className="flex flex-wrap items-center gap-2 empty:hidden">
          {verdict && (
            <span className="text-sm">
              {verdict.verdict === "closed" ? "Closed" : "Kept open"} by{" "}
              {verdict.decidedBy ?? "someone"}, {formatDate(verdict.decidedAt)}
            </span>
          )}
          {onVerdict && verdict && (
            <Button
              size="sm"
              variant="ghost"
              disabled={isBusy}
              onClick={() => onVerdict(null)}
            >
              Undo
            </Button>
          )}
          {onVerdict && !verdict && !line.after && (
            <Button
              size="sm"
              disabled={isBusy}
              onClick={() => onVerdict(isOpen ? "closed" : "open")}
            >
              {isOpen ? "Close comment" : "Keep comment open"}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/**
 * Both pieces of the drawing, to be opened one comment at a time: on a phone they are as high as ten lines, and where
 * nothing has changed both show the same.
 */
function Pieces(
  { besides, isUnfolded, children }: {
    /** From which width on they stand beside each other. */
    besides: string;
    /** Shown from the start where there is room. */
    isUnfolded: boolean;
    children: ReactNode;
  },
) {
  const [isOpen, setIsOpen] = useState(isUnfolded && !isNarrow());
  return (
    <details
      open={isOpen}
      className="group/fold"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 list-none items-center gap-3 text-sm font-medium sm:min-h-8 sm:w-fit">
        On the sheet, before and now
        <FoldArrow />
      </summary>
      {isOpen && <div className={cx("mt-1 grid gap-3", besides)}>{children}</div>}
    </details>
  );
}
