/** Users and jobs, with what an admin may do to them. */
import { useState } from "react";
import { formatDate, plural, sentence } from "../../components/format.ts";
import { Badge } from "../../components/ui/Badge.tsx";
import { ConfirmDialog } from "../../components/ui/Dialog.tsx";
import { Email } from "../../components/ui/Email.tsx";
import { Facts } from "../../components/ui/Facts.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { chipClass, CHIPS } from "../../components/ui/chips.ts";
import { cx } from "../../components/ui/cx.ts";
import { jobWords, stateWords } from "../../functions/_shared/constants/jobs.ts";
import type { AdminJob, AdminJobList, AdminUser } from "../../functions/_shared/contract/mod.ts";
import { useAdminAction, useJobs, useUsers } from "../_client/admin.ts";
import { notifyFailure } from "../_hooks/notices.ts";
import { useApp } from "../account/app.ts";
import SearchedTable, { useListState } from "./SearchedTable.tsx";

/** Says why an action did not work. */
export function refused(failure: unknown): void {
  notifyFailure("That didn’t work", failure);
}

export function UserTable() {
  const { user } = useApp();
  const list = useListState();
  const { data } = useUsers(list.state);
  const act = useAdminAction();
  const [asked, setAsked] = useState<{ id: string; name: string } | null>(null);
  const setActive = (id: string, isActive: boolean) =>
    act.mutate({ path: `users/${id}`, method: "PATCH", json: { isActive } }, { onError: refused });
  return (
    <>
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={`Disable ${asked?.name}?`}
        description="This user is signed out everywhere right away and can’t sign in until the account is enabled again. Projects, reports and the subscription don’t change."
        cancelLabel="Keep enabled"
        confirmLabel="Disable account"
        onConfirm={() => {
          if (asked) setActive(asked.id, false);
          setAsked(null);
        }}
      />
      <SearchedTable
        label="Users"
        rows={data?.users}
        total={data?.total}
        list={list}
        noun="user"
        placeholder="Search users..."
        keyOf={(it) => it.id}
        empty="No matching users."
        isCentered
        columns={[
          {
            name: "Name",
            sortBy: (it) => it.name,
            cell: (it) => (
              <div className="max-lg:min-w-36 max-lg:whitespace-normal max-lg:wrap-anywhere">
                <span className="font-medium">{it.name}</span>
                <span className="block text-muted">
                  <Email of={it.email} />
                </span>
                {/* On a phone there is room for no other columns. */}
                <span className="block text-muted sm:hidden">
                  <Facts of={userFacts(it)} />
                </span>
                {!it.isActive && (
                  <span className="mt-1 block sm:hidden">
                    <Badge tone="critical">Disabled</Badge>
                  </span>
                )}
              </div>
            ),
          },
          { name: "Role", cell: (it) => sentence(it.role), sortBy: (it) => it.role, from: "sm" },
          {
            name: "Plan",
            from: "sm",
            sortBy: (it) => it.subscriptionTier,
            cell: (it) => (
              <>
                {sentence(it.subscriptionTier)}
                <span className="block text-muted">{sentence(it.subscriptionStatus)}</span>
              </>
            ),
          },
          {
            name: "Projects",
            cell: (it) => it.projects,
            isNumber: true,
            from: "sm",
            sortBy: (it) => it.projects,
          },
          {
            name: "Last sign-in",
            from: "sm",
            cell: (it) => formatDate(it.lastLoginAt) ?? "Never",
            sortBy: (it) => it.lastLoginAt,
          },
          {
            name: "Account",
            from: "sm",
            cell: (it) => (
              <Badge tone={it.isActive ? "neutral" : "critical"}>
                {it.isActive ? "Enabled" : "Disabled"}
              </Badge>
            ),
            sortBy: (it) => Number(it.isActive),
          },
          {
            name: "Action",
            cell: (it) =>
              it.id === user.id ? <span className="text-muted">Your account</span> : (
                <Button
                  size="sm"
                  disabled={act.isPending}
                  onClick={() => it.isActive ? setAsked(it) : setActive(it.id, true)}
                >
                  {it.isActive ? "Disable" : "Enable"}
                  <span className="sr-only">{it.name}</span>
                </Button>
              ),
          },
        ]}
      />
    </>
  );
}

/** What the columns say, one after the other: `User`, `Free, active`, `2 projects`, `Last sign-in Nov 28, 2026`. */
export function userFacts(user: AdminUser): string[] {
  const { role, subscriptionTier, subscriptionStatus, projects, lastLoginAt } = user;
  const seen = formatDate(lastLoginAt);
  return [
    sentence(role),
    `${sentence(subscriptionTier)}, ${sentence(subscriptionStatus).toLowerCase()}`,
    plural(projects, "project"),
    seen ? `Last sign-in ${seen}` : "Never signed in",
  ];
}

/** What is listed until a state is chosen: everything that is not done. */
export const countUnfinished = (counts: AdminJobList["counts"]): number =>
  counts.reduce((sum, it) => it.state === "done" ? sum : sum + it.count, 0);

export function JobTable() {
  const list = useListState();
  const [chosen, setChosen] = useState<string | null>(null);
  const { data } = useJobs(list.state, chosen ?? "");
  const act = useAdminAction();
  return (
    <>
      <div
        role="group"
        aria-label="Filter jobs"
        className={cx(CHIPS, "border-b border-hairline px-5 py-4 empty:hidden")}
      >
        {data && data.counts.length > 0 && (
          <button
            type="button"
            aria-pressed={chosen === null}
            onClick={() => {
              setChosen(null);
              list.onPage(1);
            }}
            className={chipClass(chosen === null)}
          >
            All unfinished{" "}
            <span className="font-normal tabular-nums">
              {countUnfinished(data.counts)}
            </span>
          </button>
        )}
        {data?.counts.map((it) => {
          const name = `${it.queue} ${it.state}`;
          return (
            <button
              key={name}
              type="button"
              aria-pressed={chosen === name}
              onClick={() => {
                setChosen(name);
                list.onPage(1);
              }}
              className={cx(chipClass(chosen === name), it.state === "dead" && "text-critical")}
            >
              {jobWords(it.queue)} {stateWords(it.state)}{" "}
              <span className="font-normal tabular-nums">{it.count}</span>
            </button>
          );
        })}
      </div>
      <SearchedTable
        label="Jobs"
        rows={data?.jobs}
        total={data?.total}
        list={list}
        noun={chosen ? "job" : "unfinished job"}
        placeholder="Search jobs..."
        keyOf={(it) => it.id}
        empty={chosen ? "No jobs listed in this state." : "No jobs are waiting, running or failed."}
        columns={[
          {
            name: "Job",
            cell: (it) => (
              <>
                <span className="max-lg:whitespace-normal">
                  {jobWords(it.queue)}: {jobWords(it.kind)}
                </span>
                {/* On a phone there is room for no other columns. */}
                <span className="block whitespace-normal sm:hidden">
                  {it.lastError && <span className="block wrap-anywhere">{it.lastError}</span>}
                  <span className="block text-muted">
                    <Facts
                      of={[
                        <StateBadge key="state" state={it.state} />,
                        `${attemptsOf(it)} attempts`,
                        formatDate(it.createdAt),
                      ]}
                    />
                  </span>
                </span>
              </>
            ),
            sortBy: (it) => `${jobWords(it.queue)} ${jobWords(it.kind)}`,
          },
          {
            name: "State",
            from: "sm",
            sortBy: (it) => it.state,
            cell: (it) => <StateBadge state={it.state} />,
          },
          {
            name: "Attempts",
            from: "sm",
            cell: attemptsOf,
            isNumber: true,
            sortBy: (it) => it.attempts,
          },
          {
            name: "Created",
            from: "sm",
            cell: (it) => formatDate(it.createdAt),
            sortBy: (it) => it.createdAt,
          },
          {
            name: "Last error",
            from: "sm",
            cell: (it) => it.lastError ?? "–",
            isProse: data?.jobs.some((it) => it.lastError !== null),
          },
          ...data?.jobs.some((it) => it.state === "dead")
            ? [{
              name: "Action",
              cell: (it: AdminJob) =>
                it.state === "dead" && (
                  <Button
                    size="sm"
                    disabled={act.isPending}
                    onClick={() =>
                      act.mutate({ path: `jobs/${it.id}/redrive` }, { onError: refused })}
                  >
                    Run again
                  </Button>
                ),
            }]
            : [],
        ]}
      />
    </>
  );
}

const attemptsOf = ({ attempts, maxAttempts }: AdminJob): string => `${attempts} of ${maxAttempts}`;

function StateBadge({ state }: Pick<AdminJob, "state">) {
  return (
    <Badge tone={state === "dead" ? "critical" : "neutral"}>{sentence(stateWords(state))}</Badge>
  );
}
