/**
 * Accuracy of the review on the seeded sets: recall on violations, traps hit, location, not shown, conflicts
 * and invented sections, by set and by category, with sample sizes. Every run is saved under `.bench/`, and the
 * change against the run before is printed.
 */
import { drawControlSets } from "./control/mod.ts";
import { measureExtraction, printExtraction } from "./extraction.ts";
import { measureLabels } from "./extraction_labels.ts";
import { citableSections } from "../../functions/_rules/limits/fbc_2023/sections.ts";
import { reviewFiles } from "../../functions/analysis/review.ts";
import type { ProjectDetails } from "../../functions/_shared/domain/project.ts";
import { requirements } from "../../functions/_rules/limits/fbc_2023/requirements.ts";
import { type Assurance, assure, printAssurance } from "./assurance.ts";
import {
  matchFindings,
  normaliseSection,
  type RowResult,
  type SetResult,
  type TruthRow,
} from "./matching.ts";

/** One seeded set: its files in page order, the form, the truth. */
export interface SeededSet {
  name: string;
  files: { name: string; bytes: Uint8Array }[];
  project: ProjectDetails;
  truth: TruthRow[];
}

export const knownSections = new Set(requirements.flatMap(citableSections).map(normaliseSection));

/** Control sets drawn by other programs than ours: cairo and ReportLab. */
const DRAWN_ELSEWHERE = "tests/bench/control/sets";

/** Loads every set below `root` that has a truth file; `plans-scan.pdf` is a second set with the same truth. */
export async function loadSets(root: string, only: string[] = []): Promise<SeededSet[]> {
  const sets: SeededSet[] = [];
  const names = [...Deno.readDirSync(root)].filter((it) => it.isDirectory).map((it) => it.name)
    .sort();
  for (const name of names) {
    const folder = `${root}/${name}`;
    const truth = JSON.parse(
      await Deno.readTextFile(`${folder}/truth.json`).catch(() => "[]"),
    ) as TruthRow[];
    if (truth.length === 0) continue;
    const project = JSON.parse(await Deno.readTextFile(`${folder}/project.json`)) as ProjectDetails;
    const plans = [...Deno.readDirSync(folder)].map((it) => it.name).filter((it) =>
      /\.(pdf|jpe?g|png)$/i.test(it)
    ).sort();
    const scans = plans.filter((it) => /scan/i.test(it));
    const variants = [
      [name, plans.filter((it) => !scans.includes(it))],
      ...scans.map((scan) => [`${name} (scan)`, [scan]]),
    ] as [string, string[]][];
    for (const [label, fileNames] of variants) {
      if (only.length > 0 && !only.some((it) => label.includes(it))) continue;
      const files = fileNames.map((it) => ({
        name: it,
        bytes: Deno.readFileSync(`${folder}/${it}`),
      }));
      sets.push({ name: label, files, project, truth });
    }
  }
  return sets;
}

/** Counted figures of a group of rows. */
interface Figures {
  violations: number;
  found: number;
  foundAsIssue: number;
  traps: number;
  trapsHit: number;
  located: number;
  matched: number;
  notShown: number;
  /** Asked for at all, by a finding or by a grouped question; null where only findings were counted. */
  notShownAsked: number | null;
  /** By a finding of their own, at their place. */
  notShownByFinding: number;
  conflicts: number;
  conflictsFound: number;
  valueWrong: number;
}

export function count(results: RowResult[], assured?: readonly Assurance[]): Figures {
  const of = (kind: TruthRow["kind"]) => results.filter((it) => it.row.kind === kind);
  const matched = results.filter((it) => it.finding && it.row.kind !== "compliant");
  return {
    violations: of("violation").length,
    found: of("violation").filter((it) => it.finding).length,
    foundAsIssue: of("violation").filter((it) => it.finding?.status === "issue").length,
    traps: of("compliant").length,
    trapsHit: of("compliant").filter((it) => it.finding).length,
    located: matched.filter((it) => it.isLocationHit).length,
    matched: matched.length,
    notShown: of("notShown").length,
    notShownAsked: assured?.reduce((sum, it) => sum + it.asked, 0) ?? null,
    notShownByFinding: of("notShown").filter((it) => it.finding?.status === "warning").length,
    conflicts: of("conflict").length,
    conflictsFound: of("conflict").filter((it) => it.finding).length,
    valueWrong: of("violation").filter((it) => it.isValueRight === false).length,
  };
}

const share = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${part}/${whole} ${((part / whole) * 100).toFixed(0)} %`;

/** Heads of the columns of {@link line}. */
export const HEADER = [
  "set".padEnd(28),
  "recall".padEnd(13),
  "as issue".padEnd(13),
  "traps hit".padEnd(12),
  "located".padEnd(13),
  "not shown, asked".padEnd(17),
  "… by finding".padEnd(13),
  "conflicts".padEnd(11),
  "value wrong",
].join(" ");

export function line(label: string, figures: Figures): string {
  return [
    label.padEnd(28),
    share(figures.found, figures.violations).padEnd(13),
    share(figures.foundAsIssue, figures.violations).padEnd(13),
    share(figures.trapsHit, figures.traps).padEnd(12),
    share(figures.located, figures.matched).padEnd(13),
    (figures.notShownAsked === null ? "–" : share(figures.notShownAsked, figures.notShown))
      .padEnd(17),
    share(figures.notShownByFinding, figures.notShown).padEnd(13),
    share(figures.conflictsFound, figures.conflicts).padEnd(11),
    String(figures.valueWrong),
  ].join(" ");
}

/** Runs the harness and prints its figures. Arguments: names of sets,
 * `--details`, `--root dir`, `--control` for the control sets instead. */
export async function benchAccuracy(args: string[]): Promise<void> {
  const rootAt = args.indexOf("--root");
  const root = rootAt >= 0 ? args[rootAt + 1] : "../shared/plans/florida";
  const names = args.filter((it, index) =>
    !it.startsWith("--") && (rootAt < 0 || index !== rootAt + 1)
  );
  const isDetailed = args.includes("--details");
  const all: RowResult[] = [];
  const results: [string, SetResult][] = [];
  const assured: Assurance[] = [];
  console.log(HEADER);
  const sets = args.includes("--control")
    ? [...await drawControlSets(), ...await loadSets(DRAWN_ELSEWHERE)]
    : await loadSets(root, names);
  for (const set of sets) {
    const review = await reviewFiles(set.files, set.project, { now: new Date(0) });
    const result = matchFindings(review.body.findings, set.truth, knownSections);
    results.push([set.name, result]);
    const assurance = assure(set.name, review.body, result.rows);
    assured.push(assurance);
    all.push(...result.rows);
    console.log(line(set.name, count(result.rows, [assurance])));
    if (isDetailed) printDetails(result);
  }
  console.log(line("all", count(all, assured)));
  const unjudged = results.flatMap(([, it]) => it.unjudged);
  const invented = results.reduce((sum, [, it]) => sum + it.inventedSections, 0);
  const findings = results.reduce((sum, [, it]) => sum + it.findingCount, 0);
  console.log(
    `unjudged: ${unjudged.filter((it) => it.status === "issue").length} issues, ${
      unjudged.filter((it) => it.status === "warning").length
    } warnings; invented sections: ${invented} of ${findings}`,
  );
  printAssurance(assured, isDetailed);
  await save(results, all);
  if (args.includes("--control") || names.length > 0 || !hasFacts(root)) return;
  console.log(
    `\nfacts read, right of known\n${printExtraction(await measureExtraction(root), isDetailed)}`,
  );
  if (rootAt < 0) {
    console.log(
      `\ntranscribed real drawings\n${
        printExtraction(await measureLabels("../shared/plans"), isDetailed)
      }`,
    );
  }
}

/** Are the facts of any set below `root` known, so that what was read can be held against them? */
function hasFacts(root: string): boolean {
  const files = [...Deno.readDirSync(root)].filter((it) => it.isDirectory)
    .flatMap(({ name }) => [...Deno.readDirSync(`${root}/${name}`)]);
  return files.some(({ name }) => name === "facts.json");
}

/** The rows that were missed or hit, and findings no row is about. */
export function printDetails(result: Pick<SetResult, "rows" | "unjudged">): void {
  for (const { row, finding, isLocationHit, isValueRight } of result.rows) {
    if (row.kind === "compliant" ? !finding : finding && isLocationHit && isValueRight !== false) {
      continue;
    }
    const mark = row.kind === "compliant"
      ? "TRAP HIT"
      : finding
      ? (isLocationHit ? "VALUE" : "ELSEWHERE")
      : "MISSED";
    console.log(
      `  ${mark.padEnd(9)} ${row.id} p${row.page} ${
        row.requirementIds.join("|")
      }: ${row.evidenceText}${
        finding
          ? ` -> ${finding.status} ${finding.ruleId} "${finding.evidence.sourceText}" ${finding.measured}`
          : ""
      }`,
    );
  }
  for (const finding of result.unjudged) {
    console.log(
      `  unjudged  ${finding.status} ${finding.ruleId} p${finding.documentMarkup.page} "${
        finding.evidence.sourceText.slice(0, 90)
      }": ${finding.description.slice(0, 140)}`,
    );
  }
}

async function save(results: [string, SetResult][], all: RowResult[]): Promise<void> {
  await Deno.mkdir(".bench", { recursive: true });
  const path = ".bench/accuracy.json";
  const rows = Object.fromEntries(
    results.flatMap(([set, it]) =>
      it.rows.map((row) => [`${set} ${row.row.id}`, row.finding?.status ?? "none"])
    ),
  );
  const before = JSON.parse(await Deno.readTextFile(path).catch(() => "{}")).rows ?? {};
  for (const [id, status] of Object.entries(rows)) {
    if (before[id] !== undefined && before[id] !== status) {
      console.log(`changed: ${id}: ${before[id]} -> ${status}`);
    }
  }
  await Deno.writeTextFile(
    path,
    JSON.stringify(
      { at: new Date().toISOString(), figures: count(all), rows: { ...before, ...rows } },
      null,
      1,
    ),
  );
}
