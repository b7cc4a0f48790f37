/** What of a sheet nobody read, hatched over it: lettering no reader could make out, or the whole page. */
import type { SheetSummary } from "../../functions/_shared/domain/report.ts";
import { unreadPlaces, unreadWords } from "../../functions/_shared/unread.ts";

export interface UnreadProps {
  reading: SheetSummary["reading"];
}

/** Hatching that leaves what lies under it to be seen; the sheet is white in the dark, too. */
const HATCH =
  "repeating-linear-gradient(-45deg, rgb(99 53 184 / 0.3) 0 2px, rgb(99 53 184 / 0.08) 2px 7px)";

/** Covers its parent, which has the size of the sheet; lets every pointer through. */
export function UnreadLayer({ reading }: UnreadProps) {
  const words = unreadWords(reading);
  if (words === null) return null;
  return (
    <div
      role="img"
      aria-label={`${words}; those areas are hatched.`}
      className="pointer-events-none absolute inset-0"
    >
      {unreadPlaces(reading).map(({ box: { x, y, width, height } }, index) => (
        <div
          key={index}
          data-unread
          className="absolute outline outline-[#6335b8]/60"
          style={{
            left: `${x}%`,
            top: `${y}%`,
            width: `${width}%`,
            height: `${height}%`,
            backgroundImage: HATCH,
          }}
        />
      ))}
    </div>
  );
}

const MOST_REASONS = 2;

/** What the hatching means on this sheet, and why nobody read there; nothing where all was read. */
export function UnreadLegend({ reading }: UnreadProps) {
  const words = unreadWords(reading);
  if (words === null) return null;
  const reasons = new Set(unreadPlaces(reading).map(({ reason }) => reason));
  return (
    <p className="mt-1 flex items-start gap-1.5 text-sm text-muted">
      <span
        aria-hidden="true"
        className="mt-1 h-3 w-4 shrink-0 bg-white outline outline-[#6335b8]/60"
        style={{ backgroundImage: HATCH }}
      />
      <span>{words} (hatched). {[...reasons].slice(0, MOST_REASONS).join(" ")}</span>
    </p>
  );
}
