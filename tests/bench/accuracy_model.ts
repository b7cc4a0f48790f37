/**
 * `deno task bench accuracy --model`: seeded sets reviewed by rules alone, with the links a model proposes, and with
 * links that were read a second time. The model is whatever OPENAI_BASE_URL leads to: the service, a model of one's
 * own, or a stand-in that replays what somebody answered.
 */
import { createOpenAiModel } from "../../functions/_providers/model/openai.ts";
import { hostOf } from "../../functions/_providers/model/settings.ts";
import type { ModelDesk } from "../../functions/analysis/propose/desk.ts";
import { LOCAL_PROJECT, openLocalDesk } from "../../functions/analysis/propose/local_desk.ts";
import { reviewFiles } from "../../functions/analysis/review.ts";
import { modelOf, readEnvironment } from "../../functions/cli/environment.ts";
import { count, HEADER, knownSections, line, loadSets, type SeededSet } from "./accuracy.ts";
import { drawControlSets } from "./control/mod.ts";
import { matchFindings, type RowResult } from "./matching.ts";

export const MODES = ["rules alone", "with links", "links read twice"] as const;
type Mode = typeof MODES[number];

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
    // The ceiling of the month bounds the bench.
    maxUsd: settings.maxMonthCents / 100,
  });
  const rootAt = args.indexOf("--root");
  const root = rootAt >= 0 ? args[rootAt + 1] : "../shared/plans/florida";
  const names = args.filter((it, at) => !it.startsWith("--") && (rootAt < 0 || at !== rootAt + 1));
  const sets = args.includes("--control") ? await drawControlSets() : await loadSets(root, names);
  console.log(`${settings.model} at ${hostOf(settings)}\n${HEADER}`);
  const all = Object.fromEntries(MODES.map((it) => [it, []])) as unknown as Record<
    Mode,
    RowResult[]
  >;
  for (const set of sets) {
    const modes = await compareModes(set, desk);
    for (const mode of MODES) {
      all[mode].push(...modes[mode]);
      console.log(line(`${set.name}: ${mode}`, count(modes[mode])));
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
  const review = async (options: { desk?: ModelDesk; withSecondReading?: boolean }) => {
    const { body } = await reviewFiles(set.files, set.project, { now: new Date(0), ...options });
    return matchFindings(body.findings, set.truth, knownSections).rows;
  };
  return {
    "rules alone": await review({}),
    "with links": await review({ desk, withSecondReading: false }),
    "links read twice": await review({ desk }),
  };
}
