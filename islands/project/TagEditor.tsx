/** The tags of a project, with a dialog to change them. */
import { Tag } from "lucide-react";
import { useState } from "react";
import { TagsField } from "../../components/project/TagsField.tsx";
import { Badge } from "../../components/ui/Badge.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Dialog } from "../../components/ui/Dialog.tsx";
import { hasCustomTags } from "../../functions/_shared/constants/plans.ts";
import type { ProjectSummary } from "../../functions/_shared/contract/mod.ts";
import { useUpdateTags } from "../_client/projects.ts";
import { useMay } from "../_hooks/rights.tsx";
import { notify, notifyFailure } from "../_hooks/notices.ts";
import { useApp } from "../account/app.ts";

export interface TagEditorProps {
  project: Pick<ProjectSummary, "id" | "tags">;
}

export default function TagEditor({ project }: TagEditorProps) {
  const { user } = useApp();
  const [draft, setDraft] = useState<string[] | null>(null);
  const update = useUpdateTags();
  const may = useMay();

  async function onSave(tags: string[]) {
    try {
      await update.mutateAsync({ id: project.id, tags });
      setDraft(null);
      notify({ title: "Tags saved" });
    } catch (error) {
      notifyFailure("Tags not saved", error);
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {project.tags.length > 0 && (
        <ul aria-label="Tags" className="flex flex-wrap gap-1.5 max-sm:pl-3">
          {project.tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
      {may("edit") && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => setDraft(project.tags)}
        >
          <Tag size={14} aria-hidden="true" />
          {project.tags.length > 0 ? "Edit tags" : "Add tags"}
        </Button>
      )}
      <Dialog
        isOpen={draft !== null}
        onOpenChange={(isOpen) => !isOpen && setDraft(null)}
        title="Tags"
        description="Words that help you find this project."
        size="sm"
        footer={
          <>
            <Button onClick={() => setDraft(null)}>Cancel</Button>
            <Button
              variant="primary"
              isBusy={update.isPending}
              onClick={() => draft && onSave(draft)}
            >
              Save tags
            </Button>
          </>
        }
      >
        {draft && (
          <TagsField
            id="project-tags"
            tags={draft}
            isAllowed={hasCustomTags(user.subscriptionTier)}
            onChange={setDraft}
          />
        )}
      </Dialog>
    </div>
  );
}
