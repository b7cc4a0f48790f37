import { CheckCircle2, CircleAlert, CircleHelp, Clock, LoaderCircle, XCircle } from "lucide-react";
import type { ProjectSummary } from "../../functions/_shared/contract/mod.ts";
import { Badge } from "../ui/Badge.tsx";
import { isWaiting, statusOf } from "./status.ts";

const ICONS = {
  accent: LoaderCircle,
  critical: XCircle,
  compliant: CheckCircle2,
  medium: CircleAlert,
  neutral: CircleHelp,
} as const;

/** A project's state as icon and word. */
export function StatusBadge(
  { project }: {
    project:
      & Pick<ProjectSummary, "status" | "issuesFound" | "review">
      & Partial<Pick<ProjectSummary, "progressPercent">>;
  },
) {
  const { label, tone } = statusOf(project);
  const isTurning = project.status === "processing" && !isWaiting(project);
  const Icon = isWaiting(project) ? Clock : ICONS[tone as keyof typeof ICONS] ?? CircleHelp;
  return (
    <Badge tone={tone}>
      <Icon
        size={13}
        aria-hidden="true"
        className={isTurning ? "animate-spin" : undefined}
      />
      {label}
    </Badge>
  );
}
