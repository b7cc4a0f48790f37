/** The whole review without the vision model. The first further argument: pages at once. */
import { reviewFiles } from "../../../../functions/analysis/review.ts";
import { unknownProject } from "../../../../functions/_shared/domain/project.ts";
import type { Work } from "../subject.ts";

const work: Work = async (path, { args: [concurrency], seen }) => {
  const files = [{ name: "plans.pdf", bytes: await Deno.readFile(path) }];
  const { body } = await reviewFiles(files, unknownProject("bench"), {
    now: () => new Date(),
    concurrency: Number(concurrency) || undefined,
    onPage: seen,
  });
  return { pages: body.sheets.length, findings: body.findings.length };
};
export default work;
