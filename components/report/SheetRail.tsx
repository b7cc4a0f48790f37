/** The sheets of the set: number, title, thumbnail, how many open findings each carries. */
import { memo, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import type { SheetSummary } from "../../functions/_shared/domain/report.ts";
import { plural } from "../format.ts";
import { cx } from "../ui/cx.ts";
import { useIsFirstFrame } from "../ui/first_frame.ts";

export interface SheetRailProps {
  sheets: readonly SheetSummary[];
  findings: readonly Finding[];
  page: number;
  onSelect: (page: number) => void;
  thumbnailUrl: (page: number) => string;
}

/** So many sheets before and after the first one shown are drawn at once. */
const AROUND = 6;
/** So many from the current one on are there at first, more than a screen holds; all others follow after that frame. */
const FIRST = 12;

export function SheetRail({ sheets, findings, page, onSelect, thumbnailUrl }: SheetRailProps) {
  const counts = new Map<number, number>();
  for (const { documentMarkup: { page } } of findings) {
    counts.set(page, (counts.get(page) ?? 0) + 1);
  }
  const rail = useRef<HTMLOListElement>(null);
  const current = sheets.findIndex((it) => it.page === page);
  const [seen, setSeen] = useState<ReadonlySet<number>>(() =>
    new Set(sheets.slice(Math.max(0, current - AROUND), current + AROUND + 1).map((it) => it.page))
  );
  const isFirst = useIsFirstFrame(sheets.length > AROUND + FIRST);
  const from = isFirst ? Math.max(0, current - AROUND) : 0;
  const start = useRef(from);
  const place = useRef<Place>(null);
  useEffect(() => {
    showCurrent(rail.current);
    place.current = placeOf(rail.current);
  }, [page]);
  // Where sheets are added before the current one, it stays in its place.
  useLayoutEffect(() => {
    start.current = from;
    if (!isFirst) keepCurrent(rail.current, place.current);
  }, [isFirst, from]);
  useEffect(
    () =>
      watchSight(rail.current!, (first, end) => {
        const pages = sheets.slice(start.current + first, start.current + end).map((it) => it.page);
        setSeen((now) => pages.every((it) => now.has(it)) ? now : new Set([...now, ...pages]));
      }),
    [sheets],
  );
  return (
    <ol
      ref={rail}
      aria-label="Sheets"
      className="flex gap-2 relative overflow-x-auto p-2 lg:h-full lg:flex-col lg:overflow-x-hidden lg:overflow-y-auto"
    >
      {(isFirst ? sheets.slice(from, current + FIRST) : sheets).map((sheet, index) => (
        <RailSheet
          key={sheet.page}
          sheet={sheet}
          count={counts.get(sheet.page) ?? 0}
          isCurrent={from + index === current}
          isDrawn={from + index === current || seen.has(sheet.page)}
          onSelect={onSelect}
          thumbnailUrl={thumbnailUrl(sheet.page)}
        />
      ))}
    </ol>
  );
}

interface RailSheetProps {
  sheet: SheetSummary;
  /** Open findings on it. */
  count: number;
  isCurrent: boolean;
  /** Out of sight its number stands alone; who does not look is told the same of all. */
  isDrawn: boolean;
  onSelect: (page: number) => void;
  thumbnailUrl: string;
}

/** Drawn again only where something of it changed: sets have hundreds. */
const RailSheet = memo(function RailSheet(
  { sheet, count, isCurrent, isDrawn, onSelect, thumbnailUrl }: RailSheetProps,
) {
  const name = sheet.number ?? `Page ${sheet.page}`;
  return (
    // Of hundreds only those in sight are laid out.
    <li className="shrink-0 lg:[content-visibility:auto] lg:[contain-intrinsic-block-size:auto_9.25rem]">
      <button
        type="button"
        aria-current={isCurrent ? "true" : undefined}
        aria-label={isDrawn
          ? undefined
          : [name, count > 0 && plural(count, "open finding"), sheet.title]
            .filter(Boolean).join(" ")}
        onClick={() => onSelect(sheet.page)}
        className={cx(
          "block w-32 rounded border p-1.5 text-left -outline-offset-2 lg:w-full",
          isCurrent ? "border-accent bg-accent-soft" : "border-transparent hover:bg-sunken",
          !isDrawn && "min-h-30",
        )}
      >
        {isDrawn
          ? (
            <>
              {/* How it loads is said before what: Firefox and Safari begin with the address. */}
              <img
                loading="lazy"
                fetchPriority="low"
                decoding="async"
                src={thumbnailUrl}
                alt=""
                width={Math.round(sheet.widthPt)}
                height={Math.round(sheet.heightPt)}
                className="block max-h-24 w-full rounded-sm border border-hairline bg-white object-contain"
              />
              <span className="mt-1 flex items-center justify-between gap-2 text-sm">
                <span className="truncate font-mono font-medium">{name}</span>
                {count > 0 && (
                  <span className="rounded-full bg-ink px-1.5 text-xs tabular-nums text-paper">
                    {count}
                    <span className="sr-only">
                      {count === 1 ? "open finding" : "open findings"}
                    </span>
                  </span>
                )}
              </span>
              {sheet.title && (
                <span className="hidden text-xs text-muted lg:line-clamp-2">{sheet.title}</span>
              )}
            </>
          )
          : name}
      </button>
    </li>
  );
});

/**
 * Tells which sheets are in sight or within a screen of it, whenever that may have changed. They follow each other, so
 * that a few places are asked for and not hundreds watched. @returns how to stop
 */
function watchSight(rail: HTMLElement, onSight: (from: number, to: number) => void): () => void {
  function look() {
    const isRow = rail.scrollWidth > rail.clientWidth;
    const [at, length] = isRow
      ? [rail.scrollLeft, rail.clientWidth]
      : [rail.scrollTop, rail.clientHeight];
    const startOf = (index: number) => {
      const { offsetLeft, offsetTop } = rail.children[index] as HTMLElement;
      return isRow ? offsetLeft : offsetTop;
    };
    const span = [at - length, at + 2 * length] as const;
    onSight(...indexesWithin(span, rail.children.length, startOf));
  }
  const size = new ResizeObserver(look);
  size.observe(rail);
  rail.addEventListener("scroll", look, { passive: true });
  return () => {
    size.disconnect();
    rail.removeEventListener("scroll", look);
  };
}

/** Of items that follow each other those that reach into a stretch: the first, and the one after the last. */
export function indexesWithin(
  [from, to]: Stretch,
  count: number,
  startOf: (index: number) => number,
): [first: number, end: number] {
  /** The first item that starts after `place`. */
  function after(place: number): number {
    let [low, high] = [0, count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (startOf(middle) > place) high = middle;
      else low = middle + 1;
    }
    return low;
  }
  return [Math.max(0, after(from) - 1), after(to)];
}

/** Moves the rail alone, and only as far as needed: the page around it stays where it is. */
function showCurrent(rail: HTMLElement | null): void {
  const current = rail?.querySelector("[aria-current]");
  if (!rail || !current) return;
  const frame = rail.getBoundingClientRect();
  const box = current.getBoundingClientRect();
  rail.scrollBy({
    left: outside([box.left, box.right], [frame.left, frame.right]),
    top: outside([box.top, box.bottom], [frame.top, frame.bottom]),
  });
}

/** Pixels of the current sheet from the left and the top of the rail; null where there is none. */
type Place = { left: number; top: number } | null;

function placeOf(rail: HTMLElement | null): Place {
  const current = rail?.querySelector("[aria-current]");
  if (!rail || !current) return null;
  const frame = rail.getBoundingClientRect();
  const box = current.getBoundingClientRect();
  return { left: box.left - frame.left, top: box.top - frame.top };
}

/** Moves the rail so that the current sheet is where it was. */
function keepCurrent(rail: HTMLElement | null, before: Place): void {
  const now = placeOf(rail);
  if (!rail || !before || !now) return;
  rail.scrollBy({ left: now.left - before.left, top: now.top - before.top });
}

/** How far a stretch lies before (negative) or behind the one it is to be seen in. */
export function outside([start, end]: Stretch, [from, to]: Stretch): number {
  return start < from ? start - from : Math.max(0, end - to);
}

type Stretch = readonly [start: number, end: number];
