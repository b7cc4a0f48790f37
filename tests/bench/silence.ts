/**
 * Silence made on purpose: the words that speak of one requirement are taken off the sheets of a known set, and the
 * review is asked again. It should ask for what is now missing; where it does not, the reason its matrix gives is
 * counted. Development and control sets, so a help for mending and no blind figure.
 */
import { readFiles } from "../../functions/analysis/read/mod.ts";
import { extractPage } from "../../functions/analysis/extract/mod.ts";
import { assembleReport, type PageAnalysis } from "../../functions/analysis/pipeline.ts";
import type { PageReading } from "../../functions/_shared/domain/page_reading.ts";
import type { ReportBody } from "../../functions/_shared/domain/report.ts";
import { requirements } from "../../functions/_rules/limits/fbc_2023/requirements.ts";
import { loadSets, type SeededSet } from "./accuracy.ts";
import { isAskedFor } from "./assurance.ts";
import { drawControlSets } from "./control/mod.ts";
import type { TruthRow } from "./matching.ts";

/** Requirements blanked in each set; spread over its rows. */
const EACH = 8;

const patternsOf = new Map(
  requirements.map((it) => [it.id, it.textPatterns.map((pattern) => new RegExp(pattern, "i"))]),
);

/** What became of one requirement whose words were taken away. */
interface Silenced {
  set: string;
  id: string;
  isAsked: boolean;
  reason: string;
  why: string;
}

/** Runs the bench. Arguments: names of sets, `--each n`, `--details`. */
export async function benchSilence(args: string[]): Promise<void> {
  const eachAt = args.indexOf("--each");
  const each = eachAt < 0 ? EACH : Number(args[eachAt + 1]);
  const isFigure = (index: number) => eachAt >= 0 && index === eachAt + 1;
  const names = args.filter((it, index) => !it.startsWith("--") && !isFigure(index));
  const sets = [
    ...await loadSets("../shared/plans/florida"),
    ...await drawControlSets(),
    ...await loadSets("tests/bench/control/sets"),
  ].filter(({ name }) =>
    !/scan|outlined|tiles/i.test(name) &&
    (names.length === 0 || names.some((it) => name.includes(it)))
  );
  const all: Silenced[] = [];
  for (const set of sets) {
    const silenced = await silenceEach(set, each);
    all.push(...silenced);
    console.log(`${set.name.padEnd(28)} ${share(silenced)}`);
    if (!args.includes("--details")) continue;
    for (const it of silenced.filter(({ isAsked }) => !isAsked)) {
      console.log(`  ${it.id}: ${it.reason}: ${it.why.slice(0, 200)}`);
    }
  }
  console.log(`${"all".padEnd(28)} ${share(all)}`);
  const open = Map.groupBy(all.filter((it) => !it.isAsked), (it) => it.reason);
  for (const [reason, list] of [...open].sort((a, b) => b[1].length - a[1].length)) {
    console.log(`  ${String(list.length).padStart(4)}  ${reason}`);
  }
}

const share = (all: readonly Silenced[]): string => {
  const asked = all.filter((it) => it.isAsked).length;
  return `asked ${asked} of ${all.length} (${Math.round((100 * asked) / all.length)} %)`;
};

async function silenceEach(set: SeededSet, each: number): Promise<Silenced[]> {
  const { pages, problems, files } = await readFiles(set.files);
  const whole = new Map(pages.map((it) => [it.page, analysisOf(it)]));
  const rows = [...Map.groupBy(set.truth, (it) => it.requirementIds[0]).values()];
  const step = Math.max(1, rows.length / each);
  const chosen = Array.from(
    { length: Math.min(each, rows.length) },
    (_, n) => rows[Math.floor(n * step)],
  );
  return chosen.map((group): Silenced => {
    const changed = pages.map((page) => {
      const left = without(page, group);
      return left === page ? whole.get(page.page)! : analysisOf(left);
    });
    const { body } = assembleReport({
      pages: changed,
      project: set.project,
      files,
      problems,
      now: new Date(0),
      startedAt: new Date(0),
    });
    return tell(set.name, group, body);
  });
}

function tell(set: string, group: readonly TruthRow[], body: ReportBody): Silenced {
  const ids = new Set(group.flatMap((it) => it.requirementIds));
  const lines = body.matrix!.filter((it) => ids.has(it.id));
  const worst = lines.find((it) => it.answer !== "not due") ?? lines[0];
  const answer = worst?.reason ?? worst?.answer ?? "not in the catalogue";
  return {
    set,
    id: worst?.id ?? [...ids][0],
    isAsked: [...ids].some((id) => isAskedFor(id, body)),
    reason: answer,
    why: worst?.why ?? "",
  };
}

/** The page without the words at the rows' places and without lines in the requirement's own wordings. */
function without(page: PageReading, group: readonly TruthRow[]): PageReading {
  const boxes = group.flatMap((row) => [row, ...(row.alsoAt ?? [])])
    .filter((it) => it.page === page.page).map(({ bbox }) => bbox);
  const patterns = group.flatMap((it) => it.requirementIds).flatMap((id) =>
    patternsOf.get(id) ?? []
  );
  const isIn = ({ box }: { box: { x: number; y: number; width: number; height: number } }) => {
    const [x, y] = [
      (100 * (box.x + box.width / 2)) / page.widthPt,
      (100 * (box.y + box.height / 2)) / page.heightPt,
    ];
    return boxes.some((it) =>
      x >= it.x && x <= it.x + it.width && y >= it.y && y <= it.y + it.height
    );
  };
  const spoken = new Set(
    page.lines.filter((it) => patterns.some((pattern) => pattern.test(it.text)))
      .flatMap((it) => it.words).map(keyOf),
  );
  const isGone = (word: PageReading["words"][number]) => isIn(word) || spoken.has(keyOf(word));
  if (!page.words.some(isGone)) return page;
  return {
    ...page,
    words: page.words.filter((it) => !isGone(it)),
    lines: page.lines.flatMap((line) => {
      const words = line.words.filter((it) => !isGone(it));
      if (words.length === line.words.length) return [line];
      return words.length === 0
        ? []
        : [{ ...line, words, text: words.map((it) => it.text).join(" ") }];
    }),
  };
}

const keyOf = ({ text, box }: PageReading["words"][number]) => `${text} ${box.x} ${box.y}`;

function analysisOf(reading: PageReading): PageAnalysis {
  return {
    page: reading.page,
    facts: extractPage(reading),
    text: reading.words.map((it) => it.text).join(" "),
    problem: reading.problem,
    model: null,
  };
}
