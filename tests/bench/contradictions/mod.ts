/**
 * Contradictions and what only looks alike, two sheets a pair: drawn as statements are, read from their PDF, and put before
 * the judge of contradictions alone.
 */
import { analysePage, planPages } from "../../../functions/analysis/pipeline.ts";
import { assemblePlanSet } from "../../../functions/analysis/extract/mod.ts";
import { conflictsOf } from "../../../functions/_rules/conflicts/mod.ts";
import { drawSheets } from "../statements/draw.ts";
import {
  ACROSS_ALIKE,
  ACROSS_CONTRADICTING,
  LATER_ALIKE,
  LATER_CONTRADICTING,
} from "./across_pairs.ts";
import type { Pair } from "./pair.ts";
import { CONTRADICTING, FURTHER_ALIKE, FURTHER_CONTRADICTING, LOOKING_ALIKE } from "./pairs.ts";

const GROUPS = [
  ["told", CONTRADICTING],
  ["told wrongly", LOOKING_ALIKE],
  ["further told", FURTHER_CONTRADICTING],
  ["further told wrongly", FURTHER_ALIKE],
  ["across sheets told", ACROSS_CONTRADICTING],
  ["across sheets told wrongly", ACROSS_ALIKE],
  ["later told", LATER_CONTRADICTING],
  ["later told wrongly", LATER_ALIKE],
] as const;

/** `deno task bench contradictions [words…] [--details]`: pairs whose subject has the words, or all of them. */
export async function benchContradictions(args: string[]): Promise<void> {
  const isWanted = ({ about }: Pair) =>
    args.filter((it) => !it.startsWith("--")).every((it) => about.includes(it));
  const isDetailed = args.includes("--details");
  for (const [what, pairs] of GROUPS) {
    const wanted = pairs.filter(isWanted);
    const told = await conflictsOfPairs(wanted);
    const count = told.filter((it) => it.length > 0).length;
    console.log(`${what}: ${count} of ${wanted.length}`);
    if (!isDetailed) continue;
    wanted.forEach(({ about }, at) =>
      console.log(`  ${told[at].length > 0 ? "+" : "-"} ${about}: ${told[at].join("; ")}`)
    );
  }
}

/** What the judge says of each pair. */
async function conflictsOfPairs(pairs: readonly Pair[]): Promise<string[][]> {
  return await Promise.all(pairs.map(async ({ sides }, at) => {
    const bytes = await drawSheets(sides, at);
    const file = { name: "plans.pdf", bytes };
    const { pages } = await planPages([file]);
    const facts = [];
    for (const { pageInFile, page } of pages) {
      facts.push((await analysePage(file, pageInFile, page, {})).facts);
    }
    return conflictsOf(assemblePlanSet(facts)).map(({ subject, a, b }) =>
      `${subject}: ${a.value} / ${b.value}`
    );
  }));
}
