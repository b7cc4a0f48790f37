/** What a change of details comes to, before it is saved. */
import type { DetailChange } from "../../functions/_shared/domain/project_changes.ts";
import { Callout } from "../ui/Callout.tsx";

export interface ProjectChangesProps {
  changes: readonly DetailChange[];
  /** Saving begins a new review. */
  isReviewed: boolean;
  /** Why it can't be saved as it is, in one sentence without its period. */
  refusal?: string | null;
}

export function ProjectChanges({ changes, isReviewed, refusal }: ProjectChangesProps) {
  if (changes.length === 0) return <p className="text-sm text-muted">No changes yet.</p>;
  return (
    <section aria-label="What changes" aria-live="polite" className="flex flex-col gap-3">
      <h3 className="text-sm font-semibold">What changes</h3>
      <dl className="divide-y divide-hairline rounded border border-hairline text-sm">
        {changes.map(({ field, label, before, after, isReviewed }) => (
          <div key={field} className="grid gap-x-4 px-3 py-2 sm:grid-cols-[10.5rem_1fr]">
            <dt className="text-muted">
              {label}
              {isReviewed && <span className="block text-xs">affects the review</span>}
            </dt>
            <dd className="min-w-0 break-words">
              <del className="text-muted">{before}</del> →{" "}
              <ins className="no-underline">{after}</ins>
            </dd>
          </div>
        ))}
      </dl>
      {refusal && (
        <Callout tone="error" title="This date can’t be saved">
          <p>{refusal}.</p>
        </Callout>
      )}
      {isReviewed && (
        <Callout tone="info" title="This project will be reviewed again">
          <p>
            All rules are checked again with these values, using what was already read from the
            sheets. A new report is issued and counts toward this month’s reports; decisions about
            findings that recur are kept.
          </p>
        </Callout>
      )}
    </section>
  );
}
