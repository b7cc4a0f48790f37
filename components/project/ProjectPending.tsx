/** Stands in a project's place until it is known. */
import { BackLink } from "../ui/BackLink.tsx";
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
      <BackLink to="Projects" onBack={onBack} />
      <h1 className="sr-only">{hasFailed ? "Project" : "Loading the project"}</h1>
      {hasFailed
        ? (
          <div className="mt-4">
            <Callout tone="error" title="This project could not be opened" isAlert>
              Check your connection, go back and open it again.
            </Callout>
          </div>
        )
        : <Outline />}
    </div>
  );
}

/** Heading, figures, tabs and a sheet, as large as they will be. */
function Outline() {
  return (
    <div className="flex flex-col gap-4">
      <div className="mt-1 flex items-start justify-between gap-3">
        <div className="grow">
          <Skeleton className="h-7 w-3/5 max-w-96 sm:h-8" />
          <Skeleton className="mt-2.5 h-5 w-2/5 max-w-60" />
        </div>
        <Skeleton className="h-9 w-28 pointer-coarse:h-11" />
      </div>
      <div className="grid gap-3 min-[20rem]:grid-cols-2 lg:grid-cols-4">
        {Array.from({ length: 4 }, (_, at) => <Skeleton key={at} className="h-12" />)}
      </div>
      <div className="flex gap-4 border-b border-hairline pb-3">
        {Array.from({ length: 3 }, (_, at) => <Skeleton key={at} className="h-5 w-24" />)}
      </div>
      <Skeleton className="h-80 w-full" />
    </div>
  );
}
