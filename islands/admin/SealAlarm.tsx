/** What the check of last night found: an alarm when something sealed was changed, else one quiet line. */
import { formatDate, formatMoment, plural } from "../../components/format.ts";
import { Callout } from "../../components/ui/Callout.tsx";
import type { SealCheck } from "../../functions/_shared/contract/mod.ts";
import { useSealCheck } from "../_client/admin.ts";

const LINE = "mb-4 text-muted";

export default function SealAlarm() {
  const { data } = useSealCheck();
  // Its line is kept free, so that what stands below is not pushed down.
  if (!data) return <p className={LINE}>&nbsp;</p>;
  if (!data.check) return <p className={LINE}>Seals will be checked for the first time tonight.</p>;
  const { altered } = data.check;
  if (altered.length === 0) {
    return <p className={LINE}>{describe(data.check)}</p>;
  }
  return (
    <div className="mt-3 mb-5">
      <Callout
        tone="error"
        title={`Alert: ${plural(altered.length, "sealed entry", "sealed entries")} changed`}
        isAlert
      >
        <p>{describe(data.check)} These no longer agree with what was sealed:</p>
        <ul className="mt-2 flex max-h-64 flex-col gap-1 overflow-auto">
          {altered.map(({ code, changes }) => (
            <li key={code ?? "record"}>
              <span className="font-mono">{code ?? "Record of issued reports"}</span>{" "}
              {changes.join(" ")}
            </li>
          ))}
        </ul>
      </Callout>
    </div>
  );
}

/** When seals were checked last, and how many there were: reports issued since then are none of them. */
export function describe({ date, finishedAt, reports }: SealCheck): string {
  if (finishedAt && reports === 0) {
    return `Last seal check: ${
      formatMoment(finishedAt)
    }. No report existed then; next check tonight.`;
  }
  return finishedAt
    ? `${plural(reports, "sealed report")} checked on ${formatMoment(finishedAt)}.`
    : `The ${formatDate(date)} check is still running: ${plural(reports, "report")} so far.`;
}
