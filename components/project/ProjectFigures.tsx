/** The four figures of a project, and what they come to in a line or two where a phone folds them. */
import type { ProjectSummary } from "../../functions/_shared/contract/mod.ts";
import { issuesAndQuestions } from "../../functions/_shared/counts.ts";
import { formatDate, plural } from "../format.ts";
import { StatTile } from "../ui/Card.tsx";
import { Unbroken } from "../ui/Unbroken.tsx";
import { PROJECT_FIGURES } from "./ProjectPending.tsx";

type Counted = Pick<
  ProjectSummary,
  "status" | "complianceScore" | "issuesFound" | "review" | "fileCount" | "updatedAt"
>;

export interface ProjectFiguresProps {
  project: Counted;
  /** Findings that need a person; null while the report is not known. */
  questions: number | null;
  /** Something was decided or raised since: the figures say that they are those of the sealed report. */
  isReviewed?: boolean;
}

const percentOf = ({ complianceScore }: Counted): string | null =>
  complianceScore === null ? null : `${Math.round(complianceScore)}%`;

/** `Compliance 59%, 11 issues, 5 more need a person`; and what else is in the fold. */
export function projectFacts(
  { project, questions, isReviewed = false }: ProjectFiguresProps,
): string[] {
  const percent = percentOf(project);
  const figures = project.status === "completed" && [
    percent && `Compliance ${percent}`,
    issuesAndQuestions(project.issuesFound, questions ?? 0),
  ].filter(Boolean).join(", ");
  return [
    ...figures ? [isReviewed ? `As sealed: ${figures}` : figures] : [],
    "Details, files and tags",
  ];
}

/** What the findings are of which the tile gives the number: `11 issues, 5 need a person`. */
const kindsOf = (issues: number, questions: number): string =>
  [
    issues > 0 && plural(issues, "issue"),
    questions > 0 && plural(questions, "needs a person", "need a person"),
  ].filter(Boolean).join(", ");

export function ProjectFigures({ project, questions, isReviewed = false }: ProjectFiguresProps) {
  const named = (label: string) => isReviewed ? `${label}, as sealed` : label;
  const unknown = project.status === "failed" ? "Not reviewed" : undefined;
  const areCounted = project.status === "completed" && questions !== null;
  return (
    <div className={PROJECT_FIGURES}>
      <StatTile isDense label="Files" value={project.fileCount} />
      <StatTile
        isDense
        label={named("Compliance")}
        value={percentOf(project)}
        unknown={unknown}
        note={project.review && (
          <span className="max-xl:hidden">
            <Unbroken text={project.review.note} />
          </span>
        )}
      />
      <StatTile
        isDense
        label={named("Findings")}
        value={areCounted ? project.issuesFound + questions : null}
        unknown={unknown}
        note={areCounted && kindsOf(project.issuesFound, questions)}
      />
      <StatTile isDense label="Updated" value={formatDate(project.updatedAt)} />
      {project.review && (
        <p className="col-span-full text-xs text-muted xl:hidden">
          <Unbroken text={project.review.note} />
        </p>
      )}
    </div>
  );
}
