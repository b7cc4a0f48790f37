/** What a Florida submittal has to show, item by item, each with the sheet that shows it. */
import { useState } from "react";
import type { ChecklistAnswer } from "../../functions/_shared/domain/report.ts";
import { Badge, type Tone } from "../ui/Badge.tsx";
import { chipClass, CHIPS } from "../ui/chips.ts";
import { cx } from "../ui/cx.ts";
import { type AnswerDesk, Answered, PersonAnswer } from "./PersonAnswer.tsx";

const TONES: Record<ChecklistAnswer["answer"], Tone> = {
  "shown": "compliant",
  "not shown": "high",
  "could not verify": "warning",
  "not applicable": "neutral",
};
const ANSWERS = Object.keys(TONES) as ChecklistAnswer["answer"][];

export interface ChecklistTableProps {
  checklist: readonly ChecklistAnswer[];
  /** What people answer to its items; absent where nobody can. */
  desk?: AnswerDesk;
  /** What was answered is shown, and nothing can be answered. */
  isReadOnly?: boolean;
}

export function ChecklistTable({ checklist, desk, isReadOnly }: ChecklistTableProps) {
  const [shown, setShown] = useState<ChecklistAnswer["answer"] | "all">("all");
  const rows = checklist.filter((it) => shown === "all" || it.answer === shown);
  const groups = [...new Set(rows.map((it) => it.group))];
  return (
    <div>
      <div
        role="group"
        aria-label="Filter the checklist"
        className={cx("no-print mb-3", CHIPS)}
      >
        {(["all", ...ANSWERS] as const).map((answer) => (
          <button
            key={answer}
            type="button"
            aria-pressed={shown === answer}
            onClick={() => setShown(answer)}
            className={cx(chipClass(shown === answer), "first-letter:uppercase")}
          >
            {answer}{" "}
            <span className="tabular-nums font-normal">
              {answer === "all"
                ? checklist.length
                : checklist.filter((it) => it.answer === answer).length}
            </span>
          </button>
        ))}
      </div>
      {groups.map((group) => (
        <details key={group} open className="mb-3 rounded-lg border border-hairline bg-surface">
          <summary className="px-4 py-2.5 pointer-coarse:py-3 font-semibold first-letter:uppercase">
            {group}
          </summary>
          <ul className="divide-y divide-hairline border-t border-hairline">
            {rows.filter((it) =>
              it.group === group
            ).map((row) => (
              <li key={row.id} className="grid gap-x-4 gap-y-1 px-4 py-2 sm:grid-cols-[1fr_auto]">
                <div className="min-w-0">
                  <p>{row.item}</p>
                  <p className="text-sm text-muted">
                    <span className="font-mono text-xs">{row.section}</span>
                    {row.sourceText && ` · “${row.sourceText}”`}
                    {row.reason && ` · ${row.reason}`}
                  </p>
                  <Answered isChecklist said={desk?.byId.get(row.id)} cycle={desk?.cycle ?? 1} />
                </div>
                <div className="flex items-baseline gap-2 self-start">
                  {row.sheet && (
                    <span className="font-mono text-sm whitespace-nowrap">{row.sheet}</span>
                  )}
                  <Badge tone={TONES[row.answer]}>
                    <span className="inline-block first-letter:uppercase">{row.answer}</span>
                  </Badge>
                </div>
                {desk?.answer && !isReadOnly && (
                  <div className="sm:col-span-2">
                    <PersonAnswer isChecklist itemId={row.id} title={row.item} desk={desk} />
                  </div>
                )}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
