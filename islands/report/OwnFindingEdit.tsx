/** What can be done with one's own finding beside deciding about it: change, draw it anew, delete. */
import { Pencil, SquareDashed, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/ui/Button.tsx";
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import { useOwnFindingActions } from "../_hooks/own_finding.ts";
import CommentDialog, { type CommentDraft } from "./CommentDialog.tsx";

export interface OwnFindingEditProps {
  projectId: string;
  reportId: string;
  finding: Finding;
  /** Draws its box anew; absent where no sheet is shown. */
  onRedraw?: (finding: Finding) => void;
}

export default function OwnFindingEdit(
  { projectId, reportId, finding, onRedraw }: OwnFindingEditProps,
) {
  const own = useOwnFindingActions(projectId, reportId);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => setIsOpen(true)}>
        <Pencil size={14} aria-hidden="true" />Edit
      </Button>
      {onRedraw && (
        <Button size="sm" onClick={() => onRedraw(finding)}>
          <SquareDashed size={14} aria-hidden="true" />Redraw
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        isBusy={own.isBusy}
        onClick={() => void own.remove(finding).catch(() => {})}
      >
        <Trash2 size={14} aria-hidden="true" />Delete
      </Button>
      {isOpen && (
        <CommentDialog
          title={`Edit ${finding.id}`}
          description={`On ${
            finding.sheet ? `sheet ${finding.sheet}` : `page ${finding.documentMarkup.page}`
          }. The finding is marked as yours; the sealed report stays as it is.`}
          saveLabel="Save"
          draft={draftOf(finding)}
          isBusy={own.isBusy}
          onSave={async ({ requirementId, ...words }) => {
            await own.change(finding, { ...words, requirementId: requirementId! });
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}

/** A finding as the form begins with it, and as the library keeps it. */
export function draftOf(finding: Finding): CommentDraft {
  const { requirementId, codeReference, severity, title, description, recommendation } = finding;
  return {
    section: { requirementId, codeReference, title: finding.citation?.asks ?? finding.category },
    status: finding.status === "warning" ? "warning" : "issue",
    severity,
    title,
    description,
    recommendation,
  };
}
