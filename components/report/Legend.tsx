/** What the shapes and colours on the sheets mean. */
import { MARK_LABELS, type MarkKind, SeverityMark } from "../ui/SeverityMark.tsx";

const KINDS: MarkKind[] = ["critical", "high", "medium", "low", "warning", "compliant"];

export function Legend() {
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {KINDS.map((kind) => (
        <li key={kind} className="flex items-center gap-1.5">
          <SeverityMark kind={kind} size={12} isOnPaper />
          {MARK_LABELS[kind]}
        </li>
      ))}
    </ul>
  );
}
