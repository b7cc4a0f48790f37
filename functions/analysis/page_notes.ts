/** What the live panel says about a page: what was found on it, and what could not be read. */
import type { PageAnalysis } from "./analyse_page.ts";

const PLURALS: [keyof PageAnalysis["facts"], one: string, many: string][] = [
  ["schedules", "schedule", "schedules"],
  ["rooms", "room", "rooms"],
  ["swings", "door swing", "door swings"],
  ["dimensions", "dimension", "dimensions"],
  ["notes", "note", "notes"],
];

/** Lines for one analysed page; counts come from its facts alone. */
export function describePage({ facts, problem, model }: PageAnalysis): {
  sheet: string | null;
  insights: string[];
  warnings: string[];
} {
  const { sheet } = facts;
  const name = [sheet.number, sheet.title].filter(Boolean).join(" ") || null;
  const counts = PLURALS.flatMap(([key, one, many]) => {
    const list = facts[key];
    const count = Array.isArray(list) ? list.length : 0;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  const insights = counts.length > 0
    ? [`${name ?? `Page ${sheet.page}`}: ${counts.join(", ")}`]
    : [];
  const warnings: string[] = [];
  if (sheet.reading.reason && sheet.reading.reason !== problem) warnings.push(sheet.reading.reason);
  else if (!sheet.number && !model?.facts?.sheet.number) {
    warnings.push(`Page ${sheet.page}: no sheet number could be read`);
  }
  if (model) {
    insights.push(...describeAnswers(model));
    warnings.push(
      ...model.failures.slice(0, 1).map(({ why }) =>
        `The vision model could not see all of this page (${why}); the rules alone review the rest`
      ),
    );
  }
  return { sheet: sheet.number ?? name, insights, warnings };
}

/** What the vision model gave for the page, in one line; none when it gave nothing. */
function describeAnswers(
  { answered, unverified, links }: NonNullable<PageAnalysis["model"]>,
): string[] {
  if (answered === 0) return [];
  const parts = [
    `${answered} ${answered === 1 ? "answer" : "answers"}`,
    ...(links.length > 0
      ? [`${links.length} ${links.length === 1 ? "link" : "links"} proposed`]
      : []),
    ...(unverified.length > 0 ? [`${unverified.length} not found on the page`] : []),
  ];
  return [`Vision model: ${parts.join(", ")}`];
}
