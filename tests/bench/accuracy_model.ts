/**
 * `deno task bench accuracy --model`: the seeded sets reviewed by rules alone, by the vision model alone and by
 * both. The model alone starts from empty sheets: all it knows is what it proposed and the pages bore out, and
 * what rests on it asks a person to look, so that it is counted as reported, never as an issue.
 */
import { createOpenAiModel } from "../../functions/_providers/model/openai.ts";
import { hostOf } from "../../functions/_providers/model/settings.ts";
import { emptyCodeSummary } from "../../functions/analysis/extract/facts/code_summary.ts";
import { extractPage, type PageFacts } from "../../functions/analysis/extract/mod.ts";
import { assembleReport, type PageAnalysis, planPages } from "../../functions/analysis/pipeline.ts";
import type { ModelDesk } from "../../functions/analysis/propose/desk.ts";
import { LOCAL_PROJECT, openLocalDesk } from "../../functions/analysis/propose/local_desk.ts";
import { renderView } from "../../functions/analysis/propose/tiles.ts";
import { readPage } from "../../functions/analysis/read/mod.ts";
import { reviewFiles } from "../../functions/analysis/review.ts";
import { modelOf, readEnvironment } from "../../functions/cli/environment.ts";
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import { count, HEADER, knownSections, line, loadSets, type SeededSet } from "./accuracy.ts";
import { drawControlSets } from "./control/mod.ts";
import { matchFindings, type RowResult } from "./matching.ts";

export const MODES = ["rules alone", "model alone", "both"] as const;
type Mode = typeof MODES[number];

/** The ceiling of the month bounds the bench. */
const centsToUsd = (cents: number) => cents / 100;

/** Runs and prints the comparison. Without a key it says what it needs and does nothing. */
export async function benchModel(args: string[]): Promise<void> {
  const settings = modelOf(readEnvironment());
  if (!settings) {
    console.log(
      "The comparison with the vision model needs OPENAI_API_KEY; without it only `deno task bench accuracy` (rules alone) can run.",
    );
    return;
  }
  const desk = openLocalDesk(createOpenAiModel(settings), {
    host: hostOf(settings),
    maxUsd: centsToUsd(settings.maxMonthCents),
  });
  const names = args.filter((it) => !it.startsWith("--"));
  const sets = args.includes("--control")
    ? await drawControlSets()
    : await loadSets("../shared/plans/florida", names);
  console.log(`${settings.model} at ${hostOf(settings)}\n${HEADER}`);
  const all: Record<Mode, RowResult[]> = { "rules alone": [], "model alone": [], both: [] };
  for (const set of sets) {
    for (
      const [mode, rows] of Object.entries(await compareModes(set, desk)) as [Mode, RowResult[]][]
    ) {
      all[mode].push(...rows);
      console.log(line(`${set.name}: ${mode}`, count(rows)));
    }
  }
  for (const mode of MODES) console.log(line(`all: ${mode}`, count(all[mode])));
  const { costUsd, questions } = await desk.sumRun(LOCAL_PROJECT.projectId, LOCAL_PROJECT.run);
  console.log(`${questions} questions, $${costUsd.toFixed(2)}`);
}

/** The rows of one set by each way of reviewing it. Answers are shared, so that each question is paid once. */
export async function compareModes(
  set: SeededSet,
  desk: ModelDesk,
): Promise<Record<Mode, RowResult[]>> {
  const now = new Date(0);
  const match = (findings: Finding[]) => matchFindings(findings, set.truth, knownSections).rows;
  const rules = await reviewFiles(set.files, set.project, { now });
  const both = await reviewFiles(set.files, set.project, { now, desk });
  return {
    "rules alone": match(rules.body.findings),
    "model alone": match(await reviewByModel(set, desk, now)),
    both: match(both.body.findings),
  };
}

async function reviewByModel(
  { files, project }: SeededSet,
  desk: ModelDesk,
  now: Date,
): Promise<Finding[]> {
  const plan = await planPages(files);
  const pages: PageAnalysis[] = [];
  for (const { file, pageInFile, page } of plan.pages) {
    const reading = await readPage(files[file].name, files[file].bytes, pageInFile, page);
    const facts = bare(extractPage(reading));
    const result = await desk.forPage({ ...LOCAL_PROJECT, page })!({
      // Taken for a scan, so that no task is spared.
      page: { ...reading, readBy: "ocr" },
      facts,
      render: (view) => renderView(files[file], pageInFile, view),
    });
    const text = reading.words.map((it) => it.text).join(" ");
    pages.push({ page, facts: result.facts, text, problem: null, model: null });
  }
  const input = { pages, project, files: plan.files, problems: plan.problems, now, startedAt: now };
  return assembleReport(input).body.findings.map((it) =>
    it.status === "issue" ? { ...it, status: "warning" } : it
  );
}

/** A sheet of which nothing is known but its size and its words. */
function bare({ sheet }: PageFacts): PageFacts {
  return {
    sheet: {
      ...sheet,
      number: null,
      title: null,
      discipline: "other",
      kind: "other",
      scales: [],
      titleBlock: null,
    },
    notes: [],
    schedules: [],
    rooms: [],
    swings: [],
    tags: [],
    dimensions: [],
    occupantLoads: [],
    codeSummary: emptyCodeSummary(),
    drawingIndex: [],
    building: null,
    annotations: [],
    titleBlockBox: null,
  };
}
