/** The owner's judgement of one finding, loaded with the others of its report and saved at once. */
import { FindingJudgement } from "../../components/report/FindingJudgement.tsx";
import type { ReportResponse } from "../../functions/_shared/contract/mod.ts";
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import { useJudgeFinding, useJudgements } from "../_client/judgements.ts";
import { notifyFailure } from "../_hooks/notices.ts";

export interface JudgeFindingProps {
  projectId: string;
  report: Pick<ReportResponse, "id">;
  finding: Finding;
}

export default function JudgeFinding({ projectId, report, finding }: JudgeFindingProps) {
  const { data } = useJudgements(projectId, report.id);
  const judging = useJudgeFinding(projectId, report.id);
  if (!data) return null;

  function save(change: Parameters<typeof judging.mutate>[0]) {
    judging.mutate(change, {
      onError: (error) => notifyFailure("Not saved", error),
    });
  }
  return (
    <FindingJudgement
      key={finding.id}
      judgement={data.judgements.find((it) => it.findingId === finding.id) ?? null}
      isBusy={judging.isPending}
      onJudge={(verdict, reason) => save({ findingId: finding.id, verdict, reason })}
      onTakeBack={() => save({ findingId: finding.id, verdict: null })}
    />
  );
}
