/** Moves a project into an organization, or out of one; only for its owners who are in an organization. */
import { FolderInput } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/ui/Button.tsx";
import { Dialog } from "../../components/ui/Dialog.tsx";
import { Field, NativeSelect } from "../../components/ui/Field.tsx";
import { roleMay } from "../../functions/_shared/constants/roles.ts";
import type { Project } from "../../functions/_shared/contract/mod.ts";
import { useMoveProject, useOrganizations } from "../_client/organizations.ts";
import { notify, notifyFailure } from "../_hooks/notices.ts";
import { useMay } from "../_hooks/rights.tsx";

/** What stands for "to me": no organization has it. */
const ME = "me";

export default function MoveProject({ project }: { project: Project }) {
  const { data } = useOrganizations();
  const may = useMay();
  const move = useMoveProject(project.id);
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState("");
  const targets = (data?.organizations ?? []).filter((it) =>
    it.id !== project.organizationId && roleMay(it.role, "edit")
  );
  const isIn = data?.organizations.find((it) => it.id === project.organizationId);
  if (!may("own") || !isIn && targets.length === 0) return null;
  const target = chosen || (targets[0]?.id ?? ME);
  const into = targets.find((it) => it.id === target);

  function onMove() {
    move.mutate(into?.id ?? null, {
      onSuccess: () => {
        setIsOpen(false);
        notify({
          title: "Project moved",
          description: into ? `It now belongs to ${into.name}.` : "It’s now private to you.",
        });
      },
      onError: (error) => notifyFailure("Project not moved", error),
    });
  }

  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setIsOpen(true)}>
        <FolderInput size={14} aria-hidden="true" />Move
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Move this project"
        description={isIn
          ? `At present, it belongs to ${isIn.name}, and its members have access.`
          : "At present, only you have access."}
        size="sm"
        footer={
          <>
            <Button onClick={() => setIsOpen(false)}>Keep it here</Button>
            <Button variant="primary" isBusy={move.isPending} onClick={onMove}>Move</Button>
          </>
        }
      >
        <Field
          id="move-to"
          label="To"
          hint={into
            ? `Members of ${into.name} will have access according to their roles. The project counts toward the limits of ${
              into.isPayer ? "your" : `${into.payer}’s`
            } plan.`
            : "No one else will have access. The project counts toward the limits of your plan."}
        >
          <NativeSelect
            id="move-to"
            value={target}
            onChange={(event) => setChosen(event.currentTarget.value)}
          >
            {targets.map((it) => <option key={it.id} value={it.id}>{it.name}</option>)}
            {isIn && <option value={ME}>My own projects</option>}
          </NativeSelect>
        </Field>
      </Dialog>
    </>
  );
}
