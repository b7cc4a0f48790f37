/** A finding's box over the page, as a real button; its shape stands at the corner so that colour is not alone. */
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import { MARK_LABELS, markKind, SeverityMark } from "../ui/SeverityMark.tsx";
import { cx } from "../ui/cx.ts";
import { STROKES } from "./strokes.ts";

export interface MarkBoxProps {
  finding: Finding;
  isSelected: boolean;
  onSelect: () => void;
}

/** Fills its parent, which places it. */
export function MarkBox({ finding, isSelected, onSelect }: MarkBoxProps) {
  const kind = markKind(finding);
  return (
    <button
      type="button"
      data-box={finding.id}
      aria-pressed={isSelected}
      aria-label={`${MARK_LABELS[kind]}: ${finding.title}`}
      onClick={onSelect}
      style={{
        borderColor: STROKES[kind],
        backgroundColor: `${STROKES[kind]}${isSelected ? "40" : "1f"}`,
      }}
      className={cx(
        "absolute inset-0 min-h-2 min-w-2 rounded-xs border-2 p-0 hover:brightness-90",
        finding.status === "warning" && "border-dashed",
        isSelected && "ring-4 ring-[#1f5fbf]/50",
      )}
    >
      <span className="absolute -left-2.5 -top-2.5 grid h-5 w-5 place-items-center rounded-full bg-white shadow">
        <SeverityMark kind={kind} size={11} />
      </span>
    </button>
  );
}
