import { CheckCircle2, CircleAlert, CircleHelp, LoaderCircle, XCircle } from "lucide-react";
import type { ProjectSummary } from "../../functions/_shared/contract/mod.ts";
import { Badge } from "../ui/Badge.tsx";
import { statusOf } from "./status.ts";

const ICONS = {
  accent: LoaderCircle,
  critical: XCircle,
  compliant: CheckCircle2,
  medium: CircleAlert,
  neutral: CircleHelp,
} as const;

/** A project's state as icon and word. */
export function StatusBadge(
  { project }: { project: Pick<ProjectSummary, "status" | "issuesFound" | "review"> },
) {
  const { label, tone } = statusOf(project);
  const Icon = ICONS[tone as keyof typeof ICONS] ?? CircleHelp;
  return (
    <Badge tone={tone}>
      <Icon
        size={13}
        aria-hidden="true"
        className={project.status === "processing" ? "animate-spin" : undefined}
      />
      {label}
    </Badge>
  );
}
