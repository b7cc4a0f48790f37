/** One finding in a dense list: shape, what, where, code section. */
import { UserPen } from "lucide-react";
import { type Finding, isOwn } from "../../functions/_shared/domain/finding.ts";
import { asWorded, type Disposition } from "../../functions/_shared/domain/disposition.ts";
import { withoutProvenance } from "../../functions/_shared/provenance.ts";
import { memo, type MouseEvent } from "react";
import { MARK_LABELS, markKind, SeverityMark } from "../ui/SeverityMark.tsx";
import { cx } from "../ui/cx.ts";
import { Unbroken } from "../ui/Unbroken.tsx";
import { DispositionChip } from "./DispositionChip.tsx";

export interface FindingRowProps {
  finding: Finding;
  /** What was decided about it. */
  disposition?: Disposition;
  isSelected?: boolean;
  onSelect?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** `A-101` when the title block was read, else the page. */
export function placeOf(finding: Finding): string {
  return finding.sheet ?? `Page ${finding.documentMarkup.page}`;
}

/** Where it stands; the sheet's number at the end is not broken at its hyphen. */
export function Where({ finding }: { finding: Finding }) {
  const sheet = placeOf(finding);
  const { where = sheet } = finding;
  if (!where.endsWith(sheet)) return where;
  return (
    <>
      {where.slice(0, -sheet.length)}
      <span className="whitespace-nowrap">{sheet}</span>
    </>
  );
}

/** Drawn again only where something of it changed: lists hold thousands. */
export const FindingRow = memo(function FindingRow(
  { finding, disposition, isSelected, onSelect }: FindingRowProps,
) {
  const kind = markKind(finding);
  const isClosed = disposition?.state === "dismissed" || disposition?.state === "resolved";
  const body = (
    <>
      <span className="flex h-lh items-center">
        <SeverityMark kind={kind} label={MARK_LABELS[kind]} />
      </span>
      <span className="min-w-0">
        <span className={cx("block font-medium", isClosed && "text-muted line-through")}>
          {finding.title}
        </span>
        {/* Opened, its detail says it right below. */}
        <span className="block text-sm text-pretty text-muted group-open/row:hidden">
          <Unbroken text={withoutProvenance(asWorded(finding, disposition).description)} />
        </span>
        <span className="mt-0.5 flex flex-wrap gap-x-3 text-xs text-muted">
          <span className="text-pretty">
            <Where finding={finding} />
          </span>
          {/* What does not fit beside the place stands below it together. */}
          <span className="flex flex-wrap gap-x-3">
            <span className="font-mono">{finding.codeReference}</span>
            {finding.evidence.readBy === "model" && <span>Vision model</span>}
            {isOwn(finding) && (
              <span className="inline-flex items-center gap-1 font-medium text-accent">
                <UserPen size={13} aria-hidden="true" />Reviewer
              </span>
            )}
            <DispositionChip disposition={disposition} />
          </span>
        </span>
      </span>
    </>
  );
  const look = "grid w-full grid-cols-[1rem_1fr] gap-x-3 px-4 py-2.5 text-left";
  if (!onSelect) return <div className={look}>{body}</div>;
  return (
    <button
      type="button"
      onClick={onSelect}
      aria-pressed={isSelected}
      data-finding={finding.id}
      className={cx(look, "-outline-offset-2 hover:bg-sunken", isSelected && "bg-accent-soft!")}
    >
      {body}
    </button>
  );
});
