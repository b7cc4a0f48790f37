/** Feedback, access requests and what admins did. */
import { formatDate, formatMoment, sentence, unbroken } from "../../components/format.ts";
import { Button } from "../../components/ui/Button.tsx";
import { Email } from "../../components/ui/Email.tsx";
import { Facts } from "../../components/ui/Facts.tsx";
import type { AdminAccessRequest, AuditLogEntry } from "../../functions/_shared/contract/mod.ts";
import { RATING_LABELS } from "../../functions/_shared/contract/feedback.ts";
import { useAccessRequests, useAdminAction, useAllFeedback, useAudit } from "../_client/admin.ts";
import { actionWords, detailWords } from "./audit_words.ts";
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
          cell: (it) => (
            <>
              {`${it.rating} ${RATING_LABELS[it.rating - 1]}`}
              {/* On a phone there is room for no other columns. */}
              <span className="block whitespace-normal wrap-anywhere sm:hidden">
                {it.concerns && <span className="block">Concerns: {it.concerns}</span>}
                {it.suggestions && <span className="block">Suggestions: {it.suggestions}</span>}
                <span className="block text-muted">
                  <Facts
                    of={[it.wasHelpful ? "Helpful" : "Not helpful", formatDate(it.createdAt)]}
                  />
                </span>
              </span>
            </>
          ),
          sortBy: (it) => it.rating,
        },
        {
          name: "Helpful",
          from: "sm",
          cell: (it) => it.wasHelpful ? "Yes" : "No",
          sortBy: (it) => Number(it.wasHelpful),
        },
        { name: "Concerns", from: "sm", cell: (it) => it.concerns ?? "–", isProse: true },
        { name: "Suggestions", from: "sm", cell: (it) => it.suggestions ?? "–", isProse: true },
        {
          name: "Date",
          from: "sm",
          cell: (it) => formatDate(it.createdAt),
          sortBy: (it) => it.createdAt,
        },
      ]}
    />
  );
}

export function RequestTable() {
  const list = useListState();
  const { data } = useAccessRequests(list.state);
  const act = useAdminAction();
  const answerButton = ({ id }: AdminAccessRequest) => (
    <Button
      size="sm"
      disabled={act.isPending}
      onClick={() => act.mutate({ path: `access-requests/${id}/handle` }, { onError: refused })}
    >
      Mark as answered
    </Button>
  );
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
                className="block text-accent underline max-sm:whitespace-normal wrap-anywhere"
              >
                <Email of={it.email} />
              </a>
              {/* On anything smaller than a desktop there is no room for the columns. */}
              <span className="block whitespace-normal lg:hidden">
                {it.message && <span className="block wrap-anywhere">{it.message}</span>}
                <span className="block text-muted">
                  <Facts
                    of={[
                      `Project type: ${it.projectType}`,
                      it.company,
                      formatDate(it.createdAt),
                      stateOf(it),
                    ]}
                  />
                </span>
              </span>
              {!it.handledAt && <span className="mt-1.5 block sm:hidden">{answerButton(it)}</span>}
            </>
          ),
        },
        {
          name: "Project type",
          from: "lg",
          cell: (it) => sentence(it.projectType),
          sortBy: (it) => it.projectType,
        },
        {
          name: "Company",
          from: "lg",
          cell: (it) => it.company || "–",
          sortBy: (it) => it.company || null,
        },
        { name: "Message", from: "lg", cell: (it) => it.message || "–", isProse: true },
        {
          name: "Date",
          from: "lg",
          cell: (it) => formatDate(it.createdAt),
          sortBy: (it) => it.createdAt,
        },
        { name: "State", from: "lg", sortBy: (it) => it.handledAt, cell: stateOf },
        ...data?.requests.some((it) => !it.handledAt)
          ? [{
            name: "Action",
            from: "sm" as const,
            cell: (it: AdminAccessRequest) => !it.handledAt && answerButton(it),
          }]
          : [],
      ]}
    />
  );
}

const stateOf = ({ handledAt }: AdminAccessRequest): string =>
  handledAt ? `Answered ${formatDate(handledAt)}` : "Waiting";

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
        {
          name: "When",
          cell: (it) => (
            <>
              <span className="max-sm:hidden">{formatMoment(it.at)}</span>
              {/* On a phone there is room for no other columns. */}
              <span className="block whitespace-normal sm:hidden">
                <span className="block">
                  <span className="font-medium">{actionWords(it.action)}</span>
                  {detailWords(it.detail) && (
                    <span className="text-muted">: {detailWords(it.detail)}</span>
                  )}
                </span>
                <Subject of={it} />
                <span className="block text-muted">
                  <Facts of={[<Email key="who" of={whoOf(it)} />, unbroken(formatMoment(it.at))]} />
                </span>
              </span>
            </>
          ),
          sortBy: (it) => it.at,
        },
        { name: "Who", from: "sm", cell: whoOf, sortBy: whoOf },
        {
          name: "Action",
          from: "sm",
          cell: (it) => (
            <span className="block max-lg:max-w-44 max-lg:whitespace-normal">
              {actionWords(it.action)}
              <span className="block text-muted empty:hidden">{detailWords(it.detail)}</span>
            </span>
          ),
          sortBy: (it) => actionWords(it.action),
        },
        {
          name: "Subject",
          from: "sm",
          // On a tablet the table fits where a long name runs over two lines.
          cell: (it) => (
            <span className="block min-w-44 max-lg:max-w-48 max-lg:whitespace-normal">
              <Subject of={it} />
            </span>
          ),
          sortBy: (it) => it.subjectName ?? it.subject,
        },
      ]}
    />
  );
}

const whoOf = ({ actor }: AuditLogEntry): string => actor ?? "System";

function Subject({ of: { subject, subjectName } }: { of: AuditLogEntry }) {
  return subjectName
    ? <span className="wrap-anywhere">{subjectName}</span>
    : <span className="font-mono wrap-anywhere text-muted">{subject}</span>;
}
