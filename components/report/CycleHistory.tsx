/** The cycles of review: what was sent when, what became of the comments, and in whose hands the set was how long. */
import type { Approval, CycleSummary } from "../../functions/_shared/contract/mod.ts";
import { formatDate, plural } from "../format.ts";
import { SidewaysScroll } from "../ui/SidewaysScroll.tsx";

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
  const end = Date.parse(sent ?? now.toISOString());
  return {
    reviewerMs: Math.max(0, end - Date.parse(cycle.submittedAt)),
    applicantMs: sent === null || sent === approved && !next
      ? null
      : Math.max(0, Date.parse(next?.submittedAt ?? approved ?? now.toISOString()) - end),
  };
}

/** `Nov 26, 2026 by Ana Diaz`, with what goes along. */
function approvalLine({ by, at, open }: Approval): string {
  const noted = open > 0 ? `, ${plural(open, "comment")} noted` : "";
  return `${formatDate(at)}${by ? ` by ${by}` : ""}${noted}`;
}

function daysOf(ms: number | null): string {
  if (ms === null) return "–";
  return ms < DAY_MS ? "under a day" : plural(Math.round(ms / DAY_MS), "day");
}

export interface CycleHistoryProps {
  cycles: readonly CycleSummary[];
  now: Date;
  /** The cycle whose comparison is shown. */
  shown: number | null;
  onShow: (cycle: number) => void;
}

export function CycleHistory({ cycles, now, shown, onShow }: CycleHistoryProps) {
  return (
    <SidewaysScroll label="History of cycles">
      <table className="w-full text-sm whitespace-nowrap tabular-nums">
        <caption className="sr-only">Review cycles, newest first</caption>
        <thead className="text-left text-muted">
          <tr className="border-b border-hairline">
            {COLUMNS.map((it) => (
              <th key={it} scope="col" className="px-3 py-2 font-medium">{it}</th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">
          {cycles.map((cycle, index) => {
            const { report } = cycle;
            const carried = report?.carried;
            const hands = timeInHands(cycle, cycles[index + 1], now);
            return (
              <tr
                key={cycle.cycle}
                className={cycle.cycle === shown ? "bg-accent-soft" : undefined}
              >
                <th scope="row" className="px-3 py-2 text-left font-medium">
                  {carried
                    ? (
                      <button
                        type="button"
                        className="text-accent underline-offset-2 hover:underline pointer-coarse:min-h-11"
                        aria-pressed={cycle.cycle === shown}
                        onClick={() => onShow(cycle.cycle)}
                      >
                        Cycle {cycle.cycle}
                      </button>
                    )
                    : `Cycle ${cycle.cycle}`}
                </th>
                <td className="px-3 py-2">{formatDate(cycle.submittedAt)}</td>
                <td className="px-3 py-2">
                  {cycle.isComplete ? "Whole set" : "Changed sheets"}
                  {report && `, ${plural(report.sheets, "sheet")}`}
                </td>
                <td className="px-3 py-2">
                  {report ? `${report.issues} and ${plural(report.questions, "question")}` : "–"}
                </td>
                <td className="px-3 py-2">{carried ? carried.corrected : "–"}</td>
                <td className="px-3 py-2">{carried ? carried.open + carried.moved : "–"}</td>
                <td className="px-3 py-2">{carried ? carried.unconfirmed : "–"}</td>
                <td className="px-3 py-2">{carried ? carried.new : "–"}</td>
                <td className="px-3 py-2">
                  {cycle.approval ? approvalLine(cycle.approval) : "–"}
                </td>
                <td className="px-3 py-2">{daysOf(hands.reviewerMs)}</td>
                <td className="px-3 py-2">{daysOf(hands.applicantMs)}</td>
              </tr>
            );
          }).toReversed()}
        </tbody>
      </table>
    </SidewaysScroll>
  );
}

const COLUMNS = [
  "Cycle",
  "Sent",
  "What",
  "Issues",
  "Corrected",
  "Not corrected",
  "Not confirmed",
  "New",
  "Approved",
  "In review",
  "With applicant",
];
