/** Sheets of a set beside those before: which is which, what changed on each, one over the other or side by side. */
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type UIEvent, useEffect, useRef, useState } from "react";
import { plural } from "../../components/format.ts";
import { Badge, type Tone } from "../../components/ui/Badge.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { ChipGroup } from "../../components/ui/ChipGroup.tsx";
import { cx } from "../../components/ui/cx.ts";
import { formerNumbers } from "../../components/report/carried.ts";
import { PageCrop } from "../../components/report/EvidenceCrop.tsx";
import { ZoomControls } from "../../components/report/ZoomControls.tsx";
import { NEAR_SOURCE_PX } from "../../functions/_shared/constants/pictures.ts";
import type { CycleResponse } from "../../functions/_shared/contract/mod.ts";
import {
  boxBefore,
  type SheetChange,
  type SheetPair,
} from "../../functions/_shared/domain/comparison.ts";
import { NARROW_PX, readableZoom, ZOOM_MAX_LARGE } from "../_hooks/zoom.ts";
import ComparedSheet, { ADDED, MAX_LISTED, REMOVED } from "./ComparedSheet.tsx";

export interface SheetCompareProps {
  cycle: CycleResponse;
  pictureUrl: (side: "before" | "after", page: number, widthPx?: number) => string;
}

const CHANGE_WORDS: Record<SheetChange, string> = {
  same: "Unchanged",
  changed: "Changed",
  added: "Added",
  missing: "Missing",
};
const CHANGE_TONES: Record<SheetChange, Tone> = {
  same: "neutral",
  changed: "accent",
  added: "compliant",
  missing: "critical",
};
const MATCH_WORDS = {
  file: "its file wasn’t uploaded again",
  number: "matched by sheet number",
  title: "matched by sheet title",
  looks: "matched by appearance",
};
const VIEWS = ["overlay", "before", "after", "beside"] as const;
type View = typeof VIEWS[number];
const VIEW_WORDS: Record<View, string> = {
  overlay: "Overlay",
  before: "Before",
  after: "Now",
  beside: "Side by side",
};
/** The pictures of the sheets bear no more. */
const ZOOM_MAX = 4;
/** A change is looked at from this near at least. */
const ZOOM_NEAR = 2;
/** Of the page's width beside each other: near enough that figures are read. */
const CROP_SHARE = 0.1;

export default function SheetCompare({ cycle, pictureUrl }: SheetCompareProps) {
  const pairs = cycle.comparison?.sheets ?? [];
  const [index, setIndex] = useState(() =>
    Math.max(0, pairs.findIndex((it) => it.change === "changed"))
  );
  const pair = pairs[index];
  if (!pair) return null;
  const lineOf = (it: SheetPair) =>
    it.after === null
      ? cycle.sheets.before.find(({ page }) => page === it.before)
      : cycle.sheets.after.find(({ page }) => page === it.after);
  const former = formerNumbers(pairs, cycle.sheets);
  return (
    <section
      aria-label="Sheets compared"
      className="grid overflow-hidden rounded-lg border border-hairline bg-surface lg:grid-cols-[16.25rem_1fr]"
    >
      <ol
        aria-label="Sheets of both sets"
        className="flex overflow-x-auto scroll-shade scroll-fade [--strip:var(--surface)] border-b border-hairline lg:max-h-[70dvh] lg:flex-col lg:overflow-y-auto lg:border-b-0"
      >
        {pairs.map((it, at) => {
          const line = lineOf(it);
          return (
            <li key={`${it.before} ${it.after}`} className="shrink-0">
              <button
                type="button"
                aria-current={at === index ? "true" : undefined}
                onClick={() => setIndex(at)}
                className={cx(
                  "flex min-h-11 w-full items-center justify-between gap-3 px-3 py-2 text-left -outline-offset-2",
                  at === index ? "bg-accent-soft" : "hover:bg-sunken",
                )}
              >
                <span className="min-w-0">
                  <span className="block font-mono font-medium">
                    {line?.number ?? `Page ${line?.page}`}
                  </span>
                  <span className="hidden text-xs text-pretty break-words text-muted lg:block">
                    {line?.title}
                  </span>
                </span>
                <Badge
                  tone={CHANGE_TONES[it.change]}
                  // On a chosen line its own ground would be that of the line.
                  className={at === index ? "bg-surface!" : undefined}
                >
                  {it.change === "changed"
                    ? plural(it.regions.length, "change")
                    : CHANGE_WORDS[it.change]}
                </Badge>
              </button>
            </li>
          );
        })}
      </ol>
      <Pair
        key={`${pair.before} ${pair.after}`}
        pair={pair}
        name={lineOf(pair)?.number ?? `page ${pair.after ?? pair.before}`}
        former={former.get(pair.after ?? 0) ?? null}
        size={lineOf(pair) ?? { widthPt: 36, heightPt: 24 }}
        pictureUrl={pictureUrl}
      />
    </section>
  );
}

interface PairProps {
  pair: SheetPair;
  name: string;
  /** Its number before, where it has another one now. */
  former: string | null;
  size: { widthPt: number; heightPt: number };
  pictureUrl: SheetCompareProps["pictureUrl"];
}

function Pair({ pair, name, former, size, pictureUrl }: PairProps) {
  const isPair = pair.before !== null && pair.after !== null;
  const [view, setView] = useState<View>(
    isPair ? "overlay" : pair.after === null ? "before" : "after",
  );
  const [zoom, setZoom] = useState(1);
  const [region, setRegion] = useState(0);
  const home = useRef<HTMLDivElement>(null);
  const regions = pair.regions.slice(0, MAX_LISTED);
  // As far as the sheets themselves, where the window shows them small.
  const zoomMax = innerWidth < NARROW_PX ? ZOOM_MAX_LARGE : ZOOM_MAX;
  const urls = {
    before: pair.before === null ? null : pictureUrl("before", pair.before),
    after: pair.after === null ? null : pictureUrl("after", pair.after),
  };
  useEffect(() => {
    if (region === 0) return;
    for (const it of home.current?.querySelectorAll(`[data-region="${region}"]`) ?? []) {
      it.scrollIntoView({ block: "center", inline: "center" });
    }
  }, [region, zoom, view]);
  // Two sheets are as high as most of the screen: chosen, they are brought into it.
  useEffect(() => {
    if (view === "beside") home.current?.scrollIntoView({ block: "nearest" });
  }, [view]);
  const step = (by: number) => {
    const at = (region - 1 + by + regions.length) % regions.length;
    setRegion(at + 1);
    const near = Math.max(
      ZOOM_NEAR,
      readableZoom({
        widthPt: size.widthPt,
        fitWidthPx: home.current!.firstElementChild!.clientWidth,
        boxShare: Math.max(regions[at].width, regions[at].height) / 100,
        max: zoomMax,
      }),
    );
    if (zoom < near) setZoom(near);
  };
  const sides = view === "beside" ? (["before", "after"] as const) : [view];
  const shown = region > 0 && view === "overlay" ? regions[region - 1] : null;
  // Both sheets show the same place.
  function onScroll({ currentTarget }: UIEvent<HTMLElement>) {
    const { scrollLeft: left, scrollTop: top } = currentTarget;
    for (const pane of home.current?.children ?? []) {
      if (pane !== currentTarget) pane.scrollTo({ left, top });
    }
  }
  return (
    <div className="flex min-w-0 flex-col lg:border-l lg:border-hairline">
      <div className="flex flex-wrap items-center gap-2 border-b border-hairline p-2">
        {isPair && (
          <ChipGroup label="View" values={VIEWS} chosen={view} onChoose={setView}>
            {(it) => VIEW_WORDS[it]}
          </ChipGroup>
        )}
        <ZoomControls
          zoom={zoom}
          min={1}
          max={zoomMax}
          onIn={() => setZoom(Math.min(zoomMax, zoom + 0.5))}
          onOut={() => setZoom(Math.max(1, zoom - 0.5))}
          onReset={() => setZoom(1)}
        />
        {regions.length > 0 && (
          <div className="ml-auto flex items-center gap-1 text-sm tabular-nums">
            <Button
              variant="ghost"
              size="icon"
              aria-label="Previous change"
              onClick={() => step(-1)}
            >
              <ChevronLeft size={17} aria-hidden="true" />
            </Button>
            <span aria-live="polite">
              {region === 0
                ? plural(pair.regions.length, "change")
                : `Change ${region} of ${regions.length}`}
            </span>
            <Button variant="ghost" size="icon" aria-label="Next change" onClick={() => step(1)}>
              <ChevronRight size={17} aria-hidden="true" />
            </Button>
          </div>
        )}
      </div>
      <p className="flex flex-wrap gap-x-4 border-b border-hairline px-3 py-1.5 text-sm text-muted">
        {view === "overlay" && (
          <>
            <Key color={REMOVED}>Removed</Key>
            <Key color={ADDED}>Added</Key>
            <Key color="#414141">Unchanged</Key>
          </>
        )}
        {/* Not of the colors: what became of the sheet, on its own at the end of the line or over them. */}
        <span className="sm:ml-auto max-sm:order-first max-sm:basis-full">
          Sheet {CHANGE_WORDS[pair.change].toLowerCase()}
          {former && `, renumbered from ${former}`}
          {pair.by && `, ${MATCH_WORDS[pair.by]}`}
        </span>
      </p>
      <div
        ref={home}
        className={cx(
          "grid bg-sunken",
          sides.length > 1
            ? "h-[75dvh] divide-hairline max-sm:grid-rows-2 max-sm:divide-y sm:grid-cols-2 sm:divide-x"
            : shown
            // Both pieces below it are seen with it.
            ? "h-[min(32dvh,60vw)] lg:h-[40dvh]"
            : "h-[min(62dvh,90vw)] lg:h-[62dvh]",
        )}
      >
        {sides.map((side) => (
          <div
            key={side}
            tabIndex={0}
            role="region"
            aria-label={`Sheet ${name}, ${VIEW_WORDS[side].toLowerCase()}`}
            className="min-h-0 min-w-0 overflow-auto p-3 -outline-offset-2"
            onScroll={onScroll}
          >
            {sides.length > 1 && (
              <p className="sticky top-0 left-0 z-10 mb-2 w-fit rounded bg-surface px-2 py-0.5 text-sm font-medium">
                {VIEW_WORDS[side]}
              </p>
            )}
            <ComparedSheet
              side={side}
              pair={pair}
              name={name}
              size={size}
              urls={urls}
              zoom={zoom}
              region={region}
            />
          </div>
        ))}
      </div>
      {/* One over the other, figures cannot be read where they changed. */}
      {shown && isPair && (
        <div className="grid gap-3 border-t border-hairline p-3 sm:grid-cols-2">
          {(["before", "after"] as const).map((side) => (
            <figure key={side} className="min-w-0">
              <figcaption className="mb-1 text-xs text-muted">{VIEW_WORDS[side]}</figcaption>
              <PageCrop
                box={side === "before" ? boxBefore(pair, shown) : shown}
                page={size}
                imageUrl={pictureUrl(side, pair[side]!, NEAR_SOURCE_PX)}
                label={`${name}, ${VIEW_WORDS[side].toLowerCase()}: change ${region}`}
                color={side === "before" ? REMOVED : ADDED}
                leastShare={CROP_SHARE}
              />
            </figure>
          ))}
        </div>
      )}
    </div>
  );
}

function Key({ color, children }: { color: string; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <svg width="12" height="12" aria-hidden="true">
        {/* On the white of the sheet, which is as white in the dark. */}
        <rect width="12" height="12" rx="2" fill="#fff" />
        <rect x="1.5" y="1.5" width="9" height="9" rx="1" fill={color} />
      </svg>
      {children}
    </span>
  );
}
