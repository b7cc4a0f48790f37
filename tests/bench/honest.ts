/**
 * `deno task bench honest [set…] [--root dir] [--details]`: seeded sets with links made from their truth, what a model that never
 * errs would say of each violation and of each compliant near miss, and every second reading agreeing. The figure is the
 * words that give it, or the last part of what a row without one cites; the name what stands with it, else the nearest words that
 * say what the row is about. Counted is what such links bring and whom they accuse wrongly: what the gate and the rules have
 * to hold by themselves.
 */
import { judgeLinks, type LinkOutcome } from "../../functions/analysis/evaluate/judge_links.ts";
import { isReadFrom } from "../../functions/analysis/evaluate/link_figures.ts";
import type { PageReading, Word } from "../../functions/_shared/domain/page_reading.ts";
import {
  centre,
  contains,
  gapBetween,
  toPercentRect,
  unionRect,
} from "../../functions/_shared/geometry.ts";
import { extractPage } from "../../functions/analysis/extract/mod.ts";
import { assembleReport } from "../../functions/analysis/pipeline.ts";
import type { ProposedLink } from "../../functions/analysis/propose/link.ts";
import { shareOf } from "../../functions/analysis/propose/share.ts";
import { linksTask } from "../../functions/analysis/propose/tasks/links/mod.ts";
import { closeReaders } from "../../functions/analysis/read/mod.ts";
import { knownSections, loadSets, type SeededSet } from "./accuracy.ts";
import { readSet } from "./liar.ts";
import { matchFindings, type RowResult, type TruthRow } from "./matching.ts";

/** A link as a model answers it. */
export interface HonestLink {
  requirement: string;
  words: number[];
  subject: number[];
  room: number[];
  relation: "provides" | "lacks";
}

/** Slack of the boxes of a truth, percent of the page. */
const SLACK = 0.3;
/** How far from a bare figure its name may stand, points on paper. */
const NAME_PT = 220;
/** Most words of a name that stands apart. */
const MOST_WORDS = 3;

/** The links of one page: one for each requirement of each row that gives a figure. */
export function tellTruth(truth: readonly TruthRow[], page: PageReading): HonestLink[] {
  return truth.filter((it) => it.page === page.page && it.kind !== "conflict")
    .flatMap((row) => {
      const told = tellRow(row, page);
      return told
        ? row.requirementIds.map((requirement): HonestLink => ({
          requirement,
          ...told,
          room: [],
        }))
        : [];
    });
}

function tellRow(
  row: TruthRow,
  page: PageReading,
): Omit<HonestLink, "requirement" | "room"> | null {
  const said = plain(row.evidenceText);
  const ids = page.words.flatMap((word, id) =>
    contains(row.bbox, toPercentRect(word.box, page), SLACK) && said.includes(plain(word.text))
      ? [id]
      : []
  );
  const words = typeof row.measured === "number" ? figureOf(ids, row.measured, page) : null;
  const told = words ?? statementOf(ids, row, page);
  if (words === null && !/[A-Z]/i.test(textOf(told, page))) return null;
  const relation = words === null && DENIES.test(textOf(told, page)) ? "lacks" : "provides";
  return { words: told, subject: nameOf(told, ids, row, page), relation };
}

/** The last part of what the row cites: the statement of a row or text without a figure. */
function statementOf(
  ids: readonly number[],
  { evidenceText }: TruthRow,
  page: PageReading,
): number[] {
  const last = plain(evidenceText.split(" | ").at(-1)!);
  const own = ids.filter((id) => last.includes(plain(page.words[id].text)));
  // The same words may stand in another part: of those that match, the run that ends the row.
  for (let at = own.length - 1; at >= 0; at--) {
    const run = own.slice(at);
    if (plain(textOf(run, page)).length >= last.length) return run;
  }
  return own;
}

const textOf = (ids: readonly number[], page: PageReading): string =>
  ids.map((id) => page.words[id].text).join(" ");

const DENIES = /^\W*(?:NO(?:NE)?|NOT|WITHOUT|OMIT(?:TED)?|-+|0)\b|^\W*-\W*$/i;

function nameOf(
  words: readonly number[],
  ids: readonly number[],
  row: TruthRow,
  page: PageReading,
): number[] {
  const beside = ids.filter((id) => !words.includes(id));
  const isNamed = beside.some((id) => /[A-Z]{2}/i.test(page.words[id].text));
  return isNamed ? beside : nearestName(words, row.what, page);
}

/** The shortest run of the words that gives the figure as printed. */
function figureOf(ids: readonly number[], measured: number, page: PageReading): number[] | null {
  for (let length = 1; length <= 4; length++) {
    for (let at = 0; at + length <= ids.length; at++) {
      const run = ids.slice(at, at + length);
      if (run.at(-1)! - run[0] !== length - 1) continue;
      const text = run.map((id) => page.words[id].text).join(" ");
      if (!/\d/.test(text) || !isReadFrom(measured, text)) continue;
      return [...run, ...unitBehind(run.at(-1)!, ids, page)];
    }
  }
  return null;
}

/** The words of the unit that follow a figure on its line: `SQ IN`, not the `IN` of another column. */
function unitBehind(figure: number, ids: readonly number[], page: PageReading): number[] {
  const unit: number[] = [];
  for (let id = figure + 1; ids.includes(id) && unit.length < MOST_UNIT; id++) {
    const [before, word] = [page.words[id - 1], page.words[id]];
    if (!UNIT.test(word.text) || gapBetween(before.box, word.box) > word.sizePt) break;
    unit.push(id);
  }
  return unit;
}

const MOST_UNIT = 2;
const UNIT =
  /^\(?(?:"|IN\.?|INCH(?:ES)?|FT\.?|FEET|SF|SQ\.?|HR\.?|HOURS?|MIN\.?|MINUTES?|FC|°?F|CFM|PSF|MPH|AMPS?|A|%|GPM)[.,;)]*$/i;

/** The nearest words that say what the row is about; none where nothing near does. */
function nearestName(words: readonly number[], what: string, page: PageReading): number[] {
  const at = unionRect(words.map((id) => page.words[id].box));
  const stems = what.toUpperCase().match(/[A-Z]{4,}/g)?.map((it) => it.slice(0, 4)) ?? [];
  const far = (word: Word) => gapBetween(word.box, at);
  const near = page.words.flatMap((word, id) => {
    const own = word.text.toUpperCase().match(/[A-Z]{4,}/)?.[0].slice(0, 4);
    const fits = own !== undefined && stems.includes(own) && !words.includes(id);
    return fits && far(word) < NAME_PT ? [id] : [];
  }).toSorted((a, b) => far(page.words[a]) - far(page.words[b]));
  const first = near.at(0);
  if (first === undefined) return [];
  const line = page.lines.find((it) =>
    it.words.includes(page.words[first]) || contains(it.box, page.words[first].box, 1)
  );
  const y = centre(page.words[first].box).y;
  const whole = near.filter((id) => Math.abs(centre(page.words[id].box).y - y) < 2);
  return (line ? whole : [first]).slice(0, MOST_WORDS).toSorted((a, b) => a - b);
}

const plain = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9/.'"%]/g, "");

/** How the rows of one set fare by rules alone and with honest links. */
export async function tryHonest(
  set: SeededSet,
): Promise<{ links: number; alone: RowResult[]; linked: RowResult[]; stops: Stop[] }> {
  const readings = await readSet(set);
  let links = 0;
  const pages = readings.map((page) => {
    const facts = extractPage(page);
    const taken = linksTask.take({ links: tellTruth(set.truth, page) }, facts, page);
    links += taken.links.length;
    return {
      page: page.page,
      facts,
      text: page.words.map((it) => it.text).join(" "),
      problem: null,
      model: shareOf({ ...taken, answered: 1, sent: 1, modelName: "truth" }, facts),
    };
  });
  const now = new Date(0);
  const input = { pages, project: set.project, files: [], problems: [], now, startedAt: now };
  const rowsOf = (given: Parameters<typeof assembleReport>[0]) =>
    matchFindings(assembleReport(given).body.findings, set.truth, knownSections).rows;
  const { inQuestion, plan } = assembleReport(input);
  const confirmations = inQuestion.map((it) => ({
    key: it.key,
    outcome: "agrees" as const,
  }));
  const linked = rowsOf({ ...input, confirmations });
  const proposed = pages.flatMap((it) => it.model.links);
  return {
    links,
    alone: rowsOf({ ...input, pages: pages.map((it) => ({ ...it, model: null })) }),
    linked,
    stops: stopsOf(linked, proposed, judgeLinks(proposed, plan, set.project)),
  };
}

/** A violation that is no issue even with honest links, and what became of its links. */
interface Stop {
  row: TruthRow;
  links: { link: ProposedLink; outcomes: LinkOutcome[] }[];
}

const stopsOf = (
  rows: readonly RowResult[],
  links: readonly ProposedLink[],
  outcomes: readonly LinkOutcome[],
): Stop[] =>
  rows.filter(({ row, finding }) => row.kind === "violation" && finding?.status !== "issue")
    .map(({ row }) => ({
      row,
      links: links.filter((it) =>
        it.page === row.page && row.requirementIds.includes(it.requirementId) &&
        contains(row.bbox, it.words.box, SLACK)
      ).map((link) => ({ link, outcomes: outcomes.filter((it) => it.link === link) })),
    }));

/** One line for the violation, one for each of its links. */
function printStop({ row, links }: Stop): void {
  console.log(
    `    missed: ${row.id} ${row.requirementIds.join()}: ${row.what} «${row.evidenceText}»`,
  );
  if (links.length === 0) console.log("        no link");
  for (const { link, outcomes } of links) {
    const came = outcomes.map(({ rule, verdict, held, openFact }) =>
      [rule.id, verdict.kind, verdict.message, held && `(${held})`, openFact && `${openFact} open`]
        .filter(Boolean).join(" ")
    );
    console.log(
      `        ${link.requirementId} «${link.words.text}» of «${link.subject?.text ?? ""}», proof ${
        link.proof ?? "none"
      }: ${came.join("; ") || "no rule takes it"}`,
    );
  }
}

/** Runs and prints the bench. */
export async function benchHonest(args: string[]): Promise<void> {
  const rootAt = args.indexOf("--root");
  const root = rootAt >= 0 ? args[rootAt + 1] : "tests/bench/control/sets";
  const names = args.filter((it, at) => !it.startsWith("--") && (rootAt < 0 || at !== rootAt + 1));
  const alone: RowResult[] = [];
  const linked: RowResult[] = [];
  let links = 0;
  try {
    for (const set of await loadSets(root, names)) {
      const result = await tryHonest(set);
      links += result.links;
      alone.push(...result.alone);
      linked.push(...result.linked);
      console.log(`${set.name}: ${inWords(result.alone, result.linked)}`);
      if (args.includes("--details")) result.stops.forEach(printStop);
      for (const { row, finding } of accusedIn(result.linked)) {
        console.log(`    accused: ${row.id} (${row.what}) by ${finding!.ruleId}`);
      }
    }
  } finally {
    closeReaders();
  }
  console.log(`all: ${links} links; ${inWords(alone, linked)}`);
}

const accusedIn = (rows: readonly RowResult[]): RowResult[] =>
  rows.filter(({ row, finding }) => row.kind === "compliant" && finding?.status === "issue");

function inWords(alone: readonly RowResult[], linked: readonly RowResult[]): string {
  const issues = (rows: readonly RowResult[]) =>
    rows.filter(({ row, finding }) => row.kind === "violation" && finding?.status === "issue")
      .length;
  const all = (kind: TruthRow["kind"]) => linked.filter(({ row }) => row.kind === kind).length;
  return `violations as issues ${issues(alone)}, with links ${issues(linked)} of ${
    all("violation")
  }; near misses accused ${accusedIn(alone).length}, with links ${accusedIn(linked).length} of ${
    all("compliant")
  }`;
}
