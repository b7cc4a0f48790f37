/** The bell: what one was told of, newest first, each leading to its place. */
import { Bell } from "lucide-react";
import { formatAge, formatCount } from "../../components/format.ts";
import { HEADER_MENU_PX } from "../../components/frame/AppHeader.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Menu } from "../../components/ui/Menu.tsx";
import type { Notification } from "../../functions/_shared/contract/notifications.ts";
import { useNotifications, useReadNotifications } from "../_client/people.ts";
import { notifyFailure } from "../_hooks/notices.ts";

export default function Notifications() {
  const { data, fetchNextPage, isFetchingNextPage } = useNotifications();
  const read = useReadNotifications();
  const { unread = 0, total = 0 } = data?.pages[0] ?? {};
  // Where one came meanwhile, the last of a page is the first of the next.
  const shown = [
    ...new Map(data?.pages.flatMap((it) => it.notifications).map((it) => [it.id, it])).values(),
  ];
  const older = total - shown.length;

  return (
    <Menu
      offsetPx={HEADER_MENU_PX}
      trigger={
        <Button
          variant="ghost"
          size="icon"
          className="relative"
          aria-label={unread > 0 ? `Notifications, ${unread} unread` : "Notifications"}
        >
          <Bell size={18} aria-hidden="true" />
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="absolute top-0.5 right-0.5 min-w-4 rounded-full bg-accent px-1 text-center text-xs/4 font-semibold text-on-accent"
            >
              {unread > 99 ? "99+" : unread}
            </span>
          )}
        </Button>
      }
      header={
        <p className="text-sm sm:max-w-72 text-muted">
          {data && total === 0
            ? "No notifications yet. You’ll be notified of findings assigned to you, mentions, guest comments, approvals, invitations and transfers of ownership."
            : older > 0
            ? `Latest ${shown.length} of ${formatCount(total)}`
            : "Notifications"}
        </p>
      }
      groups={[
        shown.map((it) => ({
          label: (
            <span className="block py-0.5 sm:max-w-72">
              <span className={it.readAt === null ? "block font-semibold" : "block"}>
                {noticeWords(it)}
              </span>
              <time dateTime={it.createdAt} className="text-xs text-muted">
                {formatAge(it.createdAt, new Date())}
              </time>
            </span>
          ),
          // Read first: the place it leads to is another page.
          onSelect: () => read.mutate(it.id, { onSettled: () => location.assign(addressOf(it)) }),
        })),
        older > 0
          ? [{
            label: `Show older (${formatCount(older)})`,
            isStaying: true,
            isDisabled: isFetchingNextPage,
            onSelect: () => void fetchNextPage(),
          }]
          : [],
        [
          ...unread > 0
            ? [{
              label: "Mark all as read",
              onSelect: () =>
                read.mutate(null, {
                  onError: (failure: Error) => notifyFailure("Couldn’t mark as read", failure),
                }),
            }]
            : [],
          { label: "Email settings", href: "/settings#mail" },
        ],
      ].filter((group) => group.length > 0)}
    />
  );
}

/** Deleted, or of people who are colleagues no longer. */
const GONE = "a project you can’t open";

/** What happened, as one sentence. */
export function noticeWords(
  { kind, actor, projectName, findings }: Notification,
): string {
  const what = findings > 1 ? `${findings} findings` : "a finding";
  const where = `${what} in ${projectName ?? GONE}`;
  switch (kind) {
    case "assigned":
      return `${actor} assigned you ${where}`;
    case "mentioned":
      return `${actor} mentioned you in a comment on ${where}`;
    case "guest_comment":
      return findings > 1
        ? `A guest from ${actor} made ${findings} comments in ${projectName ?? GONE}`
        : `A guest from ${actor} commented on ${where}`;
    case "approved":
      return `${actor} approved ${projectName ?? GONE}`;
    case "invitation":
      return `You’re invited to join ${actor}`;
    case "handover":
      return `You’ve been offered the transfer of ownership of ${actor}`;
    case "handover_accepted":
      return `Your transfer of ownership of ${actor} was accepted`;
    case "handover_declined":
      return `Your transfer of ownership of ${actor} was declined`;
  }
}

function addressOf({ kind, projectId, findingId }: Notification): string {
  if (kind === "invitation" || projectId === null) return "/organizations";
  const place = findingId ? `#finding-${encodeURIComponent(findingId)}` : "";
  return `/project/${projectId}/enhanced-report${place}`;
}
