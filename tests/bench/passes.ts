/**
 * `deno task bench passes [--plans dir] [--only text]`: every pass and every checklist answer _shown_ or _not shown_ on
 * real drawings, without a form and with the one of `real/forms.json`, to be judged by looking (`docs/verdicts.md`).
 * It counts and decides nothing.
 */
import { analyseApart } from "../../functions/analysis/apart/mod.ts";
import { assembleReport, type PageAnalysis, planPages } from "../../functions/analysis/pipeline.ts";
import type { ProjectDetails } from "../../functions/_shared/domain/project.ts";
import { unknownProject } from "../../functions/_shared/domain/project.ts";
import type { ReportBody } from "../../functions/_shared/domain/report.ts";
import { unpack } from "../../functions/_shared/packed.ts";
import forms from "./real/forms.json" with { type: "json" };

/** Lists and prints. */
export async function benchPasses(args: readonly string[]): Promise<void> {
  const valueOf = (name: string) => args.includes(name) ? args[args.indexOf(name) + 1] : undefined;
  const plans = valueOf("--plans") ?? new URL("../../../shared/plans", import.meta.url).pathname;
  for (const [file, form] of Object.entries(forms)) {
    if (!file.includes(valueOf("--only") ?? "")) continue;
    const read = await readPages(`${plans}/${file}`);
    const name = file.split("/").at(-1)!;
    const filled = { ...unknownProject(name), ...form } as ProjectDetails;
    for (const project of [unknownProject(name), filled]) {
      const now = new Date(0);
      const { body } = assembleReport({ ...read, project, now, startedAt: now });
      for (const line of claimsOf(body)) {
        console.log(`${file} | ${project === filled ? "form" : "none"} | ${line}`);
      }
    }
  }
}

/** The pages of a file and what could not be read of it. */
async function readPages(path: string) {
  const file = { name: path.split("/").at(-1)!, bytes: await Deno.readFile(path) };
  const plan = await planPages([file]);
  const pages: PageAnalysis[] = [];
  for (const { pageInFile, page } of plan.pages) {
    const { packed } = await analyseApart(file, { pageInFile, page }, {});
    pages.push(await unpack(packed) as PageAnalysis);
  }
  return { pages, files: plan.files, problems: plan.problems };
}

function claimsOf({ findings, checklist }: ReportBody): string[] {
  const passes = findings.filter(({ status }) => status === "compliant").map((it) => {
    const { page, x, y } = it.documentMarkup;
    return `complies | ${it.requirementId} | p${page} ${Math.round(x)},${
      Math.round(y)
    } | ${it.description}`;
  });
  const answers = checklist.filter(({ answer }) => answer === "shown" || answer === "not shown")
    .map(({ answer, id, item, place, sourceText, reason }) =>
      `${answer} | ${id} ${item} | p${place?.page ?? "-"} | ${sourceText ?? reason ?? ""}`
    );
  return [...passes, ...answers];
}
