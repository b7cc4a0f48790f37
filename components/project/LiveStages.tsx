/** The four stages of an analysis and the pages read so far, as a strip of sheets. */
import { Check, LoaderCircle } from "lucide-react";
import type { AnalysisStage, ProgressEvent } from "../../functions/_shared/contract/mod.ts";
import { cx } from "../ui/cx.ts";

const TILES: { stage: AnalysisStage; label: string; text: string }[] = [
  { stage: "extracting", label: "Extract", text: "Read every sheet" },
  { stage: "analyzing", label: "Analyze", text: "Check against the code" },
  { stage: "generating", label: "Generate", text: "Write and seal the report" },
  { stage: "complete", label: "Complete", text: "Ready to read" },
];
const ORDER: AnalysisStage[] = ["initializing", ...TILES.map((it) => it.stage)];

export interface StageTilesProps {
  stage: AnalysisStage;
  /** Nothing is under way while it waits for its turn. */
  isStarted?: boolean;
}

export function StageTiles({ stage: told, isStarted = true }: StageTilesProps) {
  // Files are opened to be read.
  const stage = told === "initializing" && isStarted ? "extracting" : told;
  const at = ORDER.indexOf(stage);
  return (
    <ol className="grid min-[20rem]:grid-cols-2 gap-2 sm:grid-cols-4">
      {TILES.map((tile) => {
        const index = ORDER.indexOf(tile.stage);
        const isDone = index < at || stage === "complete";
        const isCurrent = tile.stage === stage && !isDone;
        return (
          <li
            key={tile.stage}
            aria-current={isCurrent ? "step" : undefined}
            className={cx(
              "rounded border px-3 py-2",
              isCurrent
                ? "border-accent bg-accent-soft"
                : isDone
                ? "border-hairline bg-compliant-soft"
                : "border-hairline",
            )}
          >
            <p className="flex items-center gap-1.5 font-medium">
              {tile.label}
              {isDone && <Check size={15} className="text-compliant" aria-label="done" />}
              {isCurrent && (
                <LoaderCircle
                  size={14}
                  className="animate-spin text-accent motion-reduce:animate-none"
                  aria-label="now"
                />
              )}
            </p>
            <p className="text-xs text-muted">{tile.text}</p>
          </li>
        );
      })}
    </ol>
  );
}

/** More pages than this are only counted. */
const STRIP_LIMIT = 120;

export function PageStrip({ event }: { event: ProgressEvent }) {
  const { pagesDone, pagesTotal } = event;
  if (pagesTotal === null || pagesTotal === 0) return null;
  return (
    <div>
      <p className="text-sm text-muted">
        <span className="tabular-nums font-medium text-ink">{pagesDone}</span> of {pagesTotal}{" "}
        {pagesTotal === 1 ? "page" : "pages"} read
        {event.currentSheet && (
          <>
            , last <span className="font-mono text-ink">{event.currentSheet}</span>
          </>
        )}
      </p>
      {pagesTotal <= STRIP_LIMIT && (
        <ul aria-hidden="true" className="mt-1.5 flex flex-wrap gap-1">
          {Array.from({ length: pagesTotal }, (_, index) => (
            <li
              key={index}
              className={cx(
                "h-4 w-6 rounded-xs border",
                index < pagesDone
                  ? "border-accent bg-accent"
                  : index === pagesDone
                  ? "animate-breathe border-accent bg-accent-soft"
                  : "border-hairline bg-sunken",
              )}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
