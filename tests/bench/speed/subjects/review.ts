/** The whole review without the vision model. Further arguments: pages at once, and a set reviewed before it. */
import { reviewFiles } from "../../../../functions/analysis/review.ts";
import { unknownProject } from "../../../../functions/_shared/domain/project.ts";
import type { Work } from "../subject.ts";

const work: Work = async (path, { args: [concurrency, before], seen }) => {
  const review = async (path: string, onPage?: () => void) => {
    const files = [{ name: "plans.pdf", bytes: await Deno.readFile(path) }];
    const { body } = await reviewFiles(files, unknownProject("bench"), {
      now: () => new Date(),
      concurrency: Number(concurrency) || undefined,
      onPage,
    });
    return body;
  };
  if (before) await review(before);
  const from = performance.now();
  const { sheets, findings } = await review(path, seen);
  return {
    pages: sheets.length,
    findings: findings.length,
    reviewMs: performance.now() - from,
  };
};
export default work;
