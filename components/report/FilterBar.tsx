/** The four filter buttons of the markup, with how many findings each holds. */
import { memo } from "react";
import { isQuestion } from "../../functions/_shared/counts.ts";
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import { formatCount } from "../format.ts";
import { ChipGroup } from "../ui/ChipGroup.tsx";
import { MARK_LABELS, SeverityMark } from "../ui/SeverityMark.tsx";
import { FILTER_LABELS, FINDING_FILTERS, type FindingFilter, matchesFilter } from "./filters.ts";

export interface FilterBarProps {
  findings: readonly Finding[];
  filter: FindingFilter;
  onChange: (filter: FindingFilter) => void;
}

/** Issues, and beside them under their own mark what needs a person: the card over the report counts the same. */
function Counts({ findings }: { findings: readonly Finding[] }) {
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
          <span className="sr-only">{questions === 1 ? " needs a person" : " need a person"}</span>
        </span>
      )}
    </span>
  );
}

/** Counted again only where something of it changed: reports have thousands of findings. */
export const FilterBar = memo(function FilterBar({ findings, filter, onChange }: FilterBarProps) {
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
          <Counts findings={findings.filter((finding) => matchesFilter(finding, it))} />
        </>
      )}
    </ChipGroup>
  );
});
