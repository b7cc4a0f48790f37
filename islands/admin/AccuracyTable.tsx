/** How often a rule's findings were called right: rules that err come to light here. */
import { useAccuracy } from "../_client/admin.ts";
import SearchedTable, { useListState } from "./SearchedTable.tsx";

const percent = (share: number | null) => share === null ? "–" : `${Math.round(share * 100)}%`;

export default function AccuracyTable() {
  const list = useListState();
  const { data } = useAccuracy(list.state);
  return (
    <>
      <div className="border-b border-hairline px-5 py-4">
        <p className="max-w-prose text-sm text-muted">
          <strong className="font-medium text-ink">Right</strong> and{" "}
          <strong className="font-medium text-ink">wrong</strong>{" "}
          count individual findings judged by their owners; with only a few, the percentage says
          little. Rated reports, helpful and rating come from the survey, which covers whole
          reports: every rule with a finding in the report gets the same answer.
        </p>
      </div>
      <SearchedTable
        label="Accuracy by rule"
        rows={data?.rules}
        total={data?.total}
        list={list}
        noun="rule"
        placeholder="Search rules..."
        keyOf={(it) => it.ruleId}
        empty="Rules appear here once one of their findings has been decided by someone who shares their decisions, or a report that uses them has been rated."
        columns={[
          {
            name: "Rule",
            cell: (it) => (
              <>
                {it.title && <span className="block">{it.title}</span>}
                <span className="font-mono text-xs text-muted">{it.ruleId}</span>
                {/* On a phone the columns are out of sight. */}
                <span className="block text-sm sm:hidden">
                  {it.right} right, {it.wrong} wrong
                </span>
              </>
            ),
            sortBy: (it) => it.title ?? it.ruleId,
          },
          {
            name: "Judged findings",
            cell: (it) => it.right + it.wrong,
            isNumber: true,
            sortBy: (it) => it.right + it.wrong,
          },
          { name: "Right", cell: (it) => it.right, isNumber: true, sortBy: (it) => it.right },
          { name: "Wrong", cell: (it) => it.wrong, isNumber: true, sortBy: (it) => it.wrong },
          {
            name: "Correct",
            cell: (it) => percent(it.rightShare),
            isNumber: true,
            sortBy: (it) => it.rightShare,
          },
          {
            name: "Why wrong",
            isProse: true,
            cell: (it) =>
              it.reasons.length === 0 ? "–" : (
                <ul className="flex flex-col gap-1">
                  {it.reasons.map((reason, index) => <li key={index}>{reason}</li>)}
                </ul>
              ),
          },
          {
            name: "Rated reports",
            cell: (it) => it.reports,
            isNumber: true,
            sortBy: (it) => it.reports,
          },
          {
            name: "Helpful",
            cell: (it) => percent(it.helpfulShare),
            isNumber: true,
            sortBy: (it) => it.helpfulShare,
          },
          {
            name: "Rating",
            cell: (it) => it.averageRating?.toFixed(1) ?? "–",
            isNumber: true,
            sortBy: (it) => it.averageRating,
          },
        ]}
      />
    </>
  );
}
