/** Feedback, access requests and what admins did. */
import { DataTable } from "../../components/admin/DataTable.tsx";
import { formatDate, plural } from "../../components/format.ts";
import { Button } from "../../components/ui/Button.tsx";
import { RATING_LABELS } from "../../functions/_shared/contract/feedback.ts";
import { useAccessRequests, useAdminAction, useAllFeedback, useAudit } from "../_client/admin.ts";
import { refused } from "./WorkTables.tsx";

export function FeedbackTable() {
  const { data } = useAllFeedback();
  return (
    <>
      <p className="border-b border-hairline p-4 text-muted">
        {data && data.averageRating !== null && data.helpfulShare !== null
          ? `${plural(data.count, "answer")}, ${data.averageRating.toFixed(1)} of 5 on average, ${
            Math.round(data.helpfulShare * 100)
          }% found it helpful`
          : "No answers yet."}
      </p>
      <DataTable
        label="Feedback"
        rows={data?.entries ?? []}
        keyOf={(it) => it.id}
        empty="Answers to the survey appear here."
        columns={[
          { name: "Rating", cell: (it) => `${it.rating} ${RATING_LABELS[it.rating - 1]}` },
          { name: "Helpful", cell: (it) => it.wasHelpful ? "Yes" : "No" },
          { name: "Concerns", cell: (it) => it.concerns ?? "–", isProse: true },
          { name: "Suggestions", cell: (it) => it.suggestions ?? "–", isProse: true },
          { name: "Date", cell: (it) => formatDate(it.createdAt) },
        ]}
      />
    </>
  );
}

export function RequestTable() {
  const { data } = useAccessRequests();
  const act = useAdminAction();
  return (
    <DataTable
      label="Access requests"
      rows={data ?? []}
      keyOf={(it) => it.id}
      empty="Requests from the landing page appear here."
      columns={[
        {
          name: "From",
          cell: (it) => (
            <>
              <span className="font-medium">{it.name}</span>
              <a
                href={`mailto:${it.email}`}
                className="block max-w-60 truncate text-accent underline sm:max-w-none"
              >
                {it.email}
              </a>
            </>
          ),
        },
        { name: "Project", cell: (it) => it.projectType },
        { name: "Company", cell: (it) => it.company || "–" },
        { name: "Message", cell: (it) => it.message || "–", isProse: true },
        { name: "Date", cell: (it) => formatDate(it.createdAt) },
        {
          name: "State",
          cell: (it) =>
            it.handledAt ? `Answered ${formatDate(it.handledAt)}` : (
              <Button
                size="sm"
                disabled={act.isPending}
                onClick={() =>
                  act.mutate({ path: `access-requests/${it.id}/handle` }, { onError: refused })}
              >
                Mark as answered
              </Button>
            ),
        },
      ]}
    />
  );
}

export function AuditTable() {
  const { data } = useAudit();
  return (
    <DataTable
      label="Audit log"
      rows={data ?? []}
      keyOf={(it) => it.id}
      empty="Every admin action is recorded here."
      columns={[
        {
          name: "When",
          cell: (it) => new Date(it.at).toISOString().slice(0, 16).replace("T", " "),
        },
        { name: "Who", cell: (it) => it.actor ?? "System" },
        { name: "Action", cell: (it) => it.action },
        { name: "Subject", cell: (it) => <span className="font-mono">{it.subject}</span> },
      ]}
    />
  );
}
