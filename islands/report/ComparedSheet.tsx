/** One drawing of a pair of sheets, or one over the other, with what changed boxed. */
import { cx } from "../../components/ui/cx.ts";
import { boxBefore, type SheetPair } from "../../functions/_shared/domain/comparison.ts";
import OverlayCanvas from "./OverlayCanvas.tsx";

/** Room between what changed and the line around it, share of its height. */
const PAD = 0.18;
/** Regions boxed; of more, the largest. */
export const MAX_LISTED = 60;

export interface ComparedSheetProps {
  pair: SheetPair;
  /** Its number, or the page. */
  name: string;
  size: { widthPt: number; heightPt: number };
  side: "before" | "after" | "overlay";
  urls: { before: string | null; after: string | null };
  zoom: number;
  /** The change that is stepped to, from 1; 0 while none is. */
  region: number;
}

export default function ComparedSheet(
  { side, pair, name, size, urls, zoom, region }: ComparedSheetProps,
) {
  return (
    <div
      className="relative mx-auto bg-white shadow-md"
      style={{
        width: `${zoom * 100}%`,
        aspectRatio: `${size.widthPt} / ${size.heightPt}`,
        containerType: "size",
      }}
    >
      {side === "overlay"
        ? (
          <OverlayCanvas
            beforeUrl={urls.before!}
            afterUrl={urls.after!}
            shift={pair.shift}
            scale={pair.scale}
            zoom={zoom}
            label={`${name}: removed is red, added is green, unchanged is gray`}
          />
        )
        : (
          <img
            src={urls[side]!}
            alt={`${name}, ${side === "before" ? "before" : "now"}`}
            className="absolute inset-0 h-full w-full"
          />
        )}
      {placesOn(side, pair).map(({ x, y, width, height }, at) => (
        <span
          key={at}
          data-region={at + 1}
          aria-hidden="true"
          className={cx(
            // Square: around one figure a round line reads as one of its strokes.
            "absolute",
            at + 1 === region ? "outline-2 outline-[#1f5fbf]" : "outline-1 outline-[#1f5fbf]/70",
          )}
          style={{
            left: `${x}%`,
            top: `${y}%`,
            width: `${width}%`,
            height: `${height}%`,
            // Around what changed, not over it, and never as far as the words beside it.
            outlineOffset: `clamp(2.5px, ${height * PAD}cqh, 4px)`,
          }}
        />
      ))}
    </div>
  );
}

/** What changed, where it stands on that side. */
function placesOn(side: ComparedSheetProps["side"], pair: SheetPair) {
  const regions = pair.regions.slice(0, MAX_LISTED);
  return side === "before" ? regions.map((it) => boxBefore(pair, it)) : regions;
}
