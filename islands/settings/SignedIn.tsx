/** Where the account is signed in, and what happened to it. */
import { useState } from "react";
import { formatMoment, unbroken } from "../../components/format.ts";
import { Badge } from "../../components/ui/Badge.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Card, CardTitle } from "../../components/ui/Card.tsx";
import { ConfirmDialog } from "../../components/ui/Dialog.tsx";
import { Facts } from "../../components/ui/Facts.tsx";
import { Pages } from "../../components/ui/Pages.tsx";
import { useTimeZone } from "../../components/ui/time_zone.ts";
import type {
  SecurityAction,
  SecurityEvents,
  SessionEntry,
  SessionList,
} from "../../functions/_shared/contract/mod.ts";
import {
  LOG_LINES,
  SESSION_LINES,
  useEndSessions,
  useSecurityEvents,
  useSessions,
} from "../_client/security.ts";
import { NotLoaded } from "../_hooks/NotLoaded.tsx";
import { notify, notifyFailure } from "../_hooks/notices.ts";

const UNKNOWN_DEVICE = "Unknown browser";

/** One session, or all others. */
type Asked = SessionEntry | "others";

export function SessionsCard({ initial }: { initial: SessionList | null }) {
  const [page, setPage] = useState(1);
  const timeZone = useTimeZone();
  const { data, error } = useSessions(page, initial);
  const end = useEndSessions();
  const [asked, setAsked] = useState<Asked | null>(null);
  if (!data) return <NotLoaded what="Your sessions" error={error} />;

  function onEnd() {
    if (!asked) return;
    const isAll = asked === "others";
    end.mutate(isAll ? null : asked.id, {
      onSuccess: () => {
        setAsked(null);
        notify({ title: isAll ? "Signed out everywhere else" : "Session ended" });
      },
      onError: (failure) => notifyFailure("Session not ended", failure),
    });
  }

  return (
    <Card labelledBy="sessions">
      <CardTitle
        id="sessions"
        hint="Sessions end automatically after 30 days."
        actions={data.total > 1 && (
          <Button onClick={() => setAsked("others")}>Sign out everywhere else</Button>
        )}
      >
        Where you’re signed in
      </CardTitle>
      <ul className="divide-y divide-hairline border-t border-hairline">
        {data.sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2.5">
            <div className="min-w-0 grow">
              <p className="font-medium">{session.device || UNKNOWN_DEVICE}</p>
              <p className="text-sm text-muted">
                <Facts
                  of={[
                    `Since ${unbroken(formatMoment(session.createdAt, timeZone))}`,
                    `Last used ${unbroken(formatMoment(session.lastSeenAt, timeZone))}`,
                  ]}
                />
              </p>
            </div>
            {session.isCurrent ? <Badge tone="compliant">This session</Badge> : (
              <Button
                size="sm"
                onClick={() => setAsked(session)}
              >
                Sign out<span className="sr-only">{session.device || UNKNOWN_DEVICE}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Pages
        label="sessions"
        size={SESSION_LINES}
        page={page}
        total={data.total}
        onPage={setPage}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={asked === "others" ? "Sign out everywhere else?" : "End this session?"}
        description={asked === "others"
          ? "Every other browser will have to sign in again. API keys keep working."
          : "That browser will have to sign in again."}
        cancelLabel="Not now"
        confirmLabel="Sign out"
        isBusy={end.isPending}
        onConfirm={onEnd}
      />
    </Card>
  );
}

const WORDS: Record<SecurityAction, string> = {
  registered: "Account created",
  signed_in: "Signed in",
  sign_in_locked: "Sign-in locked after ten failed attempts",
  code_refused: "Right password, wrong code",
  recovery_code_used: "Signed in with a recovery code",
  password_changed: "Password changed",
  password_reset: "Password changed with a link from an email",
  email_confirmed: "Email address confirmed",
  email_change_asked: "Email change requested",
  email_change_dropped: "Email change canceled",
  email_changed: "Email address changed",
  second_factor_added: "Two-step sign-in turned on",
  second_factor_removed: "Two-step sign-in turned off",
  recovery_codes_renewed: "New recovery codes created",
  session_ended: "A session ended",
  other_sessions_ended: "Signed out everywhere else",
  key_created: "API key created",
  key_revoked: "API key revoked",
};

export function SecurityLog({ initial }: { initial: SecurityEvents | null }) {
  const [page, setPage] = useState(1);
  const timeZone = useTimeZone();
  const { data, error } = useSecurityEvents(page, initial);
  if (!data) return <NotLoaded what="The security log" error={error} />;
  return (
    <Card labelledBy="security-log">
      <CardTitle
        id="security-log"
        hint="Kept for one year. Don’t recognize something? Change your password."
      >
        Security log
      </CardTitle>
      {data.events.length === 0
        ? <p className="px-5 pb-5 text-muted">Nothing yet.</p>
        : (
          <ul className="divide-y divide-hairline border-t border-hairline">
            {data.events.map(({ id, at, action, device }) => (
              <li
                key={id}
                className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 py-2"
              >
                <span>
                  {WORDS[action]}
                  {device && <span className="text-muted">{` · ${device}`}</span>}
                </span>
                <time dateTime={at} className="text-sm text-muted">
                  {formatMoment(at, timeZone)}
                </time>
              </li>
            ))}
          </ul>
        )}
      <Pages
        label="the security log"
        size={LOG_LINES}
        page={page}
        total={data.total}
        onPage={setPage}
      />
    </Card>
  );
}
