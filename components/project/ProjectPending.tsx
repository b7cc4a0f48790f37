/** Stands in a project's place until it is known. */
import { ArrowLeft } from "lucide-react";
import { Button } from "../ui/Button.tsx";
import { Callout } from "../ui/Callout.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";

export interface ProjectPendingProps {
  onBack: () => void;
  /** What shows it could not be loaded. */
  hasFailed?: boolean;
}

export function ProjectPending({ onBack, hasFailed = false }: ProjectPendingProps) {
  return (
    <div>
      <BackToProjects onBack={onBack} />
      <h1 className="sr-only">{hasFailed ? "Project" : "Loading the project"}</h1>
      {hasFailed
        ? (
          <div className="mt-4">
            <Callout tone="error" title="This project could not be opened" isAlert>
              Check your connection, go back and open it again.
            </Callout>
          </div>
        )
        : <Skeleton className="mt-4 h-96 w-full" />}
    </div>
  );
}

export function BackToProjects({ onBack }: { onBack: () => void }) {
  return (
    <Button
      variant="ghost"
      size="sm"
      onClick={onBack}
      className="px-0! text-muted hover:bg-transparent! hover:text-ink"
    >
      <ArrowLeft size={16} aria-hidden="true" />Back to Projects
    </Button>
  );
}
