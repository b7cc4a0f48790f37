/** Changes the files of a set. What changes, and that it is reviewed again, is said before it is saved. */
import { ArrowRight, Files, RotateCcw } from "lucide-react";
import { useState } from "react";
import {
  changesOf,
  placeSent,
  type PlannedFile,
  planOf,
} from "../../components/project/file_plan.ts";
import { FileDrop } from "../../components/project/FileDrop.tsx";
import { FORM_FOOTER } from "../../components/project/form_footer.ts";
import { FilePlan } from "../../components/project/FilePlan.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Callout } from "../../components/ui/Callout.tsx";
import { cx } from "../../components/ui/cx.ts";
import { Skeleton } from "../../components/ui/Skeleton.tsx";
import type { Project, ProjectFile } from "../../functions/_shared/contract/mod.ts";
import { useChangeFiles, useFiles, useRevisionRoom } from "../_client/projects.ts";
import { notify, notifyFailure } from "../_hooks/notices.ts";
import { usePlanFor } from "../_hooks/plan_for.ts";
import FilesDialog from "./FilesDialog.tsx";
import { isSame, usePlanFiles, useStake } from "./use_plan_files.ts";

export interface EditFilesProps {
  project: Pick<Project, "id" | "organizationId">;
}

export default function EditFiles({ project }: EditFilesProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setIsOpen(true)}>
        <Files size={14} aria-hidden="true" />Edit files
      </Button>
      <FilesDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        size="lg"
        title="Edit files"
        description="Add, replace, remove, rename, or reorder the files in this set. Reports already issued don’t change. To respond to review comments, upload a revision on the report page instead."
      >
        {(onFilesChange) =>
          isOpen && (
            <Loaded
              project={project}
              onFilesChange={onFilesChange}
              onDone={() => setIsOpen(false)}
            />
          )}
      </FilesDialog>
    </>
  );
}

interface LoadedProps extends EditFilesProps {
  onFilesChange: (count: number) => void;
  onDone: () => void;
}

function Loaded(props: LoadedProps) {
  const files = useFiles(props.project.id);
  if (!files.data) return <Skeleton className="h-60 w-full" />;
  return <Form {...props} files={files.data} />;
}

function Form(
  { project, files, onFilesChange, onDone }: LoadedProps & { files: ProjectFile[] },
) {
  const projectId = project.id;
  const account = usePlanFor(project.organizationId);
  const room = useRevisionRoom(projectId);
  const change = useChangeFiles(projectId);
  const sending = usePlanFiles({ maxFileMb: account.maxFileMb, isRestoring: false });
  useStake(sending.files, onFilesChange);
  const [plan, setPlan] = useState<PlannedFile[]>(() => planOf(files));
  const [replacements, setReplacements] = useState<readonly { id: string; by: File }[]>([]);
  const replacedBy = (file: File | null) =>
    replacements.findLast(({ by }) => file && isSame(by, file))?.id ?? null;
  const sent = sending.files.flatMap(({ status, upload, name, file }) =>
    status === "sent" && upload
      ? [{
        id: upload.id,
        name,
        pageCount: null,
        isNew: true,
        replaces: replacedBy(file),
        problem: null,
      }]
      : []
  );
  const all = placeSent(plan, sent);
  const isSending = sending.files.some((it) => it.status !== "sent");
  const { words, isReviewed } = changesOf(files, all);
  const isFull = room.data?.isOpen === false;
  const hasNames = all.every((it) => it.name.trim() !== "");

  function onLeaveOut(file: PlannedFile) {
    setPlan(all.filter((it) => it.id !== file.id));
    const upload = sending.files.find((it) => it.upload?.id === file.id);
    if (upload) sending.remove(upload.id);
  }

  /** Where another file was on its way to the same place, the later one takes it. */
  function onReplace(file: PlannedFile, by: File) {
    const earlier = sending.files.find((it) => replacedBy(it.file) === file.id);
    if (earlier?.file && !isSame(earlier.file, by)) sending.remove(earlier.id);
    setReplacements([...replacements, { id: file.id, by }]);
    sending.add([by]);
  }

  async function onSave() {
    try {
      await sending.handOver(() =>
        change.mutateAsync(all.map(({ id, name }) => ({ id, name: name.trim() })))
      );
      notify({
        title: "Files changed",
        description: isReviewed ? "The set is being reviewed again." : undefined,
      });
      onDone();
    } catch (error) {
      notifyFailure("Files not changed", error, "The files could not be changed");
    }
  }

  return (
    <div className="flex flex-col gap-4">
      <FilePlan
        plan={all}
        onChange={setPlan}
        onLeaveOut={onLeaveOut}
        onReplace={isFull ? undefined : onReplace}
        isLocked={change.isPending}
      />
      {isFull
        ? (
          <Callout tone="warning" title="Only names can be changed right now">
            {room.data?.reason}
          </Callout>
        )
        : (
          <FileDrop
            id="edit-files"
            // Those that have been sent stand in the list above.
            files={sending.files.filter((it) => it.status !== "sent")}
            maxFileMb={account.maxFileMb}
            maxFilePages={account.maxFilePages}
            maxProjectPages={account.maxProjectPages}
            planName={account.name}
            onAdd={sending.add}
            onRemove={sending.remove}
            onResume={sending.resume}
            isLocked={change.isPending}
          />
        )}
      <section aria-label="What changes" aria-live="polite">
        {all.length === 0
          ? <p className="text-critical">A set needs at least one file.</p>
          : words.length === 0
          ? <p className="text-muted">No changes yet.</p>
          : (
            <ul className="list-disc pl-5">
              {words.map((it) => <li key={it}>{it}</li>)}
              {isReviewed && (
                <li>
                  The set will be reviewed again; the new report counts toward this month’s reports.
                </li>
              )}
            </ul>
          )}
      </section>
      <div className={cx(FORM_FOOTER, "justify-end")}>
        {words.length > 0 && (
          <Button
            variant="ghost"
            onClick={() => {
              sending.discard();
              setReplacements([]);
              setPlan(planOf(files));
            }}
          >
            <RotateCcw size={15} aria-hidden="true" />Start over
          </Button>
        )}
        <Button onClick={onDone}>Cancel</Button>
        <Button
          variant="primary"
          isBusy={change.isPending}
          disabled={words.length === 0 || all.length === 0 || isSending || (isReviewed && isFull) ||
            !hasNames}
          onClick={onSave}
        >
          {isReviewed ? "Save and review again" : "Save"}
          {isReviewed && <ArrowRight size={15} aria-hidden="true" />}
        </Button>
      </div>
    </div>
  );
}
