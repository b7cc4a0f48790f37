/** What was decided about a finding, in a word; who is to see to it and until when. */
import {
  CheckCheck,
  CircleCheck,
  CircleSlash,
  Clock,
  MessageSquare,
  UserRound,
} from "lucide-react";
import {
  type Disposition,
  type DispositionState,
  STATE_WORDS,
} from "../../functions/_shared/domain/disposition.ts";
import { formatDate } from "../format.ts";

const ICONS: Record<DispositionState, typeof CircleCheck> = {
  accepted: CircleCheck,
  dismissed: CircleSlash,
  resolved: CheckCheck,
  deferred: Clock,
};

export function DispositionChip({ disposition }: { disposition: Disposition | undefined }) {
  if (!disposition) return null;
  const { state, assignee, dueOn, comments } = disposition;
  const Icon = state && ICONS[state];
  return (
    <>
      {Icon && (
        <span className="inline-flex items-center gap-1 font-sans font-medium text-ink">
          <Icon size={13} aria-hidden="true" />
          {STATE_WORDS[state]}
        </span>
      )}
      {(assignee || dueOn) && (
        <span className="inline-flex items-center gap-1 font-sans">
          <UserRound size={12} aria-hidden="true" />
          {[assignee, dueOn && `due ${formatDate(dueOn)}`].filter(Boolean).join(", ")}
        </span>
      )}
      {comments > 0 && (
        <span className="inline-flex items-center gap-1 font-sans">
          <MessageSquare size={12} aria-hidden="true" />
          {comments}
          <span className="sr-only">{comments === 1 ? " comment" : " comments"}</span>
        </span>
      )}
    </>
  );
}
