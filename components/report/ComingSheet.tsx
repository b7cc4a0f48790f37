/** A sheet while its viewer is still coming: its paper, and on it the first picture as soon as that is there. */
import type { SheetSummary } from "../../functions/_shared/domain/report.ts";
import { Spinner } from "../ui/Spinner.tsx";

export interface ComingSheetProps {
  sheet: Pick<SheetSummary, "number" | "page" | "widthPt" | "heightPt">;
  pictureUrl: string;
}

export function ComingSheet({ sheet, pictureUrl }: ComingSheetProps) {
  const { number, page, widthPt, heightPt } = sheet;
  const seen = {
    viewBox: `0 0 ${widthPt} ${heightPt}`,
    preserveAspectRatio: "xMidYMin",
    "aria-hidden": true,
    className: "absolute inset-0 h-full w-full",
  };
  return (
    <div className="relative h-full overflow-hidden bg-sunken text-muted">
      <svg {...seen}>
        <rect width={widthPt} height={heightPt} fill="white" />
      </svg>
      {/* In the middle of the paper, which is as wide as its home unless that is lower. */}
      <div className="absolute inset-x-0 top-0 max-h-full overflow-hidden">
        <svg viewBox={seen.viewBox} aria-hidden="true" className="block w-full" />
        <div className="absolute inset-0 grid place-items-center">
          <span className="rounded-full bg-surface px-3 py-1.5">
            <Spinner label={`Loading ${number ?? `page ${page}`}`} />
          </span>
        </div>
      </div>
      {/* Over the words: there, it is what was waited for. */}
      <svg {...seen}>
        <image href={pictureUrl} width={widthPt} height={heightPt} />
      </svg>
    </div>
  );
}
