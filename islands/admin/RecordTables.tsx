/** Feedback, access requests and what admins did. */
import { formatDate, formatMoment, sentence } from "../../components/format.ts";
import { Button } from "../../components/ui/Button.tsx";
import type { AdminAccessRequest } from "../../functions/_shared/contract/mod.ts";
import { RATING_LABELS } from "../../functions/_shared/contract/feedback.ts";
import { useAccessRequests, useAdminAction, useAllFeedback, useAudit } from "../_client/admin.ts";
import SearchedTable, { useListState } from "./SearchedTable.tsx";
import { refused } from "./WorkTables.tsx";

export function FeedbackTable() {
  const list = useListState();
  const { data } = useAllFeedback(list.state);
  return (
    <SearchedTable
      label="Feedback"
      rows={data?.entries}
      total={data?.total}
      list={list}
      noun="answer"
      placeholder="Search answers..."
      lead={data && data.averageRating !== null && data.helpfulShare !== null && (
        <p>
          Average {data.averageRating.toFixed(1)} of 5;{" "}
          {Math.round(data.helpfulShare * 100)}% found it helpful
        </p>
      )}
      keyOf={(it) => it.id}
      empty="Answers to the survey appear here."
      columns={[
        {
          name: "Rating",
          cell: (it) => `${it.rating} ${RATING_LABELS[it.rating - 1]}`,
          sortBy: (it) => it.rating,
        },
        {
          name: "Helpful",
          cell: (it) => it.wasHelpful ? "Yes" : "No",
          sortBy: (it) => Number(it.wasHelpful),
        },
        { name: "Concerns", cell: (it) => it.concerns ?? "–", isProse: true },
        { name: "Suggestions", cell: (it) => it.suggestions ?? "–", isProse: true },
        { name: "Date", cell: (it) => formatDate(it.createdAt), sortBy: (it) => it.createdAt },
      ]}
    />
  );
}

export function RequestTable() {
  const list = useListState();
  const { data } = useAccessRequests(list.state);
  const act = useAdminAction();
  return (
    <SearchedTable
      label="Access requests"
      rows={data?.requests}
      total={data?.total}
      list={list}
      noun="request"
      placeholder="Search requests..."
      keyOf={(it) => it.id}
      empty="Requests from the landing page appear here."
      columns={[
        {
          name: "From",
          sortBy: (it) => it.name,
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
        { name: "Project", cell: (it) => it.projectType, sortBy: (it) => it.projectType },
        { name: "Company", cell: (it) => it.company || "–", sortBy: (it) => it.company || null },
        { name: "Message", cell: (it) => it.message || "–", isProse: true },
        { name: "Date", cell: (it) => formatDate(it.createdAt), sortBy: (it) => it.createdAt },
        {
          name: "State",
          sortBy: (it) => it.handledAt,
          cell: (it) => it.handledAt ? `Answered ${formatDate(it.handledAt)}` : "Waiting",
        },
        ...data?.requests.some((it) => !it.handledAt)
          ? [{
            name: "Action",
            cell: (it: AdminAccessRequest) =>
              !it.handledAt && (
                <Button
                  size="sm"
                  disabled={act.isPending}
                  onClick={() =>
                    act.mutate({ path: `access-requests/${it.id}/handle` }, { onError: refused })}
                >
                  Mark as answered
                </Button>
              ),
          }]
          : [],
      ]}
    />
  );
}

/** Actions whose records were named before all of them said what was done. */
const DONE: Record<string, string> = {
  "set role": "Role set",
  "handle access request": "Access request answered",
  "redrive job": "Job run again",
  "judgement taken back": "Judgment taken back",
};

/** A recorded action as the log tells it: `Cycle approved`. */
export const actionWords = (action: string): string => DONE[action] ?? sentence(action);

export function AuditTable() {
  const list = useListState();
  const { data } = useAudit(list.state);
  return (
    <SearchedTable
      label="Audit log"
      rows={data?.lines}
      total={data?.total}
      list={list}
      noun="record"
      placeholder="Search people, actions, records..."
      keyOf={(it) => it.id}
      empty="What admins and members do is recorded here."
      columns={[
        { name: "When", cell: (it) => formatMoment(it.at), sortBy: (it) => it.at },
        {
          name: "Who",
          cell: (it) => it.actor ?? "System",
          sortBy: (it) => it.actor ?? "System",
        },
        {
          name: "Action",
          cell: (it) => actionWords(it.action),
          sortBy: (it) => actionWords(it.action),
        },
        {
          name: "Subject",
          // On a tablet the table fits where a long name runs over two lines.
          cell: (it) => (
            <span className="block min-w-44 max-lg:max-w-48 max-lg:whitespace-normal wrap-anywhere">
              {it.subjectName ?? <span className="font-mono text-muted">{it.subject}</span>}
            </span>
          ),
          sortBy: (it) => it.subjectName ?? it.subject,
        },
      ]}
    />
  );
}
