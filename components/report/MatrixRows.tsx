/** Lines of the compliance matrix: what is asked, the answer and why; each opens to its evidence. */
import { ChevronDown, MapPin } from "lucide-react";
import { Fragment, useState } from "react";
import { COMPLIANT_COLOR } from "../../functions/_shared/constants/severity.ts";
import { type Finding, isContradiction, placesOf } from "../../functions/_shared/domain/finding.ts";
import {
  answerWords,
  type MatrixAnswer,
  type MatrixRow,
} from "../../functions/_shared/domain/matrix.ts";
import type { Place } from "../../functions/_shared/domain/plan_set.ts";
import type { ReportBody, SheetSummary } from "../../functions/_shared/domain/report.ts";
import { overlaps } from "../../functions/_shared/geometry.ts";
import { Badge, type Tone } from "../ui/Badge.tsx";
import { Button } from "../ui/Button.tsx";
import { SEVERITY_LABELS } from "../ui/SeverityMark.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";
import { PageCrop } from "./EvidenceCrop.tsx";
import { Where } from "./FindingRow.tsx";
import { type AnswerDesk, Answered, PersonAnswer } from "./PersonAnswer.tsx";
import { Quote } from "./Quote.tsx";

export const ANSWER_TONES: Record<MatrixAnswer, Tone> = {
  "fails": "high",
  "needs a person": "warning",
  "not decided": "neutral",
  "complies where shown": "compliant",
  "complies": "compliant",
  "not due": "neutral",
};

/** Around a place that proves nothing yet; on paper in both themes. */
const OPEN_COLOR = "#51606e";

export interface MatrixRowsProps {
  rows: readonly MatrixRow[];
  findings: readonly Finding[];
  sheets: readonly SheetSummary[];
  /** What places say that contradict each other. */
  conflicts?: readonly Pick<ReportBody["conflicts"][number], "a" | "b">[];
  /** Address of the picture of a page. */
  pictureUrl: (page: number) => string;
  onShowOnSheet: (finding: Finding) => void;
  /** Shows a place that is no open finding’s. */
  onShowPlace: (place: Place) => void;
  /** What people answer; absent where nobody can. */
  desk?: AnswerDesk;
}

export function MatrixRows(props: MatrixRowsProps) {
  const byId = new Map(props.findings.map((it) => [it.id, it]));
  return (
    <ul className="divide-y divide-hairline rounded-lg border border-hairline bg-surface">
      {props.rows.map((row) => (
        <li key={row.id}>
          <Line {...props} row={row} byId={byId} />
        </li>
      ))}
    </ul>
  );
}

type LineProps = MatrixRowsProps & { row: MatrixRow; byId: ReadonlyMap<string, Finding> };

/** What is behind a line is made when it is opened: closed ones ask for no picture. */
function Line(props: LineProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="group" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="relative grid cursor-pointer gap-x-4 gap-y-1 py-2 pr-11 pl-4 pointer-coarse:py-3 hover:bg-accent-soft sm:grid-cols-[1fr_auto]">
        <RowHead row={props.row} desk={props.desk} />
        <ChevronDown
          size={16}
          aria-hidden="true"
          className="absolute top-3 pointer-coarse:top-3.75 right-4 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      {isOpen && <RowEvidence {...props} />}
    </details>
  );
}

/** A line as it stands in the list and on paper. */
export function RowHead({ row, desk }: { row: MatrixRow; desk?: AnswerDesk }) {
  return (
    <>
      <span className="min-w-0">
        <span className="block font-medium">
          <Unbroken text={row.title} />
        </span>
        <span className="block text-sm text-pretty text-muted">
          <span className="font-mono text-xs">{row.codeReference}</span>
          <Unbroken text={` · ${row.category} · ${SEVERITY_LABELS[row.severity]} · ${row.why}`} />
        </span>
        <Answered
          said={desk?.byId.get(row.id)}
          cycle={desk?.cycle ?? 1}
          isChecklist={row.of === "plan content"}
        />
      </span>
      <span className="flex flex-wrap items-baseline gap-2 self-start">
        {row.sheets.length > 0 && (
          <span className="flex flex-wrap gap-x-2 font-mono text-sm">
            {row.sheets.slice(0, 3).map((it, at, shown) => (
              <span key={it} className="whitespace-nowrap">
                {it}
                {at < shown.length - 1 && ","}
              </span>
            ))}
          </span>
        )}
        <Badge tone={ANSWER_TONES[row.answer]}>
          <span className="inline-block first-letter:uppercase">
            {row.reason ?? answerWords(row.answer)}
          </span>
        </Badge>
      </span>
    </>
  );
}

/** What stands behind a line that is open. */
export function RowEvidence(props: LineProps) {
  const { row, byId, sheets, conflicts, pictureUrl, onShowOnSheet, onShowPlace, desk } = props;
  const findings = row.findingIds.flatMap((id) => byId.get(id) ?? []);
  const sheet = row.place && sheets.find((it) => it.page === row.place!.page);
  return (
    <div className="grid gap-3 px-4 pt-2 pb-4 sm:max-w-4xl">
      {desk?.answer && (
        <PersonAnswer
          itemId={row.id}
          title={row.title}
          isChecklist={row.of === "plan content"}
          desk={desk}
        />
      )}
      {findings.length === 0 && !sheet && (
        <p className="text-sm text-muted">There’s no location on the sheets to show.</p>
      )}
      <ul className="grid gap-3 sm:gap-2 empty:hidden">
        {findings.map((it) => (
          <li
            key={it.id}
            className="grid items-baseline gap-x-3 gap-y-0.5 text-sm sm:grid-cols-[7rem_minmax(0,1fr)_auto]"
          >
            <span className="font-mono text-xs">
              {it.id} · {it.sheet ?? `page ${it.documentMarkup.page}`}
            </span>
            <span>
              <Unbroken text={it.description} />
              {/* One thing stands at several places, each read by itself. */}
              {it.where && findings.length > 1 && (
                <span className="block text-xs text-muted">
                  <Where finding={it} />
                </span>
              )}
            </span>
            <ShowButton
              onClick={() =>
                it.status === "compliant" ? onShowPlace(placesOf(it)[0]) : onShowOnSheet(it)}
            />
            {/* What contradicts it stands below, with the place that says so. */}
            {isContradiction(it) &&
              it.otherPlaces.map((other) => (
                <Fragment key={`${other.page}/${other.box.x}/${other.box.y}`}>
                  <span className="font-mono text-xs max-sm:mt-3">
                    {it.id} · {other.sheet ?? `page ${other.page}`}
                  </span>
                  <div className="grid gap-1">
                    {saidAt(other, conflicts)}
                    <Quote
                      text={other.sourceText}
                      box={other.box}
                      page={sheets.find(({ page }) =>
                        page === other.page
                      )}
                      imageUrl={pictureUrl(other.page)}
                    />
                  </div>
                  <ShowButton
                    onClick={() => onShowPlace(other)}
                  />
                </Fragment>
              ))}
          </li>
        ))}
        {findings.length === 0 && sheet && (
          <li className="text-sm">
            <ShowButton onClick={() => onShowPlace(row.place!)} />
          </li>
        )}
      </ul>
      {sheet && findings.every((it) => it.status === "compliant") && (
        <PageCrop
          box={row.place!.box}
          page={sheet}
          imageUrl={pictureUrl(sheet.page)}
          label={`${row.title} on ${sheet.number ?? `page ${sheet.page}`}`}
          color={row.answer.startsWith("complies") ? COMPLIANT_COLOR : OPEN_COLOR}
        />
      )}
    </div>
  );
}

/** `This place says 131 occupants: ` of a place that contradicts another; nothing where nobody noted what it says. */
function saidAt(
  { page, box }: Place,
  conflicts: MatrixRowsProps["conflicts"] = [],
): string | null {
  const side = conflicts.flatMap(({ a, b }) => [a, b])
    .find((it) => it.page === page && overlaps(it.box, box));
  return side ? `This place says ${side.value}: ` : null;
}

function ShowButton({ onClick }: { onClick: () => void }) {
  return (
    <Button size="sm" className="justify-self-start max-sm:mt-1.5" onClick={onClick}>
      <MapPin size={14} aria-hidden="true" />Show on sheet
    </Button>
  );
}
