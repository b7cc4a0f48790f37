/** The markup tab of a project: viewer, marked-up picture, documents, what the analysis came to. */
import { FileText, ImageDown } from "lucide-react";
import { plural } from "../../components/format.ts";
import { AnalysisCards } from "../../components/project/AnalysisCards.tsx";
import { Button, ButtonLink } from "../../components/ui/Button.tsx";
import { Card, CardTitle } from "../../components/ui/Card.tsx";
import type { ReportResponse } from "../../functions/_shared/contract/mod.ts";
import { EMPTY_MESSAGES } from "../../functions/_shared/messages.ts";
import { sizeWords } from "../../functions/_shared/sizes.ts";
import { useFiles, useVisualMarkup } from "../_client/projects.ts";
import { useReviewedReport } from "../_hooks/reviewed_report.ts";
import PlanWorkspace from "../report/PlanWorkspace.tsx";
import ReviewedResult from "../report/ReviewedResult.tsx";

export interface MarkupTabProps {
  projectId: string;
  report: ReportResponse;
}

export default function MarkupTab({ projectId, report }: MarkupTabProps) {
  const files = useFiles(projectId);
  const reviewed = useReviewedReport(projectId, report);
  const markup = useVisualMarkup();
  return (
    <div className="flex flex-col gap-4">
      <ReviewedResult projectId={projectId} report={report} />
      <PlanWorkspace projectId={projectId} report={reviewed} files={files.data ?? []} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">
          The same markup as an image, to send or print. Your uploaded files aren’t changed.
        </p>
        <Button isBusy={markup.isPending} onClick={() => markup.mutate(projectId)}>
          <ImageDown size={16} aria-hidden="true" />Generate Visual Building Plan Markup
        </Button>
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <Card labelledBy="documents">
          <CardTitle id="documents">Project Documents</CardTitle>
          <ul className="divide-y divide-hairline border-t border-hairline">
            {files.data?.map((file) => (
              <li key={file.id} className="flex items-center gap-3 px-5 py-2.5">
                <FileText size={18} className="shrink-0 text-muted" aria-hidden="true" />
                <div className="min-w-0 grow">
                  <p className="truncate font-medium">{file.originalFilename}</p>
                  <p className="text-sm text-muted">
                    {sizeWords(file.fileSize)}
                    {file.pageCount !== null && ` · ${plural(file.pageCount, "page")}`}
                    {file.processingError && ` · ${file.processingError}`}
                  </p>
                </div>
                <ButtonLink href={file.fileUrl} target="_blank" rel="noopener" size="sm">
                  View<span className="sr-only">{file.originalFilename}, opens in a new tab</span>
                </ButtonLink>
              </li>
            ))}
          </ul>
          {files.data?.length === 0 && (
            <p className="px-5 py-4 text-muted">{EMPTY_MESSAGES.noDocuments}</p>
          )}
        </Card>
        <AnalysisCards report={report} />
      </div>
    </div>
  );
}
