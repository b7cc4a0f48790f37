/** What the review reads against, above the projects. */
import { Accessibility, Flame, Siren } from "lucide-react";
import { Badge } from "../ui/Badge.tsx";

const PARTS = [
  { icon: Flame, title: "Fire safety", text: "Ratings, sprinklers, alarms, interior finish" },
  { icon: Accessibility, title: "Accessibility", text: "Routes, clearances, fixtures, signs" },
  { icon: Siren, title: "Emergency safety", text: "Exits, travel distance, doors, stairs" },
];

export function CodeBanner() {
  return (
    <section
      aria-labelledby="code-banner"
      className="rounded-lg border border-hairline bg-accent-soft px-5 py-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="code-banner" className="text-md font-semibold">
          Florida Building Code, 8th edition (2023)
        </h2>
        <Badge tone="accent" className="bg-surface">10+ Code Sections Analyzed</Badge>
      </div>
      <ul className="mt-3 grid gap-3 sm:grid-cols-3">
        {PARTS.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-3">
            <Icon size={18} className="mt-0.5 shrink-0 text-accent" aria-hidden="true" />
            <span>
              <span className="block font-medium">{title}</span>
              <span className="block text-sm text-muted">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
