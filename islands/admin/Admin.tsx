/** What an admin sees: figures, users, jobs, feedback, accuracy by rule, access requests, the audit log. */
import { useEffect, useState } from "react";
import { Spark } from "../../components/admin/Spark.tsx";
import { formatCents, formatMegabytes } from "../../components/format.ts";
import { StatTile } from "../../components/ui/Card.tsx";
import { Skeleton } from "../../components/ui/Skeleton.tsx";
import { Tabs } from "../../components/ui/Tabs.tsx";
import type { AdminMetrics, SessionUser } from "../../functions/_shared/contract/mod.ts";
import { useMetrics } from "../_client/admin.ts";
import AppFrame from "../account/AppFrame.tsx";
import AccuracyTable from "./AccuracyTable.tsx";
import { AuditTable, FeedbackTable, RequestTable } from "./RecordTables.tsx";
import { JobTable, UserTable } from "./WorkTables.tsx";

const TABS = [
  { value: "users", label: "Users", content: <UserTable /> },
  { value: "jobs", label: "Jobs", content: <JobTable /> },
  { value: "feedback", label: "Feedback", content: <FeedbackTable /> },
  { value: "accuracy", label: "Accuracy by rule", content: <AccuracyTable /> },
  { value: "requests", label: "Access requests", content: <RequestTable /> },
  { value: "audit", label: "Audit log", content: <AuditTable /> },
];

export default function Admin({ user }: { user: SessionUser }) {
  const [tab, setTab] = useState("users");
  useEffect(() => {
    const asked = location.hash.slice(1);
    if (TABS.some((it) => it.value === asked)) setTab(asked);
  }, []);
  return (
    <AppFrame user={user} path="/admin">
      <h1 className="mb-5 text-xl font-semibold tracking-tight">Admin</h1>
      <Figures />
      <Tabs
        label="Admin"
        className="mt-6"
        value={tab}
        onValueChange={setTab}
        items={TABS.map((it) => ({
          ...it,
          content: <div className="rounded-lg border border-hairline bg-surface">{it.content}</div>,
        }))}
      />
    </AppFrame>
  );
}

const FIGURES: {
  label: string;
  of: (metrics: AdminMetrics) => number;
  write: (value: number) => string;
}[] = [
  { label: "Users", of: (it) => it.totalUsers, write: String },
  { label: "Active in 30 days", of: (it) => it.activeUsers, write: String },
  { label: "Projects", of: (it) => it.totalProjects, write: String },
  { label: "Reports", of: (it) => it.totalReports, write: String },
  {
    label: "Monthly recurring revenue",
    of: (it) => it.monthlyRecurringRevenue,
    write: (it) => formatCents(it),
  },
  { label: "Churn", of: (it) => it.churnRate, write: (it) => `${(it * 100).toFixed(1)}%` },
  {
    label: "Processing time",
    of: (it) => it.averageProcessingTime,
    write: (it) => it > 0 ? `${it.toFixed(1)} s` : "–",
  },
  { label: "Storage", of: (it) => it.totalStorageUsed, write: formatMegabytes },
];

function Figures() {
  const { data } = useMetrics();
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {FIGURES.map(({ label, of, write }) =>
        data
          ? (
            <StatTile
              key={label}
              label={label}
              value={write(of(data.now))}
              note={<Spark label={label} values={data.days.map(of)} />}
            />
          )
          : <Skeleton key={label} className="h-28 w-full" />
      )}
    </div>
  );
}
