/** A sheet while its viewer is still coming: its paper, and on it the first picture as soon as that is there. */
import type { SheetSummary } from "../../functions/_shared/domain/report.ts";
import { Spinner } from "../ui/Spinner.tsx";

export interface ComingSheetProps {
  sheet: Pick<SheetSummary, "number" | "page" | "widthPt" | "heightPt">;
  pictureUrl: string;
}

export function ComingSheet({ sheet, pictureUrl }: ComingSheetProps) {
  const { number, page, widthPt, heightPt } = sheet;
  return (
    <div className="relative grid h-full place-items-center bg-sunken text-muted">
      <svg
        viewBox={`0 0 ${widthPt} ${heightPt}`}
        preserveAspectRatio="xMidYMin"
        aria-hidden="true"
        className="absolute inset-0 h-full w-full"
      >
        <rect width={widthPt} height={heightPt} fill="white" />
        <image href={pictureUrl} width={widthPt} height={heightPt} />
      </svg>
      <span className="relative rounded-full bg-surface px-3 py-1.5">
        <Spinner label={`Loading ${number ?? `page ${page}`}`} />
      </span>
    </div>
  );
}
