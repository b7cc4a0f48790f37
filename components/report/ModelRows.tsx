/** The vision model's part in a review: what it was asked, what it cost, where it failed, what was sent. */
import type { ModelUse } from "../../functions/_shared/domain/report.ts";
import { formatModelCost } from "../format.ts";

export function ModelRows({ use }: { use: ModelUse }) {
  const { name, pagesAsked, pagesFailed, costUsd, ceiling, privacy } = use;
  return (
    <>
      <dt className="text-muted">Vision model</dt>
      <dd>
        {name}, asked about {wordsFor(pagesAsked)} for {formatModelCost(costUsd)}
        <span className="mt-1 block text-sm text-muted">{privacy}</span>
        {ceiling && <span className="mt-1 block text-sm text-medium">{ceiling}</span>}
        {pagesFailed.length > 0 && (
          <ul className="mt-1 text-sm text-muted">
            {pagesFailed.map((it) => (
              <li key={it.page}>
                {it.sheet ?? `Page ${it.page}`}: {it.reason} The rules alone reviewed the rest.
              </li>
            ))}
          </ul>
        )}
      </dd>
    </>
  );
}

function wordsFor(pages: number[]): string {
  if (pages.length === 0) return "no page";
  return `${pages.length === 1 ? "page" : "pages"} ${pages.join(", ")}`;
}
