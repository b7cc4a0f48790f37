/** What the model saw of requirements the sheets seem to say nothing of: a place for a person to look, and no answer. */
import type { MatrixRow } from "../../_shared/domain/matrix.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import type { Sighting } from "../propose/sighting.ts";

/** Rows as they are, those found silent sent to the place the model points at. */
export function withSightings(
  matrix: readonly MatrixRow[],
  { sightings, plan }: { sightings: readonly Sighting[]; plan: PlanSet },
): MatrixRow[] {
  const seen = Map.groupBy(
    sightings.filter((it) => it.seen === "stated" || it.seen === "drawn"),
    (it) => it.requirementId,
  );
  return matrix.map((row) => {
    const here = seen.get(row.id);
    const isSilent = row.of === "code" && row.answer === "not decided" &&
      row.findingIds.length === 0;
    if (!here || !isSilent) return row;
    const [first] = here;
    const names = here.map(({ page }) =>
      plan.sheets.find((it) => it.page === page)?.number ?? `page ${page}`
    );
    const quote = first.words ? `: “${first.words.text}”` : "";
    return {
      ...row,
      answer: "needs a person",
      reason: null,
      why: `The vision model sees it ${first.seen} on ${names[0]}${quote}. ${row.why}`,
      subjects: here.length,
      sheets: [...new Set(names)],
      place: { page: first.page, box: first.box },
    };
  });
}
