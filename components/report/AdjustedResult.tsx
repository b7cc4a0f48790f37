/** What stands after people decided, beside the sealed result and never instead of it. */
import {
  type AdjustedResult as Result,
  hasReview,
} from "../../functions/_shared/domain/disposition.ts";
import { SEVERITIES } from "../../functions/_shared/domain/finding.ts";
import { plural } from "../format.ts";
import { Unbroken } from "../ui/Unbroken.tsx";

export function AdjustedResult({ result }: { result: Result }) {
  const { own, undecided } = result;
  const all = result.reported + own;
  const reviewed = all - undecided;
  if (!hasReview(result)) return null;
  const open = SEVERITIES.filter((it) => result.openIssues[it] > 0).map((it) =>
    `${result.openIssues[it]} ${it}`
  );
  const parts = (["accepted", "dismissed", "resolved", "deferred"] as const)
    .filter((it) => result[it] > 0).map((it) => `${result[it]} ${it}`);
  return (
    <section
      aria-label="Result after review"
      className="flex flex-wrap items-baseline gap-x-4 gap-y-1 rounded-lg border border-accent bg-accent-soft px-3 py-1.5 text-sm sm:px-4 sm:py-2.5"
    >
      <strong className="font-semibold">
        After review: {open.length === 0 ? "no open issue" : `${open.join(", ")} still open`}
        {result.openQuestions > 0 && (
          <>
            ;{" "}
            <span className="whitespace-nowrap">
              {plural(result.openQuestions, "needs a person", "need a person")}
            </span>
          </>
        )}
      </strong>
      <span className="tabular-nums">
        <Unbroken
          text={`${reviewed} of ${plural(all, "finding")}${
            own > 0
              ? ` (${result.reported} as sealed, ${own} raised by ${
                own === 1 ? "a reviewer" : "reviewers"
              })`
              : ""
          } reviewed${parts.length > 0 ? `: ${parts.join(", ")}` : ""}`}
        />
      </span>
      <span className="text-muted max-lg:hidden print:inline">
        Figures as sealed don’t change.
      </span>
    </section>
  );
}
