/** The form of a comment, a reviewer's own finding or a standard one: section, kind, severity and words. */
import { BookMarked, LibraryBig } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "../../components/ui/Button.tsx";
import { Dialog } from "../../components/ui/Dialog.tsx";
import { describe, Field, Input, NativeSelect, TextArea } from "../../components/ui/Field.tsx";
import { SEVERITY_LABELS } from "../../components/ui/SeverityMark.tsx";
import {
  type CodeSection,
  OWN_TEXT_MAX,
  OWN_TITLE_MAX,
  type StandardComment,
  type StandardCommentValues as AllValues,
} from "../../functions/_shared/contract/mod.ts";
import { SEVERITIES, type Severity } from "../../functions/_shared/domain/finding.ts";
import { ApiError } from "../_client/api.ts";
import { useLibrary } from "../_hooks/library.ts";
import LibraryPicker from "./LibraryPicker.tsx";
import SectionPicker, { type ChosenSection } from "./SectionPicker.tsx";

/** Whose library it stands in is chosen elsewhere. */
type StandardCommentValues = Omit<AllValues, "organizationId">;

/** What the form begins with. */
export interface CommentDraft extends Omit<StandardCommentValues, "requirementId"> {
  section: ChosenSection | null;
}

export interface CommentDialogProps {
  title: string;
  description: string;
  saveLabel: string;
  /** Null for a new one. */
  draft: CommentDraft | null;
  /** A standard comment may leave the section for when it is used; a finding cites one. */
  isStandard?: boolean;
  isBusy: boolean;
  /** Rejects with what the server says against it. */
  onSave: (values: StandardCommentValues) => Promise<void>;
  onClose: () => void;
}

type Errors = Partial<Record<keyof StandardCommentValues, string>>;

export default function CommentDialog(props: CommentDialogProps) {
  const { draft, isStandard = false, isBusy, onSave, onClose } = props;
  const id = useId();
  const library = useLibrary();
  const [isTaking, setIsTaking] = useState(false);
  const [section, setSection] = useState<ChosenSection | null>(draft?.section ?? null);
  const [status, setStatus] = useState<StandardCommentValues["status"]>(draft?.status ?? "issue");
  const [severity, setSeverity] = useState<Severity>(draft?.severity ?? "high");
  const [title, setTitle] = useState(draft?.title ?? "");
  const [description, setDescription] = useState(draft?.description ?? "");
  const [recommendation, setRecommendation] = useState(draft?.recommendation ?? "");
  const [errors, setErrors] = useState<Errors>({});

  /** Words nobody wrote yet are those of the section. */
  function onSection(chosen: CodeSection | null) {
    setSection(chosen);
    if (!chosen) return;
    setErrors({ ...errors, requirementId: undefined });
    if (!draft) setSeverity(chosen.severity);
    if (title.trim() === "") setTitle(chosen.title.slice(0, OWN_TITLE_MAX));
    if (recommendation.trim() === "") {
      setRecommendation(chosen.recommendation.slice(0, OWN_TEXT_MAX));
    }
  }

  /** What the library has takes the place of what was written; a section that was chosen stays. */
  function onTake(comment: StandardComment) {
    if (!section && comment.requirementId && comment.codeReference) {
      const { requirementId, codeReference, title } = comment;
      setSection({ requirementId, codeReference, title });
    }
    setStatus(comment.status);
    setSeverity(comment.severity);
    setTitle(comment.title);
    setDescription(comment.description);
    setRecommendation(comment.recommendation);
    setIsTaking(false);
  }

  /** What was written; null, with the first gap in focus, where something is missing. */
  function readForm(isSectionNeeded: boolean): StandardCommentValues | null {
    const missing: Errors = {
      requirementId: section || !isSectionNeeded ? undefined : "Choose a section",
      title: title.trim() ? undefined : "Enter a title",
      description: description.trim() ? undefined : "Describe what the sheet shows",
    };
    setErrors(missing);
    const first = (["requirementId", "title", "description"] as const).find((it) => missing[it]);
    if (first) {
      document.getElementById(`${id}-${first}`)?.focus();
      return null;
    }
    const requirementId = section?.requirementId ?? null;
    return { requirementId, status, severity, title, description, recommendation };
  }

  async function onSubmit() {
    const values = readForm(!isStandard);
    if (!values) return;
    try {
      await onSave(values);
    } catch (error) {
      if (error instanceof ApiError && error.body.fields) setErrors(error.body.fields);
    }
  }

  function onKeep() {
    const values = readForm(false);
    if (values) void library.keep(values).catch(() => {});
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={props.title}
      description={props.description}
      footer={
        <>
          {!isStandard && (
            <Button
              variant="ghost"
              className="mr-auto -ml-4 max-sm:basis-full max-sm:justify-start"
              isBusy={library.isBusy}
              onClick={onKeep}
            >
              <BookMarked size={15} aria-hidden="true" />Save as standard comment
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" isBusy={isBusy} onClick={onSubmit}>
            {props.saveLabel}
          </Button>
        </>
      }
    >
      <form
        className="flex flex-col gap-3.5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
      >
        {!isStandard && (
          <div className="flex flex-col items-start gap-2">
            <Button
              size="sm"
              aria-expanded={isTaking}
              onClick={() => setIsTaking(!isTaking)}
            >
              <LibraryBig size={14} aria-hidden="true" />From standard comments
            </Button>
            {isTaking && (
              <div className="w-full">
                <LibraryPicker onTake={onTake} />
              </div>
            )}
          </div>
        )}
        <Field
          id={`${id}-requirementId`}
          label="Section"
          isOptional={isStandard}
          error={errors.requirementId}
        >
          <SectionPicker
            id={`${id}-requirementId`}
            chosen={section}
            onChoose={onSection}
            error={errors.requirementId}
          />
        </Field>
        <div className="grid gap-3.5 sm:grid-cols-[1fr_9rem]">
          <Field id={`${id}-status`} label="Kind">
            <NativeSelect
              id={`${id}-status`}
              value={status}
              onChange={(event) =>
                setStatus(event.currentTarget.value as StandardCommentValues["status"])}
            >
              <option value="issue">Issue: it doesn’t comply</option>
              <option value="warning">Needs a person: please clarify</option>
            </NativeSelect>
          </Field>
          <Field id={`${id}-severity`} label="Severity">
            <NativeSelect
              id={`${id}-severity`}
              value={severity}
              onChange={(event) => setSeverity(event.currentTarget.value as Severity)}
            >
              {SEVERITIES.map((it) => <option key={it} value={it}>{SEVERITY_LABELS[it]}</option>)}
            </NativeSelect>
          </Field>
        </div>
        <Field id={`${id}-title`} label="Title" error={errors.title}>
          <Input
            {...describe({ id: `${id}-title`, error: errors.title })}
            value={title}
            maxLength={OWN_TITLE_MAX}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
        </Field>
        <Field
          id={`${id}-description`}
          label="What the sheet shows and what the section requires"
          error={errors.description}
        >
          <TextArea
            {...describe({ id: `${id}-description`, error: errors.description })}
            rows={3}
            value={description}
            maxLength={OWN_TEXT_MAX}
            onChange={(event) => setDescription(event.currentTarget.value)}
          />
        </Field>
        <Field id={`${id}-recommendation`} label="Recommendation" isOptional>
          <TextArea
            id={`${id}-recommendation`}
            rows={2}
            value={recommendation}
            maxLength={OWN_TEXT_MAX}
            onChange={(event) => setRecommendation(event.currentTarget.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
