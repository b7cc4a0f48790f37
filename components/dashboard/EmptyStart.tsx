/** A dashboard without projects: the create form stands where the projects will be. */
import { BrainCircuit, FileCheck2, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "../ui/Badge.tsx";
import { Card } from "../ui/Card.tsx";

const BADGES = [
  { icon: ShieldCheck, label: "Secure" },
  { icon: BrainCircuit, label: "AI Powered" },
  { icon: FileCheck2, label: "Code Compliant" },
];

export function EmptyStart(
  { name, sample, children }: { name: string; sample: ReactNode; children: ReactNode },
) {
  return (
    <div>
      <p className="text-muted">Welcome, {name}</p>
      <h1 className="mt-1 page-title">Start Your First Project</h1>
      <p className="mt-2 max-w-prose text-muted">
        Describe the building, add the plan files, and the review reads every sheet. You get
        findings with their code section and location on the drawing.{" "}
        <a href="/sample" className="text-accent underline underline-offset-2">
          See a finished report
        </a>
      </p>
      <ul className="mt-3 mb-5 flex flex-wrap gap-2">
        {BADGES.map(({ icon: Icon, label }) => (
          <li key={label}>
            <Badge tone="accent">
              <Icon size={14} aria-hidden="true" />
              {label}
            </Badge>
          </li>
        ))}
      </ul>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card className="p-5">{children}</Card>
        {sample}
      </div>
    </div>
  );
}
