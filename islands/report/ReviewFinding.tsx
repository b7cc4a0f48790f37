/** What a reviewer does with one finding: decide, reword, assign, comment. With keys where it is the only one. */
import { BookMarked } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../../components/ui/Button.tsx";
import { EvidenceCrop } from "../../components/report/EvidenceCrop.tsx";
import { FindingDecision } from "../../components/report/FindingDecision.tsx";
import { FindingThread } from "../../components/report/FindingThread.tsx";
import { FindingAssignment, FindingWording } from "../../components/report/FindingWording.tsx";
import { CROP_SOURCE_PX } from "../../functions/_shared/constants/pictures.ts";
import type { ReportResponse } from "../../functions/_shared/contract/mod.ts";
import { asWorded } from "../../functions/_shared/domain/disposition.ts";
import { type Finding, isOwn, isSearched } from "../../functions/_shared/domain/finding.ts";
import { useLibrary } from "../_hooks/library.ts";
import { useKnownUserId } from "../_client/account.ts";
import { useComment, useThread } from "../_client/dispositions.ts";
import { usePeople } from "../_client/organizations.ts";
import { NotLoaded } from "../_hooks/NotLoaded.tsx";
import { notifyFailure } from "../_hooks/notices.ts";
import { ApprovedNote, useMay, useMayDecide } from "../_hooks/rights.tsx";
import { usePlanKeys } from "../_hooks/plan_keys.ts";
import type { Review } from "../_hooks/review.ts";
import { pageImage } from "./ImageCanvas.tsx";
import OwnFindingEdit, { draftOf } from "./OwnFindingEdit.tsx";

export interface ReviewFindingProps {
  projectId: string;
  report: Pick<ReportResponse, "id" | "sheets">;
  /** As the engine or the reviewer wrote it. */
  finding: Finding;
  review: Review;
  /** Draws the box of an own finding anew; absent where no sheet is shown. */
  onRedraw?: (finding: Finding) => void;
  /** True where A, D, R, T and C are about this finding. */
  hasKeys?: boolean;
}

export default function ReviewFinding(props: ReviewFindingProps) {
  const { projectId, report, finding, review, hasKeys = false } = props;
  const id = useId();
  const sheet = report.sheets.find((it) => it.page === finding.documentMarkup.page);
  const disposition = review.byId.get(finding.id);
  const target = { projectId, reportId: report.id, findingId: finding.id };
  const thread = useThread(target, disposition !== undefined);
  const comment = useComment(target);
  const people = usePeople(projectId).data?.people ?? [];
  const userId = useKnownUserId();
  const colleagues = people.filter((it) => it.userId !== userId).map((it) => it.name);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isDismissing, setIsDismissing] = useState(false);
  useEffect(() => setIsDismissing(false), [finding.id]);
  const library = useLibrary();
  const may = useMay();
  const mayReview = may("review");
  const mayDecide = useMayDecide();
  const mayComment = may("comment");
  function onKeep() {
    const { section, ...words } = draftOf(asWorded(finding, disposition));
    void library.keep({ ...words, requirementId: section?.requirementId ?? null }).catch(() => {});
  }
  const set = (values: Parameters<Review["set"]>[1]) => review.set([finding.id], values);

  usePlanKeys(
    hasKeys && review.isLoaded && mayDecide
      ? {
        a: () => set({ state: "accepted", reasonCode: null }),
        d: () => setIsDismissing(true),
        r: () => set({ state: "resolved", reasonCode: null }),
        t: () => set({ state: "deferred", reasonCode: null }),
        c: () => field.current?.focus(),
      }
      : hasKeys && mayComment
      ? { c: () => field.current?.focus() }
      : {},
  );

  if (!review.isLoaded) return <NotLoaded what="Your review" error={review.error} />;
  if (mayDecide === undefined) return null;
  return (
    <section
      key={finding.id}
      aria-labelledby={`${id}-title`}
      className="no-print flex flex-col gap-3 rounded border border-hairline bg-sunken p-3"
    >
      <h4 id={`${id}-title`} className="text-sm font-semibold">
        {mayReview ? "Your review" : "Review"}
      </h4>
      <ApprovedNote />
      {/* Beside each other where the list gives room for both. */}
      <div className="@container">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 @3xl:grid-cols-[repeat(2,minmax(0,1fr))] @3xl:gap-6">
          <div className="flex min-w-0 flex-col gap-3">
            <FindingDecision
              disposition={disposition}
              isBusy={review.isBusy}
              onSet={mayDecide ? set : undefined}
              isDismissing={isDismissing}
              onDismissing={setIsDismissing}
              piece={sheet && !isSearched(finding) && (
                <EvidenceCrop
                  isLow
                  finding={finding}
                  page={sheet}
                  imageUrl={pageImage(projectId, sheet.page, CROP_SOURCE_PX)}
                />
              )}
            />
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1 empty:hidden">
              {mayDecide && (isOwn(finding)
                ? (
                  <OwnFindingEdit
                    projectId={projectId}
                    reportId={report.id}
                    finding={finding}
                    onRedraw={props.onRedraw}
                  />
                )
                : (
                  <FindingWording
                    finding={finding}
                    disposition={disposition}
                    isBusy={review.isBusy}
                    onSet={set}
                  />
                ))}
              {mayReview && (
                <Button
                  size="sm"
                  variant="ghost"
                  className="-ml-3"
                  isBusy={library.isBusy}
                  onClick={onKeep}
                >
                  <BookMarked size={14} aria-hidden="true" />Save as standard comment
                </Button>
              )}
            </div>
            {mayReview && (
              <FindingAssignment
                disposition={disposition}
                onSet={set}
                people={people.map((it) => it.name)}
              />
            )}
          </div>
          <div className="min-w-0 @max-3xl:border-t @max-3xl:border-hairline @max-3xl:pt-3">
            <FindingThread
              entries={thread.data?.entries ?? []}
              isBusy={comment.isPending}
              field={field}
              canDeleteGuests={mayReview}
              hint={people.length > 1 ? "Type @ and a name to notify a colleague." : undefined}
              people={people.length > 1 ? colleagues : []}
              onComment={mayComment
                ? (body, onDone) =>
                  comment.mutate({ body }, {
                    onSuccess: onDone,
                    onError: (error) => notifyFailure("Comment not saved", error),
                  })
                : undefined}
              onShare={(shareId, isShared) =>
                comment.mutate({ shareId, isShared }, {
                  onError: (error) => notifyFailure("Comment not changed", error),
                })}
              onDelete={mayComment
                ? (deleteId) =>
                  comment.mutate({ deleteId }, {
                    onError: (error) => notifyFailure("Comment not deleted", error),
                  })
                : undefined}
            />
          </div>
        </div>
      </div>
    </section>
  );
}
