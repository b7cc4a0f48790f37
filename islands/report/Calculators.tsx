/** The calculators of a report: every input can be corrected, saved, and used in a new review. */
import { RotateCcw, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { correctedLoad } from "../../components/report/calculator_changes.ts";
import { CalculatorCard } from "../../components/report/CalculatorCard.tsx";
import { plural } from "../../components/format.ts";
import { Button } from "../../components/ui/Button.tsx";
import { Callout } from "../../components/ui/Callout.tsx";
import type { ReportResponse } from "../../functions/_shared/contract/mod.ts";
import { buildingCorrections } from "../../functions/_shared/domain/building_corrections.ts";
import type { Corrections } from "../../functions/_shared/domain/corrections.ts";
import { useCorrections, useReviewAgain, useSaveCorrections } from "../_client/corrections.ts";
import { useCorrectedCalculations } from "../_hooks/corrected_calculations.ts";
import { useMay } from "../_hooks/rights.tsx";
import { notify, notifyFailure } from "../_hooks/notices.ts";
import { pageImage } from "./ImageCanvas.tsx";

export interface CalculatorsProps {
  projectId: string;
  report: ReportResponse;
  /** True while a review is under way. */
  isProcessing: boolean;
}

const CROP_WIDTH_PX = 2400;

const isSame = (a: Corrections, b: Corrections): boolean => {
  const written = (it: Corrections) => JSON.stringify(Object.entries(it).sort());
  return written(a) === written(b);
};

export default function Calculators({ projectId, report, isProcessing }: CalculatorsProps) {
  const may = useMay();
  const saved = useCorrections(projectId);
  const saving = useSaveCorrections(projectId);
  const reviewing = useReviewAgain(projectId);
  const work = useCorrectedCalculations(report.calculations, saved.data?.corrections);
  const { corrections, calculations, engine } = work;
  // What was corrected on the plan is kept beside the inputs of the calculators.
  const ofBuilding = buildingCorrections(saved.data?.corrections ?? {});
  const isSaved = isSame(corrections, buildingCorrections(saved.data?.corrections ?? {}, true));
  const applied = Object.fromEntries(
    (report.corrections ?? []).map(({ key, value }) => [key, value]),
  );
  const isReviewed = isSame({ ...ofBuilding, ...corrections }, applied);
  const count = Object.keys(corrections).length;
  const load = correctedLoad(calculations);

  if (calculations.length === 0) {
    return <p className="text-muted">No calculations apply to what could be read.</p>;
  }

  async function onSave(): Promise<boolean> {
    try {
      await saving.mutateAsync({ ...ofBuilding, ...corrections });
      return true;
    } catch (error) {
      notifyFailure("Corrections not saved", error);
      return false;
    }
  }

  async function onReviewAgain() {
    if (!isSaved && !await onSave()) return;
    try {
      await reviewing.mutateAsync();
      notify({
        title: "Review started",
        description: "The report with these values will replace this one when it’s done.",
      });
    } catch (error) {
      notifyFailure("Review not started", error);
    }
  }

  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">
        Every input shows its source. Correct one and its results update right away; choose the
        sheet number to see the spot.
      </p>
      <p role="status" aria-live="polite" className="sr-only">{work.announcement}</p>
      {(work.hasFailed || saved.isError) && (
        <Callout tone="warning" title="Inputs can’t be corrected right now">
          Reload the page to try again. The figures below are those of the issued report.
        </Callout>
      )}
      <State
        {...{ report, count, isSaved, isReviewed, isProcessing }}
        isTouched={work.canUndo}
        actions={
          <>
            {may("work") && (
              <>
                <Button
                  size="sm"
                  variant="primary"
                  className="max-sm:w-full"
                  onClick={() => void onReviewAgain()}
                  isBusy={reviewing.isPending}
                  disabled={isReviewed || isProcessing}
                >
                  Review again with these values
                </Button>
                <Button
                  size="sm"
                  className="max-sm:grow"
                  onClick={() => void onSave()}
                  isBusy={saving.isPending}
                  disabled={isSaved}
                >
                  Save corrections
                </Button>
              </>
            )}
            <Button size="sm" variant="ghost" onClick={work.undo} disabled={!work.canUndo}>
              <Undo2 size={15} aria-hidden="true" className="max-sm:hidden" />Undo
            </Button>
            <Button size="sm" variant="ghost" onClick={work.resetAll} disabled={count === 0}>
              <RotateCcw size={15} aria-hidden="true" className="max-sm:hidden" />Reset all
            </Button>
          </>
        }
      />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        {calculations.map((calculation, index) => (
          <CalculatorCard
            key={calculation.id}
            calculation={calculation}
            issued={report.calculations[index]}
            sheets={report.sheets}
            imageOf={(page) => pageImage(projectId, page, CROP_WIDTH_PX)}
            isEditable={engine !== null && saved.isSuccess}
            load={load}
            fixtureUses={engine?.FIXTURE_USE_NAMES ?? []}
            onChange={(key, value) => work.correct(calculation, key, value)}
            onReset={(key) => work.reset(calculation, key)}
          />
        ))}
      </div>
    </div>
  );
}

interface StateProps {
  report: ReportResponse;
  count: number;
  isSaved: boolean;
  isReviewed: boolean;
  isProcessing: boolean;
  isTouched: boolean;
  actions: ReactNode;
}

/** How the screen stands to what is saved and to what was issued. Nothing while nothing was corrected. */
function State(props: StateProps) {
  const { report, count, isSaved, isReviewed, isTouched, actions } = props;
  const inReport = report.corrections?.length ?? 0;
  if (count === 0 && inReport === 0 && isSaved && !isTouched) return null;
  const title = count === 0
    ? "No inputs corrected"
    : isReviewed
    ? `This report was made with ${plural(inReport, "corrected input")}`
    : `${plural(count, "input")} corrected${isSaved ? " and saved" : ", not saved yet"}`;
  return (
    <div className="z-10 sm:sticky sm:top-14">
      <Callout tone={isReviewed ? "info" : "warning"} title={title}>
        <p>{remarkOn(props)}</p>
        <div className="no-print mt-3 flex flex-wrap gap-2 max-sm:-ml-7 max-sm:gap-x-1">
          {actions}
        </div>
      </Callout>
    </div>
  );
}

function remarkOn({ report, count, isReviewed, isProcessing }: StateProps) {
  if (isProcessing) {
    return "A new review is running. This page will switch to its report when it is done.";
  }
  if (isReviewed && count === 0) return "The figures are those of the issued report.";
  if (isReviewed) return "Its findings and calculations use them, and the PDF lists them.";
  return `The issued report ${report.verificationCode} doesn’t change. A new review uses these values and issues a new report.`;
}
