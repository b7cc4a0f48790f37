/** What a report says of the vision model: whether it was asked, about which pages, at what cost, and where it failed. */
import type { ModelUse, ReportBody } from "../_shared/domain/report.ts";
import type { PageAnalysis } from "./pipeline.ts";

/** The model as the run knows it. */
export interface ModelRun {
  name: string;
  /** Host the pages are sent to. */
  host: string;
  /** What the run paid in US dollars, from the books. */
  costUsd: number;
  /** US dollars. */
  projectMaxUsd: number;
  monthMaxUsd: number;
}

type Asked = PageAnalysis & { model: NonNullable<PageAnalysis["model"]> };

const askedOf = (pages: readonly PageAnalysis[]): Asked[] =>
  pages.filter((it): it is Asked => it.model !== null);

/** Who did the review. The model is named only where at least one answer of it was taken in. */
export function engineOf(
  pages: readonly PageAnalysis[],
  run?: ModelRun,
): Pick<ReportBody["engine"], "kind" | "analysisModel"> {
  const helped = askedOf(pages).find((it) => it.model.answered > 0);
  const name = helped?.model.name ?? run?.name;
  return helped && name
    ? { kind: "rules and model", analysisModel: `FLClear rules engine with ${name}` }
    : { kind: "rules", analysisModel: "FLClear rules engine" };
}

/** The model's part; null when no page was put to it. */
export function describeModelUse(
  pages: readonly PageAnalysis[],
  run?: ModelRun,
): ModelUse | null {
  const asked = askedOf(pages);
  const name = run?.name ?? asked.find((it) => it.model.name)?.model.name;
  if (!name || asked.length === 0) return null;
  // Answers kept from an earlier review count too: those pages were sent then.
  const seen = asked.filter(({ model }) => model.sent > 0 || model.answered > 0);
  const costUsd = run?.costUsd ?? asked.reduce((sum, it) => sum + it.model.costUsd, 0);
  return {
    name,
    pagesAsked: seen.map((it) => it.page),
    pagesFailed: asked.filter((it) => it.model.failures.length > 0).map((
      { page, facts, model },
    ) => ({
      page,
      sheet: facts.sheet.number,
      reason: sentence(model.failures[0].why),
    })),
    costUsd: Math.round(costUsd * 10_000) / 10_000,
    ceiling: ceilingOf(asked, run),
    privacy: privacyOf(run?.host ?? `the provider of ${name}`, {
      sent: seen.length,
      kept: pages.length - asked.length,
    }),
  };
}

function privacyOf(receiver: string, { sent, kept }: { sent: number; kept: number }): string {
  if (sent === 0) return "No page was sent to the vision model.";
  const rest = kept === 0
    ? "Every page was sent to it."
    : `${kept} ${kept === 1 ? "page" : "pages"} stayed here.`;
  return `With the owner’s consent, images and text of the pages listed here were sent to ${receiver}, ` +
    `which was asked not to store them; project, client and address as typed were not sent. ${rest}`;
}

function ceilingOf(asked: Asked[], run?: ModelRun): string | null {
  const which = asked.find((it) => it.model.ceiling !== null)?.model.ceiling;
  if (!which) return null;
  const usd = which === "project" ? run?.projectMaxUsd : run?.monthMaxUsd;
  const amount = usd === undefined ? "" : ` of $${usd.toFixed(2)}`;
  return which === "project"
    ? `The limit${amount} on what the vision model may cost for one project was reached; the pages after that were reviewed by the rules alone.`
    : `The limit${amount} on what the vision model may cost in one month was reached; the pages after that were reviewed by the rules alone.`;
}

/** Pages the model could not help with: rules alone judged them. */
export function modelFailures(pages: readonly PageAnalysis[]): ReportBody["notReviewed"] {
  return askedOf(pages).filter((it) => it.model.failures.length > 0).map(
    ({ page, facts, model }) => {
      const why = model.failures[0].why.replace(/\.$/, "").slice(0, 200);
      const part = model.answered > 0
        ? "could not look at all of this page"
        : "could not look at this page";
      return {
        file: facts.sheet.file,
        page,
        reason: `The vision model ${part} (${why}); the rules alone reviewed the rest.`,
      };
    },
  );
}

function sentence(why: string): string {
  const text = why.slice(0, 200).replace(/\.$/, "");
  return `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}.`;
}
