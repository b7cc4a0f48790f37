/** What is looked at in the plan viewer: sheet, filter, selected finding, kept in step with the address. */
import { useEffect, useMemo, useState } from "react";
import {
  type FindingFilter,
  inPageOrder,
  matchesFilter,
  openFindings,
} from "../../components/report/filters.ts";
import type { ReportResponse } from "../../functions/_shared/contract/mod.ts";
import type { Finding } from "../../functions/_shared/domain/finding.ts";

const HASH = "#finding-";

export interface PlanSelection {
  /** Open findings that pass the filter, by page and the gravest of a page first. */
  findings: Finding[];
  /** All open findings. */
  all: Finding[];
  filter: FindingFilter;
  setFilter: (filter: FindingFilter) => void;
  page: number;
  setPage: (page: number) => void;
  selected: Finding | null;
  /** Selects and goes to its sheet; the selected one again, or null, deselects. */
  select: (finding: Finding | null) => void;
  /** Selects the finding of this id as soon as it is there. */
  goTo: (id: string) => void;
  /** Steps to the next or previous finding, around the end. */
  step: (by: 1 | -1) => void;
  /** Steps to the next or previous sheet. */
  stepPage: (by: 1 | -1) => void;
}

const addressOf = ({ id }: Pick<Finding, "id">): string => `${HASH}${encodeURIComponent(id)}`;

/** The finding the end of an address names. Compared as it is written: what was cut or mistyped may not decode. */
export function findAddressed<T extends Pick<Finding, "id">>(
  findings: readonly T[],
  hash: string,
): T | null {
  return findings.find((it) => addressOf(it) === hash) ?? null;
}

export function usePlanSelection(report: ReportResponse): PlanSelection {
  const all = useMemo(() => openFindings(report.findings).sort(inPageOrder), [report]);
  const [filter, setFilter] = useState<FindingFilter>("all");
  // What the address names is there from the first frame on: no other sheet is drawn in vain.
  const [addressed] = useState(() => findAddressed(all, globalThis.location?.hash ?? ""));
  const [page, setPage] = useState(
    (addressed ?? all[0])?.documentMarkup.page ?? report.sheets[0]?.page ?? 1,
  );
  const [selectedId, setSelectedId] = useState(addressed?.id ?? null);
  const findings = useMemo(() => all.filter((it) => matchesFilter(it, filter)), [all, filter]);
  const selected = all.find((it) => it.id === selectedId) ?? null;

  function show(finding: Finding | null) {
    setSelectedId(finding?.id ?? null);
    if (finding) setPage(finding.documentMarkup.page);
    const address = finding ? addressOf(finding) : location.pathname + location.search;
    history.replaceState(history.state, "", address);
  }

  useEffect(() => {
    function onHash() {
      const finding = findAddressed(all, location.hash);
      if (!finding) return;
      setSelectedId(finding.id);
      setPage(finding.documentMarkup.page);
    }
    onHash();
    addEventListener("hashchange", onHash);
    return () => removeEventListener("hashchange", onHash);
  }, [all]);

  return {
    findings,
    all,
    filter,
    setFilter,
    page,
    setPage,
    selected,
    select: (finding) => show(finding?.id === selectedId ? null : finding),
    goTo: (id) => {
      setSelectedId(id);
      history.replaceState(history.state, "", addressOf({ id }));
    },
    step: (by) => {
      if (findings.length === 0) return;
      const at = findings.findIndex((it) => it.id === selectedId);
      const next = at === -1 ? (by === 1 ? 0 : findings.length - 1) : at + by;
      show(findings[(next + findings.length) % findings.length]);
    },
    stepPage: (by) => {
      const at = report.sheets.findIndex((it) => it.page === page);
      const next = report.sheets[at + by];
      if (next) setPage(next.page);
    },
  };
}
