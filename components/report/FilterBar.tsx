/** The four filter buttons of the markup, with how many findings each holds. */
import { memo } from "react";
import { isQuestion } from "../../functions/_shared/counts.ts";
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import { formatCount } from "../format.ts";
import { ChipGroup } from "../ui/ChipGroup.tsx";
import { FILTER_LABELS, FINDING_FILTERS, type FindingFilter, matchesFilter } from "./filters.ts";

export interface FilterBarProps {
  findings: readonly Finding[];
  filter: FindingFilter;
  onChange: (filter: FindingFilter) => void;
}

/** Issues, and what only asks beside them: the card over the report counts the same issues. */
function countWords(findings: readonly Finding[]): string {
  const questions = findings.filter(isQuestion).length;
  const others = formatCount(findings.length - questions);
  return questions === 0 ? others : `${others} + ${formatCount(questions)} to look at`;
}

/** Counted again only where something of it changed: reports have thousands of findings. */
export const FilterBar = memo(function FilterBar({ findings, filter, onChange }: FilterBarProps) {
  return (
    <ChipGroup
      label="Filter findings"
      values={FINDING_FILTERS}
      chosen={filter}
      onChoose={onChange}
    >
      {(it) => (
        <>
          {FILTER_LABELS[it]}{" "}
          <span className="tabular-nums font-normal">
            {countWords(findings.filter((finding) => matchesFilter(finding, it)))}
          </span>
        </>
      )}
    </ChipGroup>
  );
});
