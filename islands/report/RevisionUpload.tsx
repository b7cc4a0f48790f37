/** Sends a revision: the whole set, or the sheets that changed, with a note. */
import { FileStack } from "lucide-react";
import { useState } from "react";
import { FileDrop } from "../../components/project/FileDrop.tsx";
import { FORM_FOOTER } from "../../components/project/form_footer.ts";
import { Button, ButtonLink } from "../../components/ui/Button.tsx";
import { Callout } from "../../components/ui/Callout.tsx";
import { cx } from "../../components/ui/cx.ts";
import { Field, TextArea } from "../../components/ui/Field.tsx";
import {
  CYCLE_NOTE_MAX,
  type Project,
  type SubmitRevisionRequest,
} from "../../functions/_shared/contract/mod.ts";
import { useSubmitRevision } from "../_client/cycles.ts";
import { useRevisionRoom } from "../_client/projects.ts";
import { notify, notifyFailure } from "../_hooks/notices.ts";
import { usePlanFor } from "../_hooks/plan_for.ts";
import FilesDialog from "../project/FilesDialog.tsx";
import { usePlanFiles, useStake } from "../project/use_plan_files.ts";

type Coverage = SubmitRevisionRequest["coverage"];
const COVERAGE: { value: Coverage; label: string; hint: string }[] = [
  {
    value: "complete",
    label: "The complete set",
    hint: "It replaces the previous set. Any sheet left out counts as missing.",
  },
  {
    value: "partial",
    label: "Only the sheets that changed",
    hint: "Each replaces the sheet with the same number, title, or appearance; all others stay.",
  },
];

export default function RevisionUpload({ project }: { project: Project }) {
  // The cycle it begins.
  const cycle = project.cycle + 1;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setIsOpen(true)}>
        <FileStack size={16} aria-hidden="true" />Upload revision
      </Button>
      <FilesDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        size="lg"
        title={`Upload revision for cycle ${cycle}`}
        description="The set is reviewed again, and each comment is carried over based on what the sheets show. Reports already issued don’t change."
      >
        {(onFilesChange) =>
          isOpen && (
            <Form
              project={project}
              onFilesChange={onFilesChange}
              onDone={() => setIsOpen(false)}
            />
          )}
      </FilesDialog>
    </>
  );
}

interface FormProps {
  project: Project;
  onFilesChange: (count: number) => void;
  onDone: () => void;
}

function Form({ project, onFilesChange, onDone }: FormProps) {
  const projectId = project.id;
  const plan = usePlanFor(project.organizationId);
  const submit = useSubmitRevision(projectId);
  const room = useRevisionRoom(projectId);
  const sending = usePlanFiles({ maxFileMb: plan.maxFileMb, isRestoring: false });
  useStake(sending.files, onFilesChange);
  const [coverage, setCoverage] = useState<Coverage>("complete");
  const [note, setNote] = useState("");
  const uploads = sending.files.flatMap((it) =>
    it.status === "sent" && it.upload ? [it.upload.id] : []
  );
  const isReady = uploads.length > 0 && uploads.length === sending.files.length;

  async function onSend() {
    try {
      await sending.handOver(() => submit.mutateAsync({ uploadIds: uploads, coverage, note }));
      notify({ title: "Revision sent", description: "Its review has started." });
      onDone();
    } catch (error) {
      notifyFailure("Revision not sent", error, "The revision could not be sent");
    }
  }

  if (room.data?.isOpen === false) {
    return (
      <Callout tone="warning" title="Revisions can’t be uploaded right now">
        <p>{room.data.reason}</p>
        <ButtonLink size="sm" href="/billing" className="mt-2">Billing and usage</ButtonLink>
      </Callout>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <fieldset>
        <legend className="mb-2 text-sm font-medium">What you’re sending</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {COVERAGE.map(({ value, label, hint }) => (
            <label
              key={value}
              className="flex cursor-pointer items-start gap-3 rounded border border-hairline p-2.5 has-checked:border-accent"
            >
              <input
                type="radio"
                name="revision-coverage"
                className="mt-1"
                checked={coverage === value}
                onChange={() => setCoverage(value)}
              />
              <span>
                <span className="block font-medium">{label}</span>
                <span className="block text-sm text-pretty text-muted">{hint}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <FileDrop
        id="revision-files"
        files={sending.files}
        maxFileMb={plan.maxFileMb}
        maxFilePages={plan.maxFilePages}
        maxProjectPages={plan.maxProjectPages}
        planName={plan.name}
        onAdd={sending.add}
        onRemove={sending.remove}
        onResume={sending.resume}
        isLocked={submit.isPending}
      />
      <Field id="revision-note" label="Note" isOptional hint="Saved with the cycle">
        <TextArea
          id="revision-note"
          aria-describedby="revision-note-hint"
          maxLength={CYCLE_NOTE_MAX}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </Field>
      <div className={cx(FORM_FOOTER, "justify-end")}>
        <Button onClick={onDone}>Cancel</Button>
        <Button
          variant="primary"
          disabled={!isReady}
          isBusy={submit.isPending}
          onClick={onSend}
        >
          Send and review
        </Button>
      </div>
    </div>
  );
}
