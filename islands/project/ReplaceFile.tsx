/** Another file in the place of one that could not be reviewed: the way on from a failed project. */
import { FileUp } from "lucide-react";
import { useState } from "react";
import { FileDrop } from "../../components/project/FileDrop.tsx";
import { FORM_FOOTER } from "../../components/project/form_footer.ts";
import { Button, ButtonLink } from "../../components/ui/Button.tsx";
import { Callout } from "../../components/ui/Callout.tsx";
import { cx } from "../../components/ui/cx.ts";
import { Skeleton } from "../../components/ui/Skeleton.tsx";
import type { Project, ProjectFile } from "../../functions/_shared/contract/mod.ts";
import { useFiles, useReplaceFile, useRevisionRoom } from "../_client/projects.ts";
import { notify, notifyFailure } from "../_hooks/notices.ts";
import { usePlanFor } from "../_hooks/plan_for.ts";
import FilesDialog from "./FilesDialog.tsx";
import { usePlanFiles, useStake } from "./use_plan_files.ts";

export interface ReplaceFileProps {
  project: Pick<Project, "id" | "name" | "organizationId">;
}

/** The button with its dialog. */
export default function ReplaceFile({ project }: ReplaceFileProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="primary" onClick={() => setIsOpen(true)}>
        <FileUp size={15} aria-hidden="true" />Replace file
        <span className="sr-only">of {project.name}</span>
      </Button>
      <FilesDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Replace a file"
        description="The new file replaces the one you choose, and the review starts over."
      >
        {(onFilesChange) =>
          isOpen && (
            <Choice
              project={project}
              onFilesChange={onFilesChange}
              onDone={() => setIsOpen(false)}
            />
          )}
      </FilesDialog>
    </>
  );
}

interface ChoiceProps extends ReplaceFileProps {
  onFilesChange: (count: number) => void;
  onDone: () => void;
}

function Choice({ project, onFilesChange, onDone }: ChoiceProps) {
  const projectId = project.id;
  const plan = usePlanFor(project.organizationId);
  const files = useFiles(projectId);
  const replace = useReplaceFile();
  const room = useRevisionRoom(projectId);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const sending = usePlanFiles({ maxFileMb: plan.maxFileMb, isRestoring: false });
  useStake(sending.files, onFilesChange);
  const target = chosenId ?? files.data?.find(isFailed)?.id ?? files.data?.[0]?.id;
  const ready = sending.files.find((it) => it.status === "sent");

  async function onReplace() {
    const uploadId = ready?.upload?.id;
    if (!target || !uploadId) return;
    try {
      await sending.handOver(() => replace.mutateAsync({ projectId, fileId: target, uploadId }));
      notify({ title: "File replaced", description: "The review is starting over." });
      onDone();
    } catch (error) {
      notifyFailure("File not replaced", error, "The file could not be replaced");
    }
  }

  if (room.data?.isOpen === false) {
    return (
      <Callout tone="warning" title="Files can’t be uploaded right now">
        <p>{room.data.reason}</p>
        <ButtonLink size="sm" href="/billing" className="mt-2">Billing and usage</ButtonLink>
      </Callout>
    );
  }
  if (!files.data) return <Skeleton className="h-40 w-full" />;
  return (
    <div className="flex flex-col gap-4">
      <fieldset>
        <legend className="mb-2 text-sm font-medium">File to replace</legend>
        <div className="grid gap-2">
          {files.data.map((file) => (
            <label
              key={file.id}
              className="flex cursor-pointer items-start gap-3 rounded border border-hairline p-2.5 has-checked:border-accent"
            >
              <input
                type="radio"
                name={`replace-${projectId}`}
                checked={file.id === target}
                onChange={() => setChosenId(file.id)}
                className="mt-1"
              />
              <span className="min-w-0">
                <span className="block truncate font-medium">{file.originalFilename}</span>
                {file.processingError && (
                  <span className="text-sm text-critical">{file.processingError}</span>
                )}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <FileDrop
        id={`replace-${projectId}-file`}
        files={sending.files}
        maxFileMb={plan.maxFileMb}
        maxFilePages={plan.maxFilePages}
        maxProjectPages={plan.maxProjectPages}
        planName={plan.name}
        onAdd={(added) => {
          // One file takes the place of one.
          for (const it of sending.files) sending.remove(it.id);
          sending.add(added.slice(0, 1));
        }}
        onRemove={sending.remove}
        onResume={sending.resume}
        isLocked={replace.isPending}
        isSingle
      />
      <div className={cx(FORM_FOOTER, "justify-end")}>
        <p className="mr-auto text-sm text-muted empty:hidden max-sm:basis-full">
          {ready ? "" : sending.files.length > 0 ? "Wait for the upload" : "Add the new file first"}
        </p>
        <Button onClick={onDone}>Cancel</Button>
        <Button
          variant="primary"
          disabled={!ready || !target}
          isBusy={replace.isPending}
          onClick={onReplace}
        >
          Replace and review again
        </Button>
      </div>
    </div>
  );
}

const isFailed = (file: ProjectFile): boolean => file.processingStatus === "failed";
