/** Changes a project's details. What changes, and whether the review begins again, is said before it is saved. */
import { zodResolver } from "@hookform/resolvers/zod";
import { ArrowRight, Pencil } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ErrorSummary } from "../../components/project/ErrorSummary.tsx";
import { ABOVE_FOOTER, FORM_FOOTER } from "../../components/project/form_footer.ts";
import { ProjectChanges } from "../../components/project/ProjectChanges.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { cx } from "../../components/ui/cx.ts";
import { Dialog } from "../../components/ui/Dialog.tsx";
import { refuseDay } from "../../functions/_shared/constants/editions.ts";
import type { Project } from "../../functions/_shared/contract/mod.ts";
import {
  type ChangeProjectRequest,
  type CreateProjectInput,
  CreateProjectRequest,
} from "../../functions/_shared/contract/projects.ts";
import {
  type ChangeableDetails,
  DETAIL_LABELS,
  listChanges,
} from "../../functions/_shared/domain/project_changes.ts";
import { ApiError } from "../_client/api.ts";
import { useChangeProject } from "../_client/projects.ts";
import { notify, notifyFailure } from "../_hooks/notices.ts";
import BuildingStep from "./BuildingStep.tsx";
import { EMPTY_PROJECT } from "./draft.ts";
import PlansStep from "./PlansStep.tsx";
import ProjectStep from "./ProjectStep.tsx";
import { useRecheck } from "./recheck.ts";

export default function EditProject({ project }: { project: Project }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setIsOpen(true)}>
        <Pencil size={14} aria-hidden="true" />Edit details
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        size="lg"
        title="Edit details"
        description="Reports already issued don’t change."
      >
        {isOpen && <EditForm project={project} onDone={() => setIsOpen(false)} />}
      </Dialog>
    </>
  );
}

function EditForm({ project, onDone }: { project: Project; onDone: () => void }) {
  const change = useChangeProject(project.id);
  const form = useForm<CreateProjectInput, unknown, CreateProjectRequest>({
    resolver: zodResolver(CreateProjectRequest),
    defaultValues: valuesOf(project),
  });
  useRecheck(form);
  const { errors } = form.formState;
  const changes = listChanges(project, detailsOf(form.watch()) as Partial<ChangeableDetails>);
  const day = form.watch("permitDate");
  const refusal = day && changes.some((it) => it.field === "permitDate") ? refuseDay(day) : null;
  const isReviewed = project.status === "completed" && refusal === null &&
    changes.some((it) => it.isReviewed);

  async function onValid(values: CreateProjectRequest) {
    try {
      await change.mutateAsync(detailsOf(values) as ChangeProjectRequest);
      notify({
        title: "Project changed",
        description: isReviewed
          ? "It’s being reviewed again using what was already read from its sheets."
          : undefined,
      });
      onDone();
    } catch (error) {
      const fields = error instanceof ApiError ? error.body.fields ?? {} : {};
      for (const [field, message] of Object.entries(fields)) {
        if (field in EMPTY_PROJECT) form.setError(field as keyof CreateProjectInput, { message });
      }
      notifyFailure("Project not changed", error);
    }
  }

  return (
    <form
      noValidate
      aria-label="Edit details"
      onSubmit={form.handleSubmit(onValid)}
      className={cx("flex flex-col gap-6", ABOVE_FOOTER)}
    >
      <ErrorSummary
        errors={Object.entries(errors).map(([field, error]) => ({
          field,
          message: error?.message ?? "This entry is not valid",
        }))}
        labels={DETAIL_LABELS}
        idPrefix="edit"
      />
      <ProjectStep form={form} idPrefix="edit" />
      <BuildingStep form={form} idPrefix="edit" />
      <PlansStep form={form} idPrefix="edit" hasTags={false} areTagsShown={false} />
      <ProjectChanges changes={changes} isReviewed={isReviewed} refusal={refusal} />
      <div className={cx(FORM_FOOTER, "justify-end")}>
        <Button onClick={onDone}>Cancel</Button>
        <Button
          type="submit"
          variant="primary"
          isBusy={change.isPending}
          disabled={changes.length === 0}
        >
          {isReviewed ? "Save and review again" : "Save"}
          {isReviewed && <ArrowRight size={15} aria-hidden="true" />}
        </Button>
      </div>
    </form>
  );
}

/** What nobody told is as in an untouched form. */
function valuesOf(project: Project): CreateProjectInput {
  const told = Object.entries(detailsOf(project)).filter(([, value]) => value !== null);
  return { ...EMPTY_PROJECT, ...Object.fromEntries(told), tags: project.tags };
}

/** Only what can be changed here. */
function detailsOf(values: object): Partial<CreateProjectInput> {
  const names = Object.keys(DETAIL_LABELS);
  const known = Object.entries(values).filter(([name, value]) =>
    names.includes(name) && value !== undefined
  );
  return Object.fromEntries(known.map(([name, value]) => [
    name,
    name === "description" ? value ?? "" : value,
  ]));
}
