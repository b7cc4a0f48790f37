/** The four filter buttons of the markup, with how many findings each holds. */
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import { chipClass, CHIPS } from "../ui/chips.ts";
import { FILTER_LABELS, FINDING_FILTERS, type FindingFilter, matchesFilter } from "./filters.ts";

export interface FilterBarProps {
  findings: readonly Finding[];
  filter: FindingFilter;
  onChange: (filter: FindingFilter) => void;
}

export function FilterBar({ findings, filter, onChange }: FilterBarProps) {
  return (
    <div role="group" aria-label="Filter findings" className={CHIPS}>
      {FINDING_FILTERS.map((it) => (
        <button
          key={it}
          type="button"
          aria-pressed={filter === it}
          onClick={() => onChange(it)}
          className={chipClass(filter === it)}
        >
          {FILTER_LABELS[it]}{" "}
          <span className="tabular-nums font-normal">
            {findings.filter((finding) => matchesFilter(finding, it)).length}
          </span>
        </button>
      ))}
    </div>
  );
}
