/** What can be done with all selected findings at once. It stays in sight while there are any. */
import {
  CheckCheck,
  ChevronDown,
  CircleCheck,
  CircleSlash,
  Clock,
  UserRound,
  X,
} from "lucide-react";
import { useState } from "react";
import {
  ASSIGNEE_MAX,
  type DispositionSet,
} from "../../functions/_shared/contract/dispositions.ts";
import { formatCount, plural } from "../format.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Field, Input } from "../ui/Field.tsx";
import { Menu } from "../ui/Menu.tsx";
import { DismissForm } from "./FindingDecision.tsx";

export interface BulkBarProps {
  count: number;
  /** Names that are offered: who works on the project. */
  people: readonly string[];
  isBusy: boolean;
  onSet: (values: DispositionSet) => void;
  onClear: () => void;
}

export function BulkBar({ count, people, isBusy, onSet, onClear }: BulkBarProps) {
  const [asked, setAsked] = useState<"dismiss" | "assign" | null>(null);
  const what = plural(count, "finding");
  const onResolve = () => onSet({ state: "resolved", reasonCode: null });
  const onDefer = () => onSet({ state: "deferred", reasonCode: null });
  return (
    <div
      role="toolbar"
      aria-label="Selected findings"
      className="no-print sticky bottom-3 z-20 after:absolute after:-inset-x-px after:top-[calc(100%+1px)] after:h-3 after:bg-paper flex flex-wrap items-center gap-1 rounded-lg border border-edge bg-surface px-3 py-2 shadow-lg sm:gap-2 max-lg:[&>button:not(:last-of-type)>svg]:hidden max-sm:[&>button]:px-2"
    >
      <strong className="mr-1 text-sm font-semibold tabular-nums">
        {formatCount(count)}
        <span className="max-sm:hidden">&nbsp;{count === 1 ? "finding" : "findings"}</span> selected
      </strong>
      <Button
        size="sm"
        disabled={isBusy}
        onClick={() => onSet({ state: "accepted", reasonCode: null })}
      >
        <CircleCheck size={15} aria-hidden="true" />Accept
      </Button>
      <Button size="sm" disabled={isBusy} onClick={() => setAsked("dismiss")}>
        <CircleSlash size={15} aria-hidden="true" />Dismiss…
      </Button>
      <Button size="sm" className="max-sm:hidden" disabled={isBusy} onClick={onResolve}>
        <CheckCheck size={15} aria-hidden="true" />Resolve
      </Button>
      <Button size="sm" className="max-sm:hidden" disabled={isBusy} onClick={onDefer}>
        <Clock size={15} aria-hidden="true" />Defer
      </Button>
      <Button
        size="sm"
        className="max-sm:hidden"
        disabled={isBusy}
        onClick={() => setAsked("assign")}
      >
        <UserRound size={15} aria-hidden="true" />Assign…
      </Button>
      <Menu
        trigger={
          <Button size="sm" className="sm:hidden" disabled={isBusy}>
            More<ChevronDown size={15} aria-hidden="true" />
          </Button>
        }
        groups={[[
          { label: "Resolve", icon: <CheckCheck size={15} />, onSelect: onResolve },
          { label: "Defer", icon: <Clock size={15} />, onSelect: onDefer },
          { label: "Assign…", icon: <UserRound size={15} />, onSelect: () => setAsked("assign") },
        ]]}
      />
      <Button
        size="sm"
        variant="ghost"
        className="ml-auto"
        aria-label="Clear the selection"
        onClick={onClear}
      >
        <X size={15} aria-hidden="true" />
        <span className="max-sm:hidden">Clear</span>
      </Button>
      <Dialog
        isOpen={asked === "dismiss"}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={`Dismiss ${what}`}
        description="The same reason is recorded for each. You can undo this."
        size="sm"
      >
        <DismissForm
          reason={null}
          note=""
          isBusy={isBusy}
          onCancel={() => setAsked(null)}
          onDismiss={(reasonCode, note) => {
            onSet({ state: "dismissed", reasonCode, note: note || null });
            setAsked(null);
          }}
        />
      </Dialog>
      {asked === "assign" && (
        <AssignDialog
          what={what}
          people={people}
          onAssign={(values) => {
            onSet(values);
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

interface AssignDialogProps {
  /** `2 findings`. */
  what: string;
  people: readonly string[];
  onAssign: (values: DispositionSet) => void;
  onClose: () => void;
}

/** Whom they are assigned to and until when. Taking both away is a button of its own: an empty form changes nothing. */
function AssignDialog({ what, people, onAssign, onClose }: AssignDialogProps) {
  const [name, setName] = useState("");
  const [day, setDay] = useState("");
  const values = assignmentOf(name, day);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Assign ${what}`}
      size="sm"
      footer={
        <>
          <Button
            className="mr-auto"
            onClick={() => onAssign({ assignee: null, dueOn: null })}
          >
            Unassign
          </Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="bulk-assign" variant="primary" disabled={values === null}>
            Assign
          </Button>
        </>
      }
    >
      <form
        id="bulk-assign"
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (values) onAssign(values);
        }}
      >
        <Field id="bulk-assignee" label="Assigned to">
          <Input
            id="bulk-assignee"
            autoFocus
            placeholder="Name"
            maxLength={ASSIGNEE_MAX}
            list="bulk-people"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </Field>
        <datalist id="bulk-people">
          {people.map((it) => <option key={it} value={it} />)}
        </datalist>
        <Field id="bulk-due" label="Due">
          <Input
            id="bulk-due"
            type="date"
            value={day}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
        </Field>
        <p className="text-sm text-muted">
          Fill in one or both; an empty field stays as it is. Unassign clears the person and the due
          date for {what}.
        </p>
      </form>
    </Dialog>
  );
}

/** What is filled in is set; null while nothing is. */
export function assignmentOf(name: string, day: string): DispositionSet | null {
  const assignee = name.trim();
  if (!assignee && !day) return null;
  return { ...(assignee ? { assignee } : {}), ...(day ? { dueOn: day } : {}) };
}
