/** The side column of the dashboard: quick actions, what the markup does, which parts of the code are read. */
import { FilePlus2, Keyboard, Search, Settings } from "lucide-react";
import type { ReactNode } from "react";
import { MARK_LABELS, type MarkKind, SeverityMark } from "../ui/SeverityMark.tsx";
import { Card, CardTitle } from "../ui/Card.tsx";

const ROW =
  "flex w-full min-h-10 pointer-coarse:min-h-11 items-center gap-3 rounded px-3 text-left text-base hover:bg-sunken";

export function QuickActions(
  { onNewProject, onSearch }: { onNewProject: () => void; onSearch: () => void },
) {
  return (
    <Card labelledBy="quick-actions">
      <CardTitle id="quick-actions">Quick Actions</CardTitle>
      <div className="px-2 pb-3">
        <button type="button" className={ROW} onClick={onNewProject}>
          <FilePlus2 size={17} className="text-accent" aria-hidden="true" />New Project
        </button>
        <button type="button" className={ROW} onClick={onSearch}>
          <Search size={17} className="text-accent" aria-hidden="true" />Search Projects
        </button>
        <a className={ROW} href="/settings">
          <Settings size={17} className="text-accent" aria-hidden="true" />Account Settings
        </a>
      </div>
    </Card>
  );
}

const LEGEND: MarkKind[] = ["critical", "high", "medium", "low", "warning"];

export function MarkupExplainer() {
  return (
    <Card labelledBy="markup-explainer">
      <CardTitle id="markup-explainer">Interactive Markup</CardTitle>
      <div className="px-5 pb-4">
        <p className="text-muted">
          Select a finished project to see its findings on the sheets. Each box shows what was
          measured, what is required and the code section that requires it.
        </p>
        <ul className="mt-3 grid min-[20rem]:grid-cols-2 gap-y-1.5 text-sm">
          {LEGEND.map((kind) => (
            <li key={kind} className="flex items-center gap-2">
              <SeverityMark kind={kind} />
              {MARK_LABELS[kind]}
            </li>
          ))}
        </ul>
        <p className="mt-3 flex items-center gap-2 text-sm text-muted pointer-coarse:hidden">
          <Keyboard size={15} aria-hidden="true" />
          <span>
            <Key>J</Key> and <Key>K</Key> step through findings
          </span>
        </p>
      </div>
    </Card>
  );
}

export function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-sm border border-hairline bg-sunken px-1.5 py-px font-mono text-xs text-ink">
      {children}
    </kbd>
  );
}

/** Chapters a Florida reviewer opens first. @source Florida Building Code, Building, 8th edition (2023) */
const KEY_SECTIONS = [
  ["FBC-B 107", "Submittal documents"],
  ["FBC-B 503–508", "Height, area and mixed occupancy"],
  ["FBC-B 601, 705", "Fire resistance, exterior walls"],
  ["FBC-B 903, 907", "Sprinklers and alarms"],
  ["FBC-B 1004–1030", "Means of egress"],
  ["FBC-A", "Accessibility"],
  ["FBC-B 1609, 1612", "Wind and flood"],
  ["FBC-P 403", "Plumbing fixtures"],
  ["FBC-M 403", "Ventilation"],
  ["NEC 2020", "Electrical"],
] as const;

export function KeySections() {
  return (
    <Card labelledBy="key-sections">
      <CardTitle id="key-sections">Florida Building Code key sections</CardTitle>
      <dl className="grid gap-x-4 min-[20rem]:grid-cols-[auto_1fr] gap-y-1.5 px-5 pb-4 text-sm">
        {KEY_SECTIONS.map(([section, meaning]) => (
          <div key={section} className="contents">
            <dt className="font-mono whitespace-nowrap">{section}</dt>
            <dd className="text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
