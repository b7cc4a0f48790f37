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
      className="flex flex-wrap items-center gap-x-5 gap-y-1.5 rounded-lg border border-hairline bg-accent-soft px-4 py-2 sm:px-5"
    >
      <h2 id="code-banner" className="font-semibold">Florida Building Code, 8th edition (2023)</h2>
      {/* Where there is no room for all in one line, the parts have a line of their own. */}
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm sm:max-xl:order-last sm:max-xl:basis-full">
        {PARTS.map(({ icon: Icon, title, text }) => (
          <li key={title} title={text} className="flex items-center gap-1.5">
            <Icon size={15} className="shrink-0 text-accent" aria-hidden="true" />
            {title}
          </li>
        ))}
      </ul>
      <Badge tone="accent" className="bg-surface sm:ml-auto">10+ Code Sections Analyzed</Badge>
    </section>
  );
}
