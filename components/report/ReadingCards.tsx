/** What was read and what was not: sheet index, conflicts, unverified findings, pages left out. */
import type { ReportResponse } from "../../functions/_shared/contract/mod.ts";
import type { NotShown, SheetSummary } from "../../functions/_shared/domain/report.ts";
import { byModelWords } from "../../functions/_shared/lettering_words.ts";
import { MESSAGES } from "../../functions/_shared/messages.ts";
import { countNotShown } from "../../functions/_shared/counts.ts";
import { absenceReasons, absentOf, silentOf } from "../../functions/_shared/not_shown.ts";
import { quotedRow } from "../../functions/_shared/quoted_row.ts";
import { formatCount, plural, sentence } from "../format.ts";
import { Badge, type Tone } from "../ui/Badge.tsx";
import { Card, CardTitle } from "../ui/Card.tsx";
import { SidewaysScroll } from "../ui/SidewaysScroll.tsx";
import { isToScale } from "./scale.ts";

const READING: Record<SheetSummary["reading"]["state"], [word: string, tone: Tone]> = {
  "text": ["Read", "compliant"],
  "mixed": ["Read, partly by OCR", "compliant"],
  "ocr": ["Read by OCR", "medium"],
  "unreadable": ["Unreadable", "critical"],
  "not-a-plan": ["Not a plan", "neutral"],
};

export function SheetIndex({ sheets }: { sheets: readonly SheetSummary[] }) {
  return (
    <Card labelledBy="sheet-index">
      <CardTitle id="sheet-index" hint={plural(sheets.length, "page")}>Sheet index</CardTitle>
      <SidewaysScroll labelledBy="sheet-index">
        <table className="w-full text-sm">
          <thead>
            <tr className="border-y border-hairline text-left text-muted">
              <th scope="col" className="px-5 py-2 font-medium">Sheet</th>
              <th scope="col" className="px-2 py-2 font-medium">Title</th>
              <th scope="col" className="px-2 py-2 font-medium max-sm:hidden">Scale</th>
              <th scope="col" className="px-5 py-2 font-medium">Reading</th>
            </tr>
          </thead>
          <tbody>
            {sheets.map((sheet) => {
              const [word, tone] = READING[sheet.reading.state];
              return (
                <tr key={sheet.page} className="border-b border-hairline align-top last:border-0">
                  <th
                    scope="row"
                    className="px-5 py-2 text-left font-mono font-medium whitespace-nowrap"
                  >
                    {sheet.number ?? `Page ${sheet.page}`}
                  </th>
                  <td className="px-2 py-2">
                    {sheet.title ?? "No title found"}
                    <span className="block text-xs text-muted first-letter:uppercase">
                      {sheet.kind}
                    </span>
                    <span className="block text-xs text-muted sm:hidden">{scaleOf(sheet)}</span>
                  </td>
                  <td className="px-2 py-2 whitespace-nowrap max-sm:hidden">
                    {sheet.scale && isToScale(sheet.scale) ? sheet.scale : scaleOf(sheet) || "–"}
                    {sheet.scale && isToScale(sheet.scale) && (
                      <span className="block text-xs text-muted">
                        {sheet.isScaleVerified ? "verified" : "not verified"}
                      </span>
                    )}
                  </td>
                  <td className="px-5 py-2">
                    <Badge tone={tone}>{word}</Badge>
                    {byModelWords(sheet.reading) && (
                      <span className="block text-xs text-muted">
                        {byModelWords(sheet.reading)}
                      </span>
                    )}
                    {sheet.reading.reason && (
                      <span className="block text-xs text-muted">{sheet.reading.reason}</span>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </SidewaysScroll>
    </Card>
  );
}

/** `1/8" = 1'-0", not verified`; nothing where the sheet states no scale. */
function scaleOf(sheet: SheetSummary): string {
  if (!sheet.scale) return "";
  if (!isToScale(sheet.scale)) return "Not to scale";
  return `${sheet.scale}, ${sheet.isScaleVerified ? "verified" : "not verified"}`;
}

interface NotShownQuestionsProps {
  report: ReportResponse;
  /** Whether it is the sample, which lists no requirements one by one. */
  isSample?: boolean;
}

/** Silence as a question: one for each discipline, the heaviest requirement first, and apart from it what has no sheets. */
export function NotShownQuestions({ report, isSample = false }: NotShownQuestionsProps) {
  const { notShown, matrix } = report;
  const named = new Set((notShown ?? []).flatMap(({ items }) => items.map(({ id }) => id)));
  const undecided = (matrix ?? []).filter((it) => it.answer === "not decided");
  const all = undecided.length;
  const more = undecided.filter((it) => !named.has(it.id)).length;
  return (
    <>
      <Asked
        id="not-shown"
        title="Not shown on the sheets"
        note={MESSAGES.notShown}
        asked={silentOf(notShown)}
      />
      <Asked
        id="sheets-absent"
        title="Could not verify"
        note={MESSAGES.sheetsAbsent}
        asked={absentOf(notShown)}
        matrix={matrix}
      />
      {more > 0 && (
        <Card labelledBy="not-decided">
          <CardTitle
            id="not-decided"
            hint={named.size > 0 ? `${formatCount(more)} more` : plural(more, "requirement")}
          >
            Not decided
          </CardTitle>
          <p className="px-5 pb-4 text-sm text-muted">
            {undecidedWords(all, isSample)}
          </p>
        </Card>
      )}
    </>
  );
}

function undecidedWords(count: number, isSample: boolean): string {
  const listed = count === 1
    ? "it is listed with its reason under Requirements"
    : `all ${formatCount(count)} are listed with their reasons under Requirements`;
  return `${sentence(isSample ? `in a report of your own, ${listed}` : listed)}.`;
}

interface AskedProps {
  id: string;
  title: string;
  note: string;
  asked: readonly NotShown[];
  /** Says why, where that is not the same for all. */
  matrix?: ReportResponse["matrix"];
}

function Asked({ id, title, note, asked, matrix }: AskedProps) {
  if (asked.length === 0) return null;
  return (
    <Card labelledBy={id}>
      <CardTitle id={id} hint={plural(countNotShown(asked), "requirement")}>{title}</CardTitle>
      <p className="px-5 pb-3 text-sm text-muted">{note}</p>
      <ul className="divide-y divide-hairline border-t border-hairline">
        {asked.map((of) => (
          <li key={of.category} className="px-5 py-2">
            <span className="block font-medium">{of.category}</span>
            {absenceReasons(of, matrix).map((why) => (
              <span key={why} className="block text-sm text-pretty text-muted">{why}</span>
            ))}
            <ul className="text-sm">
              {of.items.map((it) => (
                <li
                  key={it.id}
                  className="items-baseline justify-between gap-x-4 max-sm:py-0.5 sm:flex"
                >
                  <span className="block">{it.title}</span>
                  <span className="font-mono text-xs text-muted">
                    {[it.sheet, it.codeReference].filter(Boolean).join(" · ")}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function NotReviewed({ report }: { report: ReportResponse }) {
  return (
    <Card labelledBy="not-reviewed">
      <CardTitle id="not-reviewed" hint="Lowers the coverage; never counted as compliant">
        Not reviewed
      </CardTitle>
      <ul className="divide-y divide-hairline border-t border-hairline">
        {report.notReviewed.map((it, index) => (
          <li key={index} className="px-5 py-2">
            <span className="font-medium">{it.file}</span>
            {it.page !== null && <span className="text-muted">, page {it.page}</span>}
            <span className="block text-sm text-muted">{it.reason}</span>
          </li>
        ))}
        {report.notReviewed.length === 0 && (
          <li className="px-5 py-3 text-muted">Every page was reviewed.</li>
        )}
      </ul>
    </Card>
  );
}

export function Unverified({ report }: { report: ReportResponse }) {
  return (
    <Card labelledBy="unverified">
      <CardTitle id="unverified" hint="Noticed but not proven on the sheet, so not counted">
        Unverified
      </CardTitle>
      <ul className="divide-y divide-hairline border-t border-hairline">
        {report.unverified.map(({ finding, reason }, index) => (
          <li key={index} className="px-5 py-2">
            <span className="font-medium">{finding.title}</span>
            <span className="ml-2 font-mono text-xs text-muted">{finding.codeReference}</span>
            <span className="block text-sm text-muted">{reason}</span>
          </li>
        ))}
        {report.unverifiedFacts.map((claim, index) => (
          <li key={`claim ${index}`} className="px-5 py-2">
            <span className="font-medium">{claim.claim}</span>
            <span className="ml-2 font-mono text-xs text-muted">
              {report.sheets.find((it) =>
                it.page === claim.page
              )?.number ?? `Page ${claim.page}`}
            </span>
            <span className="block text-sm text-muted">
              Claimed by the vision model{claim.quote && ` with “${quotedRow(claim.quote)}”`}.{" "}
              {claim.reason}
            </span>
          </li>
        ))}
        {report.unverified.length + report.unverifiedFacts.length === 0 && (
          <li className="px-5 py-3 text-muted">No finding was left out for lack of proof.</li>
        )}
      </ul>
    </Card>
  );
}

export function Conflicts({ report }: { report: ReportResponse }) {
  if (report.conflicts.length === 0) return null;
  const place = (it: ReportResponse["conflicts"][number]["a"]) =>
    it.readBy === "form" ? "project form" : it.sheet ?? `page ${it.page}`;
  return (
    <Card labelledBy="conflicts">
      <CardTitle id="conflicts" hint="Where two places disagree">Conflicts</CardTitle>
      <ul className="divide-y divide-hairline border-t border-hairline">
        {report.conflicts.map((it, index) => (
          <li key={index} className="px-5 py-2">
            <span className="block font-medium first-letter:uppercase">{it.subject}</span>
            <span className="block text-sm text-muted">
              <span className="font-mono">{place(it.a)}</span>: {it.a.value} ·{" "}
              <span className="font-mono">{place(it.b)}</span>: {it.b.value}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
