/** What an admin sees: figures, users, jobs, feedback, accuracy by rule, access requests, the audit log. */
import { useEffect, useState } from "react";
import { Tabs } from "../../components/ui/Tabs.tsx";
import type { OrganizationList, SessionUser } from "../../functions/_shared/contract/mod.ts";
import AppFrame from "../account/AppFrame.tsx";
import AccuracyTable from "./AccuracyTable.tsx";
import Figures from "./Figures.tsx";
import { AuditTable, FeedbackTable, RequestTable } from "./RecordTables.tsx";
import SealAlarm from "./SealAlarm.tsx";
import { JobTable, UserTable } from "./WorkTables.tsx";

const TABS = [
  { value: "users", label: "Users", content: <UserTable /> },
  { value: "jobs", label: "Jobs", content: <JobTable /> },
  { value: "feedback", label: "Feedback", content: <FeedbackTable /> },
  { value: "accuracy", label: "Accuracy by rule", content: <AccuracyTable /> },
  { value: "requests", label: "Access requests", content: <RequestTable /> },
  { value: "audit", label: "Audit log", content: <AuditTable /> },
];

export interface AdminProps {
  user: SessionUser;
  organizations: OrganizationList | null;
  /** Whether the terms say who runs the site. */
  isOperatorNamed: boolean;
}

export default function Admin({ user, organizations, isOperatorNamed }: AdminProps) {
  const [tab, setTab] = useState("users");
  useEffect(() => {
    const asked = location.hash.slice(1);
    if (TABS.some((it) => it.value === asked)) setTab(asked);
  }, []);
  return (
    <AppFrame user={user} organizations={organizations} path="/admin">
      <h1 className="page-title">Admin</h1>
      <SealAlarm />
      {!isOperatorNamed && (
        <p className="mb-4 max-w-prose text-muted">
          The <a href="/terms" className="text-accent underline underline-offset-2">terms</a>{" "}
          don’t name who runs this site yet. To name the operator, set{" "}
          <code className="font-mono">OPERATOR</code> where the server is started.
        </p>
      )}
      <Figures />
      <Tabs
        label="Admin"
        className="mt-3 md:mt-6"
        value={tab}
        onValueChange={(next) => {
          setTab(next);
          history.replaceState(history.state, "", `#${next}`);
        }}
        items={TABS.map((it) => ({
          ...it,
          content: <div className="rounded-lg border border-hairline bg-surface">{it.content}</div>,
        }))}
      />
    </AppFrame>
  );
}
