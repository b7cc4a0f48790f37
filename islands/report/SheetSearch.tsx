/** Finds words on the sheets: a field over the drawing, on a small screen above it, and the places below the field. */
import { ChevronDown, ChevronUp, List, Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { formatCount, plural } from "../../components/format.ts";
import { Button } from "../../components/ui/Button.tsx";
import { cx } from "../../components/ui/cx.ts";
import type { ReportResponse, SheetHit } from "../../functions/_shared/contract/mod.ts";
import { quotedRow } from "../../functions/_shared/quoted_row.ts";
import { QUERY_MIN, useSheetSearch } from "../_client/sheet_texts.ts";
import { isBesideSheet } from "./beside.ts";

/** A place that is shown on its sheet, with its words where they were searched for. */
export type ShownPlace = Omit<SheetHit, "text"> & { text?: string };

export interface SheetSearchProps {
  projectId: string;
  report: Pick<ReportResponse, "sheets">;
  /** What is typed: kept by the viewer, which shows the field elsewhere when the window gets wider or narrower. */
  typed: string;
  onType: (words: string) => void;
  /** The place that is shown now. */
  shown: ShownPlace | null;
  onShow: (hit: SheetHit) => void;
  onClose: () => void;
}

/** Long enough that a word is typed to its end, short enough not to be waited for. */
const TYPING_MS = 250;
/** Of the panel with its margin, on a screen wide enough for both. */
export const SEARCH_WIDTH_REM = 20.25;

export default function SheetSearch(
  { projectId, report, typed, onType, shown, onShow, onClose }: SheetSearchProps,
) {
  const [query, setQuery] = useState(typed.trim());
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const { data: found, isFetching, error, fetchNextPage, hasNextPage } = useSheetSearch(
    projectId,
    query,
  );
  const data = found?.pages[0];
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const hits = query.length >= QUERY_MIN ? found?.pages.flatMap((it) => it.hits) ?? [] : [];
  // On a small screen the list would cover the place that was asked for.
  const [isFolded, setIsFolded] = useState(() => shown?.text !== undefined && !isBesideSheet());
  function show(hit: SheetHit) {
    onShow(hit);
    setIsFolded(!isBesideSheet());
  }
  const at = shown ? hits.findIndex((it) => isSame(it, shown)) : -1;
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: "nearest" });
  }, [at]);
  const asked = useRef(query);
  asked.current = query;

  async function step(by: 1 | -1) {
    let all = hits;
    // Behind the last place that is loaded there may be more.
    if (by === 1 && at === hits.length - 1 && hasNextPage) {
      const further = await fetchNextPage();
      // Without more there is no next place; of other words there are others.
      if (!further.isSuccess || asked.current !== query) return;
      all = further.data.pages.flatMap((it) => it.hits);
    }
    if (all.length === 0) return;
    const next = (at === -1 && by === -1 ? all.length - 1 : at + by + all.length) % all.length;
    show(all[next]);
  }

  return (
    <search
      aria-label="Words on the sheets"
      className="flex shrink-0 flex-col border-b border-hairline bg-surface lg:absolute lg:top-2 lg:left-2 lg:z-10 lg:max-h-[calc(100%-1rem)] lg:w-[min(19.25rem,calc(100%-1rem))] lg:rounded-lg lg:border lg:shadow-md"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className="flex items-center gap-1 rounded-t-lg p-1.5 -outline-offset-2 outline-accent has-[input:focus-visible]:outline-2">
        <Search size={16} aria-hidden="true" className="mx-1.5 shrink-0 text-muted" />
        <input
          ref={field}
          type="search"
          value={typed}
          maxLength={120}
          aria-label="Search the sheets"
          placeholder="Search the sheets"
          className="h-8 min-w-0 grow bg-transparent outline-none pointer-coarse:h-11 [&::-webkit-search-cancel-button]:hidden"
          onChange={(event) => {
            onType(event.currentTarget.value);
            setIsFolded(false);
          }}
          onClick={() => setIsFolded(false)}
          onKeyDown={(event) => {
            if (event.key === "Enter") void step(event.shiftKey ? -1 : 1);
            else if (event.key === "ArrowDown") void step(1);
            else if (event.key === "ArrowUp") void step(-1);
            else return;
            event.preventDefault();
          }}
        />
        <Button variant="ghost" size="icon" aria-label="Close the search" onClick={onClose}>
          <X size={16} aria-hidden="true" />
        </Button>
      </div>
      <div className="flex items-center justify-between gap-2 border-t border-hairline py-0.5 pr-1.5 pl-3">
        <p role="status" className="py-1 text-sm text-muted">
          {statusOf()}
          {data?.isCut && " The last sheets weren’t searched: the set has too much lettering."}
        </p>
        {hits.length > 0 && (
          <div className="flex shrink-0">
            {isFolded && (
              <Button
                variant="ghost"
                size="icon"
                aria-label="List the matches"
                title="List the matches"
                className="h-8! pointer-coarse:h-11! lg:hidden!"
                onClick={() => setIsFolded(false)}
              >
                <List size={17} aria-hidden="true" />
              </Button>
            )}
            <Button
              variant="ghost"
              size="icon"
              aria-label="Previous match"
              title="Previous match (Shift + Enter)"
              className="h-8! pointer-coarse:h-11!"
              onClick={() => void step(-1)}
            >
              <ChevronUp size={17} aria-hidden="true" />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label="Next match"
              title="Next match (Enter)"
              className="h-8! pointer-coarse:h-11!"
              onClick={() => void step(1)}
            >
              <ChevronDown size={17} aria-hidden="true" />
            </Button>
          </div>
        )}
      </div>
      {hits.length > 0 && !isFolded && (
        <ol
          ref={list}
          aria-label="Matches"
          className="min-h-0 max-lg:max-h-[30dvh] divide-y divide-hairline overflow-y-auto border-t border-hairline"
        >
          {hits.map((hit, index) => (
            <li key={`${hit.page}/${hit.box.x}/${hit.box.y}/${hit.text}`}>
              <button
                type="button"
                aria-current={index === at}
                onClick={() => show(hit)}
                className={cx(
                  "grid w-full grid-cols-[3.9375rem_1fr] gap-2 px-3 py-1.5 text-left text-sm hover:bg-sunken pointer-coarse:py-3",
                  index === at && "bg-accent-soft",
                )}
              >
                <span className="font-mono font-semibold">{sheetName(hit.page)}</span>
                <span className="line-clamp-2 break-words">{quotedRow(hit.text)}</span>
              </button>
            </li>
          ))}
          {hasNextPage && (
            <li className="p-2 text-center">
              <Button size="sm" isBusy={isFetching} onClick={() => fetchNextPage()}>
                Show more ({data!.total - hits.length} left)
              </Button>
            </li>
          )}
        </ol>
      )}
    </search>
  );

  function sheetName(page: number): string {
    return report.sheets.find((it) => it.page === page)?.number ?? `Page ${page}`;
  }

  function statusOf(): string {
    if (query.length < QUERY_MIN) {
      if (typed.trim().length >= QUERY_MIN) return "Searching…";
      return "Type at least two characters. Press Enter to go to the next match.";
    }
    if (error) return "The sheets could not be searched. Please try again.";
    if (isFetching && !data) return "Searching…";
    if (!data || data.total === 0) return `“${query}” wasn’t found on any sheet that was read.`;
    if (at >= 0) return `Match ${at + 1} of ${formatCount(data.total)}`;
    return `${plural(data.total, "match", "matches")} on ${plural(data.sheets, "sheet")}`;
  }
}

const isSame = (a: SheetHit, b: ShownPlace): boolean =>
  a.page === b.page && a.text === b.text && a.box.x === b.box.x && a.box.y === b.box.y;
