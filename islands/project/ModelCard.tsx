/** The vision model on one project: whether it may look, what it did last time, and a review that uses it. */
import { Play, RotateCcw } from "lucide-react";
import { formatModelCost } from "../../components/format.ts";
import { modelPriceWords, sheetPriceWords } from "../../components/project/ModelSpending.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Card, CardTitle } from "../../components/ui/Card.tsx";
import { Checkbox } from "../../components/ui/Checkbox.tsx";
import type { Project, ProjectFile, ProjectSummary } from "../../functions/_shared/contract/mod.ts";
import type { ModelUse } from "../../functions/_shared/domain/report.ts";
import { MESSAGES } from "../../functions/_shared/messages.ts";
import { useEnhancedAnalysis, useFiles, useModelConsent, useVision } from "../_client/projects.ts";
import { useMay } from "../_hooks/rights.tsx";
import { notify, notifyFailure } from "../_hooks/notices.ts";

export interface ModelCardProps {
  project: ProjectSummary | Project;
  /** The model's part in the last report; null when it had none. */
  lastUse: ModelUse | null;
}

export default function ModelCard({ project, lastUse }: ModelCardProps) {
  const may = useMay();
  const vision = useVision();
  const consent = useModelConsent();
  const start = useEnhancedAnalysis();
  const files = useFiles(project.id);
  const isAllowed = "modelConsent" in project && project.modelConsent;
  const isRunning = project.status === "processing";
  const price = modelPriceWords(vision, countSheets(files.data ?? []));
  const canReview = !isRunning && may("work");
  // Without a model a review is all that can be had here.
  const isPlain = vision === null && canReview;
  if (vision === undefined || (vision === null && !canReview && (isRunning || !lastUse))) {
    return null;
  }

  function fail(message: { title: string; fallback: string }) {
    return (error: Error) => notifyFailure(message.title, error, message.fallback);
  }

  function onConsent(modelConsent: boolean) {
    consent.mutate({ id: project.id, modelConsent }, {
      onSuccess: () => notify(modelConsent ? MESSAGES.modelAllowed : MESSAGES.modelForbidden),
      onError: fail({ title: "Couldn’t save", fallback: "Your choice could not be saved" }),
    });
  }

  return (
    <Card labelledBy="model-title">
      <CardTitle id="model-title">{isPlain ? "Review again" : "Vision model"}</CardTitle>
      <div className="flex flex-col gap-3 px-5 pb-5">
        {isPlain && <p className="text-muted">{MESSAGES.sameAgain}</p>}
        {vision && (may("own")
          ? (
            <Checkbox
              id="model-consent"
              isChecked={isAllowed}
              onCheckedChange={onConsent}
              label={MESSAGES.modelConsentLabel}
              hint={MESSAGES.modelConsentHint(vision, sheetPriceWords(vision))}
            />
          )
          : (
            <p className="text-muted">
              {isAllowed ? "An owner allowed" : "No owner has allowed"} the model for this project.
            </p>
          ))}
        {lastUse && <LastUse use={lastUse} />}
        {canReview && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button
              variant={isPlain ? "secondary" : "primary"}
              disabled={!isPlain && !isAllowed}
              isBusy={start.isPending}
              onClick={() => start.mutate(project.id, { onError: fail(MESSAGES.enhancedFailed) })}
            >
              {isPlain
                ? (
                  <>
                    <RotateCcw size={15} aria-hidden="true" />Review Again
                  </>
                )
                : (
                  <>
                    <Play size={15} aria-hidden="true" />Start Enhanced Analysis
                  </>
                )}
            </Button>
            {price && (
              <p className="text-sm text-muted">
                The model costs{" "}
                {price}, less where stored answers can be reused. You can stop it at any time.
              </p>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}

/** Pages of all files; null while one of them has not been opened. */
function countSheets(files: readonly Pick<ProjectFile, "pageCount">[]): number | null {
  return files.some((it) => it.pageCount === null)
    ? null
    : files.reduce((sum, it) => sum + it.pageCount!, 0);
}

function LastUse({ use }: { use: ModelUse }) {
  const { pagesAsked, pagesFailed, name, costUsd, ceiling } = use;
  const pages = (count: number) => `${count} ${count === 1 ? "page" : "pages"}`;
  return (
    <div className="text-sm text-muted">
      <p>
        Last review: {name} was asked about {pages(pagesAsked.length)} for{" "}
        {formatModelCost(costUsd)}
        {pagesFailed.length > 0 &&
          `; it failed on ${pages(pagesFailed.length)}, which the rules reviewed alone`}.
      </p>
      {ceiling && <p className="mt-1 text-medium">{ceiling}</p>}
    </div>
  );
}
