/** The compliance matrix: every requirement of the edition with its one answer, to be filtered and searched. */
import { Search } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { plural } from "../../components/format.ts";
import {
  type AnswerFilter,
  choicesOf,
  EVERYTHING_DUE,
  filterMatrix,
  hasAnswer,
  type MatrixFilter,
  partsOf,
} from "../../components/report/matrix_filters.ts";
import type { AnswerDesk } from "../../components/report/PersonAnswer.tsx";
import { MatrixRows } from "../../components/report/MatrixRows.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { ChipGroup } from "../../components/ui/ChipGroup.tsx";
import { EmptyState } from "../../components/ui/EmptyState.tsx";
import { FoldedFilters } from "../../components/ui/FoldedFilters.tsx";
import { Input, NativeSelect } from "../../components/ui/Field.tsx";
import type { ReportResponse } from "../../functions/_shared/contract/mod.ts";
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import { answerWords, MATRIX_ANSWERS } from "../../functions/_shared/domain/matrix.ts";
import type { Place } from "../../functions/_shared/domain/plan_set.ts";
import { headlineWords } from "../../functions/_shared/score_words.ts";
import { pageImage } from "./ImageCanvas.tsx";

export interface MatrixProps {
  projectId: string;
  report: ReportResponse;
  onShowOnSheet: (finding: Finding) => void;
  onShowPlace: (place: Place) => void;
  /** What people answer; absent where nobody can. */
  desk?: AnswerDesk;
}

const CROP_WIDTH_PX = 2400;

/** Lines drawn at first: more than a screen, few enough to stand there at once. */
const FIRST_LINES = 100;

export default function Matrix(props: MatrixProps) {
  const { projectId, report, onShowOnSheet, onShowPlace, desk } = props;
  const matrix = report.matrix ?? [];
  const [filter, setFilter] = useState<MatrixFilter>(EVERYTHING_DUE);
  const [isWhole, setIsWhole] = useState(false);
  const words = useDeferredValue(filter.words);
  const choices = useMemo(() => choicesOf(matrix), [matrix]);
  const rows = useMemo(() => filterMatrix(matrix, { ...filter, words }), [matrix, filter, words]);
  if (matrix.length === 0) {
    return (
      <EmptyState level={2} title="No requirements list in this report">
        It was issued before reviews answered every requirement. Retry the project to get one.
      </EmptyState>
    );
  }
  const change = (part: Partial<MatrixFilter>) => {
    setFilter({ ...filter, ...part });
    setIsWhole(false);
  };
  const shown = isWhole ? rows : rows.slice(0, FIRST_LINES);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-pretty">
        {`${headlineWords(report.score)}.`} <span className="text-muted">{partsOf(matrix)}</span>
      </p>
      <ChipGroup
        isOneRow
        label="Filter by answer"
        values={["due", ...MATRIX_ANSWERS, "all"] as const}
        chosen={filter.answer}
        onChoose={(answer) => change({ answer })}
        className="first-letter:uppercase"
      >
        {(answer) => (
          <>
            {answer === "due" ? "applicable" : answer === "all" ? answer : answerWords(answer)}{" "}
            <span className="tabular-nums font-normal">
              {countWords(answer, matrix.filter((it) => hasAnswer(it, answer)).length)}
            </span>
          </>
        )}
      </ChipGroup>
      <div className="grid min-[22rem]:grid-cols-3 gap-2 lg:grid-cols-4">
        <FoldedFilters
          className="min-[22rem]:max-lg:col-span-full"
          active={[filter.category, filter.chapter, filter.sheet].filter(Boolean).length}
          search={
            <>
              <Search
                size={16}
                aria-hidden="true"
                className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted"
              />
              <Input
                type="search"
                aria-label="Search the requirements"
                placeholder="Search the requirements"
                value={filter.words}
                onChange={(event) => change({ words: event.currentTarget.value })}
                className="pl-9"
              />
            </>
          }
        >
          <Choice
            label="Discipline"
            value={filter.category}
            options={choices.categories}
            onChange={(category) => change({ category })}
          />
          <Choice
            label="Chapter"
            value={filter.chapter}
            options={choices.chapters}
            onChange={(chapter) => change({ chapter })}
          />
          <Choice
            label="Sheet"
            value={filter.sheet}
            options={choices.sheets}
            onChange={(sheet) => change({ sheet })}
          />
        </FoldedFilters>
      </div>
      <p role="status" className="text-sm text-muted">
        {rows.length} of {matrix.length} requirements
      </p>
      {rows.length === 0
        ? (
          <EmptyState
            level={2}
            title="No matching requirements"
            action={<Button onClick={() => change(EVERYTHING_DUE)}>Clear the filters</Button>}
          />
        )
        : (
          <MatrixRows
            rows={shown}
            findings={report.findings}
            sheets={report.sheets}
            conflicts={report.conflicts}
            pictureUrl={(page) => pageImage(projectId, page, CROP_WIDTH_PX)}
            onShowOnSheet={onShowOnSheet}
            onShowPlace={onShowPlace}
            desk={desk}
          />
        )}
      {shown.length < rows.length && (
        <Button onClick={() => setIsWhole(true)}>
          Show all {rows.length} requirements
        </Button>
      )}
    </div>
  );
}

/** Findings have a number under the same words: only these count requirements. */
const countWords = (answer: AnswerFilter, count: number): string =>
  answer === "needs a person" ? plural(count, "requirement") : `${count}`;

function Choice({ label, value, options, onChange }: {
  label: string;
  value: string;
  options: readonly string[];
  onChange: (value: string) => void;
}) {
  return (
    <NativeSelect
      aria-label={label}
      value={value}
      // Three stand in a row on a phone.
      className="max-sm:[&>select]:pr-6 max-sm:[&>select]:pl-2 max-sm:[&>svg]:right-1.5"
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{label}</option>
      {options.map((it) => <option key={it} value={it}>{it}</option>)}
    </NativeSelect>
  );
}
