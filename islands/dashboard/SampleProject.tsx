/** The sample project of every account: its finished report to look around in. It is no project, and counted nowhere. */
import { FileText, X } from "lucide-react";
import { Badge } from "../../components/ui/Badge.tsx";
import { Button, ButtonLink } from "../../components/ui/Button.tsx";
import { SAMPLE_PROJECT } from "../../functions/_shared/constants/sample.ts";
import { useRemembered } from "../_hooks/remembered.ts";

/** Whoever has so many projects knows what a report looks like. */
const ENOUGH_PROJECTS = 3;
const NAME = SAMPLE_PROJECT.name.replace(/^Sample: /, "");

/** @param projects how many the account has; undefined while they load */
export default function SampleProject({ projects }: { projects: number | undefined }) {
  const [isHidden, setHidden] = useRemembered("flc_sample_hidden");
  if (isHidden || projects === undefined || projects >= ENOUGH_PROJECTS) return null;
  return (
    <article
      aria-label={`Sample project: ${NAME}`}
      className="no-print relative flex flex-wrap items-center gap-x-5 gap-y-2.5 rounded-lg border border-dashed border-edge bg-surface py-3 pr-12 pl-4 sm:pl-5 pointer-coarse:pr-14"
    >
      <div className="min-w-0 grow basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {NAME[0].toUpperCase() + NAME.slice(1)}
          <Badge tone="accent">Sample</Badge>
        </p>
        <p className="mt-0.5 text-sm text-muted">
          A finished report on plans drawn with deliberate errors. It doesn’t count toward your
          limits.
        </p>
      </div>
      <ButtonLink href="/sample" size="sm">
        <FileText size={15} aria-hidden="true" />Look around
        <span className="sr-only">in the sample report</span>
      </ButtonLink>
      <Button
        size="icon"
        variant="ghost"
        title="Hide"
        onClick={() => setHidden(true)}
        className="absolute! top-1 right-1 text-muted"
      >
        <X size={16} aria-hidden="true" />
        <span className="sr-only">Hide the sample project</span>
      </Button>
    </article>
  );
}
