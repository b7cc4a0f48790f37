/**
 * A finding's box around its evidence, as a real button; its shape stands beside it so that colour is not alone. Frame
 * and shape leave the lettering inside free to read. A reviewer's own box has a double line: what it is drawn around may
 * have words right beside it, so its shape stands on its corner.
 */
import { MARK_LABELS, markKind, PAPER_COLORS, SeverityMark } from "../ui/SeverityMark.tsx";
import type { MouseEvent } from "react";
import { isOwn } from "../../functions/_shared/domain/finding.ts";
import { cx } from "../ui/cx.ts";
import type { BoxCluster } from "./cluster.ts";

export interface MarkBoxProps {
  cluster: BoxCluster;
  selectedId: string | undefined;
  onSelect: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** Room a shape takes beside a box on a sheet as wide as a phone, percent of the page. */
const SHAPE_WIDTH = 8;

/** On the frame's corner. */
const ON_CORNER = "-left-0.5 -top-0.5 -translate-1/2";

/** Left of the box, right of it at the left edge of the sheet, inside where it reaches from edge to edge. */
function sideOf({ x, width }: { x: number; width: number }): string {
  if (x >= SHAPE_WIDTH) return "right-full mr-0.5";
  return x + width <= 100 - SHAPE_WIDTH ? "left-full ml-0.5" : "left-0.5";
}

/** Frames its parent, which places it. */
export function MarkBox({ cluster, selectedId, onSelect }: MarkBoxProps) {
  const shown = cluster.members.find((it) => it.id === selectedId) ?? cluster.lead;
  const isSelected = shown.id === selectedId;
  const kind = markKind(shown);
  const count = cluster.members.length;
  const color = PAPER_COLORS[kind];
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
      style={{ borderColor: color, backgroundColor: `${color}${isSelected ? "26" : "1f"}` }}
      className={cx(
        "absolute min-h-2 min-w-2 cursor-pointer rounded-xs p-0 hover:brightness-90 pointer-coarse:after:absolute pointer-coarse:after:-inset-2",
        isOwn(shown) ? "-inset-1 border-4 border-double" : "-inset-[3px] border-2",
        shown.status === "warning" && !isOwn(shown) && "border-dashed",
        // A line and no halo: what stands beside the box stays readable.
        isSelected && "ring-2 ring-[#1f5fbf]",
      )}
    >
      <span
        className={cx(
          "absolute flex items-center justify-center gap-0.5 text-xs font-semibold text-[#12202e]",
          isOwn(shown)
            ? ON_CORNER
            : cx("top-[min(50%,0.625rem)] -translate-y-1/2", sideOf(cluster.lead.documentMarkup)),
        )}
      >
        <SeverityMark kind={kind} size={11} isOnPaper />
        {count > 1 && count}
      </span>
    </button>
  );
}
