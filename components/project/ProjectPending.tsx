/** Stands in a project's place until it is known. */
import { ArrowLeft } from "lucide-react";
import { Button } from "../ui/Button.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";

export function ProjectPending({ onBack }: { onBack: () => void }) {
  return (
    <div>
      <BackToProjects onBack={onBack} />
      <h1 className="sr-only">Loading the project</h1>
      <Skeleton className="mt-4 h-96 w-full" />
    </div>
  );
}

export function BackToProjects({ onBack }: { onBack: () => void }) {
  return (
    <Button variant="ghost" size="sm" onClick={onBack} className="-ml-3">
      <ArrowLeft size={16} aria-hidden="true" />Back to Projects
    </Button>
  );
}
