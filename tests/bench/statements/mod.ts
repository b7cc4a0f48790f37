/**
 * How far the rules' vocabulary carries: every statement stands alone on a sheet, is read from its PDF and
 * reviewed with the form of its building. A violation counts as found when an issue or question about one of
 * its requirements lies on it; a near miss counts as accused in the same way. The rules were mended wherever these
 * statements showed gaps, so they tell whether it stays mended; new ones, measured before anybody looks at them,
 * tell how far it carries.
 */
import { askFrames, type ReadStatement, readStatements, reviewRow } from "./review_row.ts";
import { readGroup, type StatementRow } from "./row.ts";
import { requirements } from "../../../functions/_rules/limits/fbc_2023/requirements.ts";

/** Files of statements in `groups/`, by discipline and author. */
const GROUPS = [
  "egress",
  "fire",
  "access_site",
  "electrical_mechanical_gas",
  "structural_plumbing_energy",
  "unseen",
  "unseen_2",
  "unseen_3",
  "unseen_4",
  "office_d",
  "office_e",
  "office_f",
  "taken_back",
  "tellings",
  // By these nothing is mended; they are counted and never read.
  "kept_a",
  "kept_b",
  "kept_c",
  "kept_g",
  "kept_h",
];

/** Counted outcomes of statements. */
interface Figures {
  violations: number;
  asIssue: number;
  asked: number;
  traps: number;
  accused: number;
  trapsAsked: number;
  /** Wrong ones whose requirement the matrix calls complied with, without a reserve. */
  assured: number;
  /** … and those it says comply where shown. */
  reserved: number;
}

/**
 * `deno task bench statements [group…] [--details] [--frames] [--category=egress,gas]`: `--details` prints what was
 * missed and accused; `--frames` asks the frames alone, as if no rule had words of its own: how far the lexicon
 * carries; `--category` takes the statements about requirements of these categories alone.
 */
export async function benchStatements(args: string[]): Promise<void> {
  const wanted = args.filter((it) => !it.startsWith("--"));
  const isDetailed = args.includes("--details");
  const by = args.includes("--frames") ? "frames" : "rules";
  const isWanted = ofCategories(args.find((it) => it.startsWith("--category="))?.slice(11));
  console.log(HEADER);
  const all: Outcome[] = [];
  for (const name of GROUPS) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const rows = (await readGroup(name)).filter(isWanted);
    checkIds(rows);
    const outcomes = judge(rows, await readStatements(rows), by);
    all.push(...outcomes);
    console.log(line(name, outcomes));
    if (isDetailed) printWrong(outcomes);
  }
  console.log(line("all", all));
}

/** Whether a statement is about a requirement of one of these categories (comma between them); any, without them. */
function ofCategories(categories: string | undefined): (row: StatementRow) => boolean {
  if (categories === undefined) return () => true;
  const wanted = categories.split(",");
  const ids = new Set(
    requirements.filter((it) => wanted.includes(it.category)).map((it) => it.id as string),
  );
  return (row) => [row.requirementIds].flat().some((id) => ids.has(id));
}

const KNOWN_IDS = new Set(requirements.map((it) => it.id));

/** @throws {RangeError} when a statement names a requirement that is not loaded */
function checkIds(rows: readonly StatementRow[]): void {
  const unknown = rows.flatMap((it) => it.requirementIds).find((it) => !KNOWN_IDS.has(it));
  if (unknown) throw new RangeError(`Cannot judge statements: ${unknown} is not loaded`);
}

interface Outcome {
  row: StatementRow;
  status: "issue" | "warning" | null;
  ruleId: string | null;
  description: string;
  assured: string | null;
  reserved: string | null;
}

function judge(
  rows: readonly StatementRow[],
  read: ReadonlyMap<StatementRow, ReadStatement>,
  by: "rules" | "frames",
) {
  return rows.map((row): Outcome => {
    const it = read.get(row)!;
    const { finding, assured, reserved } = by === "frames"
      ? { finding: askFrames(row, it), assured: null, reserved: null }
      : reviewRow(row, it);
    return {
      row,
      status: finding?.status === "issue" ? "issue" : finding ? "warning" : null,
      ruleId: finding?.ruleId ?? null,
      description: finding?.description ?? "",
      assured,
      reserved,
    };
  });
}

function count(outcomes: readonly Outcome[]): Figures {
  const of = (kind: StatementRow["kind"]) => outcomes.filter((it) => it.row.kind === kind);
  const [wrong, right] = [of("violation"), of("compliant")];
  const withStatus = (list: Outcome[], status: Outcome["status"]) =>
    list.filter((it) => it.status === status).length;
  return {
    violations: wrong.length,
    asIssue: withStatus(wrong, "issue"),
    asked: withStatus(wrong, "warning"),
    traps: right.length,
    accused: withStatus(right, "issue"),
    trapsAsked: withStatus(right, "warning"),
    assured: wrong.filter((it) => it.assured !== null).length,
    reserved: wrong.filter((it) => it.reserved !== null).length,
  };
}

const HEADER = [
  "statements".padEnd(42),
  "found".padEnd(15),
  "as issue".padEnd(15),
  "near misses accused".padEnd(21),
  "… asked about".padEnd(15),
  "false assurance".padEnd(15),
  "… with a reserve",
].join(" ");

const share = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${part}/${whole} ${((part / whole) * 100).toFixed(0)} %`;

function line(label: string, outcomes: readonly Outcome[]): string {
  const it = count(outcomes);
  return [
    label.padEnd(42),
    share(it.asIssue + it.asked, it.violations).padEnd(15),
    share(it.asIssue, it.violations).padEnd(15),
    share(it.accused, it.traps).padEnd(21),
    share(it.trapsAsked, it.traps).padEnd(15),
    share(it.assured, it.violations).padEnd(15),
    share(it.reserved, it.violations),
  ].join(" ");
}

function printWrong(outcomes: readonly Outcome[]): void {
  for (const { row, status, ruleId, description, assured } of outcomes) {
    const isRight = row.kind === "violation"
      ? status !== null && assured === null
      : status === null;
    if (isRight) continue;
    const mark = assured !== null
      ? "FALSE"
      : row.kind === "violation"
      ? "MISSED"
      : status === "issue"
      ? "ACCUSED"
      : "ASKED";
    const words = [
      row.drawing && `<${row.drawing}>`,
      ...(row.says ?? []),
      row.heading && `[${row.heading}]`,
      ...(row.notes ?? []),
      row.table &&
      `{${row.table.title}: ${row.table.head.join(" | ")} = ${
        row.table.rows[row.table.at].join(" | ")
      }}`,
    ].filter(Boolean).join(" / ").replaceAll("\n", " ");
    console.log(
      `  ${mark.padEnd(8)}${[row.requirementIds].flat().join("|")} ${row.building} ${
        row.sheet.join(" ")
      }: ${words}  (${row.why})${ruleId ? ` -> ${ruleId}: ${description.slice(0, 140)}` : ""}${
        assured === null ? "" : ` = complies: ${assured.slice(0, 160)}`
      }`,
    );
  }
}
