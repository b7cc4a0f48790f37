/**
 * `deno task bench accuracy --model`: seeded sets reviewed by rules alone, with the links a model proposes, and with
 * links that were read a second time. The model is whatever OPENAI_BASE_URL leads to, or with `--replay dir` a
 * recording: what somebody answered who saw the pictures; questions nobody answered yet are written down there.
 */
import { createOpenAiModel } from "../../functions/_providers/model/openai.ts";
import type { ModelProvider } from "../../functions/_providers/model/port.ts";
import { hostOf } from "../../functions/_providers/model/settings.ts";
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import type { ReportBody } from "../../functions/_shared/domain/report.ts";
import type { ModelDesk } from "../../functions/analysis/propose/desk.ts";
import { LOCAL_PROJECT, openLocalDesk } from "../../functions/analysis/propose/local_desk.ts";
import { reviewFiles } from "../../functions/analysis/review.ts";
import { modelOf, readEnvironment } from "../../functions/cli/environment.ts";
import { openRecording, type ReplayCount } from "../fakes/recorded_model.ts";
import { type Assurance, assure, printAssurance } from "./assurance.ts";
import {
  count,
  HEADER,
  knownSections,
  line,
  loadSets,
  printDetails,
  type SeededSet,
} from "./accuracy.ts";
import { drawControlSets } from "./control/mod.ts";
import { bendLinks } from "./lies.ts";
import { matchFindings, type RowResult } from "./matching.ts";

export const MODES = ["rules alone", "with links", "links read twice"] as const;
type Mode = typeof MODES[number];

/** What one way of reviewing a set came to. */
export interface ModeResult {
  rows: RowResult[];
  /** Issues that match no row of the truth: to be looked at by hand. */
  unjudged: Finding[];
  invented: number;
  /** What the report calls complied with, and what it asks for at all. */
  assurance: Assurance;
}

/** Most a bench over the network may spend, where the ceiling of the month is higher; replays cost nothing. */
const REPLAY_MAX_USD = 1e6;

/** Runs and prints the comparison. Without a key or a recording it says what it needs and does nothing. */
export async function benchModel(args: string[]): Promise<void> {
  const option = (name: string) => {
    const at = args.indexOf(name);
    return at < 0 ? null : args[at + 1];
  };
  const replay = option("--replay");
  const settings = modelOf(readEnvironment());
  if (!settings && !replay) {
    console.log(
      "The comparison with the vision model needs OPENAI_API_KEY, or a recording with --replay; without either only `deno task bench accuracy` (rules alone) can run.",
    );
    return;
  }
  const root = option("--root") ?? "../shared/plans/florida";
  const values = [option("--root"), replay];
  const names = args.filter((it) => !it.startsWith("--") && !values.includes(it));
  const sets = args.includes("--control") ? await drawControlSets() : await loadSets(root, names);
  console.log(
    `${replay ? `recording ${replay}` : `${settings!.model} at ${hostOf(settings!)}`}\n${HEADER}`,
  );
  const all = Object.fromEntries(MODES.map((it) => [it, []])) as unknown as Record<
    Mode,
    ModeResult[]
  >;
  const isDetailed = args.includes("--details");
  const counts: ReplayCount[] = [];
  const changed: string[] = [];
  const tokens = { input: 0, output: 0 };
  let [costUsd, questions] = [0, 0];
  for (const set of sets) {
    const recording = replay
      ? openRecording(`${replay}/${set.name}`, {
        bend: args.includes("--lies") ? bendLinks : undefined,
      })
      : null;
    const model = recording ?? counting(createOpenAiModel(settings!), tokens);
    const desk = openLocalDesk(model, {
      host: recording ? "a recording" : hostOf(settings!),
      // The ceiling of the month bounds the bench.
      maxUsd: recording ? REPLAY_MAX_USD : settings!.maxMonthCents / 100,
    });
    const { modes, isOffSame } = await compareModes(set, desk);
    if (!isOffSame) changed.push(set.name);
    for (const mode of MODES) {
      all[mode].push(modes[mode]);
      console.log(line(`${set.name}: ${mode}`, count(modes[mode].rows, [modes[mode].assurance])));
      if (isDetailed && mode === MODES.at(-1)) printDetails(modes[mode]);
    }
    if (recording) counts.push(recording.count);
    const spent = await desk.sumRun(LOCAL_PROJECT.projectId, LOCAL_PROJECT.run);
    costUsd += spent.costUsd;
    questions += spent.questions;
  }
  for (const mode of MODES) {
    const assured = all[mode].map(({ assurance }) => assurance);
    console.log(line(`all: ${mode}`, count(all[mode].flatMap(({ rows }) => rows), assured)));
    console.log(`    ${wordsOf(all[mode])}`);
    printAssurance(assured, false);
  }
  console.log(
    changed.length === 0
      ? `turned off again, the report is that of the rules byte for byte: ${sets.length} of ${sets.length}`
      : `turned off again, the report is another than that of the rules: ${changed.join(", ")}`,
  );
  if (changed.length > 0) Deno.exitCode = 1;
  console.log(`${questions} questions, $${costUsd.toFixed(2)}`);
  if (!replay) console.log(`tokens: ${tokens.input} in, ${tokens.output} out`);
  if (counts.length > 0) console.log(describeReplays(counts));
}

/** A model whose tokens are added up, as its service counts them. */
export function counting(
  model: ModelProvider,
  tokens: { input: number; output: number },
): ModelProvider {
  return {
    ...model,
    async ask(question, options) {
      const outcome = await model.ask(question, options);
      const usage = "usage" in outcome ? outcome.usage : null;
      tokens.input += usage?.inputTokens ?? 0;
      tokens.output += usage?.outputTokens ?? 0;
      return outcome;
    },
  };
}

/** What the columns do not say: near misses accused, and issues nobody seeded. */
function wordsOf(results: readonly ModeResult[]): string {
  const rows = results.flatMap((it) => it.rows);
  const misses = rows.filter(({ row }) => row.kind === "compliant");
  const accused = misses.filter(({ finding }) => finding?.status === "issue").length;
  const sum = (of: (it: ModeResult) => number) => results.reduce((all, it) => all + of(it), 0);
  return `near misses accused ${accused}/${misses.length}; issues beside the truth ${
    sum((it) => it.unjudged.length)
  }; invented sections ${sum((it) => it.invented)}`;
}

/** What replays came to. */
export function describeReplays(counts: readonly ReplayCount[]): string {
  const sum = (of: (it: ReplayCount) => number) => counts.reduce((all, it) => all + of(it), 0);
  const thousands = (value: number) => `${Math.round(value / 1000)} k`;
  return `${sum((it) => it.answered)} of ${sum((it) => it.questions)} questions answered (${
    sum((it) => it.stale)
  } of them with other words by now), ${sum((it) => it.pictures)} pictures; tokens, estimated: ${
    thousands(sum((it) => it.inputTokens))
  } in (${thousands(sum((it) => it.promptTokens))} the same for every question), ${
    thousands(sum((it) => it.outputTokens))
  } out`;
}

/**
 * The rows of one set by each way of reviewing it, and whether its report is that of the rules again once the model is
 * turned off. Answers are shared, so that each question is paid once.
 */
export async function compareModes(
  set: SeededSet,
  desk: ModelDesk,
): Promise<{ modes: Record<Mode, ModeResult>; isOffSame: boolean }> {
  const report = async (options: { desk?: ModelDesk; withSecondReading?: boolean }) =>
    (await reviewFiles(set.files, set.project, { now: new Date(0), ...options })).body;
  const score = (body: ReportBody): ModeResult => {
    const { rows, unjudged, inventedSections } = matchFindings(
      body.findings,
      set.truth,
      knownSections,
    );
    const issues = unjudged.filter(({ status }) => status === "issue");
    const assurance = assure(set.name, body, rows);
    return { rows, unjudged: issues, invented: inventedSections, assurance };
  };
  const alone = await report({});
  const modes = {
    "rules alone": score(alone),
    "with links": score(await report({ desk, withSecondReading: false })),
    "links read twice": score(await report({ desk })),
  };
  return { modes, isOffSame: JSON.stringify(await report({})) === JSON.stringify(alone) };
}
