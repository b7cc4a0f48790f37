/** Every rule over a whole set, and the report's body, from pages that were read before. */
import { judgePlan } from "../../../../functions/analysis/evaluate/judge_plan.ts";
import { assemblePlanSet } from "../../../../functions/analysis/extract/mod.ts";
import { analysePage, assembleReport, planPages } from "../../../../functions/analysis/pipeline.ts";
import { unknownProject } from "../../../../functions/_shared/domain/project.ts";
import { median } from "../../measure.ts";
import type { Work } from "../subject.ts";

const TIMES = 9;

const work: Work = async (path, { seen }) => {
  const file = { name: "plans.pdf", bytes: await Deno.readFile(path) };
  const project = unknownProject("bench");
  const { pages: places, files, problems } = await planPages([file]);
  const pages = await Promise.all(places.map(async ({ pageInFile, page }) => {
    const analysis = await analysePage(file, pageInFile, page);
    seen();
    return analysis;
  }));
  pages.sort((a, b) => a.page - b.page);
  const texts = new Map(pages.map((it) => [it.page, it.text]));
  const rules: number[] = [];
  const reports: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const plan = assemblePlanSet(pages.map((it) => it.facts));
    rules.push(measure(() => judgePlan(plan, project, texts)));
    const now = new Date();
    reports.push(
      measure(() => assembleReport({ pages, project, files, problems, now, startedAt: now })),
    );
  }
  return {
    pages: pages.length,
    firstRulesMs: rules[0],
    rulesMs: median(rules),
    reportMs: median(reports),
  };
};
export default work;

function measure(run: () => unknown): number {
  const from = performance.now();
  run();
  return performance.now() - from;
}
