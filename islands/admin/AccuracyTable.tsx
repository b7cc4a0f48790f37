/** How people judged the reports a rule spoke in: rules that annoy come to light here. */
import { DataTable } from "../../components/admin/DataTable.tsx";
import { useAccuracy } from "../_client/admin.ts";

export default function AccuracyTable() {
  const { data } = useAccuracy();
  return (
    <DataTable
      label="Accuracy by rule"
      rows={data ?? []}
      keyOf={(it) => it.ruleId}
      empty="Rules appear here once reports they spoke in have been judged."
      columns={[
        { name: "Rule", cell: (it) => <span className="font-mono">{it.ruleId}</span> },
        { name: "Judged reports", cell: (it) => it.reports, isNumber: true },
        { name: "Issues", cell: (it) => it.issues, isNumber: true },
        { name: "Questions", cell: (it) => it.warnings, isNumber: true },
        { name: "Helpful", cell: (it) => `${Math.round(it.helpfulShare * 100)}%`, isNumber: true },
        { name: "Rating", cell: (it) => it.averageRating.toFixed(1), isNumber: true },
      ]}
    />
  );
}
