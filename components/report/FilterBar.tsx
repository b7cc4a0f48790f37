/** The filter buttons of the findings, with how many each holds that are still open. */
import { memo } from "react";
import { isOpen, isQuestion } from "../../functions/_shared/counts.ts";
import { type Disposition, isSettled } from "../../functions/_shared/domain/disposition.ts";
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import { formatCount } from "../format.ts";
import { ChipGroup } from "../ui/ChipGroup.tsx";
import { cx } from "../ui/cx.ts";
import { MARK_LABELS, SeverityMark } from "../ui/SeverityMark.tsx";
import { FILTER_LABELS, FINDING_FILTERS, type FindingFilter, matchesFilter } from "./filters.ts";

export interface FilterBarProps {
  findings: readonly Finding[];
  filter: FindingFilter;
  /** What was decided: dismissed and resolved findings are not counted. */
  decided?: ReadonlyMap<string, Pick<Disposition, "state">>;
  onChange: (filter: FindingFilter) => void;
}

/** Open issues, and beside them under their own mark what needs a person: the line over the report counts the same. */
function Counts({ findings, isNamed }: { findings: readonly Finding[]; isNamed: boolean }) {
  const questions = findings.filter(isQuestion).length;
  return (
    <span className="tabular-nums font-normal">
      {formatCount(findings.length - questions)}
      {questions > 0 && (
        <span
          className="ml-1.5 inline-flex items-baseline gap-1 [&>svg]:translate-y-px"
          title={MARK_LABELS.warning}
        >
          <span className="sr-only">,</span>
          <SeverityMark kind="warning" size={11} />
          {formatCount(questions)}
          <span className={cx(!isNamed && "sr-only")}>
            {questions === 1 ? " needs a person" : " need a person"}
          </span>
        </span>
      )}
    </span>
  );
}

/** Counted again only where something of it changed: reports have thousands of findings. */
export const FilterBar = memo(function FilterBar(
  { findings, filter, decided, onChange }: FilterBarProps,
) {
  const open = findings.filter((it) => !isSettled(decided?.get(it.id)));
  return (
    <ChipGroup
      isOneRow
      label="Filter findings"
      values={FINDING_FILTERS}
      chosen={filter}
      onChoose={onChange}
    >
      {(it) => (
        <>
          {FILTER_LABELS[it]}{" "}
          <Counts
            findings={open.filter((finding) => isOpen(finding) && matchesFilter(finding, it))}
            // Said once, where the mark stands first.
            isNamed={it === "all"}
          />
        </>
      )}
    </ChipGroup>
  );
});
