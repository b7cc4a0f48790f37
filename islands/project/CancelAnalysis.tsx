/** Cancels the review that is under way, once somebody said yes to what that means. */
import { X } from "lucide-react";
import { useState } from "react";
import { cancelWords, isReviewedAgain } from "../../components/project/cancel_words.ts";
import { Button } from "../../components/ui/Button.tsx";
import { ConfirmDialog } from "../../components/ui/Dialog.tsx";
import type { ProjectSummary } from "../../functions/_shared/contract/mod.ts";
import { useProjectActions } from "../_hooks/project_actions.ts";
import { useMay } from "../_hooks/rights.tsx";

export interface CancelAnalysisProps {
  project: ProjectSummary;
  /** Told when the project went with its first review. */
  onGone: () => void;
}

export default function CancelAnalysis({ project, onGone }: CancelAnalysisProps) {
  const may = useMay();
  const actions = useProjectActions();
  const [isAsking, setIsAsking] = useState(false);
  const isAgain = isReviewedAgain(project);
  if (!may(isAgain ? "work" : "own")) return null;

  async function onConfirm() {
    const isDone = await (isAgain ? actions.cancel : actions.remove)(project.id);
    if (!isDone) return;
    setIsAsking(false);
    if (!isAgain) onGone();
  }

  return (
    <>
      <Button size="sm" onClick={() => setIsAsking(true)}>
        <X size={15} aria-hidden="true" className="max-sm:hidden" />Cancel
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        {...cancelWords(project)}
        isBusy={actions.isRemoving || actions.isCancelling}
        onConfirm={onConfirm}
      />
    </>
  );
}
