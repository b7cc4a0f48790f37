/** The create form in three steps: project and client, building, plans. Left and resumed on this device. */
import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useRef, useState } from "react";
import { type FieldErrors, useForm } from "react-hook-form";
import { ErrorSummary } from "../../components/project/ErrorSummary.tsx";
import { FileDrop, leftOutWords } from "../../components/project/FileDrop.tsx";
import { ABOVE_FOOTER, FORM_FOOTER } from "../../components/project/form_footer.ts";
import { Steps } from "../../components/project/Steps.tsx";
import { Button, ButtonLink } from "../../components/ui/Button.tsx";
import { cx } from "../../components/ui/cx.ts";
import { EmptyState } from "../../components/ui/EmptyState.tsx";
import {
  type CreateProjectInput,
  CreateProjectRequest,
  type CreateProjectResponse,
} from "../../functions/_shared/contract/projects.ts";
import { ROLE_WORDS, roleMay } from "../../functions/_shared/constants/roles.ts";
import {
  SAMPLE_PLANS_NAME,
  SAMPLE_PLANS_URL,
  SAMPLE_PROJECT,
} from "../../functions/_shared/constants/sample.ts";
import { MESSAGES } from "../../functions/_shared/messages.ts";
import { ApiError } from "../_client/api.ts";
import { useOrganizations } from "../_client/organizations.ts";
import { useCreateProject, useProjectRoom } from "../_client/projects.ts";
import { notify, notifyFailure } from "../_hooks/notices.ts";
import { usePlanFor } from "../_hooks/plan_for.ts";
import { setWorkspace, useWorkspace } from "../_hooks/workspace.ts";
import { useApp } from "../account/app.ts";
import BuildingStep from "./BuildingStep.tsx";
import { EMPTY_PROJECT, STARTING_VALUES, useDraft } from "./draft.ts";
import ModelConsent from "./ModelConsent.tsx";
import PlansStep from "./PlansStep.tsx";
import ProjectStep from "./ProjectStep.tsx";
import { useRecheck } from "./recheck.ts";
import { FIELD_LABELS, STEP_FIELDS, stepOf, STEPS } from "./steps.ts";
import { toFormData } from "./to_form_data.ts";
import { usePlanFiles, useStake } from "./use_plan_files.ts";

export interface CreateProjectFormProps {
  /** Keeps the ids of two forms on one page apart. */
  idPrefix: string;
  /** True on a plan with custom tags. */
  hasTags: boolean;
  /** Offers the sample drawing to whoever has no plans at hand. */
  hasSample?: boolean;
  /** Told how many files are chosen and would be lost: what has been sent comes back. */
  onFilesChange?: (count: number) => void;
  onCreated: (project: CreateProjectResponse) => void;
}

/** The form, or why it is not offered: another role is needed in the workspace chosen, or its plan is full. */
export default function CreateProjectForm(props: CreateProjectFormProps) {
  const workspace = useWorkspace();
  const { data } = useOrganizations();
  const organization = data?.organizations.find((it) => it.id === workspace);
  const room = useProjectRoom();
  if (!organization || roleMay(organization.role, "edit")) {
    return room.data?.isOpen === false ? <NoRoom reason={room.data.reason} /> : <Form {...props} />;
  }
  return (
    <EmptyState
      level={2}
      title={`New projects in ${organization.name} are for its designers and owners`}
      action={
        <Button onClick={() => setWorkspace("personal")}>Create one of my own instead</Button>
      }
    >
      You’re a {ROLE_WORDS[organization.role].toLowerCase()} there. An owner can change your role.
    </EmptyState>
  );
}

function NoRoom({ reason }: { reason: string | null }) {
  return (
    <EmptyState
      level={2}
      title="No room for another project"
      action={<ButtonLink href="/billing">See pricing and usage</ButtonLink>}
    >
      {reason}
    </EmptyState>
  );
}

function Form(
  { idPrefix, hasTags, hasSample = false, onFilesChange, onCreated }: CreateProjectFormProps,
) {
  const { user } = useApp();
  const form = useForm<CreateProjectInput, unknown, CreateProjectRequest>({
    resolver: zodResolver(CreateProjectRequest),
    defaultValues: STARTING_VALUES,
    shouldFocusError: false,
  });
  const [step, setStep] = useState(0);
  const [isRestored, setIsRestored] = useState(false);
  const [summary, setSummary] = useState<{ field: string; message: string }[]>([]);
  const [isCreating, setIsCreating] = useState(false);
  const [isFetching, setIsFetching] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const tariff = usePlanFor(useWorkspace());
  const plan = usePlanFiles({ maxFileMb: tariff.maxFileMb, isRestoring: true });
  const create = useCreateProject();
  const forgetDraft = useDraft(form, user.id, () => setIsRestored(true));
  useRecheck(form);
  useStake(plan.files.filter((it) => it.status !== "sent" && it.file !== null), onFilesChange);
  const { errors } = form.formState;
  const openErrors = summary.filter((it) => !(it.field in EMPTY_PROJECT) || it.field in errors);

  /** To its first line, with the heading above it in sight: the page's own header stays in view over what is scrolled. */
  function toTop() {
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: "start" });
  }

  function showErrors(errors: FieldErrors<CreateProjectInput>) {
    const list = Object.entries(errors).map(([field, error]) => ({
      field,
      message: error?.message ?? "This entry is not valid",
    }));
    setSummary(list);
    if (list.length > 0) setStep(Math.min(...list.map((it) => stepOf(it.field))));
    toTop();
  }

  async function onNext() {
    if (await form.trigger(STEP_FIELDS[step])) {
      setSummary([]);
      setStep(step + 1);
      toTop();
    } else showErrors(form.formState.errors);
  }

  async function onValid(values: CreateProjectRequest) {
    setSummary([]);
    if (plan.files.length === 0) {
      notify({ ...MESSAGES.noFiles, variant: "destructive" });
      return;
    }
    setIsCreating(true);
    try {
      const files = await plan.settled();
      const open = files.find((it) => it.status !== "sent" && !it.isRefused);
      const ready = files.flatMap((it) => it.status === "sent" && it.upload ? [it.upload.id] : []);
      if (open || ready.length === 0) {
        notify({
          title: MESSAGES.projectFailed.title,
          description: open
            ? `${open.name} hasn’t finished uploading. Send the rest, or remove it.`
            : MESSAGES.noFiles.description,
          variant: "destructive",
        });
        return;
      }
      const project = await create.mutateAsync(toFormData(values, ready));
      plan.clear();
      form.reset(EMPTY_PROJECT);
      forgetDraft();
      setStep(0);
      notify({
        title: MESSAGES.projectCreated.title,
        description: `${project.name} has been uploaded for analysis.`,
      });
      onCreated(project);
    } catch (error) {
      refused(error);
    } finally {
      setIsCreating(false);
    }
  }

  function refused(error: unknown) {
    const fields = error instanceof ApiError ? error.body.fields ?? {} : {};
    const list = Object.entries(fields).map(([field, message]) => ({ field, message }));
    for (const { field, message } of list) {
      if (field in EMPTY_PROJECT) form.setError(field as keyof CreateProjectInput, { message });
    }
    setSummary(list);
    if (list.length > 0) {
      setStep(Math.min(...list.map((it) => stepOf(it.field))));
      toTop();
    }
    notifyFailure(MESSAGES.projectFailed.title, error, MESSAGES.projectFailed.fallback);
  }

  /** The sample's entries and its drawing, as if somebody had typed and chosen them. */
  async function onSample() {
    setIsFetching(true);
    try {
      const answer = await fetch(SAMPLE_PLANS_URL);
      if (!answer.ok) throw new TypeError("The sample drawing could not be loaded");
      const file = new File([await answer.blob()], SAMPLE_PLANS_NAME, { type: "application/pdf" });
      form.reset({ ...EMPTY_PROJECT, ...SAMPLE_PROJECT }, { keepDefaultValues: true });
      plan.add([file]);
      setSummary([]);
      setStep(STEPS.length - 1);
      toTop();
    } catch (error) {
      notifyFailure("Sample not loaded", error, "The sample drawing could not be loaded");
    } finally {
      setIsFetching(false);
    }
  }

  function onStartOver() {
    form.reset(EMPTY_PROJECT);
    forgetDraft();
    plan.discard();
    setIsRestored(false);
    setSummary([]);
    setStep(0);
    toTop();
  }

  const isLast = step === STEPS.length - 1;
  const send = form.handleSubmit(onValid, showErrors);

  /** Enter in a field does what the button of the step does. */
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    return isLast ? send(event) : onNext();
  }

  return (
    <form
      noValidate
      aria-label="Create New Project"
      onSubmit={onSubmit}
      className={cx("flex flex-col gap-5", ABOVE_FOOTER)}
    >
      <div
        ref={top}
        tabIndex={-1}
        role="group"
        aria-label={`Step ${step + 1} of ${STEPS.length}: ${STEPS[step]}`}
        className="flex scroll-mt-16 sm:scroll-mt-64 flex-col gap-4 outline-none"
      >
        <Steps labels={STEPS} current={step} onSelect={setStep} />
        {isRestored && (
          <p className="flex flex-wrap items-center justify-between gap-2 rounded border border-hairline bg-sunken px-3 py-2 text-sm">
            {plan.files.length > 0
              ? "We restored your entries from last time, including the plan files you uploaded."
              : "We restored your entries from last time."}
            <Button
              variant="link"
              size="sm"
              className="pointer-coarse:-my-2"
              onClick={onStartOver}
            >
              Start over
            </Button>
          </p>
        )}
        {hasSample && step === 0 && !isRestored && (
          <p className="flex flex-wrap items-center justify-between gap-2 rounded border border-hairline bg-accent-soft px-3 py-2 text-sm">
            No plans handy? Start with our sample drawing.
            <Button size="sm" isBusy={isFetching} onClick={onSample}>Use the sample drawing</Button>
          </p>
        )}
        <ErrorSummary errors={openErrors} labels={FIELD_LABELS} idPrefix={idPrefix} />
      </div>
      <div hidden={step !== 0}>
        <ProjectStep form={form} idPrefix={idPrefix} />
      </div>
      <div hidden={step !== 1}>
        <BuildingStep form={form} idPrefix={idPrefix} />
      </div>
      <div hidden={step !== 2} className="flex flex-col gap-5">
        <PlansStep form={form} idPrefix={idPrefix} hasTags={hasTags} />
        <FileDrop
          id={`${idPrefix}-files`}
          files={plan.files}
          maxFileMb={tariff.maxFileMb}
          maxFilePages={tariff.maxFilePages}
          maxProjectPages={tariff.maxProjectPages}
          planName={tariff.name}
          onAdd={plan.add}
          onRemove={plan.remove}
          onResume={plan.resume}
          isLocked={isCreating}
        />
        <ModelConsent form={form} idPrefix={idPrefix} files={plan.files} />
        <p role="status" className="text-sm text-muted empty:hidden">
          {isCreating && (create.isPending
            ? "Creating the project"
            : "The project will be created once all files are uploaded")}
        </p>
      </div>
      <div className={cx(FORM_FOOTER, "justify-between")}>
        <Button onClick={() => setStep(step - 1)} disabled={step === 0 || isCreating}>
          Back
        </Button>
        {isLast && (
          <p className="line-clamp-2 min-w-0 text-sm text-muted wrap-anywhere empty:hidden max-sm:order-first max-sm:basis-full sm:ml-auto sm:max-w-1/2">
            {leftOutWords(plan.files)}
          </p>
        )}
        {/* Two buttons, not one that turns into the other while it is pressed: that would create the project. */}
        {isLast
          ? (
            <Button
              key="create"
              type="submit"
              variant="primary"
              isBusy={isCreating}
              disabled={plan.files.every((it) => it.isRefused)}
            >
              Create Project
            </Button>
          )
          : (
            <Button key="next" type="submit" variant="primary">
              Next: {STEPS[step + 1]}
            </Button>
          )}
      </div>
    </form>
  );
}
