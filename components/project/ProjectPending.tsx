/** Stands in a project's place until it is known. */
import { BackLink } from "../ui/BackLink.tsx";
import { Callout } from "../ui/Callout.tsx";
import { cx } from "../ui/cx.ts";
import { Skeleton } from "../ui/Skeleton.tsx";

/** The four figures of a project: all beside each other from a tablet on, with room for the names and words of the second. */
export const PROJECT_FIGURES =
  "grid gap-3 min-[20rem]:grid-cols-2 md:grid-cols-[3fr_5fr_5fr_5fr] xl:grid-cols-[5fr_14fr_5fr_6fr]";

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

/** Heading, figures, tabs, result and a sheet, as large as they will be once people reviewed it. */
function Outline() {
  return (
    <div className="flex flex-col gap-4">
      <div className="mt-1 flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="max-md:w-full md:grow">
          <Skeleton className="h-6.5 w-3/5 max-w-96 sm:h-8.5" />
          <div className="mt-1 flex h-8 items-center max-md:hidden pointer-coarse:h-11">
            <Skeleton className="h-5 w-3/5 max-w-120" />
          </div>
        </div>
        <Skeleton className="h-5 w-32 self-center md:hidden" />
        <Skeleton className="h-9 w-28 pointer-coarse:h-11" />
        <Skeleton className="h-14 w-full md:hidden" />
      </div>
      <div className={cx(PROJECT_FIGURES, "max-md:hidden")}>
        {Array.from(
          { length: 4 },
          (_, at) => <Skeleton key={at} className="h-19.5 lg:h-14.5 xl:h-18.5" />,
        )}
        <Skeleton className="col-span-full h-4 xl:hidden" />
      </div>
      <div className="flex h-10 items-center gap-4 border-b border-hairline pointer-coarse:h-11">
        {Array.from({ length: 3 }, (_, at) => <Skeleton key={at} className="h-5 w-24" />)}
      </div>
      {/* What it came to after review. */}
      <Skeleton className="h-23 w-full sm:h-16 lg:h-10.5" />
      <Skeleton className="h-[max(560px,calc(100dvh-11.875rem))] w-full" />
    </div>
  );
}
