/** The cycles of review: what was sent when, what became of the comments, and in whose hands the set was how long. */
import type { ReactNode } from "react";
import type { Approval, CycleSummary } from "../../functions/_shared/contract/mod.ts";
import { issuesAndQuestions } from "../../functions/_shared/counts.ts";
import { formatDate, plural } from "../format.ts";
import { cx } from "../ui/cx.ts";

const DAY_MS = 86_400_000;

/** Milliseconds with the reviewer, and with the applicant after; null where that has not begun. */
export function timeInHands(
  cycle: CycleSummary,
  next: CycleSummary | undefined,
  now: Date,
): { reviewerMs: number; applicantMs: number | null } {
  const approved = cycle.approval?.at ?? null;
  // The letter or the approval, whichever came first, ends the reviewer's time.
  const sent = [cycle.sentAt, approved].filter((it) => it !== null).sort()[0] ??
    (next ? cycle.report?.createdAt : null) ?? null;
  // A revision that comes before the letter ends it, too: no day is counted in two cycles.
  const end = Math.min(
    ...[sent ?? now.toISOString(), next?.submittedAt ?? []].flat().map(Date.parse),
  );
  return {
    reviewerMs: Math.max(0, end - Date.parse(cycle.submittedAt)),
    applicantMs: sent === null || sent === approved && !next
      ? null
      : Math.max(0, Date.parse(next?.submittedAt ?? approved ?? now.toISOString()) - end),
  };
}

/** `Nov 26, 2026 by Ana Diaz`, and on a line of its own what goes along, so that the column is no wider than either. */
function ApprovalLines({ by, at, open }: Approval) {
  return (
    <>
      {`${formatDate(at)}${by ? ` by ${by}` : ""}`}
      {open > 0 && (
        <span className="block text-muted">{`as noted, ${plural(open, "comment")}`}</span>
      )}
    </>
  );
}

function daysOf(ms: number | null): string {
  if (ms === null) return NONE;
  return ms < DAY_MS ? "Under a day" : plural(Math.round(ms / DAY_MS), "day");
}

export interface CycleHistoryProps {
  cycles: readonly CycleSummary[];
  now: Date;
  /** The cycle whose comparison is shown. */
  shown: number | null;
  onShow: (cycle: number) => void;
}

/** A table where its columns have room; on narrower screens each cycle is a block of named figures. */
export function CycleHistory({ cycles, now, shown, onShow }: CycleHistoryProps) {
  return (
    <table
      role="table"
      aria-label="Review cycles, newest first"
      className="w-full text-sm tabular-nums max-xl:block"
    >
      <thead role="rowgroup" className="text-left text-muted max-xl:hidden">
        <tr role="row" className="border-b border-hairline">
          {["Cycle", ...COLUMNS].map((it) => (
            <th
              key={it}
              role="columnheader"
              scope="col"
              className={cx(
                "px-3 py-2 font-medium",
                isFigure(it) && "text-right",
                it === "Approved" && AFTER_FIGURES,
              )}
            >
              {it}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="divide-y divide-hairline max-xl:block">
        {cycles.map((cycle, index) => (
          <tr
            key={cycle.cycle}
            role="row"
            className={cx(
              "max-xl:grid max-xl:grid-cols-2 max-xl:gap-x-4 max-xl:gap-y-2 max-xl:px-3 max-xl:py-3 md:max-xl:grid-cols-5",
              cycle.cycle === shown && "bg-accent-soft",
            )}
          >
            <th
              role="rowheader"
              scope="row"
              className="text-left font-medium whitespace-nowrap max-xl:col-span-full xl:px-3 xl:py-2"
            >
              {cycle.report?.carried
                ? (
                  <button
                    type="button"
                    className="text-accent underline-offset-2 hover:underline relative pointer-coarse:after:absolute pointer-coarse:after:-inset-x-3 pointer-coarse:after:-inset-y-3.5"
                    aria-pressed={cycle.cycle === shown}
                    onClick={() => onShow(cycle.cycle)}
                  >
                    Cycle {cycle.cycle}
                  </button>
                )
                : `Cycle ${cycle.cycle}`}
            </th>
            {cellsOf(cycle, timeInHands(cycle, cycles[index + 1], now)).map((it, column) => (
              <td
                key={COLUMNS[column]}
                role="cell"
                data-label={COLUMNS[column]}
                className={cx(
                  "text-balance before:block before:text-xs before:text-muted before:content-[attr(data-label)] xl:px-3 xl:py-2 xl:before:hidden",
                  column === 0 && "whitespace-nowrap",
                  isFigure(COLUMNS[column]) && "xl:text-right",
                  // A name may be long; all else stays on its line.
                  COLUMNS[column] !== "Approved" && "xl:whitespace-nowrap",
                  // On a phone what there is not has no line; elsewhere it keeps the columns of two cycles under each other.
                  it === NONE && "max-md:hidden",
                  COLUMNS[column] === "Approved" && AFTER_FIGURES,
                )}
              >
                {it}
              </td>
            ))}
          </tr>
        )).toReversed()}
      </tbody>
    </table>
  );
}

/** What a phone shows of them: the cycle whose comments are listed, and what became of those. */
export function cycleFacts({ cycle, submittedAt, report }: CycleSummary): string[] {
  const carried = report?.carried;
  const counts = carried
    ? [
      `${carried.corrected} corrected`,
      `${carried.open + carried.moved} not corrected`,
      carried.unconfirmed > 0 && `${carried.unconfirmed} not confirmed`,
      carried.new + carried.late > 0 && `${carried.new + carried.late} new`,
    ].filter(Boolean).join(", ")
    : null;
  return [`Cycle ${cycle}, sent ${formatDate(submittedAt)}`, counts ?? []].flat();
}

/** Words beside a column of figures that ends where they begin. */
const AFTER_FIGURES = "xl:pl-9!";

/** What a cycle has not. */
const NONE = "–";

const COLUMNS = [
  "Sent",
  "Scope",
  "Found",
  "Corrected",
  "Not corrected",
  "Not confirmed",
  "New",
  "Approved",
  "In review",
  "With applicant",
] as const;

/** Counts stand under each other by their last digit, below a head that ends where they do. */
const isFigure = (column: string): boolean =>
  ["Corrected", "Not corrected", "Not confirmed", "New"].includes(column);

/** What stands in the columns, in their order. */
function cellsOf(
  { submittedAt, isComplete, report, approval }: CycleSummary,
  hands: ReturnType<typeof timeInHands>,
): ReactNode[] {
  const carried = report?.carried;
  return [
    formatDate(submittedAt) ?? NONE,
    `${isComplete ? "Whole set" : "Changed sheets"}${
      report ? `, ${plural(report.sheets, "sheet")}` : ""
    }`,
    // Each number stays with what it counts.
    report
      ? issuesAndQuestions(report.issues, report.questions).replace(/\b(\d+) /g, "$1\u00a0")
      : NONE,
    carried ? carried.corrected : NONE,
    carried ? carried.open + carried.moved : NONE,
    carried ? carried.unconfirmed : NONE,
    carried ? carried.new + carried.late : NONE,
    approval ? <ApprovalLines key="approval" {...approval} /> : NONE,
    daysOf(hands.reviewerMs),
    daysOf(hands.applicantMs),
  ];
}
