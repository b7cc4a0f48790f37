/**
 * A finding's box around its evidence, as a real button; its shape stands beside it so that colour is not alone. Frame
 * and shape leave the lettering inside free to read. A reviewer's own box has a double line: what it is drawn around may
 * have words on every side, so its shape stands where the sheet is empty.
 */
import { MARK_LABELS, markKind, PAPER_COLORS, SeverityMark } from "../ui/SeverityMark.tsx";
import type { MouseEvent } from "react";
import { isOwn } from "../../functions/_shared/domain/finding.ts";
import { cx } from "../ui/cx.ts";
import type { BoxCluster } from "./cluster.ts";
import { type Spot, usualSide } from "./quiet_spot.ts";

export interface MarkBoxProps {
  cluster: BoxCluster;
  selectedId: string | undefined;
  /** Where the shape stands: that of a reviewer's own box, and any that would cover words on its usual side. */
  spot?: Spot;
  onSelect: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** Part of a box's height its frame is thick at most: the lettering of a line is low where a whole sheet is shown. */
const MOST_STROKE = 12;

/** How far a frame stands out over and under its box at most, percent of its height: the rows of a table follow each other. */
const MOST_OUTSET = 12;

/** Around low lettering by so much, px, as far as this part of its height: the line itself would strike it through. */
const LOW_OUTSET_PX = 1.25;
const LOW_OUTSET = 30;

/** The lowest frame that is still seen as one, px; it grows about the middle of its line. */
const LEAST_FRAME_PX = 4;

/** Around the frame and inside it. */
const SPOT_CLASSES: Record<Spot, string> = {
  aboveLeft: "right-full bottom-full mr-1 mb-1",
  aboveRight: "left-full bottom-full ml-1 mb-1",
  belowLeft: "right-full top-full mr-1 mt-1",
  belowRight: "left-full top-full ml-1 mt-1",
  left: "right-full top-1/2 mr-1 -translate-y-1/2",
  right: "left-full top-1/2 ml-1 -translate-y-1/2",
  above: "bottom-full left-1/2 mb-1 -translate-x-1/2",
  below: "top-full left-1/2 mt-1 -translate-x-1/2",
  insideAboveLeft: "top-0.5 left-0.5",
  insideAboveRight: "top-0.5 right-0.5",
  insideBelowLeft: "bottom-0.5 left-0.5",
  insideBelowRight: "right-0.5 bottom-0.5",
};

/** Beside the first line of the box. */
const SIDE_CLASSES = {
  left: "right-full mr-0.5",
  right: "left-full ml-0.5",
  inside: "left-0.5",
};

/** Frames its parent, which places it and is the container its height is measured on. */
export function MarkBox(
  { cluster, selectedId, spot, onSelect }: MarkBoxProps,
) {
  const shown = cluster.members.find((it) => it.id === selectedId) ?? cluster.lead;
  const isSelected = shown.id === selectedId;
  const kind = markKind(shown);
  const count = cluster.members.length;
  const color = PAPER_COLORS[kind];
  const outset = isOwn(shown) ? 4 : 3;
  const side = usualSide(cluster.lead.documentMarkup);
  return (
    <button
      type="button"
      data-box={shown.id}
      data-members={cluster.members.map((it) => it.id).join(" ")}
      aria-pressed={isSelected}
      aria-label={`${MARK_LABELS[kind]}${isOwn(shown) ? " by a reviewer" : ""}: ${shown.title}${
        count > 1 ? `, ${count} findings here` : ""
      }`}
      onClick={onSelect}
      style={{
        borderColor: color,
        backgroundColor: `${color}${isSelected ? "26" : "1f"}`,
        borderWidth: isOwn(shown) ? 4 : `clamp(1px, ${MOST_STROKE}cqh, 2px)`,
        inset:
          `min(max(-${outset}px, min(-${MOST_OUTSET}%, max(-${LOW_OUTSET_PX}px, -${LOW_OUTSET}%))), calc(50% - ${
            LEAST_FRAME_PX / 2
          }px)) -${outset}px`,
      }}
      className={cx(
        // What takes a press is larger than a low line is; the mark nearest to the press is meant.
        "absolute cursor-pointer rounded-xs p-0 hover:brightness-90 after:absolute after:inset-x-0 after:inset-y-[min(0px,50%-4px)] pointer-coarse:after:-inset-2",
        isOwn(shown)
          ? "border-double"
          : shown.status === "warning"
          ? "border-dashed"
          : "border-solid",
        // A line and no halo: what stands beside the box stays readable.
        isSelected && "ring-2 ring-[#1f5fbf]",
      )}
    >
      <span
        className={cx(
          "absolute flex items-center justify-center gap-0.5 text-xs font-semibold text-[#12202e]",
          spot || isOwn(shown) ? SPOT_CLASSES[spot ?? "aboveLeft"] : cx(
            "top-[min(50%,0.625rem)] -translate-y-1/2",
            SIDE_CLASSES[side],
          ),
        )}
        style={spot || isOwn(shown) || side === "inside" || cluster.stepPx === 0
          ? undefined
          : { [side === "left" ? "right" : "left"]: `calc(100% + ${cluster.stepPx}px)` }}
      >
        <SeverityMark kind={kind} size={11} isOnPaper />
        {count > 1 && `×${count}`}
      </span>
    </button>
  );
}
