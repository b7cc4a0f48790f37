/** One drawing of a pair of sheets, or one over the other, with what changed boxed. */
import { cx } from "../../components/ui/cx.ts";
import { boxBefore, type SheetPair } from "../../functions/_shared/domain/comparison.ts";
import { type PageSize, type PercentRect, toPointRect } from "../../functions/_shared/geometry.ts";
import OverlayCanvas from "./OverlayCanvas.tsx";

/** Room between what changed and the line around it, share of its height. */
const PAD = 0.18;
/** What is gone, and what has come. */
export const REMOVED = "#c2332b";
export const ADDED = "#1b8a4a";
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
      {side === "overlay" && region > 0 && (
        <BothWords pair={pair} at={pair.regions[region - 1]} size={size} urls={urls} />
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

/** Of the page; what is larger than a few words is no figure that was put in another's place. */
const WORD = { width: 8, height: 2.5 };
/** Shown of what stands beside the change, as a part of its height, and how high both are shown. */
const BESIDE = 0.5;
const WORD_PX = 22;

/** A changed word as it was and as it is, beside its place: one over the other they read as a third one. */
function BothWords({ pair, at, size, urls }: {
  pair: SheetPair;
  at: PercentRect;
  size: PageSize;
  urls: ComparedSheetProps["urls"];
}) {
  if (at.width > WORD.width || at.height > WORD.height) return null;
  const piece = (box: PercentRect, url: string, color: string) => {
    const { x, y, width, height } = toPointRect(box, size);
    const [padX, padY] = [height * BESIDE, height * BESIDE / 2];
    const view = [x - padX, y - padY, width + 2 * padX, height + 2 * padY];
    return (
      <svg
        viewBox={view.join(" ")}
        className="block bg-white"
        style={{ height: WORD_PX, aspectRatio: view[2] / view[3], outline: `1.5px solid ${color}` }}
      >
        <image href={url} width={size.widthPt} height={size.heightPt} />
      </svg>
    );
  };
  return (
    <span
      data-both=""
      aria-hidden="true"
      className={cx(
        "absolute z-1 flex items-center gap-1.5 rounded bg-[#1f5fbf] p-1.5 text-sm text-white shadow-md",
        // Over it, and on the side where there is room.
        at.x > 50 && "-translate-x-full",
        at.y > 10 ? "-translate-y-full -mt-2" : "mt-2",
      )}
      style={{
        left: `${at.x > 50 ? at.x + at.width : at.x}%`,
        top: `${at.y > 10 ? at.y : at.y + at.height}%`,
      }}
    >
      {piece(boxBefore(pair, at), urls.before!, REMOVED)}
      <span>→</span>
      {piece(at, urls.after!, ADDED)}
    </span>
  );
}

/** What changed, where it stands on that side. */
function placesOn(side: ComparedSheetProps["side"], pair: SheetPair) {
  const regions = pair.regions.slice(0, MAX_LISTED);
  return side === "before" ? regions.map((it) => boxBefore(pair, it)) : regions;
}
